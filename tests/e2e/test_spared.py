"""Who has one answer is spared the press: the host gives it, tells them, and tells nobody by the time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.matches.auto_answers import spared
from bot.table.action_id import ActionId
from bot.table.verbs import MatchVerb
from bot.texts import Locale
from engines.kernel import sole_answer
from engines.noxtalia.rules.attack import NO_DEFENCE
from engines.registry import GAMES
from tests.e2e.club import Club, buttons, raw, walk, words
from tests.e2e.play import give
from tests.e2e.test_noxtalia import sit_down, speak
from tests.profiles import sampled
from tests.rules import rule

SOON: dict[Locale, str] = {
    "en": "Play No Defence · given for you in a moment",
    "fr": "Ne pas jouer de Défense · Herald joue pour vous",
}
LONG = 900.0
TOLD: dict[Locale, str] = {
    "en": "Answered for you, because there was only one possible answer: Play No Defence",
    "fr": "Herald a joué pour vous, faute d’autre choix : Ne pas jouer de Défense",
}


@pytest.fixture(autouse=True)
def long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the host wait so long that nothing else takes as long."""
    monkeypatch.setattr(spared, "SOLE_SECONDS", (LONG, LONG))


async def attacked(club: Club, session: Any, *, held: bool) -> Any:
    """Play on until a person is asked for a Defence who holds one, or none; return who that is."""
    for seed in range(500):
        twin, line, chance = session.match.copy(), list[tuple[int, Any]](), Random(seed)
        while twin.result is None:
            (asked, *_) = twin.decisions
            if asked.kind == "defend" and (len(asked.keys) > 1) is held:
                await give(club, session, line)
                return club.ann if session.people.seats[asked.seat].user_id == club.ann.id else club.bob
            line.append((asked.seat, asked.any(chance)))
            twin.answer(*line[-1])
    raise AssertionError("nobody is asked")


@rule("NX-R24")
@pytest.mark.parametrize("locale", sampled(["en", "fr"]))
async def test_who_holds_no_defence_is_told_that_none_was_played_for_him(club: Club, locale: Locale) -> None:
    await speak(club, {"en": "en-GB", "fr": "fr"}[locale])
    session = await sit_down(club, "duel")
    person = await attacked(club, session, held=False)
    session = await club.session(session.id)
    (asked,), before = session.match.decisions, session.match.serial
    panel = await club.hand(person, session)
    (given,) = [item for item in walk(raw(panel)) if item.get("disabled")]
    assert given["label"] == SOON[locale]
    assert not [each for each in buttons(panel).values() if ":answer:" in each], "there is nothing to race"
    own = str(ActionId(session.id, session.question, MatchVerb.ANSWER, NO_DEFENCE))
    await club.env.advance_time(LONG + 1)
    await club.settle()
    session = await club.session(session.id)
    kept = [(given.seat, given.answer) for given in await club.store.moves.answers(session.id)]
    assert kept[before] == (asked.seat, NO_DEFENCE)
    panel = await club.hand(person, session)
    assert TOLD[locale] in words(panel)
    late = await club.press(person, panel, own)
    assert late.acknowledged
    assert not late.followups, "who pressed too late sees what has come, and is told nothing"
    assert TOLD[locale] in words(panel)


async def test_others_see_the_same_whether_there_is_a_choice_or_none(club: Club) -> None:
    shown: list[tuple[str, list[str]]] = []
    session = await sit_down(club, "duel")
    for held in (False, True):
        await attacked(club, session, held=held)
        session = await club.session(session.id)
        seat = session.match.decisions[0].seat
        assert (seat in session.clocks.sole) is not held
        told = words(club.board()).splitlines()[-1].replace(str(session.people.seats[seat].user_id), "who")
        shown.append((told, sorted(label for label in buttons(club.board()) if label != "My Hand")))
    assert shown[0] == shown[1], "the board asks alike"


async def test_only_what_all_can_read_is_answered_at_once(club: Club) -> None:
    session = await sit_down(club, "duel")
    await attacked(club, session, held=False)
    session = await club.session(session.id)
    (asked,) = session.match.decisions
    assert sole_answer(asked) == NO_DEFENCE
    assert asked.seat in session.clocks.sole
    game = type(GAMES["noxtalia"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game, "public_kinds", game.public_kinds | {"defend"})
        assert spared.wait(session, asked) == 0
    assert spared.wait(session, asked) == LONG
