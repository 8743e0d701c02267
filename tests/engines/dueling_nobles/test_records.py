"""Stored records: the same answers must lead to the same tables, or `rules_version` must be raised.

Run `python -m tests.engines.dueling_nobles.test_records` to write them anew for a new version.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from engines.kernel import Record, Result, record_of, replay
from tests.engines.dueling_nobles.playing import answer_at_random, new_match
from tests.engines.dueling_nobles.scenes import GAME

FOLDER = Path(__file__).parent / "records"
MATCHES: dict[str, dict[str, Any]] = {
    "plain": {},
    "quick-one-by-one": {"quick_duel": True, "spend_mode": "cards_first", "boost_replace": "discard_old"},
    "three-blind-drafts": {"best_of_three": True, "blind_cards": True, "open_draft": True},
}


@pytest.mark.parametrize("name", MATCHES)
def test_a_stored_record_leads_to_the_same_end(name):
    record = Record.model_validate_json((FOLDER / f"{name}.json").read_text("utf-8"))
    assert record.result is not None
    assert replay(GAME, record).result == Result(*record.result)


def write() -> None:
    for name, options in MATCHES.items():
        chance = Random(name)
        match = new_match(options, f"record {name}")
        while match.decisions:
            answer_at_random(match, chance)
        record = record_of(GAME, options, 2, match.seed, match.answers, match.ending)
        (FOLDER / f"{name}.json").write_text(record.model_dump_json() + "\n", "utf-8")


if __name__ == "__main__":
    write()
