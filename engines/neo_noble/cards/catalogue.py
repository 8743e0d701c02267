"""All cards that a match may know, compiled once for play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias, TypeGuard

from engines.kernel.cards.collection import merged
from engines.kernel.cards.packs import Name, parts, read_pack, weight_of
from engines.kernel.state.identity_cache import IdentityCache
from engines.kernel.state.limits import MATCH_PACKS_KEPT, PACKS_KEPT
from engines.kernel.state.weighted_cache import kept_by_weight
from engines.neo_noble.cards import fighting
from engines.neo_noble.language.actions import Create
from engines.neo_noble.language.changes import Change
from engines.neo_noble.language.events import EventKind
from engines.neo_noble.language.pack import NeoNoblePack, Noble, PresetDeck, Spirit
from engines.neo_noble.language.texts import Activated, Ongoing, Text
from engines.neo_noble.options import Domain, NeoNobleOptions

Named: TypeAlias = Mapping[str, str]
"""A card's id and its name in every language, as texts and events carry it."""

STARTER = Path(__file__).parent / "starter"


class Card:
    """A card as play needs it; its texts by their places on the card, indexed by when they work."""

    __slots__ = (
        "behaviours",
        "by_type",
        "cost",
        "fate",
        "fights",
        "holds",
        "id",
        "needs_battle",
        "power",
        "react",
        "resolve",
        "texts",
        "tribute",
        "triggers",
        "type",
        "words",
    )  # fmt: skip

    def __init__(self, card: Noble | Spirit) -> None:
        self.id = card.id
        self.fate = card.fate
        self.texts: tuple[Text, ...] = card.texts
        if isinstance(card, Noble):
            self.type = "noble"
            self.cost = self.power = self.resolve = 0
            self.behaviours: frozenset[str] = frozenset()
            self.tribute = ()
            self.react = None
        else:
            self.type = card.type
            self.cost = card.cost
            self.power = card.power
            self.resolve = card.resolve
            self.behaviours = frozenset(card.behaviours)
            self.tribute = card.tribute
            self.react = card.react
        self.by_type: dict[str, tuple[int, ...]] = {}
        """Places of the activated texts of each type."""
        self.holds: dict[str, tuple[tuple[int, Change], ...]] = {}
        """What ONGOING texts keep in force, by kind, with the place of the text."""
        self.triggers: dict[EventKind, tuple[int, ...]] = {}
        """Places of the ONGOING texts that wait for each kind of event."""
        pays = [(place, text) for place, text in enumerate(card.texts) if _is_pay(text)]
        self.fights = frozenset(place for place, text in pays if fighting.speaks_of_battle(text))
        """Places of the PAY texts that speak of the battle that is under way."""
        self.needs_battle = frozenset(place for place, text in pays if fighting.needs_battle(text))
        """Places of those that do nothing without one (NN-R80)."""
        for place, text in enumerate(card.texts):
            self._index(place, text)
        self.words = frozenset[str]((*self.by_type, *self.holds, *self.triggers))
        """What the texts are about: types of use, kinds of changes, kinds of events; all differ."""

    def _index(self, place: int, text: Text) -> None:
        if isinstance(text, Activated):
            self.by_type[text.type] = (*self.by_type.get(text.type, ()), place)
            return
        for change in text.holds:
            self.holds[change.change] = (*self.holds.get(change.change, ()), (place, change))
        if text.when is not None:
            event = text.when.event
            self.triggers[event] = (*self.triggers.get(event, ()), place)

    def activated(self, place: int) -> Activated:
        """Return an activated text."""
        text = self.texts[place]
        assert isinstance(text, Activated)
        return text

    def ongoing(self, place: int) -> Ongoing:
        """Return an ONGOING text."""
        text = self.texts[place]
        assert isinstance(text, Ongoing)
        return text


