"""All cards that a match may know, compiled once for play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from engines.kernel.cards.collection import merged
from engines.kernel.cards.packs import parts, read_pack, weight_of
from engines.kernel.effects.call_frames import Program
from engines.kernel.state.identity_cache import IdentityCache
from engines.kernel.state.limits import MATCH_PACKS_KEPT, PACKS_KEPT
from engines.kernel.state.weighted_cache import kept_by_weight
from engines.soul_forger.cards.printed.parts import Definitions
from engines.soul_forger.cards.subtypes import of_cards
from engines.soul_forger.cards.texts import Text
from engines.soul_forger.language import costs
from engines.soul_forger.language.abilities import Ability
from engines.soul_forger.language.actions import Manifest, blocks
from engines.soul_forger.language.changes import Change, kind_of
from engines.soul_forger.language.events import EventKind
from engines.soul_forger.language.pack import (
    ActionCard,
    CardModel,
    Creature,
    Equipment,
    PresetDeck,
    SoulForgerPack,
)
from engines.soul_forger.options import Loadout, SoulForgerOptions

Named: TypeAlias = Mapping[str, str]
"""A card's id and its name in every language, as texts and events carry it."""

STARTER = Path(__file__).parent / "starter"


class Card:
    """A card as play needs it; its abilities by their places on the card, indexed by what starts them."""

    __slots__ = (
        "abilities",
        "activated",
        "cost",
        "endurance",
        "endurance_mod",
        "equip",
        "experience",
        "factions",
        "hands",
        "holds",
        "id",
        "keywords",
        "kind",
        "lingering",
        "name",
        "off",
        "on",
        "programs",
        "reaches",
        "require",
        "resolve",
        "ronum",
        "speed",
        "spell",
        "starting_gear",
        "subtypes",
        "texts",
        "token",
        "triggers",
        "type",
        "unique",
    )  # fmt: skip

    def __init__(self, card: CardModel) -> None:
        self.id = card.id
        self.name = card.name
        self.type = card.type
        self.factions = frozenset[str](card.factions)
        self.subtypes = frozenset[str](card.subtypes)
        self.ronum = card.ronum
        self.cost = None if card.cost is None else costs.read(card.cost)
        self.keywords = frozenset[str](card.keywords)
        self.unique = "unique" in self.keywords
        self._numbers(card)
        self._action(card)
        self.abilities: tuple[Ability, ...] = card.abilities
        self.programs = tuple(Program(ability.block, blocks) for ability in card.abilities)
        """What each ability does, by its place."""
        self.texts = tuple(map(Text, card.abilities, self.programs))
        """What is asked of each ability again and again, by its place."""
        self.triggers: dict[EventKind, tuple[int, ...]] = {}
        """Places of the abilities that wait for each kind of event."""
        self.activated: tuple[int, ...] = ()
        self.holds: dict[str, tuple[tuple[int, Change], ...]] = {}
        """What holds while the card is there, by kind of change, with the place of the ability."""
        self.reaches: frozenset[str] = frozenset()
        """The kinds of these that may concern other cards."""
        self.resolve: int | None = None
        """The place of what an Action does."""
        for place, ability in enumerate(card.abilities):
            self._index(place, ability)

    def _numbers(self, card: CardModel) -> None:
        fights = isinstance(card, Creature | Equipment)
        self.on = card.on if fights else 0
        self.off = card.off if fights else 0
        self.endurance = card.endurance if isinstance(card, Creature) else 0
        self.experience = card.experience if isinstance(card, Creature) else 0
        self.token = isinstance(card, Creature) and card.token
        gear = card if isinstance(card, Equipment) else None
        self.equip = gear.equip if gear else ""
        self.hands = (gear.hands or 0) if gear else 0
        self.endurance_mod = gear.endurance_mod if gear else 0
        self.starting_gear = gear is not None and gear.starting_gear

    def _action(self, card: CardModel) -> None:
        action = card if isinstance(card, ActionCard) else None
        self.kind = action.kind if action else ""
        self.spell = action is not None and action.kind == "spell"
        self.speed = action.speed if action else "normal"
        self.lingering = action is not None and action.lingering
        self.require = action.require if action else None

    def _index(self, place: int, ability: Ability) -> None:
        if ability.when is not None:
            event = ability.when.event
            self.triggers[event] = (*self.triggers.get(event, ()), place)
        elif ability.cost is not None:
            self.activated = (*self.activated, place)
        elif not ability.holds:
            self.resolve = place
        for change in ability.holds:
            kind = kind_of(change)
            self.holds[kind] = (*self.holds.get(kind, ()), (place, change))
            if getattr(change, "on", "self") != "self":
                self.reaches |= {kind}


