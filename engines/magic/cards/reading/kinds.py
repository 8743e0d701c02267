"""Kinds of objects: "another tapped creature an opponent controls with power 2 or less"."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, NamedTuple

from engines.kernel.cards.packs import parts
from engines.magic.cards.reading.grammar import Unread, slot
from engines.magic.cards.reading.scene import Scene, controller, known_as
from engines.magic.cards.words import nouns
from engines.magic.cards.words.colours import COLORS, OF_COLORS
from engines.magic.cards.words.counters import LOOKS, counter_of
from engines.magic.cards.words.forms import turned
from engines.magic.cards.words.keywords import KEYWORDS
from engines.magic.cards.words.nouns import CARD_TYPES, OBJECTS, SUPERTYPES
from engines.magic.language.filters import Filter, Range
from engines.magic.language.parts import PERMANENTS, Pile, Whose
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


_TYPES: dict[str, tuple[str, bool]] = {
    word: (kind, word != noun.one) for kind, noun in CARD_TYPES.items() for word in noun
}
_KINDS_OF_OBJECTS = {
    word: (name, word != OBJECTS[name].one)
    for name in ("permanent", "card", "spell", "token")
    for word in OBJECTS[name]
}
_COLORS: dict[str, str] = turned({**COLORS, **OF_COLORS})
_KEYWORDS = turned(KEYWORDS)
_SUPERTYPES = turned(SUPERTYPES)
_STATES: dict[str, tuple[str, bool]] = {
    "tapped": ("tapped", True), "untapped": ("tapped", False), "attacking": ("attacking", True),
    "blocking": ("blocking", True), "nontoken": ("token", False),
}  # fmt: skip
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
    if head is None or not _read_head(head, found, kind):
        return None
    for one in found.pop("that_is", ()):
        if not all(_put(found, field, value) for field, value in one.items()):
            return None
    return Kind(Filter.model_validate(found), **kind)


def _put(found: dict[str, Any], name: str, value: Any) -> bool:
    """Note what is asked for; False if something of the kind is asked for already, or nothing is."""
    if name in found or value is None:
        return False
    found[name] = value
    return True


def _without_tails(text: str, found: dict[str, Any], kind: dict[str, Any]) -> str | None:
    """Return a noun without what follows it; what that says is noted. None: it is not understood."""
    while (suffix := _SUFFIX.search(text)) is not None:
        tail = text[suffix.start() :]
        for said, whose in _WHOSE:
            if tail.startswith(said):
                if not _put(kind, "whose", whose):
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
            return said if _put(kind, "zone", zone) and _put(kind, "whose", whose) else None
    if (said := _THAT_IS.match(tail)) is not None:
        row = [_one_type(each) for each in re.split(_LIST, said[1])]
        if None in row or "any_of" in found:
            return None
        found["any_of" if len(row) > 1 else "that_is"] = row
        return said[0]
    if tail.startswith(_AIMS):
        return tail if _put(found, "targets", _aims(tail.removeprefix(_AIMS))) else None
    if (owner := _NAMED_OWNS.match(tail)) is not None:
        fits = _put(kind, "zone", "graveyard") and _put(kind, "named", owner[1] or "they")
        return owner[0] if fits and "whose" not in kind else None
    if (holder := _NAMED_CONTROLS.match(tail)) is not None:
        kind["said_where"] = True
        return holder[0] if "whose" not in kind and _put(kind, "named", holder[1]) else None
    for said, name, value in ((" named ~", "named", "this"), (" other than ~", "other", True)):
        if tail.startswith(said):
            return said if _put(found, name, value) else None
    if tail == " on the battlefield":
        return tail if _put(kind, "said_where", True) else None
    if (number := _NUMBER.match(tail)) is not None:
        name, equal, side, than, bound = number.groups()
        limit = "x" if equal == "X" else int(equal) if equal else int(bound) + _BEYOND[than]
        side = _BOUNDS[than or side]
        fits = _put(found, name.replace(" ", "_"), Range.model_validate({side: limit}))
        return number[0] if fits else None
    if (counter := _COUNTER.match(tail)) is not None:
        return counter[0] if _put(found, "counter", counter_of(counter[1])) else None
    if (keyword := _KEYWORD.match(tail)) is not None:
        words = keyword[2].split()
        for length in range(len(words), 0, -1):
            said = " ".join(words[:length])
            either = said.split(" or ")
            if len(either) > 1 and keyword[1] == "with" and all(each in _KEYWORDS for each in either):
                row = [{"keyword": _KEYWORDS[each]} for each in either]
                return f" with {said}" if _put(found, "any_of", row) else None
            if said in _KEYWORDS:
                field = "keyword" if keyword[1] == "with" else "without"
                return f" {keyword[1]} {said}" if _put(found, field, _KEYWORDS[said]) else None
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


def _read_head(head: str, found: dict[str, Any], kind: dict[str, Any]) -> bool:
    words = head.replace(", non", " non").split(" ")
    adjectives = False
    while words:
        word = words[0]
        if word in ("another", "other"):
            fits = _put(found, "other", True)
        elif (either := _either(" ".join(words))) is not None:
            alternatives, length = either
            fits, adjectives = _put(found, "any_of", alternatives), True
            words = words[length - 1 :]
        elif word in _STATES and len(words) > 1:
            name, value = _STATES[word]
            fits = _put(found, name, value)
        elif word in _COLORS:
            fits, adjectives = _put(found, "color", _COLORS[word]), True
        elif word in _SUPERTYPES:
            fits, adjectives = _put(found, "super", _SUPERTYPES[word]), True
        elif word.startswith("non"):
            fits, adjectives = _read_contrary(word[3:], found), True
        else:
            break
        if not fits:
            return False
        words.pop(0)
    return bool(words) and _read_noun(words, found, kind, adjectives=adjectives)


_LIST = "(?:, or |, and/or |, | or | and/or )"
_EITHER = re.compile(
    "|".join(
        rf"(?:(?:{one}){_LIST})+(?:{one})(?= )"
        for one in (
            "|".join(COLORS.values()),
            "|".join(word for word in _STATES if not word.startswith("non")),
        )
    )
)
"""Adjectives of which one will do: "white or blue creature"."""


def _either(text: str) -> tuple[list[dict[str, Any]], int] | None:
    """Return what adjectives ask for of which one will do, and how many words they are."""
    said = _EITHER.match(text)
    if said is None:
        return None
    words = re.split(_LIST, said[0])
    found = [dict((_STATES[word],)) if word in _STATES else {"color": _COLORS[word]} for word in words]
    return found, len(said[0].split(" "))


def _read_contrary(word: str, found: dict[str, Any]) -> bool:
    """Note what something is not; of several there is one list."""
    plain = word.removeprefix("-")
    for field, known in (("color", _COLORS if plain in COLORS.values() else {}), ("type", _ONE_TYPE)):
        if plain in known:
            return _put(found, f"without_{field}", known[plain]) or _deny(found, {field: known[plain]})
    if plain in _SUPERTYPES:
        return _deny(found, {"super": _SUPERTYPES[plain]})
    sub = nouns.id_of(plain)
    return sub is not None and word != plain and _deny(found, {"sub": sub})


_ONE_TYPE: dict[str, str] = {word: kind for word, (kind, many) in _TYPES.items() if not many}


def _deny(found: dict[str, Any], what: dict[str, Any]) -> bool:
    row = found.setdefault("none_of", [])
    row.append(what)
    return what not in row[:-1]


def _read_noun(words: list[str], found: dict[str, Any], kind: dict[str, Any], *, adjectives: bool) -> bool:
    """Read the noun, which may be of a type, of a sub-type, and a card, a spell or a token."""
    noun, many = _KINDS_OF_OBJECTS.get(words[-1], ("", False))
    if noun in ("card", "spell") and words[-2:-1] == ["permanent"]:  # "Rebel permanent card"
        kind.update(noun=noun, many=many)
        fits = len(words) == 2 or _read_one(words[:-2], found, may_be_many=False) is False
        return fits and "type" not in found and _put(found, "any_type", tuple(sorted(PERMANENTS)))
    if not noun:
        number = _read_types(words, found, adjectives=adjectives)
        kind["many"] = None if number == "either" else number
        return number != "no"
    kind["many"] = many
    if noun != "token":
        kind["noun"] = noun
    elif not _put(found, "token", True):
        return False
    return len(words) == 1 or _read_types(words[:-1], found, adjectives=adjectives, before=many) is False


def _read_types(
    words: list[str], found: dict[str, Any], *, adjectives: bool, before: bool | None = None
) -> bool | str:
    """Read card types and sub-types; return whether they are in the plural, `either`, or `no`.

    `before` says that another noun follows, and whether that is in the plural: then they are not.
    """
    text = " ".join(words)
    listed = re.split(r", or |, and |, and/or |, | or | and/or | and ", text)
    if len(listed) == 1:
        return _read_one(words, found, may_be_many=before is None)
    together = " and " in text or "and/or" in text
    only_basic = found.get("super") == "basic" and found.keys() == {"super"} and before is not None
    if (adjectives and not only_basic) or len(set(listed)) < len(listed):
        return "no"
    if " " in listed[-1]:
        return _read_sub_types(listed, found, may_be_many=before is None)
    row: list[dict[str, Any]] = []
    forms: set[bool | str] = set()
    for each in listed:
        one: dict[str, Any] = {}
        forms.add(_read_one(each.split(" "), one, may_be_many=before is None))
        row.append(one)
    form = (forms - {"either"}).pop() if forms > {"either"} else next(iter(forms))
    are_many = form is not False if before is None else before
    if len(forms - {"either"}) > 1 or form == "no" or (together and not are_many):
        return "no"
    return form if _put_listed(row, found, alone=before is None) else "no"


def _read_sub_types(listed: list[str], found: dict[str, Any], *, may_be_many: bool) -> bool | str:
    """Read "Vampire or Wizard creature"; "artifact or enchantment creature" may be one kind or two."""
    *subs, last = (*listed[:-1], *listed[-1].split(" "))
    ids = [nouns.id_of(each) for each in subs]
    kind, many = _TYPES.get(last, ("", False))
    if not kind or None in ids or (many and not may_be_many):
        return "no"
    fits = _put(found, "type", kind) and _put(found, "any_of", [{"sub": each} for each in ids])
    return many if fits else "no"


def _one_type(text: str) -> dict[str, Any] | None:
    """Return what "a Wolf" asks for, or "an artifact"."""
    one: dict[str, Any] = {}
    fits = _read_one(text.split(" ")[-1:], one, may_be_many=False) is False
    return one if fits else None


_OF_CREATURES = ("keyword", "without", "power", "toughness")
"""What only creatures have: said after a list, it is said of the last alone."""


def _put_listed(row: list[dict[str, Any]], found: dict[str, Any], *, alone: bool) -> bool:
    """Note that something is one of several kinds: by its types alone, if that is all."""
    of_last = {field: found.pop(field) for field in _OF_CREATURES if field in found}
    if of_last and not (alone and row[-1] == {"type": "creature"}):
        return False
    if not of_last and all(each.keys() == {"type"} for each in row):
        return _put(found, "any_type", tuple(each["type"] for each in row))
    row[-1].update(of_last)
    return _put(found, "any_of", row)


def _read_one(words: list[str], found: dict[str, Any], *, may_be_many: bool) -> bool | str:
    if len(words) > 2:
        return "no"
    *before, last = words
    if last in _TYPES:
        kind, many = _TYPES[last]
        if many and not may_be_many:
            return "no"
        found["type"] = kind
        if not before:
            return many
        first = before[0]
        if first in CARD_TYPES:  # "artifact creature"
            found["any_type"] = (first,)
            return many if first != kind else "no"
        sub = nouns.id_of(first)
        return many if sub is not None and _put(found, "sub", sub) else "no"
    if before:
        return "no"
    one, several = nouns.id_of(last), nouns.singular(last) if may_be_many else None
    if several is not None and nouns.id_of(several) is not None:
        found["sub"] = nouns.id_of(several)
        return "either" if several == last else True
    if one is None:
        return "no"
    found["sub"] = one
    return False


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
