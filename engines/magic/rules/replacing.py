"""What happens instead of what would happen (614, 615), and what cannot happen (614.17)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.magic.table.batch import Happening
from engines.magic.table.state import Table


def forbidden(table: Table, what: Happening) -> bool:
    """Tell whether something cannot happen, so that nothing replaces it either (614.17)."""
    return False


def replaced(table: Table, batch: Sequence[Happening]) -> Sequence[Happening]:
    """Return what happens instead."""
    return batch
