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
    Heal,
    IgnoreChart,
    NoDefence,
    On,
    OpposingPower,
    Power,
    Recharge,
    Roll,
    Until,
)
from engines.noxtalia.vocabulary.conditions import Bounds, Condition, ElementOf
from engines.noxtalia.vocabulary.parts import CardType, Keyword, Side
from engines.noxtalia.vocabulary.reach import reach
from engines.noxtalia.vocabulary.selectors import All, AtRandom, Chosen, LowestPv, SpiritFilter
from engines.noxtalia.vocabulary.values import Count, PvMissing

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

_WORDY = ("who", "of", "value", "parts", "at_least", "at_most", "equals")
"""The fields in which such words stand."""
_SPIRITS = ("target", "attacked", "self_spirit", "host")
_PICKS = ("chosen", "random", "lowest_pv", "all")
_ELEMENTS = ("target", "attack", "host")
_NUMBERS = ("die", "pm_spent", "damage_dealt")
_ON_ATTACKS = ("attacks_by_host", "attacks_on_host")
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


def aim(kind: CardType, keywords: Sequence[Keyword], effects: Iterable[Effect]) -> Side | None:
    """Return the side of the Spirit that a capacity is aimed at as it is used; None where at none (NX-D10).

    An Attack is aimed at an opponent, a Support where its keyword says. Without one, a Support that only
    heals or recharges its target means an ally, every other that speaks of a target or has Zone an enemy.
    """
    if kind != "support":
        return "enemy" if kind == "attack" else None
    if "amelioration" in keywords:
        return "ally"
    if "affaiblissement" in keywords:
        return "enemy"
    used = [part for effect in effects if effect.when == "on_use" for part in parts(effect)]
    aimed = [part for part in used if getattr(part, "who", None) == "target"]
    if aimed and all(isinstance(part, Heal | Recharge) for part in aimed):
        return "ally"
    says = any(value == "target" for part in used for _, value in part)
    return "enemy" if says or "zone" in keywords else None


def moments(kind: Kind, attached: bool) -> dict[str, set[str]]:
    """Return the moments that a card knows, with what is at hand in each."""
    known = {when: set(words.split()) for when, words in AT_HAND[kind].items()}
    if attached:
        for when, words in AT_HAND["attached"].items():
            known.setdefault(when, set()).update(words.split())
    return known


def misplaced(
    effects: Iterable[Effect], field: str, kind: Kind, attached: bool = False, aimed: bool = True
) -> Iterator[Misplaced]:
    """Yield all that would do nothing where it stands on a card, which may be aimed at some Spirit or not."""
    known = {when: _Moment(when, hand, aimed) for when, hand in moments(kind, attached).items()}
    for place, effect in enumerate(effects):
        path = f"{field}.{place}"
        if effect.when not in known:
            values = {"found": effect.when, "allowed": ", ".join(known)}
            yield Misplaced(f"{path}.when", Say("nx-pack-no-moment", values))
            continue
        moment = known[effect.when]
        if effect.whose != "host" and effect.when not in ("turn_start", "turn_end"):
            yield moment.means_nothing(path, "whose")
        if effect.otherwise and not effect.conditions:
            yield Misplaced(f"{path}.else", Say("nx-pack-else"))
        yield from moment.read(effect, path)