class Catalogue:
    """Cards by id. Later packs add to earlier ones."""

    def __init__(self, packs: Iterable[NeoNoblePack]) -> None:
        self.nobles: dict[str, Noble] = {}
        self.spirits: dict[str, Spirit] = {}
        self.decks: list[PresetDeck] = []
        for pack in packs:
            self.nobles.update((noble.id, noble) for noble in pack.nobles)
            self.spirits.update((spirit.id, spirit) for spirit in pack.spirits)
            self.decks.extend(pack.decks)
        self.cards = {
            key: _compiled().of(card) for key, card in (*self.nobles.items(), *self.spirits.items())
        }
        self.order = {key: place for place, key in enumerate(self.cards)}
        """The order in which hands lie, so that it tells nothing of when a card came."""
        self.reacting = frozenset(key for key, card in self.cards.items() if card.react is not None)
        """The REACT cards (NN-98)."""
        self.for_decks = [
            (key, spirit.name.en, spirit.fate)
            for key, spirit in self.spirits.items()
            if spirit.type != "token"
        ]
        """What may be in a deck, with the name by which copies are counted, and its Fate."""
        self._names = {
            key: _named(key, card.name) for key, card in (*self.nobles.items(), *self.spirits.items())
        }

    @staticmethod
    def of(*packs: NeoNoblePack) -> Catalogue:
        """Return the catalogue of some packs; one pack is compiled once."""
        return _own() if packs == starter() else _together(packs)

    def definition(self, name: str) -> Noble | Spirit:
        """Return a card as its pack defines it."""
        return self.nobles.get(name) or self.spirits[name]

    def named(self, name: str) -> Named:
        """Return a card's id and names."""
        return self._names[name]


@cache
def _compiled() -> IdentityCache[Noble | Spirit, Card]:
    """Return what makes cards ready for play; one of the starter set is the same in all catalogues."""
    return IdentityCache(Card, (card for pack in starter() for card in (*pack.nobles, *pack.spirits)))


def _is_pay(text: Text) -> TypeGuard[Activated]:
    return isinstance(text, Activated) and text.type == "pay"


def catalogue_of(options: NeoNobleOptions) -> Catalogue:
    """Return the cards of a match: the starter set and what the host has put in."""
    return _own() if options.cards is None else _with(options.cards)


@cache
def starter() -> tuple[NeoNoblePack, ...]:
    """Return the starter set, in the order of its files."""
    return tuple(
        read_pack(path.read_bytes(), NeoNoblePack, path.name) for path in sorted(STARTER.glob("*.yaml"))
    )


def domain_of(deck: PresetDeck) -> Domain:
    """Return a ready-made deck as a player brings it."""
    return Domain(noble=deck.noble, cards=deck.cards, reserve=deck.reserve)


@kept_by_weight(PACKS_KEPT, weight_of)
def only(pack: NeoNoblePack, cards: frozenset[str]) -> NeoNoblePack | None:
    """Return a pack of these cards alone and the Tokens that they create; None when none is of the pack."""
    creates = _creates(pack)
    kept: set[str] = set()
    left = [key for key in cards if key in creates]
    while left:
        key = left.pop()
        if key not in kept:
            kept.add(key)
            left += [token for token in creates[key] if token in creates]
    if not kept:
        return None
    nobles = tuple(noble for noble in pack.nobles if noble.id in kept)
    spirits = tuple(spirit for spirit in pack.spirits if spirit.id in kept)
    return pack.model_copy(update={"nobles": nobles, "spirits": spirits})


@kept_by_weight(MATCH_PACKS_KEPT, weight_of)
def both(one: NeoNoblePack | None, other: NeoNoblePack | None) -> NeoNoblePack | None:
    """Return the cards of two packs that were made of the same one."""
    if one is None or other is None or one == other:
        return one or other
    nobles, spirits = merged(one.nobles, other.nobles), merged(one.spirits, other.spirits)
    return one.model_copy(update={"nobles": nobles, "spirits": spirits})


@kept_by_weight(PACKS_KEPT, weight_of)
def _creates(pack: NeoNoblePack) -> dict[str, tuple[str, ...]]:
    """Return the Tokens that each card of a pack creates: views ask whenever a card comes to light."""
    return {card.id: tuple(created(card)) for card in (*pack.nobles, *pack.spirits)}


def created(card: Noble | Spirit) -> Iterator[str]:
    """Yield the Tokens that a card's texts create."""
    for part in parts(card):
        if isinstance(part, Create):
            yield part.token


@cache
def _own() -> Catalogue:
    return Catalogue(starter())


@kept_by_weight(MATCH_PACKS_KEPT, weight_of)
def _with(cards: NeoNoblePack) -> Catalogue:
    return Catalogue((*starter(), cards))


@kept_by_weight(PACKS_KEPT, weight_of)
def _together(packs: tuple[NeoNoblePack, ...]) -> Catalogue:
    return Catalogue(packs)


def _named(key: str, name: Name) -> Named:
    return {"id": key, "en": name.en, "fr": name.fr}
