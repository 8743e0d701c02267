"""What must be so: "if you control a creature with flying"."""

from __future__ import annotations

from typing import Any

from engines.kernel.effects.exhaustiveness import complete
from engines.magic.cards.reading.grammar import Grammar, Unread, slot
from engines.magic.cards.reading.kinds import Kind, many_kinds
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.reading.targets import known_thing, other_than_this
from engines.magic.cards.words.colours import COLORS
from engines.magic.language import conditions as ask
from engines.magic.language import values as calc
from engines.magic.language.conditions import Condition
from engines.magic.language.filters import Filter
from engines.magic.language.parts import Whose
from engines.magic.language.selectors import Every, Ref
from engines.magic.language.values import Value

CONDITIONS: Grammar[Condition] = Grammar("condition")


@slot("condition")
def condition(text: str, scene: Scene) -> Condition:
    """Read a condition."""
    return CONDITIONS.read(text, scene)


def _at_least(value: Value, number: Value) -> Condition:
    return ask.Compare(test="number", value=value, at_least=number)


def _at_most(value: Value, number: Value) -> Condition:
    return ask.Compare(test="number", value=value, at_most=number)


_CONTROLS: dict[str, Whose] = {
    "you control": "you", "an opponent controls": "opponent", "defending player controls": "opponent",
}  # fmt: skip


@slot("controls", f"(?:{'|'.join(_CONTROLS)})")
def controls(text: str, scene: Scene) -> Whose:
    """Read who controls something."""
    if text == "defending player controls" and scene.whole.attached:
        raise Unread("unclear")
    return _CONTROLS[text]


def _permanents(kind: Kind, whose: Whose, scene: Scene) -> Value:
    if kind.filter.other:
        other_than_this(scene)
    return calc.Count(count=kind.of("permanent"), whose=whose)


@CONDITIONS.rule("{controls} {a_kind}", ask.Compare)
def _(scene: Scene, controls: Whose, a_kind: Kind) -> Condition:
    return _at_least(_permanents(a_kind, controls, scene), 1)


@CONDITIONS.rule("{controls} {several} or {side} {kinds}", ask.Compare)
def _(scene: Scene, controls: Whose, several: int, side: bool, kinds: Kind) -> Condition:
    return _bounded(_permanents(kinds, controls, scene), several, least=side)


@CONDITIONS.rule("{controls} no {kinds}", ask.Compare)
def _(scene: Scene, controls: Whose, kinds: Kind) -> Condition:
    return _at_most(_permanents(kinds, controls, scene), 0)


@CONDITIONS.rule("you don't control {a_kind}", ask.Compare)
def _(scene: Scene, a_kind: Kind) -> Condition:
    return _at_most(_permanents(a_kind, "you", scene), 0)


@CONDITIONS.rule("(?:its|~'s) {way_paid} cost was paid", ask.CastSo)
def _(scene: Scene, way_paid: str) -> Condition:
    return ask.CastSo.model_validate({"test": "cast_so", "way": way_paid})


@CONDITIONS.rule("~ came under your control since the beginning of your last upkeep", ask.Newcomer)
def _(scene: Scene) -> Condition:
    return ask.Newcomer(test="new")


@CONDITIONS.rule("it targets {a_kind}", ask.AimsAt)
def _(scene: Scene, a_kind: Kind) -> Condition:
    is_spell = a_kind.nouns == frozenset(("spell",))
    wanted = a_kind.of("spell") if is_spell else a_kind.of("permanent", "any", "you", "opponent")
    said = {"test": "targets", "is": wanted, "whose": a_kind.whose}
    return ask.AimsAt.model_validate({**said, "zone": "spell" if is_spell else "battlefield"})


@slot("way_paid", "(?:dash|evoke|madness|escape)")
def way_paid(text: str, scene: Scene) -> str:
    """Read in which way the card was cast."""
    return text


@CONDITIONS.rule("it's your turn", ask.Turn)
def _(scene: Scene) -> Condition:
    return ask.Turn(test="turn")


@CONDITIONS.rule("it's not your turn", ask.Turn, ask.Not)
def _(scene: Scene) -> Condition:
    return ask.Not(test="not", of=ask.Turn(test="turn"))


@slot("side", "(?:more|fewer|less|greater)")
def side(text: str, scene: Scene) -> bool:
    """Read whether at least so many are meant."""
    return text in ("more", "greater")


def _bounded(value: Value, number: Value, *, least: bool) -> Condition:
    return _at_least(value, number) if least else _at_most(value, number)


