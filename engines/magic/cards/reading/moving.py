"""Objects go elsewhere: they are destroyed, exiled, returned, sacrificed, countered; or onto another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.magic.cards.reading.actions import DEEDS, Actions, by_you, done
from engines.magic.cards.reading.grammar import Unread, slot
from engines.magic.cards.reading.kinds import Kind
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.reading.targets import other_than_this, thing
from engines.magic.language import actions as do
from engines.magic.language.parts import Counter
from engines.magic.language.selectors import Every, Ref, Things
from engines.magic.language.values import Value


def _one_event(whats: Sequence[Things]) -> Things:
    """Return what something is done to at once: two targets would be treated one after the other."""
    if len(whats) != 1:
        raise Unread("at-once")
    return whats[0]


@DEEDS.rule(r"destroy {things}(?:{for_good})?", do.Destroy)
def _(scene: Scene, things: tuple[Things, ...], for_good: bool | None) -> Actions:
    by_you(scene)
    return done(scene, do.Destroy(action="destroy", what=_one_event(things), regenerates=not for_good))


@DEEDS.rule("exile {things}", do.Move)
def _(scene: Scene, things: tuple[Things, ...]) -> Actions:
    by_you(scene)
    what = _one_event(things)
    if what == "this" and scene.whole.is_spell:
        raise Unread("action")
    return _moved(scene, what, to="exile")


def _moved(scene: Scene, what: Things, **how: Any) -> Actions:
    found = do.Move.model_validate({"action": "move", "what": what, **how})
    if isinstance(what, str):
        named = next((each for each in scene.named if each.refs == (what,)), None)
        if named is not None:
            scene.name((what,), named.nouns | {"card"})
            scene.calls = {**scene.calls, "the exiled card": what} if how["to"] == "exile" else scene.calls
    return done(scene, found)


@DEEDS.rule("return {things} to {whose} hands?", do.Move)
def _(scene: Scene, things: tuple[Things, ...], whose: str) -> Actions:
    by_you(scene)
    if whose not in ("your", "its owner's", "their owner's", "their owners'"):
        raise Unread("player")
    if (whose == "your") is not all(_is_own_card(each, scene) for each in things):
        raise Unread("player")
    if len(things) > 1 and not all(_cards(each, scene) for each in things):
        raise Unread("at-once")
    return tuple(action for each in things for action in _moved(scene, each, to="hand"))


def _is_own_card(what: Things, scene: Scene) -> bool:
    if isinstance(what, Every):
        return what.zone != "battlefield" and what.whose == "you"
    if what == "this":
        return False
    if not _cards(what, scene):
        return False
    return scene.targets[("target", "target_2", "target_3").index(what)].whose == "you"


@DEEDS.rule("return (?:~|this card) from your graveyard to your hand", do.Move)
def _(scene: Scene) -> Actions:
    return _from_graveyard(scene, to="hand")


@DEEDS.rule("return (?:~|this card) from your graveyard to the battlefield{how:entering}", do.Move)
def _(scene: Scene, how: dict[str, bool]) -> Actions:
    return _from_graveyard(scene, to="battlefield", **how)


def _from_graveyard(scene: Scene, **how: Any) -> Actions:
    """Move the card itself, whose ability is used while it lies there."""
    by_you(scene)
    if scene.zone != "graveyard":
        raise Unread("zone")
    scene.name(("this",), scene.whole.nouns)
    return _moved(scene, "this", **how)


@slot(
    "entering",
    r"(?: tapped)?(?: under (?:your|its owner's|their owner's|their owners') control)?(?: tapped)?",
)
def entering(text: str, scene: Scene) -> dict[str, bool]:
    """Read how something enters."""
    return {"tapped": " tapped" in text, "yours": "your control" in text}


@DEEDS.rule("(?:return|put) {things} (?:onto|to) the battlefield{how:entering}", do.Move)
def _(scene: Scene, things: tuple[Things, ...], how: dict[str, bool]) -> Actions:
    by_you(scene)
    return _moved(scene, _one_event(things), to="battlefield", **how)


@DEEDS.rule(
    "(?:return|put) {things} (?:onto|to) the battlefield{how:entering} with an? {counter} counter on {on}",
    do.Move,
)
def _(scene: Scene, things: tuple[Things, ...], how: dict[str, bool], counter: Counter, on: bool) -> Actions:
    by_you(scene)
    what = _one_event(things)
    if on is not isinstance(what, Every):
        raise Unread("unclear")
    return _moved(scene, what, to="battlefield", counter=counter, **how)


@slot("on", "(?:it|them)")
def on_several(text: str, scene: Scene) -> bool:
    """Read whether there are several on which counters lie."""
    return text == "them"


@DEEDS.rule("put {things} on top of {whose} (?:library|libraries)", do.Move)
def _(scene: Scene, things: tuple[Things, ...], whose: str) -> Actions:
    return _into_library(scene, things, whose, "library")


@DEEDS.rule("put {things} on the bottom of {whose} (?:library|libraries)", do.Move)
def _(scene: Scene, things: tuple[Things, ...], whose: str) -> Actions:
    return _into_library(scene, things, whose, "library_bottom")


def _into_library(scene: Scene, things: tuple[Things, ...], whose: str, to: str) -> Actions:
    by_you(scene)
    what = _one_event(things)
    if (whose == "your") is not _is_own_card(what, scene) or whose not in (
        "your",
        "its owner's",
        "their owners'",
    ):
        raise Unread("player")
    return _moved(scene, what, to=to)


@DEEDS.rule("sacrifice {known}", do.Sacrifice)
def _(scene: Scene, known: Ref) -> Actions:
    by_you(scene)
    return done(scene, do.Sacrifice(action="sacrifice", what=known))


def _chosen(scene: Scene, kind: Kind, number: Value, *, whose: Any = "you") -> do.Pick:
    wanted = kind.of("permanent", "any", "you")
    if wanted.other:
        other_than_this(scene)
    said = {"who": scene.actor, "is": wanted, "number": number, "whose": whose}
    return do.Pick.model_validate({"action": "choose", **said})


@DEEDS.rule("sacrifice {a_kind}", do.Pick, do.Sacrifice)
def _(scene: Scene, a_kind: Kind) -> Actions:
    if a_kind.whose == "you":
        raise Unread("kind")
    chosen = _chosen(scene, a_kind, 1)
    scene.calls = {**scene.calls, **{f"the sacrificed {noun}": "chosen" for noun in a_kind.nouns}}
    return done(scene, chosen, do.Sacrifice(action="sacrifice"))


@DEEDS.rule("sacrifice {many} {kinds}", do.Pick, do.Sacrifice)
def _(scene: Scene, many: Value, kinds: Kind) -> Actions:
    if kinds.whose == "you":
        raise Unread("kind")
    return done(scene, _chosen(scene, kinds, many), do.Sacrifice(action="sacrifice"))


@DEEDS.rule("return {a_kind} to (?:its|their) owner's hand", do.Pick, do.Move)
def _(scene: Scene, a_kind: Kind) -> Actions:
    if a_kind.whose != "you" and scene.actor == "you":
        raise Unread("kind")
    return done(scene, _chosen(scene, a_kind, 1), do.Move(action="move", what="chosen", to="hand"))


@DEEDS.rule("return {a_kind} to your hand", do.Pick, do.Move)
def _(scene: Scene, a_kind: Kind) -> Actions:
    by_you(scene)
    if a_kind.noun != "card" or (a_kind.zone, a_kind.whose) != ("graveyard", "you"):
        raise Unread("kind")
    chosen = do.Pick.model_validate({"action": "choose", "is": a_kind.filter, "zone": "graveyard"})
    return done(scene, chosen, do.Move(action="move", what="chosen", to="hand"))


@DEEDS.rule("attach ~ to {thing}", do.Attach)
def _(scene: Scene, thing: Ref) -> Actions:
    by_you(scene)
    return done(scene, do.Attach(action="attach", to=thing))


@DEEDS.rule("attach {what:attached} to {thing}", do.Attach)
def _(scene: Scene, what: Ref, thing: Ref) -> Actions:
    by_you(scene)
    return done(scene, do.Attach(action="attach", what=what, to=thing))


@slot("attached", "(?!~ )(?:it|that Equipment|that Aura|target .+)")
def attached(text: str, scene: Scene) -> Ref:
    """Read what is attached, if it is not said by the card's name."""
    return thing(text, scene)


