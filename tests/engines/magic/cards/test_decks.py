"""What makes a deck legal: MN-1 to MN-14 and the rulings on rarity, decks and sideboards."""

from __future__ import annotations

from typing import Any

import pytest

from bot.texts import LOCALES, texts_in
from engines.kernel import Deck, Section
from engines.magic.cards import decks
from engines.magic.cards.catalogue import Catalogue, starter
from engines.magic.cards.decks import Judge
from engines.magic.language.pack import MagicPack
from engines.magic.options import MagicOptions
from tests.engines.magic.pack import creature, land, name, pack
from tests.rules import rule

PAPER, ONLINE, DIGITAL = ("paper", "online", "uncounted")


def printed(*rarities: str, on: str = PAPER) -> list[dict[str, str]]:
    return [{"rarity": rarity, "on": on} for rarity in rarities]


def basic(key: str) -> dict[str, Any]:
    return {"id": key, "name": name(key), "types": {"card": ["land"], "super": ["basic", "snow"]}}


CARDS = (
    *(creature(f"common_{number}", "G", 1, 1) for number in range(20)),
    *(creature(f"uncommon_{number}", "G", 1, 1, rarity="uncommon") for number in range(3)),
    creature("king", "G", 1, 1, rarity="rare"),
    creature("myth", "G", 1, 1, rarity="mythic"),
    creature("once_rare", "G", 1, 1, rarity="rare", printings=printed("uncommon")),
    creature("now_rare", "G", 1, 1, printings=printed("rare")),
    creature("online", "G", 1, 1, rarity="rare", printings=printed("common", on=ONLINE)),
    creature("digital", "G", 1, 1, rarity="rare", printings=printed("common", on=DIGITAL)),
    creature("shifted", "G", 1, 1, printings=printed("special", "bonus")),
    creature("only_bonus", "G", 1, 1, rarity="rare", printings=printed("bonus")),
    creature("rats", "B", 1, 1, any_number=True),
    creature("rare_rats", "B", 1, 1, any_number=True, rarity="uncommon"),
    creature("old_only", "G", 1, 1, pools=["eternal"]),
    {**land("palace"), "rarity": "rare"},
    basic("snow_forest"),
    {**land("other_plains", "plains"), "name": {"en": "Plains", "fr": "Plaine"}},
    {**creature("twin", "G", 1, 1), "name": {"en": "Common 0", "fr": "Jumeau"}},
)


def server(**more: Any) -> MagicPack:
    return pack(*CARDS).model_copy(update={key: tuple(value) for key, value in more.items()})


FOREST = ("forest",) * 59


def deck(*main: str, noble: tuple[str, ...] = ("king",), aside: tuple[str, ...] = (), size: int = 60) -> Deck:
    """Return a deck of some cards, filled with basic lands."""
    filled = (*main, *FOREST * 5)[: size - len(noble)]
    sections = {"noble": noble, "main": filled, "sideboard": aside}
    return Deck(
        game="magic",
        name="Mine",
        sections=tuple(Section(heading=key, cards=cards) for key, cards in sections.items() if cards),
    )


def judge(own: MagicPack | None = None, **options: Any) -> Judge:
    packs = (own or server(),)
    chosen = MagicOptions.model_validate(options)
    return Judge(Catalogue((starter(), *packs)).definitions, chosen, packs)


def faults(brought: Deck, own: MagicPack | None = None, **options: Any) -> list[str]:
    """Return the rules that a deck breaks; each is said in both languages."""
    found = list(decks.faults(brought, judge(own, **options)))
    for fault in found:
        assert all(texts_in(locale).tell(fault.reason) for locale in LOCALES)
    return [fault.rule for fault in found]


@rule("MN-1", "MN-11", "MN-12", "MN-14")
def test_a_deck_of_one_rare_card_and_commons_is_legal() -> None:
    assert faults(deck("common_0", "common_1")) == []


@rule("MN-1")
@pytest.mark.parametrize("noble", [(), ("king", "myth")])
def test_a_deck_has_one_noble(noble: tuple[str, ...]) -> None:
    assert faults(deck(noble=noble)) == ["MN-1"]


@rule("MN-3")
def test_the_noble_is_rare_or_mythic_rare() -> None:
    assert faults(deck(noble=("myth",))) == []
    assert faults(deck(noble=("common_0",))) == ["MN-3"]
    assert faults(deck(noble=("uncommon_0",))) == ["MN-3"]


