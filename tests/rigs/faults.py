"""Plant faults in starter sets and print after how many matches the lab says what is wrong.

python -m tests.rigs.faults                        the thirty faults between easy players
python -m tests.rigs.faults --level medium         … between medium ones: hours
python -m tests.rigs.faults --game noxtalia        ten of them
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence

from engines.kernel import Level
from tests.engines.lab.faults import FAULTS
from tests.engines.lab.planting import LOOKS, Fault, matches_until_found

MEDIUM_LOOKS = (40, 80, 120, 180, 240)
"""Looks at matches of stronger players, each of which takes a second or two."""


def search(faults: Sequence[Fault], level: Level) -> list[Fault]:
    """Look for faults, print a row of each, and return those that were not found."""
    looks = LOOKS if level == "easy" else MEDIUM_LOOKS
    missed = list[Fault]()
    print("| game | deck | fault | in | matches | CPU s |\n| --- | --- | --- | --- | --- | --- |", flush=True)
    for fault in faults:
        begin = time.process_time()
        found = matches_until_found(fault, level, looks)
        if found is None:
            missed.append(fault)
        told = f"not in {looks[-1]:,}" if found is None else str(found)
        seconds = time.process_time() - begin
        print(
            f"| {fault.game} | {fault.deck} | {fault.what} | {fault.card} | {told} | {seconds:.0f} |",
            flush=True,
        )
    return missed


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--level", choices=("easy", "medium"), default="easy")
    parser.add_argument("--game", choices=sorted({fault.game for fault in FAULTS}))
    chosen = parser.parse_args()
    faults = [fault for fault in FAULTS if chosen.game in (None, fault.game)]
    missed = search(faults, chosen.level)
    print(f"\n{len(faults) - len(missed)} of {len(faults)} found")


if __name__ == "__main__":
    main()
