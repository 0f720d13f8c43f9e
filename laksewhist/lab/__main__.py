"""Runs the program without a screen: `python -m laksewhist.lab`."""

import sys

from laksewhist.lab.cli import main

if __name__ == "__main__":
    sys.exit(main())
