"""A report as one HTML file: no scripts, no links, nothing from elsewhere; every name escaped."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from render.lab.charts import bar, line
from render.lab.sheets import Cell, LabSheet, Matrix, RangeLine, ReportPart, ReportTable, ShareBar

_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
_STYLE = """\
body{font:16px/1.5 system-ui,sans-serif;color:#1c1c1c;background:#fff}
body{margin:0 auto;padding:1rem;max-width:70rem}
h1{font-size:1.5rem;margin:0}h2{font-size:1.2rem;margin:2rem 0 .5rem}
ul{padding-left:1.2rem}li{margin:.3rem 0}
.wide{overflow-x:auto}table{border-collapse:collapse;margin:.5rem 0}
caption{text-align:left;color:#444;padding:.2rem 0}
th,td{padding:.15rem .5rem;text-align:left;border-bottom:1px solid #ddd;font-size:.9rem;vertical-align:middle}
thead th{white-space:nowrap}td.n{text-align:center}
svg{vertical-align:middle}small{display:block;color:#444;font-size:.75rem;white-space:nowrap}
.quiet{color:#444;font-size:.9rem}
"""


def draw_page(sheet: LabSheet) -> str:
    """Return the page of a report."""
    parts = "\n".join(_part(part) for part in sheet.parts)
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(sheet.locale)}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(sheet.title)}</title>\n<style>\n{_STYLE}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{_said(sheet.title)}</h1>\n<p>{_said(sheet.under)}</p>\n{parts}\n</main>\n</body>\n</html>\n"
    )


def _said(words: str) -> str:
    """Return words apart from those around: names may be written from right to left."""
    return f"<bdi>{escape(words)}</bdi>"


def _part(part: ReportPart) -> str:
    return f"<section{_quiet(part)}>\n<h2>{_said(part.heading)}</h2>\n{''.join(_within(part))}</section>"


def _quiet(part: ReportPart) -> str:
    return ' class="quiet"' if part.quiet else ""


def _within(part: ReportPart) -> Iterator[str]:
    if part.sentences:
        yield "<ul>\n" + "".join(f"<li>{_said(each)}</li>\n" for each in part.sentences) + "</ul>\n"
    for drawn in part.drawn:
        # Whoever uses the keyboard alone must be able to move what is too wide.
        label = escape(f"{part.heading}: {drawn.caption}")
        yield f'<div class="wide" tabindex="0" role="region" aria-label="{label}">'
        yield from _matrix(drawn) if isinstance(drawn, Matrix) else _table(drawn)
        yield "</div>\n"


def _table(table: ReportTable) -> Iterator[str]:
    yield f"<table>\n<caption>{_said(table.caption)}</caption>\n<thead><tr>"
    yield "".join(f'<th scope="col">{_said(head)}</th>' for head in table.heads)
    yield "</tr></thead>\n<tbody>\n"
    for row in table.rows:
        cells = "".join(f"<td>{_cell(cell)}</td>" for cell in row.cells)
        yield f'<tr><th scope="row">{_said(row.name)}</th>{cells}</tr>\n'
    yield "</tbody>\n</table>\n"


def _cell(cell: Cell) -> str:
    match cell:
        case RangeLine():
            return f"{line(cell)}<small>{_said(cell.words)}</small>"
        case ShareBar():
            return f"{bar(cell)}<small>{_said(cell.words)}</small>"
        case _:
            return _said(cell)


def _matrix(matrix: Matrix) -> Iterator[str]:
    yield f"<table>\n<caption>{_said(matrix.caption)}</caption>\n<thead><tr><td></td>"
    yield "".join(f'<th scope="col">{_said(name)}</th>' for name in matrix.names)
    yield "</tr></thead>\n<tbody>\n"
    for name, shares in zip(matrix.names, matrix.shares, strict=True):
        cells = "".join(map(_share, shares))
        yield f'<tr><th scope="row">{_said(name)}</th>{cells}</tr>\n'
    yield "</tbody>\n</table>\n"


def _share(share: float | None) -> str:
    """Return a cell of the matrix, the darker the further from one half; black on it stays readable."""
    if share is None:
        return '<td class="n">–</td>'
    strength = min(1.0, abs(share - 0.5) / 0.25)
    light = 97 - round(27 * strength)
    hue = 150 if share > 0.5 else 20
    return f'<td class="n" style="background:hsl({hue} 55% {light}%)">{share * 100:.0f}</td>'
