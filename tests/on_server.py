"""Lets tests that open a file run on a server as well: the chosen ones in `make test`, all by an option.

`python -m pytest --database postgres tests/e2e` opens a database of a server wherever a test names a file.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store import store
from bot.store.opened import Opened
from tests.postgres import Server

ROOT = Path(__file__).parents[1]
BOTH: tuple[str, ...] = (
    "tests/bot/host/test_outbox.py",
    "tests/bot/host/test_timekeeper.py",
    "tests/bot/ladder/test_matchmaker.py",
    "tests/bot/learning/test_teacher.py",
    "tests/bot/matches/granting/test_patience.py",
    "tests/bot/matches/granting/test_takebacks.py",
    "tests/bot/matches/test_drafts.py",
    "tests/bot/matches/test_quarantine.py",
    "tests/bot/tournaments/course/test_calls.py",
    "tests/bot/tournaments/course/test_complaints.py",
    "tests/bot/tournaments/course/test_leaving.py",
    "tests/bot/tournaments/course/test_results.py",
    "tests/bot/tournaments/course/test_seeds.py",
    "tests/e2e/test_privacy.py",
)
"""What runs on both in `make test`: the fewest that reach every statement of the store which its own tests do
not, and one file that is seen from end to end."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let all tests run on a server."""
    parser.addoption(
        "--database", choices=("sqlite", "postgres"), default="sqlite", help="where files are opened"
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the chosen tests twice."""
    path = metafunc.definition.path
    alone = metafunc.definition.get_closest_marker("sqlite") is not None
    if path.is_relative_to(ROOT) and str(path.relative_to(ROOT)) in BOTH and not alone:
        metafunc.fixturenames.append("on_server")
        metafunc.parametrize("on_server", ["sqlite", "postgres"], indirect=True)


@pytest.fixture(autouse=True)
def _everything_on_server(request: pytest.FixtureRequest) -> None:
    """Open files on a server where the option says so."""
    if request.config.getoption("--database") == "postgres" and "on_server" not in request.fixturenames:
        request.getfixturevalue("redirected")


@pytest.fixture
def on_server(request: pytest.FixtureRequest) -> None:
    """Open files on a server where this run of the test is of one."""
    if request.param == "postgres":
        request.getfixturevalue("redirected")


@pytest.fixture
def redirected(monkeypatch: pytest.MonkeyPatch, postgres: Server) -> Iterator[None]:
    """Open a database of a server for each file that is named, the same one for the same file."""
    urls: dict[str, str] = {}
    opened = store._opened

    async def elsewhere(database: str, backups: Path) -> Opened:
        if "://" in database:
            return await opened(database, backups)
        file = str(Path.cwd() / database)
        if file not in urls:
            urls[file] = postgres.lend()
        return await opened(urls[file], backups)

    monkeypatch.setattr(store, "_opened", elsewhere)
    yield
    for url in urls.values():
        postgres.take_back(url)
