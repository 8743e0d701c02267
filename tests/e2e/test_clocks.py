"""Clocks: defaults fall when time runs out, absences end a match, a decision in time keeps it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.matches.agreements.patience import time_up
from bot.matches.clock import CLOCKS, PRESETS, Preset
from bot.matches.service import Press
from bot.matches.session import default_answer
from tests.e2e.club import Club, buttons, said, words
from tests.e2e.play import act, answers_on, challenge, give, seldom, to_phase


def allowed(preset: Preset, *, reaction: bool = False) -> float:
    clock = CLOCKS[preset]
    time = clock.reaction if reaction else clock.decision
    assert time is not None
    return time.total_seconds()


pytestmark = pytest.mark.usefixtures("long_naps")


async def idle(club: Club, seconds: float) -> None:
    """Let time pass, with everybody away."""
    with club.env._bot_scope():  # so that its timer goes by the simulated time
        club.bot.host.timekeeper.wake()  # the look of every minute, which is put off here
    await club.settle()
    await club.env.advance_time(seconds)


@pytest.mark.parametrize("preset", [preset for preset in PRESETS if preset != "none"])
async def test_the_default_falls_when_time_runs_out(club: Club, preset: Preset) -> None:
    session = await challenge(club, clock=preset)
    await to_phase(club, session, "prepare")
    seat, before = session.waiting[0], session.match.serial
    left = (session.clocks.dues[seat] - club.env.now()).total_seconds()
    assert allowed(preset) - 5 < left <= allowed(preset)
    assert f"<t:{int(session.clocks.dues[seat].timestamp())}:R>" in words(club.board())
    await idle(club, left - 1)
    assert session.match.serial == before
    await idle(club, 2)
    assert session.match.serial == before + 1
    assert session.people.seats[seat].absences == 1
    assert f"{session.people.seats[seat].name} has run out of time." in words(club.board())


async def test_without_a_clock_nothing_falls(club: Club) -> None:
    session = await challenge(club, clock="none")
    await idle(club, 3_600.0 * 24 * 2)
    assert session.match.serial == 0
    assert await club.store.deadlines.of_match(session.id) == []
    assert "<t:" not in words(club.board())


async def test_a_reaction_has_less_time(club: Club) -> None:
    session = await challenge(club, clock="live")
    await to_phase(club, session, "redirect")
    left = (session.clocks.dues[session.waiting[0]] - club.env.now()).total_seconds()
    assert left <= allowed("live", reaction=True) < allowed("live")


async def test_absences_end_a_match_with_a_live_clock(club: Club) -> None:
    preset: Preset = "live"
    session = await challenge(club, clock=preset, options="stall-claim=0 stall-draw=0")
    await to_phase(club, session, "prepare")
    missed = session.waiting[0]
    for absence in range(1, CLOCKS[preset].absences + 1):
        assert session.match.result is None
        for _ in range(40):  # whoever is there plays on; one is not
            if session.waiting == (missed,):
                break
            other = 1 - missed
            await give(club, session, [(other, default_answer(session.match.decision(other)))])
        left = (session.clocks.dues[missed] - club.env.now()).total_seconds()
        await idle(club, left + 1)
        assert session.people.seats[missed].absences == absence
    assert session.match.result is not None
    assert session.match.result.winners == (1 - missed,)
    winner = session.people.seats[1 - missed].name
    assert f"{winner} wins: a player’s time ran out." in words(club.board())
    assert await club.store.deadlines.of_match(session.id) == []


async def to_press(club: Club, session: Any, seat: int) -> None:
    person = club.ann if session.people.seats[seat].user_id == club.ann.id else club.bob
    panel = await club.hand(person, session)
    custom_id, menu = answers_on(panel, session.question)[-1]
    if menu is None:
        await person.click(panel, custom_id=custom_id)
    else:
        values = [option["value"] for option in menu["options"]]
        await person.select(panel, values[: menu["min_values"]], custom_id=custom_id)


async def test_a_decision_in_time_counts_and_ends_a_row_of_absences(club: Club) -> None:
    session = await challenge(club, clock="live")
    await to_phase(club, session, "prepare")
    seat = session.waiting[0]
    await idle(club, allowed("live") + 1)
    assert session.people.seats[seat].absences == 1
    await to_phase(club, session, "prepare")
    seat = session.waiting[0]
    session.people.seats[seat].absences = 2
    await idle(club, allowed("live") - 1)
    before = session.match.serial
    await to_press(club, session, seat)
    after = session.match.serial
    assert after > before
    assert session.people.seats[seat].absences == 0
    await idle(club, 2)
    assert session.match.result is None
    assert session.match.serial == after


async def test_a_click_at_the_moment_of_the_time_out_counts_once(club: Club) -> None:
    session = await challenge(club, clock="live")
    person = await to_phase(club, session, "prepare")
    panel = await club.hand(person, session)
    custom_id, menu = answers_on(panel, session.question)[-1]
    values = [menu["options"][0]["value"]] if menu else None
    before, opened, seat = session.match.serial, session.match.opened, session.waiting[0]
    deadline = (await club.store.deadlines.of_match(session.id))[0]
    with club.env._bot_scope():
        await time_up(club.bot.host.match_service, deadline)
    await club.settle()
    late = await club.press(person, panel, custom_id, values)
    assert session.match.serial == before + 1
    assert session.people.seats[seat].absences == 1
    assert not late.followups, "they see what has come instead"
    with club.env._bot_scope():
        await time_up(club.bot.host.match_service, deadline)
    await club.settle()
    assert session.match.opened > opened
    assert session.match.serial == before + 1


async def test_offers_of_a_draw_do_not_stop_the_clock(club: Club) -> None:
    session = await challenge(club, clock="live")
    person = await to_phase(club, session, "prepare")
    seat, other = session.waiting[0], club.bob if person is club.ann else club.ann
    due = session.clocks.dues[seat]
    for _ in range(3):
        await idle(club, 20.0)
        panel = await club.hand(person, session)
        await seldom(person, panel, "Offer Draw")
        board = club.board()
        await other.click(board, custom_id=buttons(board)["Decline Draw"])
    assert session.clocks.dues[seat] == due
    assert [row.due for row in await club.store.deadlines.of_match(session.id)] == [due.timestamp()]


async def test_the_second_picker_keeps_his_time(club: Club) -> None:
    session = await challenge(club, clock="live")
    due = session.clocks.dues[1]
    await idle(club, 30.0)
    await to_press(club, session, 0)
    assert session.waiting == (1,)
    assert session.clocks.dues == {1: due}
    await act(club, session, Random(1))


async def test_people_are_called_once_a_turn_and_only_when_away(club: Club) -> None:
    session = await challenge(club)
    await idle(club, 120.0)
    person = await to_phase(club, session, "prepare")
    calls = [m.content for m in club.channel.history() if m.content]
    due = int(session.clocks.dues[session.waiting[0]].timestamp())
    assert calls == [f"{person.mention}, it’s your turn. · <t:{due}:R>"]
    await club.ann.slash(club.channel, "settings mine", pings=False)
    await club.bob.slash(club.channel, "settings mine", pings=False)
    await to_phase(club, session, "attacker_cards")
    await idle(club, 7_200.0)
    assert len([m for m in club.channel.history() if m.content]) <= 1


def leads_on(session: Any, seat: int) -> Any:
    """Return an answer after which the same seat is asked again."""
    for answer in session.match.decision(seat).answers():
        twin = session.match.copy()
        twin.answer(seat, answer)
        if [asked.seat for asked in twin.decisions] == [seat]:
            return answer
    raise AssertionError("no answer leads on")


async def test_a_call_goes_as_soon_as_its_person_has_answered_anything(club: Club) -> None:
    session = await challenge(club)
    await idle(club, 120.0)
    person = await to_phase(club, session, "prepare")
    assert [m.content for m in club.channel.history() if m.content]
    seat = session.waiting[0]
    with club.env._bot_scope():
        press = Press(person.id, club.guild.id)
        await club.bot.host.match_service.answer(session.id, session.question, leads_on(session, seat), press)
    await club.settle()
    assert session.waiting == (seat,)
    assert [m.content for m in club.channel.history() if m.content] == []


async def test_clocks_stand_while_discord_is_away(club: Club) -> None:
    session = await challenge(club, clock="live")
    await to_phase(club, session, "prepare")
    before, left = (
        session.match.serial,
        (session.clocks.dues[session.waiting[0]] - club.env.now()).total_seconds(),
    )
    with club.env._bot_scope():
        club.bot.dispatch("shard_disconnect", 0)
    await club.settle()
    for _ in range(3):
        await idle(club, 3_600.0)
    assert session.match.serial == before
    with club.env._bot_scope():
        club.bot.dispatch("shard_resumed", 0)
    await club.settle()
    now = await club.session(session.id)
    again = (now.clocks.dues[now.waiting[0]] - club.env.now()).total_seconds()
    assert left - 10 < again <= left + 10
    await idle(club, again + 2)
    assert session.match.serial == before + 1


async def test_who_has_used_most_of_his_time_is_called_once_more(club: Club) -> None:
    session = await challenge(club)  # an hour a decision
    await idle(club, 47 * 60)
    assert not any("almost up" in one.content for one in club.channel.history())
    await idle(club, 2 * 60)
    last = [one.content for one in club.channel.history() if "almost up" in one.content]
    assert len(last) == len(session.waiting)
    assert all(f"<@{session.people.seats[seat].user_id}>" in " ".join(last) for seat in session.waiting)
    calls = [one.content for one in club.channel.history() if one.content.startswith("<@")]
    assert len(calls) == len(session.waiting), "the call before is taken away"


async def test_who_has_answered_is_not_reminded_not_even_after_a_restart(club: Club) -> None:
    session = await challenge(club)
    await give(club, session, [(0, session.match.decision(0).any(Random(1)))])
    await club.restart()
    await idle(club, 49 * 60)
    last = [one.content for one in club.channel.history() if "almost up" in one.content]
    assert [str(club.bob.id) in one for one in last] == [True]


async def test_who_is_waited_for_can_be_given_his_time_once_more(club: Club) -> None:
    session = await challenge(club)
    await give(club, session, [(0, session.match.decision(0).any(Random(1)))])
    await idle(club, 40 * 60)
    panel = await club.hand(club.ann, session)
    await seldom(club.ann, panel, "Give More Time")
    session = await club.session(session.id)
    left = (session.clocks.dues[1] - club.env.now()).total_seconds()
    assert left == pytest.approx(allowed("relaxed"), abs=5)
    await idle(club, 25 * 60)
    assert session.asked(1), "his first hour is over, and nothing was answered for him"
    own = await club.hand(club.bob, session)
    await club.bob.click(own, custom_id=buttons(own)["More…"])
    assert "Give More Time" not in buttons(own), "nobody gives it to himself"
    forged = await club.press(club.bob, own, f"h1:{session.id}:0:give_time:")
    assert "No other player" in said(forged)
