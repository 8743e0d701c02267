"""All cards that a match may know, compiled once for play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from engines.kernel.packs import read_pack
from engines.magic.cards.language import costs
from engines.magic.cards.language.costs import BITS, FREE
from engines.magic.cards.language.pack import CardModel, MagicPack, PresetDeck
from engines.magic.cards.language.parts import BASIC_TYPES, CardType, Keyword
from engines.magic.options import Loadout, MagicOptions

Named: TypeAlias = Mapping[str, str]
"""A card's id and its name in every language, as texts and events carry it."""

STARTER = Path(__file__).parent / "starter"
_MATCHES_KEPT = 256
"""Catalogues of matches: they hold no more than what is played there."""
_NOBLE = ("rare", "mythic")
"""MN-3."""


class Traits(NamedTuple):
    """The characteristics of an object (109.3), as printed or as they are now."""

    types: frozenset[CardType]
    keywords: frozenset[Keyword]
    power: int
    toughness: int
    colors: int
    """As a mask."""
    mana: int
    """What its mana ability can add, one of these, as a mask; 0 without one."""
    legendary: bool

    @property
    def is_creature(self) -> bool:
        """Tell whether it is a creature."""
        return "creature" in self.types


class Card:
    """A card as play needs it."""

    __slots__ = ("basic", "cost", "id", "is_land", "is_permanent", "name", "noble", "traits")

    def __init__(self, card: CardModel) -> None:
        types = frozenset[CardType](card.types.card)
        self.id = card.id
        self.name = card.name
        self.cost = FREE if card.cost is None else costs.read(card.cost)
        self.is_land = "land" in types
        self.is_permanent = types.isdisjoint(("instant", "sorcery"))  # 110.4a
        self.basic = "basic" in card.types.super
        self.noble = card.rarity in _NOBLE
        """Whether a deck has it as its Noble (MN-12)."""
        power, toughness = card.pt or (0, 0)
        self.traits = Traits(
            types,
            frozenset[Keyword](card.keywords),
            power,
            toughness,
            self.cost.colors,
            sum(BITS[BASIC_TYPES[each]] for each in card.types.sub if each in BASIC_TYPES),
            "legendary" in card.types.super,
        )


class Catalogue:
    """Cards by id. Later packs add to earlier ones."""

    def __init__(self, packs: Iterable[MagicPack]) -> None:
        self.decks: list[PresetDeck] = []
        self.definitions: dict[str, CardModel] = {}
        for pack in packs:
            self.definitions.update((card.id, card) for card in pack.cards)
            self.decks.extend(pack.decks)
        self.cards = {key: Card(card) for key, card in self.definitions.items()}
        self.order = {key: place for place, key in enumerate(self.cards)}
        """The order in which lists lie, so that it tells nothing of when a card came."""
        self._named = {
            key: {"id": key, "en": card.name.en, "fr": card.name.fr} for key, card in self.cards.items()
        }

    def named(self, name: str) -> Named:
        """Return a card's id and names."""
        return self._named[name]

    def loadout(self, deck: PresetDeck) -> Loadout:
        """Return a ready-made deck as a player brings it: its only rare card is the Noble."""
        noble = next(card for card in deck.cards if self.cards[card].noble)
        return Loadout(deck=deck.cards, noble=noble)


def catalogue_of(options: MagicOptions) -> Catalogue:
    """Return the cards of a match: the starter set and what the host has put in."""
    return _own() if options.cards is None else _with(options.cards)


@cache
def starter() -> MagicPack:
    """Return the starter set."""
    path = STARTER / "set.yaml"
    return read_pack(path.read_bytes(), MagicPack, path.name)


def only(pack: MagicPack, cards: frozenset[str]) -> MagicPack | None:
    """Return a pack of these cards alone; None when none of the cards is of the pack."""
    left = tuple(card for card in pack.cards if card.id in cards)
    return pack.model_copy(update={"cards": left, "decks": ()}) if left else None


@cache
def _own() -> Catalogue:
    return Catalogue((starter(),))


@lru_cache(maxsize=_MATCHES_KEPT)
def _with(cards: MagicPack) -> Catalogue:
    return Catalogue((starter(), cards))
