"""In slow matches between people nobody loses by the clock at once: the others Claim the win or wait."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host import timekeeper
from bot.matches.agreements.patience import MOST_WAITS
from bot.matches.clock import CLOCKS
from bot.matches.session import default_answer
from tests.e2e import toys
from tests.e2e.club import Club, buttons, said, words
from tests.e2e.play import challenge, give, person_of, seldom, to_phase
from tests.e2e.test_clocks import idle, to_press
from tests.e2e.test_windows import press
from tests.engines.siege import Siege

HOUR, DAYS = 3_600.0, 3 * 86_400.0


@pytest.fixture(autouse=True)
def _long_naps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the timekeeper sleep until something is due: simulated days have many minutes."""
    monkeypatch.setattr(timekeeper, "LONGEST_NAP", 10.0**6)


async def left(club: Club, session: Any, seat: int) -> float:
    """How long a seat still has."""
    session = await club.session(session.id)
    return (session.clocks.dues[seat] - club.env.now()).total_seconds()


async def late(club: Club, clock: str = "relaxed") -> tuple[Any, int]:
    """Let somebody let their time run out as often as they may; return the match and their seat."""
    session = await challenge(club, clock=clock, options="stall-claim=0 stall-draw=0")
    await to_phase(club, session, "prepare")
    session = await club.session(session.id)
    missed = session.waiting[0]
    for _ in range(CLOCKS[session.clocks.preset].absences):
        await others_answer(club, session, missed)
        await idle(club, await left(club, session, missed) + 1)
    return await club.session(session.id), missed


async def others_answer(club: Club, session: Any, missed: int) -> None:
    """Let whoever is there play on until only one is waited for."""
    for _ in range(40):
        session = await club.session(session.id)
        if session.waiting == (missed,):
            return
        other = 1 - missed
        await give(club, session, [(other, default_answer(session.match.decision(other)))])
    raise AssertionError("the match does not wait")


def calls(club: Club) -> list[str]:
    """What calls people to the table."""
    return [message.content for message in club.channel.history() if message.content]


async def test_the_other_claims_the_win_of_who_was_called_in_vain(club: Club) -> None:
    session, missed = await late(club)
    assert session.match.result is None
    who, other = session.people.seats[missed].name, session.people.seats[1 - missed].name
    assert f"{who} has run out of time too often" in words(club.board())
    absent = person_of(club, session, missed)
    assert any(f"{absent.mention}, your time is up" in call for call in calls(club))
    there = person_of(club, session, 1 - missed)
    assert any(f"{there.mention}, {who} has run out of time too often" in call for call in calls(club))
    assert "Answer now, before someone claims the win" in words(await club.hand(absent, session))
    await club.restart()
    claim = buttons(club.board())[f"Claim Win from {who}"]
    assert "not your choice" in said(await absent.click(club.board(), custom_id=claim))
    assert "not playing" in said(await club.cyd.click(club.board(), custom_id=claim))
    await person_of(club, session, 1 - missed).click(club.board(), custom_id=claim)
    told = words(club.board())
    assert f"{other} claims the win because {who} ran out of time" in told
    assert f"{other} wins: a player stayed away, and the win was claimed." in told
    assert await club.store.deadlines.of_match(session.id) == []


async def test_who_answers_is_back_and_the_choice_is_gone(club: Club) -> None:
    session, missed = await late(club)
    who = session.people.seats[missed].name
    claim = buttons(club.board())[f"Claim Win from {who}"]
    await to_press(club, session, missed)
    session = await club.session(session.id)
    assert (session.people.seats[missed].absences, session.people.seats[missed].late) == (0, False)
    assert claim not in buttons(club.board()).values()
    assert not any("your time is up" in call for call in calls(club))
    again = await club.press(person_of(club, session, 1 - missed), club.board(), claim)
    assert "Nobody is late" in said(again)


