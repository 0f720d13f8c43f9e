"""What every test gets. Nothing here needs PySide6: the tests below gui also run without it."""

import faulthandler
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

USER_FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")

# The same examples in every run: a red run can be repeated, and a busy machine is not a fault of the code.
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
# HYPOTHESIS_PROFILE=search looks for new ones.
settings.register_profile("search", deadline=None, max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    """Without pytest-qt, know its settings of pyproject.toml all the same."""
    if not pluginmanager.has_plugin("pytest-qt"):
        for name in ("qt_api", "qt_log_level_fail", "qt_log_ignore"):
            parser.addini(name, "read by pytest-qt only", type="args")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests of a long run where none is meant."""
    if "stress" not in config.option.markexpr:
        long = [item for item in items if item.get_closest_marker("stress") is not None]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item not in long]


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Give a long run the time that it needs: the limit that ends a test which hangs has begun already."""
    if item.get_closest_marker("stress") is not None:
        faulthandler.cancel_dump_traceback_later()


@pytest.fixture(scope="session", autouse=True)
def away_from_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Settings and history of whoever runs the tests are never read or written."""
    with pytest.MonkeyPatch.context() as patch:
        home = tmp_path_factory.mktemp("home")
        for name in USER_FOLDERS:
            folder = home / name.lower()
            folder.mkdir(mode=0o700)
            patch.setenv(name, str(folder))
        yield
