"""Each tie-break comes to what its federation defines, in a small event that was reckoned by hand."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction

import pytest

from bot.competition.setup import Setup
from bot.competition.standings import parted, standings
from bot.competition.state import Entrant, Format
from bot.competition.tie_breaks import TIE_BREAKS, By, Value
from tests.bot.competition.scene import entrants, number, rounds

LEAST = Fraction(33, 100)
"""What a share counts for at least, MTR appendix C."""
TWO_ROUNDS = ("A-B 2-0, C-D 2-1", "A-C 2-1, B-D 2-0")
"""MW: A 1, B and C 1/2, D none. GW: A 4 of 5, B 2 of 4, C 3 of 6, D 1 of 5."""


@dataclass(frozen=True)
class Example:
    """A small event, and what a definition makes of it."""

    source: str
    """Where it is defined."""
    numbers: Mapping[str, Value]
    """What it comes to, by entrants."""
    formats: Collection[Format]
    """The formats it is meant for."""
    played: Sequence[str] = TWO_ROUNDS
    changes: Mapping[str, Entrant] = field(default_factory=dict[str, Entrant])
    """Who has come late, or left."""


EXAMPLES: Mapping[By, Example] = {
    By.OMW: Example(
        "MTR appendix C, opponents' match-win percentage",
        {"A": Fraction(1, 2), "B": (1 + LEAST) / 2, "C": (LEAST + 1) / 2, "D": Fraction(1, 2)},
        formats=set(Format),
    ),
    By.GW: Example(
        "MTR appendix C, game-win percentage",
        {"A": Fraction(4, 5), "B": Fraction(1, 2), "C": Fraction(1, 2), "D": LEAST},
        formats=set(Format),
    ),
    By.OGW: Example(
        "MTR appendix C, opponents' game-win percentage",
        {"A": Fraction(1, 2), "B": (Fraction(4, 5) + LEAST) / 2, "C": (LEAST + Fraction(4, 5)) / 2,
         "D": Fraction(1, 2)},
        formats=set(Format),
    ),
}  # fmt: skip
"""Numbers come from the definition, reckoned by hand, and never from the program."""


@pytest.mark.parametrize("by", TIE_BREAKS)
def test_each_tie_break_comes_to_what_its_definition_says(by: By) -> None:
    assert by in EXAMPLES, "reckon an example by hand, and put it into EXAMPLES"
    example = EXAMPLES[by]
    assert len(set(example.numbers.values())) > 1, "an example in which all have the same shows nothing"
    table = standings(
        entrants("".join(example.numbers), **example.changes), rounds(*example.played), "", ties=[by]
    )
    assert {row.number: row.ties[by] for row in table} == {
        number(who): value for who, value in example.numbers.items()
    }, example.source


@pytest.mark.parametrize("by", TIE_BREAKS)
@pytest.mark.parametrize("format", Format)
def test_each_tie_break_counts_in_the_formats_it_is_meant_for(by: By, format: Format) -> None:
    assert by in EXAMPLES, "say which formats it is meant for, in EXAMPLES"
    assert (by in Setup(format=format).ties) == (format in EXAMPLES[by].formats)


@pytest.mark.parametrize("by", TIE_BREAKS)
def test_each_tie_break_parts_those_whom_nothing_weightier_parts(by: By) -> None:
    one, other, *_ = standings(entrants("AB"), [], "", ties=TIE_BREAKS)
    more = replace(one, ties={**one.ties, by: one.ties[by] + 1})
    step = parted(more, other, (more, other))
    assert (step.by, step.mine, step.theirs) == (by, more.ties[by], other.ties[by])
    assert more.key > other.key


def test_no_example_is_left_behind() -> None:
    assert set(EXAMPLES) == set(TIE_BREAKS)
