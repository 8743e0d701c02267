"""What `docs/dice.md` tells players to run, on the records of matches of each kind that it names."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from bot.store import MatchRow, MatchStatus
from bot.tournaments.course import unit_of_work
from engines.kernel import Record
from tests.e2e.club import Club, buttons, words
from tests.e2e.hall import Hall
from tests.e2e.play import challenge, concede
from tests.engines.test_origin import checked

SEALED = re.compile(r"Dice sealed: `([0-9a-f]{64})`")
BOUND = re.compile(r"Dice and decks sealed: `([0-9a-f]{64})`")


@pytest.fixture(autouse=True)
def _same_dice() -> None:
    """Let secrets, presses and messages have their real numbers here."""


@pytest.fixture(autouse=True)
def _status_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)


async def checks(club: Club, row: MatchRow, first: str, second: str, folder: Path) -> MatchRow:
    """Give the match up, and run the script on its record with the seals that were seen."""
    session = await club.session(row.id)
    person = next(each for each in (club.ann, club.bob) if session.people.seat_of(each.id))
    await concede(club, person, session)
    now = await club.store.matches.get(row.id)
    assert now is not None
    record = Record.model_validate_json(await club.bot.records.of_match(now))
    lines = checked("dice.md", record, folder, first, second)
    assert [line.split()[-1] for line in lines[1:]] == ["True"] * 4, lines
    return now


def seals(text: str) -> tuple[str, str]:
    (first,), (second,) = SEALED.findall(text), BOUND.findall(text)
    return first, second


async def newest(club: Club) -> MatchRow:
    return (await club.store.matches.of_user(club.ann.id))[0]


async def test_a_challenge_and_its_rematch(club: Club, tmp_path: Path) -> None:
    await challenge(club)
    message: Any = club.channel.history()[0]
    before = await checks(club, await newest(club), *seals(words(message)), tmp_path)
    assert before.origin is not None
    assert before.origin.message == "", "no message counts where each adds something"
    await club.settle()
    await club.bob.click(club.last(), custom_id=buttons(club.last())["Rematch"])
    offered: Any = club.last()
    (first,) = SEALED.findall(words(offered))
    await club.ann.click(offered, custom_id=buttons(offered)["Accept"])
    await club.settle()
    assert seals(words(club.seen(offered)))[0] == first
    again = await checks(club, await newest(club), *seals(words(club.seen(offered))), tmp_path)
    assert again.rematch_of == before.id


async def test_an_open_table_with_words(club: Club, tmp_path: Path) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", luck="seven swans")
    message: Any = club.last()
    form = await club.bob.click(message, custom_id=buttons(message)["Accept with Words…"])
    await club.bob.submit_modal(form, {"text": "a black cat"})
    await club.settle()
    row = await checks(club, await newest(club), *seals(words(club.seen(message))), tmp_path)
    assert row.origin is not None
    assert row.origin.nonces == ("seven swans", "a black cat")


async def test_computers(club: Club, tmp_path: Path) -> None:
    await club.ann.slash(club.channel, "play", game="dueling_nobles", computer="easy")
    await club.settle()
    message: Any = club.channel.history()[0]
    row = await checks(club, await newest(club), *seals(words(message)), tmp_path)
    assert row.origin is not None
    assert row.origin.message == str(message.id)


async def test_two_who_searched(club: Club, tmp_path: Path) -> None:
    for person in (club.ann, club.bob):
        await person.slash(club.channel, "lfg", game="dueling_nobles")
        await club.settle()
    row = await newest(club)
    assert row.status is MatchStatus.RUNNING
    place = next(each for each in (club.channel, *club.channel.threads) if each.id == row.channel_id)
    message: Any = next(each for each in place.history() if SEALED.search(words(each)))
    row = await checks(club, row, *seals(words(message)), tmp_path)
    assert row.origin is not None
    assert row.origin.message == str(message.id)


async def test_a_table_of_a_tournament(club: Club, tmp_path: Path) -> None:
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles", format="single"))
    await hall.enter([club.ann, club.bob])
    await hall.organise("next")
    event = await hall.event()
    thread = hall.thread(event, event.open[0])
    call: Any = next(each for each in thread.history() if SEALED.search(words(each)))
    (first,) = SEALED.findall(words(call))
    await hall.ready(event.open[0])
    await club.settle()
    row = await newest(club)
    assert seals(words(club.seen(call)))[0] == first
    row = await checks(club, row, *seals(words(club.seen(call))), tmp_path)
    assert row.origin is not None
    assert row.origin.message == str(call.id)
