"""An owner's real cards: how long a file takes, what is kept of it, how soon names are found in it."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import TypeVar

from bot.decks.naming import best_named
from bot.real.imported import Imported, loose
from bot.real.importing import import_file
from bot.store import RealRun, Store
from engines.magic.cards.facts import CardFacts, Reading, Refusal
from tests.engines.magic.cards.bulks import OnePrinting, card, scryfall
from tests.rigs.measuring.figure import FULL, Figure, Size

T = TypeVar("T")

CARDS, PRINTINGS, LOOKS = 30_000, 100_000, 200
_SYLLABLES = (
    "bran", "cor", "dul", "eth", "fal", "gri", "hol", "iv", "jar", "kel", "lum", "mor", "nar", "oss", "pel",
    "quin", "ras", "sel", "tor", "und", "ves", "wil",
)  # fmt: skip
_KINDS = ("Warden", "of the Mist", "Blade", "Oath")
_TYPED = ("br", "lumr", "warden", "of the", "gri hol", "brna cro", "xqzt", "selund w")
_BETWEEN = 0.05
"""Seconds between two looks at memory."""
_PADDING = {f"uri_{number}": "https://example.invalid/" + "x" * 60 for number in range(30)}
"""What a row of such a file has besides: most of its 3.6 KB."""


def measure(size: Size) -> Iterator[Figure]:
    """Measure a file with as many cards as there are, its texts unread, and names typed into it."""
    share = 1 if size == FULL else 100
    cards, printings = CARDS // share, PRINTINGS // share
    with TemporaryDirectory() as folder:
        file = Path(folder) / "cards.json"
        file.write_text(invented(cards, printings), encoding="utf-8")
        parsed, _ = _cpu(lambda: json.loads(file.read_bytes()))
        taken, found = _cpu(lambda: import_file(str(file), None, (), _unread, 0))
        yield Figure(
            f"real_cards: CPU for a file of {printings} printings", taken, "s", parsed, "JSON alone", bar=20
        )
        yield from asyncio.run(_kept(Path(folder), found, file.stat().st_size / printings))
        file.write_text(invented(cards, printings), encoding="utf-8")
        first, second = (_memory_of_import(file) for _ in range(2))
        yield Figure(
            "real_cards: memory of all processes of `real import`", max(first, second), "MiB", first,
            "the first time alone", bar=200,
        )  # fmt: skip


def _memory_of_import(file: Path) -> float:
    """Return the most MiB that the command and its processes hold at once; what they share counts once."""
    settings = {**os.environ, "HERALD_REAL_CARDS": "docs/real-cards.md", "HERALD_DATABASE": f"{file}.sqlite3"}
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "real", "import", str(file)], env=settings, stdout=subprocess.DEVNULL
    ) as command:
        most = 0
        while command.poll() is None:
            most = max(most, sum(map(_proportional, _tree(command.pid))))
            time.sleep(_BETWEEN)
    assert command.returncode == 0
    return most / 1024


def _tree(process: int) -> Iterator[int]:
    """Yield a process, and those that it and they have begun."""
    yield process
    with suppress(OSError):
        for children in Path(f"/proc/{process}/task").glob("*/children"):
            for child in children.read_text().split():
                yield from _tree(int(child))


def _proportional(process: int) -> int:
    """Return a process's memory in KiB, of what is shared its part; 0 for one that has ended."""
    with suppress(OSError):
        for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1])
    return 0


def _cpu(work: Callable[[], T]) -> tuple[float, T]:
    begin = time.process_time()
    found = work()
    return time.process_time() - begin, found


def _unread(_facts: CardFacts, _text: str) -> Reading:
    return Reading(None, (Refusal("unclear", {}, 1),))


async def _kept(folder: Path, found: Imported, row: float) -> list[Figure]:
    database = folder / "herald.sqlite3"
    store = await Store.open(database, folder)
    empty = database.stat().st_size
    cards = found.number
    run = RealRun(at=0.0, source="", digest=found.digest, reader=0, cards=cards, printings=found.printings)
    begin = time.perf_counter()
    cards_, names = ([*map(loose, rows)] for rows in (found.cards, found.names))
    await store.real_cards.take_in(run, cards_, names, found.changed, found.gone)
    written = time.perf_counter() - begin
    begin = time.perf_counter()
    every = await store.real_cards.every()
    read = time.perf_counter() - begin
    typed = [await _timed(best_named(store.real_cards, _TYPED[at % len(_TYPED)], 25)) for at in range(LOOKS)]
    plain = [await _timed(store.real_cards.rows([every[at].card])) for at in range(LOOKS)]
    await store.close()
    each = (database.stat().st_size - empty) / cards
    return [
        Figure(f"real_cards: {cards} cards written", written, "s", read, "all of them read", bar=5),
        Figure("real_cards: a card as it is kept", each, "bytes", row, "a printing in the file", bar=700),
        Figure(
            "real_cards: a name completed p99", _p99(typed), "ms", _p99(plain), "one card by its id", bar=50
        ),
    ]


async def _timed(look: Awaitable[object]) -> float:
    """Return in how many milliseconds something is found."""
    begin = time.perf_counter()
    await look
    return (time.perf_counter() - begin) * 1_000


def _p99(times: Sequence[float]) -> float:
    return quantiles(times, n=100)[98]


def invented(cards: int, printings: int) -> str:
    """Return a file with so many invented cards, each printed at least once."""
    chance = random.Random(1)
    made = [
        card(
            number,
            f"{_word(chance)} {_word(chance)} {chance.choice(_KINDS)} {number}",
            text=". ".join(" ".join(chance.choices(_SYLLABLES, k=8)).capitalize() for _ in range(3)),
        )
        for number in range(cards)
    ]
    every = [*made, *chance.choices(made, k=printings - cards)]
    rows = [OnePrinting(each, chance.choice(("common", "uncommon", "rare", "mythic"))) for each in every]
    return scryfall(rows, padding=_PADDING)


def _word(chance: random.Random) -> str:
    return "".join(chance.choices(_SYLLABLES, k=2)).capitalize()
