"""Switches: orders that are on or off, such as stops. They follow a player from match to match of a game."""

from __future__ import annotations

from collections.abc import Mapping

from bot.matches.session import MatchSession
from bot.store import NumberedAnswer
from bot.store.people.preferences import SwitchRow
from engines.kernel import ORDER, IllegalAnswer, NotAsked, habit_sheet

HABIT = "habit:"
"""Begins the keys under which habits are kept, beside those of orders that the game itself takes."""


def habits_before(session: MatchSession, kept: Mapping[int, Mapping[str, bool]]) -> None:
    """Let each player have, as a match begins, the habits of their last ones; by users' ids."""
    known = {option.key for option in habit_sheet(session.match.game, ()).options}
    for seat in session.people.persons:
        wanted = kept.get(seat.user_id or 0, {}).items()
        named = {key.removeprefix(HABIT) for key, on in wanted if on and key.startswith(HABIT)}
        if habits := named & known:
            seat.said = seat.said.model_copy(update={"habits": frozenset(habits)})


def switches(session: MatchSession, seat: int) -> dict[str, bool]:
    """Return what a seat can switch, and whether it is on."""
    sheet = session.match.game.seat_interface.order_sheet(session.view(seat))
    return {option.key: option.on for option in sheet.options if option.on is not None} if sheet else {}


def turned_since(session: MatchSession, seat: int, before: Mapping[str, bool]) -> tuple[SwitchRow, ...]:
    """Return what a player's order has turned, to be kept for their next match."""
    user_id, game = session.people.seats[seat].user_id, session.match.game.id
    if not before or user_id is None:
        return ()
    now = switches(session, seat).items()
    return tuple(SwitchRow(user_id, game, key, on) for key, on in now if before.get(key, on) != on)


def as_before(session: MatchSession, kept: Mapping[int, Mapping[str, bool]]) -> list[NumberedAnswer]:
    """Let each player order, as a match begins, what they had switched in their last ones; by users' ids.

    Computer players want to be asked whenever they may be.
    """
    given = ordered(session, kept)
    for seat in session.people.seats[: session.match.seats]:
        if seat.level is not None:
            given += of_computer(session, seat.number)
    return given


def ordered(session: MatchSession, kept: Mapping[int, Mapping[str, bool]]) -> list[NumberedAnswer]:
    """Let each player order what they want switched; by users' ids.

    These are orders like any others: in the record, and known to nobody else. What was kept of a switch that
    the game no longer has is left alone.
    """
    given: list[NumberedAnswer] = []
    for seat in session.people.persons:
        wanted = kept.get(seat.user_id or 0, {})
        for key in wanted and switches(session, seat.number):
            on = switches(session, seat.number).get(key)  # another's order may have turned it as well
            if on is None or wanted.get(key, on) == on:
                continue
            try:
                session.match.order(seat.number, key)
            except (IllegalAnswer, NotAsked):  # no more than so many may be given at once: the rest stays
                break
            given.append(session.numbered(seat.number, ORDER + key))
    return given


def of_computer(session: MatchSession, seat: int) -> list[NumberedAnswer]:
    """Let a computer player who sits down order what it wants to be asked."""
    given: list[NumberedAnswer] = []
    for key in session.match.game.ai_support.orders:
        session.match.order(seat, key)
        given.append(session.numbered(seat, ORDER + key))
    return given
