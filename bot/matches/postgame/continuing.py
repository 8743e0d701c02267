"""Going on against computers from a moment of a match that is over.

The new match begins with the answers that led there, from the same seed: its record and its replay are whole,
and dice and piles are as they were. It is rated no more than any other match against computers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.errors import NoComputers
from bot.matches.clock import Preset
from bot.matches.options import options_of
from bot.matches.postgame.errors import ContinueAfterEvent, NothingToContinue
from bot.matches.postgame.records import Records
from bot.matches.service import MatchService, Press
from bot.matches.session import Begun, MatchSession
from bot.matches.start.challenges import Person
from bot.matches.start.computer_names import computer_names
from bot.store import MatchRow, MatchStatus, Move, NewMatch, SeatRow
from engines.kernel import Level, Match, commitment
from engines.registry import GAMES

USUAL_LEVEL: Level = "medium"
"""Of the computers, where none have played in the match."""


class Wish(NamedTuple):
    """What somebody wants to go on from, and where they are."""

    row: MatchRow
    number: int
    """Of the moment."""
    seat: int
    """In which they sit down."""
    person: Person
    locale: str
    """The language of public messages."""
    clock: Preset


def can_continue(row: MatchRow) -> bool:
    """Tell whether computers can play a match."""
    return GAMES[row.game].seats_computers(options_of(row))


async def continue_from(
    match_service: MatchService, records: Records, wish: Wish, press: Press, place: tuple[int, bool]
) -> MatchSession:
    """Begin the match. Raises ContinueAfterEvent, NoComputers, NothingToContinue or TookTooLong."""
    row = wish.row
    if await match_service.store.rounds.open_event_of(row.id) is not None:
        raise ContinueAfterEvent
    if not can_continue(row):
        raise NoComputers
    branch = await records.branch(row, wish.number)
    if branch is None:
        raise NothingToContinue
    seats = _seats(wish, await match_service.store.matches.seats(row.id), str(press.interaction_id))
    made = await match_service.store.matches.create(
        _new(wish, seats, press, place), match_service.now(), press.interaction_id
    )
    options = options_of(row)
    match = Match[Any].load(GAMES[row.game], branch.dump, options)
    match.events.extend(branch.events)
    host = Press(press.user_id, press.guild_id)  # the interaction has been counted with the challenge
    try:
        return await match_service.start(
            made.id, seats, options, host, place, begun=Begun(match, branch.answers)
        )
    except BaseException:
        withdrawn = Move(match_id=made.id, status=MatchStatus.CANCELLED)
        await match_service.store.moves.commit(withdrawn, match_service.now())
        raise


def _seats(wish: Wish, before: Sequence[SeatRow], adds: str) -> list[SeatRow]:
    """Seat the person, and computers round them, each with what was played there."""
    level = next((seat.level for seat in before if seat.level), USUAL_LEVEL)
    names = iter(computer_names(adds))
    return [
        SeatRow(seat=seat.seat, name=wish.person.name, user_id=wish.person.id, joined=True, deck=seat.deck)
        if seat.seat == wish.seat
        else SeatRow(seat=seat.seat, name=next(names), level=level, joined=True, deck=seat.deck)
        for seat in before
    ]


def _new(wish: Wish, seats: Sequence[SeatRow], press: Press, place: tuple[int, bool]) -> NewMatch:
    row = wish.row
    seed = row.origin.seed() if row.origin else row.seed
    return NewMatch(
        guild_id=press.guild_id,
        channel_id=place[0],
        in_thread=place[1],
        locale=wish.locale,
        game=row.game,
        options=row.options,
        rules_version=GAMES[row.game].rules_version,
        seed=seed,
        commitment=lambda _: commitment(seed),
        clock=wish.clock,
        challenger_id=wish.person.id,
        seats=seats,
        continued_from=row.code,
        takebacks=row.takebacks,
    )
