import subprocess
import sys
import time
from pathlib import Path

from bot.store import Store, check

ROUNDS = 3


async def test_nothing_acknowledged_is_lost_by_a_kill(path: Path, backups: Path):
    for round_ in range(ROUNDS):
        acknowledged = killed_after(path, lines=150 + 331 * round_)
        store = await Store.open(path, backups)  # at once: the lease died with its holder
        shown: dict[int, int] = {}
        for match_id, number in acknowledged.items():
            saved = await store.moves.load(match_id)
            assert saved is not None
            assert saved.checkpoint is not None
            answers = await store.moves.answers(match_id)
            assert len(answers) >= number
            assert [given.number for given in answers] == list(range(1, len(answers) + 1))
            assert len(saved.answers) == len(answers) - saved.checkpoint.number
            assert len(await store.moves.events(match_id, limit=100_000)) == len(answers)
            assert await store.moves.seen(match_id * 1_000_000 + len(answers))
            shown[match_id] = len(answers)
        boards = {row.match_id: row for row in await store.outbox.take(time.time(), 1000)}
        for match_id, number in shown.items():
            assert boards[match_id].payload == {"number": number}
        await store.close()
        assert check(path).problems == ()


def killed_after(path: Path, lines: int) -> dict[int, int]:
    """Run the child, kill it in mid-writing, and return the last move of each match that it said was safe."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.bot.store.child", str(path)], stdout=subprocess.PIPE, text=True
    )
    assert child.stdout
    said = [child.stdout.readline() for _ in range(lines)]
    child.kill()
    said += child.stdout.readlines()
    child.wait()
    child.stdout.close()
    pairs = (line.split() for line in said if line.endswith("\n"))
    return {int(match_id): int(number) for match_id, number in pairs}
