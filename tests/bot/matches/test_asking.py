"""What was left in advance and is not allowed when its time comes is never given; habits are one's own."""

from __future__ import annotations

import pytest

from bot.errors import NotAhead
from bot.matches.asking import orders
from bot.matches.asking.ahead import leave, take_back
from bot.matches.asking.orders import answer_always, ask_again, turn_habit
from bot.matches.people import InAdvance
from bot.matches.session import MatchSession
from bot.store.people.preferences import SwitchRow
from engines.kernel import sole_answer
from tests.bot.matches.scene import ANNE, Host

JUNK = InAdvance(kind="defender_cards", answers=(("no such card",),), label="No Such Card")


async def until_asked(host: Host, session: MatchSession, kind: str) -> MatchSession:
    """Play at random until a seat is asked this with a choice."""
    for step in range(400):
        decision = session.match.decisions[0]
        if decision.kind == kind and sole_answer(decision) is None:
            return session
        session = await host.answer(session, step)
    raise AssertionError(kind)


async def test_an_answer_that_is_illegal_when_its_time_comes_is_not_given_and_the_question_is_put(host: Host):
    for seed in range(40):
        session = await until_asked(host, await host.begin("correspondence"), "prepare")
        seat = 1 - session.waiting[0]
        await leave(
            host.match_service, session.id, host.press(host.user(session, seat)), session.question, JUNK
        )
        while session.match.result is None and session.waiting != (seat,):
            session = await host.answer(session, seed * 100 + session.match.serial)
        asked = next(iter(session.match.decisions), None)
        if asked is not None and asked.kind == JUNK.kind and sole_answer(asked) is None:
            said = session.people.seats[seat].said
            assert (said.next, said.missed) == (None, JUNK.label)
            assert seat not in session.clocks.sole
            return
    raise AssertionError("no duel came")


async def test_an_answer_is_left_for_the_open_question_alone_and_taken_back_once(host: Host):
    session = await until_asked(host, await host.begin("correspondence"), "prepare")
    seat = session.waiting[0]
    other = host.user(session, 1 - seat)
    await leave(host.match_service, session.id, host.press(other), session.question, JUNK)
    await take_back(host.match_service, session.id, host.press(other))
    with pytest.raises(NotAhead):
        await take_back(host.match_service, session.id, host.press(other))
    with pytest.raises(NotAhead):
        await leave(host.match_service, session.id, host.press(other), session.question + 1, JUNK)
    with pytest.raises(NotAhead):
        await leave(
            host.match_service, session.id, host.press(host.user(session, seat)), session.question, JUNK
        )


async def test_only_what_a_game_offers_is_a_habit_and_it_is_kept_as_a_switch(host: Host):
    session = await host.begin("correspondence")
    with pytest.raises(NotAhead):
        await turn_habit(host.match_service, session.id, host.press(ANNE), "survives")
    session = await turn_habit(host.match_service, session.id, host.press(ANNE), "keep")
    kept = await host.store.preferences.switches("dueling_nobles", [ANNE])
    assert kept == {ANNE: {SwitchRow(ANNE, "dueling_nobles", "habit:keep", True).key: True}}
    await turn_habit(host.match_service, session.id, host.press(ANNE), "keep")
    assert (await host.store.preferences.switches("dueling_nobles", [ANNE]))[ANNE] == {"habit:keep": False}
    seat = session.waiting[0]
    with pytest.raises(NotAhead):
        await answer_always(
            host.match_service, session.id, host.press(host.user(session, seat)), session.question, "yes", ""
        )
    with pytest.raises(NotAhead):
        await ask_again(host.match_service, session.id, host.press(ANNE), 0)


async def test_no_other_text_is_answered_always_than_the_one_that_was_pressed(
    host: Host, monkeypatch: pytest.MonkeyPatch
):
    session = await host.begin("correspondence")
    (seat, *_), question = session.waiting, session.question
    while session.question == question or not session.asked(seat):
        session = await host.answer(session)
    monkeypatch.setattr(orders, "text_asking", lambda *_: "a text that asks")
    monkeypatch.setattr(type(session.match.decision(seat)), "allows", lambda *_: True)
    press = host.press(host.user(session, seat))
    with pytest.raises(NotAhead):
        await answer_always(host.match_service, session.id, press, question, "yes", "")
    await answer_always(host.match_service, session.id, press, session.question, "yes", "")
