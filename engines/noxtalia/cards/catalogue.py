"""All cards that a match may know, compiled once for play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeAlias

from engines.kernel.cards.collection import merged
from engines.kernel.cards.packs import Name, parts, read_pack, weight_of
from engines.kernel.state.limits import MATCH_PACKS_KEPT, PACKS_KEPT
from engines.kernel.state.weighted_cache import kept_by_weight
from engines.noxtalia.language.actions import CostChange
from engines.noxtalia.language.aims import aim
from engines.noxtalia.language.effects import Effect, When
from engines.noxtalia.language.pack import (
    CRITICAL,
    WEAK,
    Capacity,
    ChartOverride,
    Element,
    NoxtaliaPack,
    PresetTeam,
    Spirit,
)
from engines.noxtalia.language.parts import CardType, Side
from engines.noxtalia.options import Member, NoxtaliaOptions, Team

Named: TypeAlias = Mapping[str, str]
"""A card's id and its name in every language, as texts and events carry it."""
ByWhen: TypeAlias = Mapping[When, tuple[Effect, ...]]

STARTER = Path(__file__).parent / "starter"


class Card:
    """A capacity, or a Spirit's own attack, as play needs it."""

    __slots__ = (
        "aim", "attach", "changes_costs", "chart", "continuous", "cost", "effects", "element", "id",
        "names_opponent", "on_use", "power", "type", "ultime", "zone",
    )  # fmt: skip

    def __init__(
        self, name: str, element: str, kind: CardType, cost: int, power: int, effects: tuple[Effect, ...]
    ) -> None:
        self.id = name
        self.element = element
        self.type: CardType = kind
        self.cost = cost
        self.power = power
        self.effects = _by_when(effects)
        self.on_use = self.effects.get("on_use", ())
        self.continuous = self.effects.get("while_attached", ())
        self.changes_costs = _changes_costs(self.continuous)
        self.names_opponent = any(_says(effect, "opponent") for effect in effects)
        """Whether an effect means "the opponent": with several, one has to be settled on."""
        self.ultime = False
        """NX-78."""
        self.zone = False
        """NX-79."""
        self.attach: Side | None = None
        """The side that its keyword attaches it to (NX-83, NX-84)."""
        self.aim: Side | None = None
        """The side that a capacity is aimed at when it is used."""
        self.chart: ChartOverride | None = None


class Body:
    """A Spirit as play needs it; its own attack is a card of the same id."""

    __slots__ = (
        "attack", "base", "changes_costs", "continuous", "element", "id", "linked", "max_pv", "passives",
    )  # fmt: skip

    def __init__(self, spirit: Spirit) -> None:
        self.id = spirit.id
        self.element = spirit.element
        self.max_pv = spirit.max_pv
        attack = spirit.attack
        self.attack = Card(spirit.id, spirit.element, "attack", attack.cost, attack.power, attack.effects)
        self.passives = _by_when(spirit.passives)
        self.continuous = self.passives.get("while_attached", ())
        self.changes_costs = _changes_costs(self.continuous)
        self.base = spirit.base
        self.linked = spirit.linked


class Catalogue:
    """Cards by id. Later packs add to earlier ones, and may print a card anew."""

    def __init__(self, packs: Iterable[NoxtaliaPack]) -> None:
        self.elements: dict[str, Element] = {}
        self.spirits: dict[str, Spirit] = {}
        self.capacities: dict[str, Capacity] = {}
        self.teams: list[PresetTeam] = []
        for pack in packs:
            self.elements.update((element.id, element) for element in pack.elements)
            self.spirits.update((spirit.id, spirit) for spirit in pack.spirits)
            self.capacities.update((capacity.id, capacity) for capacity in pack.capacities)
            self.teams.extend(pack.teams)
        self.cards = {key: _card(capacity) for key, capacity in self.capacities.items()}
        self.bodies = {key: _body(spirit) for key, spirit in self.spirits.items()}
        self.order = {key: place for place, key in enumerate(self.cards)}
        """The order in which hands lie, so that it tells nothing of when a card came."""
        self._chart = {
            own: {faced: element.value(faced) for faced in self.elements}
            for own, element in self.elements.items()
        }
        self._names = {
            key: _named(key, card.name)
            for cards in (self.elements, self.capacities, self.spirits)
            for key, card in cards.items()
        }

    @staticmethod
    def of(*packs: NoxtaliaPack) -> Catalogue:
        """Return the catalogue of some packs; one pack is compiled once."""
        return _own() if packs == starter() else _together(packs)

    def card(self, name: str) -> Card:
        """Return a capacity, or a Spirit's own attack."""
        card = self.cards.get(name)
        return card if card is not None else self.bodies[name].attack

    def value(self, card: Card, faced: str) -> int:
        """Return the chart value of a card against an element (NX-46, NX-49, NX-R1, NX-R4)."""
        if card.chart is not None:
            if faced in card.chart.critical:
                return CRITICAL
            if faced in card.chart.weak:
                return WEAK
        return self._chart[card.element][faced]

    def identity(self, name: str) -> str:
        """Return the capacity that this is a printing of (NX-R20)."""
        capacity = self.capacities.get(name)
        return name if capacity is None or capacity.same_as is None else capacity.same_as

    def named(self, name: str) -> Named:
        """Return a card's id and names."""
        return self._names[name]

    def standard(self, spirits: Iterable[str]) -> Team:
        """Return a team of Spirits with their base capacities (NX-11)."""
        return Team(members=tuple(Member(spirit=key, capacities=self.bodies[key].base) for key in spirits))  # pyright: ignore[reportArgumentType]


