"""The small pictures of a report, as SVG: a figure on its line, shares of a whole."""

from __future__ import annotations

from html import escape

from render.lab.sheets import RangeLine, ShareBar

WIDE, HIGH = 150, 16
_MARGIN = 5
_FILLS = ("#2f6f4f", "#c9a227", "#a3423a")
"""Dark enough to be told apart without their colours; the words beside say the same."""


def line(figure: RangeLine) -> str:
    """Draw a figure as a dot, its interval as a bar, and what nothing would be as a stroke."""
    low, high = (_place(figure, value) for value in (figure.low, figure.high))
    middle, value = _place(figure, figure.middle), _place(figure, figure.value)
    parts = (
        f'<path d="M{middle} 1v14" stroke="#777" stroke-dasharray="2 2"/>'
        f'<path d="M{low} 8H{high}" stroke="#345" stroke-width="3"/>'
        f'<circle cx="{value}" cy="8" r="4" fill="#123"/>'
    )
    return _svg(parts, figure.words)


def _place(figure: RangeLine, value: float) -> str:
    """Return where a value lies; what is beyond an end lies at it."""
    first, last = figure.ends
    part = min(1.0, max(0.0, (value - first) / (last - first)))
    return f"{_MARGIN + part * (WIDE - 2 * _MARGIN):.1f}"


def bar(shares: ShareBar) -> str:
    """Draw shares one beside the other."""
    parts, at = [f'<rect width="{WIDE}" height="{HIGH}" fill="#e4e4e0"/>'], 0.0
    for share, fill in zip(shares.shares, _FILLS, strict=False):
        wide = share * WIDE
        if wide >= 0.05:
            parts.append(f'<rect x="{at:.1f}" width="{wide:.1f}" height="{HIGH}" fill="{fill}"/>')
        at += wide
    return _svg("".join(parts), shares.words)


def _svg(parts: str, words: str) -> str:
    return (
        f'<svg width="{WIDE}" height="{HIGH}" viewBox="0 0 {WIDE} {HIGH}" role="img" '
        f'aria-label="{escape(words)}">{parts}</svg>'
    )
