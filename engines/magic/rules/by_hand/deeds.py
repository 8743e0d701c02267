"""The closed list of what is done by hand, and what each comes to in words of the card language (MN-R32).

A deed is a key: its verb, and what was answered about it, `pump:o12:3_3`. It is done as a text of one action.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias

from pydantic import TypeAdapter

from engines.kernel.cards.wording import dashed
from engines.magic.cards.catalogue import COLOR_BITS, Named, token_by_hand
from engines.magic.cards.texts import Text
from engines.magic.language.abilities import Spell
from engines.magic.language.actions import Action
from engines.magic.language.filters import ANYTHING
from engines.magic.language.parts import PHRASES
from engines.magic.table import keys as naming
from engines.magic.table.work import HandWork

Group: TypeAlias = Literal["things", "cards", "other", "more"]
"""What is done with objects, with own cards, with those of the other, and all else."""
OTHER = "other"
"""The size that is none of those listed."""
Said: TypeAlias = Mapping[str, Any]
"""An action, as a card would have it."""


class Deed(NamedTuple):
    """One of the deeds."""

    group: Group
    parts: tuple[str, ...] = ()
    """What is asked about it, in order: see `questions`."""
    does: Callable[..., Said] | None = None
    """Returns the action by what was answered; None for what no card says in a word."""
    shows: bool = False
    """It shows hidden cards to who does it, so the other agrees before (MN-R33)."""


def _to(word: str, **more: Any) -> Callable[..., Said]:
    """Return what does something to the object that is named."""
    return lambda *_: {"action": word, "what": "chosen", **more}


def _move(to: str, **more: Any) -> Callable[..., Said]:
    return lambda *_: {"action": "move", "what": "chosen", "to": to, **more}


def _number(word: str, who: str = "you", **more: Any) -> Callable[..., Said]:
    """Return what a player does so many times."""

    def does(number: str) -> Said:
        return {"action": word, "who": who, "number": int(number), **more}

    return does


def _alone(word: str, **more: Any) -> Callable[..., Said]:
    def does(number: str) -> Said:
        return {"action": word, "number": int(number), **more}

    return does


def _holds(until: str, *changes: Said) -> Said:
    return {"action": "change", "what": "chosen", "changes": changes, "until": until}


def _size(sign: int) -> Callable[..., Said]:
    def does(_: str, size: str, *rest: str) -> Said:
        power, toughness, until = rest if size == OTHER else (*size.split("_"), "end_of_turn")
        return _holds(until, {"pt": (sign * int(power), sign * int(toughness))})

    return does


def _base(_: str, power: str, toughness: str, until: str) -> Said:
    return _holds(until, {"size": (int(power), int(toughness))})


def _word(name: str) -> Callable[..., Said]:
    """Return what gives or takes a word, until some time."""

    def does(_: str, word: str, until: str) -> Said:
        return _holds(until, {name: [word]})

    return does


def _control(_: str, whom: str, until: str) -> Said:
    return _holds(until, {"control": whom})


def _damage(what: str, number: str) -> Said:
    return {"action": "damage", "to": _whom(what), "number": int(number)}


def _prevent(what: str, number: str) -> Said:
    return {"action": "prevent", "to": _whom(what), "number": int(number)}


def _whom(what: str) -> str:
    """Return the word for what is hurt: the player who acts is `you`, the other `opponent`."""
    return what if what in ("you", "opponent") else "chosen"


def _counters(word: str) -> Callable[..., Said]:
    def does(_: str, kind: str, number: str) -> Said:
        return {"action": word, "what": "chosen", "kind": kind, "number": int(number)}

    return does


def _unmake(_: str) -> Said:
    return {"action": "counter", "what": "that"}


def _mana(color: str, number: str) -> Said:
    return {"action": "mana", "mana": color, "number": int(number)}


def _token(number: str, power: str, toughness: str, sub: str, color: str, keyword: str) -> Said:
    colors, words = [] if color == "colorless" else [color], [] if keyword == "none" else [keyword]
    token = token_by_hand(int(power), int(toughness), sub, colors, words)
    return {"action": "token", "token": token, "number": int(number)}


def _look(number: str, take: str, rest: str) -> Said:
    return {"action": "look", "number": int(number), "take": int(take), "rest": rest}


def _search(number: str, to: str) -> Said:
    return {"action": "search", "is": ANYTHING, "number": int(number), "to": to}


DEEDS: dict[str, Deed] = {
    # objects
    "destroy": Deed("things", ("permanent",), _to("destroy")),
    "exile": Deed("things", ("object",), _move("exile")),
    "bounce": Deed("things", ("object",), _move("hand")),
    "bury": Deed("things", ("object",), _move("graveyard")),
    "top": Deed("things", ("object",), _move("library")),
    "bottom": Deed("things", ("object",), _move("library_bottom")),
    "enter": Deed("things", ("lying",), _move("battlefield", yours=True)),
    "enter_tapped": Deed("things", ("lying",), _move("battlefield", yours=True, tapped=True)),
    "sacrifice": Deed("things", ("permanent",), _to("sacrifice")),
    "damage": Deed("things", ("hurt", "number"), _damage),
    "pump": Deed("things", ("permanent", "size", "power", "toughness", "until"), _size(1)),
    "shrink": Deed("things", ("permanent", "size", "power", "toughness", "until"), _size(-1)),
    "tap": Deed("things", ("permanent",), _to("tap")),
    "untap": Deed("things", ("permanent",), _to("untap")),
    "counters": Deed("things", ("permanent", "counter", "number"), _counters("add_counters")),
    "uncounters": Deed("things", ("permanent", "counter", "number"), _counters("remove_counters")),
    "gains": Deed("things", ("permanent", "keyword", "until"), _word("gains")),
    "loses": Deed("things", ("permanent", "keyword", "until"), _word("loses")),
    "base": Deed("things", ("permanent", "power", "toughness", "until"), _base),
    "type": Deed("things", ("permanent", "type", "until"), _word("types")),
    "color": Deed("things", ("permanent", "color", "until"), _word("colors")),
    "control": Deed("things", ("permanent", "whom", "until"), _control),
    "attach": Deed("things", ("attached", "host"), _to("attach", to="made")),
    "regenerate": Deed("things", ("permanent",), _to("regenerate")),
    "unmake": Deed("things", ("item",), _unmake),
    # the own cards
    "draw": Deed("cards", ("number",), _number("draw"), shows=True),
    "discard": Deed("cards", ("number",), _number("discard")),
    "discard_random": Deed("cards", ("number",), _number("discard", how="random")),
    "scry": Deed("cards", ("number",), _alone("scry"), shows=True),
    "surveil": Deed("cards", ("number",), _alone("surveil"), shows=True),
    "look": Deed("cards", ("number", "take", "rest"), _look, shows=True),
    "search": Deed("cards", ("take", "found"), _search, shows=True),
    "mill": Deed("cards", ("number",), _number("mill"), shows=True),
    "put": Deed("cards", ("hand", "place")),
    "reveal": Deed("cards", (), lambda: {"action": "reveal", "who": "you"}),
    "shuffle": Deed("cards"),
    # the other's cards
    "other_draw": Deed("other", ("number",), _number("draw", "opponent"), shows=True),
    "other_discard": Deed("other", ("number",), _number("discard", "opponent")),
    "other_discard_random": Deed("other", ("number",), _number("discard", "opponent", how="random")),
    "other_mill": Deed("other", ("number",), _number("mill", "opponent"), shows=True),
    "other_reveal": Deed("other", (), lambda: {"action": "reveal", "who": "opponent"}, shows=True),
    "other_shuffle": Deed("other"),
    # all else
    "life": Deed("more", ("number",), _number("gain_life")),
    "life_lost": Deed("more", ("number",), _number("lose_life")),
    "other_life": Deed("more", ("number",), _number("gain_life", "opponent")),
    "other_life_lost": Deed("more", ("number",), _number("lose_life", "opponent")),
    "token": Deed("more", ("number", "power", "toughness", "sub", "token_color", "token_keyword"), _token),
    "mana": Deed("more", ("mana", "number"), _mana),
    "prevent": Deed("more", ("hurt", "number"), _prevent),
    "coin": Deed("more"),
    "die": Deed("more", ("sides",)),
    "note": Deed("more", ("word",)),
}
"""By their verbs."""
_ACTION: TypeAdapter[Any] = TypeAdapter(Action)


def key_of(verb: str, answers: Mapping[str, Any]) -> str:
    """Return the key of a deed, by what was answered about it."""
    return naming.hand_deed(verb, *(answers[part] for part in DEEDS[verb].parts if part in answers))


def of(key: str) -> Deed:
    """Return the deed that a key names."""
    return DEEDS[naming.hand_verb(key)]


def said(key: str) -> list[str]:
    """Return what was answered about a deed, in order."""
    return naming.hand_said(key)


@lru_cache(maxsize=1_024)
def text(key: str) -> Text:
    """Return a deed as a text of one action."""
    does = of(key).does
    assert does is not None
    action = _ACTION.validate_python(does(*said(key)))
    return Text("", 0, Spell.model_construct(type="spell", do=(action,)))


def named(key: str) -> dict[str, Any]:
    """Return what the words of a deed's action name, as a text on the stack notes it."""
    things = [naming.thing_named(word) for word in said(key)]
    numbers = tuple(number for number in things if number)
    return {"chosen": numbers[:1], "made": numbers[1:], "that": sum(numbers[:1]), "done": 0}


