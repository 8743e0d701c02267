"""Caches that are bounded by what they hold."""

from __future__ import annotations

import gc
import pickle
import weakref
from typing import Any

import pytest

from bot.decks.reading import collections
from engines.kernel.cards.packs import Pack, weight_of
from engines.kernel.state.limits import PACKS_KEPT
from engines.kernel.state.weighted_cache import kept_as_long, kept_by_weight
from engines.magic.cards.catalogue import starter as magic_set
from engines.neo_noble.cards.catalogue import starter as neo_noble_set
from engines.noxtalia.cards.catalogue import starter as noxtalia_set
from engines.soul_forger.cards.catalogue import starter as soul_forger_set

STARTERS: dict[str, Pack] = {
    "magic": magic_set(),
    "neo_noble": neo_noble_set()[0],
    "noxtalia": noxtalia_set()[0],
    "soul_forger": soul_forger_set()[0],
}


def test_what_was_used_longest_ago_makes_room_for_what_is_heavy() -> None:
    made: list[str] = []

    @kept_by_weight(10, len)
    def doubled(text: str) -> str:
        made.append(text)
        return text * 2

    for text in ("aaaa", "bbbb", "aaaa", "cccc", "aaaa", "bbbb"):
        assert doubled(text) == text * 2
    assert made == ["aaaa", "bbbb", "cccc", "bbbb"]


def test_what_is_too_heavy_to_be_kept_is_made_each_time() -> None:
    made: list[str] = []

    @kept_by_weight(3, len)
    def doubled(text: str) -> str:
        made.append(text)
        return text * 2

    assert [doubled("aaaa"), doubled("aaaa")] == ["aaaaaaaa"] * 2
    assert made == ["aaaa"] * 2


def test_what_is_kept_as_long_as_something_lives_goes_with_it() -> None:
    class Owner:
        pass

    @kept_as_long
    def named(owner: Owner, name: str) -> list[str]:
        return [name]

    owner = Owner()
    assert named(owner, "a") is named(owner, "a")
    assert named(owner, "b") == ["b"]
    gone = weakref.ref(owner)
    del owner
    assert gone() is None


def test_every_game_with_cards_is_tried() -> None:
    assert STARTERS.keys() == collections().keys()


@pytest.mark.parametrize("game", STARTERS)
def test_a_pack_that_comes_again_and_again_does_not_fill_memory(game: str) -> None:
    alive: list[weakref.ref[Any]] = []
    for version in range(1, 41):
        alive.append(weakref.ref(pickle.loads(pickle.dumps(_large(game, version)))))
    gc.collect()
    left = [pack for each in alive if (pack := each()) is not None]
    assert 0 < weight_of(*left) <= PACKS_KEPT
    assert len(left) < 30


def _large(game: str, version: int) -> Pack:
    pack = STARTERS[game]
    return pack.model_copy(update={"version": version, "id": "mine"})
