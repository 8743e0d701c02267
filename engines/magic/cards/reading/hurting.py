"""Damage is dealt or prevented, life gained or lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.magic.cards.reading.actions import CLAUSES, DEEDS, Actions, by_you, done
from engines.magic.cards.reading.grammar import Unread, slot
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.reading.targets import known_thing, thing
from engines.magic.cards.reading.values import times
from engines.magic.language import actions as do
from engines.magic.language import values as calc
from engines.magic.language.conditions import Condition
from engines.magic.language.selectors import Every, Hurt, Ref
from engines.magic.language.values import NumberOf, Value


def _life(scene: Scene, how: Any, number: Value) -> Actions:
    return done(scene, do.ChangeLife(action=how, who=scene.actor, number=number))


@slot("life_verb", "(?:gain|lose)")
def life_verb(text: str, scene: Scene) -> str:
    """Read whether life is gained or lost."""
    return f"{text}_life"


@DEEDS.rule("{how:life_verb} {n} life(?: for each {each})?", do.ChangeLife)
def _(scene: Scene, how: str, n: Value, each: Value | None) -> Actions:
    return _life(scene, how, n if each is None else times(n, each))


@DEEDS.rule("{how:life_verb} life equal to {value}", do.ChangeLife)
def _(scene: Scene, how: str, value: Value) -> Actions:
    return _life(scene, how, value)


@slot("own_life", "(?:your|their) life")
def own_life(text: str, scene: Scene) -> Value:
    """Read "your life", "their life", of who loses it."""
    if (text == "your life") is not (scene.actor == "you"):
        raise Unread("player")
    return calc.LifeOf(life_of=scene.actor)


@DEEDS.rule("lose half {own_life}, rounded {way}", do.ChangeLife, calc.Half)
def _(scene: Scene, own_life: Value, way: Any) -> Actions:
    return _life(scene, "lose_life", calc.Half(half=own_life, round=way))


# Damage


def _damage(scene: Scene, source: Ref, number: Value, whom: Sequence[Hurt], **more: Any) -> Actions:
    found = [
        do.Damage.model_validate({"action": "damage", "to": each, "number": number, "from": source, **more})
        for each in whom
    ]
    if all(isinstance(each, str) and each in _PLAYERS for each in whom):  # nothing else was named
        scene.name((source,), _nouns(scene, source))
    scene.say_of((source,))
    return done(scene, *found)


_PLAYERS = ("you", "opponent", "each_player", "that_player")


def _nouns(scene: Scene, ref: Ref) -> frozenset[str]:
    known = next((each.nouns for each in scene.named if each.refs == (ref,)), None)
    return scene.whole.nouns if known is None else known


@CLAUSES.rule("{source} deals? {n} damage to {hurt}(?: for each {each})?", do.Damage)
def _(scene: Scene, source: Ref, n: Value, hurt: tuple[Hurt, ...], each: Value | None) -> Actions:
    return _damage(scene, source, n if each is None else times(n, each), hurt)


@CLAUSES.rule(
    r"{source} deals {n} damage to {hurt}\. if {condition}, (?:it|~) deals {m:n} damage instead", do.Damage
)
@CLAUSES.rule(r"{source} deals {n} damage to {hurt}\. ~ deals {m:n} damage instead if {condition}", do.Damage)
def _(scene: Scene, source: Ref, n: Value, hurt: tuple[Hurt, ...], condition: Condition, m: Value) -> Actions:
    more, less = _damage(scene, source, m, hurt), _damage(scene, source, n, hurt)
    found = {"action": "if", "if": (condition,), "do": more, "else": less}
    return done(scene, do.Conditional.model_validate(found))


@CLAUSES.rule("{source} deals? {n} damage to {hurt} and {m:n} damage to {other:hurt}", do.Damage)
def _(
    scene: Scene, source: Ref, n: Value, hurt: tuple[Hurt, ...], m: Value, other: tuple[Hurt, ...]
) -> Actions:
    return (*_damage(scene, source, n, hurt), *_damage(scene, source, m, other))


@CLAUSES.rule("{source:known} deals? damage equal to {value} to {hurt}", do.Damage)
def _(scene: Scene, source: Ref, value: Value, hurt: tuple[Hurt, ...]) -> Actions:
    return _damage(scene, source, value, hurt)


@CLAUSES.rule("{source} deals? damage to {hurt} equal to {value}", do.Damage)
def _(scene: Scene, source: Ref, hurt: tuple[Hurt, ...], value: Value) -> Actions:
    if isinstance(value, NumberOf) and value.of in hurt:  # "its power" may be that of either
        raise Unread("unclear")
    return _damage(scene, source, value, hurt)


@CLAUSES.rule("{source:aimed} deals damage equal to its power to {hurt}", do.Damage)
def _(scene: Scene, source: Ref, hurt: tuple[Hurt, ...]) -> Actions:
    return _damage(scene, source, NumberOf(number="power", of=source), hurt)


@CLAUSES.rule("{source:aimed} deals damage to itself equal to its power", do.Damage)
def _(scene: Scene, source: Ref) -> Actions:
    return _damage(scene, source, NumberOf(number="power", of=source), (source,))


@slot("aimed", r"target .+?")
def aimed(text: str, scene: Scene) -> Ref:
    """Read a target that deals damage."""
    return thing(text, scene)


@slot("source")
def source(text: str, scene: Scene) -> Ref:
    """Read what deals damage: "it" in the rest of the clause is something else."""
    return known_thing(text, scene.copy())


@slot("fighter")
def fighter(text: str, scene: Scene) -> Ref:
    """Read a creature that fights: the rest of the clause speaks of the other one."""
    return thing(text, scene)


@CLAUSES.rule("{fighter} fights? {foe:thing}", do.Fight)
def _(scene: Scene, fighter: Ref, foe: Ref) -> Actions:
    return done(scene, do.Fight.model_validate({"action": "fight", "what": fighter, "with": foe}))


# Prevention


@DEEDS.rule("prevent all (?:{combat} )?damage that would be dealt(?: to {hurt})? this turn", do.Prevent)
@DEEDS.rule("prevent all (?:{combat} )?damage that would be dealt this turn(?: to {hurt})?", do.Prevent)
def _(scene: Scene, combat: bool | None, hurt: tuple[Hurt, ...] | None) -> Actions:
    by_you(scene)
    whom: tuple[Hurt | None, ...] = (None,) if hurt is None else hurt
    if any(isinstance(each, Every) for each in whom):  # it shields permanents that come later too (611.2c)
        raise Unread("newcomers")
    return done(scene, *(do.Prevent(action="prevent", to=each, combat=bool(combat)) for each in whom))


@DEEDS.rule("prevent the next {n} damage that would be dealt to {hurt} this turn", do.Prevent)
def _(scene: Scene, n: Value, hurt: tuple[Hurt, ...]) -> Actions:
    by_you(scene)
    return done(scene, *(do.Prevent(action="prevent", to=each, number=n) for each in hurt))
