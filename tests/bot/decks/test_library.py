"""Packs and decks of strangers: read beside the loop, once for all, refused in words."""

from __future__ import annotations

import asyncio
import gc
import time
import weakref
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.decks.library import AGAIN, Library, read_best, read_new, read_shelf
from bot.decks.reading import collections, in_lines
from bot.errors import TookTooLong
from bot.store import Store
from bot.texts import texts_in
from bot.workers import WorkerPool, WorkerTimeout
from engines.kernel.cards.decks import BadDeck
from engines.kernel.cards.lists import NO_MORE
from engines.kernel.cards.packs import BadPack, Pack
from engines.kernel.state.limits import (
    CARD_CHARACTERS,
    DECK_FAULTS_TOLD,
    PACK_CARDS,
    PACKS_KEPT,
    PROBLEMS_TOLD,
)
from tests.rigs import strangers

GUILD, ANNE = 7, 11
SOUND = (strangers.HEADS["noxtalia"] + strangers.CARD["noxtalia"]) % (
    "{action: heal, who: {pick: chosen, side: ally}, value: 2}"
)
SEEDS = st.integers(0, 10**9)
PLAIN = {
    "noxtalia": SOUND,
    "neo_noble": strangers.HEADS["neo_noble"]
    + "spirits:\n- {id: one, name: {en: One, fr: Un}, type: errant, colour: green, cost: 1, power: 2,\n"
    "   fate: heavenbound, resolve: 1, texts: []}\n",
    "soul_forger": strangers.HEADS["soul_forger"]
    + "cards:\n- {id: one, name: {en: One, fr: Un}, type: creature, ronum: 1, on: 1, off: 0, endurance: 1,\n"
    "   experience: 1}\n",
    "magic": strangers.HEADS["magic"]
    + "cards:\n- {id: one, name: {en: One, fr: Un}, cost: G, types: {card: [creature], sub: [bear]},\n"
    "   pt: [1, 1]}\n",
}
"""A pack of one card for each game, without a fault."""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(tmp_path / "library.sqlite3", tmp_path)
    yield opened
    await opened.close()


class Counting(WorkerPool):
    """Reads at once, and counts how often."""

    def __init__(self) -> None:
        super().__init__(0)
        self.done: list[str] = []
        self.slow = False
        self.broken = False

    async def do(self, seconds, whose, work, *args, **kwargs):
        self.done.append(work.__name__)
        if self.slow:
            raise WorkerTimeout("slow")
        if self.broken:
            raise OSError("broken")
        return work(*args, **kwargs)


async def keep(store: Store, library: Library, text: str, version: int = 1) -> None:
    game, pack, content = await library.read(GUILD, text.encode(), "club.yaml")
    await store.packs.put(GUILD, game, pack.id, version, content, ANNE, 1.0)
    library.changed(GUILD, game)


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_whatever_is_sent_as_a_pack_is_taken_or_refused_in_words(seed: int) -> None:
    taken = _outcome(read_new, strangers.pack(seed), "x.yaml", [SOUND_JSON])
    if isinstance(taken, BadPack):
        assert 0 < len(taken.problems) <= PROBLEMS_TOLD
        for locale in ("en", "fr"):
            assert all(len(line) < 1_500 for line in in_lines(taken.problems, texts_in(locale)))
        return
    game, pack, content = taken
    shelf = read_shelf(game, [content])
    assert [one.id for one in shelf.packs] == [pack.id]
    for locale in ("en", "fr"):
        say = texts_in(locale)
        for page in shelf.pages.values():
            if page.pack == pack.id:
                assert len("\n".join(say.tell(line) for line in page.lines)) <= CARD_CHARACTERS


def _outcome(read: Callable[..., Any], *what: Any) -> Any:
    """Return what is read, or the refusal; anything else that is raised fails the test."""
    try:
        return read(*what)
    except (BadPack, BadDeck) as refusal:
        return refusal


SOUND_JSON = read_new(SOUND.replace("strange", "other").encode(), "x.yaml", [])[2]
STARTERS = {game.id: read_shelf(game.id, []) for game in collections().values()}
CARDS = {key: (shelf.headings, shelf.names, NO_MORE) for key, shelf in STARTERS.items()}


