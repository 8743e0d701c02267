"""A short run of what `python -m tests.rigs.soak years` does for as long as one likes."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from bot.store import Statement
from tests.bot.community.scene import KEEP
from tests.rigs.soaking import years


def test_nothing_that_is_wanted_is_lost_while_years_go_by() -> None:
    tally = years.soak(120, 5, print, days=KEEP + 30)
    assert tally.days == KEEP + 30
    assert tally.aged > 5
    assert tally.kills > 3
    assert tally.answers > 500


@pytest.mark.parametrize(
    ("sql", "told"),
    [
        ("DELETE FROM matches WHERE id = 3", "match 3 is gone"),
        ("DELETE FROM answers WHERE match_id = 3 AND number = 1", "match 3 has"),
    ],
)
def test_a_witness_finds_what_is_lost(tmp_path: Path, sql: str, told: str) -> None:
    async def lose() -> None:
        witness = years.Witness(tmp_path, Random(1))
        await witness.open()
        for _ in range(3):
            await witness.day()
        await witness.years.store.writer.write(Statement(sql))
        try:
            with pytest.raises(years.Lost, match=told):
                await witness._compare(done=True)
        finally:
            await witness.years.store.close()

    asyncio.run(lose())
