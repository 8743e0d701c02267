import subprocess
import sys
from pathlib import Path

import pytest

from bot.store import InUse, Store, TooNew
from bot.store.sql import Statement
from bot.store.sqlite.schema import known_version
from tests.bot.store.scene import NOW

CHILD = """
import asyncio, sys
from pathlib import Path
from bot.store import InUse, Store

async def main():
    try:
        await Store.open(Path(sys.argv[1]), Path("backups"))
    except InUse as error:
        print("refused", error.values["holder"])

asyncio.run(main())
"""


async def test_a_second_process_is_refused_and_told_who_is_there(store: Store, path: Path):
    said = open_elsewhere(path)
    assert said.startswith("refused")
    assert "process" in said
    await store.deadlines.beat(NOW)  # and the first one works on


async def test_a_second_store_in_the_process_is_refused_until_the_first_is_closed(path: Path, backups: Path):
    first = await Store.open(path, backups)
    with pytest.raises(InUse):
        await Store.open(path, backups)
    await first.close()
    second = await Store.open(path, backups)
    await second.close()


async def test_who_cannot_open_gives_the_lease_back(store: Store, path: Path, backups: Path):
    await store.writer.write(Statement(f"PRAGMA user_version = {known_version() + 1}"))
    await store.close()
    for _ in range(2):
        with pytest.raises(TooNew):
            await Store.open(path, backups)


def open_elsewhere(path: Path) -> str:
    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(path)], capture_output=True, text=True, timeout=20
    )
    return done.stdout
