"""What follows a match that is over: the same once more, with decks exchanged, or against a better player."""

from __future__ import annotations

from collections.abc import Mapping

from bot.errors import DecksAfterEvent, NotOurControl, NotRunning, NotYourSeat, OpponentLeft
from bot.matches.people import Seat
from bot.matches.service import MatchService, Press
from bot.matches.session import MatchSession
from bot.matches.start.challenges import Invitation, Person
from engines.kernel import Level

HARDER: Mapping[Level, Level] = {"random": "easy", "gentle": "easy", "easy": "medium", "medium": "hard"}
"""The level to try next."""


async def again(
    match_service: MatchService, match_id: int, press: Press, *, swapped: bool = False, harder: bool = False
) -> Invitation:
    """Return the invitation to play again with seats exchanged, on wish also decks.

    Where computers are to be `harder`, they are of the next level. Raises NotYourSeat, NotRunning,
    OpponentLeft, NotOurControl or DecksAfterEvent.
    """
    session = await match_service.session(match_id, press.guild_id)
    seat = session.people.seat_of(press.user_id)
    if seat is None:
        raise NotYourSeat
    if session.match.result is None:
        raise NotRunning
    if any(each.has_left for each in session.people.seats):
        raise OpponentLeft
    if swapped:
        await _require_open_decks(match_service, session)
    level = next_level(session, seat) if harder else _level(session)
    if harder and level is None:
        raise NotOurControl
    seats = session.match.seats
    ring = [session.people.seats[(seat.number + step) % seats] for step in range(1, seats)]
    values = session.match.options.model_dump()
    loser = _only_loser(session)
    if "previous_loser" in values:
        values["previous_loser"] = (loser + 1) % seats if loser is not None else None
    decks = {each.number: _deck_giver(session, each, swapped).deck for each in (seat, *ring)}
    return Invitation(
        game=session.match.game,
        options=type(session.match.options).model_validate(values),
        clock=session.clocks.preset,
        challenger=Person(press.user_id, seat.name),
        opponents=tuple(Person(other.user_id, other.name) for other in ring if other.user_id is not None),
        level=level,
        seats=seats,
        decks={
            each.user_id: deck
            for each in (seat, *ring)
            if each.user_id is not None and (deck := decks[each.number]) is not None
        },
        lent=[decks[each.number] for each in ring if each.level] if swapped else (),
        guild_id=session.place.guild_id,
        channel_id=session.place.channel_id,
        locale=session.place.locale,
        rematch_of=session.id,
        takebacks=session.people.takebacks,
        challenger_seat=(seat.number + 1) % seats,
    )


def can_swap(session: MatchSession) -> bool:
    """Tell whether everybody has brought a deck, and not all the same."""
    decks = [seat.deck for seat in session.people.seats[: session.match.seats]]
    return None not in decks and any(deck != decks[0] for deck in decks)


def next_level(session: MatchSession, seat: Seat) -> Level | None:
    """Return the level to try next of a person who has beaten computers alone; None for the best."""
    result = session.match.result
    if not _played_alone(session, seat) or result is None or seat.number not in result.winners:
        return None
    return HARDER.get(_level(session) or "hard")


def lost_alone(session: MatchSession, seat: Seat) -> bool:
    """Tell whether a person has lost against computers alone."""
    result = session.match.result
    if not _played_alone(session, seat) or result is None or not result.winners:
        return False
    return seat.number not in result.winners


def _played_alone(session: MatchSession, seat: Seat) -> bool:
    """Tell whether all others at the table are computers."""
    others = [each for each in session.people.seats[: session.match.seats] if each is not seat]
    return all(each.level is not None for each in others)


async def _require_open_decks(match_service: MatchService, session: MatchSession) -> None:
    """Refuse to exchange decks that there are not, or that nobody may know yet."""
    if not can_swap(session):
        raise NotOurControl
    if await match_service.store.rounds.open_event_of(session.id) is not None:
        raise DecksAfterEvent


def _level(session: MatchSession) -> Level | None:
    return next((each.level for each in session.people.seats if each.level), None)


def _deck_giver(session: MatchSession, seat: Seat, swapped: bool) -> Seat:
    """Return whose deck a seat's player plays: exchanged, that of who sits next."""
    return session.people.seats[(seat.number + 1) % session.match.seats] if swapped else seat


def _only_loser(session: MatchSession) -> int | None:
    """Return the loser of a match between two; None for every other match."""
    result = session.match.result
    if result is None or len(session.people.seats) != 2 or len(result.winners) != 1:
        return None
    return 1 - result.winners[0]
