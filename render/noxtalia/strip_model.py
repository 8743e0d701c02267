"""What a strip shows: with the same, it is the same picture and the same words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from engines.noxtalia.cards.catalogue import catalogue_of
from engines.noxtalia.language.parts import Cycle
from engines.noxtalia.seat.view import NoxtaliaView, SideView, SpiritView
from render.drawing.signs import Mark
from render.noxtalia.hand import dearer, in_order, playable
from render.noxtalia.sides import role_of
from render.noxtalia.words import attack_ended, own_side, seating
from render.shared.strip import WAITS, Strip

DEFENDING = frozenset({"defend", "ally_defend"})
_OF_CARDS = frozenset(
    {"recycle", "discard", "forced_discard", "sink_hand", "fetch", "sink_discard", "banish", WAITS}
)
"""What is asked about cards alone."""
_AT_OPPONENTS = frozenset({"attack_target", "zone_target"})
_OF_OWN = frozenset({"attack_spirit"})


class ShownSpirit(NamedTuple):
    """A Spirit in a strip."""

    spirit: SpiritView
    mark: Mark | None
    named: bool
    """An answer names it."""


class ShownSide(NamedTuple):
    """The Spirits of a side."""

    seat: int
    team: int
    spirits: tuple[ShownSpirit, ...]


class Blow(NamedTuple):
    """An attack to which a Defence is asked for."""

    attacker: int
    card: str
    element: str
    power: int
    defender: int
    place: int
    """Where the target stands."""
    target: SpiritView


class Shown(NamedTuple):
    """All that is on a strip."""

    cycle: Cycle
    sides: tuple[ShownSide, ...]
    """From the viewer's on; none where cards alone are asked about."""
    blow: Blow | None
    used: str | None
    """The card that is in use."""
    running: bool
    """An attack goes on."""
    offered: tuple[str, ...]
    """Cards that answers name and that lie elsewhere."""
    held: tuple[str, ...]
    """Of the viewer's hand."""
    ringed: frozenset[str]
    dearer: tuple[tuple[str, int], ...]
    pm: int

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards that stand in it."""
        return (*self.offered, *self.held)

    @property
    def changes(self) -> Mapping[str, int]:
        """By how much cards cost more or less now."""
        return MappingProxyType(dict(self.dearer))


def shown(strip: Strip) -> Shown:
    """Return what a strip shows. Raises ValueError for a spectator's view."""
    view: NoxtaliaView = strip.view
    own = own_side(view)
    catalogue = catalogue_of(view.options)
    order = in_order(own.hand or (), catalogue)
    spirits = {one.card for side in view.sides for one in side.spirits}
    elsewhere = strip.ringed - spirits - set(order)
    known = catalogue.capacities.keys() | catalogue.spirits.keys()
    offered = tuple(sorted(elsewhere & known))
    ringed = strip.ringed or playable(view)
    blow = _blow(view) if strip.kind in DEFENDING else None
    held = () if offered and strip.kind in _OF_CARDS else tuple(order)
    if blow is not None:
        held = tuple(card for card in held if card in ringed)
    more, cards = dearer(view), (*offered, *held)
    return Shown(
        cycle=view.cycle,
        sides=() if blow is not None or strip.kind in _OF_CARDS else _sides(strip),
        blow=blow,
        used=_used(view) if blow is None else None,
        running=view.attack is not None and not attack_ended(view.attack),
        offered=offered,
        held=held,
        ringed=ringed & set(cards),
        dearer=tuple((card, more[card]) for card in cards if card in more),
        pm=own.pm,
    )


def _sides(strip: Strip) -> tuple[ShownSide, ...]:
    """Return the sides that are still there, the viewer's first."""
    view: NoxtaliaView = strip.view
    sides = (view.sides[seat] for seat in seating(view))
    return tuple(_side(view, side, strip) for side in sides if not side.out)


def _side(view: NoxtaliaView, side: SideView, strip: Strip) -> ShownSide:
    """Return a side's Spirits; those of one side alone have rings where only these can be meant."""
    own = side.seat == view.seat
    meant = not ((own and strip.kind in _AT_OPPONENTS) or (not own and strip.kind in _OF_OWN))
    spirits = tuple(
        ShownSpirit(one, role_of(view, side, place), meant and one.card in strip.ringed)
        for place, one in enumerate(side.spirits)
    )
    return ShownSide(side.seat, side.team, spirits)


def _blow(view: NoxtaliaView) -> Blow | None:
    attack = view.attack
    if attack is None:
        return None
    target = view.sides[attack.defender].spirits[attack.target]
    return Blow(attack.attacker, attack.card, attack.element, attack.attack.total,
                attack.defender, attack.target, target)  # fmt: skip


def _used(view: NoxtaliaView) -> str | None:
    """Return the card whose effects happen now."""
    if view.resolving is not None:
        return view.resolving.card
    if view.attack is not None and not attack_ended(view.attack):
        return view.attack.card
    return None
