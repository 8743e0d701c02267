"""A part of a picture to draw into. What lies along an edge, or is left of it, is a box again."""

from __future__ import annotations

from typing import NamedTuple


class Box(NamedTuple):
    """Where something is drawn."""

    x: float
    y: float
    wide: float
    high: float

    @property
    def end(self) -> float:
        """Right end."""
        return self.x + self.wide

    @property
    def foot(self) -> float:
        """Lower end."""
        return self.y + self.high

    @property
    def centre(self) -> float:
        """The middle of its width."""
        return self.x + self.wide / 2

    @property
    def middle(self) -> float:
        """The middle of its height."""
        return self.y + self.high / 2

    def left(self, wide: float) -> Box:
        """Return what lies along its left edge."""
        return self._replace(wide=wide)

    def right(self, wide: float) -> Box:
        """Return what lies along its right edge."""
        return self._replace(x=self.end - wide, wide=wide)

    def top(self, high: float) -> Box:
        """Return what lies along its upper edge."""
        return self._replace(high=high)

    def bottom(self, high: float) -> Box:
        """Return what lies along its lower edge."""
        return self._replace(y=self.foot - high, high=high)

    def past(self, wide: float) -> Box:
        """Return what remains to the right when so much is taken from the left."""
        return self.right(self.wide - wide)

    def below(self, high: float) -> Box:
        """Return what remains when so much is taken from above."""
        return self.bottom(self.high - high)

    def inset(self, across: float, down: float = 0) -> Box:
        """Return it without a margin on the left and right, and one above and below."""
        return Box(self.x + across, self.y + down, self.wide - 2 * across, self.high - 2 * down)
