"""Reports of the designer's lab: one page without scripts, its pictures within."""

from render.lab.page import draw_page
from render.lab.sheets import Bar, LabSheet, Line, Matrix, ReportPart, ReportRow, ReportTable

__all__ = [
    "Bar",
    "LabSheet",
    "Line",
    "Matrix",
    "ReportPart",
    "ReportRow",
    "ReportTable",
    "draw_page",
]
