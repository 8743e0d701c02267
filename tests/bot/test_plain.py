"""A worker that a stranger's file has taken over can lie to the bot, and make it do nothing."""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import os
import pickle
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path
from pickle import Unpickler
from typing import Any
from zlib import compress

import pytest
from pebble.pool.channel import WorkerChannel
from pydantic import BaseModel

from bot import workers as unit_of_work
from bot.competition.state import TournamentTable
from bot.decks import library as library_of
from bot.decks.library import Library, read_shelf
from bot.decks.pictures import BadPicture
from bot.decks.reading import collections
from bot.decks.shelf import Parts, in_parts, together
from bot.errors import TookTooLong
from bot.plain import NotPlain, read
from bot.settings import Settings
from bot.store import Store
from bot.workers import WorkerPool, WorkerTimeout, workers
from engines.kernel import Deck, Option, Say
from engines.kernel.cards.decks import BadDeck, LineFault
from engines.kernel.cards.packs import opened
from engines.neo_noble.cards.catalogue import starter
from engines.registry import GAMES
from engines.soul_forger.table.pieces import DoneDeed
from render import RenderService
from render.process.worker import RenderedPicture
from tests.bot.decks.test_library import SOUND
from tests.bot.test_workers import square


class Calls:
    """What calls something while it is unpacked."""

    def __init__(self, call: Any, *values: Any) -> None:
        self.how = call, values

    def __reduce__(self) -> Any:
        return self.how


def touching(mark: Path) -> Calls:
    return Calls(Path.touch, mark)


def answer_by_touching(mark: Path, *_given: Any) -> Calls:
    return touching(mark)


def parts_that_touch(mark: Path, *_given: Any) -> Parts:
    return Parts((pickle.dumps(touching(mark)),), (), b"")


def raise_by_touching(mark: Path) -> None:
    raise ValueError(touching(mark))


def channel() -> Any:
    """Return this process's end of the pipes, as one who has taken it over finds it."""
    frame = sys._getframe()
    while frame is not None:
        for each in frame.f_locals.values():
            if isinstance(each, WorkerChannel):
                return each
        frame = frame.f_back
    raise LookupError


def write_by_hand(parcel: bytes) -> None:
    """Write something else into the pipe than the library would, and wait to be ended."""
    channel().writer.send_bytes(parcel)
    time.sleep(60)  # until it is ended


def hold_the_locks() -> None:
    """Let nobody end this process as the library does."""
    channel().mutex.acquire()
    time.sleep(600)  # until it is ended


def half_a_message() -> None:
    """Begin a message that has no end."""
    os.write(channel().writer.fileno(), (10**6).to_bytes(4, "big") + b"and no more")
    time.sleep(600)  # until it is ended


def wait_until(true: Callable[[], bool]) -> None:
    for _ in range(600):
        if true():
            return
        time.sleep(0.05)
    raise AssertionError("it has not come to pass")


def wait_for(go: Path, begun: Path) -> None:
    with begun.open("a") as file:
        file.write("begun ")
    wait_until(go.exists)


