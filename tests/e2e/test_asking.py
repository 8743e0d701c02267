"""What is said in advance: habits, texts that are always answered alike, and answers to the next question."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.matches.auto_answers import spared
from bot.texts import Locale
from engines.kernel import as_answer, sole_answer, text_asking
from engines.noxtalia.rules.attack import NO_DEFENCE
from tests.e2e.club import Club, buttons, emojis, menus, raw, said, walk, words
from tests.e2e.play import challenge, choose, give, person_of, seldom
from tests.e2e.test_neo_noble import sit_down as two_of_neo_noble
from tests.e2e.test_noxtalia import sit_down, speak
from tests.profiles import sampled

LONG = 900.0
LOCALES: dict[Locale, str] = {"en": "en-GB", "fr": "fr"}
ORDERS: dict[Locale, str] = {"en": "When to Ask Me", "fr": "Réponses automatiques"}
SURVIVES: dict[Locale, str] = {
    "en": "a Defence when my Spirit survives without one",
    "fr": "les Défenses, quand mon Esprit survit sans",
}
SOON: dict[Locale, str] = {
    "en": "Play No Defence · given for you in a moment",
    "fr": "Ne pas jouer de Défense · Herald joue pour vous",
}
TOLD: dict[Locale, str] = {
    "en": "Your answer in advance was given: Play No Defence",
    "fr": "Votre réponse préparée a été jouée : Ne pas jouer de Défense",
}


@pytest.fixture(autouse=True)
def long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the host wait so long that nothing else takes as long."""
    monkeypatch.setattr(spared, "SOLE_SECONDS", (LONG, LONG))


async def led_to(club: Club, session: Any, wanted: Any, before: Any = lambda _: False) -> Any:
    """Play at random, past Discord, to a question that is wanted, with none `before` it; return it."""
    for seed in range(800):
        twin, line, chance = session.match.copy(), list[tuple[int, Any]](), Random(seed)
        while twin.result is None and len(line) < 300:
            asked = twin.decisions[0]
            if wanted(twin, asked):
                await give(club, session, line)
                return asked
            if before(asked):
                break
            line.append((asked.seat, asked.any(chance)))
            twin.answer(*line[-1])
    raise AssertionError("that is never asked")


def harmless(match: Any, asked: Any) -> bool:
    """Whether a seat that could defend survives without."""
    if asked.kind != "defend" or len(asked.keys) < 2:
        return False
    attack = match.view(None).attack
    return attack.attack.total < match.view(None).sides[attack.defender].spirits[attack.target].pv


@pytest.mark.parametrize("locale", sampled(["en", "fr"]))
async def test_a_habit_lets_go_by_what_it_names_after_a_restart_too(club: Club, locale: Locale) -> None:
    await speak(club, LOCALES[locale])
    session = await sit_down(club, "duel")
    for person in (club.ann, club.bob):
        panel = await club.hand(person, session)
        await seldom(person, panel, ORDERS[locale])
        assert emojis(panel)[SURVIVES[locale]] == "🔔"
        await person.click(panel, custom_id=buttons(panel)[SURVIVES[locale]])
        assert emojis(panel)[SURVIVES[locale]] == "🔕"
    await club.restart()
    session = await club.session(session.id)
    asked = await led_to(club, session, harmless)
    session = await club.session(session.id)
    before, person = session.match.serial, person_of(club, session, asked.seat)
    shown = walk(raw(await club.hand(person, session)))
    assert [item["label"] for item in shown if item.get("disabled")] == [SOON[locale]]
    await club.env.advance_time(LONG + 1)
    await club.settle()
    kept = [(given.seat, given.answer) for given in await club.store.moves.answers(session.id)]
    assert kept[before] == (asked.seat, NO_DEFENCE)
    assert TOLD[locale] in words(await club.hand(person, await club.session(session.id)))


async def test_others_see_the_same_whether_a_question_goes_by_or_is_thought_about(club: Club) -> None:
    shown: list[tuple[str, list[str]]] = []
    session = await sit_down(club, "duel")
    for habit in (False, True):
        if habit:
            for person in (club.ann, club.bob):
                panel = await club.hand(person, session)
                await seldom(person, panel, ORDERS["en"])
                await person.click(panel, custom_id=buttons(panel)[SURVIVES["en"]])
        asked = await led_to(club, session, harmless)
        session = await club.session(session.id)
        assert (asked.seat in session.clocks.sole) is habit
        told = (
            words(club.board()).splitlines()[-1].replace(str(session.people.seats[asked.seat].user_id), "who")
        )
        shown.append((told, sorted(label for label in buttons(club.board()) if label != "My Hand")))
        await give(club, session, [(asked.seat, NO_DEFENCE)])
    assert shown[0] == shown[1]


