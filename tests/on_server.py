"""Lets tests that open a file run on a server as well: the chosen ones in `make test`, all by an option.

What runs on both at once has run on the file: that it also does so alone, waits for `make deep`.

`python -m pytest --database postgres tests/e2e` opens a database of a server wherever a test names a file;
with `both` a file and a server are opened as one and must say the same, see `tests/twins.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.store import store
from bot.store.opened import Opened
from tests.postgres import Server
from tests.profiles import sampled
from tests.twins import AS_SQLITE_DOES, open_both

ROOT = Path(__file__).parents[1]
BOTH: tuple[str, ...] = (
    "tests/bot/host/test_outbox.py",
    "tests/bot/ladder/test_matchmaker.py",
    "tests/bot/learning/test_teacher.py",
    "tests/bot/matches/agreements/test_patience.py",
    "tests/bot/matches/test_quarantine.py",
    "tests/bot/community/test_ageing.py",
    "tests/bot/tournaments/course/test_seeds.py",
    "tests/e2e/test_hostile_text.py",
    "tests/e2e/test_own_tournament.py",
    "tests/e2e/test_privacy.py",
)
"""What runs on both in `make test`, besides the store's own tests: what reaches most of its other
statements, and one file that is seen from end to end."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let all tests run on a server."""
    parser.addoption(
        "--database", choices=("sqlite", "postgres", "both"), default="sqlite", help="where files are opened"
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the chosen tests on both at once, and again on the file alone."""
    path = metafunc.definition.path
    alone = metafunc.definition.get_closest_marker("sqlite") is not None
    if path.is_relative_to(ROOT) and str(path.relative_to(ROOT)) in BOTH and not alone:
        metafunc.parametrize("on_server", sampled(["both", "sqlite"]), indirect=True)


@pytest.fixture(autouse=True)
def on_server(request: pytest.FixtureRequest) -> None:
    """Open files where this run of the test, or else the option, says: before anything opens a store."""
    kind: str = getattr(request, "param", None) or str(request.config.getoption("--database"))
    if kind != "sqlite" and request.node.get_closest_marker("sqlite") is None:
        request.getfixturevalue("on_both" if kind == "both" else "on_postgres")


@pytest.fixture
def on_postgres(monkeypatch: pytest.MonkeyPatch, postgres: Server) -> Iterator[None]:
    """Open a database of a server for each file that is named, the same one for the same file."""
    opened = store._opened
    with lent(postgres, "") as url_of:

        async def elsewhere(database: str, backups: Path, *shared: int | None) -> Opened:
            return await opened(url_of(database), backups, *shared)

        monkeypatch.setattr(store, "_opened", elsewhere)
        yield


@pytest.fixture
def on_both(monkeypatch: pytest.MonkeyPatch, postgres: Server) -> Iterator[None]:
    """Open each file that is named together with a database of a server, and let them say the same."""
    opened = store._opened
    with lent(postgres, AS_SQLITE_DOES) as url_of:

        async def together(database: str, backups: Path, *shared: int | None) -> Opened:
            if "://" in database:  # a test that names a server itself means that one alone
                return await opened(database, backups, *shared)
            return await open_both(Path(database), backups, url_of(database), opened)

        monkeypatch.setattr(store, "_opened", together)
        yield


@contextmanager
def lent(postgres: Server, also: str) -> Iterator[Callable[[str], str]]:
    """Give what finds the database for a file."""
    urls: dict[str, str] = {}

    def url_of(database: str) -> str:
        if "://" in database:
            return database
        file = str(Path.cwd() / database)
        if file not in urls:
            urls[file] = postgres.lend(also)
        return urls[file]

    yield url_of
    for url in urls.values():
        postgres.take_back(url, also)
