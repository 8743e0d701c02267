"""Plant faults in starter sets and print after how many matches the lab says what is wrong.

python -m tests.rigs.faults                        the thirty faults between easy players
python -m tests.rigs.faults --level medium         … between medium ones: hours
python -m tests.rigs.faults --game noxtalia        ten of them
python -m tests.rigs.faults --propose              ten misprints, and what is proposed instead
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

from engines.kernel import Level
from tests.engines.lab.faults import FAULTS, MISPRINTS
from tests.engines.lab.planting import LOOKS, Fault, Misprint, mended, sighted

MEDIUM_LOOKS = (40, 80, 120, 180, 240)
"""Looks at matches of stronger players, each of which takes a second or two."""


def search(faults: Sequence[Fault], level: Level) -> list[Fault]:
    """Look for faults, print a row of each, and return those that were not found."""
    looks = LOOKS if level == "easy" else MEDIUM_LOOKS
    missed = list[Fault]()
    print("| game | deck | fault | in | verdict | CPU s |\n| --- | --- | --- | --- | --- | --- |", flush=True)
    for fault in faults:
        begin = time.process_time()
        found = sighted(fault, level, looks)
        if found is None:
            missed.append(fault)
        told = "none" if found is None else f"{found.verdict} after {found.matches:,} by {found.by}"
        seconds = time.process_time() - begin
        print(
            f"| {fault.game} | {fault.deck} | {fault.what} | {fault.card} | {told} | {seconds:.0f} |",
            flush=True,
        )
    return missed


def propose(misprints: Sequence[Misprint]) -> int:
    """Look for the numbers that were misprinted, print a row of each, and return how many were found."""
    print(
        "| game | deck | number | right | misprinted | wins | proposed | matches | CPU s |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
        flush=True,
    )
    hits = 0
    for each in misprints:
        begin = time.process_time()
        found = mended(each)
        hits += found.hits(each)
        proposals = found.proposals
        told = [
            f"{proposal.card} "
            + ", ".join(f"{change.field} {change.proposed}" for change in proposal.changes)
            + f": {proposal.now.value:.0%}"
            for proposal in proposals.found
        ]
        print(
            f"| {each.game} | {each.deck} | {each.card} {each.field} | {each.printed} | {each.number} "
            f"| {found.won:.0%} | {'; '.join(told) or 'nothing'} | {proposals.matches} "
            f"| {time.process_time() - begin:.0f} |",
            flush=True,
        )
    return hits


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--level", choices=("easy", "medium"), default="easy")
    parser.add_argument("--game", choices=sorted({fault.game for fault in FAULTS}))
    parser.add_argument("--propose", action="store_true")
    chosen = parser.parse_args()
    if chosen.propose:
        misprints = [each for each in MISPRINTS if chosen.game in (None, each.game)]
        print(f"\n{propose(misprints)} of {len(misprints)} found")
        return
    faults = [fault for fault in FAULTS if chosen.game in (None, fault.game)]
    missed = search(faults, chosen.level)
    print(f"\n{len(faults) - len(missed)} of {len(faults)} found")


if __name__ == "__main__":
    main()
