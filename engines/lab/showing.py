"""Matches that show what a report says: each is played again from its place in the run."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from engines.kernel import Level
from engines.lab.playing import WIN, Arena, Deal, SeatRecord, deals, play
from engines.lab.runs import Findings, Plan, meetings
from engines.lab.verdicts import Verdict, deck_verdict

_LOOKED_AT, _LOOKED_AT_OF_SEARCHERS = 40, 4
"""Matches among which one is looked for that shows a verdict."""


class DealPlace(NamedTuple):
    """Where a match stands in a run."""

    meeting: int
    number: int


class ShownMatch(NamedTuple):
    """A match, and what it shows."""

    deck: str
    card: str | None
    """None where it shows the deck, or a match without an end."""
    place: DealPlace


def deal_at(plan: Plan, place: DealPlace) -> Deal:
    """Return the match at a place. Raises IndexError for one that the run does not have."""
    met = meetings(plan.decks, plan.seats)
    if not (0 <= place.meeting < len(met) and place.number >= 0):
        raise IndexError(place)
    return next(deals(met[place.meeting], range(place.number, place.number + 1), plan.seed))


def place_of(plan: Plan, deal: Deal) -> DealPlace | None:
    """Return where a match stands; None for one that was played by other players, or with changed decks."""
    for meeting, decks in enumerate(meetings(plan.decks, plan.seats)):
        number = deal.seed.rpartition("/")[2]
        if sorted(decks) == sorted(deal.decks) and number.isdecimal():
            around = range(int(number), 2 * int(number) + 2)
            for each, found in zip(around, deals(decks, around, plan.seed), strict=True):
                if found == deal:
                    return DealPlace(meeting, each)
    return None


def shown(arena: Arena, plan: Plan, findings: Findings) -> list[ShownMatch]:
    """Return a match for each verdict where one is soon found, matches without an end first."""
    endless = (_endless(plan, seed) for seed in findings.figures.play.seeds[:1])
    found = [each for each in endless if each is not None]
    for deck in findings.figures.decks:
        verdict = deck_verdict(findings.decided[deck.deck].what, deck.won)
        if verdict in ("strong", "weak") and len(plan.decks) > 1:
            won = WIN if verdict == "strong" else 0
            found += _first(arena, plan, deck.deck, None, lambda seat, won=won: seat.won == won)
    for verdict in findings.verdicts:
        found += _first(arena, plan, verdict.deck, verdict.card, _showing(verdict))
    return found


def _endless(plan: Plan, seed: str) -> ShownMatch | None:
    """Return the match that a run has counted under a name such as `1/a-b/3|a|b`."""
    seed, *decks = seed.split("|")
    place = place_of(plan, Deal(tuple(decks), seed))
    return None if place is None else ShownMatch(decks[0], None, place)


def _showing(verdict: Verdict) -> Callable[[SeatRecord], bool]:
    card = verdict.card
    match verdict.kind:
        case "too_strong":
            return lambda seat: card in seat.played and seat.won == WIN
        case "too_weak":
            return lambda seat: card in seat.held and seat.won == 0
        case "never_played" | "dead_weight":
            return lambda seat: card in seat.left


def _first(
    arena: Arena, plan: Plan, deck: str, card: str | None, shows: Callable[[SeatRecord], bool]
) -> Iterator[ShownMatch]:
    """Yield the first match of a deck that shows something, if one of the first does."""
    levels: list[Level] = [plan.level] * plan.seats
    most = _LOOKED_AT_OF_SEARCHERS if plan.level in ("medium", "hard") else _LOOKED_AT
    mine = [place for place, decks in enumerate(meetings(plan.decks, plan.seats)) if deck in decks]
    for number in range(most):
        place = DealPlace(mine[number % len(mine)], number // len(mine))
        record = play(arena, deal_at(plan, place), levels)
        if any(seat.deck == deck and shows(seat) for seat in record.seats):
            yield ShownMatch(deck, card, place)
            return
