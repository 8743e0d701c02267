"""`python -m bot`: run Herald, try it out, and look after its files."""

from __future__ import annotations

import sys

if __name__ == "__main__":
    try:
        # Only here: a process that thinks or draws loads this file too, under another name.
        if sys.argv[1:2] in ([], ["run"]):
            from bot.workers import begin_ahead

            begin_ahead()  # loads as long as what follows, and beside it
        from bot.cli.parser import main
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] in ("bot", "cogs", "engines", "render"):
            raise  # a fault of ours
        sys.exit(
            f"herald: this Python lacks the package {missing.name}. Start Herald with `make run`, which sets "
            "everything up, or with the Python in which it was set up: `.venv/bin/python -m bot`."
        )

    sys.exit(main(sys.argv[1:]))
