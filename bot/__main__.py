"""`python -m bot`: run Herald, try it out, and look after its files."""

from __future__ import annotations

import sys

from bot.cli.parser import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
