"""Cards of hands are shown, and go elsewhere."""

from __future__ import annotations

from typing import Any

from engines.magic.cards.reading.actions import CLAUSES, DEEDS, Actions, by_you, done
from engines.magic.cards.reading.grammar import Unread, slot
from engines.magic.cards.reading.kinds import a_kind, many_kinds
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.reading.targets import NUMBER_OF, who
from engines.magic.language.filters import Filter
from engines.magic.language.hands import Discard, Put, Reveal
from engines.magic.language.selectors import Who


@slot("whose_own", "(?:your|their)")
def whose_own(text: str, scene: Scene) -> None:
    """Read whose hand or library it is: that of whoever does it."""
    if (text == "your") is not (scene.actor == "you"):
        raise Unread("unclear")


@DEEDS.rule("reveal {_own:whose_own} hand", Reveal)
def _(scene: Scene) -> Actions:
    return done(scene, Reveal(action="reveal", who=scene.actor))


@slot("hand_of", "(?:target (?:player|opponent)|that player)'s hand")
def hand_of(text: str, scene: Scene) -> Who:
    """Read whose hand is looked at."""
    return who(text.removesuffix("'s hand"), scene)


@DEEDS.rule("look at {hand_of}", Reveal)
def _(scene: Scene, hand_of: Who) -> Actions:
    by_you(scene)
    return done(scene, Reveal(action="reveal", who=hand_of, shown="you"))


# What is chosen from a hand that was shown


@slot("choice_from", r"(?:an?|[a-z]+) [^.]*?cards?(?: with [^.]+?)? from (?:it|them)(?: with [^.]+?)?")
def choice_from(text: str, scene: Scene) -> dict[str, Any]:
    """Read which cards are chosen from a hand, and how many: "a nonland card from it with mana value 3"."""
    head, _, more = text.replace(" from them", " from it").partition(" from it")
    return _some(head + more, scene)


def _some(text: str, scene: Scene) -> dict[str, Any]:
    word, _, noun = text.partition(" ")
    number = NUMBER_OF.get(word)
    if number is None:
        raise Unread("number")
    kind = a_kind(text, scene) if number == 1 else many_kinds(noun, scene)
    if kind.filter.other:
        raise Unread("kind")
    return {"is": kind.of("card"), "number": number}


@slot("gone", r"[^.]+?")
def gone(text: str, scene: Scene) -> str | None:
    """Read where chosen cards go; None if they are discarded."""
    for words, to in _GONE.items():
        if text in words:
            return to
    raise Unread("action")


_GONE: dict[tuple[str, ...], str | None] = {
    tuple(f"that player discards {them}" for them in ("that card", "those cards", "it", "them")): None,
    ("exile that card", "exile those cards", "exile it"): "exile",
    ("that player puts that card on top of their library", "put that card on top of that player's library"):
        "library",
    ("that player shuffles that card into their library",): "shuffled",
}  # fmt: skip


def _from_shown(scene: Scene, who: Who, chosen: dict[str, Any], gone: str | None, shown: str) -> Actions:
    found = {"who": who, "how": "by_you", **chosen}
    first = Reveal.model_validate({"action": "reveal", "who": who, "shown": shown})
    if gone is None:
        return done(scene, first, Discard.model_validate({"action": "discard", **found}))
    return done(scene, first, Put.model_validate({"action": "put", "to": gone, **found}))


@CLAUSES.rule(
    r"{who} reveals their hand(?:\.| and|,) you choose {chosen:choice_from}(?:\.| and|, then) {gone}",
    Reveal,
    Discard,
    Put,
)
def _(scene: Scene, who: Who, chosen: dict[str, Any], gone: str | None) -> Actions:
    return _from_shown(scene, who, chosen, gone, "all")


@DEEDS.rule(r"look at {hand_of} and choose {chosen:choice_from}\. {gone}", Reveal, Discard, Put)
def _(scene: Scene, hand_of: Who, chosen: dict[str, Any], gone: str | None) -> Actions:
    by_you(scene)
    return _from_shown(scene, hand_of, chosen, gone, "you")


# What goes elsewhere


def _put(scene: Scene, to: str, **said: Any) -> Actions:
    return done(scene, Put.model_validate({"action": "put", "who": scene.actor, "to": to, **said}))


@slot("of_hand", r"(?:an?|[a-z]+) [^.]*?cards?(?: with [^.]+?)?")
def of_hand(text: str, scene: Scene) -> dict[str, Any]:
    """Read which cards of a hand, and how many."""
    return _some(text, scene)


@DEEDS.rule("put {of_hand} from {_own:whose_own} hand onto the battlefield(?:{tapped})?", Put)
def _(scene: Scene, of_hand: dict[str, Any], tapped: bool | None) -> Actions:
    if of_hand["is"] == Filter():
        raise Unread("kind")
    return _put(scene, "battlefield", tapped=bool(tapped), **of_hand)


@slot("in_any_order", " in any order")
def in_any_order(text: str, scene: Scene) -> bool:
    """Read that the order is chosen."""
    return True


@slot("end", "(?:top|the bottom)")
def end(text: str, scene: Scene) -> str:
    """Read at which end of a library."""
    return "library" if text == "top" else "library_bottom"


@DEEDS.rule(
    "put {of_hand} from {_own:whose_own} hand on {end} of {_own:whose_own} library(?:{in_any_order})?", Put
)
def _(scene: Scene, of_hand: dict[str, Any], end: str, in_any_order: bool | None) -> Actions:
    if bool(in_any_order) is not (of_hand["number"] > 1):
        raise Unread("unclear")
    return _put(scene, end, **of_hand)


@DEEDS.rule("exile {of_hand} from {_own:whose_own} hand", Put)
def _(scene: Scene, of_hand: dict[str, Any]) -> Actions:
    return _put(scene, "exile", **of_hand)


@DEEDS.rule("shuffle {of_hand} from {_own:whose_own} hand into {_own:whose_own} library", Put)
def _(scene: Scene, of_hand: dict[str, Any]) -> Actions:
    return _put(scene, "shuffled", **of_hand)


@DEEDS.rule("shuffle (?:the cards from )?{_own:whose_own} hand into {_own:whose_own} library", Put)
def _(scene: Scene) -> Actions:
    return _put(scene, "shuffled", how="all")
