"""A report as one HTML file: no scripts, no links, nothing from elsewhere; every name escaped."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from render.lab.charts import bar, line
from render.lab.sheets import (
    Cell,
    LabSheet,
    Matrix,
    PackLines,
    RangeLine,
    ReportPart,
    ReportTable,
    ShareBar,
    SmallPrint,
)

_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
_STYLE = """\
:root{color-scheme:light dark;--ink:#1c1c1c;--paper:#fff;--soft:#444;--rule:#ddd}
:root{--stroke:#777;--range:#345;--dot:#123}
:root{--s0:#e4e4e0;--s1:#2f6f4f;--s2:#c9a227;--s3:#a3423a;--even:97%;--step:-27%}
@media(prefers-color-scheme:dark){
:root{--ink:#e8e8e4;--paper:#17181a;--soft:#b8b8b4;--rule:#3a3b3e;--stroke:#999;--range:#9bd;--dot:#def}
:root{--s0:#333;--s1:#5fae85;--s2:#e0bd4a;--s3:#d0695f;--even:13%;--step:15%}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
body{margin:0 auto;padding:1rem;max-width:70rem;overflow-wrap:break-word}
h1{font-size:1.5rem;margin:0}h2{font-size:1.2rem;margin:2rem 0 .5rem}
ul{padding-left:1.2rem}li{margin:.3rem 0}
.wide{overflow-x:auto}table{border-collapse:collapse;margin:.5rem 0}
caption{text-align:left;color:var(--soft);padding:.2rem 0}
th,td{padding:.15rem .5rem;text-align:left;font-size:.9rem;vertical-align:middle}
th,td{border-bottom:1px solid var(--rule)}
thead th{vertical-align:bottom}td.n{text-align:center}
td.n[style]{background:hsl(var(--hue) min(50%,200%*var(--far)) calc(var(--even) + var(--step)*var(--far)))}
svg{vertical-align:middle}small{display:block;color:var(--soft);font-size:.75rem}
pre{font-size:.85rem;margin:.3rem 0 1rem}
.quiet{color:var(--soft);font-size:.9rem}
.s0{fill:var(--s0)}.s1{fill:var(--s1)}.s2{fill:var(--s2)}.s3{fill:var(--s3)}
.z{stroke:var(--stroke);stroke-dasharray:2 2}.r{stroke:var(--range);stroke-width:3}.v{fill:var(--dot)}
@media(max-width:45rem){
.matrix th,.matrix td{padding:.15rem .3rem}.matrix thead th{text-align:center}
.matrix thead th bdi{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}
.rows,.rows caption,.rows tbody,.rows tr,.rows th,.rows td{display:block;border:0}.rows thead{display:none}
.rows tr{border-bottom:1px solid var(--rule);padding:.4rem 0}
.rows th,.rows td{padding:.15rem 0}.rows td{display:grid;grid-template-columns:9rem 1fr;gap:.5rem}
.rows td::before{content:attr(data-head);color:var(--soft)}}
"""
"""By the reader's own choice light or dark; on a narrow screen each row is a list under its name."""


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
        yield from _drawn(drawn)
        yield "</div>\n"


def _drawn(drawn: ReportTable | Matrix | PackLines) -> Iterator[str]:
    match drawn:
        case Matrix():
            yield from _matrix(drawn)
        case ReportTable():
            yield from _table(drawn)
        case PackLines():
            yield f"<p>{_said(drawn.caption)}</p>\n<pre>{escape(drawn.lines)}</pre>\n"


def _table(table: ReportTable) -> Iterator[str]:
    yield f'<table class="rows">\n<caption>{_said(table.caption)}</caption>\n<thead><tr>'
    yield "".join(f'<th scope="col">{_said(head)}</th>' for head in table.heads)
    yield "</tr></thead>\n<tbody>\n"
    for row in table.rows:
        named = zip(table.heads[1:], row.cells, strict=True)
        cells = "".join(
            f'<td data-head="{escape(head)}"><div>{_cell(cell)}</div></td>' for head, cell in named
        )
        yield f'<tr><th scope="row">{_said(row.name)}</th>{cells}</tr>\n'
    yield "</tbody>\n</table>\n"


def _cell(cell: Cell) -> str:
    match cell:
        case RangeLine():
            return f"{line(cell)}<small>{_said(cell.words)}</small>"
        case ShareBar():
            return f"{bar(cell)}<small>{_said(cell.words)}</small>"
        case SmallPrint():
            return f"<small>{_said(cell.words)}</small>"
        case _:
            return _said(cell)


def _matrix(matrix: Matrix) -> Iterator[str]:
    """Yield a matrix; its numbers are what is seen of its columns on a narrow screen."""
    yield f'<table class="matrix">\n<caption>{_said(matrix.caption)}</caption>\n<thead><tr><td></td>'
    names = [f"{number} {_said(name)}" for number, name in enumerate(matrix.names, 1)]
    yield "".join(f'<th scope="col">{name}</th>' for name in names)
    yield "</tr></thead>\n<tbody>\n"
    for name, shares in zip(names, matrix.shares, strict=True):
        cells = "".join(map(_share, shares))
        yield f'<tr><th scope="row">{name}</th>{cells}</tr>\n'
    yield "</tbody>\n</table>\n"


def _share(share: float | None) -> str:
    """Return a cell of the matrix, the stronger in colour the further from one half; it stays readable."""
    if share is None:
        return '<td class="n">–</td>'
    far = min(1.0, abs(share - 0.5) / 0.25)
    hue = 150 if share > 0.5 else 20
    return f'<td class="n" style="--hue:{hue};--far:{far:.2f}">{share * 100:.0f}</td>'
