"""Cards are drawn, discarded, milled, looked at, looked for."""

from __future__ import annotations

from engines.magic.cards.reading.actions import DEEDS, Actions, by_you, done
from engines.magic.cards.reading.grammar import Unread, slot
from engines.magic.cards.reading.kinds import Kind
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.reading.values import number, times
from engines.magic.language import actions as do
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.selectors import Who
from engines.magic.language.values import Value


@slot("cards", r"(?:a card|(?:[a-z]+|X|that many) cards)")
def cards(text: str, scene: Scene) -> Value:
    """Read how many cards."""
    said = text.rsplit(" ", 1)[0]
    try:
        return number(said, scene)
    except KeyError as unknown:
        raise Unread("number") from unknown


@DEEDS.rule("draw {cards}(?: for each {each})?", do.Draw)
def _(scene: Scene, cards: Value, each: Value | None) -> Actions:
    number = cards if each is None else times(cards, each)
    return done(scene, do.Draw(action="draw", who=scene.actor, number=number))


@DEEDS.rule("draw cards equal to {value}", do.Draw)
def _(scene: Scene, value: Value) -> Actions:
    return done(scene, do.Draw(action="draw", who=scene.actor, number=value))


@DEEDS.rule("mill {cards}", do.Mill)
def _(scene: Scene, cards: Value) -> Actions:
    return done(scene, do.Mill(action="mill", who=scene.actor, number=cards))


@DEEDS.rule("discard {cards}", do.Discard)
def _(scene: Scene, cards: Value) -> Actions:
    return done(scene, do.Discard(action="discard", who=scene.actor, number=cards))


@DEEDS.rule("discard {cards} at random", do.Discard)
def _(scene: Scene, cards: Value) -> Actions:
    return done(scene, do.Discard(action="discard", who=scene.actor, number=cards, how="random"))


@DEEDS.rule("discard (?:your|their) hand", do.Discard)
def _(scene: Scene) -> Actions:
    return done(scene, do.Discard(action="discard", who=scene.actor, how="all"))


@DEEDS.rule("discard {a_kind}", do.Discard)
def _(scene: Scene, a_kind: Kind) -> Actions:
    return done(scene, _discard(scene.actor, "chosen", _wanted(a_kind)))


def _discard(who: Who, how: str, wanted: Filter) -> do.Discard:
    return do.Discard.model_validate({"action": "discard", "who": who, "how": how, "is": wanted})


@DEEDS.rule("scry {n}", do.Scry)
def _(scene: Scene, n: Value) -> Actions:
    by_you(scene)
    return done(scene, do.Scry(action="scry", number=n))


@DEEDS.rule("surveil {n}", do.Scry)
def _(scene: Scene, n: Value) -> Actions:
    by_you(scene)
    return done(scene, do.Scry(action="surveil", number=n))


def _wanted(kind: Kind) -> Filter:
    if kind.filter == ANYTHING:
        raise Unread("kind")
    return kind.of("card")
