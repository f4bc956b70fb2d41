"""`python -m opspec`: the command line, for where the console script is not on the path."""

import sys

from opspec.cli import main

if __name__ == "__main__":
    sys.exit(main())
