"""Continuous effects, applied layer by layer (613)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeAlias, cast

from engines.magic.cards.catalogue import COLOR_BITS, Traits
from engines.magic.cards.texts import Text
from engines.magic.evaluation import conditions, selectors, values
from engines.magic.evaluation.objects import Scope
from engines.magic.language.abilities import Static
from engines.magic.language.changes import (
    AddTypes,
    Change,
    Colored,
    Control,
    Gains,
    Grants,
    Grow,
    Loses,
    LosesAll,
    SetSize,
    SetTypes,
    Switch,
)
from engines.magic.language.costs import BITS
from engines.magic.language.parts import (
    ARTIFACT_TYPES,
    BASIC_TYPES,
    EVERY_CREATURE_TYPE,
    PHRASES,
    SUBTYPES,
    Keyword,
)
from engines.magic.language.values import Value
from engines.magic.table.board import Board
from engines.magic.table.floating import Floating, Row
from engines.magic.table.pieces import Perm
from engines.magic.table.stack_object import NOBODY, speaks
from engines.magic.table.state import Table

Layer: TypeAlias = str
ORDER: tuple[Layer, ...] = ("2", "4", "5", "6", "7a", "7b", "7c", "7d", "rules")
"""613.1 and 613.4, and last what changes the rules for an object, as that it can't block (613.11).

