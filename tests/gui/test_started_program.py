"""The program as it is started: a window on a real X server, painted, that closes when it is asked to."""

import os
import sys
from pathlib import Path

import pytest
from check_window import check

START = "import sys; from laksewhist.gui.app import main; sys.exit(main())"


@pytest.mark.xcb
def test_the_window_comes_up_painted_and_closes() -> None:
    framebuffer = Path(os.environ["LAKSEWHIST_FRAMEBUFFER"])
    assert check([sys.executable, "-c", START], framebuffer).endswith("closed")
