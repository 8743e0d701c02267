"""What follows a match that is over: the same once more, with decks exchanged, or against a better player."""

from __future__ import annotations

from collections.abc import Mapping

from bot.errors import DecksAfterEvent, NotOurControl, NotRunning, NotYourSeat, OpponentLeft
from bot.matches.people import Seat
from bot.matches.service import MatchService, Press
from bot.matches.session import MatchSession
from bot.matches.start.challenges import Invitation, Person
from engines.kernel import Level

HARDER: Mapping[Level, Level] = {"random": "easy", "easy": "medium", "medium": "hard"}
"""The level to try next."""


async def again(
    desk: MatchService, match_id: int, press: Press, *, swapped: bool = False, harder: bool = False
) -> Invitation:
    """Return the invitation to play again with seats exchanged, on wish also decks.

    Where computers are to be `harder`, they are of the next level. Raises NotYourSeat, NotRunning,
    OpponentLeft, NotOurControl or DecksAfterEvent.
    """
    live = await desk.live(match_id, press.guild_id)
    seat = live.people.seat_of(press.user_id)
    if seat is None:
        raise NotYourSeat
    if live.match.result is None:
        raise NotRunning
    if any(each.has_left for each in live.people.seats):
        raise OpponentLeft
    if swapped:
        await _require_open_decks(desk, live)
    level = next_level(live, seat) if harder else _level(live)
    if harder and level is None:
        raise NotOurControl
    seats = live.match.seats
    ring = [live.people.seats[(seat.number + step) % seats] for step in range(1, seats)]
    values = live.match.options.model_dump()
    loser = _only_loser(live)
    if "previous_loser" in values:
        values["previous_loser"] = (loser + 1) % seats if loser is not None else None
    decks = {each.number: _deck_giver(live, each, swapped).deck for each in (seat, *ring)}
    return Invitation(
        game=live.match.game,
        options=type(live.match.options).model_validate(values),
        clock=live.clocks.preset,
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
        guild_id=live.place.guild_id,
        channel_id=live.place.channel_id,
        locale=live.place.locale,
        rematch_of=live.id,
        takebacks=live.people.takebacks,
        challenger_seat=(seat.number + 1) % seats,
    )


def can_swap(live: MatchSession) -> bool:
    """Tell whether everybody has brought a deck, and not all the same."""
    decks = [seat.deck for seat in live.people.seats[: live.match.seats]]
    return None not in decks and any(deck != decks[0] for deck in decks)


def next_level(live: MatchSession, seat: Seat) -> Level | None:
    """Return the level to try next of a person who has played computers alone; None for the best."""
    others = [each for each in live.people.seats[: live.match.seats] if each is not seat]
    if any(each.level is None for each in others):
        return None
    return HARDER.get(_level(live) or "hard")


async def _require_open_decks(desk: MatchService, live: MatchSession) -> None:
    """Refuse to exchange decks that there are not, or that nobody may know yet."""
    if not can_swap(live):
        raise NotOurControl
    if await desk.store.rounds.open_event_of(live.id) is not None:
        raise DecksAfterEvent


def _level(live: MatchSession) -> Level | None:
    return next((each.level for each in live.people.seats if each.level), None)


def _deck_giver(live: MatchSession, seat: Seat, swapped: bool) -> Seat:
    """Return whose deck a seat's player plays: exchanged, that of who sits next."""
    return live.people.seats[(seat.number + 1) % live.match.seats] if swapped else seat


def _only_loser(live: MatchSession) -> int | None:
    """Return the loser of a match between two; None for every other match."""
    result = live.match.result
    if result is None or len(live.people.seats) != 2 or len(result.winners) != 1:
        return None
    return 1 - result.winners[0]