@rule("MN-14a")
@pytest.mark.parametrize(("uncommons", "rest"), [(0, 59), (4, 55)])
def test_the_smallest_deck_is_a_noble_up_to_four_uncommons_and_the_rest_of_sixty(
    uncommons: int, rest: int
) -> None:
    main = (*["uncommon_0"] * uncommons, *["forest"] * rest)
    assert faults(deck(*main, size=60)) == []
    assert faults(deck(*main[:-1], size=59)) == ["MN-5"]


@rule("MN-5", "MN-R9", "MN-14")
def test_a_deck_has_sixty_cards_with_its_noble() -> None:
    assert faults(deck(size=60)) == []
    assert faults(deck(size=59)) == ["MN-5"]


@rule("MN-6", "MN-R12")
def test_a_deck_has_as_many_cards_as_the_match_allows() -> None:
    assert faults(deck(size=250)) == []
    assert faults(deck(size=251)) == ["MN-R12"]
    assert faults(deck(size=81), deck_max=80) == ["MN-R12"]


@rule("MN-7", "MN-R10")
@pytest.mark.parametrize(
    ("number", "exact", "most"),
    [(0, [], []), (1, ["MN-7"], []), (14, ["MN-7"], []), (15, [], []), (16, ["MN-7"], ["MN-R10"])],
)
def test_a_sideboard_has_fifteen_cards_or_none_or_by_option_any_number_up_to_that(
    number: int, exact: list[str], most: list[str]
) -> None:
    brought = deck(aside=("forest",) * number)
    assert faults(brought) == exact
    assert faults(brought, sideboard="max15") == most


@rule("MN-8")
def test_deck_and_sideboard_together_hold_four_of_a_card() -> None:
    aside = ("common_0", *("forest",) * 14)
    assert faults(deck(*["common_0"] * 4)) == []
    assert faults(deck(*["common_0"] * 5)) == ["MN-8"]
    assert faults(deck(*["common_0"] * 3, aside=aside)) == []
    assert faults(deck(*["common_0"] * 4, aside=aside)) == ["MN-8"]


@rule("MN-9", "MN-R8")
def test_cards_of_one_english_name_are_the_same_card() -> None:
    assert faults(deck(*["common_0"] * 3, *["twin"] * 2)) == ["MN-8"]


@rule("MN-10")
def test_whatever_is_called_as_a_basic_land_is_one() -> None:
    for basics in ("supertype", "five_names"):
        assert faults(deck(*["other_plains"] * 20), basics=basics) == []


@rule("MN-R5")
def test_any_land_with_the_supertype_basic_is_exempt_unless_the_five_names_alone_are() -> None:
    assert faults(deck(*["snow_forest"] * 20)) == []
    assert faults(deck(*["snow_forest"] * 20), basics="five_names") == ["MN-8"]


@rule("MN-11", "MN-12")
def test_two_rare_cards_are_one_too_many() -> None:
    assert faults(deck("myth")) == ["MN-11"]
    assert faults(deck("king")) == ["MN-11"]


@rule("MN-12", "MN-R13")
def test_no_rare_card_lies_aside() -> None:
    assert faults(deck(aside=("myth", *("forest",) * 14))) == ["MN-12"]


@rule("MN-13", "MN-R6")
def test_uncommon_cards_are_counted_as_copies_in_deck_and_sideboard() -> None:
    aside = ("uncommon_1", *("forest",) * 14)
    assert faults(deck(*["uncommon_0"] * 4)) == []
    assert faults(deck(*["uncommon_0"] * 4, aside=aside)) == ["MN-13"]
    assert faults(deck(*["uncommon_0"] * 3, "uncommon_1", "uncommon_2")) == ["MN-13"]


@rule("MN-R4")
def test_basic_lands_are_of_no_rarity() -> None:
    rare = {**basic("shining_forest"), "rarity": "rare"}
    own = pack(*CARDS, rare)
    assert faults(deck(*["shining_forest"] * 10), own) == []
    assert faults(deck(noble=("shining_forest",)), own) == ["MN-3"]


@rule("MN-R7")
def test_a_card_may_lift_the_limit_of_four_but_not_that_of_uncommons() -> None:
    assert faults(deck(*["rats"] * 30)) == []
    assert faults(deck(*["rare_rats"] * 4)) == []
    assert faults(deck(*["rare_rats"] * 5)) == ["MN-13"]


