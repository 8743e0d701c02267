"""Which kinds of cards a text can mean, and to which of them something can be done at all.

Where these have nothing in common, a card would promise what can never happen.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from engines.soul_forger.language import actions as do
from engines.soul_forger.language import changes as hold
from engines.soul_forger.language import selectors as pick
from engines.soul_forger.language.events import EventKind
from engines.soul_forger.language.pack import CardModel, Creature, Equipment
from engines.soul_forger.language.parts import KEYWORD_ON

Kinds = frozenset[str]

CREATURES: Kinds = frozenset(("creature",))
ACTIONS: Kinds = frozenset(("action",))
EQUIPMENT: Kinds = frozenset(("weapon", "armor", "accessory"))
FIGHTERS: Kinds = frozenset(("creature", "weapon"))
"""What attacks, blocks and has power (SF-103)."""
GUARDED: Kinds = CREATURES | EQUIPMENT
"""What has a position (SF-R6)."""
EVERY: Kinds = GUARDED | ACTIONS
_TYPES: Mapping[str, Kinds] = {"creature": CREATURES, "action": ACTIONS, "equipment": EQUIPMENT}

LIES: Mapping[str, Kinds] = {
    "field": EVERY, "hand": CREATURES | ACTIONS, "deck": CREATURES | ACTIONS, "forge": EQUIPMENT,
    "grave": EVERY, "material": EVERY, "removed": EVERY,
}  # fmt: skip
"""What can lie in a zone (SF-5, SF-8): no Equipment is ever in a hand."""

CONCERNS: Mapping[EventKind, Kinds] = {
    "damaged": GUARDED, "healed": CREATURES, "entered": GUARDED, "resolved": ACTIONS,
    "guard_changed": GUARDED, "discarded": CREATURES | ACTIONS, "attack_declared": FIGHTERS,
    "blocked": FIGHTERS, "attacked": CREATURES, "unblocked": FIGHTERS,
}  # fmt: skip
"""To what an event can happen; the others happen to any card."""


def of_card(card: CardModel) -> Kinds:
    """Return what a card is."""
    if isinstance(card, Equipment):
        return frozenset((card.equip,))
    return CREATURES if isinstance(card, Creature) else ACTIONS


def of_type(type_: str) -> Kinds:
    """Return what a card of a type can be."""
    return _TYPES[type_]


def of_filter(wanted: pick.CardFilter) -> Kinds:
    """Return what can fit a filter; nothing where no card can."""
    found = EVERY if wanted.type is None else _TYPES[wanted.type]
    if wanted.kind is not None or wanted.speed is not None:
        found &= ACTIONS
    if wanted.equip is not None:
        found &= frozenset((wanted.equip,))
    return found & _of_state(wanted) if isinstance(wanted, pick.PieceFilter) else found


def _of_state(wanted: pick.PieceFilter) -> Kinds:
    found = EVERY
    if wanted.damaged or wanted.token:
        found &= CREATURES
    if wanted.starting_gear:
        found &= EQUIPMENT
    if wanted.attacking or wanted.blocking:
        found &= FIGHTERS
    if wanted.guard is not None:
        found &= GUARDED
    if wanted.min_power:
        found &= FIGHTERS
    return found if not (wanted.attacking and wanted.blocking) else frozenset()


def of_target(target: pick.Target) -> Kinds:
    """Return what a target can be."""
    match target:
        case pick.PieceTarget():
            return _TYPES[target.target] & of_filter(target.filter)
        case pick.SideTarget():
            return CREATURES
        case pick.CardTarget():
            return of_filter(target.filter)
        case _:
            return EVERY


def bearing(part: BaseModel) -> tuple[str, Any, Kinds] | None:
    """Return the field that says to what something is done, what stands there, and what can bear it.

    None where players can bear it too, or anything can.
    """
    match part:
        case do.Damage() | do.Besides() | do.Heal() | do.GainControl() | do.Send(to="hand"):
            return "who", part.who, CREATURES
        case do.SetGuard():
            return "who", part.who, GUARDED
        case hold.Stat(change="power") | hold.FirstDamage() | hold.Must() | hold.ExtraAttack():
            return "on", part.on, FIGHTERS
        case hold.Stat(change="endurance"):
            return "on", part.on, CREATURES
        case hold.Cannot(what="attack" | "block" | "be_blocked"):
            return "on", part.on, FIGHTERS
        case hold.Cannot(what="turn_on" | "turn_off"):
            return "on", part.on, GUARDED
        case hold.HasKeyword():
            return "on", part.on, KEYWORD_ON[part.keyword]
        case hold.Prevent() | hold.ExtraDamage() | hold.Redirect() if part.on is not None:
            return "on", part.on, CREATURES
        case _:
            return None


def played(part: BaseModel) -> tuple[Any, Kinds] | None:
    """Return which cards of a zone an action brings to the table, and what can come so."""
    match part:
        case do.Manifest() if part.cards is not None:
            return part.cards, CREATURES
        case do.PlayFree():
            return part.cards, ACTIONS if part.action == "play_free" else EQUIPMENT
        case do.SetDown():
            return part.cards, ACTIONS
        case _:
            return None