class Catalogue:
    """Cards by id. Later packs add to earlier ones."""

    def __init__(self, packs: Iterable[SoulForgerPack]) -> None:
        self.definitions = Definitions({}, {})
        self.decks: list[PresetDeck] = []
        for pack in packs:
            self.definitions.update((card.id, card) for card in pack.cards)
            self.definitions.subtypes.update(pack.subtypes)
            self.decks.extend(pack.decks)
        self.cards = {key: _compiled().of(card) for key, card in self.definitions.items()}
        self.order = {key: place for place, key in enumerate(self.cards)}
        """The order in which hands lie, so that it tells nothing of when a card came."""
        self._named = {
            key: {"id": key, "en": card.name.en, "fr": card.name.fr} for key, card in self.cards.items()
        }

    @staticmethod
    def of(*packs: SoulForgerPack) -> Catalogue:
        """Return the catalogue of some packs; one pack is compiled once."""
        return _own() if packs == starter() else _together(packs)

    def named(self, name: str) -> Named:
        """Return a card's id and names."""
        return self._named[name]


def catalogue_of(options: SoulForgerOptions) -> Catalogue:
    """Return the cards of a match: the starter set and what the host has put in."""
    return _own() if options.cards is None else _with(options.cards)


@cache
def starter() -> tuple[SoulForgerPack, ...]:
    """Return the starter set in one pack, from its files in their order."""
    read = [
        read_pack(path.read_bytes(), SoulForgerPack, path.name) for path in sorted(STARTER.glob("*.yaml"))
    ]
    cards = tuple(card for pack in read for card in pack.cards)
    decks = tuple(deck for pack in read for deck in pack.decks)
    return (read[0].model_copy(update={"cards": cards, "decks": decks}),)


def loadout_of(deck: PresetDeck) -> Loadout:
    """Return a ready-made deck as a player brings it."""
    return Loadout(main=deck.cards, forge=deck.forge, gear=deck.gear)


@cache
def _compiled() -> IdentityCache[CardModel, Card]:
    """Return what makes cards ready for play; one of the starter set is the same in all catalogues."""
    return IdentityCache(Card, (card for pack in starter() for card in pack.cards))


@kept_by_weight(PACKS_KEPT, weight_of)
def only(pack: SoulForgerPack, cards: frozenset[str]) -> SoulForgerPack | None:
    """Return a pack of these cards alone, the Tokens that they make and the sub-types that they name.

    None when none of the cards is of the pack.
    """
    definitions = {card.id: card for card in pack.cards}
    kept = {key for key in with_tokens(cards, definitions) if key in definitions}
    if not kept:
        return None
    left = tuple(card for card in pack.cards if card.id in kept)
    return pack.model_copy(update={"cards": left, "subtypes": of_cards(left, pack.subtypes)})


@kept_by_weight(MATCH_PACKS_KEPT, weight_of)
def both(one: SoulForgerPack | None, other: SoulForgerPack | None) -> SoulForgerPack | None:
    """Return the cards of two packs that were made of the same one."""
    if one is None or other is None or one == other:
        return one or other
    cards = merged(one.cards, other.cards)
    subtypes = of_cards(cards, {**one.subtypes, **other.subtypes})
    return one.model_copy(update={"cards": cards, "subtypes": subtypes})


def with_tokens(cards: Iterable[str], definitions: Mapping[str, CardModel]) -> set[str]:
    """Return cards, and the Tokens that they make, and those that these make."""
    kept: set[str] = set()
    left = list(cards)
    while left:
        key = left.pop()
        if key not in kept and key in definitions:
            kept.add(key)
            left += made(definitions[key])
    return kept


def made(card: CardModel) -> Iterator[str]:
    """Yield the Tokens that a card's abilities make."""
    for part in parts(card):
        if isinstance(part, Manifest) and part.token is not None:
            yield part.token


@cache
def _own() -> Catalogue:
    return Catalogue(starter())


@kept_by_weight(MATCH_PACKS_KEPT, weight_of)
def _with(cards: SoulForgerPack) -> Catalogue:
    return Catalogue((*starter(), cards))


@kept_by_weight(PACKS_KEPT, weight_of)
def _together(packs: tuple[SoulForgerPack, ...]) -> Catalogue:
    return Catalogue(packs)
