"""Short runs of what `python -m tests.rigs.soak years` does for as long as one likes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import TypeAlias

import pytest

from bot.store import Statement
from tests.bot.community.scene import KEEP
from tests.rigs.soaking import years
from tests.rigs.soaking.grounds import Ground, of_file, of_server

Spoil: TypeAlias = Callable[[years.Witness], Awaitable[None]]


@pytest.fixture(params=["sqlite", "postgres"])
def ground(request: pytest.FixtureRequest, tmp_path: Path) -> Ground:
    if request.param == "sqlite":
        return of_file(tmp_path)
    return of_server(request.getfixturevalue("postgres"), tmp_path)


def test_nothing_that_is_wanted_is_lost_while_years_go_by(tmp_path: Path) -> None:
    tally = years.soak(120, 5, print, of_file(tmp_path), days=KEEP + 30, kills=0.0)
    assert tally.days == KEEP + 30
    assert tally.aged > 5
    assert tally.cuts > 3
    assert tally.answers > 500


def test_nothing_is_lost_by_a_kill_and_who_leaves_stays_forgotten(
    ground: Ground, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(years, "LEAVES", 1.0)
    tally = years.soak(120, 1, print, ground, days=1, kills=1.0)
    assert tally.kills + tally.forgotten > 0, "it has written something that was worth a kill"


def spoilt_by(sql: str) -> Spoil:
    async def spoil(witness: years.Witness) -> None:
        await witness.years.store.writer.write(Statement(sql))

    return spoil


async def one_is_remembered(witness: years.Witness) -> None:
    witness.forgotten.add(witness.people[0])


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (spoilt_by("DELETE FROM matches WHERE id = 3"), "match 3 is gone"),
        (spoilt_by("DELETE FROM answers"), r"match \d+ has"),
        (one_is_remembered, "known again"),
    ],
)
def test_a_witness_finds_what_is_lost_and_what_should_be(tmp_path: Path, spoil: Spoil, told: str) -> None:
    async def lose() -> None:
        witness = years.Witness(of_file(tmp_path), Random(1), kills=0.0)
        await witness.open()
        for _ in range(3):
            await witness.day()
        await spoil(witness)
        try:
            with pytest.raises(years.Lost, match=told):
                await witness._compare(done=True)
        finally:
            await witness.close()

    asyncio.run(lose())