async def test_a_habit_is_kept_for_the_next_match_of_the_game(club: Club) -> None:
    session = await challenge(club)
    panel = await club.hand(club.ann, session)
    await seldom(club.ann, panel, ORDERS["en"])
    await club.ann.click(panel, custom_id=buttons(panel)["redirecting: I never pay"])
    await club.ann.click(panel, custom_id=buttons(panel)["everything in other players’ turns, until my turn"])
    await club.restart()
    again = await challenge(club)
    assert again.id != session.id
    assert again.people.seat_of(club.ann.id).said.habits == {"keep"}, "what is for one turn is not kept"
    assert again.people.seat_of(club.bob.id).said.habits == set()


async def test_a_text_is_always_answered_alike_until_it_is_to_ask_again(club: Club) -> None:
    session = await two_of_neo_noble(club)
    asked = await led_to(club, session, lambda _, each: each.kind == "may")
    session = await club.session(session.id)
    person, before = person_of(club, session, asked.seat), session.match.serial
    panel = await club.hand(person, session)
    await seldom(person, panel, ORDERS["en"])
    label = next(label for label in buttons(panel) if label.startswith("Always answer “"))
    verb = buttons(panel)[label]
    await person.click(panel, custom_id=verb)
    await club.env.advance_time(2)
    await club.settle()
    session = await club.session(session.id)
    given = (await club.store.moves.answers(session.id))[before]
    assert (given.seat, given.answer) == (asked.seat, verb.rsplit(":", 1)[-1])
    text = text_asking(session.match.game, asked)
    assert set(session.people.seats[asked.seat].said.always) == {text}
    pressed = await club.press(person, panel, verb)
    assert said(pressed), "the moment has passed"
    panel = await club.hand(person, session)
    await seldom(person, panel, ORDERS["en"])
    again = next(menu for menu in menus(panel) if ":always:" in menu["custom_id"])
    await person.select(panel, custom_id=again["custom_id"], values=["0"])
    assert (await club.session(session.id)).people.seats[asked.seat].said.always == {}


async def left(club: Club, session: Any, locale: Locale = "en") -> tuple[Any, int, str, Any]:
    """Let who waits leave the last answer offered; return who, their seat, what it is called, their panel."""
    (seat,) = {0, 1} - set(session.waiting)
    person = person_of(club, session, seat)
    panel = await club.hand(person, session)
    await person.click(panel, custom_id=buttons(panel)[AHEAD[locale]])
    menu = next(menu for menu in menus(panel) if ":ahead_leave:" in menu["custom_id"])
    option = menu["options"][-1]
    await person.select(panel, custom_id=menu["custom_id"], values=[option["value"]])
    assert f"{LEFT[locale]}{option['label']}" in words(panel)
    return person, seat, option["label"], panel


AHEAD: dict[Locale, str] = {"en": "Answer in Advance", "fr": "Répondre à l’avance"}
BACK: dict[Locale, str] = {"en": "Remove My Answer", "fr": "Retirer ma réponse"}
LEFT: dict[Locale, str] = {"en": "Answer in advance: ", "fr": "Réponse préparée : "}
GAVE: dict[Locale, str] = {
    "en": "Your answer in advance was given: ", "fr": "Votre réponse préparée a été jouée : "
}  # fmt: skip
MISSED: dict[Locale, str] = {
    "en": "Your answer in advance was not used, because it no longer fitted: ",
    "fr": "Votre réponse préparée ne convenait pas : ",
}  # fmt: skip


@pytest.mark.parametrize("locale", sampled(["en", "fr"]))
async def test_an_answer_left_in_advance_is_given_after_a_restart_when_it_is_asked(
    club: Club, locale: Locale
) -> None:
    await speak(club, LOCALES[locale])
    session = await challenge(club, clock="correspondence")
    await led_to(club, session, lambda _, each: each.kind == "prepare")
    session = await club.session(session.id)
    person, seat, label, _panel = await left(club, session, locale)
    await club.restart()
    session = await club.session(session.id)
    wanted = session.people.seats[seat].said.next
    assert wanted is not None
    answer = as_answer(wanted.answers[0])

    def chooses(each: Any) -> bool:
        return each.seat == seat and sole_answer(each) is None

    asked = await led_to(club, session, lambda _, each: chooses(each) and each.kind == wanted.kind, chooses)
    session = await club.session(session.id)
    before = session.match.serial
    assert session.people.seats[seat].said.next == wanted, "nothing else was asked meanwhile"
    assert asked.allows(answer)
    await club.env.advance_time(LONG + 1)
    await club.settle()
    session = await club.session(session.id)
    assert (await club.store.moves.answers(session.id))[before].answer == answer
    assert session.people.seats[seat].said.next is None
    assert f"{GAVE[locale]}{label}" in words(await club.hand(person, session))


