"""An event as files: everything that is public, exactly, and nothing that a spreadsheet could run."""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Collection, Iterator, Sequence
from enum import StrEnum
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from bot.competition.setup import Setup
from bot.competition.state import Missed, SeatSource
from bot.competition.tie_breaks import By
from bot.matches.start.challenges import Person
from bot.store import EntrantStatus, TournamentStatus
from bot.tournaments.course.event import Stage
from bot.tournaments.course.export import as_data, files
from engines.registry import GAMES
from tests.bot.tournaments.course.scene import Hall
from tests.bot.tournaments.course.test_choices import NOT_EXPORTED
from tests.bot.tournaments.course.test_complaints import enter_all

ROOT = Path(__file__).parents[4]


async def read(hall: Hall) -> dict[str, Any]:
    made = files(await hall.event())
    (text,) = [data for name, data in made.items() if name.endswith(".json")]
    return json.loads(text)


async def table(hall: Hall, what: str) -> list[dict[str, str]]:
    made = files(await hall.event())
    (text,) = [data for name, data in made.items() if name.endswith(f"-{what}.csv")]
    return list(csv.DictReader(io.StringIO(text.decode("utf-8-sig"))))


async def test_a_swiss_with_its_cut_is_exported_to_the_last_fraction(hall: Hall) -> None:
    await hall.begin(5, rounds=2, cut=2)
    for _ in range(2):
        await hall.next()
        await enter_all(hall, 1, 0)
    await hall.next()
    event, data = await hall.event(), await read(hall)
    assert (data["schema"], data["version"]) == ("herald.tournament", 1)
    assert data["tournament"]["rounds_planned"] == 2
    assert [each["number"] for each in data["entrants"]] == [1, 2, 3, 4, 5]
    assert [(each["stage"], each["round"]) for each in data["rounds"]] == [
        ("rounds", 1), ("rounds", 2), ("final", 1)
    ]  # fmt: skip
    byes = [each for each in data["tables"] if each["result"] and each["result"]["source"] == "bye"]
    assert len(byes) == 2
    assert data["tables"][-1]["result"] is None, "the final is open"
    for row, standing in zip(data["standings"], event.standings, strict=True):
        assert row["entrant"] == standing.number
        assert Fraction(row["omw"]["fraction"]) == standing.ties[By.OMW]
        assert row["omw"]["percent"] == f"{float(standing.ties[By.OMW]) * 100:.2f}"
    assert data["bracket_seeds"] == [row["entrant"] for row in data["standings"][:2]]
    lines = await table(hall, "standings")
    first = event.standings[0]
    assert Fraction(int(lines[0]["ogw_numerator"]), int(lines[0]["ogw_denominator"])) == first.ties[By.OGW]
    assert [line["name"] for line in lines] == [f"P{row.number}" for row in event.standings]
    seats = await table(hall, "tables")
    assert len(seats) == 5 + 5 + 2
    assert {line["result"] for line in seats} == {"won", "lost", "open"}
    assert len(await table(hall, "entrants")) == 5


@pytest.mark.parametrize("name", ["=1+1", "+44", "-2", "@SUM(A1)", " =cmd", "\uff1d1+1", "\t=1", 'a",=1'])
async def test_a_name_is_never_a_formula(hall: Hall, name: str) -> None:
    await hall.begin(1)
    await hall.tournament_service.signup.register(hall.id, hall.press(5), Person(5, name), None)
    await hall.next()
    for what in ("entrants", "tables", "standings"):
        (cell,) = [line["name"] for line in await table(hall, what) if line["name"] not in ("P1", "")]
        assert not cell.lstrip().startswith(("=", "+", "-", "@", "\uff1d"))
        assert cell in (name, f"'{name}")
    assert (await read(hall))["entrants"][1]["name"] == name, "JSON runs nothing"


async def test_the_seed_stays_secret_until_the_end(hall: Hall) -> None:
    await hall.begin(2, format="single")
    seed = (await hall.event()).row.seed
    before = await read(hall)
    assert before["ranking"] == []
    assert [each["place"] for each in before["entrants"]] == [None, None]
    await hall.next()
    assert all(seed.encode() not in data for data in files(await hall.event()).values())
    await enter_all(hall, 1, 0)
    await hall.next()
    assert (await read(hall))["tournament"]["seed"] == seed


