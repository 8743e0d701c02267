"""Who is away lets their correspondence matches wait, within the days that their server allows."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host import timekeeper
from bot.matches.clock import CLOCKS
from tests.e2e.club import Club, words
from tests.e2e.play import challenge
from tests.e2e.test_clocks import idle

DAY = 86_400.0


@pytest.fixture(autouse=True)
def _long_naps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the timekeeper sleep until something is due: simulated days have many minutes."""
    monkeypatch.setattr(timekeeper, "LONGEST_NAP", 10.0**6)


def days_left(club: Club, session: Any, seat: int) -> float:
    return (session.clocks.dues[seat].timestamp() - club.now()) / DAY


async def away(club: Club, person: Any, days: int) -> str:
    return words((await person.slash(club.channel, "away", days=days)).response)


def asked_of(club: Club, session: Any) -> tuple[int, Any]:
    """A seat that is asked, and who sits there."""
    seat = session.waiting[0]
    return seat, club.ann if session.people.seats[seat].user_id == club.ann.id else club.bob


ALLOWED = (CLOCKS["correspondence"].decision or CLOCKS["correspondence"].reaction).total_seconds() / DAY  # pyright: ignore[reportOptionalMemberAccess]


async def test_a_clock_stands_while_its_player_is_away_also_over_a_restart(club: Club) -> None:
    session = await challenge(club, clock="correspondence")
    seat, person = asked_of(club, session)
    assert round(days_left(club, session, seat), 3) == ALLOWED
    told = await away(club, person, 5)
    assert f"`{session.code}` waits" in told
    session = await club.session(session.id)
    assert round(days_left(club, session, seat), 3) == ALLOWED + 5
    await club.settle()
    assert "is away. Their clock starts" in words(club.board())
    await club.restart()
    session = await club.session(session.id)
    opened = session.match.opened
    await idle(club, (ALLOWED + 4.9) * DAY)
    session = await club.session(session.id)
    assert session.match.opened == opened, "nothing was answered for him"
    await idle(club, 0.2 * DAY)
    assert (await club.session(session.id)).match.opened != opened


async def test_who_comes_back_early_has_the_time_that_he_had(club: Club) -> None:
    session = await challenge(club, clock="correspondence")
    seat, person = asked_of(club, session)
    await away(club, person, 10)
    await idle(club, 2 * DAY)
    assert "Welcome back" in await away(club, person, 0)
    session = await club.session(session.id)
    assert round(days_left(club, session, seat), 3) == ALLOWED
    assert "is away" not in words(club.board())


async def test_a_match_waits_no_longer_than_its_server_allows_all_in_all(club: Club) -> None:
    keeper = club.owner()
    await keeper.slash(club.channel, "settings server", away="7")
    session = await challenge(club, clock="correspondence")
    seat, person = asked_of(club, session)
    await away(club, person, 60)
    session = await club.session(session.id)
    assert round(days_left(club, session, seat), 3) == ALLOWED + 7
    await idle(club, 7 * DAY)
    told = await away(club, person, 60)
    assert f"`{session.code}` does not wait" in told
    assert round(days_left(club, await club.session(session.id), seat), 3) == ALLOWED
    await keeper.slash(club.channel, "settings server", away="0")
    assert "does not wait" in await away(club, club.ann, 3)


async def test_only_correspondence_matches_outside_tournaments_wait(club: Club, monkeypatch: Any) -> None:
    session = await challenge(club, clock="relaxed")
    seat, person = asked_of(club, session)
    before = session.clocks.dues[seat]
    assert "no correspondence matches" in await away(club, person, 5)
    assert (await club.session(session.id)).clocks.dues[seat] == before
    slow = await challenge(club, clock="correspondence")

    async def open_event(match_id: int) -> int:
        return match_id

    monkeypatch.setattr(club.store.rounds, "open_event_of", open_event)
    assert f"`{slow.code}` does not wait" in await away(club, club.ann, 5)
    club.locales[club.cyd.id] = "fr"
    assert "Aucune de vos parties" in await away(club, club.cyd, 5)


async def test_a_computer_does_not_inherit_the_absence_of_who_was_forgotten(club: Club) -> None:
    session = await challenge(club, clock="correspondence")
    _seat, person = asked_of(club, session)
    await away(club, person, 5)
    with club.env._bot_scope():
        await club.store.forgetting.forget(person.id)
    stored = await club.store.matches.seats(session.id)
    assert [(seat.away, seat.stood) for seat in stored if seat.user_id is None] == [(0.0, 0.0)]
