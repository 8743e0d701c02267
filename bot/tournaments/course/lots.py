"""What pairings, places in brackets and the last tie-break are drawn from: nobody chooses it alone."""

from __future__ import annotations

from hashlib import sha256

from bot.store import TournamentRow
from bot.tournaments.course.event import Tournament


def commitment(row: TournamentRow) -> str:
    """Return what is published of the lots with the event (SHA-256 in hexadecimal)."""
    return _hash("herald-lots-promise-1", row.seed, row.code)


def lots(event: Tournament) -> str:
    """Return what lots are drawn from: of all who had entered when the first were."""
    row = event.row
    return row.lots or _hash("herald-lots-seed-1", row.seed, row.code, *nonces(event))


def nonces(event: Tournament) -> list[str]:
    """Return what entrants have added, by their numbers."""
    return [event.by_number[number].nonce for number in sorted(event.by_number)]


def _hash(*lines: str) -> str:
    return sha256("\n".join(lines).encode()).hexdigest()
