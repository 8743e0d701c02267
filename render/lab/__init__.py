"""Reports of the designer's lab: one page without scripts, its pictures within."""

from render.lab.page import draw_page
from render.lab.picture import draw_lab, lab_alt
from render.lab.sheets import (
    LabPicture,
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
    "LabPicture",
    "LabSheet",
    "Matrix",
    "PackLines",
    "RangeLine",
    "ReportPart",
    "ReportRow",
    "ReportTable",
    "ShareBar",
    "SmallPrint",
    "draw_lab",
    "draw_page",
    "lab_alt",
]
