"""`python -m tests.rigs.bench`. Workers load again whatever program is no such file.

So the process that draws is measured as the bot has it, without what measures it.
"""

from __future__ import annotations

import sys

from tests.rigs.bench import main

if __name__ == "__main__":
    sys.exit(main())
