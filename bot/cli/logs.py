"""The log: as text for people, or a JSON object a line for machines, and no secret in either."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime

import discord

from bot.endurance import concerned
from bot.settings import Settings

HIDDEN = "[hidden]"
_TOKENS = re.compile(
    r"(?<=/webhooks/)(\d+/)[\w.-]{20,}"  # the token of an interaction, in the address of its answer
    r"|(?<=/interactions/)(\d+/)[\w.-]{20,}"
    r"|(?<![\w-])[\w-]{20,}+\.[\w-]{5,}+\.[\w-]{20,}+"  # a bot's token
)


def discreet(text: str) -> str:
    """Return a text without the tokens that are in it; the ids beside them stay."""
    return _TOKENS.sub(lambda found: f"{found[1] or found[2] or ''}{HIDDEN}", text)


class Discreet(logging.Formatter):
    """Another formatter, without tokens."""

    def __init__(self, inner: logging.Formatter) -> None:
        super().__init__()
        self._inner = inner

    def format(self, record: logging.LogRecord) -> str:
        """Return a line, or with a traceback several."""
        return discreet(self._inner.format(record))


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
    """Write the log to the terminal, as the settings want it."""
    level = logging.getLevelNamesMapping()[settings.log_level]
    handler = logging.StreamHandler(sys.stderr)
    formatter = JsonLines() if settings.log_format == "json" else discord.utils.MISSING
    discord.utils.setup_logging(handler=handler, formatter=formatter, level=level)
    handler.setFormatter(Discreet(handler.formatter or logging.Formatter()))
