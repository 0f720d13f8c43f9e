"""Where the bundled game begins: PyInstaller needs a file of its own for each program."""

import sys

from laksewhist.gui.startup import main

sys.exit(main())
