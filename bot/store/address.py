"""Where the database is: a path is a file, `postgresql://…` a server."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.util import find_spec
from ipaddress import ip_address
from urllib.parse import parse_qs, urlsplit

from bot.store.errors import BadAddress, NoDriver

VERIFIED = ("verify-ca", "verify-full")
"""The modes of TLS in which a server's certificate is looked at."""
_URL = re.compile(r"postgres(?:ql)?:", re.IGNORECASE)


def is_server(database: str) -> bool:
    """Tell whether a database is one of a server, and no file."""
    return _URL.match(database) is not None


def shown(database: str) -> str:
    """Return what may be said of where the database is: no password, nor what may be one."""
    if not is_server(database):
        return database
    try:
        url = urlsplit(database)
        host, port = url.hostname or "", f":{url.port}" if url.port else ""
    except ValueError:
        return "postgresql://…"
    if _is_torn(database):
        return "postgresql://…"
    who = f"{url.username}@" if url.username else ""
    return f"postgresql://{who}{host}{port}{url.path}"


def password_of(database: str) -> str | None:
    """Return the password in an address, as it is written there."""
    return urlsplit(database).password if is_server(database) else None


def is_verified(database: str, environment: Mapping[str, str]) -> bool:
    """Tell whether a database is here, or its server is one whose certificate is looked at."""
    if not is_server(database):
        return True
    try:
        url = urlsplit(database)
        asked = parse_qs(url.query)
    except ValueError:  # it is refused when it is opened
        return True
    hosts = (asked.get("host") or [environment.get("PGHOST", "")])[-1] if not url.hostname else url.hostname
    if all(map(_is_local, hosts.split(","))):
        return True
    return (asked.get("sslmode") or [environment.get("PGSSLMODE", "")])[-1] in VERIFIED


def _is_local(host: str) -> bool:
    if host in ("", "localhost") or host.startswith(("/", "@")):
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def checked(database: str) -> str:
    """Return the address of a server. Raises BadAddress or NoDriver."""
    if _is_torn(database):
        raise BadAddress
    if find_spec("psycopg") is None or find_spec("psycopg_pool") is None:
        raise NoDriver(path=shown(database))
    return database


def _is_torn(database: str) -> bool:
    """Tell whether a password may have run over into other parts, for it was not percent-encoded."""
    try:
        url = urlsplit(database)
        port = url.port
    except ValueError:
        return True
    rest = url.path + url.query + url.fragment
    return (
        not database[len(url.scheme) :].startswith("://")
        or "@" in rest
        or bool(url.fragment)
        or url.netloc.count("@") > 1
        or (port is None and url.netloc.rpartition("@")[2].endswith(":"))
    )
