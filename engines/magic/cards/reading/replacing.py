"""What happens instead: "~ enters with two +1/+1 counters on it"; what spells cost more or less."""

from __future__ import annotations

from typing import Any

from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.reading.grammar import Grammar, Unread, slot
from engines.magic.cards.reading.kinds import Kind
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.reading.values import times
from engines.magic.language import replacing as instead
from engines.magic.language.abilities import Ability, CostChange, Evasion, Replacing
from engines.magic.language.conditions import CastSo, Condition
from engines.magic.language.filters import ANYTHING
from engines.magic.language.parts import Counter, Whose
from engines.magic.language.replacing import Instead
from engines.magic.language.values import Difference, Value

REPLACING: Grammar[Ability] = Grammar("replacing")


def _instead(what: Instead, *conditions: Any) -> Ability:
    return Replacing.model_validate({"type": "replacing", "what": what, "if": conditions})


# Entering


@REPLACING.rule(
    "~ enters (?:{tapped_} )?with {n} {counter} counters? on it(?: for each {each})?", instead.EntersWith
)
def _(scene: Scene, n: Value, counter: Counter, each: Value | None, tapped_: bool | None) -> Ability:
    number = n if each is None else times(n, each)
    found = instead.EntersWith(instead="enters", kind=counter, number=number, tapped=bool(tapped_))
    return _instead(found)


@REPLACING.rule("~ escapes with {n} {counter} counters? on it", instead.EntersWith)
def _(scene: Scene, n: Value, counter: Counter) -> Ability:
    so = CastSo(test="cast_so", way="escape")
    return _instead(instead.EntersWith(instead="enters", kind=counter, number=n), so)


@REPLACING.rule("if {condition:kicked}, it enters with {n} {counter} counters? on it", instead.EntersWith)
@REPLACING.rule("if {condition}, ~ enters with {n} {counter} counters? on it", instead.EntersWith)
@REPLACING.rule("~ enters with {n} {counter} counters? on it if {condition}", instead.EntersWith)
def _(scene: Scene, condition: Any, n: Value, counter: Counter) -> Ability:
    return _instead(instead.EntersWith(instead="enters", kind=counter, number=n), condition)


@REPLACING.rule("~ enters tapped unless {condition}", instead.EntersWith)
def _(scene: Scene, condition: Any) -> Ability:
    contrary = {"test": "not", "of": condition}
    return _instead(instead.EntersWith(instead="enters", tapped=True), contrary)


@REPLACING.rule("~ enters tapped if {condition}", instead.EntersWith)
def _(scene: Scene, condition: Any) -> Ability:
    return _instead(instead.EntersWith(instead="enters", tapped=True), condition)


@REPLACING.rule("{every} enter tapped", instead.EntersWith)
def _(scene: Scene, every: Any) -> Ability:
    found = {"instead": "enters", "this": False, "is": every.every, "whose": every.whose, "tapped": True}
    if every.zone != "battlefield":
        raise Unread("replacing")
    return _instead(instead.EntersWith.model_validate(found))


# Going elsewhere


@REPLACING.rule("if ~ would die, exile it instead", instead.GoesInstead)
def _(scene: Scene) -> Ability:
    return _instead(instead.GoesInstead(instead="goes", this=True, dies=True, to="exile"))


@REPLACING.rule("if ~ would be put into a graveyard from anywhere, exile it instead", instead.GoesInstead)
def _(scene: Scene) -> Ability:
    return _instead(instead.GoesInstead(instead="goes", this=True, to="exile"))


@REPLACING.rule("if {a_kind} would die, exile it instead", instead.GoesInstead)
def _(scene: Scene, a_kind: Kind) -> Ability:
    wanted = a_kind.of("permanent", "any", "you", "opponent")
    found = {"instead": "goes", "is": wanted, "whose": a_kind.whose, "dies": True, "to": "exile"}
    return _instead(instead.GoesInstead.model_validate(found))


# Damage


_WHOM: dict[str, str] = {"~": "this", "you": "you", "enchanted creature": "host", "equipped creature": "host"}


@slot("shielded", f"(?:{'|'.join(_WHOM)})")
def shielded(text: str, scene: Scene) -> str:
    """Read to whom damage is not dealt."""
    if _WHOM[text] == "host" and not text.startswith(scene.whole.attached or "!"):
        raise Unread("replacing")
    return _WHOM[text]


