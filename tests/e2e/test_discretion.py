"""The log of a whole day, written as fully as it can be, holds nothing that is anybody's secret."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.cli.logs import OWN, log_to_terminal
from bot.settings import Settings
from bot.tournaments.course import unit_of_work
from engines.registry import GAMES
from tests.e2e.club import Club
from tests.e2e.hall import Hall
from tests.e2e.play import act, challenge, play_out
from tests.profiles import sampled

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789ab"
PASSWORD = "opensesame"


@pytest.fixture(autouse=True)
def _kept_loggers() -> Iterator[None]:
    root = logging.getLogger()
    kept, levels = root.handlers[:], {name: logging.getLogger(name).level for name in ("", *OWN)}
    root.handlers = []
    yield
    root.handlers = kept
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


@pytest.fixture(autouse=True)
def _few_looks(monkeypatch: pytest.MonkeyPatch, long_naps: None) -> None:
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)


@pytest.mark.parametrize("form", sampled(["text", "json"]))
async def test_a_day_at_debug_holds_no_token_seed_or_card_of_a_hand(
    club: Club, form: str, capsys: pytest.CaptureFixture[str]
) -> None:
    log_to_terminal(
        Settings(  # pyright: ignore[reportCallIssue]
            _env_file=None,  # pyright: ignore[reportCallIssue]
            token=TOKEN,  # pyright: ignore[reportArgumentType]
            database=f"postgresql://herald:{PASSWORD}@localhost/herald",
            log_level="DEBUG",
            log_format=form,  # pyright: ignore[reportArgumentType]
        )
    )
    tokens = tokens_of(club)
    await the_day(club)
    told = capsys.readouterr().err
    logging.getLogger("bot.test").debug("the day is over")
    assert "the day is over" in capsys.readouterr().err
    hidden = await secrets_of(club)
    assert len(tokens) > 50
    assert len(hidden) > 8
    assert [each for each in (*tokens, *hidden, TOKEN, PASSWORD) if each in told] == []


def tokens_of(club: Club) -> list[str]:
    """The tokens of all interactions from now on."""
    tokens, emit = list[str](), club.env.backend.emit

    def heard(name: str, payload: Any, *args: Any, **kwargs: Any) -> Any:
        if name == "INTERACTION_CREATE":
            tokens.append(payload["token"])
        return emit(name, payload, *args, **kwargs)

    club.env.backend.emit = heard  # pyright: ignore[reportAttributeAccessIssue]
    return tokens


async def the_day(club: Club) -> None:
    """A match to its end, one with cards, decks, a search, a tournament, papers, and what goes wrong."""
    session = await challenge(club)
    await play_out(club, session, 1)
    for person in (club.ann, club.bob):
        await person.slash(club.channel, "lfg", game="noxtalia")
    await club.settle()
    (row,) = [row for row in await club.store.matches.of_user(club.ann.id) if row.game == "noxtalia"]
    searched, chance = await club.session(row.id), Random(1)
    for _ in range(12):
        await act(club, searched, chance)
    await club.ann.slash(club.channel, "deck import", file=("a.txt", b"- Nothing"))
    await club.ann.slash(club.channel, "privacy export")
    await club.ann.slash(club.channel, "match verify", code=session.code)
    await club.press(club.ann, club.last(), "h1:nonsense")
    await club.late(club.ann, club.last(), "h1:1:0:hand:")
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles"))
    await hall.enter(hall.people[:2])
    await hall.play_all()


async def secrets_of(club: Club) -> list[str]:
    """The seeds of all matches, and what lies in hands and piles: by words that stand for nothing else."""
    found = list[str]()
    for person in (club.ann, club.bob):
        for row in await club.store.matches.of_user(person.id):
            found.append(f"seed-{row.id}")
            found += [
                card for card in cards_of((await club.session(row.id)).match.table.dump()) if "_" in card
            ]
    assert len(GAMES) > 1
    return sorted(set(found))


def cards_of(value: Any) -> Iterator[str]:
    """All that stands in a table."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from cards_of(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from cards_of(part)
