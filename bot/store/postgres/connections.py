"""Connections to the server: how values travel, and what is said of one that cannot be had."""

from __future__ import annotations

import logging
from typing import Any
from urllib.parse import unquote, urlsplit

import psycopg
from psycopg.adapt import AdaptersMap, Dumper
from psycopg.types.numeric import Int8Dumper
from psycopg.types.string import StrDumper

from bot.store.address import shown
from bot.store.errors import CannotOpen, StoreError, StoreRefused

logging.getLogger("psycopg").setLevel(logging.ERROR)  # what follows an error in its pipeline is no news
logging.getLogger("psycopg.pool").setLevel(logging.WARNING)


class _FlagDumper(Dumper):
    """Writes truth as the 1 that flags are in both databases."""

    oid = Int8Dumper.oid

    def dump(self, obj: bool) -> bytes:
        return b"1" if obj else b"0"


ADAPTERS = AdaptersMap(psycopg.adapters)
"""One type for each kind of value: else a statement would be prepared anew for each size of a number."""
ADAPTERS.register_dumper(int, Int8Dumper)
ADAPTERS.register_dumper(bool, _FlagDumper)
ADAPTERS.register_dumper(str, StrDumper)

OPTIONS: dict[str, Any] = {
    "autocommit": True,
    "connect_timeout": 10,
    "application_name": "herald",
    # A server that is gone without a word is told within some ten seconds.
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
PREPARED = 500
"""Statements that a connection keeps prepared: more than there are."""
_NOT_LET_IN = ("28", "3D", "42501", "53300")
"""What begins the codes of a wrong password, a database that is not there, lacking rights, and no room."""


def opening_error(error: psycopg.Error, url: str) -> StoreError:
    """Return the StoreError for what a server, or the way to it, says while it is opened."""
    reason = plain(error, url)
    if (error.sqlstate or "").startswith(_NOT_LET_IN):
        return StoreRefused(path=shown(url), reason=reason)
    if error.sqlstate is None and ("FATAL" in reason or "no password supplied" in reason):
        return StoreRefused(path=shown(url), reason=reason)  # the server speaks before there is a session
    return CannotOpen(path=shown(url), reason=reason)


def plain(error: Exception, url: str) -> str:
    """Return an error as one line, without the password."""
    reason = " ".join(str(error).split())
    password = urlsplit(url).password
    for secret in (password, unquote(password)) if password else ():
        reason = reason.replace(secret, "…")
    return reason
