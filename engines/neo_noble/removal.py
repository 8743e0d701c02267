"""Spirits leave the Battlefield: destroyed, sacrificed, banished, bounced (NN-146 to NN-149)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engines.kernel import Play
from engines.neo_noble.pieces import Spirit
from engines.neo_noble.table import Table


def destroy(
    table: Table,
    spirits: Sequence[Spirit],
    how: Literal["destroyed", "sacrificed", "shattered"],
    without_shatter: bool = False,
) -> Play[int]:
    """Destroy Spirits (NN-146, NN-147), Shatter what this uncovers, and return how many were destroyed."""
    raise NotImplementedError


def banish(table: Table, spirits: Sequence[Spirit], without_shatter: bool = False) -> Play[int]:
    """Banish Spirits (NN-149)."""
    raise NotImplementedError


def bounce(
    table: Table,
    spirits: Sequence[Spirit],
    to: Literal["hand", "deck_top", "deck_bottom", "channel"] = "hand",
    without_shatter: bool = False,
) -> Play[int]:
    """Return Spirits to their owners."""
    raise NotImplementedError