class _Moment:
    """One moment of a card: reads what the card does then, in the order in which it is done."""

    def __init__(self, when: str, hand: set[str], aimed: bool) -> None:
        self.when = when
        self.named = "target attack host" if aimed else "attack host"
        """What there may be others than."""
        self.hand = hand
        """What is at hand; a roll is known to all that follows in the same moment."""

    def read(self, part: Part, path: str) -> Iterator[Misplaced]:
        """Yield what does nothing in a part and in the parts of it."""
        yield from self._itself(part, path)
        if isinstance(part, Roll):
            self.hand.add("die")
        for name, value in part:
            at = f"{path}.{type(part).model_fields[name].alias or name}"
            if isinstance(value, tuple):
                each: Any  # fields are of any type: of a tuple among them no more is known
                for place, each in enumerate(value):  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
                    yield from self._value(part, name, each, f"{at}.{place}")
            else:
                yield from self._value(part, name, value, at)

    def means_nothing(self, path: str, field: str) -> Misplaced:
        """Tell of a field that is to be left out."""
        return Misplaced(f"{path}.{field}", Say("nx-pack-no-meaning", {"found": field, "when": self.when}))

    def _value(self, part: Part, name: str, value: Any, path: str) -> Iterator[Misplaced]:
        if name == "of" and isinstance(value, Chosen | AtRandom | LowestPv):
            # Nobody picks Spirits for a question or a number; of several with the fewest PV each must fit.
            picks = ("all",) if isinstance(part, Count | PvMissing) else ("lowest_pv", "all")
            if value.pick not in picks:
                yield self._pointless(path, value.pick, [*self._fitting(_SPIRITS, WORDS), *picks])
        if isinstance(part, Attach) and (isinstance(value, All) or getattr(value, "number", 1) > 1):
            yield Misplaced(path, Say("nx-pack-one-host"))
        if isinstance(value, Part):
            yield from self.read(value, path)
        elif name in _WORDY and value in WORDS and not self._has(WORDS[value]):
            yield self._pointless(path, value, self._words_instead_of(part, value))

    def _words_instead_of(self, part: Part, word: str) -> list[str]:
        if isinstance(part, ElementOf):
            return self._fitting(_ELEMENTS, WORDS)
        if word in _SPIRITS:
            return [*self._fitting(_SPIRITS, WORDS), *_PICKS]
        return [*self._fitting(_NUMBERS, WORDS), *_CALCULATED]

    def _itself(self, part: Part, path: str) -> Iterator[Misplaced]:
        """Yield why an action or a condition does nothing, whatever it holds."""
        action: str | None = getattr(part, "action", None)
        test: str | None = getattr(part, "test", None)
        if action is not None and not self._has(NEEDS.get(action, A_DEED)):
            yield self._pointless(path, action, self._fitting(ACTIONS, NEEDS, A_DEED))
        elif test is not None and not self._has(TESTS.get(test, NOTHING)):
            yield self._pointless(path, test, self._fitting(CONDITIONS, TESTS, NOTHING))
        elif isinstance(part, Power | ChartValue | IgnoreChart | NoDefence):
            yield from self._on_whose_power(part, path)
        elif isinstance(part, SpiritFilter) and part.other and not self._has(self.named):
            yield self.means_nothing(path, "other")
        elif isinstance(part, CostChange):
            yield from self._how_long(part, path)
        if isinstance(part, Bounds):
            given = (part.at_least, part.at_most, part.equals)
            if sum(value is not None and not isinstance(value, int) for value in given) > 1:
                yield Misplaced(path, Say("nx-pack-counted-twice"))
        yield from self._too_small(part, path)

    @staticmethod
    def _too_small(part: Part, path: str) -> Iterator[Misplaced]:
        """A number that changes nothing, whatever is counted; only powers and costs know numbers below 0."""
        value: Any = getattr(part, "value", None)
        if getattr(part, "action", "chart_value") == "chart_value" or value is None:
            return
        least, most = reach(value)
        if isinstance(part, Power | OpposingPower | CostChange):
            if least == most == 0:
                yield Misplaced(f"{path}.value", Say("nx-pack-zero"))
        elif most <= 0:
            yield Misplaced(f"{path}.value", Say("nx-pack-not-above-0"))

    def _on_whose_power(
        self, action: Power | ChartValue | IgnoreChart | NoDefence, path: str
    ) -> Iterator[Misplaced]:
        """`on` says what a lasting effect changes; a deed changes its own Attack or Defence."""
        if action.on is not None and "lasting" not in self.hand:
            yield self.means_nothing(path, "on")
        elif action.on is None and "lasting" in self.hand:
            yield self._missing(path, "on", _ON_ATTACKS if isinstance(action, NoDefence) else get_args(On))

    def _how_long(self, action: CostChange, path: str) -> Iterator[Misplaced]:
        """`until` says how long a deed holds; a lasting effect holds while the card lies there."""
        if action.until is not None and "lasting" in self.hand:
            yield self.means_nothing(path, "until")
        elif action.until is None and "lasting" not in self.hand:
            yield self._missing(path, "until", get_args(Until))
        elif action.until == "this_attack" and "power" not in self.hand:
            allowed = [until for until in get_args(Until) if until != action.until]
            yield self._pointless(f"{path}.until", action.until, allowed)

    def _has(self, needed: str) -> bool:
        return _has(self.hand, needed)

    def _fitting(self, words: Iterable[str], needs: Mapping[str, str], others: str = NOTHING) -> list[str]:
        return [word for word in words if self._has(needs.get(word, others))]

    def _pointless(self, path: str, found: str, allowed: Iterable[str]) -> Misplaced:
        if found == "die":
            return Misplaced(path, Say("nx-pack-no-roll"))
        values = {"found": found, "when": self.when, "allowed": ", ".join(allowed)}
        return Misplaced(path, Say("nx-pack-pointless", values))

    def _missing(self, path: str, field: str, allowed: Iterable[str]) -> Misplaced:
        values = {"found": field, "when": self.when, "allowed": ", ".join(allowed)}
        return Misplaced(path, Say("nx-pack-unsaid", values))


def _has(hand: set[str], needed: str) -> bool:
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
    words = [word for word in ACTIONS if _has(hand, NEEDS.get(word, A_DEED))]
    return {"items": {"properties": {"action": {"enum": words}}}}
