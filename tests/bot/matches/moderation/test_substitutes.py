"""Who sits down instead of somebody else."""

from __future__ import annotations

import pytest

from bot.errors import NotYourSeat
from bot.matches.moderation.substitutes import Substitute, seat_instead
from tests.bot.matches.scene import ANNE, BEN, Host

CYD = 13


async def test_nobody_to_whom_two_seats_were_offered_sits_at_both(host: Host) -> None:
    session = await host.begin()
    cyd = Substitute("Cyd", CYD)
    await seat_instead(host.match_service, session.id, BEN, cyd)
    with pytest.raises(NotYourSeat):
        await seat_instead(host.match_service, session.id, ANNE, cyd)
    assert {seat.user_id for seat in session.people.seats} == {ANNE, CYD}
