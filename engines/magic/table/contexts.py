"""What only one kind of question is about."""

from __future__ import annotations

from typing import NamedTuple


class Keeping(NamedTuple):
    """What a player has gone through who may keep the hand."""

    mulligans: int
