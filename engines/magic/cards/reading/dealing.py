"""Cards from the top of a library are looked at or revealed, and go elsewhere."""

from __future__ import annotations

from typing import Any, NamedTuple

from engines.magic.cards.reading.actions import DEEDS, Actions, by_you, done
from engines.magic.cards.reading.grammar import Grammar, Unread, slot
from engines.magic.cards.reading.kinds import Kind, a_kind, many_kinds
from engines.magic.cards.reading.scene import Scene
from engines.magic.cards.reading.targets import NUMBER_OF, who
from engines.magic.cards.reading.values import number
from engines.magic.language.deals import Deal
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.selectors import Who
from engines.magic.language.values import Value


class Dealt(NamedTuple):
    """Where the cards go that were shown."""

    piles: tuple[dict[str, Any], ...] = ()
    rest: str = "library"
    order: str = "chosen"
    single: bool = False
    """It is said of one card alone."""
    reveals: bool = False
    """It is said that they are revealed, which they are not yet."""
    revealed: bool = False
    """It is said that they have been revealed."""


DEALT: Grammar[Dealt] = Grammar("action")
"""What follows after cards were shown, in sentences of their own or in the same one."""


# What is shown


@slot("tops", r"(?:card|[a-z]+ cards|X cards)")
def tops(text: str, scene: Scene) -> Value:
    """Read how many uppermost cards."""
    if text == "card":
        return 1
    try:
        found = number(text.rsplit(" ", 1)[0], scene)
    except KeyError as unknown:
        raise Unread("number") from unknown
    if found == "done":
        raise Unread("number")
    return found


_WHOSE = "your|their|(?:target|that) (?:player|opponent)'s|its controller's|defending player's"


@slot("library", f"(?:{_WHOSE}) library")
def library(text: str, scene: Scene) -> Who:
    """Read whose library it is; "their" is that of who does something with it."""
    whose = text.removesuffix(" library")
    if whose == "your":
        found: Who = "you"
    elif whose == "their":
        found = scene.actor if scene.actor != "you" else who("that player", scene)
    else:
        found = who(whose.removesuffix("'s"), scene)
    scene.library = found
    return found


@slot("dealt")
def dealt(text: str, scene: Scene) -> Dealt:
    """Read where cards go that were shown."""
    return DEALT.read(text, scene)


def _deal(scene: Scene, dealt: Dealt, **said: Any) -> Actions:
    by_you(scene)
    scene.forget()
    written = {"action": "deal", "piles": dealt.piles, "rest": dealt.rest, "order": dealt.order, **said}
    return done(scene, Deal.model_validate(written))


def _count(number: Value, dealt: Dealt) -> None:
    """Refuse what is said of one card where it may be several, and the contrary."""
    if dealt.single is not (number == 1):
        raise Unread("unclear")


@DEEDS.rule("look at the top {tops} of {library}", Deal)
def _(scene: Scene, tops: Value, library: Who) -> Actions:
    order = "chosen" if tops == 1 else "kept"
    return _deal(scene, Dealt(order=order), who=library, number=tops)


@DEEDS.rule(r"look at the top X cards of {library}, where X is {value}(?:, |\. ){dealt}", Deal)
def _(scene: Scene, library: Who, value: Value, dealt: Dealt) -> Actions:
    _count(value, dealt)
    if scene.x is not None or dealt.revealed:
        raise Unread("number")
    return _deal(scene, dealt, who=library, number=value)


@DEEDS.rule(r"look at the top {tops} of {library}(?:, |\. ){dealt}", Deal)
def _(scene: Scene, tops: Value, library: Who, dealt: Dealt) -> Actions:
    _count(tops, dealt)
    if dealt.revealed:
        raise Unread("unclear")
    return _deal(scene, dealt, who=library, number=tops)


@DEEDS.rule(r"reveal the top {tops} of {library}\. {dealt}", Deal)
def _(scene: Scene, tops: Value, library: Who, dealt: Dealt) -> Actions:
    _count(tops, dealt)
    return _revealed(scene, dealt, library, number=tops)


@DEEDS.rule(r"reveal cards from the top of {library} until you reveal {a_kind}\. {dealt}", Deal)
def _(scene: Scene, library: Who, a_kind: Kind, dealt: Dealt) -> Actions:
    wanted = _wanted(a_kind)
    if dealt.single or len(dealt.piles) != 1:
        raise Unread("unclear")
    (pile,) = dealt.piles
    if pile.get("found"):
        pile = {"to": pile["to"], "tapped": pile["tapped"], "is": wanted}
    return _revealed(scene, dealt._replace(piles=(pile,)), library, until=wanted)


