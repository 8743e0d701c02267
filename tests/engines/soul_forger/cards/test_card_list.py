"""Open card lists: every printed field is read, each fault is said, texts wait for a person."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engines.kernel import Deck, Section
from engines.kernel.packs import BadPack, read_pack
from engines.kernel.yaml_file import read_yaml
from engines.soul_forger.cards.collection import SoulForgerCollection
from engines.soul_forger.cards.language.pack import SoulForgerPack
from tests.engines.soul_forger.cards.test_docs import GUIDE
from tests.rules import rule

COLLECTION = SoulForgerCollection()
WOLF: dict[str, Any] = {
    "name": "Ford Wolf", "type": "Creature", "factions": "Water/Dark", "subtypes": "Beast", "ronum": "3",
    "cost": "1 Water card", "cost_from": "FHM", "power": "3/1", "endurance": 4, "experience": "",
    "text": "Fast Hand, Impale",
}  # fmt: skip
SONG = {
    "name": "Ford Song", "type": "Spell", "subtypes": ["song"], "ronum": 2, "speed": "Reaction",
    "cost": "-", "text": "Draw a card.\nThen discard one.",
}  # fmt: skip
HOOK = {
    "name": "Ford Hook", "type": "Weapon", "hands": 1, "ronum": 2, "on": 2, "off": 0, "cost": "4 ronum",
    "cost_from": "Material Zone", "text": "",
}  # fmt: skip


def read(*cards: dict[str, Any], names: Any = None) -> SoulForgerPack:
    found = COLLECTION.read_list(list(cards), names, "fords", "list.json")
    (text,) = found.packs.values()
    pack = read_pack(text, SoulForgerPack, "fords.yaml")
    assert COLLECTION.check(pack, []) == []
    return pack


def refused(*cards: Any, names: Any = None) -> list[tuple[str | None, str, str]]:
    with pytest.raises(BadPack) as caught:
        COLLECTION.read_list(list(cards), names, "fords", "list.json")
    return [(each.card, each.field, each.reason.key) for each in caught.value.problems]


@rule("SF-20", "SF-R15")
def test_every_printed_field_is_read() -> None:
    wolf, song, hook = (card.model_dump(exclude_defaults=True) for card in read(WOLF, SONG, HOOK).cards)
    assert wolf == {
        "id": "ford_wolf", "name": {"en": "Ford Wolf", "fr": "Ford Wolf"}, "type": "creature",
        "factions": ("water", "dark"), "subtypes": ("beast",), "ronum": 3, "cost": "FHM: 1 Water card",
        "on": 3, "off": 1, "endurance": 4, "experience": 0, "keywords": ("fast_hand", "impale"),
    }  # fmt: skip
    assert song == {
        "id": "ford_song", "name": {"en": "Ford Song", "fr": "Ford Song"}, "type": "action", "kind": "spell",
        "speed": "reaction", "subtypes": ("song",), "ronum": 2, "unfinished": True,
    }  # fmt: skip
    assert hook == {
        "id": "ford_hook", "name": {"en": "Ford Hook", "fr": "Ford Hook"}, "type": "equipment",
        "equip": "weapon", "hands": 1, "ronum": 2, "on": 2, "cost": "M: 4 ronum",
    }  # fmt: skip


def test_a_text_that_waits_for_its_author_stands_above_the_card() -> None:
    found = COLLECTION.read_list([WOLF, SONG], None, "fords", "list.json")
    assert (found.cards, found.unfinished) == (2, 1)
    assert "  # Draw a card. Then discard one.\n  - type:" in found.packs["fords"]
    assert found.packs["fords"].count("#") == 1


@rule("SF-20")
def test_no_deck_may_hold_an_unfinished_card() -> None:
    pack = read(WOLF, SONG)
    (ready,) = (deck.deck for key, deck in COLLECTION.ready_made([]).items() if key == "kilns")
    main, *others = ready.sections
    cards = ("ford_wolf", "ford_song", *main.cards[2:])
    deck = Deck(game="soul_forger", name="x", sections=(Section(heading="main", cards=cards), *others))
    faults = COLLECTION.faults(deck, COLLECTION.formats()["sf-format"], [pack])
    assert [(fault.rule, fault.reason.key, fault.reason.values["found"].en) for fault in faults] == [
        ("SF-20", "sf-fault-unfinished", "Ford Song")
    ]


def test_the_guide_shows_what_is_made_of_its_list() -> None:
    (listed,), (names,) = GUIDE.blocks("json"), GUIDE.blocks("yml")
    found = COLLECTION.read_list(json.loads(listed), read_yaml(names)[0], "fords", "list.json")
    assert found.packs["fords"].partition("cards:\n")[2].strip("\n") == GUIDE.blocks("yaml")[2].strip("\n")
    assert found.unread == ()


def test_what_the_list_tells_besides_is_named_once() -> None:
    cards = [WOLF | {"artist": "?"}, HOOK | {"artist": "?", "set": 1}]
    assert COLLECTION.read_list(cards, None, "fords", "l").unread == ("artist", "set")
    assert COLLECTION.read_list(cards, {"ignored": ["set"]}, "fords", "l").unread == ("artist",)


def test_two_cards_of_one_name_are_two_and_many_are_several_packs() -> None:
    found = COLLECTION.read_list([WOLF] * 201, None, "fords", "list.json")
    assert list(found.packs) == ["fords_1", "fords_2"]
    assert 'id: "ford_wolf_201"' in found.packs["fords_2"]


@pytest.mark.parametrize(
    ("change", "field", "reason"),
    [
        ({"name": ""}, "name", "sf-list-missing"),
        ({"type": "Vehicle"}, "type", "sf-list-none-of"),
        ({"factions": "Water/Wood"}, "factions", "sf-list-none-of"),
        ({"subtypes": ["beast", "pirate"]}, "subtypes", "sf-list-none-of"),
        ({"ronum": "three"}, "ronum", "sf-list-number"),
        ({"endurance": None}, "endurance", "sf-list-missing"),
        ({"power": "", "on": 3}, "off", "sf-list-missing"),
        ({"cost": "a lot"}, "cost", "sf-pack-cost"),
        ({"cost_from": "the moon"}, "cost", "sf-pack-cost"),
        ({"text": {"en": "no"}}, "text", "sf-list-word"),
    ],
)
def test_what_is_missing_or_unknown_is_said_of_the_card(
    change: dict[str, Any], field: str, reason: str
) -> None:
    ((card, where, why),) = refused(HOOK, WOLF | change)
    assert (where, why) == (field, reason)
    assert card == ("#2" if field == "name" else "Ford Wolf")


def test_words_of_the_list_are_put_into_ours() -> None:
    names = {"cards": "", "words": {"type": {"Monster": "creature"}, "subtypes": {"Wolf": "beast"}}}
    pack = read(WOLF | {"type": "Monster", "subtypes": "Wolf"}, names=names)
    assert pack.cards[0].subtypes == ("beast",)


@pytest.mark.parametrize("data", [[], {}, [1], "x", None, [[]]])
def test_what_holds_no_cards_is_refused(data: Any) -> None:
    with pytest.raises(BadPack) as caught:
        COLLECTION.read_list(data, None, "fords", "list.json")
    assert [each.reason.key for each in caught.value.problems] == ["sf-list-cards"]


def test_names_that_are_none_are_refused() -> None:
    assert refused(WOLF, names={"field": {}, "words": 3}) == [
        (None, "words", "sf-list-names"),
        (None, "field", "sf-list-names"),
    ]