@CONDITIONS.rule("you have {count} or {side} life", ask.Compare)
@CONDITIONS.rule("your life total is {count} or {side}", ask.Compare)
def _(scene: Scene, count: int, side: bool) -> Condition:
    return _bounded(calc.LifeOf(life_of="you"), count, least=side)


@CONDITIONS.rule("an opponent has {count} or {side} life", ask.Compare)
def _(scene: Scene, count: int, side: bool) -> Condition:
    return _bounded(calc.LifeOf(life_of="opponent"), count, least=side)


@CONDITIONS.rule("you have {count} or {side} cards in hand", ask.Compare)
def _(scene: Scene, count: int, side: bool) -> Condition:
    return _bounded(calc.CountCards(cards_in="hand"), count, least=side)


@CONDITIONS.rule("you have no cards in hand", ask.Compare)
def _(scene: Scene) -> Condition:
    return _at_most(calc.CountCards(cards_in="hand"), 0)


@CONDITIONS.rule("an opponent has {count} or {side} cards in hand", ask.Compare)
def _(scene: Scene, count: int, side: bool) -> Condition:
    return _bounded(calc.CountCards(cards_in="hand", of="opponent"), count, least=side)


@CONDITIONS.rule("an opponent has no cards in hand", ask.Compare)
def _(scene: Scene) -> Condition:
    return _at_most(calc.CountCards(cards_in="hand", of="opponent"), 0)


_RIVALS: dict[str, Whose] = {
    "you": "you", "an opponent": "opponent", "each opponent": "opponent", "each other player": "opponent",
}  # fmt: skip
"""With whom somebody is compared, where two play."""


@slot("rival", f"(?:{'|'.join(_RIVALS)})")
def rival(text: str, scene: Scene) -> Whose:
    """Read with whom somebody is compared."""
    return _RIVALS[text]


@slot("having", "(?:you have|an opponent has)")
def having(text: str, scene: Scene) -> Whose:
    """Read who has more or less of something."""
    return "you" if text == "you have" else "opponent"


def _than(value: Value, other: Value, *, more: bool) -> Condition:
    if value == other:
        raise Unread("condition")
    return ask.Compare.model_validate(
        {"test": "number", "value": value, "more_than" if more else "less_than": other}
    )


@CONDITIONS.rule("{having} {side} life than {rival}", ask.Compare)
def _(scene: Scene, having: Any, side: bool, rival: Any) -> Condition:
    return _than(calc.LifeOf(life_of=having), calc.LifeOf(life_of=rival), more=side)


@CONDITIONS.rule("{having} {side} cards in hand than {rival}", ask.Compare)
def _(scene: Scene, having: Any, side: bool, rival: Any) -> Condition:
    mine, theirs = (calc.CountCards(cards_in="hand", of=who) for who in (having, rival))
    return _than(mine, theirs, more=side)


@CONDITIONS.rule("{controls} {side} {kinds} than {rival}", ask.Compare)
def _(scene: Scene, controls: Any, side: bool, kinds: Kind, rival: Any) -> Condition:
    mine, theirs = (calc.Count(count=kinds.of("permanent"), whose=who) for who in (controls, rival))
    return _than(mine, theirs, more=side)


@CONDITIONS.rule("there are {count} or {side} {kinds}", ask.Compare)
@CONDITIONS.rule("{count} or {side} {kinds:cards_are}", ask.Compare)
def _(scene: Scene, count: int, side: bool, kinds: Kind) -> Condition:
    if kinds.noun == "card" and kinds.zone == "graveyard" and kinds.whose == "you":
        return _bounded(_cards_in_graveyard(kinds), count, least=side)
    if not kinds.said_where:
        raise Unread("condition")
    if kinds.filter.other:
        other_than_this(scene)
    there = calc.Count(count=kinds.of("permanent", "any", "you", "opponent"), whose=kinds.whose)
    return _bounded(there, count, least=side)


@CONDITIONS.rule("there are {count} or {side} {kinds_counted} among {among}", ask.Compare)
def _(scene: Scene, count: int, side: bool, kinds_counted: Any, among: Every) -> Condition:
    return _bounded(calc.KindsAmong(kinds=kinds_counted, among=among), count, least=side)


@CONDITIONS.rule("{among} have total {stat} {count} or {side}", ask.Compare)
def _(scene: Scene, among: Every, stat: Any, count: int, side: bool) -> Condition:
    return _bounded(calc.TotalOf(total=stat, among=among), count, least=side)


def _cards_in_graveyard(kind: Kind) -> Value:
    return calc.CountCards.model_validate({"cards_in": "graveyard", "is": kind.filter})


