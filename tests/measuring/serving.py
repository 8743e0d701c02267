"""The real bot in a process of its own, as `python -m bot` runs it, told to speak to a stand-in for Discord.

`python -m tests.measuring.serving URL`; the settings come from the environment.
"""

from __future__ import annotations

import argparse
import sys

import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

if __name__ == "__main__":
    from bot.cli.serve import run

    Route.BASE = f"{sys.argv[1]}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sys.argv[1].replace("http:", "ws:")) / "gateway"
    sys.exit(run(argparse.Namespace()))
