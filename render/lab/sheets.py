"""What a report shows: words that are said already, and numbers to draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias


class RangeLine(NamedTuple):
    """A figure with its interval, on a line between two ends."""

    value: float
    low: float
    high: float
    ends: tuple[float, float]
    middle: float
    """What nothing would be: half of the matches, or no difference."""
    words: str


class ShareBar(NamedTuple):
    """Shares of a whole, one beside the other; what is left of it stays empty."""

    shares: tuple[float, ...]
    words: str


class SmallPrint(NamedTuple):
    """A figure that is not to be relied on."""

    words: str


Cell: TypeAlias = str | RangeLine | ShareBar | SmallPrint


class ReportRow(NamedTuple):
    """A row of a table: what it is about, then its cells."""

    name: str
    cells: Sequence[Cell]


class ReportTable(NamedTuple):
    """A table with its headings; the first is that of the names."""

    caption: str
    heads: Sequence[str]
    rows: Sequence[ReportRow]


class Matrix(NamedTuple):
    """Who wins how often against whom, row against column."""

    caption: str
    names: Sequence[str]
    shares: Sequence[Sequence[float | None]]
    """None where a row meets itself, or was not played."""


class PackLines(NamedTuple):
    """Lines that may be copied into a pack."""

    caption: str
    lines: str


class ReportPart(NamedTuple):
    """A part under a heading: sentences, then what is drawn."""

    heading: str
    sentences: Sequence[str]
    drawn: Sequence[ReportTable | Matrix | PackLines] = ()
    quiet: bool = False
    """Whether it is small print."""


class LabSheet(NamedTuple):
    """A report."""

    locale: str
    title: str
    under: str
    parts: Sequence[ReportPart]


class LabPicture(NamedTuple):
    """A part of a report for a message: rows of figures, and who wins how often against whom."""

    title: str
    under: str
    table: ReportTable
    matrix: Matrix | None = None
