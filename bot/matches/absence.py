"""Being away: correspondence matches stand for somebody, for as many days as their server allows."""

from __future__ import annotations

from datetime import timedelta

from bot.matches.move_builder import MatchChange
from bot.matches.people import Seat
from bot.matches.service import MatchService
from bot.matches.session import MatchSession

DAY = 86_400.0
MOST_DAYS = {"14": 14, "0": 0, "7": 7, "30": 30}
"""Days for which one player's clock may stand in one match, by what a server chooses; the usual one first."""
USUAL_DAYS = "14"


async def stand(
    match_service: MatchService, match_id: int, user_id: int, until: float, most_days: int
) -> float | None:
    """Let a person's clock stand until then, or as long as may be; return until when it does.

    A time that is past brings them back. None where nothing stands: in matches of other clocks, in a
    tournament, whose rounds have an end, and where they play no more.
    """
    if await match_service.store.rounds.open_event_of(match_id) is not None:
        return None
    async with match_service.held(match_id) as session:
        seat = session.people.seat_of(user_id)
        if (
            seat is None
            or seat not in session.playing
            or session.match.result is not None
            or session.clocks.preset != "correspondence"
        ):
            return None
        now = match_service.now()
        _return(session, seat, now)
        lasts = min(until - now, most_days * DAY - seat.stood)
        if lasts > 0:
            seat.away = now + lasts
            _move(session, seat, lasts)
        await match_service.commit(session, MatchChange(None))
        return seat.away or None


def _return(session: MatchSession, seat: Seat, now: float) -> None:
    """Let a clock run again; what it would still have stood is as if it had never been."""
    if seat.away > now:
        _move(session, seat, now - seat.away)
    seat.away = 0.0


def _move(session: MatchSession, seat: Seat, seconds: float) -> None:
    seat.stood += seconds
    due = session.clocks.dues.get(seat.number)
    if due is not None:
        session.clocks.dues[seat.number] = due + timedelta(seconds=seconds)