@settings(max_examples=100, deadline=None)
@given(SEEDS)
def test_whatever_is_sent_as_a_deck_is_read_or_refused_in_words(seed: int) -> None:
    deck = _outcome(read_best, strangers.deck(seed), "x", CARDS)
    if isinstance(deck, BadDeck):
        assert 0 < len(deck.faults) <= DECK_FAULTS_TOLD
        for locale in ("en", "fr"):
            assert all(len(texts_in(locale).tell(fault.reason)) < 600 for fault in deck.faults)
        return
    assert deck.game in CARDS


def test_a_card_that_takes_too_long_to_say_is_a_fault_with_its_line() -> None:
    action = "{action: heal, who: {pick: chosen, side: ally}, value: 2}"
    for _ in range(3):
        action = f"{{action: choose_one, modes: [{', '.join([f'{{do: [{action}]}}'] * 4)}]}}"
    text = strangers.HEADS["noxtalia"] + strangers.CARD["noxtalia"] % action
    with pytest.raises(BadPack) as refused:
        read_new(text.encode(), "x.yaml", [])
    (problem,) = refused.value.problems
    assert problem.reason.key in ("pack-unsayable", "pack-text-long")
    assert (problem.source, problem.line, problem.card) == ("x.yaml", 6, "strange_one")


def test_a_pack_has_so_many_entries_at_most() -> None:
    card = SOUND.partition("capacities:\n")[2]
    text = SOUND + "".join(card.replace("strange_one", f"strange_{n}") for n in range(PACK_CARDS))
    with pytest.raises(BadPack) as refused:
        read_new(text.encode(), "x.yaml", [])
    assert [problem.reason.key for problem in refused.value.problems] == ["pack-too-many"]


async def test_packs_are_read_once_and_again_when_one_comes_or_goes(store: Store) -> None:
    worker_pool = Counting()
    library = Library(store, worker_pool, 20)
    game = collections()["noxtalia"]
    assert not (await library.shelf(GUILD, game)).packs
    assert worker_pool.done == []
    await keep(store, library, SOUND)
    worker_pool.done.clear()
    shelves = await asyncio.gather(*(library.shelf(GUILD, game) for _ in range(20)))
    assert {id(shelf) for shelf in shelves} == {id(shelves[0])}
    assert shelves[0].pages["strange_one"].pack == "strange"
    assert worker_pool.done == ["read_parts"]
    await library.shelf(GUILD, collections()["neo_noble"])
    assert worker_pool.done == ["read_parts"]
    await store.packs.remove(GUILD, "noxtalia", "strange")
    library.changed(GUILD, "noxtalia")
    assert "strange_one" not in (await library.shelf(GUILD, game)).pages
    assert (await library.shelf(None, game)).packs == ()


async def test_servers_with_the_same_packs_share_them(store: Store) -> None:
    worker_pool = Counting()
    library = Library(store, worker_pool, 20)
    game, pack, content = await library.read(GUILD, SOUND.encode(), "club.yaml")
    for guild in (GUILD, GUILD + 1):
        await store.packs.put(guild, game, pack.id, 1, content, ANNE, 1.0)
    worker_pool.done.clear()
    one, other = [await library.shelf(guild, collections()[game]) for guild in (GUILD, GUILD + 1)]
    assert one is other
    assert worker_pool.done == ["read_parts"]


async def test_what_takes_too_long_is_refused_or_left_out(store: Store) -> None:
    worker_pool = Counting()
    library = Library(store, worker_pool, 20)
    await keep(store, library, SOUND)
    worker_pool.slow = True
    with pytest.raises(TookTooLong):
        await library.read(GUILD, SOUND.encode(), "club.yaml")
    with pytest.raises(TookTooLong):
        await library.read_deck(GUILD, "x", "x", list(STARTERS.values()))
    shelf = await library.shelf(GUILD, collections()["noxtalia"])
    assert shelf.packs == ()
    assert shelf.pages
    assert [(pack, why.reason.key) for pack, why in shelf.left_out.items()] == [("strange", "pack-too-slow")]


async def test_a_reading_that_failed_is_tried_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    worker_pool = Counting()
    library = Library(store, worker_pool, 20)
    game = collections()["noxtalia"]
    await keep(store, library, SOUND)
    worker_pool.slow = True
    assert not (await library.shelf(GUILD, game)).packs
    worker_pool.slow = False
    worker_pool.done.clear()
    await library.shelf(GUILD, game)
    assert worker_pool.done == [], "not at once: each reading may take the reader its whole time"
    later = time.monotonic() + AGAIN
    monkeypatch.setattr("time.monotonic", lambda: later)
    assert "strange_one" in (await library.shelf(GUILD, game)).pages


