"""What moderators decide of a match: each is written with its reason, and told at the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from bot.errors import EventHeld, NotHeld, NotRunning, OutOfOrder
from bot.matches.messages import Moderated
from bot.matches.moderation.substitutes import Substitute, seat_instead
from bot.matches.move_builder import MatchChange
from bot.matches.quarantine import step
from bot.matches.service import MatchService
from bot.matches.session import MatchSession
from bot.store import Changed, MatchStatus, Move, Statement
from bot.store.matches.matches import rests_statement
from bot.store.matches.moderation import (
    ModerationEntry,
    Ruling,
    entry_statement,
    held_statement,
    settled_statement,
)
from engines.kernel import Match


async def end(match_service: MatchService, entry: ModerationEntry) -> None:
    """Call a match off; one that cannot even be read is closed. Raises NotRunning."""
    try:
        await _ended(match_service, entry, lambda match: match.call_off("moderate"))
    except OutOfOrder:
        await _closed(match_service, entry)


async def adjudicate(match_service: MatchService, entry: ModerationEntry, seat: int | None) -> None:
    """End a match as a seat's win, with its partners, or as a draw. Raises NotRunning."""
    await _ended(match_service, entry, lambda match: match.adjudicate(seat))


async def pause(match_service: MatchService, entry: ModerationEntry) -> None:
    """Let nothing of a match run, until a moderator lets it go on. Raises NotRunning or Held."""
    async with match_service.held(_match(entry)) as session:
        _require_running(session)
        if session.place.held:
            raise EventHeld
        session.place.held, session.place.lost, session.place.rests = True, False, False
        stopped = [held_statement(session.id, True), rests_statement(session.id, False)]
        await match_service.commit(session, _change(entry, MatchStatus.STRANDED, stopped))


async def resume(match_service: MatchService, entry: ModerationEntry) -> None:
    """Let a match go on that a moderator has paused; everybody has their whole time again.

    Raises NotRunning or NotHeld.
    """
    async with match_service.held(_match(entry)) as session:
        _require_running(session)
        if not session.place.held:
            raise NotHeld
        session.place.held = False
        goes_on = held_statement(session.id, False)
        await match_service.commit(session, _change(entry, MatchStatus.RUNNING, [goes_on]))


async def replace_by_computer(
    match_service: MatchService, entry: ModerationEntry, user_id: int, who: Substitute
) -> MatchSession:
    """Let a computer take the seat of who is absent. Raises NotRunning or NotYourSeat."""
    return await seat_instead(match_service, _match(entry), user_id, who, _change(entry))


async def take_offer(
    match_service: MatchService, offer: ModerationEntry, who: Substitute, interaction_id: int | None
) -> MatchSession:
    """Let a person take the seat that a moderator has offered them. Raises NotRunning or NotYourSeat."""
    taken = MatchChange(interaction_id, also=[settled_statement(offer.id, Ruling.REPLACE)])
    return await seat_instead(match_service, _match(offer), offer.facts["user"], who, taken)


async def _ended(
    match_service: MatchService, entry: ModerationEntry, how: Callable[[Match[Any]], None]
) -> None:
    async with match_service.held(_match(entry)) as session:
        _require_running(session)
        with step(session):
            how(session.match)
        session.place.held = False
        await match_service.commit(session, _change(entry, None, [held_statement(session.id, False)]))


async def _closed(match_service: MatchService, entry: ModerationEntry) -> None:
    """Close a match without a result, past its rules."""
    change = _change(entry)
    move = Move(
        match_id=_match(entry), status=MatchStatus.CANCELLED, outbox=tuple(change.more), also=change.also
    )
    try:
        await match_service.store.moves.commit(move, match_service.now())
    except Changed as error:
        raise NotRunning from error


def _change(
    entry: ModerationEntry, status: MatchStatus | None = None, also: Sequence[Statement] = ()
) -> MatchChange:
    """Return the change that a ruling is: with its line in the log, and the word at the table."""
    told = [Moderated(_match(entry), entry.id).to_row()]
    return MatchChange(entry.id, status=status, more=told, also=[*also, entry_statement(entry)])


def _require_running(session: MatchSession) -> None:
    if session.match.result is not None:
        raise NotRunning


def _match(entry: ModerationEntry) -> int:
    assert entry.match_id is not None
    return entry.match_id


def settled(offer: ModerationEntry, verb: Ruling) -> ModerationEntry:
    """Return an offer as it is once it is settled."""
    return replace(offer, verb=verb)
