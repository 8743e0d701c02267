"""Standings and brackets of any size, with names as people have them."""

from __future__ import annotations

from render.tournament import BracketSheet, Round, SheetMatch, SheetPart, SheetRow, SheetSide, Standings

NAMES = (
    "Ana", "Benjamin the Magnificent, Third of His Name", "كريم", "Léa 🦊", "Зоя", "שלום Dan", "🎲🎲",
    "W" * 60, "\u202eevil\u202c", "Ōe", "**bold**",
)  # fmt: skip


def name(number: int) -> str:
    return NAMES[(number - 1) % len(NAMES)]


def table(count: int, cells: int = 4, cut: int = 0) -> Standings:
    rows = [
        SheetRow(n if n < count else None, n, name(n), ("13", *["66.67"] * (cells - 1)), n == 2)
        for n in range(1, count + 1)
    ]
    heads = ("Points", "OMW %", "GW %", "OGW %", "E", "F", "G", "H", "I")[:cells]
    return Standings("Thursday 🏆", "Swiss · after 5 rounds of 5", heads, tuple(rows), cut)


def single(size: int) -> BracketSheet:
    """A bracket in which the upper sides have won, and the final is to be played."""
    rounds: list[Round] = []
    here, number = list(range(1, size + 1)), 0
    while len(here) > 1:
        made: list[SheetMatch] = []
        over = len(here) > 2
        for one, other in zip(here[::2], here[1::2], strict=True):
            number += 1
            sides = (
                SheetSide(one, name(one), score="2" if over else "", won=over),
                SheetSide(other, name(other), score="10" if over else ""),
            )
            made.append(SheetMatch(number, sides, over, not over))
        rounds.append(Round(f"Round {len(rounds) + 1}", tuple(made)))
        here = here[::2]
    return BracketSheet("Thursday", "Single elimination", (SheetPart("", tuple(rounds)),), None)


def long_part(*sizes: int) -> SheetPart:
    """A part of rounds of so many matches, of which nobody is known."""
    sides = SheetSide(hint="W12"), SheetSide(hint="L3")
    return SheetPart(
        "Lower bracket",
        tuple(
            Round(f"Round {r}", tuple(SheetMatch(100 + n, sides) for n in range(size)))
            for r, size in enumerate(sizes, 1)
        ),
    )
