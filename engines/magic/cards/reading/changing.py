"""Permanents change: for a while, by counters, tapped, regenerating; tokens come."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.magic.cards.reading.actions import CLAUSES, DEEDS, Actions, by_you, done
from engines.magic.cards.reading.changes import grown
from engines.magic.cards.reading.grammar import Unread, slot
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.reading.targets import thing
from engines.magic.cards.reading.values import times
from engines.magic.language import actions as do
from engines.magic.language.changes import Change, Control, Gains, Grow, Switch
from engines.magic.language.parts import PHRASES, Counter, Until
from engines.magic.language.selectors import Every, Ref, Things
from engines.magic.language.values import Value


@DEEDS.rule("regenerate {things}", do.Regenerate)
def _(scene: Scene, things: tuple[Things, ...]) -> Actions:
    by_you(scene)
    return done(scene, *(do.Regenerate(action="regenerate", what=each) for each in things))


@slot("turn_verb", "(?:tap or untap|tap|untap)")
def turn_verb(text: str, scene: Scene) -> str:
    """Read whether something is tapped or untapped, or either."""
    return text.replace(" ", "_")


@DEEDS.rule("{verb:turn_verb} {things}", do.Turn)
def _(scene: Scene, verb: Any, things: tuple[Things, ...]) -> Actions:
    by_you(scene)
    return done(scene, *(do.Turn(action=verb, what=each) for each in things))


# Counters and control


@DEEDS.rule("put {n} {counter} counters? on {things}(?: for each {each})?", do.PutCounters)
def _(scene: Scene, n: Value, counter: Counter, things: tuple[Things, ...], each: Value | None) -> Actions:
    by_you(scene)
    number = n if each is None else times(n, each)
    return done(
        scene,
        *(do.PutCounters(action="add_counters", what=what, kind=counter, number=number) for what in things),
    )


@DEEDS.rule("remove {n} {counter} counters? from {things}", do.PutCounters)
def _(scene: Scene, n: Value, counter: Counter, things: tuple[Things, ...]) -> Actions:
    by_you(scene)
    return done(
        scene,
        *(do.PutCounters(action="remove_counters", what=what, kind=counter, number=n) for what in things),
    )


@DEEDS.rule("gain control of {thing}(?: {until})?", do.Apply)
def _(scene: Scene, thing: Ref, until: Until | None) -> Actions:
    by_you(scene)
    return done(scene, _held((thing,), (Control(control="you"),), until or "stays")[0])


@DEEDS.rule("switch {thing:things_s} power and toughness until end of turn", do.Apply)
def _(scene: Scene, thing: Ref) -> Actions:
    by_you(scene)
    return done(scene, *_held((thing,), (Switch(switch=True),), "end_of_turn"))


@slot("things_s", r".+?'s")
def things_s(text: str, scene: Scene) -> Ref:
    """Read whose numbers are meant."""
    return thing(text.removesuffix("'s"), scene)


@CLAUSES.rule("choose {aimed}")
def _(scene: Scene, aimed: Ref) -> Actions:
    return ()


# What holds for a while


_UNTIL: dict[str, Until] = {
    "until end of turn": "end_of_turn", "this turn": "end_of_turn", "until end of combat": "end_of_combat",
    "until your next turn": "your_next_turn",
}  # fmt: skip


@slot("until", f"(?:{'|'.join(_UNTIL)})")
def until(text: str, scene: Scene) -> Until:
    """Read for how long something holds."""
    return _UNTIL[text]


def _held(whats: Sequence[Things], changes: tuple[Change, ...], how_long: Until) -> Actions:
    """Let changes hold; what is no characteristic would hold of permanents that come later too (611.2c)."""
    if any(isinstance(what, Every) for what in whats) and any(map(_is_rule, changes)):
        raise Unread("newcomers")
    return tuple(do.Apply(action="change", what=what, changes=changes, until=how_long) for what in whats)


def _is_rule(change: Change) -> bool:
    return isinstance(change, Gains) and not PHRASES.isdisjoint(change.gains)


@CLAUSES.rule("{things} (?:each )?{verbs} {until}", do.Apply)
def _(scene: Scene, things: tuple[Things, ...], verbs: tuple[Change, ...], until: Until) -> Actions:
    if len(things) == 1 or all(isinstance(each, str) for each in things):
        scene.say_of([each for each in things if isinstance(each, str)])
    return done(scene, *_held(things, verbs, until))


@CLAUSES.rule("{things} (?:each )?gets? {pt} {until} for each {each}", do.Apply)
def _(
    scene: Scene, things: tuple[Things, ...], pt: tuple[Value, Value], until: Until, each: Value
) -> Actions:
    return done(scene, *_held(things, (Grow(pt=grown(pt, each)),), until))


@CLAUSES.rule(r"{becoming}\. (?:it's|they're) still (?:a land|lands)", do.Apply)
def _(scene: Scene, becoming: Actions) -> Actions:
    return becoming


@slot("becoming", ".+ becomes? .+ until end of turn")
def becoming(text: str, scene: Scene) -> Actions:
    """Read what something becomes that stays a land, which is said in a sentence of its own."""
    return CLAUSES.read(text.replace(" until end of turn", " that's still a land until end of turn"), scene)


@CLAUSES.rule("for as long as ~ remains on the battlefield, {things} {verbs}", do.Apply)
def _(scene: Scene, things: tuple[Things, ...], verbs: tuple[Change, ...]) -> Actions:
    return done(scene, *_held(things, verbs, "while_here"))