@pytest.mark.parametrize(("clock", "period"), [("relaxed", HOUR), ("correspondence", DAYS)])
async def test_waiting_gives_the_whole_time_again_and_then_the_choice(
    club: Club, clock: str, period: float
) -> None:
    session, missed = await late(club, clock)
    who, other = session.people.seats[missed].name, person_of(club, session, 1 - missed)
    for _ in range(MOST_WAITS):
        assert f"Claim Win from {who}" in buttons(club.board())
        await other.click(club.board(), custom_id=buttons(club.board())[f"Wait for {who}"])
        assert f"waits for {who}" in words(club.board())
        assert f"Claim Win from {who}" not in buttons(club.board())
        assert not any("Claim the win or wait" in call for call in calls(club)), "he has chosen"
        rest = await left(club, session, missed)
        assert rest == pytest.approx(period, abs=60)
        await club.restart()
        await idle(club, rest + 1)
        assert (await club.session(session.id)).match.result is None
    assert f"Claim Win from {who}" in buttons(club.board())
    assert f"Wait for {who}" not in buttons(club.board())
    forged = await club.press(other, club.board(), f"h1:{session.id}:0:wait:{missed}")
    assert f"at most {MOST_WAITS} times" in said(forged)
    assert "claimed the win" in words((await other.slash(club.channel, "match claim")).response)
    assert (await club.session(session.id)).match.result.winners == (1 - missed,)


async def test_where_nobody_chooses_the_match_is_lost_when_as_much_time_has_passed(club: Club) -> None:
    session, missed = await late(club)
    rest = await left(club, session, missed)
    assert rest == pytest.approx(HOUR, abs=60)
    await club.restart()
    await idle(club, rest - 60)
    assert (await club.session(session.id)).match.result is None
    await idle(club, 120)
    assert (await club.session(session.id)).match.result.winners == (1 - missed,)


async def test_in_quiet_hours_nothing_falls_that_was_not_told(club: Club) -> None:
    session = await challenge(club, options="stall-claim=0 stall-draw=0")
    await to_phase(club, session, "prepare")
    session = await club.session(session.id)
    missed = session.waiting[0]
    for _ in range(CLOCKS["relaxed"].absences - 1):
        await others_answer(club, session, missed)
        await idle(club, await left(club, session, missed) + 1)
    await others_answer(club, session, missed)
    falls = club.now() + await left(club, session, missed)
    assert falls % 86_400 < 10 * HOUR, "between midnight and ten in the world's time"
    absent = person_of(club, session, missed)
    await absent.slash(club.channel, "settings mine", zone="utc", quiet="0-10")
    await idle(club, await left(club, session, missed) + 1)
    session = await club.session(session.id)
    assert not session.people.seats[missed].late
    assert session.match.result is None
    await idle(club, await left(club, session, missed) + 1)
    session = await club.session(session.id)
    assert session.people.seats[missed].late
    assert any("your time is up" in call for call in calls(club))


async def test_in_an_event_the_clock_decides_as_before(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    async def open_event(match_id: int) -> int:
        return match_id

    monkeypatch.setattr(club.store.rounds, "open_event_of", open_event)
    session, missed = await late(club)
    assert session.match.result is not None
    assert session.match.result.winners == (1 - missed,)


async def test_who_is_given_time_by_another_is_late_no_more(club: Club) -> None:
    session, missed = await late(club)
    other = person_of(club, session, 1 - missed)
    await seldom(other, await club.hand(other, session), "Give More Time")
    session = await club.session(session.id)
    assert not session.people.seats[missed].late
    assert "too often" not in [line for line in words(club.board()).splitlines() if "⌛" in line]
    assert "Nobody is late" in said(await other.slash(club.channel, "match wait"))


async def test_among_three_each_of_the_others_may_go_on_without_him(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    toys.host(monkeypatch, Siege())
    session = await toys.begin(club, "siege", club.ann, club.bob, club.cyd, clock="relaxed")
    for person in (club.ann, club.bob):
        await press(club, person, session, "oil")
    session.people.seats[2].absences = CLOCKS["relaxed"].absences - 1
    await idle(club, HOUR + 1)
    session = await club.session(session.id)
    assert session.people.seats[2].late
    await club.bob.click(club.board(), custom_id=buttons(club.board())["Play On Without cyd"])
    session = await club.session(session.id)
    assert session.match.result is None
    assert [seat.name for seat in session.playing] == ["ann", "bob"]
    assert "bob plays on without cyd, who ran out of time" in words(club.board())


async def test_in_french_it_reads_so(club: Club) -> None:
    club.guild_locale = club.locales[club.ann.id] = club.locales[club.bob.id] = "fr"
    session, missed = await late(club)
    who = session.people.seats[missed].name
    assert f"{who} a laissé passer son temps une fois de trop" in words(club.board())
    other = person_of(club, session, 1 - missed)
    await other.click(club.board(), custom_id=buttons(club.board())[f"Attendre {who}"])
    assert "attend" in words(club.board())
    await idle(club, await left(club, session, missed) + 1)
    await other.click(club.board(), custom_id=buttons(club.board())[f"Réclamer la victoire contre {who}"])
    assert "réclame la victoire" in words(club.board())
