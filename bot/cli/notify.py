"""Tells systemd how the service is, where that has started it (`Type=notify`); else nobody is told.

A datagram to the socket that it names is all of its protocol, sd_notify(3). The packages for it want its C
library, or nobody keeps them.
"""

from __future__ import annotations

import asyncio
import logging
import os
import socket

log = logging.getLogger(__name__)

READY = "READY=1"
"""The service does what it is there for."""
STOPPING = "STOPPING=1"
"""It is about to end."""
ALIVE = "WATCHDOG=1"
"""Its event loop turns."""


def notify(state: str) -> None:
    """Tell systemd, if it listens; a word that does not arrive stops nobody."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    if address.startswith("@"):  # a name that is no file
        address = "\0" + address[1:]
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
            out.setblocking(False)
            out.sendto(state.encode(), address)
    except OSError as error:
        log.warning("systemd was not told %s: %s", state, error)


async def keep_alive() -> None:
    """Tell systemd twice in each time that it waits for that, if it does, that the loop turns."""
    waits = os.environ.get("WATCHDOG_USEC", "")
    if waits:
        while True:
            notify(ALIVE)
            await asyncio.sleep(int(waits) / 1e6 / 2)
