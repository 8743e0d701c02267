"""Open card lists: every printed field is read, each fault is said, texts wait for a person."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel import Deck, Section
from engines.kernel.cards.packs import BadPack, read_pack
from engines.soul_forger.cards.collection import SoulForgerCollection
from engines.soul_forger.language.pack import SoulForgerPack
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
        ({"factions": "Water/Fire\nDark"}, "factions", "sf-list-several"),
        ({"subtypes": ["beast", "Mk2"]}, "subtypes", "sf-list-subtype"),
        ({"subtypes": "Fire Wolf"}, "subtypes", "sf-pack-subtype-faction"),
        ({"subtypes": {"en": "Wolf"}}, "subtypes", "sf-list-word"),
        ({"keywords": "Impale\nFrenzy"}, "keywords", "sf-list-none-of"),
        ({"ronum": "three"}, "ronum", "sf-list-number"),
        ({"endurance": None}, "endurance", "sf-list-missing"),
        ({"power": "", "on": 3}, "off", "sf-list-missing"),
        ({"cost": "a lot"}, "cost", "sf-pack-cost"),
        ({"cost": "1 Fire"}, "cost", "sf-pack-cost"),
        ({"cost": "2 Fier Cards"}, "cost", "sf-list-cost"),
        ({"cost": "2 Trolls"}, "cost", "sf-list-cost"),
        ({"cost": "Starting Gear"}, "cost", "sf-pack-cost"),
        ({"type": "Armor", "hands": 1}, "hands", "sf-pack-weapon"),
        ({"type": "Item", "speed": "Lingering"}, "speed", "sf-list-missing"),
        ({"type": "Item", "speed": "Normal\nReaction"}, "speed", "sf-list-none-of"),
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


# Lists as publishers keep them


def known(card: dict[str, Any]) -> dict[str, Any]:
    """What a card read holds, but for its names."""
    (found, *_) = read(card).cards
    return found.model_dump(exclude_defaults=True, exclude={"id", "name"})


@rule("SF-18", "SF-19", "SF-121")
def test_several_values_may_stand_in_one_text() -> None:
    wolf = known(
        WOLF | {"factions": "Earth\nDark", "subtypes": "Beast; Spirit", "keywords": "Reflex\nHidden"}
    )
    assert (wolf["factions"], wolf["subtypes"]) == (("earth", "dark"), ("beast", "spirit"))
    assert wolf["keywords"] == ("reflex", "hidden", "fast_hand", "impale")
    song = known(SONG | {"speed": "Normal\nLingering"})
    assert (song["speed"], song["lingering"]) == ("normal", True)
    assert "lingering" not in known(SONG)


def test_sub_types_that_nobody_knows_are_declared_with_a_guess_at_their_plurals() -> None:
    cards = [
        WOLF | {"subtypes": each} for each in ("Sea Wolf", "Stoats", "Stoat", "Goblins", "Glasses", "Imp")
    ]
    found = COLLECTION.read_list(cards, None, "fords", "list.json")
    pack = read_pack(found.packs["fords"], SoulForgerPack, "fords.yaml")
    assert [card.subtypes[0] for card in pack.cards] == [
        "sea_wolf", "stoat", "stoat", "goblin", "glasses", "imp",
    ]  # fmt: skip
    assert {key: noun.en for key, noun in pack.subtypes.items()} == {
        "glasses": ("Glasses",), "imp": ("Imp", "Imps"), "sea_wolf": ("Sea Wolf", "Sea Wolves"),
        "stoat": ("Stoat", "Stoats"),
    }  # fmt: skip
    assert all(noun.fr == noun.en for noun in pack.subtypes.values())
    assert found.packs["fords"].count("write their French forms") == 1
    assert "subtypes:" not in COLLECTION.read_list([HOOK], None, "fords", "l").packs["fords"]


def test_each_part_of_a_long_list_declares_what_its_own_cards_name() -> None:
    cards = [*([WOLF] * 200), WOLF | {"subtypes": "Stoat"}, WOLF | {"cost": "1 Stoat"}]
    found = COLLECTION.read_list(cards, None, "fords", "list.json")
    first, second = (read_pack(text, SoulForgerPack, key) for key, text in found.packs.items())
    assert (list(first.subtypes), list(second.subtypes)) == ([], ["stoat"])


@rule("SF-85", "SF-88", "SF-92")
@pytest.mark.parametrize(
    ("cost", "read_as"),
    [
        ("2 Goblins", "FHM: 2 Goblin cards"),
        ("1 goblin", "FHM: 1 Goblin card"),
        ("1 Sea Wolf", "FHM: 1 Sea Wolf card"),
        ("3 Dark sea wolves", "FHM: 3 Dark Sea Wolf cards"),
        ("1 Fire Card", "FHM: 1 Fire card"),
        ("2 earth Card", "FHM: 2 Earth cards"),
        ("4 dark Ronum", "FHM: 4 Dark ronum"),
        ("1 Fire Creature, 2 Actions", "FHM: 1 Fire creature, 2 actions"),
        ("X Fire Cards", "FHM: X Fire cards"),
        ("1 card", "FHM: 1 card"),
        ("6 Earth/water Ronum / 2 Goblins, 1 Card", "FHM: 6 Earth/Water ronum / 2 Goblin cards, 1 card"),
        ("H: 2 Goblins", "H: 2 Goblin cards"),
    ],
)
def test_costs_are_read_as_cards_have_them(cost: str, read_as: str) -> None:
    assert known(WOLF | {"subtypes": "Sea Wolf", "cost": cost, "text": "Draw."})["cost"] == read_as


@rule("SF-9", "SF-64")
def test_a_token_and_starting_gear_may_be_told_by_their_cost() -> None:
    token = known(WOLF | {"cost": "Token"})
    assert (token["token"], "cost" in token) == (True, False)
    gear = known(HOOK | {"cost": "Starting Gear"})
    assert (gear["starting_gear"], "cost" in gear) == (True, False)


@pytest.mark.parametrize("keywords", ["Welcome", "Impale\nLast Breath", "Organize 2", "Wounded X", "Require"])
def test_keywords_that_have_to_be_written_leave_the_card_unfinished(keywords: str) -> None:
    assert known(WOLF | {"keywords": keywords})["unfinished"]
    assert "unfinished" not in known(WOLF | {"keywords": "Impale"})


def test_what_a_keyword_means_may_stand_behind_it() -> None:
    told = known(WOLF | {"text": "Flight\n(Flight: it flies, so to say.)\n\nRange"})
    assert (told["keywords"], "unfinished" in told) == (("flight", "range"), False)
    assert known(WOLF | {"text": "Flight (Growth: it grows.)"})["unfinished"]


def test_a_text_that_is_a_quotation_is_a_flavour() -> None:
    told = known(WOLF | {"text": '"It howls." - Ada'})
    assert (told["flavour"]["en"], "unfinished" in told) == ("It howls. – Ada", False)
    assert known(WOLF | {"text": '"Wolf" cards have 1 power more than "Dog" cards.'})["unfinished"]


def test_keywords_beside_the_text_of_an_action_are_what_it_speaks_of() -> None:
    assert "keywords" not in known(SONG | {"keywords": "Flight"})
    stays = known(SONG | {"keywords": "Flight\nUnique", "speed": "Normal\nLingering"})
    assert stays["keywords"] == ("unique",)


def test_an_unfinished_card_need_not_use_the_x_of_its_cost() -> None:
    assert known(SONG | {"cost": "X Fire Cards", "cost_from": "FHM"})["unfinished"]


def test_equipment_with_hands_is_a_weapon_whatever_blanks_mean() -> None:
    names = {"words": {"type": {"": "equipment"}, "equip": {"": "armor"}}}
    blank = {"type": "", "equip": ""}
    hook, coat = read(HOOK | blank, HOOK | blank | {"hands": "", "on": "", "off": ""}, names=names).cards
    assert [card.model_dump()["equip"] for card in (hook, coat)] == ["weapon", "armor"]


def test_all_that_is_wrong_with_a_card_is_told() -> None:
    wrong = WOLF | {"type": "?", "factions": "Wood", "ronum": "", "cost": "much", "keywords": "Frenzy"}
    assert [field for _, field, _ in refused(HOOK, wrong)] == [
        "type",
        "factions",
        "ronum",
        "cost",
        "keywords",
    ]


def test_a_word_of_the_list_may_mean_two_of_ours() -> None:
    names = {"words": {"subtypes": {"Bear-Plant": "Beast/Plant"}}}
    assert read(WOLF | {"subtypes": "Bear-Plant"}, names=names).cards[0].subtypes == ("beast", "plant")
