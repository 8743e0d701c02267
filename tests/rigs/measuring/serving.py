"""The real bot in a process of its own, as `python -m bot` runs it, told to speak to a stand-in for Discord.

`python -m tests.rigs.measuring.serving URL [MIGRATIONS]`; the settings come from the environment. With a
folder it is a build whose database goes by the migrations in there.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

if __name__ == "__main__":
    from bot.workers import begin_ahead

    begin_ahead()
    from bot.cli.serve import run

    if len(sys.argv) > 2:
        from bot.store.postgres import slots

        slots.prepare = partial(slots.prepare, folder=Path(sys.argv[2]))
    Route.BASE = f"{sys.argv[1]}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sys.argv[1].replace("http:", "ws:")) / "gateway"
    sys.exit(run(argparse.Namespace()))
