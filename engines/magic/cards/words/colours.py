"""Colours and the signs of mana."""

from __future__ import annotations

from typing import Literal

from engines.magic.language.parts import Color

COLORS: dict[Color, str] = {
    "white": "white", "blue": "blue", "black": "black", "red": "red", "green": "green",
}  # fmt: skip
"""105.1."""
OF_COLORS: dict[Literal["colorless", "multicolored"], str] = {
    "colorless": "colorless", "multicolored": "multicolored",
}  # fmt: skip
"""105.2."""
SIGNS = {"tap": "{T}", "untap": "{Q}"}
"""107.5, 107.6."""
