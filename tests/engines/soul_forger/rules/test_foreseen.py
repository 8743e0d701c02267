"""What computers see coming is what comes: of keywords and texts, in each place of a combat."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any, get_args

import pytest

from engines.soul_forger import players
from engines.soul_forger.language.parts import Keyword
from tests.engines.soul_forger.battles import KINDS, Fought, Traits, found, probes
from tests.profiles import sampled


def holds(change: str, **more: Any) -> Traits:
    return {"abilities": [{"holds": [{"change": change, "on": "self", **more}]}]}


ALL = {"pick": "all", "whose": "any", "is": {"type": "creature"}}
TEXTS: dict[str, Traits] = {
    "less of all damage": holds("prevent", value=1),
    "none of combat": holds("prevent", kind="combat"),
    "none of spells": holds("prevent", kind="other"),
    "more damage": holds("extra_damage", value=1),
    "to another": holds("redirect", to="you"),
    "first": holds("first_damage"),
    "attacks twice": holds("extra_attack"),
    "stays": holds("cannot", what="turn_off"),
    "stronger": holds("power", value=2),
    "tougher": holds("endurance", value=1),
    "all suffer more": holds("extra_damage", value=1) | {"keywords": ["impale"]},
}
"""What texts say that changes a fight."""


def untrue(probed: Iterator[tuple[str, Any]]) -> tuple[list[str], int]:
    """Return what was not as foreseen, and how much was."""
    wrong, true = list[str](), 0
    for name, what in probed:
        if isinstance(what, Fought) and what.seen is not None:
            true += what.seen == what.happened
            if what.seen != what.happened:
                wrong.append(f"{name}: {what.seen}, and then {what.happened}")
    return wrong, true


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("word", ["", *get_args(Keyword)])
def test_what_is_foreseen_of_a_keyword_happens(word: str, kind: str) -> None:
    wrong, true = untrue(iter(found(kind, word).items()))
    assert wrong == [], "rules/foreseen.py and rules/damage.py must ask the same"
    assert true >= 5


@pytest.mark.parametrize("words", sampled([*combinations(get_args(Keyword), 2)]), ids="-".join)
def test_what_is_foreseen_of_two_keywords_happens(words: tuple[str, str]) -> None:
    wrong, _ = untrue(probes("creature", {"keywords": words}))
    assert wrong == []


@pytest.mark.parametrize("text", TEXTS)
def test_what_is_foreseen_of_a_text_happens(text: str) -> None:
    wrong, true = untrue(probes("creature", TEXTS[text]))
    assert wrong == []
    assert true >= 10


MAY_ASK = {
    "power": "strength for its own sake", "endurance_left": "what a card is worth",
    "player_endurance_left": "how near somebody is to the end", "player_endurance": "the same",
    "would_defeat": "whether it is the end", "controlled_ronum": "room", "ronum": "room",
}  # fmt: skip
"""What computers may ask of `powers` besides; of the rest of a fight `rules/foreseen.py` tells."""


def asked_past(source: str) -> set[str]:
    """Return what a computer asks of the rules of a fight where only `foreseen` may ask it."""
    found = set[str]()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=ast.Name(id="powers"), attr=name) if name not in MAY_ASK:
                found.add(f"powers.{name}")
            case ast.ImportFrom(module=str(module), names=names):
                told = {f"{module}.{each.name}".removeprefix("engines.soul_forger.") for each in names}
                found |= {each for each in told if each.startswith("evaluation.powers.")}
                found |= told & {"rules.keywords", "rules.damage"}
                found |= {each for each in told if each.startswith("rules.keywords.")}
            case _:
                pass
    return found


def test_computers_ask_of_a_fight_nothing_but_what_is_foreseen() -> None:
    files = [*Path(players.__path__[0]).glob("*.py")]
    past = {file.name: asked for file in files if (asked := asked_past(file.read_text(encoding="utf-8")))}
    assert past == {}, "ask rules/foreseen.py, and let it tell more; or give a reason in MAY_ASK"
    assert sum("foreseen." in file.read_text(encoding="utf-8") for file in files) >= 3
    assert asked_past("powers.would_destroy(table, piece, 2)") == {"powers.would_destroy"}
    assert asked_past("from engines.soul_forger.rules import keywords") == {"rules.keywords"}