# In words

THINGS = ("permanent", "object", "lying", "attached", "item", "hurt", "hand")
"""Questions that name what a deed is done to."""
_PLAIN = ("number", "power", "toughness", "take", "sides")
_SILENT: dict[str, Any] = {
    "card": None, "host": None, "whom": "none", "number": 0, "until": "none", "keyword": "none",
    "noun": "none", "color": "none", "word": "none", "to": "none", "phrase": "no", "many": "no", "power": 0,
    "toughness": 0, "sides": 0, "take": 0, "sub": "none",
}  # fmt: skip
"""What a deed says where nothing was answered."""


def facts(key: str, seat: int, named: Callable[[str], Named | None]) -> dict[str, Any]:
    """Return a seat's deed as texts and events carry it; `named` says what an object is called by its key."""
    found = {**_SILENT, "seat": seat, "other": 1 - seat, "deed": dashed(naming.hand_verb(key))}
    for part, word in zip(of(key).parts, said(key), strict=False):
        found |= _fact(part, word, named)
    return found


def _fact(part: str, word: str, named: Callable[[str], Named | None]) -> dict[str, Any]:
    match part:
        case "whom":
            return {"whom": word}
        case "size" if word != OTHER:
            power, toughness = word.split("_")
            return {"power": int(power), "toughness": int(toughness), "until": "end-of-turn"}
        case "keyword" | "token_keyword":
            return {
                "keyword": dashed(word),
                "phrase": "yes" if word in PHRASES else "no",
                "noun": "permanent",
            }
        case "type":
            return {"noun": word}
        case "color" | "token_color":
            return {"color": word}
        case "mana":
            return {"word": f"{{{word}}}"}
        case "word":
            return {"color": word} if word in COLOR_BITS else {"noun": word}
        case "rest" | "found" | "place":
            return {"to": dashed(word)}
        case "counter":
            return {"word": word}
        case _ if part in THINGS:
            return {"whom": word} if word in ("you", "opponent") else {"card": named(word)}
        case "host":
            return {"host": named(word)}
        case _ if part in _PLAIN:
            return {part: int(word)}
        case _:
            return {part: dashed(word)}


