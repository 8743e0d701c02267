"""Cards of a small generated set: no wording of one is a wording of another."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from engines.magic.cards import oracle
from engines.magic.cards.oracle.patterns import Either, Pattern, matches
from engines.magic.language.pack import CardModel
from tests.engines.magic.cards.oracle.cards import facts_of
from tests.profiles import sampled
from tests.rules import rule

FILTERS: tuple[dict[str, Any], ...] = (
    {}, {"type": "creature"}, {"sub": "goblin"}, {"without_type": "land"}, {"any_type": ["artifact", "land"]},
    {"type": "creature", "tapped": True}, {"type": "creature", "power": {"at_most": 2}}, {"token": True},
    {"type": "creature", "color": "red"}, {"type": "creature", "keyword": "flying"},
)  # fmt: skip
WHOSE = ("any", "you", "opponent")
TO_ONE: tuple[dict[str, Any], ...] = (
    {"action": "destroy"}, {"action": "destroy", "regenerates": False},
    {"action": "tap"}, {"action": "untap"}, {"action": "regenerate"},
    {"action": "move", "to": "exile"}, {"action": "move", "to": "hand"}, {"action": "move", "to": "library"},
    {"action": "add_counters", "kind": "plus_one"}, {"action": "remove_counters", "kind": "plus_one"},
    {"action": "change", "changes": [{"pt": [1, 0]}]},
    {"action": "change", "changes": [{"pt": [1, 0]}], "until": "your_next_turn"},
    {"action": "change", "changes": [{"gains": ["haste"]}]},
    {"action": "change", "changes": [{"loses": ["flying"]}]},
    {"action": "change", "changes": [{"control": "you"}]},
)  # fmt: skip
TO_PLAYERS: tuple[dict[str, Any], ...] = (
    {"action": "draw"}, {"action": "draw", "number": 2}, {"action": "mill"}, {"action": "discard"},
    {"action": "discard", "how": "random"}, {"action": "discard", "how": "all"},
    {"action": "gain_life", "number": 2}, {"action": "lose_life", "number": 2}, {"action": "reveal"},
)  # fmt: skip
PERSONS = ("you", "opponent", "each_player", "target")


def abilities(kinds: int) -> Iterator[dict[str, Any]]:
    """Yield what the cards of the set do, to objects of so many kinds."""
    for filter_, whose, action in product(FILTERS[:kinds], WHOSE, TO_ONE):
        target = {"target": "permanent", "is": filter_, "whose": whose}
        yield {"targets": [target], "do": [{**action, "what": "target"}]}
        yield {"targets": [{**target, "optional": True}], "do": [{**action, "what": "target"}]}
        if "control" not in str(action):
            yield {"do": [{**action, "what": {"every": filter_, "whose": whose}}]}
    for person, action in product(PERSONS, TO_PLAYERS):
        targets = [{"target": "player"}] if person == "target" else []
        yield {"targets": targets, "do": [{**action, "who": person}]}
        yield {"targets": targets, "do": [{**action, "who": person}, {"action": "draw"}]}
        yield {"targets": targets, "do": [{"action": "may", "do": [{**action, "who": person}]}]}


def one_of(pattern: Pattern, chance: Random) -> str:
    """Return one of the lines that a pattern says."""
    if isinstance(pattern, str):
        return pattern
    if isinstance(pattern, Either):
        return one_of(chance.choice(pattern.ways), chance)
    return "".join(one_of(part, chance) for part in pattern.parts)


def printed(kinds: int) -> dict[str, Pattern]:
    """Return the pattern of each card that has a wording, by its model."""
    found: dict[str, Pattern] = {}
    for ability in abilities(kinds):
        card = CardModel.model_validate({
            "id": "invented", "name": {"en": "Mill Otter", "fr": "Loutre"}, "cost": "1 R",
            "types": {"card": ["instant"]}, "abilities": [{"type": "spell", **ability}],
        })  # fmt: skip
        try:
            (found[card.abilities[0].model_dump_json()],) = oracle.lines(card, facts_of(card))
        except oracle.Cant:
            continue
    return found


@rule("MN-R16")
@pytest.mark.parametrize("kinds", sampled([3, len(FILTERS)]))
def test_no_wording_of_one_card_is_a_wording_of_another(kinds: int) -> None:
    patterns, chance = printed(kinds), Random(16)
    assert len(patterns) > 100 * kinds
    lines = {one_of(pattern, chance): model for model, pattern in patterns.items() for _ in range(3)}
    for model, pattern in patterns.items():
        said = {lines[line] for line in lines if matches(pattern, line)}
        assert said <= {model}, (said, model)
