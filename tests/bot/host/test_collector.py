"""The garbage collector is kept from holding up the event loop."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from bot.host import collector


@pytest.fixture
def _as_before() -> Iterator[None]:
    """Take away what the tests themselves have set, and set it again."""
    thresholds = gc.get_threshold()
    gc.unfreeze()
    yield
    gc.set_threshold(*thresholds)
    gc.freeze()


@pytest.mark.usefixtures("_as_before")
def test_what_was_loaded_is_left_out_of_collections_which_become_rare() -> None:
    collector.settle()
    assert gc.get_freeze_count() > 10_000
    assert gc.get_threshold() == collector.THRESHOLDS
    assert gc.isenabled(), "cycles are still collected, only less often"


@pytest.mark.usefixtures("_as_before")
def test_cycles_still_go() -> None:
    class Node:
        alive = 0

        def __init__(self) -> None:
            self.itself = self
            Node.alive += 1

        def __del__(self) -> None:
            Node.alive -= 1

    collector.settle()
    most = 0
    for _ in range(3 * collector.THRESHOLDS[0]):
        Node()
        most = max(most, Node.alive)
    assert most <= collector.THRESHOLDS[0] + 1_000
