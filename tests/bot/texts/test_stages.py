"""Where a match stands is said in words of its own, for every stage of every game in both languages."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from fluent.syntax import ast as ftl

from bot.texts import texts_in
from engines.dueling_nobles.table.state import Phase as NoblesPhase
from engines.neo_noble.table.pieces import Stage as NeoNobleStage
from engines.noxtalia.seat.view import Phase as NoxtaliaPhase
from engines.soul_forger.language.parts import Phase as SoulForgerPhase
from tests.bot.texts.test_texts import messages

BATTLE = ("declared", "block", "compared", "over")
"""The steps of Neo Noble's battle on pictures."""
SELECTED: dict[str, tuple[str, ...]] = {
    "nn-picture-stage": get_args(NeoNobleStage),
    "nn-picture-battle-step": BATTLE,
    "sf-picture-phase": get_args(SoulForgerPhase),
    "sf-phase": get_args(SoulForgerPhase),
}
"""Texts that tell one of several stages, with all of these."""
_NOBLES: tuple[str, ...] = get_args(NoblesPhase)
_CARDS = {"attacker_cards": "cards", "defender_cards": "cards"}
APART: dict[str, tuple[str, ...]] = {
    "nx-picture-phase": get_args(NoxtaliaPhase),
    "pic-phase": tuple({_CARDS.get(phase, phase) for phase in _NOBLES}),
}
"""Texts for each stage."""


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("key", SELECTED)
def test_each_stage_has_words_of_its_own_and_none_is_what_is_said_by_default(locale: str, key: str) -> None:
    (told,) = (each for each in _selections(messages(locale)[key]))
    own = {_name(each) for each in told.variants if not each.default}
    assert own == {stage.replace("_", "-") for stage in SELECTED[key]}
    default = next(each for each in told.variants if each.default)
    assert not any(isinstance(part, ftl.TextElement) for part in default.value.elements), "it states nothing"
    said = [texts_in(locale).say(key, stage=s, step=s, phase=s) for s in own]
    assert len(set(said)) == len(own)


@pytest.mark.parametrize("locale", ["en", "fr"])
@pytest.mark.parametrize("key", APART)
def test_each_stage_has_a_text_of_its_own(locale: str, key: str) -> None:
    said = [texts_in(locale).say(f"{key}-{stage.replace('_', '-')}", name="Ada") for stage in APART[key]]
    assert len(set(said)) == len(APART[key])


def _selections(message: ftl.Message) -> list[ftl.SelectExpression]:
    assert message.value is not None
    placed = [part.expression for part in message.value.elements if isinstance(part, ftl.Placeable)]
    return [part for part in placed if isinstance(part, ftl.SelectExpression)]


def _name(variant: Any) -> str:
    return variant.key.name