What copies (1) and what changes text (3) no card of this language does.
"""
LAYER: dict[str, Layer] = {
    "control": "2", "type": "4", "sub": "4", "set_types": "4", "set_subs": "4", "colors": "5", "color": "5",
    "gains": "6", "grants": "6", "loses": "6", "loses_all": "6", "defines": "7a", "sets_pt": "7b", "pt": "7c",
    "switch": "7d", "rules": "rules",
}  # fmt: skip
"""In which layer a row applies."""
WRITES: dict[str, frozenset[str]] = {
    "2": frozenset(("control",)),
    "4": frozenset(("types", "abilities")),
    "5": frozenset(("colors",)),
    "6": frozenset(("abilities",)),
    "7a": frozenset(("size",)), "7b": frozenset(("size",)), "7c": frozenset(("size",)),
    "7d": frozenset(("size",)),
    "rules": frozenset(),
}  # fmt: skip
"""What of an object each layer changes."""
TAKING = ("4", "6")
"""Layers in which abilities may be lost."""


class Effect:
    """One continuous effect: of a static ability, or of something that has resolved."""

    __slots__ = (
        "changes", "defines", "floating", "grants", "ids", "layers", "reads", "scope", "stamp", "text",
    )  # fmt: skip

    def __init__(self, stamp: int, scope: Scope, text: Text | None, floating: Floating | None) -> None:
        self.stamp = stamp
        self.scope = scope
        self.text = text
        self.floating = floating
        self.ids: Sequence[int] | None = None
        """What it affects, once it has begun to apply (613.6)."""
        if floating is not None:
            self.ids = floating.ids
            words = {row[0] for row in floating.rows}
            self.layers = {LAYER[word] for word in words}
            self.changes: tuple[Change, ...] = ()
            self.defines = False
            self.grants = "grants" in words
            """It gives abilities."""
            self.reads = frozenset[str]()
        else:
            assert text is not None
            self.changes, self.layers, self.defines, self.grants = _said(text)
            self.reads = text.reads

    def exists(self, board: Board) -> bool:
        """Tell whether its ability is there, or it has begun to apply."""
        if self.ids is not None:
            return True
        traits = board.traits.get(self.scope.voice.source)
        return traits is not None and self.text in traits.texts and self._holds(board)

    def _holds(self, board: Board) -> bool:
        assert self.text is not None
        return not self.text.gate or conditions.hold(self._scope(board), self.text.gate)

    def removes(self, layer: Layer) -> bool:
        """Tell whether it takes abilities away in a layer."""
        if self.floating is not None:
            return any(row[0] in _REMOVING and LAYER[row[0]] == layer for row in self.floating.rows)
        kind = SetTypes if layer == "4" else LosesAll
        return layer in TAKING and any(isinstance(each, kind) for each in self.changes)

    def affected(self, board: Board) -> Sequence[int]:
        """Return what it applies to (611.3a)."""
        if self.ids is not None:
            return self.ids
        assert self.text is not None
        return selectors.things(self._scope(board), cast("Static", self.text.model).what)

    def _scope(self, board: Board) -> Scope:
        """Return where it is read: who controls its source may have changed before (613.8a)."""
        scope, voice = self.scope, self.scope.voice
        if board.seats is not None and self.text is not None:
            voice = voice._replace(seat=board.seats.get(voice.source, voice.seat))
        elif board is scope.board:
            return scope
        return Scope(scope.table, board, voice)

    def rows(self, board: Board, layer: Layer) -> list[Row]:
        """Return what it does in a layer."""
        if self.floating is not None:
            return [row for row in self.floating.rows if LAYER[row[0]] == layer]
        assert self.text is not None
        if self.text.rows is None:
            scope = self._scope(board)
            return list(_rows_in(layer, scope, self.changes))
        found = self.text.rows.get(layer)
        if found is None:
            found = self.text.rows[layer] = list(_rows_in(layer, self.scope, self.changes))
        return found

    def apply(self, board: Board, layer: Layer) -> Sequence[int]:
        """Change what it affects, and return that."""
        ids, known = self.affected(board), board.traits
        for row in self.rows(board, layer):
            if row[0] == "control":
                given = {number: row[2] for number in ids if number in board.traits}
                board.control.update(given)
                assert board.seats is not None  # where any effect gives control
                board.seats.update(given)
                board.held = {}
                continue
            if row[0] == "grants":
                change = _granting(self.scope.table.catalogue.text(row[1], row[2]))
            else:
                change = CHANGES[row[0]]
            made = made_by(row) if row[0] != "grants" else {}
            for number in ids:
                traits = known.get(number)
                if traits is not None:  # what is alike, as tokens and copies of a card are, stays alike
                    alike = made.get(id(traits))
                    if alike is None:
                        alike = made[id(traits)] = traits, change(traits, row)
                    known[number] = alike[1]
        if layer == "4":
            board.kinds, board.held = {}, {}
        return ids


MOST_ROWS, MOST_MADE = 64, 256
"""So many rows are remembered, each with what it has made of so many characteristics."""


@lru_cache(maxsize=MOST_ROWS)
def _made_by(_: Row) -> dict[int, tuple[Traits, Traits]]:
    return {}


def made_by(row: Row) -> dict[int, tuple[Traits, Traits]]:
    """Return what a row has made so far: most boards are made of the same characteristics again.

    It is found by their identity, and they are kept beside it, so that nothing else can have that meanwhile.
    """
    made = _made_by(row)
    if len(made) > MOST_MADE:
        made.clear()
    return made


@lru_cache(maxsize=4_096)
def _said(text: Text) -> tuple[tuple[Change, ...], set[Layer], bool, bool]:
    """Return what a static ability changes, in which layers, if it defines its object, if it grants."""
    changes = cast("Static", text.model).changes
    defines = any(isinstance(each, SetSize) and each.defines for each in changes)
    grants = any(isinstance(each, Grants) for each in changes)
    return changes, {layer for change in changes for layer in _layers_of(change)}, defines, grants


_REMOVING = ("set_subs", "loses_all")


def order_of(effect: Effect) -> tuple[bool, int]:
    """Return what comes first: what defines characteristics, then by stamp (613.3, 613.7)."""
    return not effect.defines, effect.stamp


def _rows_in(layer: Layer, scope: Scope, changes: Sequence[Change]) -> Iterator[Row]:
    """Yield what changes come to in a layer."""
    for change in changes:
        if layer in _layers_of(change):
            yield from (row for row in rows_of(scope, change) if LAYER[row[0]] == layer)


def _layers_of(change: Change) -> tuple[Layer, ...]:
    """Return in which layers a change applies."""
    match change:
        case SetSize():
            return ("7a",) if change.defines else ("7b",)
        case Gains():
            return tuple({LAYER[_gained(each)] for each in change.gains})
        case _:
            return (_LAYER_OF[type(change)],)


def _gained(keyword: Keyword) -> str:
    return "rules" if keyword in PHRASES else "gains"


_LAYER_OF: dict[type[Any], Layer] = {
    Control: "2", AddTypes: "4", SetTypes: "4", Colored: "5", Grants: "6",
    Loses: "6", LosesAll: "6", Grow: "7c", Switch: "7d",
}  # fmt: skip


def collect(table: Table, board: Board) -> list[Effect]:
    """Return the effects of all static abilities on the battlefield, and those that float (611)."""
    found: list[Effect] = []
    for perm in table.perms.values():
        if perm.card.statics:
            scope = Scope(table, board, voice_of(perm))
            found += [Effect(perm.time, scope, text, None) for text in perm.card.statics]
    if table.floating:
        scope = Scope(table, board, speaks(NOBODY, "", NOBODY, 0))  # rows of plain data speak of nobody
        found += [Effect(each.stamp, scope, None, each) for each in table.floating]
    return found


def of_counters(table: Table, board: Board) -> Iterator[Effect]:
    """Yield the effects of counters of a keyword (122.1b, 613.1f)."""
    scope = Scope(table, board, speaks(NOBODY, "", NOBODY, 0))
    for perm in table.perms.values():
        for kind, stamp in perm.counted:
            yield Effect(stamp, scope, None, Floating(stamp, (perm.id,), (("gains", kind, 0, 0),), "stays"))


def granted(table: Table, board: Board) -> list[Effect]:
    """Return the effects of static abilities that permanents have been given: they change sizes (613.6)."""
    return [
        Effect(perm.time, Scope(table, board, voice_of(perm)), text, None)
        for perm in table.perms.values()
        for text in board.traits[perm.id].texts
        if isinstance(text.model, Static) and text not in perm.card.texts
    ]


def voice_of(perm: Perm) -> Any:
    """Return a permanent as its own texts speak of it."""
    return speaks(perm.seat, perm.card.id, perm.owner, perm.id)


# What changes say, as rows of plain data


def rows_of(scope: Scope, change: Change) -> Iterator[Row]:
    """Yield what a change comes to now."""
    match change:
        case Control():
            seat = selectors.player(scope, change.control)
            if seat is not None:
                yield ("control", "", seat, 0)
        case AddTypes():
            yield from (("type", each, 0, 0) for each in change.types)
            yield from (("sub", each, 0, 0) for each in change.adds_sub)
        case SetTypes():
            if change.set_types:
                yield ("set_types", " ".join(change.set_types), 0, 0)
            if change.set_sub:
                yield ("set_subs", " ".join(change.set_sub), 0, 0)
        case Colored():
            mask = sum(COLOR_BITS[each] for each in change.colors)
            yield ("color" if change.too else "colors", "", mask, 0)
        case Gains():
            yield from ((_gained(each), each, 0, 0) for each in change.gains)
        case Grants():
            card = scope.voice.text or scope.voice.card
            yield ("grants", card, len(scope.table.catalogue.cards[card].texts) + change.grants, 0)
        case Loses():
            yield from (("loses", each, 0, 0) for each in change.loses)
        case LosesAll():
            yield ("loses_all", "", 0, 0)
        case SetSize():
            yield ("defines" if change.defines else "sets_pt", "", *_sizes(scope, change.size))
        case Grow():
            yield ("pt", "", *_sizes(scope, change.pt))
        case Switch():
            yield ("switch", "", 0, 0)


def _sizes(scope: Scope, size: tuple[Value, Value]) -> tuple[int, int]:
    return values.number(scope, size[0]), values.number(scope, size[1])


# What rows do


def _type(traits: Traits, row: Row) -> Traits:
    return traits._replace(types=traits.types | {cast("Any", row[1])})


_KIND_OF: dict[str, str] = {
    **dict.fromkeys(SUBTYPES, "creature"), **dict.fromkeys(BASIC_TYPES, "land"),
    "aura": "enchantment", **dict.fromkeys(ARTIFACT_TYPES, "artifact"), EVERY_CREATURE_TYPE: "creature",
}  # fmt: skip
"""With which card type a subtype goes (205.3c)."""
_BEARING = ("creature", "land", "artifact", "enchantment")


def _kind_of(sub: str, types: Collection[str]) -> str:
    """Return with which card type a subtype goes; one that a pack declares goes with its object's first."""
    return _KIND_OF.get(sub) or next((each for each in _BEARING if each in types), "")


