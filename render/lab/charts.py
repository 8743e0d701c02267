"""The small pictures of a report, as SVG: a figure on its line, shares of a whole.

The words beside say the same, so nobody is read a picture aloud, nor must tell its colours apart.
"""

from __future__ import annotations

from render.lab.sheets import RangeLine, ShareBar

WIDE, HIGH = 150, 16
_MARGIN = 5
_SHARES = ("s1", "s2", "s3")
"""Classes of the page's style, which knows their colours by day and by night."""


def line(figure: RangeLine) -> str:
    """Draw a figure as a dot, its interval as a bar, and what nothing would be as a stroke."""
    low, high = (_place(figure, value) for value in (figure.low, figure.high))
    middle, value = _place(figure, figure.middle), _place(figure, figure.value)
    return _svg(
        f'<path class="z" d="M{middle} 1v14"/><path class="r" d="M{low} 8H{high}"/>'
        f'<circle class="v" cx="{value}" cy="8" r="4"/>'
    )


def _place(figure: RangeLine, value: float) -> str:
    """Return where a value lies; what is beyond an end lies at it."""
    first, last = figure.ends
    part = min(1.0, max(0.0, (value - first) / (last - first)))
    return f"{_MARGIN + part * (WIDE - 2 * _MARGIN):.1f}"


def bar(shares: ShareBar) -> str:
    """Draw shares one beside the other."""
    parts, at = [f'<rect class="s0" width="{WIDE}" height="{HIGH}"/>'], 0.0
    for share, name in zip(shares.shares, _SHARES, strict=False):
        wide = share * WIDE
        if wide >= 0.05:
            parts.append(f'<rect class="{name}" x="{at:.1f}" width="{wide:.1f}" height="{HIGH}"/>')
        at += wide
    return _svg("".join(parts))


def _svg(parts: str) -> str:
    return f'<svg width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true">{parts}</svg>'
