"""Keywords that stand for abilities (702), and those abilities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic import TypeAdapter

from engines.magic.language.abilities import Ability
from engines.magic.language.named import SAYS, NamedAbility, NamedWord

_ABILITY: TypeAdapter[Ability] = TypeAdapter(Ability)
_CREATURE: dict[str, Any] = {"target": "permanent", "is": {"type": "creature"}}
_GROWS = {"action": "add_counters", "what": "this", "kind": "plus_one"}


def _enters_with(number: int | None, kind: str = "plus_one") -> dict[str, Any]:
    """Return that it enters with counters (122.6)."""
    return {"type": "replacing", "what": {"instead": "enters", "kind": kind, "number": number}}


def _returns(counter: str) -> list[dict[str, Any]]:
    """Return that it comes back with a counter of a kind, if it died without one."""
    had = {"test": "is", "what": "this", "is": {"counter": counter}}
    back = {"action": "move", "what": "this", "to": "battlefield", "counter": counter}
    when = {"event": "dies", "this": True}
    return [{"type": "triggered", "when": when, "if": [{"test": "not", "of": had}], "do": [back]}]


def battle_cry(_: NamedAbility) -> list[dict[str, Any]]:
    """As it attacks, the other attackers get +1/+0 (702.91a)."""
    others = {"every": {"type": "creature", "attacking": True, "other": True}}
    grows = {"action": "change", "what": others, "changes": [{"pt": [1, 0]}]}
    return [{"type": "triggered", "when": {"event": "attacks", "this": True}, "do": [grows]}]


def bloodthirst(keyword: NamedAbility) -> list[dict[str, Any]]:
    """It enters with counters if an opponent was dealt damage this turn (702.54a)."""
    hurt = {"test": "number", "value": {"happened": "damaged", "whose": "opponent"}, "at_least": 1}
    return [{**_enters_with(keyword.number), "if": [hurt]}]


def evolve(_: NamedAbility) -> list[dict[str, Any]]:
    """It grows as a creature of yours enters that is larger in power or toughness (702.100a)."""
    larger = [
        {
            "test": "number",
            "value": {"number": stat, "of": "that"},
            "more_than": {"number": stat, "of": "this"},
        }
        for stat in ("power", "toughness")
    ]
    when = {"event": "enters", "is": {"type": "creature"}, "whose": "you"}
    return [{"type": "triggered", "when": when, "if": [{"test": "any", "of": larger}], "do": [_GROWS]}]


def exalted(_: NamedAbility) -> list[dict[str, Any]]:
    """A creature of yours that attacks alone gets +1/+1 (702.83a)."""
    when = {"event": "attacks", "is": {"type": "creature"}, "whose": "you", "alone": True}
    grows = {"action": "change", "what": "that", "changes": [{"pt": [1, 1]}]}
    return [{"type": "triggered", "when": when, "do": [grows]}]


def fading(keyword: NamedAbility) -> list[dict[str, Any]]:
    """It loses a fade counter a turn, and is sacrificed when it has none to lose (702.32a)."""
    fades = {"action": "remove_counters", "what": "this", "kind": "fade"}
    ends = {
        "action": "if",
        "if": [{"test": "not", "of": {"test": "done"}}],
        "do": [{"action": "sacrifice", "what": "this"}],
    }
    when = {"event": "step", "step": "upkeep", "whose": "you"}
    return [
        _enters_with(keyword.number, "fade"),
        {"type": "triggered", "when": when, "do": [fades, ends]},
    ]


def graft(keyword: NamedAbility) -> list[dict[str, Any]]:
    """One of its +1/+1 counters may move onto another creature as that enters (702.58a)."""
    when = {"event": "enters", "is": {"type": "creature", "other": True}}
    has = {"test": "is", "what": "this", "is": {"counter": "plus_one"}}
    moves = {"action": "may", "pay": [{"remove": "plus_one"}], "do": [{**_GROWS, "what": "that"}]}
    return [_enters_with(keyword.number), {"type": "triggered", "when": when, "if": [has], "do": [moves]}]


def modular(keyword: NamedAbility) -> list[dict[str, Any]]:
    """Its +1/+1 counters may go onto an artifact creature as it dies (702.43a)."""
    target = {"target": "permanent", "is": {"type": "creature", "any_type": ["artifact"]}}
    put = {**_GROWS, "what": "target", "number": {"number": "counters", "of": "this"}}
    when = {"event": "dies", "this": True}
    goes = {"type": "triggered", "when": when, "targets": [target], "do": [{"action": "may", "do": [put]}]}
    return [_enters_with(keyword.number), goes]


def outlast(keyword: NamedAbility) -> list[dict[str, Any]]:
    """It is tapped for a +1/+1 counter, as a sorcery could be cast (702.107a)."""
    cost = [{"mana": keyword.cost}, {"this": "tap"}]
    return [{"type": "activated", "cost": cost, "sorcery": True, "do": [_GROWS]}]


def persist(_: NamedAbility) -> list[dict[str, Any]]:
    """It comes back with a -1/-1 counter, if it died without one (702.79a)."""
    return _returns("minus_one")


def reinforce(keyword: NamedAbility) -> list[dict[str, Any]]:
    """It is discarded for +1/+1 counters on a creature (702.77a)."""
    cost = [{"mana": keyword.cost}, {"this": "discard"}]
    put = {**_GROWS, "what": "target", "number": keyword.number}
    return [{"type": "activated", "cost": cost, "zone": "hand", "targets": [_CREATURE], "do": [put]}]


def scavenge(keyword: NamedAbility) -> list[dict[str, Any]]:
    """It is exiled from a graveyard for as many +1/+1 counters as it has power (702.97a)."""
    cost = [{"mana": keyword.cost}, {"this": "exile"}]
    put = {**_GROWS, "what": "target", "number": {"number": "power", "of": "this"}}
    said = {"zone": "graveyard", "sorcery": True, "targets": [_CREATURE], "do": [put]}
    return [{"type": "activated", "cost": cost, **said}]


def undying(_: NamedAbility) -> list[dict[str, Any]]:
    """It comes back with a +1/+1 counter, if it died without one (702.93a)."""
    return _returns("plus_one")


_MAKING: dict[NamedWord, Callable[[NamedAbility], list[dict[str, Any]]]] = {
    "battle_cry": battle_cry,
    "bloodthirst": bloodthirst,
    "evolve": evolve,
    "exalted": exalted,
    "fading": fading,
    "graft": graft,
    "modular": modular,
    "outlast": outlast,
    "persist": persist,
    "reinforce": reinforce,
    "scavenge": scavenge,
    "undying": undying,
}
if _MAKING.keys() != SAYS.keys():
    raise TypeError("a keyword that is named stands for no ability")


def abilities_of(keyword: NamedAbility) -> tuple[Ability, ...]:
    """Return the abilities that a keyword stands for."""
    return tuple(map(_ABILITY.validate_python, _MAKING[keyword.named](keyword)))
