"""Packs and decks of Magic as a server holds them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel import Say
from engines.kernel.cards.decks import read_deck, write_deck
from engines.kernel.cards.owned import OwnedCards
from engines.magic.cards.catalogue import catalogue_of, starter
from engines.magic.cards.collection import MagicCollection
from engines.magic.language.pack import MagicPack, PresetDeck
from engines.magic.options import MagicOptions
from tests.engines.magic import by_hand
from tests.engines.magic.cards.test_decks import deck
from tests.engines.magic.pack import creature, land, name, pack
from tests.rules import rule

COLLECTION = MagicCollection()
NAMES = {card.id: card.name for card in starter().cards}
KING = creature("king", "G", 1, 1, rarity="rare")
RATS = creature("rats", "B", 1, 1, any_number=True)


def problems(**more: Any) -> list[tuple[str | None, str | None, str]]:
    own = pack(KING, RATS).model_copy(update=more)
    found = COLLECTION.check(own, [own])
    for problem in found:
        assert all(texts_in(locale).tell(problem.reason) for locale in LOCALES)
    return [(problem.card, problem.field, problem.reason.key) for problem in found]


def test_the_starter_set_is_right() -> None:
    assert COLLECTION.check(starter(), []) == []


def test_a_pack_that_names_cards_that_are_not_there_is_refused() -> None:
    assert problems() == []
    wrong = problems(banned=("king", "nobody"), pool=("nothing",))
    assert wrong == [(None, "banned", "mn-pack-no-card"), (None, "pool", "mn-pack-no-card")]


def test_ids_are_used_once() -> None:
    twice = pack(KING, RATS).cards[-1:] * 2
    assert ("rats", "id", "pack-id-twice") in problems(cards=twice)


@pytest.mark.parametrize("key", [preset.id for preset in starter().decks])
def test_ready_made_decks_are_legal_and_are_written_and_read_back(key: str) -> None:
    made = COLLECTION.ready_made([])[key].deck
    assert COLLECTION.faults(made, MagicOptions(), []) == []
    headings = COLLECTION.headings([])
    for locale in LOCALES:
        written = write_deck(made, headings, NAMES, "fr" if locale == "fr" else "en")
        again = read_deck(written, "magic", "Mine", headings, NAMES)
        assert [(part.heading, sorted(part.cards)) for part in again.sections] == [
            (part.heading, sorted(part.cards)) for part in made.sections
        ]


@rule("MN-R3")
def test_a_match_keeps_the_cards_with_which_it_began() -> None:
    own = pack(KING, RATS)
    seated = COLLECTION.seated(MagicOptions(), [deck("rats"), None], [own])
    assert seated.cards is not None
    assert {card.id for card in seated.cards.cards} == {"king", "rats"}
    assert seated.decks[0] is not None
    assert (seated.decks[0].noble, seated.decks[1]) == ("king", None)
    assert catalogue_of(seated).definitions["king"].rarity == "rare"


@rule("MN-R7")
def test_a_card_that_decks_may_hold_in_any_number_says_so() -> None:
    card, definitions = COLLECTION.definition("rats", [pack(KING, RATS)])
    lines = COLLECTION.printed(card, definitions)
    assert "mn-line-any-number" in [line.key for line in lines]
    for locale in LOCALES:
        assert all(texts_in(locale).tell(line) for line in lines)


@rule("MN-R31")
def test_cards_that_are_played_by_hand_say_so_are_counted_and_their_texts_are_found_elsewhere() -> None:
    own = by_hand.pack()
    assert COLLECTION.by_hand(by_hand.brought(), [own]) == len(by_hand.CARDS)
    assert COLLECTION.by_hand(by_hand.brought(), []) == 0
    pages = COLLECTION.pages([own])
    assert (pages["smite"].search, pages["cub"].search) == ("%21%22Smite%22", "")
    assert [line.key for line in pages["smite"].lines][-1] == "mn-line-by-hand"


@rule("MN-R31")
def test_no_pack_of_a_server_has_cards_that_are_played_by_hand() -> None:
    own = by_hand.pack()
    found = COLLECTION.check(own, [own])
    assert {(each.field, each.reason.key) for each in found} == {("by_hand", "mn-pack-by-hand")}
    assert len(found) == len(by_hand.CARDS)


def test_every_card_has_a_page() -> None:
    pages = COLLECTION.pages([pack(KING, RATS)])
    assert {"king", "rats", *NAMES} <= pages.keys()


def test_decks_are_made_for_one_format_and_for_another_with_cards_that_are_played_by_hand() -> None:
    owned = OwnedCards({card.id: card for card in by_hand.pack().cards}, {})
    formats = COLLECTION.beside(owned).formats()
    assert [*COLLECTION.formats().values()] == [MagicOptions()]
    assert [*formats.values()] == [MagicOptions(), MagicOptions(by_hand="agreed")]
    assert all(texts_in(locale).tell(Say(key)) for locale in LOCALES for key in formats)


@rule("MN-R25")
def test_a_noble_that_can_never_be_played_is_warned_of() -> None:
    palace = {**land("palace", "swamp"), "rarity": "rare"}
    own = pack(KING, palace)
    for noble, options, warned in (
        ("king", MagicOptions(), False),
        ("palace", MagicOptions(), True),
        ("palace", MagicOptions(noble_land="land_drop"), False),
    ):
        found = COLLECTION.warnings(deck(noble=(noble,)), options, [own])
        assert [(fault.rule, fault.reason.values["found"].en) for fault in found] == [
            ("MN-R25", "Palace")
        ] * warned


YETI = {"en": ["Yeti", "Yetis"], "fr": ["Yéti", "Yétis"], "gender": "m"}


def wild() -> MagicPack:
    """Return a pack that declares sub-types of its own, one of them for a card."""
    subtypes = {"yeti": YETI, "gnu": YETI}
    beast = creature("snowman", "G", 1, 1, types={"sub": ["yeti"]})
    found = pack(KING, beast).model_dump(mode="json", by_alias=True, exclude_defaults=True)
    return MagicPack.model_validate({**found, "subtypes": subtypes})


def test_a_page_calls_a_sub_type_as_its_pack_does() -> None:
    lines = COLLECTION.pages([wild()])["snowman"].lines
    assert [any("Y" in texts_in(locale).tell(line) for line in lines) for locale in LOCALES] == [True, True]


def test_a_match_keeps_the_words_for_the_types_of_its_cards_and_no_others() -> None:
    seated = COLLECTION.seated(MagicOptions(), [deck("snowman"), None], [wild()])
    assert seated.cards is not None
    assert set(seated.cards.subtypes) == {"yeti"}


def test_a_ready_made_deck_that_may_not_be_played_is_refused() -> None:
    cards = ("king", *["bear"] * 5, *["forest"] * 54)
    five = PresetDeck.model_validate({"id": "five", "name": name("five"), "cards": cards})
    (problem,) = COLLECTION.check(pack(KING, RATS).model_copy(update={"decks": (five,)}), [])
    assert (problem.card, problem.field) == ("five", "cards")
