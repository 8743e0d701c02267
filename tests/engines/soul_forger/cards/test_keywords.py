"""Each keyword has its rule, and a scene that ends otherwise without it."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from engines.soul_forger.cards.collection import SoulForgerCollection
from engines.soul_forger.language.parts import KEYWORD_ON, Keyword
from tests.engines.keywords import Word, check, table_of
from tests.engines.soul_forger.battles import KINDS, Fought, found, hero, told_by
from tests.engines.soul_forger.pack import action, creature, pack_of
from tests.engines.soul_forger.scenes import ME, YOU, Scene, armed, lies
from tests.rules import rule

COLLECTION = SoulForgerCollection()
BOLT = action("bolt", 1, abilities=[
    {"targets": [{"target": "creature"}], "do": [{"action": "destroy", "who": "target"}]}])  # fmt: skip


def fight(hero: dict[str, Any], *pieces: dict[str, Any], **more: Any) -> Scene:
    return Scene(*pieces, *armed(ME, YOU), at="combat", more=[hero], **more)


def weak(*words: str, on: int = 3, endurance: int = 1) -> dict[str, Any]:
    return creature("hero", 2, on, 1, endurance, keywords=words)


def attacking(*words: str) -> tuple[list[str], list[str]]:
    """Let the hero attack a creature that deals as much; return who is left on both sides."""
    story = fight(weak(*words), lies("hero"), lies("bear", YOU)).attacks("hero", "bear")
    return story.names(), story.names(YOU)


def attacked(*words: str) -> tuple[list[str], list[str]]:
    story = fight(weak(*words), lies("bear"), lies("hero", YOU)).attacks("bear", "hero")
    return story.names(), story.names(YOU)


def can_be_blocked(*words: str) -> bool:
    story = fight(weak(*words), lies("hero"), lies("ox", YOU)).do("p1", "s1").passes()
    return story.asked.kind == "block"


def may_be_attacked(*words: str) -> bool:
    return fight(weak(*words), lies("bear"), lies("hero", YOU), lies("ox", YOU)).do("p1").offers("p2")


def carried_on(*words: str) -> int:
    """Return what a player suffers of what a creature with one endurance less cannot."""
    story = fight(weak(*words), lies("hero"), lies("imp", YOU)).attacks("hero", "imp")
    return story.yours.damage


def may_attack(*words: str) -> bool:
    return fight(weak(*words), lies("hero"), lies("ox")).offers("p1")


def guards(*words: str) -> bool:
    """Tell whether a blocker is on guard still."""
    story = fight(weak(*words, endurance=9), lies("ox"), lies("hero", YOU)).attacks("ox", "s1", block="hero")
    return story.piece("hero").on


def may_be_aimed_at(*words: str) -> bool:
    story = Scene(
        lies("hero", YOU), lies("ox", YOU), more=[weak(*words), BOLT], sides=[{"hand": ["bolt"]}], level=40
    )
    return story.do("play:bolt").offers("p1")


def again(*words: str) -> bool:
    """Tell whether another copy may be summoned."""
    return Scene(lies("hero"), more=[weak(*words)], sides=[{"hand": ["hero", "ox"]}], level=40).offers(
        "summon:hero"
    )


WORDS: dict[str, Word] = {
    "fast_hand": Word("SF-142 SF-R46", attacking, (["hero"], []), ([], []), foretold=True),
    "flight": Word("SF-143", can_be_blocked, False, True, foretold=False),
    "hidden": Word("SF-144 SF-R63", may_be_attacked, False, True, foretold=False),
    "impale": Word("SF-145 SF-R47", carried_on, 2, 0, foretold=True),
    "pacifist": Word("SF-149", may_attack, False, True, foretold=False),
    "protector": Word("SF-150", guards, True, False, foretold=False),
    "range": Word("SF-151", attacking, (["hero"], []), ([], []), foretold=True),
    "reflex": Word("SF-152 SF-R46", attacked, ([], ["hero"]), ([], []), foretold=True),
    "spell_proof": Word("SF-157 SF-R64", may_be_aimed_at, False, True, foretold=False),
    "unique": Word("SF-158 SF-R65", again, False, True, foretold=False),
}
"""By keyword: its rules, its scene, how that ends with and without it, and whether a preview tells of it."""
KEYWORDS = get_args(Keyword)
UNHEEDED: dict[str, str] = {}
"""Keywords that computers need not know of, and why."""


@pytest.mark.parametrize(("word", "row"), table_of(KEYWORDS, WORDS, rule))
def test_each_keyword_does_what_its_rule_says(word: str, row: Word | None) -> None:
    check(word, row, KEYWORDS, word)


def test_the_language_says_on_which_cards_each_keyword_does_something() -> None:
    assert {*KEYWORD_ON} == {*KEYWORDS}, "give each keyword its row in KEYWORD_ON, language/parts.py"
    assert {kind for on in KEYWORD_ON.values() for kind in on} <= {*KINDS}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("word", KEYWORDS)
def test_a_keyword_is_refused_where_it_does_nothing_and_there_alone(word: str, kind: str) -> None:
    """What is let pass, printed or given, is told from the same card without it; what is refused is not."""
    does, able = told_by(kind, word), kind in KEYWORD_ON[word]
    assert bool(does) is able, (
        f"KEYWORD_ON, language/parts.py: {word} does nothing on {kind} that battles.py would show; show it"
        " there by a battle or a probe, or take the kind away"
        if able
        else f"KEYWORD_ON, language/parts.py: {word} does something on {kind}: {does}"
    )
    given = {"holds": [{"change": "keyword", "on": "self", "keyword": word}]}
    for name, traits in (("printed", {"keywords": [word]}), ("given", {"abilities": [given]})):
        assert (refusal(kind, traits) == []) is able, f"{word}, {name} on {kind}: {refusal(kind, traits)}"


def refusal(kind: str, traits: dict[str, Any]) -> list[str]:
    found = COLLECTION.check(pack_of("own", hero(kind, traits)), ())
    return [each.reason.key for each in found]


@pytest.mark.parametrize("word", KEYWORDS)
def test_computers_know_what_each_keyword_does(word: str) -> None:
    """They foresee it in a fight, or are offered other answers by it."""
    heeds = any(heeded(found(kind)[name], found(kind, word)[name]) for kind in KINDS for name in found(kind))
    assert heeds is (word not in UNHEEDED), (
        f"{word} stands in UNHEEDED in vain"
        if heeds
        else f"{word}: no computer would know of it. Let rules/foreseen.py tell of it, and computers ask"
        " that, or say in UNHEEDED why they need not know"
    )


def heeded(plain: Any, other: Any) -> bool:
    """Tell whether somebody foresees otherwise, or is offered other answers."""
    if not isinstance(plain, Fought):
        return bool(plain != other)
    return (plain.offered, plain.seen) != (other.offered, other.seen)


@pytest.mark.parametrize("word", [word for word in KEYWORDS if word in WORDS])
def test_the_table_says_of_which_keywords_a_preview_tells(word: str) -> None:
    tells = [
        f"{kind}: {name}" for kind in KINDS for name in told_by(kind, word) if foretells(kind, word, name)
    ]
    assert bool(tells) is WORDS[word].foretold, (
        f"{word}: its row says foretold={WORDS[word].foretold}, and by it these previews differ: {tells}."
        " What a fight comes to is foretold in seat/previews.py"
    )


def foretells(kind: str, word: str, name: str) -> bool:
    plain, other = found(kind)[name], found(kind, word)[name]
    return isinstance(plain, Fought) and plain.offered == other.offered and plain.foretold != other.foretold