def _goes_with(sub: str, own: Collection[str], types: Collection[str]) -> bool:
    """Tell whether a subtype goes with these types: kindred cards have those of creatures (205.3d, 308.3)."""
    kind = _kind_of(sub, own)
    return kind in types or (kind == "creature" and "kindred" in types)


def _sub(traits: Traits, row: Row) -> Traits:
    """Add a subtype, if the object is of the type that it goes with (205.3d)."""
    if not _goes_with(row[1], traits.types, traits.types):
        return traits
    mana = BITS[BASIC_TYPES[row[1]]] if row[1] in BASIC_TYPES else 0
    return traits._replace(subs=traits.subs | {row[1]}, mana=traits.mana | mana)


def _set_types(traits: Traits, row: Row) -> Traits:
    """Set card types; a subtype goes with the type that it belongs to, and a land's mana with it (205.1a)."""
    types = frozenset(row[1].split())
    subs = frozenset(each for each in traits.subs if _goes_with(each, traits.types, types))
    lost = sum(BITS[BASIC_TYPES[each]] for each in traits.subs - subs if each in BASIC_TYPES)
    return traits._replace(types=cast("Any", types), subs=subs, mana=traits.mana & ~lost)


def _set_subs(traits: Traits, row: Row) -> Traits:
    """Set subtypes in place of those of the same kind, where the object is of it (205.1a, 205.3d).

    A land of new basic types loses what its own text gives it (305.7).
    """
    new = [each for each in row[1].split() if _goes_with(each, traits.types, traits.types)]
    kinds = {_kind_of(each, traits.types) for each in new}
    subs = frozenset((*new, *(each for each in traits.subs if _kind_of(each, traits.types) not in kinds)))
    colors = [BASIC_TYPES[each] for each in new if each in BASIC_TYPES]
    if not colors:
        return traits._replace(subs=subs)
    return traits._replace(
        subs=subs, mana=sum(BITS[each] for each in colors), texts=(), keywords=frozenset[Any]()
    )


