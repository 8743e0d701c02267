"""What may be written on a card, and what is said of what may not."""

from __future__ import annotations

import pytest

from engines.kernel.cards.packs import BadPack, Problem, read_pack
from engines.magic.language.pack import MagicPack

CARD = """game: magic
id: faults
name: {en: Faults, fr: Fautes}
version: 1
cards:
  - id: KEY
    name: {en: Card, fr: Carte}
    cost: G
    types: {card: [creature]}
    pt: [1, 1]
"""


def problems(line: str, key: str = "card") -> list[Problem]:
    with pytest.raises(BadPack) as caught:
        read_pack(f"{CARD.replace('KEY', key)}    {line}\n".encode(), MagicPack, "faults.yaml")
    return caught.value.problems


@pytest.mark.parametrize(
    ("line", "places"),
    [
        ("abilities: [{type: static, changes: [{pt: [1, many]}]}]", ["abilities.0.changes.0.pt.1"]),
        ("abilities: [{type: static, changes: [{grows: [1, 1]}]}]", ["abilities.0.changes.0"]),
        ("additional: [{mana: Q}, {sacrifice: {typ: land}}]",
         ["additional.0.mana", "additional.1.sacrifice.typ"]),
        ("keywords: [{morph: 2 Q}]", ["keywords.0.morph"]),
        ("abilities: [{type: static, changes: [{pt: [1, 1]}], if: [{test: turn, whose: me}]}]",
         ["abilities.0.if.0.whose"]),
        ("abilities: [{type: cost, spells: {}, generic: {count: {typ: land}}}]",
         ["abilities.0.generic.count.typ"]),
    ],
)  # fmt: skip
def test_of_what_is_wrong_the_place_that_was_meant_is_told_alone(line: str, places: list[str]) -> None:
    assert [each.field for each in problems(line)] == places


def test_what_could_stand_there_is_told_where_nothing_fits() -> None:
    (problem,) = problems("abilities: [{type: static, changes: [{grows: [1, 1]}]}]")
    assert problem.reason.key == "pack-not-among"
    assert problem.reason.values["found"] == "grows"
    assert "pt" in problem.reason.values["allowed"].split(", ")


@pytest.mark.parametrize("key", ["o12", "i7", "s1"])
def test_no_card_is_called_as_keys_of_answers_call_what_lies_there(key: str) -> None:
    (problem,) = problems("rarity: common", key)
    assert (problem.field, problem.reason.key) == ("id", "mn-pack-id")
