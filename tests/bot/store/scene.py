"""Matches to store: what they hold does not matter to the store."""

from typing import Any

from bot.store import Checkpoint, MatchRow, MatchStatus, Move, NewMatch, NumberedAnswer, SeatRow, Store
from engines.kernel import Event

ANNE, BEN = 1001, 2**62
NOW = 1_700_000_000.0


def challenge(**changes: Any) -> NewMatch:
    values: dict[str, Any] = {
        "guild_id": 7,
        "channel_id": 70,
        "locale": "fr",
        "game": "dueling_nobles",
        "options": {"quick_duel": True},
        "rules_version": 1,
        "seed": "the-secret-seed",
        "commitment": lambda _: "public",
        "clock": "live",
        "challenger_id": ANNE,
        "seats": [SeatRow(seat=0, name="Anne", user_id=ANNE), SeatRow(seat=1, name="Ben", user_id=BEN)],
    }
    return NewMatch(**(values | changes))


def dump(serial: int) -> dict[str, Any]:
    return {
        "game": "dueling_nobles", "rules": 1, "seats": 2, "seed": "the-secret-seed",
        "serial": serial, "opened": serial, "floor": 0, "trail": [[0, {"é": "♥"}]], "since": [],
        "ending": None,
    }  # fmt: skip


async def running(store: Store, **changes: Any) -> MatchRow:
    """Create a match and start it."""
    row = await store.matches.create(challenge(**changes), NOW)
    start = Move(match_id=row.id, status=MatchStatus.RUNNING, checkpoint=Checkpoint(0, dump(0)))
    await store.moves.commit(start, NOW)
    return row


def move(row: MatchRow, number: int, **changes: Any) -> Move:
    values: dict[str, Any] = {
        "match_id": row.id,
        "answers": [NumberedAnswer(number, number % 2, f"card-{number}")],
        "events": [Event("play", {"card": "♥"}, {0: {"drawn": number}})],
    }
    return Move(**(values | changes))
