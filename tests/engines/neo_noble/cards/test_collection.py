"""Packs and decks of Neo Noble: what is refused, and how well that is said."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel import Deck, Say, Section
from engines.kernel.cards.decks import read_deck, write_deck
from engines.kernel.cards.packs import Pack, parts
from engines.neo_noble.language.actions import Create
from engines.neo_noble.language.pack import NeoNoblePack
from engines.neo_noble.options import NeoNobleOptions
from tests.engines.neo_noble.pack import text
from tests.engines.neo_noble.small_packs import COLLECTION, DRAW, noble, pack, problems, spirit
from tests.engines.neo_noble.starter import DECKS, NOBLES, SET, SPIRITS, TOKENS
from tests.rules import rule

ORDINARY = NeoNobleOptions()
PRESET = next(iter(DECKS.values()))
SINGLES = [key for key, card in SPIRITS.items() if PRESET.cards.count(key) + PRESET.reserve.count(key) == 0]
"""Spirits that the first preconstructed deck does not use."""


def deck(**sections: tuple[str, ...]) -> Deck:
    """The first preconstructed deck with sections exchanged; an empty one is left out."""
    parts_of = {"noble": (PRESET.noble,), "main": PRESET.cards, "reserve": PRESET.reserve, **sections}
    return Deck(
        game="neo_noble",
        name="Mine",
        sections=tuple(Section(heading=key, cards=cards) for key, cards in parts_of.items() if cards),
    )


def faults(deck: Deck, packs: tuple[NeoNoblePack, ...] = (), **options: Any) -> list[tuple[str, str]]:
    """The rules that a deck breaks, and the texts that say so; these exist in both languages."""
    found = COLLECTION.faults(deck, NeoNobleOptions(**options), packs)
    for fault in found:
        assert all(texts_in(locale).tell(fault.reason) for locale in LOCALES)
    return [(fault.rule, fault.reason.key) for fault in found]


# Decks


@rule("NN-23", "NN-24", "NN-27", "NN-28", "NN-29")
@pytest.mark.parametrize("key", DECKS)
def test_preconstructed_decks_are_legal(key: str) -> None:
    made = COLLECTION.ready_made([])[key]
    assert faults(made.deck) == []
    assert made.name == DECKS[key].name


@rule("NN-29")
def test_a_deck_needs_no_reserve() -> None:
    assert faults(deck(reserve=())) == []


@rule("NN-27")
def test_any_fate_goes_with_any_noble() -> None:
    others = [key for key, noble in NOBLES.items() if noble.fate != NOBLES[PRESET.noble].fate]
    assert [faults(deck(noble=(key,))) for key in others] == [[]] * 3


@rule("NN-23")
@pytest.mark.parametrize(
    ("nobles", "found"),
    [
        ((), ["nn-fault-noble"]),
        (tuple(NOBLES)[:2], ["nn-fault-noble"]),
        ((PRESET.cards[0],), ["nn-fault-not-noble"]),
    ],
)
def test_a_deck_has_one_noble(nobles: tuple[str, ...], found: list[str]) -> None:
    assert faults(deck(noble=nobles)) == [("NN-23", key) for key in found]


@rule("NN-24")
@pytest.mark.parametrize("cards", [PRESET.cards[1:], (*PRESET.cards, SINGLES[0]), ()])
def test_a_deck_has_thirty_cards(cards: tuple[str, ...]) -> None:
    assert faults(deck(main=cards)) == [("NN-24", "nn-fault-main")]


@rule("NN-24")
def test_a_noble_is_none_of_the_thirty() -> None:
    assert faults(deck(main=(*PRESET.cards[1:], PRESET.noble))) == [("NN-24", "nn-fault-noble-in-main")]


@rule("NN-26")
@pytest.mark.parametrize("section", ["main", "reserve"])
def test_tokens_are_part_of_no_deck(section: str) -> None:
    token = next(iter(TOKENS))
    cards = {"main": (*PRESET.cards[1:], token), "reserve": (*PRESET.reserve[1:], token)}
    assert faults(deck(**{section: cards[section]})) == [("NN-26", "nn-fault-token")]


@rule("NN-25")
def test_two_of_a_name_are_allowed_and_three_are_not() -> None:
    one, two = SINGLES[:2]
    rest = tuple(dict.fromkeys(PRESET.cards))
    filled = (*rest, *SINGLES[2:])[:28]
    assert faults(deck(main=(*filled, one, one), reserve=())) == []
    assert faults(deck(main=(*filled[:27], one, one, one), reserve=())) == [("NN-25", "nn-fault-copies")]
    assert faults(deck(main=(*filled[:26], one, one, two, two), reserve=())) == []


@rule("NN-25")
def test_cards_of_one_name_are_the_same_whatever_their_ids() -> None:
    one = SINGLES[0]
    named = SPIRITS[one].name.model_dump()
    again = pack(spirits=[spirit("again", name=named)])
    cards = (*PRESET.cards[3:], one, one, "again")
    assert faults(deck(main=cards, reserve=()), (again,)) == [("NN-25", "nn-fault-copies")]


@rule("NN-30", "NN-R3")
def test_deck_and_reserve_are_counted_together() -> None:
    pair = next(key for key in PRESET.cards if PRESET.cards.count(key) == 2)
    assert faults(deck(reserve=(pair,))) == [("NN-R3", "nn-fault-copies-in-all")]


@rule("NN-29")
def test_a_reserve_has_ten_cards_at_most() -> None:
    assert faults(deck(reserve=tuple(SINGLES[:10]))) == []
    assert faults(deck(reserve=tuple(SINGLES[:11]))) == [("NN-29", "nn-fault-reserve")]


@rule("NN-R4")
def test_a_noble_is_in_the_reserve_only_where_the_match_says_so() -> None:
    other = next(key for key in NOBLES if key != PRESET.noble)
    with_noble = deck(reserve=(other,))
    assert faults(with_noble) == [("NN-R4", "nn-fault-noble-in-reserve")]
    assert faults(with_noble, reserve_noble=True) == []


def test_unknown_cards_and_parts_are_named() -> None:
    assert faults(deck(noble=("nobody",))) == [("NN-23", "fault-unknown")]
    assert faults(deck(main=("nothing",) * 30)) == [("NN-24", "fault-unknown")]
    assert faults(deck(reserve=("nothing",))) == [("NN-29", "fault-unknown")]
    assert faults(deck(sideboard=(SINGLES[0],))) == [("NN-33", "nn-fault-heading")]


def test_every_fault_is_told_at_once() -> None:
    other = next(key for key in NOBLES if key != PRESET.noble)
    wrong = deck(noble=(), main=(SINGLES[0],) * 3, reserve=(*SINGLES[1:11], other))
    assert {rule for rule, _ in faults(wrong)} == {"NN-23", "NN-24", "NN-25", "NN-29", "NN-R4"}


@pytest.mark.parametrize("locale", LOCALES)
def test_a_deck_is_written_and_read_back(locale: Any) -> None:
    names = {key: page.name for key, page in COLLECTION.pages([]).items()}
    headings = COLLECTION.headings([])
    written = write_deck(deck(), headings, names, locale)
    assert read_deck(written, "neo_noble", "Mine", headings, names) == deck()


# Packs


def test_the_starter_set_is_in_order() -> None:
    assert problems(SET) == []


def test_ids_are_used_once_and_taken_from_nobody() -> None:
    known = next(iter(SPIRITS))
    made = pack(spirits=[spirit("one"), spirit("one"), spirit(known)])
    assert problems(made) == [("one", "id", "pack-id-twice"), (known, "id", "pack-id-taken")]
    assert problems(pack("other", spirits=[spirit("one")]), pack(spirits=[spirit("one")])) == [
        ("one", "id", "pack-id-taken")
    ]
    assert problems(pack(spirits=[spirit("one")]), pack(spirits=[spirit("one")])) == []  # its newer version


def test_only_tokens_are_created() -> None:
    def creating(token: str) -> NeoNoblePack:
        return pack(spirits=[spirit("maker", text("income", {"action": "create", "token": token}))])

    assert problems(creating(next(iter(TOKENS)))) == []
    assert problems(creating("nothing")) == [("maker", "texts.0", "nn-pack-no-token")]
    assert problems(creating("maker")) == [("maker", "texts.0", "nn-pack-not-token")]


def test_tokens_are_not_summoned() -> None:
    token = spirit("doll", text("on_summon", DRAW), type="token", cost=0)
    assert problems(pack(spirits=[token])) == [("doll", "texts.0.type", "nn-pack-token-summon")]


@rule("NN-28")
def test_a_preconstructed_deck_has_known_cards_and_is_legal() -> None:
    def preset(**fields: Any) -> NeoNoblePack:
        values = {"id": "deck", "name": {"en": "Deck", "fr": "Deck"}, "noble": PRESET.noble}
        return pack(decks=[{**values, "cards": PRESET.cards, **fields}])

    assert problems(preset()) == []
    assert problems(preset(noble="nobody", reserve=("nothing", "nothing"))) == [
        ("deck", "noble", "nn-pack-no-card"),
        ("deck", "reserve", "nn-pack-no-card"),
    ]
    assert problems(preset(noble=SINGLES[0])) == [("deck", "noble", "nn-fault-not-noble")]
    assert problems(preset(cards=(*PRESET.cards[3:], *SINGLES[:1] * 3))) == [
        ("deck", "cards", "nn-fault-copies")
    ]
    assert problems(preset(reserve=SINGLES[:1] * 3)) == [("deck", "reserve", "nn-fault-copies-in-all")]


# What a match takes along


def test_a_match_takes_along_what_the_starter_set_lacks() -> None:
    makers = [
        spirit("maker", text("income", {"action": "create", "token": "doll"})),
        spirit("doll", text("income", {"action": "create", "token": "dust"}), type="token", cost=0),
        spirit("dust", type="token", cost=0),
        spirit("unused"),
    ]
    made = pack(spirits=makers, nobles=[noble("queen"), noble("king")])
    own = deck(noble=("queen",), main=(*PRESET.cards[1:], "maker"), reserve=())
    seated = COLLECTION.seated(ORDINARY, [own, None], [made])
    assert seated.cards is not None
    assert [card.id for card in seated.cards.spirits] == ["maker", "doll", "dust"]
    assert [card.id for card in seated.cards.nobles] == ["queen"]
    mine, theirs = seated.decks
    assert mine is not None
    assert (mine.noble, mine.cards, mine.reserve) == ("queen", (*PRESET.cards[1:], "maker"), ())
    assert theirs is None


def test_a_match_of_starter_decks_takes_nothing_along() -> None:
    seated = COLLECTION.seated(ORDINARY, [deck(), deck()], [pack(spirits=[spirit("unused")])])
    assert seated.cards is None
    assert [domain and domain.reserve for domain in seated.decks] == [PRESET.reserve, PRESET.reserve]


def test_cards_are_looked_up_with_all_that_is_on_them() -> None:
    made = pack(spirits=[spirit("mine", text("income", DRAW), flavour={"en": "Mine.", "fr": "À moi."})])
    pages = COLLECTION.pages([made])
    assert set(pages) == {*NOBLES, *SPIRITS, *TOKENS, "mine"}
    assert [texts_in("en").tell(line) for line in pages["mine"].lines] == [
        "Arbiter · HellBound · Cost 1 · Power 1 · Resolve 1",
        "INCOME: Draw a card.",
    ]
    assert (pages["mine"].pack, pages[PRESET.noble].pack) == ("mine", SET.id)
    assert pages["mine"].flavour == made.spirits[0].flavour


def test_a_card_comes_with_the_tokens_that_texts_create() -> None:
    maker = next(card for card in SET.spirits if any(isinstance(part, Create) for part in parts(card)))
    definition, tokens = COLLECTION.definition(maker.id, [])
    assert definition == maker
    assert set(tokens) == set(TOKENS)


def test_it_says_what_it_is_made_of() -> None:
    assert COLLECTION.pack is NeoNoblePack
    assert COLLECTION.starter() is SET
    assert list(COLLECTION.headings([])) == ["noble", "main", "reserve"]
    for key in COLLECTION.formats():
        assert all(texts_in(locale).tell(Say(key)) for locale in LOCALES)
    assert issubclass(COLLECTION.pack, Pack)
    schema = COLLECTION.pack.model_json_schema()
    assert {"Noble", "Spirit", "Activated", "Ongoing", "SpiritStats"} <= schema["$defs"].keys()
