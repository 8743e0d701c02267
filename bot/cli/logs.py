"""The log: as text for people, or a JSON object a line for machines, and no secret in either."""

from __future__ import annotations

import json
import logging
import os
import re
import sys
from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from urllib.parse import unquote

import discord

from bot.backoff import concerned
from bot.settings import Settings
from bot.store.address import password_of

HIDDEN = "[hidden]"
OWN = ("bot", "cogs", "engines", "render")
"""Loggers whose DEBUG is written. Libraries would write all that they send: hands, seeds, live tokens."""
_SHORTEST = 4
"""Characters of a password that is looked for; a shorter one would hide words."""
_TOKENS = re.compile(
    r"(?<=/webhooks/)(\d+/)[\w.-]{20,}"  # the token of an interaction, in the address of its answer
    r"|(?<=/interactions/)(\d+/)[\w.-]{20,}"
    r"|(?<![\w-])[\w-]{20,}+\.[\w-]{5,}+\.[\w-]{20,}+"  # a bot's token
    r"|(?<=://)([^\s/:@]*:)[^\s/@]+(?=@)"  # a password in the address of a database
)


def discreet(text: str, secrets: Collection[str] = ()) -> str:
    """Return a text without the tokens and passwords that are in it; the ids beside them stay."""
    for secret in secrets:
        text = text.replace(secret, HIDDEN)
    return _TOKENS.sub(lambda found: f"{found[1] or found[2] or found[3] or ''}{HIDDEN}", text)


def secrets_of(settings: Settings, environment: Mapping[str, str] = os.environ) -> list[str]:
    """Return what no line may hold: the bot's token and the database's password, as they are written."""
    password = password_of(settings.database)
    given = [
        settings.token.get_secret_value() if settings.token else None,
        password,
        unquote(password) if password else None,
        environment.get("PGPASSWORD"),
    ]
    return sorted({each for each in given if each and len(each) >= _SHORTEST}, key=len, reverse=True)


class Discreet(logging.Formatter):
    """Another formatter, without tokens and passwords."""

    def __init__(self, inner: logging.Formatter, secrets: Collection[str] = ()) -> None:
        super().__init__()
        self._inner = inner
        self._secrets = secrets

    def format(self, record: logging.LogRecord) -> str:
        """Return a line, or with a traceback several."""
        return discreet(self._inner.format(record), self._secrets)


class JsonLines(logging.Formatter):
    """One object a line: when, how grave, who says what, and the ids of what it concerns."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **concerned(),
        }
        if record.exc_info:
            told["traceback"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False, default=str)


def log_to_terminal(settings: Settings) -> None:
    """Write the log to the terminal, as the settings want it: the one place where that is set up."""
    level = logging.getLevelNamesMapping()[settings.log_level]
    handler = logging.StreamHandler(sys.stderr)
    formatter = JsonLines() if settings.log_format == "json" else discord.utils.MISSING
    discord.utils.setup_logging(handler=handler, formatter=formatter, level=max(level, logging.INFO))
    for name in OWN:
        logging.getLogger(name).setLevel(level)
    handler.setFormatter(Discreet(handler.formatter or logging.Formatter(), secrets_of(settings)))
