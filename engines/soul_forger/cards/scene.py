"""What a part of an ability can speak of where it stands, and which cards its words can mean there."""

from __future__ import annotations

from typing import NamedTuple

from engines.kernel.effects.references import target_of
from engines.soul_forger.cards import kinds
from engines.soul_forger.cards.kinds import Kinds
from engines.soul_forger.language.events import OF_PLAYERS, EventKind, Trigger
from engines.soul_forger.language.selectors import AllPieces, ChosenPieces, Target


class Scene(NamedTuple):
    """What a part of an ability can speak of."""

    action: bool
    """Its card is an Action, and it no part of what a card gains to which that is attuned."""
    stays: bool = True
    """Its card lies on the field while it is done."""
    sent: bool = False
    """Its card lies in a pile while it is done: it went there before."""
    gained: bool = False
    """It belongs to the card to which its Action is attuned."""
    targets: tuple[Target, ...] = ()
    event: EventKind | None = None
    combat: bool = True
    """A combat may be going on."""
    before: bool = False
    """Some action comes before."""
    left: frozenset[str] = frozenset()
    """The words whose cards have left the field by then, or may have."""
    x: bool = False
    """A number was named with the cost."""
    paid: bool = False
    """What was sent for it is known."""
    each: AllPieces | None = None
    """For each of which it is done."""
    when: Trigger | None = None
    """What started it."""
    tested: bool = False
    """It is part of a condition."""
    kinds: Kinds = kinds.EVERY
    """What its card can be."""


def meant(who: object, scene: Scene) -> Kinds:
    """Return what the cards can be that words mean; what they mean besides is asked elsewhere."""
    match who:
        case AllPieces() | ChosenPieces():
            return kinds.of_filter(who.filter)
        case "self":
            return scene.kinds
        case "target" | "target_2":
            target = target_of(who, scene.targets)
            return kinds.EVERY if target is None else kinds.of_target(target)
        case "that" if scene.when is not None and scene.when.event not in OF_PLAYERS:
            fits = scene.kinds if scene.when.this else kinds.of_filter(scene.when.filter)
            return fits & kinds.CONCERNS.get(scene.when.event, kinds.EVERY)
        case "attacker" | "blocker":
            return kinds.FIGHTERS
        case "attacked" | "made":
            return kinds.CREATURES
        case "each" if scene.each is not None:
            return kinds.of_filter(scene.each.filter)
        case _:
            return kinds.EVERY