async def test_a_reading_that_went_wrong_is_not_kept(store: Store) -> None:
    worker_pool = Counting()
    library = Library(store, worker_pool, 20)
    game = collections()["noxtalia"]
    await keep(store, library, SOUND)
    worker_pool.broken = True
    with pytest.raises(OSError, match="broken"):
        await library.shelf(GUILD, game)
    worker_pool.broken = False
    assert "strange_one" in (await library.shelf(GUILD, game)).pages


async def test_a_changed_pack_takes_the_place_of_the_one_before(store: Store) -> None:
    """Twelve imports of one pack leave one shelf."""
    library = Library(store, Counting(), 20)
    game = collections()["noxtalia"]
    for version in range(12):
        await keep(store, library, SOUND.replace("version: 1", f"version: {version + 1}"))
        await library.shelf(GUILD, game)
    assert len(library._shelves) == 1


async def test_shelves_are_kept_by_weight(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    worker_pool = Counting()
    library = Library(store, worker_pool, 20)
    game = collections()["noxtalia"]
    for guild in range(5):
        text = SOUND.replace("strange_one", f"strange_{guild}")
        _, pack, content = await library.read(guild, text.encode(), "club.yaml")
        await store.packs.put(guild, "noxtalia", pack.id, 1, content, ANNE, 1.0)
        monkeypatch.setattr("bot.decks.library.MOST_WEIGHT", 2 * len(content) + 1)
        await library.shelf(guild, game)
    assert len(library._shelves) == 2
    assert "strange_4" in (await library.shelf(4, game)).pages
    assert "strange_0" in (await library.shelf(0, game)).pages


def test_what_was_kept_and_is_no_longer_understood_is_left_out() -> None:
    old = '{"game": "noxtalia", "id": "old"}'
    shelf = read_shelf("noxtalia", ['{"game": "noxtalia"}', old, "nonsense", SOUND_JSON])
    assert [pack.id for pack in shelf.packs] == ["other"]
    assert {pack: why.reason.key for pack, why in shelf.left_out.items()} == {"old": "pack-not-understood"}


@pytest.mark.parametrize("game", PLAIN)
def test_old_versions_of_a_large_pack_are_let_go_of(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server may bring a new one each minute, and what reads them lives for weeks."""
    monkeypatch.setattr(Pack, "weight", property(lambda _pack: PACKS_KEPT // 4))
    kept: list[weakref.ref[Any]] = []
    for version in range(1, 13):
        text = PLAIN[game]
        _, pack, content = read_new(text.replace("version: 1", f"version: {version}").encode(), "x.yaml", [])
        shelf = read_shelf(game, [content])
        assert not shelf.left_out
        kept += [weakref.ref(pack), *map(weakref.ref, shelf.packs)]
        del pack, shelf
    gc.collect()
    alive = [version // 2 + 1 for version, each in enumerate(kept) if each() is not None]
    assert min(alive, default=12) > 6, alive


async def test_a_pack_that_comes_while_others_are_read_is_seen_from_then_on(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    library, game = Library(store, Counting(), 20.0), collections()["noxtalia"]
    contents = store.packs.contents

    async def slow(*asked: Any) -> list[str]:
        found = await contents(*asked)
        monkeypatch.undo()
        await keep(store, library, SOUND)
        return found

    monkeypatch.setattr(store.packs, "contents", slow)
    assert (await library.shelf(GUILD, game)).packs == ()
    assert [pack.id for pack in (await library.shelf(GUILD, game)).packs] == ["strange"]


async def test_who_waits_for_a_pack_that_is_removed_meanwhile_gets_what_is_left(store: Store) -> None:
    worker_pool = Counting()
    library, game = Library(store, worker_pool, 20.0), collections()["noxtalia"]
    await keep(store, library, SOUND)
    worker_pool.slow = True

    async def removed(*asked: Any) -> Any:
        library.changed(GUILD, game.id)
        return await Counting.do(worker_pool, *asked)

    worker_pool.do = removed  # type: ignore[method-assign]
    shelf = await library.shelf(GUILD, game)
    assert shelf.packs == ()
    assert [*shelf.left_out] == ["strange"]