@pytest.mark.parametrize("locale", sampled(["en", "fr"]))
async def test_what_fits_no_more_is_said_to_its_person_alone_and_the_question_is_asked(
    club: Club, locale: Locale
) -> None:
    await speak(club, LOCALES[locale])
    session = await challenge(club, clock="correspondence")
    await led_to(club, session, lambda _, each: each.kind == "prepare")
    session = await club.session(session.id)
    person, seat, label, _panel = await left(club, session, locale)
    kind = session.people.seats[seat].said.next.kind
    asked = await led_to(
        club, session, lambda _, each: each.seat == seat and each.kind != kind and sole_answer(each) is None
    )
    session = await club.session(session.id)
    assert session.match.decision(seat).kind == asked.kind, "it is asked"
    assert seat not in session.clocks.sole
    assert f"{MISSED[locale]}{label}" in words(await club.hand(person, session))
    other = person_of(club, session, 1 - seat)
    for message in (club.board(), await club.hand(other, session)):
        assert MISSED[locale] not in words(message)
        assert label not in words(message)


async def test_what_was_left_can_be_taken_back_and_nobody_else_sees_any_of_it(club: Club) -> None:
    session = await challenge(club, clock="correspondence")
    await led_to(club, session, lambda _, each: each.kind == "prepare")
    session = await club.session(session.id)
    board = club.board()
    other = person_of(club, session, session.waiting[0])
    seen = words(board), words(await club.hand(other, session))
    person, seat, _label, panel = await left(club, session)
    session = await club.session(session.id)
    assert (words(club.board()), words(await club.hand(other, session))) == seen
    stranger = await club.press(club.cyd, board, f"h1:{session.id}:0:ahead:")
    assert "not playing" in said(stranger)
    await person.click(panel, custom_id=buttons(panel)[BACK["en"]])
    session = await club.session(session.id)
    assert session.people.seats[seat].said.next is None
    assert LEFT["en"] not in words(panel)


async def test_who_is_asked_or_plays_a_quick_match_leaves_nothing(club: Club) -> None:
    session = await challenge(club, clock="live")
    await led_to(club, session, lambda _, each: each.kind == "prepare")
    session = await club.session(session.id)
    asked, waiting = session.waiting[0], 1 - session.waiting[0]
    for seat in (asked, waiting):
        person = person_of(club, session, seat)
        panel = await club.hand(person, session)
        assert AHEAD["en"] not in buttons(panel)
        for forged in ("ahead:", "ahead_leave:", "ahead_back:", "habit:junk", "always:junk", "always:again"):
            pressed = await club.press(person, panel, f"h1:{session.id}:0:{forged}")
            assert said(pressed), forged
        assert (await club.session(session.id)).people.seats[seat].said.next is None


@pytest.mark.parametrize("passes", [True, False])
async def test_a_beginning_goes_on_beyond_a_question_of_others_only_if_they_let_it_go_by(
    club: Club, passes: bool
) -> None:
    session = await two_of_neo_noble(club, options="react-prompt=always")

    def stops(match: Any, asked: Any) -> bool:
        """Whether a Harvest leads to a question of the other, who can do something or not."""
        if asked.kind != "harvest" or "harvest" not in asked.keys:
            return False
        twin = match.copy()
        twin.answer(asked.seat, "harvest")
        other = next(iter(twin.decisions), asked)
        return other.kind == "react" and (passes or deeds(match, other) != [])

    def deeds(match: Any, other: Any) -> list[Any]:
        return [key for key in other.keys if key != other.default and key not in match.game.conveniences]

    asked = await led_to(club, session, stops)
    session = await club.session(session.id)
    person, board = person_of(club, session, asked.seat), club.board(club.place(session))
    await choose(person, board, "Harvest, Channel, Then Act", "Harvest, Then Act")
    session = await club.session(session.id)
    rest = session.people.seats[asked.seat].said.next
    assert rest is not None
    assert "the rest of your choice" in words(await club.hand(person, session))
    while session.people.seats[asked.seat].said.next is not None:
        other = session.match.decisions[0]
        if other.seat != asked.seat:
            await give(
                club, session, [(other.seat, other.default if passes else deeds(session.match, other)[0])]
            )
        await club.env.advance_time(LONG + 1)
        await club.settle()
        session = await club.session(session.id)
    assert ({"channel", "focus"} & {each.kind for each in session.match.decisions} == set()) or not passes
    assert session.people.seats[asked.seat].said.next is None
