"""What nearly every picture needs, drawn ahead."""

from __future__ import annotations

from collections.abc import Iterator

from render.drawing.themes import Theme
from render.shared.palette import palette


def warm_up(theme: Theme) -> Iterator[None]:
    """Make the palette."""
    palette(theme)
    yield
