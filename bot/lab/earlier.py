"""An earlier report, as far as a later one is compared with it."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

from pydantic import BaseModel

from bot.lab.report import Report
from engines.lab.intervals import Z95, Estimate, two_sided


class _Share(BaseModel):
    value: float
    cases: int
    low: float
    high: float


class _DeckBefore(BaseModel):
    deck: str
    won: _Share | None


class _VerdictBefore(BaseModel):
    kind: str
    deck: str
    card: str
    by: str


class EarlierReport(BaseModel):
    """What a report for machines said: its other fields do not count."""

    game: str
    level: str
    decks: tuple[_DeckBefore, ...]
    verdicts: tuple[_VerdictBefore, ...]


class ChangedDeck(NamedTuple):
    """A deck that wins more or less than before, beyond what chance would do."""

    deck: str
    before: Estimate
    now: Estimate


class ReportChanges(NamedTuple):
    """What is otherwise than in an earlier report."""

    decks: tuple[ChangedDeck, ...]
    gone: tuple[tuple[str, str], ...]
    """Decks and cards of which something was said, and nothing any more."""
    new: tuple[tuple[str, str], ...]
    """Decks and cards of which nothing was said before."""


def changes(before: EarlierReport, now: Report) -> ReportChanges:
    """Compare a report with an earlier one of the same game."""
    shares = {each.deck: each.won for each in before.decks if each.won is not None}
    decks = [
        ChangedDeck(each.deck, Estimate(**shares[each.deck].model_dump()), each.won)
        for each in now.findings.figures.decks
        if each.won is not None and each.deck in shares
    ]
    said = {(each.deck, each.card): None for each in before.verdicts}
    says = {(each.deck, each.card): None for each in now.findings.verdicts}
    return ReportChanges(
        tuple(each for each in decks if _differ(each.before, each.now)),
        tuple(each for each in said if each not in says and each[0] in now.setup.decks),
        tuple(each for each in says if each not in said),
    )


def _differ(one: Estimate, other: Estimate) -> bool:
    """Tell whether chance alone would bring two shares so far apart in less than one of twenty runs."""
    error = sqrt(sum(((each.high - each.low) / (2 * Z95)) ** 2 for each in (one, other)))
    return error > 0 and two_sided((one.value - other.value) / error) < 0.05
