"""Packs and decks of Soul-Forger: what is refused, and how that is said."""

from __future__ import annotations

import pickle

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel import Deck, Section
from engines.kernel.cards.decks import read_deck, write_deck
from engines.kernel.effects.call_frames import Program
from engines.soul_forger.cards.catalogue import Catalogue, both, catalogue_of, loadout_of, only
from engines.soul_forger.options import SoulForgerOptions
from tests.engines.soul_forger.cards.small_packs import COLLECTION, action, creature, pack
from tests.engines.soul_forger.starter import CARDS, CATALOGUE, CREATURES, DECKS, SET
from tests.rules import rule

ORDINARY = SoulForgerOptions()
PRESET = next(iter(DECKS.values()))
SINGLES = tuple(card.id for card in CREATURES if card.id not in PRESET.cards)
"""Creatures that the first ready-made deck does not use."""


def deck(**sections: tuple[str, ...]) -> Deck:
    """The first ready-made deck with sections exchanged; an empty one is left out."""
    parts_of = {"main": PRESET.cards, "forge": PRESET.forge, "gear": tuple(PRESET.gear), **sections}
    return Deck(
        game="soul_forger",
        name="Mine",
        sections=tuple(Section(heading=key, cards=cards) for key, cards in parts_of.items() if cards),
    )


def faults(brought: Deck) -> list[tuple[str, str]]:
    """The rules that a deck breaks, and the texts that say so; these exist in both languages."""
    found = COLLECTION.faults(brought, ORDINARY, ())
    for fault in found:
        assert all(texts_in(locale).tell(fault.reason) for locale in LOCALES)
    return [(fault.rule, fault.reason.key) for fault in found]


@rule("SF-D1")
@pytest.mark.parametrize("key", DECKS)
def test_ready_made_decks_are_legal(key: str) -> None:
    made = COLLECTION.ready_made(())[key]
    assert faults(made.deck) == []
    assert made.name == DECKS[key].name


@rule("SF-4", "SF-D1")
def test_a_main_deck_has_sixty_to_seventy_five_cards() -> None:
    assert faults(deck(main=PRESET.cards[:-1])) == [("SF-4", "sf-fault-main")]
    assert faults(deck(main=PRESET.cards + SINGLES[:15])) == []
    assert faults(deck(main=PRESET.cards + SINGLES[:16])) == [("SF-4", "sf-fault-main")]


@rule("SF-5", "SF-12")
def test_equipment_is_built_into_no_main_deck() -> None:
    assert faults(deck(main=(*PRESET.cards, "pocket_knife"))) == [("SF-5", "sf-fault-equipment")]


@rule("SF-6")
def test_a_main_deck_holds_four_copies_at_most() -> None:
    assert PRESET.cards.count(PRESET.cards[0]) == 4
    assert faults(deck(main=(*PRESET.cards, PRESET.cards[0]))) == [("SF-6", "sf-fault-copies")]


@rule("SF-7", "SF-10")
def test_a_forge_deck_has_ten_cards_at_most_and_four_of_each() -> None:
    assert faults(deck(forge=())) == []
    knives = ("pocket_knife",) * 4
    assert faults(deck(forge=(*knives, *("grindstone",) * 4, "road_coat", "road_coat"))) == []
    assert faults(deck(forge=(*knives, *("grindstone",) * 4, *("road_coat",) * 3))) == [
        ("SF-7", "sf-fault-forge")
    ]
    assert faults(deck(forge=(*knives, "pocket_knife"))) == [("SF-10", "sf-fault-copies")]


@rule("SF-8")
def test_a_forge_deck_holds_equipment_alone() -> None:
    assert faults(deck(forge=("ditch_dog",))) == [("SF-8", "sf-fault-not-equipment")]
    assert faults(deck(forge=("lucky_coin",))) == [("SF-8", "sf-fault-not-equipment")]


@rule("SF-9")
def test_starting_gear_does_not_begin_in_the_forge_deck() -> None:
    assert faults(deck(forge=("kiln_knife",))) == [("SF-9", "sf-fault-gear-in-forge")]


@rule("SF-9", "SF-11")
def test_starting_gear_is_one_of_each_and_counts_for_no_deck() -> None:
    ten = (*("pocket_knife",) * 4, *("grindstone",) * 4, "road_coat", "road_coat")
    assert faults(deck(forge=ten, gear=("kiln_knife", "hide_vest", "shell_whistle"))) == []
    assert faults(deck(gear=("kiln_knife", "hide_vest"))) == [("SF-11", "sf-fault-gear")]
    assert faults(deck(gear=("kiln_knife", "bone_knife", "hide_vest"))) == [("SF-11", "sf-fault-gear")]
    assert faults(deck(gear=("kiln_knife", "road_coat", "shell_whistle"))) == [("SF-11", "sf-fault-not-gear")]


@rule("SF-13")
def test_tokens_are_part_of_no_deck() -> None:
    assert faults(deck(main=(*PRESET.cards, "fleck"))) == [("SF-13", "sf-fault-token")]
    assert faults(deck(forge=("fleck",))) == [("SF-13", "sf-fault-token")]


def test_what_does_not_exist_is_said() -> None:
    assert faults(deck(main=(*PRESET.cards, "no_such"))) == [("SF-4", "fault-unknown")]
    other = deck().model_copy(update={"sections": (*deck().sections, Section(heading="side", cards=()))})
    assert faults(other) == [("SF-15", "sf-fault-heading")]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("key", DECKS)
def test_decks_are_written_and_read_back(key: str, locale: str) -> None:
    made = COLLECTION.ready_made(())[key].deck
    headings, names = COLLECTION.headings(()), {card.id: card.name for card in SET.cards}
    written = write_deck(made, headings, names, "fr" if locale == "fr" else "en")
    again = read_deck(written, "soul_forger", "Mine", headings, names)
    assert [(part.heading, sorted(part.cards)) for part in again.sections] == [
        (part.heading, sorted(part.cards)) for part in made.sections
    ]


