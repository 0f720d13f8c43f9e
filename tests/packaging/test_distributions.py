"""The source distribution holds all that a build needs; two builds give the same wheel, byte for byte.

Without compiling the solver, which takes long: packaging/build.sh compiles it twice, and compares those wheels too.
"""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from compile_core import VARIABLE

ROOT = Path(__file__).parents[2]
RESOURCES = "laksewhist/gui/_resources.py"

pytestmark = [pytest.mark.slow, pytest.mark.gui]


def hatchling(folder: Path, kind: str, target: Path) -> Path:
    """Build in ``folder`` into ``target``; the one file that comes out."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    environment = {**os.environ, VARIABLE: "0"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False, timeout=120
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = target.iterdir()
    return built


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return hatchling(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheels(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """Two wheels, each built from the source distribution in a folder where nothing was built before."""
    built = []
    for name in ("one", "other"):
        folder = tmp_path_factory.mktemp(name)
        # Python 3.11.2, which Debian 12 has, knows no extraction filter; later ones warn where none is given.
        subprocess.run(["tar", "-xzf", str(sdist), "-C", str(folder)], check=True, timeout=60)
        (sources,) = folder.iterdir()
        built.append(hatchling(sources, "wheel", tmp_path_factory.mktemp("wheel")))
    return built


def sources_of(folder: str) -> set[str]:
    return {
        str(path.relative_to(ROOT))
        for path in (ROOT / folder).glob("**/*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".pyc", ".so", ".pyd")
    }


def test_the_source_distribution_holds_every_source_and_nothing_that_is_built(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = sources_of("laksewhist") | sources_of("assets") | sources_of("packaging") | sources_of("tests")
    wanted |= {"pyproject.toml", "resources.qrc", "README.md", "CHANGELOG.md", "LICENSE"}
    assert wanted - names <= {RESOURCES}
    assert RESOURCES not in names
    assert not [name for name in names if name.startswith(("build/", ".venv"))]


def test_the_wheel_holds_the_package_and_the_resources_and_no_more(wheels: list[Path]) -> None:
    names = {name for name in zipfile.ZipFile(wheels[0]).namelist() if ".dist-info/" not in name}
    assert names == sources_of("laksewhist") | {RESOURCES}
    assert wheels[0].name.endswith("-none-any.whl")


def test_two_builds_of_the_wheel_are_identical(wheels: list[Path]) -> None:
    one, other = wheels
    assert one.name == other.name
    assert one.read_bytes() == other.read_bytes()
