"""Resolving what is on the stack (608)."""

from __future__ import annotations

from engines.magic.rules import priority
from engines.magic.rules.events import happen
from engines.magic.table.batch import Happening
from engines.magic.table.state import Table


def resolve_top(table: Table) -> None:
    """Let the newest item resolve: a permanent spell becomes a permanent (608.3a); then 117.3b."""
    item = table.stack[-1]
    happen(
        table,
        Happening("moves", item.owner, "resolves", item.id, item.card, "stack", "battlefield", item.seat),
    )
    priority.give(table, table.active)
    if not table.stack:
        for side in table.sides:
            if side.quiet == "stack":
                side.quiet = ""