def _revealed(scene: Scene, dealt: Dealt, library: Who, **said: Any) -> Actions:
    if dealt.reveals or any(pile.get("found") for pile in dealt.piles):
        raise Unread("unclear")
    return _deal(scene, dealt, who=library, shown="all", **said)


@DEEDS.rule("exile the top {tops} of {library}", Deal)
def _(scene: Scene, tops: Value, library: Who) -> Actions:
    return _deal(scene, Dealt(rest="exile"), who=library, number=tops, shown="all")


# Where it goes

_OWN = "(?:your|their|that player's|that|the)"
_IT = "(?:it|them|that card|those cards|the revealed cards)"
_BOTTOM = f"on the bottom of {_OWN} library"
_LEFT = f"{_BOTTOM}(?: in any order| in a random order)?|on top of {_OWN} library in any order"
_CHOSEN = rf"into {_OWN} (?:hand|graveyard)|onto the battlefield(?: tapped)?|{_BOTTOM}"
_AND_REST = "put the rest {rest}"


@slot("zone_of", _OWN)
def zone_of(text: str, scene: Scene) -> None:
    """Read whose a zone is: that of whoever the library is that was named."""
    if (text == "your") is not (scene.library == "you"):
        raise Unread("unclear")


def _owned(text: str, scene: Scene) -> None:
    """Refuse the zone of another player than whose library was named."""
    if "battlefield" not in text:
        zone_of(text.removesuffix(" in any order").removesuffix(" in a random order").split(" ")[-2], scene)


@slot("rest", f"(?:{_LEFT}|into {_OWN} graveyard)")
def rest(text: str, scene: Scene) -> tuple[str, str]:
    """Read where the rest goes, and in which order; none is said where one alone is left."""
    _owned(text, scene)
    if text.endswith("graveyard"):
        return "graveyard", "chosen"
    if text.startswith("on top"):
        return "library", "chosen"
    if text.endswith("in a random order"):
        return "library_bottom", "random"
    return "library_bottom", "chosen" if text.endswith("in any order") else ""


@slot("where", f"(?:{_CHOSEN})")
def where(text: str, scene: Scene) -> dict[str, Any]:
    """Read where chosen cards go."""
    _owned(text, scene)
    to = "library_bottom" if text.endswith("library") else text.removesuffix(" tapped").rsplit(" ", 1)[1]
    return {"to": to, "tapped": text.endswith(" tapped")}


@slot("some", "(?:(?:an?|up to [a-z]+|any number of) .+?)")
def some(text: str, scene: Scene) -> dict[str, Any]:
    """Read which of the cards may be chosen, or must be."""
    if text.startswith("any number of "):
        kind = many_kinds(text.removeprefix("any number of "), scene)
        return {"is": _wanted(kind), "number": "all", "up_to": True}
    if text.startswith("up to "):
        word, noun = text.removeprefix("up to ").split(" ", 1)
        number = NUMBER_OF.get(word, 0)
        kind = a_kind(f"a {noun}", scene) if number == 1 else many_kinds(noun, scene)
        return {"is": _wanted(kind), "number": number, "up_to": True}
    return {"is": _wanted(a_kind(text, scene)), "up_to": False}


def _wanted(kind: Kind) -> Filter:
    if kind.filter == ANYTHING or kind.filter.other:
        raise Unread("kind")
    return kind.of("card")


def _left(rest: tuple[str, str], dealt: Dealt, *, one: bool = False) -> Dealt:
    """Return where cards go, and the rest: of several an order must be said."""
    to, order = rest
    if (order == "") is not one and to == "library_bottom":
        raise Unread("unclear")
    return dealt._replace(rest=to, order=order or "chosen")


@DEALT.rule("(?:then )?put them back in any order")
def _(scene: Scene) -> Dealt:
    return Dealt()


@DEALT.rule(
    "(?:then )?put {take:count} of (?:them|those cards) into {_own:zone_of} hand"
    "(?: and|, then put|, and put) the (?:rest|other) {rest}"
)
def _(scene: Scene, take: int, rest: tuple[str, str]) -> Dealt:
    return _left(rest, Dealt(({"number": take},)), one=rest[1] == "")


_REVEAL = rf"from among them and put {_IT} into {{_own:zone_of}} hand\. (?:then )?"


@DEALT.rule(f"you may reveal {{some}} {_REVEAL}{_AND_REST}")
def _(scene: Scene, some: dict[str, Any], rest: tuple[str, str]) -> Dealt:
    return _left(rest, Dealt(({**some, "up_to": True, "shown": True},), reveals=True))