def _colors(traits: Traits, row: Row) -> Traits:
    return traits.colored(row[2])


def _color(traits: Traits, row: Row) -> Traits:
    return traits.colored(traits.colors | row[2])


def _gains(traits: Traits, row: Row) -> Traits:
    return traits.having(traits.keywords | {cast("Any", row[1])})


def _granting(text: Text) -> Callable[[Traits, Row], Traits]:
    return lambda traits, _: traits._replace(texts=(*traits.texts, text))


def _loses(traits: Traits, row: Row) -> Traits:
    return traits.having(traits.keywords - {cast("Any", row[1])})


def _loses_all(traits: Traits, _: Row) -> Traits:
    return traits._replace(keywords=frozenset[Any](), texts=(), mana=0)


def _sets(traits: Traits, row: Row) -> Traits:
    return traits._replace(power=row[2], toughness=row[3])


def _grows(traits: Traits, row: Row) -> Traits:
    return traits.grown(row[2], row[3])


def _switches(traits: Traits, _: Row) -> Traits:
    return traits._replace(power=traits.toughness, toughness=traits.power)


CHANGES: dict[str, Callable[[Traits, Row], Traits]] = {
    "type": _type, "sub": _sub, "set_types": _set_types, "set_subs": _set_subs, "colors": _colors,
    "color": _color, "gains": _gains, "loses": _loses, "loses_all": _loses_all, "defines": _sets,
    "sets_pt": _sets, "pt": _grows, "switch": _switches, "rules": _gains,
}  # fmt: skip
