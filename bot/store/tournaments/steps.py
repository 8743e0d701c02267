"""What every step of a tournament writes: the change, its line in the log, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.store.outbox.messages import Message
from bot.store.outbox.outbox import message_statement
from bot.store.sql import Statement, Value, to_json
from bot.store.tournaments.deadlines import TournamentDeadline, put_statement
from bot.store.tournaments.rows import AuditEntry


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
            WHERE tournament_id = :tournament AND kind IN (@among(:stopped, TEXT))
        """
        yield Statement(sql, {"tournament": tournament_id, "stopped": to_json(list(follows.stopped))})
    yield from map(put_statement, follows.deadlines)
    for message in follows.outbox:
        yield message_statement(message, now)


def touched(tournament_id: int, now: float) -> Statement:
    """Raise the revision without asking for one: nothing is overwritten by this."""
    sql = "UPDATE tournaments SET revision = revision + 1, updated = :updated WHERE id = :id"
    return Statement(sql, {"updated": now, "id": tournament_id})


def logged(act: AuditEntry, tournament: int | str) -> Statement:
    """Write the log. A tournament that has no id yet is told by its code."""
    by_code = "(SELECT id FROM tournaments WHERE code = :tournament)"
    sql = f"""
        INSERT INTO tournament_audit (tournament_id, by_user, verb, facts, interaction_id, at)
        VALUES ({by_code if isinstance(tournament, str) else ":tournament"}, :by, :verb, :facts,
            :interaction, :at)
    """
    values: dict[str, Value] = {
        "tournament": tournament,
        "by": act.by,
        "verb": act.verb,
        "facts": to_json(dict(act.facts)),
        "interaction": act.interaction_id,
        "at": act.at,
    }
    return Statement(sql, values)