def _cards(what: Things, scene: Scene) -> bool:
    """Tell whether cards of graveyards are meant, which go one by one as well as at once."""
    if isinstance(what, Every) or what not in ("target", "target_2", "target_3"):
        return False
    return scene.targets[("target", "target_2", "target_3").index(what)].target == "card"


@DEEDS.rule("counter {thing}", do.Unmake)
def _(scene: Scene, thing: Ref) -> Actions:
    by_you(scene)
    return done(scene, do.Unmake.model_validate({"action": "counter", "what": thing}))


_AWAY = {
    "exile it": "exile",
    "put it on top of its owner's library": "library",
    "put that card on top of its owner's library": "library",
    "put it into its owner's hand": "hand",
    "put that card into its owner's hand": "hand",
}


@slot("away", f"(?:{'|'.join(_AWAY)})")
def away(text: str, scene: Scene) -> str:
    """Read where a countered spell goes."""
    return _AWAY[text]


@DEEDS.rule(
    r"counter {thing}\. if that spell is countered this way, {away} "
    "instead of putting it into its owner's graveyard",
    do.Unmake,
)
@DEEDS.rule(
    r"counter {thing}\. if that spell is countered this way, {away} instead of into that player's graveyard",
    do.Unmake,
)
def _(scene: Scene, thing: Ref, away: str) -> Actions:
    by_you(scene)
    return done(scene, do.Unmake.model_validate({"action": "counter", "what": thing, "to": away}))
