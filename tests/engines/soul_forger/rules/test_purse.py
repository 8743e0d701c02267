"""What cards are worth as payment is kept by the cards: nothing of a match outlives it by that."""

from __future__ import annotations

import gc
import inspect
import weakref

import pytest

from engines.soul_forger.cards import catalogue
from engines.soul_forger.rules.purse import Purse
from tests.engines.soul_forger.pack import creature
from tests.engines.soul_forger.scenes import ME, Scene


def test_the_cards_of_a_match_go_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_with", inspect.unwrap(catalogue._with))  # what the last matches keep
    scene = Scene(at="quest", sides=[{"hand": ["heron"]}], more=[creature("heron", 1, 1, 0, 1)])
    (heron,) = Purse(scene.table, ME).lying("hand", forge=False)
    assert heron.ronum == 1
    cards = weakref.ref(scene.table.catalogue)
    del scene
    gc.collect()
    assert cards() is None