@pytest.mark.parametrize("work", [answer_by_touching, raise_by_touching])
async def test_what_would_run_code_is_refused_and_a_new_process_does_what_comes_next(
    work: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    worker_pool, mark = WorkerPool(1), tmp_path / "mark"
    try:
        before = await worker_pool.do(60, "a", os.getpid)
        with pytest.raises(WorkerTimeout) as refused:
            await worker_pool.do(60, "a", work, mark)
        assert isinstance(refused.value.__cause__, NotPlain)
        assert "is no plain data" in caplog.text
        assert await worker_pool.do(60, "a", os.getpid) != before
        assert not mark.exists()
    finally:
        worker_pool.close()


async def test_what_is_written_into_the_pipe_by_hand_is_refused(tmp_path: Path) -> None:
    worker_pool, mark = WorkerPool(1), tmp_path / "mark"
    try:
        for parcel in (
            pickle.dumps(touching(mark)),
            pickle.dumps(touching(mark), 0),
            b"\x80\x04",
            b"rubbish",
        ):
            with pytest.raises(WorkerTimeout) as refused:
                await worker_pool.do(60, "a", write_by_hand, parcel)
            assert isinstance(refused.value.__cause__, NotPlain)
            assert await worker_pool.do(60, "a", square, 7) == 49
        assert not mark.exists()
    finally:
        worker_pool.close()
    assert pickle.loads(pickle.dumps(touching(mark))) is None
    assert mark.exists(), "it would have run"


async def test_one_who_is_refused_takes_nobody_with_them(tmp_path: Path) -> None:
    worker_pool, go, begun = WorkerPool(2), tmp_path / "go", tmp_path / "begun"
    try:
        other = asyncio.create_task(worker_pool.do(60, "b", wait_for, go, begun))
        await asyncio.to_thread(wait_until, begun.exists)
        with pytest.raises(WorkerTimeout):
            await worker_pool.do(60, "a", answer_by_touching, tmp_path / "mark")
        go.touch()
        await other
        assert begun.read_text() == "begun "
    finally:
        worker_pool.close()


def running() -> set[int | None]:
    return {child.pid for child in multiprocessing.active_children()}


@pytest.mark.parametrize("work", [hold_the_locks, half_a_message])
async def test_a_process_that_lets_nobody_end_it_is_ended_all_the_same(
    work: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unit_of_work, "_GRACE", 3.0)
    worker_pool = WorkerPool(1)
    try:
        taken = await worker_pool.do(60, "a", os.getpid)
        with pytest.raises(WorkerTimeout):
            await worker_pool.do(0.5, "a", work)
        monkeypatch.setattr(unit_of_work, "_GRACE", 30.0)
        assert await worker_pool.do(60, "a", square, 7) == 49
        await asyncio.to_thread(wait_until, lambda: taken not in running())
    finally:
        worker_pool.close()


async def test_what_a_process_that_draws_sends_is_refused_too(tmp_path: Path) -> None:
    renderer, mark = RenderService(partial(workers, 1)), tmp_path / "mark"
    try:
        for work in (answer_by_touching, raise_by_touching):
            with pytest.raises(BrokenProcessPool):
                await renderer._draw(partial(work, mark))
        renderer.forget()
        assert await renderer._draw(partial(square, 7)) == 49
        assert not mark.exists()
    finally:
        renderer.close()


async def test_who_has_sent_such_a_file_is_told_and_a_shelf_does_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, worker_pool, mark = (
        await Store.open(tmp_path / "library.sqlite3", tmp_path),
        WorkerPool(1),
        tmp_path / "mark",
    )
    try:
        library = Library(store, worker_pool, 60)
        game, pack, content = await library.read(1, SOUND.encode(), "club.yaml")
        await store.packs.put(1, game, pack.id, 1, content, 1, 1.0)
        monkeypatch.setattr(library_of, "read_new", partial(answer_by_touching, mark))
        with pytest.raises(TookTooLong):
            await library.read(1, SOUND.encode(), "club.yaml")
        monkeypatch.setattr(library_of, "read_parts", partial(parts_that_touch, mark))
        shelf = await library.shelf(1, collections()[game])
        assert [why.reason.key for why in shelf.left_out.values()] == ["pack-too-slow"]
        assert not mark.exists()
    finally:
        worker_pool.close()
        await store.close()


def build(head: bytes, state: Any) -> bytes:
    """Return a parcel that gives something another state."""
    return b"\x80\x02" + head + pickle.dumps(state, 2)[2:-1] + b"b."


PARCEL = pickle.dumps(starter()[0], 2)[2:-1]


@pytest.mark.parametrize(
    ("head", "what", "name"),
    [
        (b"cengines.kernel.prompts\nOption\n", Option, "key"),
        (b"cengines.kernel.packs\nopened\n", opened, "__defaults__"),
        (b"cengines.soul_forger.table.pieces\nDone\n(I-1\ntR", DoneDeed.ATTACKED, "_value_"),
        (PARCEL, starter()[0], "name"),
    ],
)
def test_what_all_share_is_not_changed(head: bytes, what: Any, name: str) -> None:
    before = getattr(what, name)
    for state in ({name: ("other",)}, (None, {name: ("other",)})):
        with pytest.raises(NotPlain):
            read(build(head, state))
        assert getattr(what, name) == before


@pytest.mark.parametrize(
    "called",
    [
        eval, getattr, os.system, subprocess.Popen, Path, partial, importlib.import_module, KeyboardInterrupt,
        WorkerPool, Store, Settings, compress, Unpickler, type, object, BaseModel,
    ],
)  # fmt: skip
def test_nothing_but_known_data_may_be_named(called: Any) -> None:
    with pytest.raises(NotPlain, match="no plain data"):
        read(pickle.dumps(called))


def test_a_small_parcel_that_holds_very_much_is_refused() -> None:
    bomb = compress(b" " * (80 * 2**20))
    with pytest.raises(NotPlain, match="holds more"):
        read(pickle.dumps(Calls(opened, type(starter()[0]), bomb)))


@pytest.mark.parametrize("cut", [0, 1, 5, 40])
def test_what_is_damaged_is_refused_by_one_name(cut: int) -> None:
    with pytest.raises(NotPlain, match="cannot be read"):
        read(pickle.dumps([Say("a"), "b" * 80])[:cut])


@pytest.mark.parametrize(
    "answer",
    [
        *(None, True, 7, 0.5, "word", b"bytes", ("a", 1), ["b"], {"c": (1, 2)}, {1, 2}, frozenset({3})),
        Say("key", {"n": 1}), Deck(game="noxtalia", name="Deck", sections=()),
        RenderedPicture(b"data", "png", "alt"),
        starter()[0], DoneDeed.ATTACKED, TournamentTable((1, 2)),
    ],
)  # fmt: skip
def test_answers_come_back_as_they_were(answer: Any) -> None:
    back = read(pickle.dumps(answer))
    assert back == answer
    assert type(back) is type(answer)


def test_errors_come_back_with_what_they_say() -> None:
    bad = BadDeck([LineFault(3, Say("deck-too-long"))])
    assert read(pickle.dumps(bad)).faults == bad.faults
    assert read(pickle.dumps(BadPicture(Say("picture-many")))).reason == Say("picture-many")
    assert str(read(pickle.dumps(ValueError("as it is")))) == "as it is"


@pytest.mark.parametrize("game", GAMES)
def test_shelves_come_back_as_they_were(game: str) -> None:
    if game in collections():
        shelf = read_shelf(game, [])
        assert together(read(pickle.dumps(in_parts(shelf)))) == shelf