@rule("MN-R1")
def test_a_card_is_of_the_lowest_rarity_in_which_it_was_printed() -> None:
    assert faults(deck(noble=("once_rare",))) == ["MN-3"]
    assert faults(deck("now_rare")) == []
    assert faults(deck(*["once_rare"] * 2, *["uncommon_0"] * 3)) == ["MN-13"]


@rule("MN-R1")
def test_by_option_any_printing_will_do_or_the_one_that_is_named() -> None:
    for noble in ("once_rare", "now_rare"):
        assert faults(deck(noble=(noble,)), rarity_basis="any") == []
    assert faults(deck("now_rare"), rarity_basis="any") == []
    assert faults(deck(noble=("once_rare",)), rarity_basis="printing") == []
    assert faults(deck(noble=("now_rare",)), rarity_basis="printing") == ["MN-3"]
    assert faults(deck("once_rare"), rarity_basis="printing") == ["MN-11"]


@rule("MN-R2")
def test_printings_on_paper_and_online_count_and_no_others() -> None:
    assert faults(deck("online")) == []
    assert faults(deck("online"), rarity_sources="paper") == ["MN-11"]
    assert faults(deck("digital")) == ["MN-11"]
    assert faults(deck(noble=("digital",))) == []


@rule("MN-R2")
def test_a_special_printing_counts_as_rare_where_there_is_no_other() -> None:
    assert faults(deck("shifted"), rarity_basis="any") == []
    assert faults(deck(noble=("shifted",)), rarity_basis="any") == ["MN-3"]
    assert faults(deck(noble=("only_bonus",)), rarity_basis="any") == []


@rule("MN-R3")
def test_a_later_printing_is_seen_when_a_deck_is_looked_at_again() -> None:
    later = tuple(
        {**card, "printings": printed("uncommon")} if card["id"] == "king" else card for card in CARDS
    )
    assert faults(deck()) == []
    assert faults(deck(), pack(*later)) == ["MN-3"]


@rule("MN-R15")
def test_banned_cards_and_those_of_other_pools_are_not_played() -> None:
    own = server(banned=["common_0"], pool=["king", "forest"])
    assert faults(deck("common_0"), own) == ["MN-R15"]
    assert faults(deck("common_0"), own, banlist=False) == []
    assert faults(deck("old_only"), own) == []
    for pool in ("modern", "standard"):
        assert faults(deck("old_only"), own, pool=pool) == ["MN-R15"]
    assert faults(deck(), own, pool="custom") == []
    assert faults(deck("common_1"), own, pool="custom") == ["MN-R15"]


@rule("MN-R16")
def test_every_card_that_nobody_knows_is_named_and_nothing_else_is_looked_at() -> None:
    brought = deck("no_such", "no_such", "nor_this", "myth", size=50)
    found = list(decks.faults(brought, judge()))
    assert [fault.rule for fault in found] == ["MN-R16", "MN-R16"]
    assert [fault.reason.values["found"] for fault in found] == ["no_such", "nor_this"]


@rule("MN-R25")
def test_a_land_as_the_noble_is_legal_or_by_option_refused() -> None:
    palace = deck(noble=("palace",))
    assert faults(palace) == []
    assert faults(palace, noble_land="land_drop") == []
    assert faults(palace, noble_land="reject") == ["MN-R25"]


@rule("MN-R27")
def test_any_card_may_be_the_noble_of_whatever_colours() -> None:
    cast = {
        "id": "blaze",
        "name": name("blaze"),
        "cost": "R",
        "types": {"card": ["sorcery"]},
        "rarity": "rare",
    }
    own = pack(*CARDS, cast)
    assert faults(deck("common_0", noble=("blaze",)), own) == []


@rule("MN-D1")
def test_every_fault_of_a_deck_is_told_at_once() -> None:
    brought = deck(*["uncommon_0"] * 5, "myth", noble=("common_0",), aside=("rats",), size=59)
    assert faults(brought) == ["MN-5", "MN-7", "MN-3", "MN-11", "MN-13", "MN-8"]


@pytest.mark.parametrize("preset", starter().decks, ids=lambda preset: preset.id)
def test_ready_made_decks_are_legal(preset: Any) -> None:
    assert faults(decks.ready_made(preset, judge().cards)) == []


def test_a_legal_deck_is_played_with_the_noble_in_it() -> None:
    aside = ("common_0",) * 4 + ("forest",) * 11
    played = decks.loadout(deck("common_1", aside=aside))
    assert (len(played.deck), played.noble, played.sideboard) == (60, "king", aside)
    assert played.deck.count("king") == 1