@pytest.mark.parametrize(
    ("chosen", "seen"),
    [({}, [0, 0, 0]), ({"open_decks": True}, [0, 2, 2]), ({"decks_after": True}, [0, 0, 2])],
    ids=["closed", "open", "after"],
)
async def test_decks_are_seen_when_the_setting_says(
    hall: Hall, chosen: dict[str, bool], seen: list[int]
) -> None:
    """Deck hidden from spectators (throneteki #3257, keyteki #1520)."""
    collection = GAMES["noxtalia"].collection
    assert collection is not None
    deck = next(iter(collection.ready_made([]).values())).deck
    await hall.begin(0, game="noxtalia", format="single", **chosen)
    for number in (1, 2):
        await hall.register(number, deck)
    found: list[int] = []
    for step in range(3):
        if step:
            await hall.next()
        data = as_data(await hall.event())
        found.append(sum(each["deck"] is not None for each in data["entrants"]))
        text = b"".join(files(await hall.event()).values())
        assert (deck.name.encode() in text) is bool(found[-1])
        if step == 1:
            await enter_all(hall, 1, 0)
    assert found == seen


@pytest.mark.parametrize("page", ["export.md", "export.fr.md"])
async def test_every_field_stands_in_the_documentation(hall: Hall, page: str) -> None:
    await hall.begin(2, rounds=1, cut=2)
    await hall.next()
    await enter_all(hall, 1, 0)
    await hall.next()
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    written = set(re.findall(r"`\"?([a-z_]+)\"?`", text))
    data = await read(hall)
    assert f'"version": {data["version"]}' in text
    lacking = set(_keys(data)) - {"schema", "version"} - written
    assert lacking == set(), f"say in docs/{page} what it holds"


ENUMERATED: Sequence[tuple[str, Collection[str]]] = (
    ("status", sorted({*TournamentStatus} - {TournamentStatus.DRAFT})),  # which nobody exports
    ("status", [*EntrantStatus]),
    ("missed_as", [*Missed]),
    ("stage", [each.name.lower() for each in Stage]),
    ("source", sorted({*SeatSource} - {SeatSource.SITS_OUT})),  # which is never stored
)
"""The fields of which a page says all values, besides what organisers choose."""


def listed(text: str) -> list[tuple[str, set[str]]]:
    """Return the fields whose values a page lists: `field` | one, other, or `field` | one, other; null."""
    rows = re.findall(
        r"^\| `(\w+)`[^|,]* \| ([a-z_]+(?:, [a-z_]+)+)(?: ?[;\u00a0][^|]*)? \|$", text, re.MULTILINE
    )
    return [(field, set(values.split(", "))) for field, values in rows]


@pytest.mark.parametrize("page", ["export.md", "export.fr.md"])
def test_the_values_that_a_field_can_have_stand_in_the_documentation(page: str) -> None:
    """A choice of the organisers that is exported is one of them."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    chosen = [
        (name, {str(value) for value in field.annotation})
        for name, field in Setup.model_fields.items()
        if name not in NOT_EXPORTED and isinstance(field.annotation, type(StrEnum))
    ]
    wanted = [*chosen, *((field, set(map(str, values))) for field, values in ENUMERATED)]
    told = listed(text)
    assert [each for each in wanted if each not in told] == [], f"list the values in docs/{page}"
    assert [each for each in told if each not in wanted] == [], "name what lists them in ENUMERATED"


def test_values_that_a_page_lists_are_read() -> None:
    page = (
        "| `a` | one, two_three |\n| `b` | `c`, `d` |\n| `e` | in all |\n| `f` in `a` | g, h; null before |\n"
    )
    assert listed(page) == [("a", {"one", "two_three"}), ("f", {"g", "h"})]


def _keys(data: Any) -> Iterator[str]:
    """Yield the names of all fields, deep."""
    if isinstance(data, dict):
        for name, value in data.items():  # pyright: ignore
            yield str(name)  # pyright: ignore
            yield from _keys(value)
    elif isinstance(data, list):
        for value in data:  # pyright: ignore
            yield from _keys(value)
