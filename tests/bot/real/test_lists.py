"""Decks of real cards: read as people write them, judged by their facts, played as they were read."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.decks.library import Library
from bot.decks.naming import best_named
from bot.decks.owned import collection_with, names_with
from bot.store import Store
from bot.workers import WorkerPool
from engines.kernel import Deck, Match, choose, record_of, replay
from engines.kernel.cards.decks import BadDeck, write_deck
from engines.kernel.state.limits import DECK_FAULTS_TOLD
from engines.magic.language.pack import MagicPack
from engines.magic.options import MagicOptions
from engines.registry import GAMES
from tests.bot.real.invented import LAMP, LAND, MOTH, WHEEL, brought, written
from tests.engines.magic.cards.bulks import Invented, OneFace, OnePrinting, card, scryfall
from tests.rules import rule

MAGIC = GAMES["magic"]
SAGE = card(11, "Sky Sage", "Creature — Human", "{2}{U}", text="Flying", keywords=("Flying",))
GUARD = card(12, "Gate Guard", "Creature — Human", "{1}{W}", text="Vigilance", keywords=("Vigilance",))
HALVES = Invented(
    13,
    (
        OneFace("Waxlit", "Instant", "{R}", fr="Ciréclair"),
        OneFace("Wickgone", "Instant", "{B}", fr="Mèchemorte"),
    ),
    "split",
)
SET = [
    OnePrinting(LAMP), OnePrinting(SAGE, "rare"), OnePrinting(GUARD, "uncommon"), OnePrinting(MOTH, "rare"),
    OnePrinting(WHEEL), OnePrinting(LAND), OnePrinting(HALVES),
]  # fmt: skip
LIST = """\
1 Sky Sage
4 Gate Guard
4x Lamp Warden (INV) 12
51 Forest
"""


@pytest.fixture
async def library(store: Store, tmp_path: Path) -> Library:
    names = written(tmp_path, SET, "names.json")
    names.write_text(scryfall(SET, french=True), encoding="utf-8")
    await brought(store, written(tmp_path, SET), names)
    return Library(store, WorkerPool(0), 20)


async def read(library: Library, text: str) -> Deck:
    """Read a list, and complete it as `/deck` does."""
    shelf = await library.shelf(None, MAGIC)
    deck = await library.read_deck(1, text, "Mine", [shelf])
    return (await library.collection(MAGIC, [deck])).completed(deck, ())


async def sections(library: Library, text: str) -> dict[str, dict[str, int]]:
    deck = await read(library, text)
    return {part.heading: {card: part.cards.count(card) for card in part.cards} for part in deck.sections}


async def faults(library: Library, text: str, **options: Any) -> list[str]:
    deck = await read(library, text)
    collection = await library.collection(MAGIC, [deck])
    return [fault.rule for fault in collection.faults(deck, MagicOptions(**options), ())]


async def unread(library: Library, text: str) -> list[tuple[int, str]]:
    with pytest.raises(BadDeck) as caught:
        await read(library, text)
    return [(fault.line, fault.reason.key) for fault in caught.value.faults]


@rule("MN-12")
async def test_a_list_without_headings_is_a_deck_whose_only_rare_card_is_its_noble(library: Library) -> None:
    assert await sections(library, LIST) == {
        "noble": {"real_sky_sage": 1},
        "main": {"real_gate_guard": 4, "real_lamp_warden": 4, "forest": 51},
    }
    assert await faults(library, LIST) == []


@pytest.mark.parametrize(
    "line",
    [
        "3 Lamp Warden", "3x Lamp Warden", "3 x Lamp Warden", "- 3 lamp warden", "3 LAMP-WARDEN",
        "3 Lamp Warden (INV) 12", "3x Lamp Warden [INV]", "3 Lamp Warden (INV) 12a *F*",
        "3 Gardienne aux lampes", "3 gardienne aux Lampes (INV)", "3 real_lamp_warden",
    ],
)  # fmt: skip
@rule("MN-R8")
async def test_a_line_may_be_written_in_each_usual_way(library: Library, line: str) -> None:
    assert await sections(library, f"Deck\n{line}\n") == {"main": {"real_lamp_warden": 3}}


@pytest.mark.parametrize(
    "name", ["Waxlit // Wickgone", "Waxlit/Wickgone", "Waxlit", "Ciréclair", "Ciréclair // Mèchemorte"]
)
@rule("MN-R8")
async def test_both_halves_are_one_name_and_the_front_one_means_it(library: Library, name: str) -> None:
    assert await sections(library, f"1 {name}") == {"main": {"real_waxlit_wickgone": 1}}


@pytest.mark.parametrize(
    "aside", ["Sideboard\n15 Forest", "SB: 15 Forest", "SB:15 Forest", "Réserve :\n15 Forest"]
)
@rule("MN-7")
async def test_a_sideboard_has_a_heading_or_a_mark_on_each_line(library: Library, aside: str) -> None:
    found = await sections(library, f"// a remark\n{LIST}\n{aside}\n")
    assert found["sideboard"] == {"forest": 15}
    assert await faults(library, f"{LIST}\n{aside}\n") == []


async def test_a_name_that_is_none_is_answered_with_the_nearest(library: Library) -> None:
    found = await unread(library, "1 Sky Sagge (INV) 3\n2 Gardiene aux lampes\n3 Xyzzy Plugh Quux\n4 Forest")
    assert found == [(1, "deck-nearly"), (2, "deck-nearly"), (3, "deck-unknown")]


async def test_near_names_are_looked_for_only_as_long_as_faults_are_told(
    library: Library, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    near = store.real_cards.near

    async def heard(name: str) -> list[tuple[str, str]]:
        asked.append(name)
        return await near(name)

    monkeypatch.setattr(store.real_cards, "near", heard)
    lines = [f"1 q{number}" for number in range(1_500)]
    found = await unread(library, "\n".join(["1 Sky Sagge", *lines]))
    assert found[0] == (1, "deck-nearly")
    assert len(asked) == len(found) == DECK_FAULTS_TOLD


@rule("MN-1", "MN-11", "MN-12")
async def test_with_two_rare_cards_the_noble_is_asked_for(library: Library) -> None:
    two = LIST + "1 Paper Moth"
    assert (await sections(library, two)).keys() == {"main"}
    assert (await faults(library, two, by_hand="agreed"))[:3] == ["MN-1", "MN-11", "MN-11"]
    deck = await read(library, two)
    collection = await library.collection(MAGIC, [deck])
    (asked,) = [each.reason for each in collection.faults(deck, MagicOptions(), ()) if each.rule == "MN-1"]
    assert [name.en for name in asked.values["cards"]] == ["Sky Sage", "Paper Moth"]
    named = "Noble\n1 Sky Sage\n" + LIST.replace("1 Sky Sage", "Deck")
    assert await faults(library, named) == []


@rule("MN-5", "MN-8", "MN-13", "MN-14")
async def test_faults_are_told_by_the_facts_of_the_cards(library: Library) -> None:
    assert await faults(library, LIST.replace("51 Forest", "50 Forest")) == ["MN-5"]
    assert await faults(library, LIST.replace("4x Lamp", "5x Lamp")) == ["MN-8"]
    assert await faults(library, LIST.replace("4 Gate", "5 Gate")) == ["MN-13", "MN-8"]


@rule("MN-R16")
async def test_a_card_that_cannot_be_played_is_named_before_all_else(library: Library) -> None:
    deck = await read(library, LIST + "1 Whirling Cart\n1 Waxlit\n9 Lamp Warden")
    collection = await library.collection(MAGIC, [deck])
    found = collection.faults(deck, MagicOptions(), ())
    assert [(each.rule, each.reason.values["found"].en) for each in found] == [
        ("MN-R16", "Whirling Cart"), ("MN-R16", "Waxlit // Wickgone"),
    ]  # fmt: skip


@rule("MN-R15")
async def test_a_pool_counts_by_legality(library: Library) -> None:
    assert set(await faults(library, LIST, pool="modern")) == {"MN-R15"}


@rule("MN-R3")
async def test_a_match_holds_the_definitions_of_its_two_decks_alone(library: Library, store: Store) -> None:
    deck = await read(library, LIST)
    collection = await collection_with(store, MAGIC, [deck, None])
    options = collection.seated(MagicOptions(), [deck, deck], ())
    kept = MagicOptions.model_validate_json(options.model_dump_json())
    assert kept.cards is not None
    assert [each.id for each in kept.cards.cards] == ["real_gate_guard", "real_lamp_warden", "real_sky_sage"]
    assert kept.cards.subtypes == {}
    match = Match(MAGIC, seed="any", options=kept)
    for number in range(60):
        if number == 20:
            await store.real_cards.disable("real_sky_sage", "it sees too far")
        if number == 40:
            await store.real_cards.forget()
        decision = match.decisions[0]
        answer = choose(MAGIC, match.observation(decision.seat), decision, "easy", seed="1")
        match.answer(decision.seat, answer)
    assert not match.result
    record = record_of(MAGIC, kept.model_dump(mode="json"), 2, match.seed, match.answers, None)
    assert replay(MAGIC, record).hash() == match.hash()


@pytest.mark.parametrize("name", ["Deck", "Sideboard", "Noble", "Forest", "Flying"])
async def test_a_card_that_is_called_as_something_else_is_meant_where_it_has_a_number(
    store: Store, tmp_path: Path, name: str
) -> None:
    number = len(name) + 20
    named = OnePrinting(card(number, name, text="Flying", keywords=("Flying",)))
    await brought(store, written(tmp_path, [named, OnePrinting(LAMP)]))
    own = "forest" if name == "Forest" else f"real_{name.lower()}"
    library = Library(store, WorkerPool(0), 20)
    assert await sections(library, f"1 {name}\nSideboard\n2 {name}") == {
        "main": {own: 1},
        "sideboard": {own: 2},
    }


async def test_a_deck_is_shown_with_its_names_and_with_its_ids_once_they_are_forgotten(
    library: Library, store: Store
) -> None:
    deck = await read(library, LIST)
    shelf = await library.shelf(None, MAGIC)
    names = await names_with(store, shelf, [deck])
    assert "4 Gardienne aux lampes" in write_deck(deck, shelf.headings, names, "fr")
    await store.real_cards.forget()
    names = await names_with(store, shelf, [deck])
    assert "4 real_lamp_warden" in write_deck(deck, shelf.headings, names, "fr")
    assert set(await faults_of(library, deck)) == {"MN-R16"}


async def faults_of(library: Library, deck: Deck) -> list[str]:
    collection = await library.collection(MAGIC, [deck])
    return [fault.rule for fault in collection.faults(deck, MagicOptions(), ())]


async def test_where_real_cards_are_switched_off_nobody_finds_them(library: Library, store: Store) -> None:
    deck = await read(library, LIST)
    store.real_cards.on = False
    assert (1, "deck-unknown") in await unread(library, LIST)
    assert set(await faults_of(library, deck)) == {"MN-R16"}
    assert await best_named(store.real_cards, "Lamp Warden") == []


async def test_names_are_completed_the_best_first(library: Library, store: Store) -> None:
    async def found(word: str) -> list[str]:
        return [row.name for row in await best_named(store.real_cards, word, 5)]

    assert await found("lamp") == ["Lamp Warden"]
    assert await found("gardienne") == ["Lamp Warden"]
    assert (await found("sage"))[0] == "Sky Sage"
    assert (await found("gaet gaurd"))[0] == "Gate Guard"
    assert await found("!!!") == []


async def test_computers_imagine_exact_commons_of_one_color_each(store: Store, tmp_path: Path) -> None:
    def guard(color: str, number: int, rarity: str) -> OnePrinting:
        place = "WUBRG".index(color) * 20 + number + 100
        return OnePrinting(card(place, f"{color} {number}", cost=f"{{{color}}}", text="Vigilance"), rarity)

    rarities = [*enumerate(("common", "uncommon") * 10)]
    made = [guard(color, number, rarity) for color in "WUBRG" for number, rarity in rarities]
    others = [
        OnePrinting(card(301, "Both", cost="{W}{U}", text="Vigilance")),
        OnePrinting(card(302, "Unread", cost="{W}", text="Fold it twice.")),
        OnePrinting(card(303, "Disabled", cost="{W}", text="Vigilance")),
    ]
    await brought(store, written(tmp_path, [*SET, *made, *others]))
    await store.real_cards.disable("real_disabled", "it is odd")
    library = Library(store, WorkerPool(0), 20)
    deck = await read(library, LIST)
    imagined = await imagined_by(library, [deck, None], computers=True)
    assert imagined is not None
    cards = imagined.cards
    assert {each.rarity for each in cards} == {"common"}
    assert len(cards) == 40
    colors = Counter(each.name.en[0] for each in cards if each.name.en[1] == " ")
    assert [colors[color] for color in "WUBR"] == [8, 8, 8, 8], "some green ones are the set's own"
    assert await imagined_by(library, [None, None], computers=True) is None
    assert await imagined_by(library, [deck, None], computers=False) is None


async def imagined_by(library: Library, decks: list[Deck | None], *, computers: bool) -> MagicPack | None:
    collection = await library.collection(MAGIC, decks, computers=computers)
    options = collection.seated(MagicOptions(), decks, ())
    assert isinstance(options, MagicOptions)
    return options.imagined
