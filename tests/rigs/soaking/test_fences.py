"""A few interleavings of two owners in every run; `python -m tests.rigs.soak fences` plays 1,000."""

from __future__ import annotations

from pathlib import Path

from tests.rigs.soaking.fences import interleave


def test_two_owners_come_to_what_one_comes_to(fresh_url: str, tmp_path: Path):
    assert interleave(fresh_url, tmp_path, 25, 1) > 10
