"""Reports on invented matches, in which one card is too strong and another is never played."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from bot.lab.earlier import EarlierReport
from bot.lab.report import Report
from bot.lab.setup import RunSetup
from engines.lab.counting import Sums, count
from engines.lab.figures import figures
from engines.lab.intervals import Estimate, share
from engines.lab.playing import MatchRecord, SeatRecord
from engines.lab.proposals.search import MovedMatchup, NumberChange, NumberProposal, Proposals
from engines.lab.runs import Decided, Findings
from engines.lab.sequential import Fairness
from engines.lab.verdicts import verdicts
from tests.bot.lab.runs import setup

RUN = setup("neo_noble")
ARENA = RUN.arena()
STRONG, NEVER = (ARENA.cards("underorchard")[0], ARENA.cards("fog_office")[0])


def record(chance: Random, one: str, other: str) -> MatchRecord:
    """Invent a match: one card of a deck wins most of its matches, one of another is never played."""
    seats = list[SeatRecord]()
    for deck in (one, other):
        order = [*ARENA.cards(deck)]
        chance.shuffle(order)
        held = dict.fromkeys(order[:12], 1)
        played = {card: 3 for card in held if card != NEVER and chance.random() < 0.6}
        left = frozenset(card for card in held if card not in played)
        seats.append(
            SeatRecord(deck, order=order, seen=15, held=held, played=played, left=left, chances=[0.5, 0.4])
        )
    strong = [STRONG in each.order[:5] for each in seats]
    winner = strong.index(True) if any(strong) and chance.random() < 0.8 else chance.randrange(2)
    seats[winner].won = 12
    return MatchRecord(seats, chance.randrange(2), 7, "reaped")


def report(run: RunSetup = RUN, decided: Fairness | None = "fair", matches: int = 1_200) -> Report:
    chance, sums, decks = Random(1), Sums(), [*run.decks]
    for number in range(matches):
        pair = chance.sample(decks, 2)
        count(sums, record(chance, *pair), f"seed {number}")
    found = figures(sums, {deck: ARENA.cards(deck) for deck in decks})
    return Report(
        run, Findings(found, verdicts(found.cards), {deck: Decided(decided, 500) for deck in decks})
    )


REPORT = report()


def earlier(**changed: Any) -> EarlierReport:
    """Return the report as one that was kept, some of it otherwise."""
    return EarlierReport.model_validate(json.loads(REPORT.as_json()) | changed)


def won(wins: int) -> Estimate:
    found = share(wins, 100)
    assert found is not None
    return found


PROPOSAL = NumberProposal(
    "well_digger",
    (NumberChange("power", 9, 3), NumberChange("cost", 2, 3)),
    won(65),
    won(51),
    (MovedMatchup("fog_office", won(70), won(50)),),
)


def with_proposals(*found: NumberProposal) -> Report:
    proposals = {"underorchard": Proposals(("well_digger", "hedge_boar"), 4_000, found)}
    return Report(REPORT.setup, REPORT.findings._replace(proposals=proposals))


PROPOSED = with_proposals(PROPOSAL)
