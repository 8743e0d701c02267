"""What every step of a tournament writes: the change, its line in the log, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.store.outbox.outbox import Message, message_statement
from bot.store.sqlite.reader import to_json
from bot.store.sqlite.writer import Statement
from bot.store.tournaments.deadlines import TournamentDeadline, put_statement
from bot.store.tournaments.rows import Act


@dataclass(frozen=True, slots=True, kw_only=True)
class Follows:
    """What follows from a step, and is written with it."""

    deadlines: Sequence[TournamentDeadline] = ()
    """Set, each in place of the one of the same kind and table."""
    stopped: Sequence[str] = ()
    """Kinds of deadlines of the whole tournament that no longer hold."""
    outbox: Sequence[Message] = ()


NOTHING = Follows()


def following(tournament_id: int, follows: Follows, now: float) -> Iterable[Statement]:
    """Yield the statements of what follows."""
    if follows.stopped:
        sql = """
            DELETE FROM tournament_deadlines
            WHERE tournament_id = ? AND kind IN (SELECT value FROM json_each(?))
        """
        yield Statement(sql, (tournament_id, to_json(list(follows.stopped))))
    yield from map(put_statement, follows.deadlines)
    for message in follows.outbox:
        yield message_statement(message, now)


def touched(tournament_id: int, now: float) -> Statement:
    """Raise the revision without asking for one: nothing is overwritten by this."""
    sql = "UPDATE tournaments SET revision = revision + 1, updated = ? WHERE id = ?"
    return Statement(sql, (now, tournament_id))


def logged(act: Act, tournament: str, value: int | str) -> Statement:
    """Write the log. `tournament` is SQL for the tournament's id."""
    sql = f"""
        INSERT INTO tournament_audit (tournament_id, by_user, verb, facts, interaction_id, at)
        VALUES ({tournament}, ?, ?, ?, ?, ?)
    """
    return Statement(sql, (value, act.by, act.verb, to_json(dict(act.facts)), act.interaction_id, act.at))