# What both learn of it

_LIBRARIES = {
    "draw": 0, "scry": 0, "surveil": 0, "look": 0, "search": 0, "mill": 0, "shuffle": 0, "other_draw": 1,
    "other_mill": 1, "other_shuffle": 1,
}  # fmt: skip
"""Deeds that show or move cards of a library: of whoever does them, or of the other."""
_INTO_LIBRARIES = ("top", "bottom", "put")
_MIXING = {"draw": 0, "look": 0, "search": 0, "put": 0, "other_draw": 1}
"""Deeds by which hidden cards come into a hand, or leave it unseen."""
_REVEALING = {"reveal": 0, "other_reveal": 1}


def openly(key: str) -> str:
    """Return a deed as both may know it: which card of a hand goes where all see it is told as it goes."""
    return naming.hand_deed("put", "", said(key)[1]) if naming.hand_verb(key) == "put" else key


def libraries(work: HandWork) -> list[int]:
    """Return whose libraries are shuffled where a work is taken back."""
    verbs = [naming.hand_verb(key) for key in work.done]
    found = {(work.seat + _LIBRARIES[verb]) % 2 for verb in verbs if verb in _LIBRARIES}
    if any(verb in _INTO_LIBRARIES for verb in verbs):
        found |= {0, 1}
    return sorted(found)


def mixes(work: HandWork, seat: int) -> bool:
    """Tell whether hidden cards have come into a hand, or left it unseen, in a work."""
    return _any_of(_MIXING, work, seat)


def reveals(work: HandWork, seat: int) -> bool:
    """Tell whether a hand has been revealed in a work."""
    return _any_of(_REVEALING, work, seat)


def _any_of(verbs: Mapping[str, int], work: HandWork, seat: int) -> bool:
    found = (naming.hand_verb(key) for key in work.done)
    return any(verb in verbs and (work.seat + verbs[verb]) % 2 == seat for verb in found)
