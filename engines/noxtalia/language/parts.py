"""What every model of the card language shares."""

from __future__ import annotations

from typing import Literal, TypeAlias

Side: TypeAlias = Literal["ally", "enemy"]
"""Seen from the one who uses the card."""
Who: TypeAlias = Literal["player", "opponent"]
"""The one who uses the card, or the other one."""
CardType: TypeAlias = Literal["attack", "defence", "support"]
"""NX-75 to NX-77."""
Keyword: TypeAlias = Literal["ultime", "zone", "amelioration", "affaiblissement"]
"""NX-78 to NX-84."""
Cycle: TypeAlias = Literal["diurne", "nocturne"]
"""NX-28."""
