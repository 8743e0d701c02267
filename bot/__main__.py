"""`python -m bot`: run Herald, try it out, and look after its files."""

from __future__ import annotations

import sys

if __name__ == "__main__":
    # Only here: a process that thinks or draws loads this file too, under another name.
    from bot.cli.parser import main

    sys.exit(main(sys.argv[1:]))
