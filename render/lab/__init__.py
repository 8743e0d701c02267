"""Reports of the designer's lab: one page without scripts, its pictures within."""

from render.lab.page import draw_page
from render.lab.sheets import (
    LabSheet,
    Matrix,
    PackLines,
    RangeLine,
    ReportPart,
    ReportRow,
    ReportTable,
    ShareBar,
    SmallPrint,
)

__all__ = [
    "LabSheet",
    "Matrix",
    "PackLines",
    "RangeLine",
    "ReportPart",
    "ReportRow",
    "ReportTable",
    "ShareBar",
    "SmallPrint",
    "draw_page",
]
