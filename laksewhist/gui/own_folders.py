"""Where a desktop expects a program's settings, what it keeps, and what it can do without.

On Linux they are found here, by the rules of freedesktop: platformdirs gives the same ones, and a test says so, but
takes as long to be imported as the first table takes to be laid out.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import ModuleType
from typing import Final

NAME: Final = "laksewhist"


def config_folder() -> Path:
    """Where settings are kept."""
    return _below("XDG_CONFIG_HOME", "~/.config") or Path(_platformdirs().user_config_path(NAME, appauthor=False))


def data_folder() -> Path:
    """Where what was played is kept."""
    return _below("XDG_DATA_HOME", "~/.local/share") or Path(_platformdirs().user_data_path(NAME, appauthor=False))


def cache_folder() -> Path:
    """Where what can be made again is kept."""
    return _below("XDG_CACHE_HOME", "~/.cache") or Path(_platformdirs().user_cache_path(NAME, appauthor=False))


def _below(variable: str, usual: str) -> Path | None:
    """The folder on Linux, where a variable without a whole path counts for nothing; None elsewhere."""
    system: str = sys.platform
    if system != "linux":
        return None
    named = os.environ.get(variable, "")
    return Path(named if os.path.isabs(named) else os.path.expanduser(usual), NAME)


def _platformdirs() -> ModuleType:
    import platformdirs

    return platformdirs
