"""What the victim tells its witness: one JSON list a line, written at once and whole."""

from __future__ import annotations

import json
import os
from typing import Any

from bot.matches.people import Agreement
from bot.matches.session import MatchSession

CREATED, STARTED, ANSWERED, CHANGED, COMMITTED = "created", "started", "answered", "changed", "committed"
DELIVERED, TWICE, SWALLOWED, DONE = "delivered", "twice", "swallowed", "done"
ACKNOWLEDGED = frozenset({CREATED, STARTED, ANSWERED, CHANGED})


def say(kind: str, *facts: Any) -> None:
    """Write one line to the pipe; a line below 4 KiB is never torn. Nobody listens: nothing to live for."""
    try:
        os.write(1, (json.dumps([kind, *facts]) + "\n").encode())
    except BrokenPipeError:
        os._exit(1)


def heard(line: str) -> list[Any]:
    """Read a line back; what follows its kind are its facts."""
    return json.loads(line)


def face(session: MatchSession) -> str:
    """Name what people see of a match: its state, and who offers a draw."""
    seated = session.people.seats[: session.match.seats]  # who plays by the rules alone offers nothing
    return face_of(session.match.hash(), [Agreement.DRAW in seat.offers for seat in seated])


def face_of(state: str, offers: list[bool]) -> str:
    """Name a state of a match and who offers a draw in it."""
    return "".join([state, *("+" if offered else "-" for offered in offers)])
