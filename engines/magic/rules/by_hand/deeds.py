"""The closed list of what is done by hand, and what each comes to in words of the card language (MN-R32).

A deed is a key: its verb, and what was answered about it, `pump:o12:3_3`. Most are texts of one action.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, NamedTuple, TypeAlias, get_args

from pydantic import TypeAdapter

from engines.kernel.decisions.keys import card_of
from engines.magic.cards.texts import Text
from engines.magic.cards.token_names import creature_token, other_token
from engines.magic.language.abilities import Spell
from engines.magic.language.actions import Action
from engines.magic.language.filters import ANYTHING
from engines.magic.language.parts import KnownToken
from engines.magic.table import keys as naming
from engines.magic.table.work import HandWork

Group: TypeAlias = Literal["things", "cards", "other", "more"]
"""What is done with objects, with own cards, with those of the other, and all else."""
OTHER = "other"
"""The size that is none of those listed."""
EVERY: dict[str, str] = {"creatures": "any", "your_creatures": "you", "other_creatures": "opponent"}
"""What is done to all creatures at once: to those of whom."""
AIMS = ("aim", "aim_2", "aim_3")
"""What is asked about the targets of a spell that is copied."""
ALL = "all"
"""All abilities, which a permanent loses."""
Said: TypeAlias = Mapping[str, Any]
"""An action, as a card would have it."""


class Deed(NamedTuple):
    """One of the deeds."""

    group: Group
    parts: tuple[str, ...] = ()
    """What is asked about it, in order: see `questions`."""
    does: Callable[..., Said | Sequence[Said]] | None = None
    """Returns the action, or several, by what was answered; None for what no card says in a word."""
    shows: bool = False
    """It shows hidden cards to who does it, so the other agrees before (MN-R33)."""


def _things(what: str) -> Any:
    """Return the words for what something is done to: an object that is named, or all creatures."""
    return {"every": {"type": "creature"}, "whose": EVERY[what]} if what in EVERY else "chosen"


def _to(word: str, **more: Any) -> Callable[..., Said]:
    """Return what does something to objects."""

    def does(what: str, *_: str) -> Said:
        return {"action": word, "what": _things(what), **more}

    return does


def _move(to: str, **more: Any) -> Callable[..., Said]:
    return _to("move", to=to, **more)


def _number(word: str, who: str = "you", **more: Any) -> Callable[..., Said]:
    """Return what a player does so many times."""

    def does(number: str) -> Said:
        return {"action": word, "who": who, "number": int(number), **more}

    return does


def _alone(word: str, **more: Any) -> Callable[..., Said]:
    def does(number: str) -> Said:
        return {"action": word, "number": int(number), **more}

    return does


def _holds(what: str, until: str, *changes: Said) -> Said:
    return {"action": "change", "what": _things(what), "changes": changes, "until": until}


def _size(sign: int) -> Callable[..., Said]:
    def does(what: str, size: str, *rest: str) -> Said:
        power, toughness, until = rest if size == OTHER else (*size.split("_"), "end_of_turn")
        return _holds(what, until, {"pt": (sign * int(power), sign * int(toughness))})

    return does


def _base(what: str, power: str, toughness: str, until: str) -> Said:
    return _holds(what, until, {"size": (int(power), int(toughness))})


def _word(name: str) -> Callable[..., Said]:
    """Return what gives or takes a word, until some time."""

    def does(what: str, word: str, until: str) -> Said:
        return _holds(what, until, {name: ALL if word == ALL else [word]})

    return does


def _control(what: str, whom: str, until: str) -> Said:
    return _holds(what, until, {"control": whom})


def _crew(what: str) -> Said:
    """Let a Vehicle be a creature until the end of the turn (702.122a); it has its size on it."""
    return _holds(what, "end_of_turn", {"types": ["creature"]})


def _fight(*_: str) -> Sequence[Said]:
    """Let two creatures deal damage to one another (701.14a)."""
    both = (("chosen", "made"), ("made", "chosen"))
    return [
        {"action": "damage", "from": one, "to": other, "number": {"number": "power", "of": one}}
        for one, other in both
    ]


def _damage(what: str, number: str) -> Said:
    return {"action": "damage", "to": _whom(what), "number": int(number)}


def _prevent(what: str, number: str) -> Said:
    return {"action": "prevent", "to": _whom(what), "number": int(number)}


def _whom(what: str) -> str:
    """Return the word for what is hurt: the player who acts is `you`, the other `opponent`."""
    return what if what in ("you", "opponent") else _things(what)


def _fog() -> Said:
    return {"action": "prevent", "combat": True}


def _unmake(_: str) -> Said:
    return {"action": "counter", "what": "that"}


def _mana(color: str, number: str) -> Said:
    return {"action": "mana", "mana": color, "number": int(number)}


def _token(number: str, power: str, toughness: str, sub: str, look: str, keyword: str) -> Said:
    token = creature_token(int(power), int(toughness), sub, look, [] if keyword == "none" else [keyword])
    return {"action": "token", "token": token, "number": int(number)}


def _made(token: str, number: str) -> Said:
    """Return what makes tokens that the rules define, or plain ones of a type."""
    known: Any = token if token in get_args(KnownToken) else other_token(token)  # pyright: ignore[reportArgumentType]
    return {"action": "token", "token": known, "number": int(number)}


def _look(number: str, take: str, rest: str) -> Said:
    return {"action": "look", "number": int(number), "take": int(take), "rest": rest}


def _search(number: str, to: str) -> Said:
    tapped = to == "battlefield_tapped"
    return {
        "action": "search", "is": ANYTHING, "number": int(number), "tapped": tapped,
        "to": "battlefield" if tapped else to,
    }  # fmt: skip


DEEDS: dict[str, Deed] = {
    # objects
    "destroy": Deed("things", ("permanents",), _to("destroy")),
    "exile": Deed("things", ("objects",), _move("exile")),
    "bounce": Deed("things", ("objects",), _move("hand")),
    "bury": Deed("things", ("object",), _move("graveyard")),
    "top": Deed("things", ("object",), _move("library")),
    "bottom": Deed("things", ("object",), _move("library_bottom")),
    "deep": Deed("things", ("object", "end", "depth")),
    "hide": Deed("things", ("object",)),
    "enter": Deed("things", ("lying",), _move("battlefield", yours=True)),
    "enter_tapped": Deed("things", ("lying",), _move("battlefield", yours=True, tapped=True)),
    "sacrifice": Deed("things", ("permanent",), _to("sacrifice")),
    "damage": Deed("things", ("hurt", "number"), _damage),
    "fight": Deed("things", ("creature", "rival"), _fight),
    "pump": Deed("things", ("permanents", "size", "power", "toughness", "until"), _size(1)),
    "shrink": Deed("things", ("permanents", "size", "power", "toughness", "until"), _size(-1)),
    "tap": Deed("things", ("permanents",), _to("tap")),
    "untap": Deed("things", ("permanents",), _to("untap")),
    "counters": Deed("things", ("permanent", "counter", "number")),
    "uncounters": Deed("things", ("permanent", "counter", "number")),
    "gains": Deed("things", ("permanents", "keyword", "until"), _word("gains")),
    "loses": Deed("things", ("permanents", "lost", "until"), _word("loses")),
    "base": Deed("things", ("permanents", "power", "toughness", "until"), _base),
    "type": Deed("things", ("permanent", "type", "until"), _word("types")),
    "subtype": Deed("things", ("permanent", "sub", "until"), _word("adds_sub")),
    "color": Deed("things", ("permanent", "color", "until"), _word("colors")),
    "control": Deed("things", ("permanent", "whom", "until"), _control),
    "crew": Deed("things", ("vehicle",), _crew),
    "attach": Deed("things", ("attached", "host"), _to("attach", to="made")),
    "unattach": Deed("things", ("lies_on",)),
    "regenerate": Deed("things", ("permanents",), _to("regenerate")),
    "copy": Deed("things", ("copied", "number")),
    "copy_spell": Deed("things", ("spell", *AIMS)),
    "unmake": Deed("things", ("item",), _unmake),
    "turn_up": Deed("things", ("own_down",)),
    "peek": Deed("things", ("down",), shows=True),
    # the own cards
    "draw": Deed("cards", ("number",), _number("draw"), shows=True),
    "discard": Deed("cards", ("number",), _number("discard")),
    "discard_random": Deed("cards", ("number",), _number("discard", how="random")),
    "scry": Deed("cards", ("number",), _alone("scry"), shows=True),
    "surveil": Deed("cards", ("number",), _alone("surveil"), shows=True),
    "look": Deed("cards", ("number", "take", "rest"), _look, shows=True),
    "search": Deed("cards", ("take", "found"), _search, shows=True),
    "mill": Deed("cards", ("number",), _number("mill"), shows=True),
    "exile_top": Deed("cards", ("number", "face"), shows=True),
    "reveal_top": Deed("cards", ("number",), shows=True),
    "put": Deed("cards", ("hand", "place")),
    "reveal": Deed("cards", (), lambda: {"action": "reveal", "who": "you"}),
    "shuffle": Deed("cards"),
    # the other's cards
    "other_draw": Deed("other", ("number",), _number("draw", "opponent"), shows=True),
    "other_discard": Deed("other", ("number",), _number("discard", "opponent")),
    "other_discard_random": Deed("other", ("number",), _number("discard", "opponent", how="random")),
    "other_mill": Deed("other", ("number",), _number("mill", "opponent"), shows=True),
    "other_exile_top": Deed("other", ("number",), shows=True),
    "other_reveal_top": Deed("other", ("number",), shows=True),
    "other_look": Deed("other", ("number",), shows=True),
    "other_under": Deed("other", ("number",)),
    "other_reveal": Deed("other", (), lambda: {"action": "reveal", "who": "opponent"}, shows=True),
    "other_put": Deed("other", ("known", "goes")),
    "other_shuffle": Deed("other"),
    # all else
    "life": Deed("more", ("number",), _number("gain_life")),
    "life_lost": Deed("more", ("number",), _number("lose_life")),
    "other_life": Deed("more", ("number",), _number("gain_life", "opponent")),
    "other_life_lost": Deed("more", ("number",), _number("lose_life", "opponent")),
    "token": Deed("more", ("number", "power", "toughness", "sub", "token_color", "token_keyword"), _token),
    "make": Deed("more", ("token", "number"), _made),
    "mana": Deed("more", ("mana", "number"), _mana),
    "prevent": Deed("more", ("hurt", "number"), _prevent),
    "fog": Deed("more", (), _fog),
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
    """Return a deed as a text of one action, or of several."""
    does = of(key).does
    assert does is not None
    found = does(*said(key))
    do = tuple(map(_ACTION.validate_python, [found] if isinstance(found, Mapping) else found))
    return Text("", 0, Spell.model_construct(type="spell", do=do))


def named(key: str) -> dict[str, Any]:
    """Return what the words of a deed's action name, as a text on the stack notes it."""
    things = [naming.thing_named(word) for word in said(key)]
    numbers = tuple(number for number in things if number)
    return {"chosen": numbers[:1], "made": numbers[1:], "that": sum(numbers[:1]), "done": 0}


