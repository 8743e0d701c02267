"""Abilities that have triggered and cannot differ: their order is no choice (603.3b, MN-D8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import find
from engines.magic.language.abilities import Triggered
from engines.magic.rules import stack
from engines.magic.table.stack_object import StackObject
from engines.magic.table.state import Table

_VALUES = {
    "that": "that", "by": "by", "that_player": "player", "amount": "amount", "x": "x", "kicked": "kicked",
    "cast_so": "way",
    "done": "done", "chosen": "chosen", "made": "made", "paid": "paid", "each": "each",
}  # fmt: skip
"""Words of a text, and where an ability keeps what they mean."""


def differ(table: Table, items: Sequence[StackObject]) -> bool:
    """Tell whether it matters in which order some abilities are put on the stack."""
    return len(items) > 1 and len({_value(table, item) for item in items}) > 1


def _value(table: Table, item: StackObject) -> tuple[object, ...]:
    """Return all that makes an ability what it is: its text, and what the words in it mean."""
    text = stack.text_of(table, item)
    assert text is not None
    said = tuple(getattr(item, _VALUES[word]) for word in sorted(text.speaks_of & _VALUES.keys()))
    source: object = None
    if text.names_source:
        source = item.source
    elif text.targeted or _asks_by_what(table):
        seen = find(table, board_of(table), item.source)
        source = seen.traits if seen is not None else item.source
    return item.text, item.place, item.block, item.targets, item.modes, item.shares, said, source


def _asks_by_what(table: Table) -> bool:
    """Tell whether some ability asks what did something, so that sources of other kinds differ."""
    rows = board_of(table).hearing.values()
    return any(cast("Triggered", text.model).when.by is not None for row in rows for _, text in row)
