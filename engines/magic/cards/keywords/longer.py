"""Keywords that are abilities, costs or permissions (702): what each stands for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engines.magic.cards.texts import Unearthing
from engines.magic.language.abilities import (
    Ability,
    Activated,
    Affinity,
    CostChange,
    Cycling,
    Equip,
    Prowess,
    Triggered,
    Ward,
)
from engines.magic.language.costs import Mana, TapThis
from engines.magic.language.filters import ANYTHING
from engines.magic.language.values import Count, Difference
from engines.magic.language.ways import Echo, Evoke, Unearth


def cycling(keyword: Cycling) -> Ability:
    """Discard this card for a cost: draw a card, or search for one of a kind (702.29a, 702.29e)."""
    paid = (Mana(mana=keyword.cycling), TapThis(this="discard"))
    found = {"action": "draw"} if keyword.search is None else {"action": "search", "is": keyword.search}
    said = {"type": "activated", "cost": paid, "zone": "hand", "do": [found]}
    return Activated.model_validate(said)


def equip(keyword: Equip) -> Ability:
    """Attach to a creature that you control, as a sorcery could be cast (702.6a)."""
    creature = {"target": "permanent", "whose": "you", "is": {"type": "creature"}}
    said = {"targets": [creature], "do": [{"action": "attach"}]}
    paid = [{"mana": keyword.equip}]
    return Activated.model_validate({"type": "activated", "cost": paid, "sorcery": True, **said})


def ward(keyword: Ward) -> Ability:
    """What an opponent aims at it is countered unless that player pays (702.21a)."""
    pays = {
        "action": "may",
        "who": {"controller_of": "by"},
        "pay": [{"mana": keyword.ward}],
        "else": [{"action": "counter", "what": "by"}],
    }
    when = {"event": "targeted", "this": True, "by_whose": "opponent"}
    return Triggered.model_validate({"type": "triggered", "when": when, "do": [pays]})


def prowess(_: Prowess) -> Ability:
    """It gets +1/+1 until end of turn whenever you cast a spell that is no creature (702.108a)."""
    when = {"event": "cast", "whose": "you", "is": {"without_type": "creature"}}
    grows = {"action": "change", "what": "this", "changes": [{"pt": [1, 1]}]}
    return Triggered.model_validate({"type": "triggered", "when": when, "do": [grows]})


def affinity(keyword: Affinity) -> Ability:
    """The spell costs one less for each of these that you control (702.41a)."""
    less = Difference(calc="difference", parts=(0, Count(count=keyword.affinity)))
    return CostChange(type="cost", spells=ANYTHING, generic=less, this=True)


def evoke(_: Evoke) -> Ability:
    """It is sacrificed as it enters, if its evoke cost was paid (702.74a)."""
    so = {"test": "cast_so", "way": "evoke"}
    goes = {"action": "sacrifice", "what": "this"}
    when = {"event": "enters", "this": True}
    return Triggered.model_validate({"type": "triggered", "when": when, "if": [so], "do": [goes]})


def echo(keyword: Echo) -> Ability:
    """It is sacrificed in its controller's next upkeep unless that player pays (702.30a)."""
    cost = [{"mana": keyword.echo}] if isinstance(keyword.echo, str) else keyword.echo
    pays = {"action": "may", "pay": cost, "else": [{"action": "sacrifice", "what": "this"}]}
    when = {"event": "step", "step": "upkeep", "whose": "you"}
    return Triggered.model_validate(
        {"type": "triggered", "when": when, "if": [{"test": "new"}], "do": [pays]}
    )


def unearth(keyword: Unearth) -> Ability:
    """It comes back for a turn, as a sorcery could be cast (702.84a)."""
    cost = (Mana(mana=keyword.unearth),)
    return Activated.model_construct(
        type="activated", cost=cost, sorcery=True, zone="graveyard", do=(Unearthing(),)
    )


ABILITIES: dict[type[Any], Callable[[Any], Ability]] = {
    Cycling: cycling,
    Equip: equip,
    Ward: ward,
    Prowess: prowess,
    Affinity: affinity,
    Evoke: evoke,
    Echo: echo,
    Unearth: unearth,
}
"""Keywords that are abilities; the others are read where spells are cast and Auras are attached."""