# What both learn of it

_LIBRARIES = {
    "draw": 0, "scry": 0, "surveil": 0, "look": 0, "search": 0, "mill": 0, "exile_top": 0, "reveal_top": 0,
    "shuffle": 0, "other_draw": 1, "other_mill": 1, "other_exile_top": 1, "other_reveal_top": 1,
    "other_look": 1, "other_under": 1, "other_shuffle": 1,
}  # fmt: skip
"""Deeds that show or move cards of a library: of whoever does them, or of the other."""
_INTO_LIBRARIES = ("top", "bottom", "deep", "put", "other_put")
_MIXING = {"draw": 0, "look": 0, "search": 0, "put": 0, "other_draw": 1}
"""Deeds by which hidden cards come into a hand, or leave it unseen."""
_REVEALING = {"reveal": 0, "other_reveal": 1}


def openly(key: str) -> str:
    """Return a deed as both may know it: which card of a hand goes where all see it is told as it goes."""
    return naming.hand_deed("put", "", said(key)[1]) if naming.hand_verb(key) == "put" else key


def hand_cards(work: HandWork) -> set[str]:
    """Return the cards of the other's hand that a work names."""
    taken = [said(key) for key in work.done if naming.hand_verb(key) == "other_put"]
    return {card_of(card) for card, _ in taken}


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
