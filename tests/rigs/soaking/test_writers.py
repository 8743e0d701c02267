"""Two seconds of moves alone; `python -m tests.rigs.soak writers` moves clocks besides, for ten minutes."""

from __future__ import annotations

from pathlib import Path

from tests.rigs.soaking.writers import write


def test_nobody_waits_for_another_in_a_circle(fresh_url: str, tmp_path: Path):
    written, cut = write(fresh_url, tmp_path, 2.0, 1, credits=0.0)
    assert written > 100
    assert cut == 0
