"""The moments that a card knows, and the words that do something in each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias, get_args

from engines.noxtalia.language.actions import Action
from engines.noxtalia.language.conditions import Condition

Kind: TypeAlias = Literal["attack", "defence", "support", "spirit_attack", "passive"]
"""What effects stand on: a capacity, a Spirit's own attack, or a Spirit."""

AT_HAND: Mapping[str, Mapping[str, str]] = {
    "attack": {
        "on_use": "deed power window attack target cost keep recycle",
        "after_comparison": "deed attack damage target cost keep recycle",
        "on_damage_dealt": "deed attack damage target cost keep recycle",
    },
    "spirit_attack": {
        "on_use": "deed power window attack striker target cost recycle",
        "after_comparison": "deed attack damage striker target cost recycle",
        "on_damage_dealt": "deed attack damage striker target cost recycle",
    },
    "defence": {
        "on_use": "deed power attack striker target cost keep",
        "after_comparison": "deed attack damage striker target",
        "on_damage_taken": "deed attack damage striker target",
    },
    "support": {
        "on_use": "deed target cost keep recycle",
    },
    "attached": {
        "after_comparison": "deed attack damage striker host leave recycle",
        "on_damage_dealt": "deed attack damage striker host leave recycle",
        "on_damage_taken": "deed attack damage striker host leave recycle",
        "turn_start": "deed host leave recycle",
        "turn_end": "deed host leave",
        "on_attach": "deed host leave recycle",
        "on_detach": "deed attack damage striker host recycle",
        "on_destroyed": "deed attack damage striker recycle",
        "on_cycle_change": "deed host leave recycle",
        "while_attached": "lasting attack striker host",
    },
    "passive": {
        "after_comparison": "deed attack damage striker host recycle",
        "on_damage_dealt": "deed attack damage striker host recycle",
        "on_damage_taken": "deed attack damage striker host recycle",
        "turn_start": "deed striker host recycle",
        "turn_end": "deed striker host",
        "on_destroyed": "deed attack damage recycle",
        "on_cycle_change": "deed striker host recycle",
        "while_attached": "lasting attack striker host",
    },
}
"""The moments of each kind of card, and what is at hand in each.

- `deed`: something may be done, once; `lasting`: something holds for as long as the card lies there.
- `power`: the card's own power is still to be compared; `window`: the defence window is still to come.
- `attack`: an attack may be going on; `damage`: it has been compared.
- `target`, `host`: the Spirits so called; `striker`: `self_spirit`, who may attack, or has this passive.
- `cost`: what the use has cost; `keep`: the card may be attached elsewhere; `leave`: it may leave its host.
- `recycle`: the user may have a Combat phase to recycle in.
"""

A_DEED, NOTHING = "deed", ""
NEEDS: Mapping[str, str] = {
    "power": "power lasting",
    "chart_value": "power lasting",
    "ignore_chart": "power lasting",
    "prevent_damage": "power lasting",
    "opposing_power": "power",
    "no_defence": "window lasting",
    "cost_change": "deed lasting",
    "if": "deed lasting",
    "attach": "keep",
    "detach": "leave",
    "extra_recycle": "recycle",
}
"""What an action needs: one of these; all others are deeds."""
TESTS: Mapping[str, str] = {
    "die": "die",
    "was_defended": "damage lasting",
    "damage_dealt": "damage",
    "source_type": "attack",
}
"""What a condition needs; all others can always be asked. `die` is at hand after a `roll`."""
WORDS: Mapping[str, str] = {
    "target": "target",
    "attacked": "attack",
    "self_spirit": "striker",
    "host": "host",
    "attack": "attack",
    "die": "die",
    "pm_spent": "cost",
    "damage_dealt": "damage",
}
"""What a word for a Spirit, an element or a number needs."""


def moments(kind: Kind, attached: bool) -> dict[str, set[str]]:
    """Return the moments that a card knows, with what is at hand in each."""
    known = {when: set(words.split()) for when, words in AT_HAND[kind].items()}
    if attached:
        for when, words in AT_HAND["attached"].items():
            known.setdefault(when, set()).update(words.split())
    return known


def at_hand(hand: set[str], needed: str) -> bool:
    """Tell whether one of some words is at hand, if any is needed."""
    return not needed or any(word in hand for word in needed.split())


def _words(union: Any, field: str) -> tuple[str, ...]:
    """Return the words that tell the models of a union apart."""
    models = get_args(get_args(union)[0])
    return tuple(get_args(model.model_fields[field].annotation)[0] for model in models)


ACTIONS = _words(Action, "action")
CONDITIONS = _words(Condition, "test")


# For editors


def schema(model: dict[str, Any]) -> None:
    """Say in the JSON Schema of an effect which actions do something in which moment, on whatever card."""
    hands: dict[str, set[str]] = {}
    for known in AT_HAND.values():
        for when, words in known.items():
            hands.setdefault(when, set()).update(words.split())
    model["allOf"] = [
        {
            "if": {
                "properties": {"when": {"const": when}},
                **({} if when == "on_use" else {"required": ["when"]}),
            },
            "then": {"properties": {field: _only(hand) for field in ("do", "else")}},
        }
        for when, hand in hands.items()
    ]


def _only(hand: set[str]) -> dict[str, Any]:
    words = [word for word in ACTIONS if at_hand(hand, NEEDS.get(word, A_DEED))]
    return {"items": {"properties": {"action": {"enum": words}}}}
