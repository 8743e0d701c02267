"""Where the database is: a path is a file, `postgresql://…` a server."""

from __future__ import annotations

import re
from importlib.util import find_spec
from urllib.parse import urlsplit

from bot.store.errors import BadAddress, NoDriver

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