@DEALT.rule(f"you may reveal {{a_kind}} and/or {{other:a_kind}} {_REVEAL}{_AND_REST}")
def _(scene: Scene, a_kind: Kind, other: Kind, rest: tuple[str, str]) -> Dealt:
    piles = ({"is": _wanted(each), "up_to": True, "shown": True} for each in (a_kind, other))
    return _left(rest, Dealt(tuple(piles), reveals=True))


_AMONG = "from among (?:them|the revealed cards)"


@DEALT.rule(rf"you may put {{some}} {_AMONG} {{where}}\. (?:then )?{_AND_REST}")
def _(scene: Scene, some: dict[str, Any], where: dict[str, Any], rest: tuple[str, str]) -> Dealt:
    revealed = where["to"] == "hand"  # nobody could tell of a hidden card that it is of the kind
    return _left(rest, Dealt(({**some, **where, "up_to": True},), revealed=revealed))


@DEALT.rule(
    rf"you may put {{a_kind}} and/or {{other:a_kind}} {_AMONG} into {{_own:zone_of}} hand\. "
    rf"(?:then )?{_AND_REST}"
)
def _(scene: Scene, a_kind: Kind, other: Kind, rest: tuple[str, str]) -> Dealt:
    piles = ({"is": _wanted(each), "up_to": True} for each in (a_kind, other))
    return _left(rest, Dealt(tuple(piles), revealed=True))


@DEALT.rule(f"put {{some}} {_AMONG} {{where}} and the rest(?: of the revealed cards)? {{rest}}")
def _(scene: Scene, some: dict[str, Any], where: dict[str, Any], rest: tuple[str, str]) -> Dealt:
    return _left(rest, Dealt(({**some, **where},), revealed=True))


@slot("cards_of", "[A-Za-z, -]+ cards")
def cards_of(text: str, scene: Scene) -> Filter:
    """Read a kind of cards in the plural."""
    return _wanted(many_kinds(text, scene))


@DEALT.rule("put all {text:cards_of} revealed this way {where} and the rest {rest}")
def _(scene: Scene, text: Filter, where: dict[str, Any], rest: tuple[str, str]) -> Dealt:
    return _left(rest, Dealt(({"is": text, "number": "all", **where},), revealed=True))


@DEALT.rule("put that card {where} and (?:the rest|all other cards revealed this way) {rest}")
def _(scene: Scene, where: dict[str, Any], rest: tuple[str, str]) -> Dealt:
    return _left(rest, Dealt(({"found": True, **where},), revealed=True))


@DEALT.rule(
    "put any number of them {where}(?: in any order)? "
    "and the rest (?:back )?on top(?: of {_own:zone_of} library)? in any order"
)
def _(scene: Scene, where: dict[str, Any]) -> Dealt:
    if where["to"] not in ("graveyard", "library_bottom"):
        raise Unread("action")
    return Dealt(({"number": "all", "up_to": True, **where},))


@DEALT.rule(
    "put one of (?:them|those cards) into {_own:zone_of} hand, one on top of {_own:zone_of} library, "
    "and one on the bottom of {_own:zone_of} library"
)
def _(scene: Scene) -> Dealt:
    return Dealt(({}, {"to": "library"}), rest="library_bottom", order="chosen")


# One card alone


@DEALT.rule(f"you may put {_IT} {{where}}")
def _(scene: Scene, where: dict[str, Any]) -> Dealt:
    if where["to"] in ("hand", "battlefield"):
        raise Unread("action")
    return Dealt(({"up_to": True, **where},), single=True)


@slot("you_may", "you may ")
def you_may(text: str, scene: Scene) -> bool:
    """Read that something need not be done."""
    return True


@DEALT.rule(
    rf"if it's {{a_kind}}, (?:{{you_may}})?put {_IT} {{where}}(?:\. otherwise, put {_IT} {{other:where}})?"
)
def _(
    scene: Scene, a_kind: Kind, you_may: bool | None, where: dict[str, Any], other: dict[str, Any] | None
) -> Dealt:
    pile = {"is": _wanted(a_kind), "up_to": bool(you_may), **where}
    if other is not None and (other["tapped"] or you_may):
        raise Unread("unclear")
    hidden = you_may and where["to"] == "battlefield"
    to = "library" if other is None else other["to"]
    return Dealt((pile,), rest=to, single=True, revealed=not hidden)


@DEALT.rule(f"if it's {{a_kind}}, you may reveal it and put {_IT} into {{_own:zone_of}} hand")
def _(scene: Scene, a_kind: Kind) -> Dealt:
    pile = {"is": _wanted(a_kind), "up_to": True, "shown": True}
    return Dealt((pile,), single=True, reveals=True)
