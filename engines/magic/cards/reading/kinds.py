"""Kinds of objects: "another tapped creature an opponent controls with power 2 or less"."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, NamedTuple

from engines.kernel.cards.packs import parts
from engines.magic.cards.reading.grammar import Unread, slot
from engines.magic.cards.reading.naming import LIST, one_type, put, read_head
from engines.magic.cards.reading.scene import Scene, controller, known_as
from engines.magic.cards.words.counters import LOOKS, counter_of
from engines.magic.cards.words.forms import turned
from engines.magic.cards.words.keywords import KEYWORDS
from engines.magic.language.filters import Filter, Range
from engines.magic.language.parts import Pile, Whose
from engines.magic.language.selectors import Every, Of, Target, Whom


class Kind(NamedTuple):
    """A kind of objects as a text names it."""

    filter: Filter
    whose: Whom = "any"
    named: str = ""
    """Who is named to control it, or to own the cards: `read_kind` finds out who that is."""
    noun: str = "permanent"
    """`permanent`, `card` or `spell`."""
    zone: Pile | None = None
    """Where the cards lie, if it is said."""
    many: bool | None = False
    """Its noun is in the plural; None where it is the same in both."""
    said_where: bool = False
    """It is said who controls them, or that they are on the battlefield."""

    @property
    def nouns(self) -> frozenset[str]:
        """What one of them may be called after "that"."""
        return known_as(self.filter, self.noun)

    def of(self, noun: str, *whose: Whose) -> Filter:
        """Return what it asks for; raise Unread unless it is of this noun, no more is said of where it is.

        `whose` is who may be said to control it: nobody, if none is given.
        """
        if self.noun != noun or self.zone is not None or self.whose not in (whose or ("any",)):
            raise Unread("kind")
        return self.filter

    @property
    def every(self) -> Every:
        """All of them."""
        if self.noun == "spell" or (self.noun == "card") is not (self.zone is not None):
            raise Unread("kind")
        if self.zone is None:
            return Every(every=self.filter, whose=self.whose)
        if self.zone not in ("graveyard", "exile"):
            raise Unread("kind")
        return Every(every=self.filter, whose=self.whose, zone=self.zone)


_KEYWORDS = turned(KEYWORDS)
_WHOSE: tuple[tuple[str, Whose], ...] = (
    (" you control", "you"),
    (" an opponent controls", "opponent"),
    (" your opponents control", "opponent"),
    (" you don't control", "opponent"),
    (" defending player controls", "opponent"),
)
_NAMED = "(target player|target opponent|that player|they|its controller)"
_NAMED_CONTROLS = re.compile(rf" {_NAMED} controls?(?= |$)")
_NAMED_OWNS = re.compile(
    r" (?:from|in) (?:(target player|target opponent|that player|its controller)'s|their) graveyard"
)
_WHERE: tuple[tuple[str, Pile, Whose], ...] = (
    (" from your graveyard", "graveyard", "you"),
    (" in your graveyard", "graveyard", "you"),
    (" from a graveyard", "graveyard", "any"),
    (" in all graveyards", "graveyard", "any"),
    (" in each graveyard", "graveyard", "any"),
    (" from all graveyards", "graveyard", "any"),
    (" from an opponent's graveyard", "graveyard", "opponent"),
    (" in your hand", "hand", "you"),
    (" from your hand", "hand", "you"),
)
_NUMBER = re.compile(
    r" with (power|toughness|mana value) (?:(\d+|X)(?: or (less|greater))?|(less than|greater than) (\d+))"
)
_BEYOND = {"less than": -1, "greater than": 1}
_BOUNDS = {
    "less": "at_most", "less than": "at_most", "greater": "at_least", "greater than": "at_least",
    None: "equals",
}  # fmt: skip
_KEYWORD = re.compile(r" (with|without) ([a-z ]+)")
_COUNTER = re.compile(rf" with an? ({LOOKS}) counters? on (?:it|them)")
_SPELLS_AND_SPELLS = re.compile(r"(\w+(?: \w+)?) spells and (\w+(?: \w+)?) spells")
_SUFFIX = re.compile(
    r" (?:with|without|from|in|you|an|your|defending|target|that|that's|they|its|other than|named|on) "
)


@lru_cache(maxsize=8_192)
def _read(text: str) -> Kind | None:
    if (spells := _SPELLS_AND_SPELLS.fullmatch(text)) is not None:
        several = [_read(f"{each} spells") for each in spells.groups()]
        row = [each.filter for each in several if each is not None]
        return Kind(Filter(any_of=tuple(row)), noun="spell", many=True) if len(row) == 2 else None
    found: dict[str, Any] = {}
    kind: dict[str, Any] = {}
    head = _without_tails(text, found, kind)
    if head is None or not read_head(head, found, kind):
        return None
    for one in found.pop("that_is", ()):
        if not all(put(found, field, value) for field, value in one.items()):
            return None
    return Kind(Filter.model_validate(found), **kind)


def _without_tails(text: str, found: dict[str, Any], kind: dict[str, Any]) -> str | None:
    """Return a noun without what follows it; what that says is noted. None: it is not understood."""
    while (suffix := _SUFFIX.search(text)) is not None:
        tail = text[suffix.start() :]
        for said, whose in _WHOSE:
            if tail.startswith(said):
                if not put(kind, "whose", whose):
                    return None
                kind["said_where"] = True
                break
        else:
            said = _tail(tail, found, kind)
        if said is None:
            return None
        text = text[: suffix.start()] + tail[len(said) :]
    return text


def _tail(tail: str, found: dict[str, Any], kind: dict[str, Any]) -> str | None:
    for said, zone, whose in _WHERE:
        if tail.startswith(said):
            return said if put(kind, "zone", zone) and put(kind, "whose", whose) else None
    if (said := _THAT_IS.match(tail)) is not None:
        row = [one_type(each) for each in re.split(LIST, said[1])]
        if None in row or "any_of" in found:
            return None
        found["any_of" if len(row) > 1 else "that_is"] = row
        return said[0]
    if tail.startswith(_AIMS):
        return tail if put(found, "targets", _aims(tail.removeprefix(_AIMS))) else None
    if (owner := _NAMED_OWNS.match(tail)) is not None:
        fits = put(kind, "zone", "graveyard") and put(kind, "named", owner[1] or "they")
        return owner[0] if fits and "whose" not in kind else None
    if (holder := _NAMED_CONTROLS.match(tail)) is not None:
        kind["said_where"] = True
        return holder[0] if "whose" not in kind and put(kind, "named", holder[1]) else None
    for said, name, value in ((" named ~", "named", "this"), (" other than ~", "other", True)):
        if tail.startswith(said):
            return said if put(found, name, value) else None
    if tail == " on the battlefield":
        return tail if put(kind, "said_where", True) else None
    if (number := _NUMBER.match(tail)) is not None:
        name, equal, side, than, bound = number.groups()
        limit = "x" if equal == "X" else int(equal) if equal else int(bound) + _BEYOND[than]
        side = _BOUNDS[than or side]
        fits = put(found, name.replace(" ", "_"), Range.model_validate({side: limit}))
        return number[0] if fits else None
    if (counter := _COUNTER.match(tail)) is not None:
        return counter[0] if put(found, "counter", counter_of(counter[1])) else None
    if (keyword := _KEYWORD.match(tail)) is not None:
        words = keyword[2].split()
        for length in range(len(words), 0, -1):
            said = " ".join(words[:length])
            either = said.split(" or ")
            if len(either) > 1 and keyword[1] == "with" and all(each in _KEYWORDS for each in either):
                row = [{"keyword": _KEYWORDS[each]} for each in either]
                return f" with {said}" if put(found, "any_of", row) else None
            if said in _KEYWORDS:
                field = "keyword" if keyword[1] == "with" else "without"
                return f" {keyword[1]} {said}" if put(found, field, _KEYWORDS[said]) else None
    return None


_THAT_IS = re.compile(r" that's (an? \w+(?:(?:, or |, | or )(?:an? )?\w+)*)")
_AIMS = " that targets "


def _aims(text: str) -> dict[str, Any] | None:
    """Return what a spell targets: what speaks, a player, a permanent of a kind."""
    if text in ("~", "a player"):
        return {"this": True} if text == "~" else {"player": True}
    article, _, noun = text.partition(" ")
    kind = _read(noun) if article in ("a", "an") else None
    if kind is None or kind.many or kind.noun != "permanent" or kind.zone or kind.named:
        return None
    return {"is": kind.filter, "whose": kind.whose}


def read_kind(text: str, scene: Scene) -> Kind:
    """Return the kind that a text names, one of it or many; raise Unread."""
    kind = _read(text)
    if kind is None:
        raise Unread("kind")
    if "defending player" in text and scene.whole.attached:  # whose host attacks is not known
        raise Unread("unclear")
    if scene.x is not None and "x" in _numbers(kind.filter):
        raise Unread("number")
    return kind._replace(whose=_named(kind.named, scene), named="") if kind.named else kind


_PLAYERS: dict[str, Target] = {
    "target player": Target(target="player"), "target opponent": Target(target="player", whose="opponent"),
}  # fmt: skip


def _named(said: str, scene: Scene) -> Whom:
    """Return the player who is named as the one who controls something."""
    if said in _PLAYERS:
        ref = scene.aim(_PLAYERS[said], frozenset())
        if ref is None:
            raise Unread("target")
        return Of(of=ref)  # pyright: ignore[reportArgumentType]: targets are words for players too
    if said == "its controller":
        known = scene.it()
        if known is None:
            raise Unread("unclear")
        return Of(of=controller(known.refs[0]))
    match scene.player:
        case None | "each_player":
            raise Unread("unclear")
        case "you" | "opponent" as whose:
            return whose
        case who:
            return Of(of=who)


_A_GRAVEYARD = re.compile(
    r"(?:all cards from )?(?:(target player|target opponent|that player|its controller)'s|their) graveyard"
)


def whole_graveyard(text: str, scene: Scene) -> Every | None:
    """Read all cards of a graveyard, as they are named by it: "target player's graveyard"."""
    if text == "all graveyards":
        return Every(zone="graveyard")
    said = _A_GRAVEYARD.fullmatch(text)
    return None if said is None else Every(zone="graveyard", whose=_named(said[1] or "they", scene))


def _numbers(wanted: Filter) -> set[object]:
    return {
        number
        for each in parts(wanted)
        if isinstance(each, Range)
        for number in (each.at_least, each.at_most, each.equals)
    }


@slot("kind")
def one_kind(text: str, scene: Scene) -> Kind:
    """Read a kind in the singular, without article."""
    kind = read_kind(text, scene)
    if kind.many:
        raise Unread("kind")
    return kind


@slot("kinds")
def many_kinds(text: str, scene: Scene) -> Kind:
    """Read a kind in the plural."""
    kind = read_kind(text, scene)
    if kind.many is False:
        raise Unread("kind")
    return kind


@slot("a_kind", r"(?:an?|another) .+?")
def a_kind(text: str, scene: Scene) -> Kind:
    """Read "a creature", "another creature"."""
    article, _, noun = text.partition(" ")
    if article not in ("a", "an", "another") or not noun:
        raise Unread("kind")
    return one_kind(text if article == "another" else noun, scene)


_ASKED = {
    "type", "any_type", "without_type", "sub", "super", "color", "without_color", "keyword", "without",
    "power", "toughness", "mana_value", "tapped", "attacking", "blocking", "token", "counter", "other",
    "any_of", "none_of", "targets", "named",
}  # fmt: skip
"""What a text can ask of a kind."""
if set(Filter.model_fields) != _ASKED:
    raise TypeError("the reader does not know all that a filter asks for")
