"""Every shape of what Magic's triggered abilities wait for, and of what its texts do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any, get_args

from engines.magic.cards import card_validation
from engines.magic.language import actions
from engines.magic.language.actions import Action
from engines.magic.language.events import EventWord, StepWord
from engines.magic.language.filters import Filter
from engines.magic.language.pack import CardModel
from engines.magic.language.parts import Keyword
from engines.magic.language.selectors import ControllerOf, OwnerOf
from tests.engines.shapes import Shape, Shapes

KINDS: list[Shape] = [
    {}, {"type": "creature"}, {"any_type": ["artifact", "creature"]},
    {"type": "creature", "any_type": ["artifact"]}, {"type": "creature", "any_type": ["artifact", "land"]},
    {"type": "land"}, {"sub": "goblin"},
    {"without_type": "creature"}, {"color": "red"}, {"without_color": "green"}, {"color": "colorless"},
    {"type": "creature", "keyword": "flying"}, {"type": "creature", "without": "flying"},
    {"type": "creature", "power": {"at_least": 3}}, {"mana_value": {"at_most": 2}}, {"tapped": True},
    {"type": "creature", "tapped": False}, {"token": True}, {"type": "creature", "token": False},
    {"super": "legendary"}, {"type": "creature", "counter": "plus_one"},
    {"type": "creature", "toughness": {"equals": 4}}, {"sub": "goblin", "other": True},
    {"any_of": [{"sub": "goblin"}, {"type": "artifact"}]},
    {"type": "creature", "any_of": [{"color": "red"}, {"color": "blue"}]},
    {"any_of": [{"keyword": "flying"}, {"keyword": "haste"}]},
    {"any_of": [{"type": "artifact"}, {"type": "creature", "power": {"at_least": 3}}]},
    {"none_of": [{"sub": "goblin"}, {"type": "land"}]},
    {"type": "creature", "none_of": [{"super": "legendary"}]},
    {"type": "creature", "none_of": [{"sub": "goblin", "tapped": True}]},
]  # fmt: skip
"""Kinds of objects, one for each word by which they are told apart."""
FEW: list[Shape] = [{}, {"type": "creature"}, {"type": "land"}, {"sub": "goblin"}]
"""Enough of them where the kind is not what matters."""
WHOSE = ("any", "you", "opponent")
VALUES: list[Any] = [1, 2, {"count": {"type": "creature"}}]
LEFT_OUT = (
    actions.Apply, actions.Unmake, actions.May, actions.Conditional, actions.ForEach, actions.Later,
)  # fmt: skip
"""Changes are built below; `rules/` tells the stories of the stack and of what is made of other actions."""
TOKEN: Shape = {
    "id": "imp", "name": {"en": "Imp", "fr": "Diablotin"}, "pt": [1, 1], "colors": ["red"], "sub": ["goblin"],
    "keywords": ["haste"],
}  # fmt: skip
FIXED: dict[Any, list[Any]] = {
    Filter: FEW, ControllerOf: [{"controller_of": "target"}], OwnerOf: [{"owner_of": "target"}],
    actions.TokenModel: [TOKEN],
}  # fmt: skip
KINDS_OF_COUNTERS = ["plus_one", "minus_one", "charge", "time", "soot", "first_strike", "shield"]
_FIELDS = {"mana": ["R", "G G", "WU"], "kind": KINDS_OF_COUNTERS}
_SHAPES = Shapes(FIXED, VALUES, _FIELDS, "mine")
CHANGES: list[Shape] = [
    {"control": "you"}, {"types": ["artifact"]}, {"adds_sub": ["goblin"]}, {"set_types": ["artifact"]},
    {"set_sub": ["goblin"]}, {"colors": ["red"]}, {"colors": ["blue", "black"]}, {"colors": []},
    {"colors": ["red"], "too": True}, {"loses": "all"}, {"size": [3, 5]}, {"pt": [2, -1]}, {"pt": [1, 1]},
    {"pt": [{"count": {"type": "creature"}}, 0]}, {"switch": True},
    *({"gains": [word]} for word in get_args(Keyword)), {"gains": ["flying", "haste"]},
    {"loses": ["flying"]}, {"loses": ["cant_block"]},
]  # fmt: skip
UNTIL = ("end_of_turn", "end_of_combat", "your_next_turn", "while_here", "stays")
THINGS: list[Any] = [
    "this", "target", {"every": {"type": "creature"}}, {"every": {"type": "creature"}, "whose": "opponent"}
]  # fmt: skip


def every_action() -> Iterator[Shape]:
    """Yield every action in every shape."""
    yield from _SHAPES.every(Action, LEFT_OUT)
    for each in CHANGES:
        for number, what in enumerate(THINGS):
            yield {"action": "change", "what": what, "changes": [each], "until": UNTIL[number]}
    yield {"action": "change", "what": "target", "changes": [{"pt": [1, 1]}], "until": "stays"}
    for kind, whose in product(KINDS, WHOSE):
        yield {"action": "tap", "what": {"every": kind, "whose": whose}}
        yield {"action": "untap", "what": {"every": kind, "whose": whose}}
    yield from _deals()


DEALT_TO = ("hand", "battlefield", "graveyard", "exile", "library", "library_bottom")


def _deals() -> Iterator[Shape]:
    """Yield cards that are dealt out: of each kind to each zone, the rest to each."""
    for to, rest in product(DEALT_TO, DEALT_TO):
        for number, (kind, shown) in enumerate(product(FEW, ("you", "all"))):
            pile = {"to": to, "is": kind, "number": (1, 2, "all")[number % 3], "up_to": number % 2 == 0}
            told = {"action": "deal", "number": 1 + number % 3, "shown": shown, "piles": [pile], "rest": rest}
            yield told
            yield {**told, "piles": [pile, {"to": "hand", "shown": shown == "you"}]}
            if kind:
                yield {**told, "number": 1, "until": kind, "who": "opponent"}


EVENTS: tuple[str, ...] = get_args(EventWord)


def every_trigger() -> Iterator[Shape]:
    """Yield what abilities may wait for, in every shape."""
    for event in EVENTS:
        for subject in _subjects():
            for more in _more(event):
                yield {"event": event, **subject, **more}


def _subjects() -> Iterator[Shape]:
    yield {"this": True}
    yield {"host": True}
    for kind, whose in product(KINDS, WHOSE):
        yield {"is": kind, "whose": whose}


def _more(event: str) -> Iterator[Shape]:
    yield {}
    if event in ("damages", "damaged"):
        for combat, to in product((None, True, False), (None, "player", "creature")):
            found = {"combat": combat, "to": to}
            yield {name: value for name, value in found.items() if value is not None}
    if event in ("damaged", "blocks", "blocked", "targeted"):
        for by in ({"type": "creature"}, {"color": "red"}):
            yield {"by": by}
            yield {"by": by, "by_whose": "opponent"}
    if event == "step":
        for step in get_args(StepWord):
            yield {"step": step}


def is_refused(card: Shape) -> bool:
    """Tell whether the language lets nobody write a card."""
    try:
        return any(card_validation.of_card(CardModel.model_validate(card)))
    except ValueError:
        return True


class Looked:
    """What was looked at, and what of it was not as printed."""

    def __init__(self, told: str = "") -> None:
        self.told = told
        self.number = 0
        self.faults: list[str] = []

    def add(self, faults: Iterable[str]) -> None:
        """Note one more, with its faults."""
        self.number += 1
        self.faults += faults
