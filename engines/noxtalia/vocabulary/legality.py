"""What makes sense when: the moments that a card knows, and the words that do something in each.

A text that breaks this would be read, printed and then do nothing. So packs with one are refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias, get_args

from engines.kernel import Say
from engines.kernel.packs import Part, parts
from engines.noxtalia.vocabulary.actions import (
    Action,
    Attach,
    ChartValue,
    CostChange,
    IgnoreChart,
    NoDefence,
    On,
    Power,
    Roll,
    Until,
)
from engines.noxtalia.vocabulary.conditions import Condition, ElementOf
from engines.noxtalia.vocabulary.parts import CardType, Keyword

if TYPE_CHECKING:
    from engines.noxtalia.vocabulary.effects import Effect

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

_WORDY = ("who", "of", "value", "parts", "at_least", "at_most", "equals")
"""The fields in which such words stand."""
_SPIRITS = ("target", "attacked", "self_spirit", "host")
_PICKS = ("chosen", "random", "lowest_pv", "all")
_ELEMENTS = ("target", "attack", "host")
_NUMBERS = ("die", "pm_spent", "damage_dealt")
_CALCULATED = ("count", "pv_missing", "sum", "difference", "product", "min", "max")


class Misplaced(NamedTuple):
    """A part of an effect that would do nothing: where it stands, and why."""

    field: str
    reason: Say


def attaches(kind: CardType, keywords: Sequence[Keyword], effects: Iterable[Effect]) -> bool:
    """Tell whether a capacity can come to lie on a Spirit (NX-83, NX-84, NX-R18)."""
    if "amelioration" in keywords or ("affaiblissement" in keywords and kind != "defence"):
        return True
    return any(isinstance(part, Attach) for effect in effects for part in parts(effect))


def moments(kind: Kind, attached: bool) -> dict[str, set[str]]:
    """Return the moments that a card knows, with what is at hand in each."""
    known = {when: set(words.split()) for when, words in AT_HAND[kind].items()}
    if attached:
        for when, words in AT_HAND["attached"].items():
            known.setdefault(when, set()).update(words.split())
    return known


def misplaced(
    effects: Iterable[Effect], field: str, kind: Kind, attached: bool = False
) -> Iterator[Misplaced]:
    """Yield all that would do nothing where it stands on a card."""
    known = moments(kind, attached)
    for place, effect in enumerate(effects):
        path = f"{field}.{place}"
        if effect.when not in known:
            values = {"found": effect.when, "allowed": ", ".join(known)}
            yield Misplaced(f"{path}.when", Say("nx-pack-no-moment", values))
            continue
        if effect.whose != "host" and effect.when not in ("turn_start", "turn_end"):
            yield _unsaid(f"{path}.whose", "whose", effect.when)
        if effect.otherwise and not effect.conditions:
            yield Misplaced(f"{path}.else", Say("nx-pack-else"))
        # A roll of one effect is known to those of the same moment that follow.
        yield from _inside(effect, path, effect.when, known[effect.when])


def _inside(part: Part, path: str, when: str, hand: set[str]) -> Iterator[Misplaced]:
    """Yield what does nothing in a part and in the parts of it, in the order in which they are done."""
    yield from _itself(part, path, when, hand)
    if isinstance(part, Roll):
        hand.add("die")
    for name, value in part:
        at = f"{path}.{type(part).model_fields[name].alias or name}"
        if isinstance(value, tuple):
            each: Any
            for place, each in enumerate(value):  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
                yield from _value(part, name, each, f"{at}.{place}", when, hand)
        else:
            yield from _value(part, name, value, at, when, hand)


def _value(part: Part, name: str, value: Any, path: str, when: str, hand: set[str]) -> Iterator[Misplaced]:
    if isinstance(value, Part):
        yield from _inside(value, path, when, hand)
    elif name in _WORDY and value in WORDS and not _has(hand, WORDS[value]):
        if isinstance(part, ElementOf):
            yield _pointless(path, value, when, hand, WORDS, _ELEMENTS)
        elif value in _SPIRITS:
            yield _pointless(path, value, when, hand, WORDS, _SPIRITS, _PICKS)
        else:
            yield _pointless(path, value, when, hand, WORDS, _NUMBERS, _CALCULATED)


def _itself(part: Part, path: str, when: str, hand: set[str]) -> Iterator[Misplaced]:
    """Yield why an action or a condition does nothing, whatever it holds."""
    action: str | None = getattr(part, "action", None)
    test: str | None = getattr(part, "test", None)
    if action is not None and not _has(hand, NEEDS.get(action, "deed")):
        yield _pointless(
            path, action, when, hand, {word: NEEDS.get(word, "deed") for word in ACTIONS}, ACTIONS
        )
    elif test is not None and not _has(hand, TESTS.get(test, "")):
        yield _pointless(
            path, test, when, hand, {word: TESTS.get(word, "") for word in CONDITIONS}, CONDITIONS
        )
    elif isinstance(part, Power | ChartValue | IgnoreChart | NoDefence):
        yield from _on_whose_power(part, path, when, hand)
    elif isinstance(part, CostChange):
        yield from _how_long(part, path, when, hand)


def _on_whose_power(
    action: Power | ChartValue | IgnoreChart | NoDefence, path: str, when: str, hand: set[str]
) -> Iterator[Misplaced]:
    """`on` says what a lasting effect changes; a deed changes its own Attack or Defence."""
    if action.on is not None and "lasting" not in hand:
        yield _unsaid(f"{path}.on", "on", when)
    elif action.on is None and "lasting" in hand and not isinstance(action, NoDefence):
        yield _missing(path, "on", when, get_args(On))


def _how_long(action: CostChange, path: str, when: str, hand: set[str]) -> Iterator[Misplaced]:
    """`until` says how long a deed holds; a lasting effect holds while the card lies there."""
    if action.until is not None and "lasting" in hand:
        yield _unsaid(f"{path}.until", "until", when)
    elif action.until is None and "lasting" not in hand:
        yield _missing(path, "until", when, get_args(Until))
    elif action.until == "this_attack" and "power" not in hand:
        untils = {"this_attack": "power"}
        yield _pointless(f"{path}.until", action.until, when, hand, untils, get_args(Until))


def _has(hand: set[str], needed: str) -> bool:
    return not needed or any(word in hand for word in needed.split())


def _pointless(
    path: str,
    found: str,
    when: str,
    hand: set[str],
    needs: Mapping[str, str],
    among: Iterable[str],
    always: Sequence[str] = (),
) -> Misplaced:
    if found == "die":
        return Misplaced(path, Say("nx-pack-no-roll"))
    allowed = [word for word in among if word != found and _has(hand, needs.get(word, ""))]
    values = {"found": found, "when": when, "allowed": ", ".join([*allowed, *always])}
    return Misplaced(path, Say("nx-pack-pointless", values))


def _unsaid(path: str, field: str, when: str) -> Misplaced:
    return Misplaced(path, Say("nx-pack-no-meaning", {"found": field, "when": when}))


def _missing(path: str, field: str, when: str, allowed: Sequence[str]) -> Misplaced:
    return Misplaced(
        path, Say("nx-pack-unsaid", {"found": field, "when": when, "allowed": ", ".join(allowed)})
    )


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
    words = [word for word in ACTIONS if _has(hand, NEEDS.get(word, "deed"))]
    return {"items": {"properties": {"action": {"enum": words}}}}
