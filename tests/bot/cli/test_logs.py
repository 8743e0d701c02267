"""The log for machines: an object a line, with ids and without secrets."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from bot.backoff import concerned, concerning
from bot.cli.logs import HIDDEN, OWN, Discreet, JsonLines, discreet, log_to_terminal
from bot.errors import DeckRefused
from bot.settings import Settings

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789ab"
ANSWER = "aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OTphYmNkZWZnaGlqa2xtbm9w"


@pytest.fixture
def _kept_handlers() -> Iterator[None]:
    root = logging.getLogger()
    kept, levels = root.handlers[:], {name: logging.getLogger(name).level for name in ("", *OWN)}
    root.handlers = []
    yield
    root.handlers = kept
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def record(text: str, *values: object) -> logging.LogRecord:
    return logging.LogRecord("bot.test", logging.WARNING, __file__, 1, text, values, None)


def test_a_line_is_an_object_with_the_ids_of_what_is_at_work() -> None:
    with concerning(match=7, errand="board", guild=None):
        told = json.loads(JsonLines().format(record("%s waits\nfor long", "é")))
    assert told.pop("time").endswith("+00:00")
    assert told == {
        "level": "WARNING", "logger": "bot.test", "message": "é waits\nfor long", "match": 7,
        "errand": "board",
    }  # fmt: skip
    assert concerned() == {}


def test_an_error_that_names_a_person_is_logged_without_the_name() -> None:
    error = DeckRefused(who="Anne", deck="Anne’s own")
    with concerning(match=7):
        lines = [
            JsonLines().format(record("a match cannot begin: %s", error)),
            JsonLines().format(record("a match cannot begin: %r", error)),
        ]
    assert not any("Anne" in line for line in lines)
    assert all(error.key in line for line in lines)
    assert error.say.values["who"] == "Anne", "the person concerned is told all the same"


def test_a_traceback_stays_on_its_line() -> None:
    try:
        raise ValueError("broken")
    except ValueError as error:
        one = record("it failed")
        one.exc_info = (type(error), error, error.__traceback__)
    line = JsonLines().format(one)
    assert "\n" not in line
    assert "ValueError: broken" in json.loads(line)["traceback"]


@pytest.mark.parametrize(
    ("text", "left"),
    [
        (f"token {TOKEN} refused", f"token {HIDDEN} refused"),
        (f"POST https://discord.com/api/v10/webhooks/123/{ANSWER} failed", f"/webhooks/123/{HIDDEN} failed"),
        (f"/interactions/456/{ANSWER}/callback", f"/interactions/456/{HIDDEN}/callback"),
        ("cannot reach postgresql://herald:geheim@db/herald", f"postgresql://herald:{HIDDEN}@db/herald"),
        ("match 1456074443980800022 in channel 12 waits", "match 1456074443980800022 in channel 12 waits"),
    ],
)
def test_tokens_are_hidden_and_ids_are_not(text: str, left: str) -> None:
    assert left in discreet(text)
    assert TOKEN not in discreet(text)
    assert ANSWER not in discreet(text)


@pytest.mark.usefixtures("_kept_handlers")
@pytest.mark.parametrize("form", ["text", "json"])
def test_the_terminal_gets_the_form_that_is_set(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    log_to_terminal(Settings(_env_file=None, log_format=form))  # pyright: ignore[reportCallIssue, reportArgumentType]
    handler = logging.getLogger().handlers[-1]
    assert isinstance(handler.formatter, Discreet)
    logging.getLogger("bot.test").error("it failed with %s", TOKEN)
    line = capsys.readouterr().err.strip()
    assert TOKEN not in line
    assert HIDDEN in line
    assert line.startswith("{") is (form == "json")


LIBRARIES = {
    "discord.gateway": "For Shard ID 0: WebSocket Event: {'token': 'secret-of-the-day'}",
    "discord.http": "POST /channels/1/messages has received {'content': 'secret-of-the-day'}",
    "discord.webhook.async_": "PATCH /webhooks/1/secret-of-the-day/messages/@original",
    "aiosqlite": "executing functools.partial(execute, 'INSERT …', {'seed': 'secret-of-the-day'})",
    "aiohttp.client": "secret-of-the-day",
    "psycopg": "secret-of-the-day",
    "asyncio": "secret-of-the-day",
}


@pytest.mark.usefixtures("_kept_handlers")
@pytest.mark.parametrize("form", ["text", "json"])
def test_what_libraries_say_when_a_fault_is_looked_for_is_not_written(
    form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    settings = Settings(_env_file=None, log_format=form, log_level="DEBUG")  # pyright: ignore
    log_to_terminal(settings)
    for name, said in LIBRARIES.items():
        logging.getLogger(name).debug(said)
    logging.getLogger("bot.test").debug("a fault is near")
    told = capsys.readouterr().err
    assert "secret-of-the-day" not in told
    assert "a fault is near" in told


@pytest.mark.usefixtures("_kept_handlers")
def test_no_line_holds_the_token_or_the_password_that_is_set(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGPASSWORD", "word-of-the-environment")
    given: dict[str, Any] = {"token": "short-token", "database": "postgresql://herald:p%40ssword@db/herald"}
    settings = Settings(_env_file=None, **given)  # pyright: ignore[reportCallIssue]
    log_to_terminal(settings)
    log = logging.getLogger("bot.test")
    log.error("tried short-token, p%%40ssword, p@ssword and %s", "word-of-the-environment")
    try:
        raise ValueError("p@ssword")
    except ValueError:
        log.exception("it failed")
    told = capsys.readouterr().err
    for secret in ("short-token", "p@ssword", "p%40ssword", "word-of-the-environment"):
        assert secret not in told
    assert told.count(HIDDEN) >= 5
