"""Settings and what was played lie where the desktop expects them, also found without platformdirs."""

import sys
from pathlib import Path

import platformdirs
import pytest

from laksewhist.gui.own_folders import cache_folder, config_folder, data_folder


@pytest.mark.parametrize("value", [None, "", "  ", "/somewhere/else"])
def test_they_are_those_of_platformdirs(value, monkeypatch):
    for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        if value is None:
            monkeypatch.delenv(name, raising=False)
        else:
            monkeypatch.setenv(name, value)
    assert config_folder() == Path(platformdirs.user_config_path("laksewhist", appauthor=False))
    assert data_folder() == Path(platformdirs.user_data_path("laksewhist", appauthor=False))
    assert cache_folder() == Path(platformdirs.user_cache_path("laksewhist", appauthor=False))


def test_half_a_path_counts_for_nothing(monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", "below/here")
    assert config_folder() == Path.home() / ".config" / "laksewhist"


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_elsewhere_platformdirs_is_asked(system, monkeypatch):
    monkeypatch.setattr(sys, "platform", system)
    assert config_folder() == Path(platformdirs.user_config_path("laksewhist", appauthor=False))
