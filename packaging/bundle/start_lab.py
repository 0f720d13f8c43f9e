"""Where the bundled program without a screen begins."""

import sys

from laksewhist.lab.cli import main

sys.exit(main())
