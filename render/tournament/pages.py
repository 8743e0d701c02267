"""What goes upon one page: a picture must be legible when it is shown 400 pixels wide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from render.tournament.sheets import BracketSheet, Round, SheetPart, Standings

ROWS = 32
"""Of standings."""
MOST_COLUMNS = 5
"""Rounds side by side: what 32 entrants need."""
LOWER_COLUMNS = 4
"""Rounds side by side where a lower bracket, which is twice as long, takes more than one row of them."""
MOST_MATCHES = 16
"""Matches one below the other."""


def standings_pages(sheet: Standings) -> tuple[Standings, ...]:
    """Return the pages, one at least."""
    starts = range(0, max(1, len(sheet.rows)), ROWS)
    return tuple(replace(sheet, rows=sheet.rows[start : start + ROWS]) for start in starts)


def bracket_pages(bracket: BracketSheet) -> tuple[BracketSheet, ...]:
    """Return the pages: whole rounds side by side, then pieces of sixteen matches of the first of them."""
    pages: list[list[SheetPart]] = [[]]
    for part in bracket.parts:
        for piece in _pieces(part):
            taken = sum(len(each.rounds[0].matches) + 1 for each in pages[-1])
            if pages[-1] and taken + len(piece.rounds[0].matches) > MOST_MATCHES:
                pages.append([])
            pages[-1].append(piece)
    return tuple(replace(bracket, parts=tuple(parts)) for parts in pages)


def _pieces(part: SheetPart) -> Iterator[SheetPart]:
    """Cut a part into pieces that have room in a row of their own."""
    rounds = _without_empty(part.rounds)
    columns = MOST_COLUMNS if len(rounds) <= MOST_COLUMNS or _halves(rounds) else LOWER_COLUMNS
    for start in range(0, len(rounds), columns):
        beside = rounds[start : start + columns]
        count = -(-len(beside[0].matches) // MOST_MATCHES)
        for index in range(count):
            cut = [_share(each, index, count) for each in beside]
            yield SheetPart(part.title, tuple(each for each in cut if each.matches))


def _without_empty(rounds: Sequence[Round]) -> Sequence[Round]:
    """Leave out rounds in which nobody plays."""
    return [each for each in rounds if not all(match.bye for match in each.matches)]


def _halves(rounds: Sequence[Round]) -> bool:
    """Tell whether each round has half the matches of the one before, so that five of them close."""
    sizes = [len(each.matches) for each in rounds]
    return all(one == 2 * other for one, other in pairwise(sizes))


def _share(round: Round, index: int, count: int) -> Round:
    """Return one of so many pieces of a round."""
    each = max(1, len(round.matches) // count)
    return replace(round, matches=round.matches[index * each : (index + 1) * each])