@REPLACING.rule(
    "prevent all (?:{combat} )?damage that would be dealt to {shielded}(?: by {sources})?",
    instead.DamageInstead,
)
def _(scene: Scene, combat: bool | None, shielded: str, sources: Kind | None) -> Ability:
    found: dict[str, Any] = {"instead": "damage", "to": shielded, "combat": combat, "times": 0}
    if sources is not None:
        found |= {"from": sources.filter, "source_whose": sources.whose}
    return _instead(instead.DamageInstead.model_validate(found))


@slot("sources")
def sources(text: str, scene: Scene) -> Kind:
    """Read sources of a kind, in the plural."""
    from engines.magic.cards.reading.kinds import many_kinds

    found = many_kinds(text, scene)
    if found.of("permanent", "any", "you", "opponent").type is None:
        raise Unread("kind")
    return found


# Other numbers


@REPLACING.rule("if you would gain life, you gain twice that much life instead", instead.LifeInstead)
def _(scene: Scene) -> Ability:
    return _instead(instead.LifeInstead(instead="gains_life", times=2))


@REPLACING.rule("if you would gain life, you gain that much life plus {count} instead", instead.LifeInstead)
def _(scene: Scene, count: int) -> Ability:
    return _instead(instead.LifeInstead(instead="gains_life", plus=count))


_NOT_READ = (instead.DrawsInstead, instead.CountersInstead)
"""What is replaced, but in no wording that is known yet."""
complete(Instead, REPLACING.makes, _NOT_READ)


# Costs of spells


_MORE = {"more": 1, "less": -1}


@slot("more", "(?:more|less)")
def more(text: str, scene: Scene) -> int:
    """Read whether something costs more or less."""
    return _MORE[text]


@slot("generic", r"\{\d+\}")
def generic(text: str, scene: Scene) -> int:
    """Read how much generic mana."""
    return int(text.strip("{}"))


_CASTERS: dict[str, Whose] = {" you cast": "you", " your opponents cast": "opponent", "": "any"}


@slot("caster", "(?: you cast| your opponents cast)?")
def caster(text: str, scene: Scene) -> Whose:
    """Read whose spells."""
    return _CASTERS[text]


@REPLACING.rule("{kinds}{caster} cost {generic} {more} to cast")
def _(scene: Scene, kinds: Kind, caster: Whose, generic: int, more: int) -> Ability:
    return CostChange(type="cost", spells=kinds.of("spell"), whose=caster, generic=generic * more)


@REPLACING.rule("this spell costs {generic} {more} to cast for each {each}")
def _(scene: Scene, generic: int, more: int, each: Value) -> Ability:
    change = times(generic, each)
    less: Value = change if more > 0 else Difference(calc="difference", parts=(0, change))
    return CostChange(type="cost", spells=ANYTHING, generic=less, this=True)


@REPLACING.rule(r"this spell costs \{X\} {more} to cast, where X is {value}")
def _(scene: Scene, more: int, value: Value) -> Ability:
    less: Value = value if more > 0 else Difference(calc="difference", parts=(0, value))
    return CostChange(type="cost", spells=ANYTHING, generic=less, this=True)


@REPLACING.rule("this spell costs {generic} {more} to cast if {condition}")
def _(scene: Scene, generic: int, more: int, condition: Condition) -> Ability:
    return _own_cost(generic * more, condition)


@REPLACING.rule("this spell costs {generic} {more} to cast during {moment}")
def _(scene: Scene, generic: int, more: int, moment: Condition) -> Ability:
    return _own_cost(generic * more, moment)


def _own_cost(generic: int, condition: Condition) -> Ability:
    said = {"type": "cost", "spells": ANYTHING, "generic": generic, "this": True, "if": (condition,)}
    return CostChange.model_validate(said)


@REPLACING.rule("as long as {condition}, {kinds}{caster} cost {generic} {more} to cast")
def _(scene: Scene, condition: Condition, kinds: Kind, caster: Whose, generic: int, more: int) -> Ability:
    said = {"type": "cost", "spells": kinds.of("spell"), "whose": caster, "generic": generic * more}
    return CostChange.model_validate({**said, "if": (condition,)})


# Blocking


@REPLACING.rule("~ can't be blocked by {kinds}")
def _(scene: Scene, kinds: Kind) -> Ability:
    return _evasion(kinds, only=False)


@REPLACING.rule("~ can't be blocked except by {kinds}")
def _(scene: Scene, kinds: Kind) -> Ability:
    return _evasion(kinds, only=True)


def _evasion(kind: Kind, *, only: bool) -> Ability:
    if kind.filter.other:
        raise Unread("kind")
    return Evasion(type="evasion", by=kind.of("permanent"), only=only)
