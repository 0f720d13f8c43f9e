"""Where the bundled program without a screen begins."""

import multiprocessing
import sys

# The processes of `--jobs` are started as this program, with words of their own, and must not read them as options.
multiprocessing.freeze_support()

from laksewhist.lab.cli import main  # noqa: E402 - a process of `--jobs` has gone its own way by here

sys.exit(main())