def catalogue_of(options: NoxtaliaOptions) -> Catalogue:
    """Return the cards of a match: the starter set and what the host has put in."""
    return _own() if options.cards is None else _with(options.cards)


@cache
def starter() -> tuple[NoxtaliaPack, ...]:
    """Return the starter set, in the order of its files."""
    return tuple(
        read_pack(path.read_bytes(), NoxtaliaPack, path.name) for path in sorted(STARTER.glob("*.yaml"))
    )


@kept_by_weight(PACKS_KEPT, weight_of)
def only(pack: NoxtaliaPack, cards: frozenset[str]) -> NoxtaliaPack | None:
    """Return a pack of these cards alone and what they bring with them; None when none is of the pack.

    A Spirit brings its base and linked capacities, a card its element and those that the chart names.
    """
    spirits = tuple(spirit for spirit in pack.spirits if spirit.id in cards)
    own = {key for spirit in (*spirits, *_starters(cards)) for key in (*spirit.base, *spirit.linked)}
    capacities = tuple(card for card in pack.capacities if card.id in cards or card.id in own)
    if not (spirits or capacities):
        return None
    named = {card.element for card in (*spirits, *capacities)}
    named |= {key for card in capacities if card.chart for key in (*card.chart.critical, *card.chart.weak)}
    for _ in pack.elements:
        named |= {key for each in pack.elements if each.id in named for key in (*each.critical, *each.weak)}
    elements = tuple(element for element in pack.elements if element.id in named)
    return pack.model_copy(update={"elements": elements, "spirits": spirits, "capacities": capacities})


def _starters(cards: frozenset[str]) -> Iterator[Spirit]:
    return (spirit for pack in starter() for spirit in pack.spirits if spirit.id in cards)


@kept_by_weight(MATCH_PACKS_KEPT, weight_of)
def both(one: NoxtaliaPack | None, other: NoxtaliaPack | None) -> NoxtaliaPack | None:
    """Return the cards of two packs that were made of the same one."""
    if one is None or other is None or one == other:
        return one or other
    return one.model_copy(
        update={
            "elements": merged(one.elements, other.elements),
            "spirits": merged(one.spirits, other.spirits),
            "capacities": merged(one.capacities, other.capacities),
        }
    )


@cache
def _own() -> Catalogue:
    return Catalogue(starter())


@kept_by_weight(MATCH_PACKS_KEPT, weight_of)
def _with(cards: NoxtaliaPack) -> Catalogue:
    return Catalogue((*starter(), cards))


@kept_by_weight(PACKS_KEPT, weight_of)
def _together(packs: tuple[NoxtaliaPack, ...]) -> Catalogue:
    return Catalogue(packs)


@cache
def _of_starter() -> tuple[dict[int, Card], dict[int, Body]]:
    """Return the capacities and Spirits of the starter set, by their definitions."""
    packs = starter()
    cards = {id(capacity): _compiled(capacity) for pack in packs for capacity in pack.capacities}
    return cards, {id(spirit): Body(spirit) for pack in packs for spirit in pack.spirits}


def _card(capacity: Capacity) -> Card:
    """Return a capacity for play; one of the starter set is the same in all catalogues."""
    return _of_starter()[0].get(id(capacity)) or _compiled(capacity)


def _body(spirit: Spirit) -> Body:
    """Return a Spirit for play; so is one of the starter set."""
    return _of_starter()[1].get(id(spirit)) or Body(spirit)


def _compiled(capacity: Capacity) -> Card:
    card = Card(
        capacity.id, capacity.element, capacity.type, capacity.cost, capacity.power or 0, capacity.effects
    )
    keywords = capacity.keywords
    card.ultime = "ultime" in keywords
    card.zone = "zone" in keywords
    card.attach = "ally" if "amelioration" in keywords else "enemy" if "affaiblissement" in keywords else None
    card.chart = capacity.chart
    card.aim = aim(capacity.type, keywords, capacity.effects)
    return card


def _by_when(effects: Iterable[Effect]) -> ByWhen:
    found: dict[When, tuple[Effect, ...]] = {}
    for effect in effects:
        found[effect.when] = (*found.get(effect.when, ()), effect)
    return found


def _changes_costs(effects: Iterable[Effect]) -> bool:
    """Tell whether lasting effects change costs, so that nobody looks in vain."""
    return any(isinstance(part, CostChange) for effect in effects for part in parts(effect))


def _says(effect: Effect, word: str) -> bool:
    """Tell whether an effect uses a word such as `opponent` or `target` anywhere."""
    return any(value == word for part in parts(effect) for _, value in part)


def _named(key: str, name: Name) -> Named:
    return {"id": key, "en": name.en, "fr": name.fr}
