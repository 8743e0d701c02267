"""Processes that work for the bot: they draw, or think.

Nothing heavy is imported here: each process imports this, and what its work needs.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from threading import Thread

_NICE = 5


def workers(processes: int) -> ProcessPoolExecutor:
    """Return a pool of so many processes; they start when there is work."""
    context = multiprocessing.get_context("spawn")  # a fork would copy the loop and the database
    return ProcessPoolExecutor(processes, mp_context=context, initializer=_settle_in)


def end_workers() -> None:
    """End all such processes at once: what they draw or think of can be done anew."""
    for process in multiprocessing.active_children():
        process.terminate()


def _settle_in() -> None:
    """Make a new process ready: it gives way to the bot, and ends with it."""
    os.nice(_NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all processes of a terminal
    Thread(target=_end_with_the_bot, daemon=True).start()


def _end_with_the_bot() -> None:
    """Wait until the bot is gone, then go too.

    A bot that is killed says nothing, and the queue of work does not end with
    it, for this process holds the queue's writing end as well.
    """
    bot = multiprocessing.parent_process()
    assert bot is not None
    bot.join()
    os._exit(1)
