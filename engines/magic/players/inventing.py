"""Decks that nobody has seen, made up within the rules of rarity (MN-3 to MN-14)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from engines.kernel import Dice
from engines.kernel.state.weighted_cache import kept_as_long
from engines.magic.cards import rarity
from engines.magic.cards.catalogue import COLOR_BITS, Card, Catalogue, starter_commons
from engines.magic.cards.decks import COPIES, UNCOMMONS
from engines.magic.language.parts import BASIC_TYPES
from engines.magic.options import MagicOptions

LANDS = 0.4
"""The share of a deck."""
LEAST_COLORS = 2


class Choice(NamedTuple):
    """What decks of some colours are made of."""

    commons: tuple[str, ...]
    uncommons: tuple[str, ...]
    nobles: tuple[str, ...]
    lands: tuple[str, ...]


class SeenCards(NamedTuple):
    """What is known of a deck."""

    cards: Counter[str]
    noble: str
    """No name while it lies hidden."""


def rest(catalogue: Catalogue, options: MagicOptions, seen: SeenCards, number: int, dice: Dice) -> list[str]:
    """Return so many cards that a deck may hold besides those that were seen of it, none of them rare."""
    choice = _choice(catalogue, _Rules.of(options), _colors(catalogue, (*seen.cards, seen.noble), dice))
    cards = catalogue.cards
    total = number + seen.cards.total()
    lands = round(total * LANDS) - sum(many for card, many in seen.cards.items() if cards[card].is_land)
    lands = min(number, max(0, lands))
    return dice.picks(choice.lands, lands) + _spells(choice, seen.cards, number - lands, dice)


def _spells(choice: Choice, seen: Counter[str], number: int, dice: Dice) -> list[str]:
    """Pick spells at random, by four as decks hold them; lands where there are not enough."""
    scarce = UNCOMMONS - sum(seen[card] for card in choice.uncommons)
    found: list[str] = []
    for card in dice.picks(choice.uncommons, max(0, scarce)) if choice.uncommons else ():
        found += [card] * (seen[card] < COPIES)
    commons = dice.picks(choice.commons, number) if choice.commons else ()
    for card in dict.fromkeys(commons):
        if len(found) >= number:
            break
        found += [card] * max(0, COPIES - seen[card])
    del found[number:]
    return found + [choice.lands[0]] * (number - len(found))


def noble(catalogue: Catalogue, options: MagicOptions, deck: Iterable[str], dice: Dice) -> str:
    """Return a card that may be the Noble of a deck of these cards."""
    choice = _choice(catalogue, _Rules.of(options), _colors(catalogue, deck, dice))
    return choice.nobles[dice.randrange(len(choice.nobles))]


def _colors(catalogue: Catalogue, cards: Iterable[str], dice: Dice) -> int:
    """Return the colours of cards, as a mask, and others until there are two."""
    found = 0
    for card in cards:
        traits = catalogue.cards[card].traits if card else None
        found |= traits.colors | traits.mana if traits is not None else 0
    bits = list(COLOR_BITS.values())
    while sum(bool(found & bit) for bit in bits) < LEAST_COLORS:
        found |= bits[dice.randrange(len(bits))]
    return found


class _Rules(NamedTuple):
    """The options that rarities hang on."""

    basis: str
    sources: str
    is_owners: bool
    """Commons are the owner's, not the starter set's."""

    @staticmethod
    def of(options: MagicOptions) -> _Rules:
        return _Rules(options.rarity_basis, options.rarity_sources, options.imagined is not None)


@kept_as_long
def _choice(catalogue: Catalogue, rules: _Rules, colors: int) -> Choice:
    """Return what decks of some colours are made of; any Noble where none is of them."""
    options = MagicOptions.model_validate({"rarity_basis": rules.basis, "rarity_sources": rules.sources})
    found: dict[str, list[str]] = {"common": [], "uncommon": [], "rare": [], "land": []}
    nobles: list[str] = []
    left_out = starter_commons() if rules.is_owners else frozenset[str]()
    for key, definition in catalogue.definitions.items():
        card, kinds = catalogue.cards[key], rarity.classes(definition, options)
        if "rare" in kinds and not card.basic:
            nobles.append(card.id)
        if not (card.traits.colors | card.traits.mana) & ~colors:
            if key not in left_out:
                found["land" if card.is_land else kinds[0]].append(card.id)
            if "rare" in kinds and kinds[0] != "rare":
                found["rare"].append(card.id)
    lands = [card for card in found["land"] if _gives(catalogue.cards[card], colors)]
    return Choice(
        tuple(found["common"]), tuple(found["uncommon"]), tuple(found["rare"] or nobles), tuple(lands)
    )


def _gives(land: Card, colors: int) -> bool:
    """Tell whether a land is a basic one that gives mana of these colours."""
    return land.basic and bool(land.traits.mana & colors) and bool(land.traits.subs & BASIC_TYPES.keys())
