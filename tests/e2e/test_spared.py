"""Who has one answer only is spared the press: the host gives it, tells him, and tells nobody by the time."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.matches.auto_answers import spared
from bot.texts import Locale
from engines.kernel import sole_answer
from engines.noxtalia.rules.attack import NO_DEFENCE
from engines.registry import GAMES
from tests.e2e.club import Club, buttons, words
from tests.e2e.play import give
from tests.e2e.test_noxtalia import sit_down, speak
from tests.profiles import sampled
from tests.rules import rule

SOON: dict[Locale, str] = {"en": "Only one answer is possible", "fr": "Une seule réponse est possible"}
LONG = 900.0
TOLD: dict[Locale, str] = {
    "en": "Answered for you, as nothing else was possible: Play No Defence",
    "fr": "Répondu pour vous, rien d’autre n’étant possible : Ne pas jouer de Défense",
}


@pytest.fixture(autouse=True)
def long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the host wait so long that nothing else takes as long."""
    monkeypatch.setattr(spared, "SOLE_SECONDS", (LONG, LONG))


async def attacked(club: Club, live: Any, *, held: bool) -> Any:
    """Play on until a person is asked for a Defence who holds one, or none; return who that is."""
    for seed in range(500):
        twin, line, chance = live.match.copy(), list[tuple[int, Any]](), Random(seed)
        while twin.result is None:
            (asked, *_) = twin.decisions
            if asked.kind == "defend" and (len(asked.keys) > 1) is held:
                await give(club, live, line)
                return club.ann if live.people.seats[asked.seat].user_id == club.ann.id else club.bob
            line.append((asked.seat, asked.any(chance)))
            twin.answer(*line[-1])
    raise AssertionError("nobody is asked")


@rule("NX-R24")
@pytest.mark.parametrize("locale", sampled(["en", "fr"]))
async def test_who_holds_no_defence_is_told_that_none_was_played_for_him(club: Club, locale: Locale) -> None:
    await speak(club, {"en": "en-GB", "fr": "fr"}[locale])
    live = await sit_down(club, "duel")
    person = await attacked(club, live, held=False)
    live = await club.live(live.id)
    (asked,), before = live.match.decisions, live.match.serial
    assert SOON[locale] in words(await club.hand(person, live))
    await club.env.advance_time(LONG + 1)
    await club.settle()
    live = await club.live(live.id)
    kept = [(given.seat, given.answer) for given in await club.store.moves.answers(live.id)]
    assert kept[before] == (asked.seat, NO_DEFENCE)
    assert TOLD[locale] in words(await club.hand(person, live))


async def test_others_see_the_same_whether_there_is_a_choice_or_none(club: Club) -> None:
    shown: list[tuple[str, list[str]]] = []
    live = await sit_down(club, "duel")
    for held in (False, True):
        await attacked(club, live, held=held)
        live = await club.live(live.id)
        seat = live.match.decisions[0].seat
        assert (seat in live.clocks.sole) is not held
        told = words(club.board()).splitlines()[-1].replace(str(live.people.seats[seat].user_id), "who")
        shown.append((told, sorted(label for label in buttons(club.board()) if label != "My Hand")))
    assert shown[0] == shown[1], "the board asks alike"


async def test_only_what_all_can_read_is_answered_at_once(club: Club) -> None:
    live = await sit_down(club, "duel")
    await attacked(club, live, held=False)
    live = await club.live(live.id)
    (asked,) = live.match.decisions
    assert sole_answer(asked) == NO_DEFENCE
    assert asked.seat in live.clocks.sole
    game = type(GAMES["noxtalia"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(game, "public_kinds", game.public_kinds | {"defend"})
        assert spared.wait(live, asked) == 0
    assert spared.wait(live, asked) == LONG
