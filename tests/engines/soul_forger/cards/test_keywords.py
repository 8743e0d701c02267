"""Each keyword has its rule, and a scene that ends otherwise without it."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from engines.soul_forger.language.parts import Keyword
from tests.engines.keywords import Word, check, table_of
from tests.engines.soul_forger.pack import action, creature
from tests.engines.soul_forger.scenes import ME, YOU, Scene, armed, lies
from tests.rules import rule

BOLT = action("bolt", 1, abilities=[
    {"targets": [{"target": "creature"}], "do": [{"action": "destroy", "who": "target"}]}])  # fmt: skip


def fight(hero: dict[str, Any], *pieces: dict[str, Any], **more: Any) -> Scene:
    return Scene(*pieces, *armed(ME, YOU), at="combat", more=[hero], **more)


def hero(*words: str, on: int = 3, endurance: int = 1) -> dict[str, Any]:
    return creature("hero", 2, on, 1, endurance, keywords=words)


def attacking(*words: str) -> tuple[list[str], list[str]]:
    """Let the hero attack a creature that deals as much; return who is left on both sides."""
    story = fight(hero(*words), lies("hero"), lies("bear", YOU)).attacks("hero", "bear")
    return story.names(), story.names(YOU)


def attacked(*words: str) -> tuple[list[str], list[str]]:
    story = fight(hero(*words), lies("bear"), lies("hero", YOU)).attacks("bear", "hero")
    return story.names(), story.names(YOU)


def can_be_blocked(*words: str) -> bool:
    story = fight(hero(*words), lies("hero"), lies("ox", YOU)).do("p1", "s1").passes()
    return story.asked.kind == "block"


def may_be_attacked(*words: str) -> bool:
    return fight(hero(*words), lies("bear"), lies("hero", YOU), lies("ox", YOU)).do("p1").offers("p2")


def carried_on(*words: str) -> int:
    """Return what a player suffers of what a creature with one endurance less cannot."""
    story = fight(hero(*words), lies("hero"), lies("imp", YOU)).attacks("hero", "imp")
    return story.yours.damage


def may_attack(*words: str) -> bool:
    return fight(hero(*words), lies("hero"), lies("ox")).offers("p1")


def guards(*words: str) -> bool:
    """Tell whether a blocker is on guard still."""
    story = fight(hero(*words, endurance=9), lies("ox"), lies("hero", YOU)).attacks("ox", "s1", block="hero")
    return story.piece("hero").on


def may_be_aimed_at(*words: str) -> bool:
    story = Scene(
        lies("hero", YOU), lies("ox", YOU), more=[hero(*words), BOLT], sides=[{"hand": ["bolt"]}], level=40
    )
    return story.do("play:bolt").offers("p1")


def again(*words: str) -> bool:
    """Tell whether another copy may be summoned."""
    return Scene(lies("hero"), more=[hero(*words)], sides=[{"hand": ["hero", "ox"]}], level=40).offers(
        "summon:hero"
    )


WORDS: dict[str, Word] = {
    "fast_hand": Word("SF-142 SF-R46", attacking, (["hero"], []), ([], [])),
    "flight": Word("SF-143", can_be_blocked, False, True),
    "hidden": Word("SF-144 SF-R63", may_be_attacked, False, True),
    "impale": Word("SF-145 SF-R47", carried_on, 2, 0),
    "pacifist": Word("SF-149", may_attack, False, True),
    "protector": Word("SF-150", guards, True, False),
    "range": Word("SF-151", attacking, (["hero"], []), ([], [])),
    "reflex": Word("SF-152 SF-R46", attacked, ([], ["hero"]), ([], [])),
    "spell_proof": Word("SF-157 SF-R64", may_be_aimed_at, False, True),
    "unique": Word("SF-158 SF-R65", again, False, True),
}


@pytest.mark.parametrize(("word", "row"), table_of(get_args(Keyword), WORDS, rule))
def test_each_keyword_does_what_its_rule_says(word: str, row: Word | None) -> None:
    check(word, row, get_args(Keyword), word)
