"""Computers and the cards that the bot's owner has brought: played, valued and imagined as any others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engines.kernel import Answer, Deck, Dice, Level, Match, Section, choose
from engines.kernel.cards.owned import OwnedCards
from engines.magic.cards.catalogue import starter, starter_commons
from engines.magic.cards.collection import MagicCollection
from engines.magic.language.pack import CardModel
from engines.magic.options import MagicOptions
from engines.magic.seat.view import MagicView
from engines.magic.table.pieces import ZoneCard
from engines.magic.table.state import Table
from tests.engines.magic.pack import ANY, CREATURE, change, creature, damage, life, pack, spell, when
from tests.engines.magic.scenes import GAME, OTHER, YOU

BROUGHT = (
    creature("real_boar", "2 G", 3, 3, "trample"),
    creature("real_fox", "G", 2, 1),
    creature("real_lord", "1 G", 3, 2, rarity="rare"),
    spell("real_sting", "R", damage(3), targets=[ANY]),
    spell("real_swell", "G", change({"pt": [2, 2]}), targets=[CREATURE]),
    creature("real_wasp", "1 G", 1, 1, "flying", abilities=[when("enters", life(2), this=True)]),
)
"""What lies in the decks, by the alphabet: in which order cards are declared decides how they are dealt."""
COMMON = (
    *(creature(f"real_{color.lower()}{number}", color, 1, 1) for color in "WUBRG" for number in range(8)),
    spell("real_free", "0", life(1)),
    spell("real_again", "G", life(1), keywords=[{"flashback": "G"}]),
)  # fmt: skip
"""What else the owner has."""


def models(*cards: dict[str, Any]) -> dict[str, CardModel]:
    return {card["id"]: CardModel.model_validate(card) for card in cards}


def deck(*more: str) -> Deck:
    main = [*(card["id"] for card in BROUGHT if "rarity" not in card for _ in range(4)), *more]
    lands = ["forest", "mountain"] * 30
    sections = (
        Section(heading="noble", cards=("real_lord",)),
        Section(heading="main", cards=tuple([*main, *lands][:59])),
    )
    return Deck(game="magic", name="Mine", sections=sections)


def owned(*decks: Deck | None, imagines: bool = True) -> MagicOptions:
    """Return the options of a match with decks of the owner's cards."""
    imagined = tuple(models(*COMMON).values()) if imagines else ()
    cards = OwnedCards(models(*BROUGHT, *COMMON), {}, imagined)
    return MagicCollection().beside(cards).seated(MagicOptions(), decks, ())


def played(options: MagicOptions, level: Level, most: int) -> Iterator[tuple[int, Answer]]:
    match = Match(GAME, options, 2, "owned")
    for number in range(most):
        if not match.decisions:
            return
        decision = match.decisions[0]
        answer = choose(GAME, match.observation(decision.seat), decision, level, seed=f"{number}")
        match.answer(decision.seat, answer)
        yield decision.seat, answer


@pytest.mark.parametrize(("level", "most"), [("easy", 150), ("medium", 12)])
def test_the_owners_cards_are_played_as_the_same_cards_of_a_pack_are(level: Level, most: int) -> None:
    """What a card is worth hangs on what it does, not on where it comes from."""
    in_pack = MagicCollection().seated(MagicOptions(), [deck(), deck()], [pack(*BROUGHT)])
    assert [*played(owned(deck(), deck(), imagines=False), level, most)] == [*played(in_pack, level, most)]


def test_the_owners_cards_are_cast_and_aimed_with_sense() -> None:
    match = Match(GAME, owned(deck(), deck()), 2, "sense")
    for number in range(400):
        if not match.decisions:
            break
        decision = match.decisions[0]
        answer = choose(GAME, match.observation(decision.seat), decision, "easy", seed=f"{number}")
        match.answer(decision.seat, answer)
    assert match.result is not None
    assert match.result.reason == "life", "somebody has won by what was cast"


def sampled(match: Match[Any], seat: int, seed: str) -> Table:
    view = match.view(seat)
    assert isinstance(view, MagicView)
    return GAME.ai_support.sampler(view, view)(Dice(seed))


def spells(table: Table, seat: int) -> Counter[str]:
    cards = table.catalogue.cards
    return Counter(card for card in table.sides[seat].brought if not cards[card].is_land)


def test_an_unknown_deck_is_made_of_the_owners_commons() -> None:
    match = Match(GAME, owned(deck(), deck()), 2, "imagined")
    some = set(models(*COMMON)) - {"real_free", "real_again"}
    ready = {tuple(sorted(each.cards)) for each in starter().decks}
    found = Counter[str]()
    for seed in range(20):
        table = sampled(match, YOU, f"{seed}")
        assert len(table.sides[OTHER].brought) == 60
        assert tuple(sorted(table.sides[OTHER].brought)) not in ready
        assert starter_commons().isdisjoint(spells(table, OTHER))
        found += spells(table, OTHER)
    assert len([card for card in some if found[card]]) > len(some) / 2, "of all colors"


def test_what_was_seen_lies_in_the_deck_and_is_imagined_again() -> None:
    match = Match(GAME, owned(deck(), deck()), 2, "seen")
    side = match.table.sides[OTHER]
    side.library.remove("real_boar")
    side.graveyard.append(ZoneCard(match.table.number(), "real_boar"))
    lists = [spells(sampled(match, YOU, f"{seed}"), OTHER) for seed in range(20)]
    assert all(each["real_boar"] for each in lists)
    assert all(each["real_boar"] <= 4 for each in lists)


def test_a_ready_made_deck_is_one_once_more_than_a_basic_land_of_it_was_seen() -> None:
    match = Match(GAME, owned(deck(), None), 2, "ready")
    side = match.table.sides[OTHER]
    ready = {tuple(sorted(each.cards)) for each in starter().decks}
    card = next(card for card in side.library if card in starter_commons())
    side.library.remove(card)
    side.graveyard.append(ZoneCard(match.table.number(), card))
    assert tuple(sorted(sampled(match, YOU, "ready").sides[OTHER].brought)) in ready


def test_what_is_imagined_tells_nothing_of_the_decks() -> None:
    one, other = (Match(GAME, owned(deck(), deck(*more)), 2, "told") for more in ((), ("real_w0",) * 4))
    view = one.view(YOU)
    for match in (one, other):
        assert match.view(YOU).options.imagined == view.options.imagined  # type: ignore[attr-defined]
        assert match.view(None).options.imagined == view.options.imagined  # type: ignore[attr-defined]
    assert one.view(YOU).options == other.view(YOU).options  # type: ignore[attr-defined]


def test_what_is_imagined_opens_no_windows() -> None:
    """A spell without a cost, or one that is cast again, would ask players at moments of its own."""
    options = owned(deck(), deck())
    assert options.imagined is not None
    held = {card.id for card in options.imagined.cards}
    assert len(held) == 40
    assert held.isdisjoint(("real_free", "real_again"))