@slot("cards_are", r"[a-z ]*cards are in your graveyard")
def cards_are(text: str, scene: Scene) -> Kind:
    """Read "creature cards are in your graveyard"."""
    return many_kinds(text.replace(" are in ", " in "), scene)


@CONDITIONS.rule("there are no cards in your graveyard", ask.Compare)
def _(scene: Scene) -> Condition:
    return _at_most(calc.CountCards(cards_in="graveyard"), 0)


@CONDITIONS.rule("there are no {counter} counters on {known}", ask.Compare)
@CONDITIONS.rule("{known} has no {counter} counters on it", ask.Compare)
def _(scene: Scene, counter: Any, known: Ref) -> Condition:
    return _at_most(calc.NumberOf(number="counters", of=known, kind=counter), 0)


@CONDITIONS.rule("there are {count} or more {counter} counters on {known}", ask.Compare)
@CONDITIONS.rule("{known} has {count} or more {counter} counters on it", ask.Compare)
def _(scene: Scene, count: int, counter: Any, known: Ref) -> Condition:
    return _at_least(calc.NumberOf(number="counters", of=known, kind=counter), count)


@CONDITIONS.rule("{own} {stat} (?:is|was) {count} or {side}", ask.Compare)
def _(scene: Scene, own: Ref, stat: Any, count: int, side: bool) -> Condition:
    return _bounded(calc.NumberOf(number=stat, of=own), count, least=side)


_STATES = {
    "tapped": Filter(tapped=True), "untapped": Filter(tapped=False), "attacking": Filter(attacking=True),
    "blocking": Filter(blocking=True), **{color: Filter(color=name) for name, color in COLORS.items()},
}  # fmt: skip


@slot("state", f"(?:{'|'.join(_STATES)})")
def state(text: str, scene: Scene) -> Filter:
    """Read how an object is."""
    return _STATES[text]


@CONDITIONS.rule("{known} (?:is|was) {state}", ask.Is)
@CONDITIONS.rule("{known:it_s} {state}", ask.Is)
def _(scene: Scene, known: Ref, state: Filter) -> Condition:
    return _is(known, state)


def _is(what: Ref, wanted: Filter) -> Condition:
    return ask.Is.model_validate({"test": "is", "what": what, "is": wanted})


@slot("it_s", "it's")
def it_is(text: str, scene: Scene) -> Ref:
    """Read "it's"."""
    return known_thing("it", scene)


@CONDITIONS.rule("{known} (?:is|was) {a_kind}", ask.Is)
@CONDITIONS.rule("{known:it_s} {a_kind}", ask.Is)
def _(scene: Scene, known: Ref, a_kind: Kind) -> Condition:
    if a_kind.noun == "spell" or a_kind.whose != "any" or a_kind.zone is not None or a_kind.filter.other:
        raise Unread("condition")
    return _is(known, a_kind.filter)


@CONDITIONS.rule("{known} has {keyword}", ask.Is)
def _(scene: Scene, known: Ref, keyword: Any) -> Condition:
    return _is(known, Filter(keyword=keyword))


@CONDITIONS.rule("{kicked}", ask.Paid)
def _(scene: Scene, kicked: Condition) -> Condition:
    return kicked


@slot("kicked", "(?:this spell|it|~) was kicked")
def kicked(text: str, scene: Scene) -> Condition:
    """Read that the kicker was paid."""
    if not scene.kicked:
        raise Unread("condition")
    if scene.whole.is_spell:
        scene.name(("this",), scene.whole.nouns)
    return ask.Paid(test="kicked")


@CONDITIONS.rule("you do", ask.Did)
def _(scene: Scene) -> Condition:
    return _did(scene)


@CONDITIONS.rule("(?:they do|that player does)", ask.Did)
def _(scene: Scene) -> Condition:
    if scene.player is None:
        raise Unread("unclear")
    return _did(scene)


def _did(scene: Scene) -> Condition:
    if not scene.done:
        raise Unread("condition")
    return ask.Did(test="done")


@CONDITIONS.rule("{first:condition} and {second:condition}", ask.AllOf)
def _(scene: Scene, first: Condition, second: Condition) -> Condition:
    return ask.AllOf(test="all", of=(first, second))


@CONDITIONS.rule("{first:condition} or {second:condition}", ask.AnyOf)
def _(scene: Scene, first: Condition, second: Condition) -> Condition:
    return ask.AnyOf(test="any", of=(first, second))


complete(Condition, CONDITIONS.makes)