def test_gear_lies_in_the_order_of_its_zones_however_it_was_brought() -> None:
    mixed = deck(gear=("shell_whistle", "kiln_knife", "hide_vest"))
    seated = COLLECTION.seated(ORDINARY, [mixed, None], ())
    assert seated.decks[0] is not None
    assert seated.decks[0].gear == ("hide_vest", "kiln_knife", "shell_whistle")
    assert seated.decks[1] is None
    assert seated.cards is None


def test_a_match_keeps_the_cards_of_packs_and_the_tokens_that_they_make() -> None:
    maker = creature(
        {"when": {"event": "turn_began"}, "do": [{"action": "manifest", "token": "mite"}]}, id="maker"
    )
    own = pack(maker, creature(id="mite", token=True), creature(id="unused"))
    seated = COLLECTION.seated(ORDINARY, [deck(main=(*PRESET.cards, "maker"))], (own,))
    assert seated.cards is not None
    assert [card.id for card in seated.cards.cards] == ["maker", "mite"]
    assert {"maker", "mite", "fleck"} <= catalogue_of(seated).cards.keys()
    assert only(own, frozenset(("maker",))) == own.model_copy(update={"cards": own.cards[:2]})
    joined = both(only(own, frozenset(("maker",))), only(own, frozenset(("unused",))))
    assert joined is not None
    assert {card.id for card in joined.cards} == {"maker", "mite", "unused"}


def test_ids_are_used_once() -> None:
    own = pack(creature(id="fleck"), creature(id="bear"), creature(id="bear"))
    found = {(each.card, each.reason.key) for each in COLLECTION.check(own, ())}
    assert found == {("fleck", "pack-id-taken"), ("bear", "pack-id-twice")}


def test_a_ready_made_deck_of_a_pack_is_looked_at_too() -> None:
    own = pack(creature(id="bear")).model_dump(by_alias=True)
    made = {**loadout_of(PRESET).model_dump(), "id": "mine", "name": {"en": "M", "fr": "M"}}
    made["cards"] = (*made.pop("main")[:-5], *("bear",) * 5)
    wrong = type(SET).model_validate({**own, "decks": [made]})
    assert [(each.card, each.field, each.reason.key) for each in COLLECTION.check(wrong, ())] == [
        ("mine", "cards", "sf-fault-copies")
    ]


def test_every_card_has_a_page_in_the_order_of_the_set() -> None:
    pages = COLLECTION.pages(())
    assert list(pages) == [card.id for card in SET.cards]
    own = pack(action({"do": [{"action": "draw"}]}, id="mine"))
    assert COLLECTION.pages((own,))["mine"].pack == "own"
    assert COLLECTION.definition("mine", (own,))[0].id == "mine"


def test_packs_go_between_processes_as_they_are() -> None:
    assert pickle.loads(pickle.dumps(SET)) == SET
    again = type(SET).model_validate_json(SET.model_dump_json(by_alias=True))
    assert again == SET


# Compiled cards


def test_a_card_is_compiled_for_play() -> None:
    oda = CATALOGUE.cards["lamplighter_oda"]
    assert (oda.on, oda.off, oda.endurance, oda.experience, oda.ronum) == (3, 2, 6, 3, 4)
    assert oda.keywords == {"unique", "protector"}
    assert oda.triggers == {"entered": (0,)}
    assert (oda.activated, oda.holds, oda.resolve) == ((), {}, None)
    assert oda.cost is not None
    assert str(oda.cost) == "FHM: 1 Light card"
    maul = CATALOGUE.cards["brassbound_maul"]
    assert (maul.equip, maul.hands, maul.on, maul.off, maul.factions) == ("weapon", 2, 6, 2, frozenset())
    clause = CATALOGUE.cards["undertow_clause"]
    assert (clause.spell, clause.speed, clause.lingering, clause.resolve) == (True, "reaction", False, 0)
    assert CATALOGUE.cards["galeweft_heron"].activated == (0,)
    assert [place for place, _ in CATALOGUE.cards["ore_licker"].holds["counts_as"]] == [0]


def test_each_ability_has_the_program_of_what_it_does() -> None:
    for card in CATALOGUE.cards.values():
        assert len(card.programs) == len(card.abilities)
        assert all(isinstance(program, Program) for program in card.programs)
    flask = CATALOGUE.cards["kindling_flask"]
    program = flask.programs[0]
    assert [len(block) for block in program.blocks] == [1, 1, 1]
    assert program.blocks[program.inside(0, 0, "1")][0].model_dump()["action"] == "change"


def test_what_is_done_otherwise_lies_in_the_program_and_gates_nothing() -> None:
    own = pack(
        creature({
            "when": {"event": "turn_began"},
            "if": [{"test": "your_turn"}],
            "do": [{"action": "draw"}],
            "else": [{"action": "organize", "number": 1}],
        }, id="bear")
    )  # fmt: skip
    bear = Catalogue.of(own).cards["bear"]
    assert bear.abilities[0].gate == ()
    inside = bear.programs[0].inside(0, 0, "otherwise")
    assert bear.programs[0].blocks[inside][0].model_dump()["action"] == "organize"


def test_a_name_is_the_same_card_to_a_deck_whatever_its_id() -> None:
    twin = creature(id="twin", name=CARDS["ditch_dog"].name.model_dump())
    brought = deck(main=(*PRESET.cards[:-2], "ditch_dog", *("twin",) * 4))
    found = COLLECTION.faults(brought, ORDINARY, (pack(twin),))
    assert [fault.rule for fault in found] == ["SF-6"]
