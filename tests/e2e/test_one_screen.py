"""A question is answered on one screen: from the board, from what is folded, and by presses too late."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from bot.table import controls
from bot.table.action_id import ActionId
from bot.table.verbs import MatchVerb
from cogs.components import playing
from engines.kernel import Choose
from tests.e2e.club import Club, buttons, menus, words
from tests.e2e.play import answers_on, challenge, choose, give, person_of, to_phase
from tests.e2e.test_noxtalia import sit_down


async def test_the_board_leads_to_the_answers_that_not_all_may_know(club: Club) -> None:
    session = await challenge(club)
    person = await to_phase(club, session, "attacker_cards")
    board = club.board()
    on_board = [ActionId.parse(custom_id).detail for custom_id, _ in answers_on(board, session.question)]
    assert on_board == [""], "to play none tells no hand"
    opened: Any = await person.click(board, custom_id=buttons(board)["Answer…"])
    assert answers_on(opened.followups[0], session.question)
    other = club.bob if person is club.ann else club.ann
    looked: Any = await other.click(board, custom_id=buttons(board)["Answer…"])
    assert not answers_on(looked.followups[0], session.question)


async def test_who_is_asked_otherwise_by_the_answer_of_another_reads_why(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await challenge(club)
    person = await to_phase(club, session, "prepare")
    seat = session.people.seat_of(person.id).number
    panel = await club.hand(person, session)
    old = answers_on(panel, session.question)[0]
    values = [old[1]["options"][0]["value"]] if old[1] else None
    asked, chance = session.question, Random(3)
    while session.question == asked or not session.asked(seat) or session.match.answers[-1].seat == seat:
        decision = session.match.decisions[0]
        await give(club, session, [(decision.seat, decision.any(chance))])
    before = await club.state(session)
    await club.press(person, panel, old[0], values)
    assert "Another player’s answer changed your question." in words(panel)
    assert answers_on(panel, session.question)
    assert await club.state(session) == before
    session.people.pressed[seat] = club.now()
    await club.press(person, panel, old[0], values)
    assert "changed your question" not in words(panel), "it is the second press of two"
    monkeypatch.setattr(playing, "JUST_NOW", -1.0)
    await club.press(person, panel, old[0], values)
    assert "changed your question" in words(panel)


async def test_what_is_folded_is_answered_on_the_same_message(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await sit_down(club, "duel")
    person = await to_phase(club, session, "combat")
    folded: list[Any] = []

    def planned(options: Any, *_: object) -> controls.Plan:
        group = max(Counter(option.group for option in options).items(), key=lambda each: each[1])[0]
        folded[:] = [option for option in options if option.group == group]
        return controls.Plan([folded, *([each] for each in options if each not in folded)])

    monkeypatch.setattr(controls, "planned", planned)
    club.bot.delivery.hands.forget_pictures()
    panel = await club.hand(person, session)
    decision = session.match.decisions[0]
    assert isinstance(decision, Choose)
    assert len(folded) > 1
    fold = next(each for each in buttons(panel).values() if ActionId.parse(each).verb is MatchVerb.FOLD)
    before = await club.state(session)
    pressed = await person.click(panel, custom_id=fold)
    assert not pressed.followups
    assert await club.state(session) == before, "no answer was given by it"
    await choose(person, panel, "Go Back")
    assert fold in buttons(panel).values()
    await person.click(panel, custom_id=fold)
    found = answers_on(panel, session.question)
    custom_id, menu = found[0]
    values = [menu["options"][0]["value"]] if menu else None
    await club.press(person_of(club, session, decision.seat), panel, custom_id, values)
    assert (await club.session(session.id)).match.serial > before[1]
    assert not menus(panel) or ":fold:" not in str(menus(panel))
