"""Conditions on any opponent, and on every one of them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import texts_in
from engines.soul_forger.cards.printed.actions import Actions
from engines.soul_forger.language.abilities import Ability
from tests.engines.soul_forger.cards.small_packs import action as written
from tests.engines.soul_forger.cards.small_packs import problems
from tests.engines.soul_forger.deed import GAIN, does
from tests.engines.soul_forger.scenes import THEY, YOU, Scene, armed, lies
from tests.engines.soul_forger.starter import CARDS

ANY, EVERY = "any_opponent", "every_opponent"
CREATURE = {"type": "creature"}


def holds(test: dict[str, Any], *pieces: dict[str, Any], levels: tuple[int, int] = (10, 10)) -> bool:
    """Tell whether a condition holds, in a game of three."""
    deed = does({"action": "if", "if": [test], "do": [GAIN]})
    sides = [{"hand": ["deed"]}, *({"level": level} for level in levels)]
    return Scene(*pieces, more=(deed,), seats=3, sides=sides).do("play:deed").passes().mine.xp == 1


def controls(who: str) -> dict[str, Any]:
    return {"test": "controls", "who": who, "is": CREATURE}


def level(who: str, **bounds: Any) -> dict[str, Any]:
    return {"test": "number", "of": {"calc": "level", "of": who}, **bounds}


NOBODY: list[dict[str, Any]] = [lies("ox")]
ONE = [*NOBODY, lies("ox", THEY)]
BOTH = [*ONE, lies("ox", YOU)]


@pytest.mark.parametrize(
    ("pieces", "any_does", "every_does"), [(NOBODY, False, False), (ONE, True, False), (BOTH, True, True)]
)
def test_an_opponent_or_each_opponent_controls_something(
    pieces: Any, any_does: bool, every_does: bool
) -> None:
    assert (holds(controls(ANY), *pieces), holds(controls(EVERY), *pieces)) == (any_does, every_does)
    deny = [{"test": "not", "of": controls(who)} for who in (ANY, EVERY)]
    assert [holds(test, *pieces) for test in deny] == [not any_does, not every_does]


def test_numbers_of_an_opponent_are_compared_one_by_one() -> None:
    assert holds(level(ANY, at_least=7), levels=(3, 7))
    assert not holds(level(EVERY, at_least=7), levels=(3, 7))
    assert holds(level(EVERY, at_most=7), levels=(3, 7))
    exactly = level(
        ANY, equals={"calc": "product", "parts": [2, {"calc": "cards", "zone": "deck", "of": ANY}]}
    )
    assert holds(exactly, levels=(3, 40)), "both numbers are of the same opponent"
    assert not holds(exactly, levels=(3, 41))


def test_guards_of_opponents() -> None:
    off = {"test": "guard", "who": ANY, "guard": "off"}
    assert not holds(off, *armed(YOU, THEY))
    assert holds(off, *armed(YOU), lies("knife", THEY, "primary", on=False))


WRONG = [
    ({"do": [{"action": "draw", "number": {"calc": "level", "of": ANY}}]},
     "abilities.0.do.0.number.of", "sf-pack-no-opponent"),
    ({"do": [GAIN], "if": [level(ANY, at_least={"calc": "level", "of": EVERY})]},
     "abilities.0.if.0", "sf-pack-both-opponents"),
]  # fmt: skip


@pytest.mark.parametrize(("ability", "field", "reason"), WRONG)
def test_an_opponent_means_somebody_in_one_condition_alone(ability: Any, field: str, reason: str) -> None:
    assert problems(written(ability)) == [(field, reason)]


SAID = [
    (controls(ANY), "an opponent controls a creature", "each opponent controls no creature",
     "un adversaire contrôle au moins 1 créature"),
    (controls(EVERY), "each opponent controls a creature", "an opponent controls no creature",
     "chaque adversaire contrôle au moins 1 créature"),
    (level(ANY, at_least=5), "the level of an opponent is at least 5",
     "the level of each opponent is less than 5", "le niveau d’un adversaire est au moins 5"),
]  # fmt: skip


@pytest.mark.parametrize(("test", "said", "denied", "french"), SAID)
def test_they_are_said_and_denied(test: dict[str, Any], said: str, denied: str, french: str) -> None:
    words = Actions(CARDS, "creature")
    (condition,) = Ability.model_validate({"if": [test], "do": [GAIN]}).conditions
    assert texts_in("en").tell(words.condition(condition)) == said
    assert texts_in("en").tell(words.condition(condition, denied=True)) == denied
    assert texts_in("fr").tell(words.condition(condition)) == french
