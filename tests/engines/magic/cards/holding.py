"""Whether what simply holds does so as printed: for what is named, as long as is said, while it is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple, get_args

from bot.texts import texts_in
from engines.magic.cards.catalogue import Card
from engines.magic.cards.printed import Definitions, rules_text
from engines.magic.language.conditions import TurnPart
from engines.magic.language.pack import CardModel
from engines.magic.rules.events import apply_events
from engines.magic.table.batch import leaves
from engines.magic.table.state import Step, Table
from tests.engines.magic.cards.reading import NotRead
from tests.engines.magic.cards.reading_changes import READINGS
from tests.engines.magic.cards.reading_conditions import holds, parted
from tests.engines.magic.cards.reading_told import Told
from tests.engines.magic.cards.seen import Changes, Seen, between
from tests.engines.magic.cards.shapes import CHANGES, KINDS, WHOSE, Looked, is_refused
from tests.engines.magic.cards.stories import CAST
from tests.engines.magic.pack import creature, permanent, static
from tests.engines.magic.scenes import Duel, lies, side
from tests.engines.shapes import Shape

DEFINITIONS = Definitions()
MINE = "mine"
SAMPLE = 22
"""Of so many statics a sample takes one."""
_ENCHANTS = {"enchant": {"target": "permanent", "is": {"type": "creature"}}}
_SIZES = ("power", "toughness")
"""Kinds that are left out: which sizes an effect sees that comes before sizes is for rules/test_layers.py."""
_SIMPLE = {"pt": [1, 1]}
EVERY: list[Shape] = [{"every": {"type": "creature"}, "whose": whose} for whose in WHOSE]
_COUNTED = {"count": {"type": "creature"}}
COUNTED: list[Shape] = [{"pt": [_COUNTED, 1]}, {"pt": [1, _COUNTED]}, {"pt": [_COUNTED, _COUNTED]}]
DEFINES: Shape = {"size": [{"count": {"type": "creature"}}, 1], "defines": True}


_STATS = ("power", "toughness", "mana_value")
_KINDS = ("basic_types", "types", "colors", "names", "mana_values")
_AMONG: list[Shape] = [
    {"every": {}, "whose": "you"}, {"every": {"type": "creature"}},
    {"every": {}, "whose": "you", "zone": "graveyard"},
]  # fmt: skip


class Moment(NamedTuple):
    """When a table is looked at, and whose it is."""

    active: int
    step: Step
    tapped: bool
    life: int


MOMENTS = (Moment(0, "main_1", tapped=False, life=20), Moment(0, "end", tapped=True, life=3),
           Moment(0, "blockers", tapped=False, life=20), Moment(1, "main_2", tapped=True, life=20),
           Moment(1, "upkeep", tapped=False, life=9))  # fmt: skip


_TURN_PARTS: tuple[Shape, ...] = (
    {}, {"main": True}, *({"step": step} for step in get_args(TurnPart)),
    *({"before": step} for step in ("attackers", "blockers", "damage")),
    {"step": "combat", "before": "damage"},
)  # fmt: skip


def _conditions() -> Iterator[Shape]:
    """Yield conditions of each kind."""
    for whose, part in product(WHOSE, _TURN_PARTS):
        yield {"test": "turn", "whose": whose, **part}
    values: list[Shape] = [
        *({"count": wanted, "whose": whose} for wanted in ({"type": "creature"}, {"sub": "goblin"}, {})
          for whose in WHOSE),
        {"cards_in": "hand"}, {"cards_in": "graveyard", "of": "opponent"},
        {"cards_in": "graveyard", "is": {"type": "creature"}}, {"life_of": "you"}, {"life_of": "opponent"},
        {"cards_in": "graveyard", "of": "each_player"}, {"half": {"life_of": "you"}, "round": "up"},
        {"half": {"life_of": "opponent"}, "round": "down"},
        *({name: stat, "among": {"every": {"type": "creature"}, "whose": whose}}
          for name, stat, whose in product(("greatest", "total"), _STATS, WHOSE)),
        *({"kinds": kinds, "among": among} for kinds, among in product(_KINDS, _AMONG)),
        {"number": "counters"}, {"number": "power"}, {"number": "mana_value"}, {"devotion": "white"},
    ]  # fmt: skip
    for value, how, bound in product(values, ("at_least", "at_most", "equals"), (1, 3, 20)):
        yield {"test": "number", "value": value, how: bound}
    creatures = {"count": {"type": "creature"}}
    for how in ("more_than", "less_than"):
        yield {"test": "number", "value": {"life_of": "you"}, how: {"life_of": "opponent"}}
        yield {"test": "number", "value": creatures, how: {**creatures, "whose": "opponent"}}
    for wanted in KINDS:
        if not _tells_size(wanted):
            yield {"test": "is", "is": wanted}


def _tells_size(wanted: Shape) -> bool:
    """Tell whether a kind asks for a size, in one of its alternatives at least."""
    return any(map(_tells_size, wanted.get("any_of", ()))) or bool(set(_SIZES) & set(wanted))


def every_static() -> Iterator[tuple[str, Shape]]:
    """Yield what simply holds, in every shape, each with the card that says it."""
    for change, kind in product(
        [*CHANGES, *COUNTED, DEFINES], ("creature", "enchantment", "aura", "equipment")
    ):
        for what in ("this", "host", *EVERY):
            yield kind, static(change, what=what)
    for wanted, whose in product(KINDS, WHOSE):
        for change in (
            {"gains": ["flying"]},
            {"colors": ["blue"], "too": True},
            {"adds_sub": ["goblin"]},
            _SIMPLE,
        ):
            if not _tells_size(wanted):
                yield "creature", static(change, what={"every": wanted, "whose": whose})
    for condition in _conditions():
        for said in (condition, {"test": "not", "of": condition}):
            yield "creature", static(_SIMPLE, what=EVERY[1], **{"if": [said]})


def card_of(kind: str, *abilities: Shape) -> dict[str, Any]:
    """Return a card of a kind with these abilities."""
    match kind:
        case "creature":
            return creature(MINE, "1 W", 2, 2, abilities=abilities)
        case "aura":
            return permanent(MINE, "W", "enchantment", *abilities, sub=["aura"], keywords=[_ENCHANTS])
        case "equipment":
            return permanent(MINE, "2", "artifact", *abilities, sub=["equipment"], keywords=[{"equip": "1"}])
        case _:
            return permanent(MINE, "W", "enchantment", *abilities)


@cache
def table_with(kind: str) -> Table:
    """Return a table on which a card lies that says nothing yet."""
    # the raider lies first, so that what is attached lies on it
    mine = [
        lies("raider", counters=(("plus_one", 1),)), lies("kite", tapped=True), "duke", "anvil",
        lies(MINE, attached=1 if kind in ("aura", "equipment") else 0),
    ]  # fmt: skip
    theirs = ["ogre", lies("raider", tapped=True), lies("kite", counters=(("plus_one", 2),))]
    you = side(["rite", "bear"], board=[*mine, lies("call~imp")])
    return Duel(you, side(["ox"], board=theirs, lands="U"), more=(*CAST, card_of(kind))).table


def words_of(kind: str, ability: Shape) -> str:
    """Return what is printed of an ability."""
    model = CardModel.model_validate(card_of(kind, ability))
    lines = [texts_in("en").tell(line) for line in rules_text(model, DEFINITIONS)]
    (line,) = [each for each in lines if not each.startswith(("Enchant creature", "Equip "))]
    return line.removesuffix(".")


def faults_of(kind: str, ability: Shape) -> Iterator[str]:
    """Yield what is wrong with what holds, at each moment, and once what says it has left."""
    words = words_of(kind, ability)
    for moment in MOMENTS:
        table = _at(table_with(kind), moment)
        myself = next(perm.id for perm in table.perms.values() if perm.card.id == MINE)
        before = Seen(table)
        table.perms[myself].card = Card(CardModel.model_validate(card_of(kind, ability)))
        table.touch()
        after = Seen(table)
        try:
            wrong = _judged(words, Told(before, after, myself, (), []))
        except NotRead as unknown:
            yield f"{words} | nobody reads {unknown}"
            return
        if wrong is not None:
            yield f"{words} | {kind}, {moment.step} of {moment.active}: {wrong}"
        apply_events(table, leaves(table.perms[myself], "state"))
        left = between(before, Seen(table))
        gone: Changes = Counter({("gone", myself): 1, ("pile", 0, "graveyard", MINE, 1): 1})
        if left != gone:
            yield f"{words} | {kind}: once it has left, {dict(left - gone)}"


def _at(laid: Table, moment: Moment) -> Table:
    table = laid.copy()
    table.active, table.step = moment.active, moment.step
    for side_ in table.sides:
        side_.life = moment.life
    for perm in table.perms.values():
        if perm.card.id == MINE:
            perm.tapped = moment.tapped
    table.touch()
    return table


def _judged(words: str, told: Told) -> str | None:
    """Tell what is wrong with what holds; where its condition does not, nothing is to be otherwise."""
    condition, words = parted(words)
    if condition is not None and not holds(condition, told.before, told.myself):
        found = between(told.before, told.after)
        return f"{dict(found)}, though its condition does not hold" if found else None
    words = words if words.startswith("Goblin") else words[0].lower() + words[1:]
    unknown = NotRead(words)
    for pattern, reading in READINGS:
        said = pattern.match(words)
        try:
            if said is not None:
                return reading(told, said)
        except NotRead as other:  # "each permanent that is a token has flying" is of no type
            unknown = other
    raise unknown


def statics(*, whole: bool) -> Looked:
    """Let everything hold, or a sample."""
    found = Looked(f"statics at {len(MOMENTS)} moments")
    for kind, ability in [*every_static()][:: 1 if whole else SAMPLE]:
        if not is_refused(card_of(kind, ability)):
            found.add(faults_of(kind, ability))
    return found
