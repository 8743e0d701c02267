"""Each behaviour has its rule, and a scene that ends otherwise without it (NN-103 to NN-105)."""

from __future__ import annotations

from typing import get_args

import pytest

from engines.neo_noble.language.parts import Keyword
from tests.engines.keywords import Word, check, table_of
from tests.engines.neo_noble.pack import act, errant, text
from tests.engines.neo_noble.scenes import scene
from tests.rules import rule


def into_an_empty_lane(*words: str) -> str:
    """Return what is asked once the hero has come into an empty lane."""
    hero = errant("hero", 1, 1, 1, behaviours=words)
    return scene(hand="hero", souls=1, cards=(hero,)).summons("hero", "left").asked.kind


def from_the_channel(*words: str) -> bool:
    """Tell whether the hero may be summoned though it lies in the Channel."""
    hero = errant("hero", 1, 1, 1, behaviours=words)
    return "summon" in scene(souls=1, channel="hero:up", cards=(hero,)).keys


def once_it_has_done_something(*words: str) -> list[str]:
    """Return who is left once an effect of the hero has been activated."""
    hero = errant("hero", 0, 3, 4, text("on_summon", act("draw")), behaviours=words)
    return scene(hand="hero", cards=(hero,)).summons("hero", "left").lane("left")


WORDS: dict[str, Word] = {
    "pathfinder": Word("NN-103", into_an_empty_lane, "pathfinder", "action"),
    "haste": Word("NN-104", from_the_channel, True, False),
    "brittle": Word("NN-105 NN-R44", once_it_has_done_something, [], ["hero"]),
}


@pytest.mark.parametrize(("word", "row"), table_of(get_args(Keyword), WORDS, rule))
def test_each_behaviour_does_what_its_rule_says(word: str, row: Word | None) -> None:
    check(word, row, get_args(Keyword), word)
