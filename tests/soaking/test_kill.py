"""A small kill test for every run of the tests; `make soak` does it for as long as one likes."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.soaking.kills import PATIENCE, VICTIM, Child, compare, kill_often
from tests.soaking.says import ANSWERED
from tests.soaking.witness import Lost, Witness, no_interaction_twice


def test_nothing_acknowledged_or_shown_is_lost_by_a_kill():
    tally = kill_often(60, 1, Random(20), print, matches=5, begins={ANSWERED})
    assert tally.kills == 1
    assert tally.answers > 12
    assert tally.shown > 5
    assert tally.finished > 0


def test_nothing_is_lost_when_disk_clock_and_discord_fail_too():
    tally = kill_often(60, 1, Random(21), print, matches=4, faults=True, begins={ANSWERED})
    assert tally.kills == 1
    assert tally.answers > 8


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[list[object]]]:
    """Return what one killed victim left, and what it had said; something was taken back."""
    database = tmp_path_factory.mktemp("left") / "herald.sqlite3"
    child = Child(database.parent, VICTIM, str(database), "--matches", "6")
    end = time.monotonic() + PATIENCE
    while not any(line[-1] == "undo" for line in child.said) and time.monotonic() < end:
        time.sleep(0.05)
    child.end(1.5)
    return database, child.said


def last_answer(said: list[list[object]]) -> list[object]:
    """Return the last answer acknowledged whose match was not changed afterwards."""
    last = {line[1]: line for line in said if line[0] in ("answered", "changed", "committed")}
    return next(line for line in reversed(said) if line[0] == "answered" and last[line[1]] is line)


SABOTAGES: dict[str, tuple[str, str]] = {
    "a lost answer": ("DELETE FROM answers WHERE match_id = :match AND number = :serial", "is gone"),
    "another answer": (
        "UPDATE answers SET answer = json_quote('other') WHERE match_id = :match AND number = :serial",
        "is now",
    ),
    "an interaction that answered twice": (
        """UPDATE answers SET interaction_id =
            (SELECT interaction_id FROM answers WHERE match_id = :match AND number = :serial)
        WHERE (match_id, number) =
            (SELECT match_id, number FROM answers WHERE (match_id, number) <> (:match, :serial) LIMIT 1)""",
        "answered twice",
    ),
    "a lost match": ("PRAGMA foreign_keys = ON; DELETE FROM matches WHERE id = :match", "are gone"),
    "an older checkpoint": (
        """UPDATE checkpoints SET number = :serial - 1, dump = json_set(dump, '$.serial', :serial - 1)
        WHERE match_id = :match""",
        "was acknowledged, the disk has",
    ),
    "another checkpoint": (
        "UPDATE checkpoints SET dump = json_set(dump, '$.trail[#-1][1].dice', 9999) WHERE match_id = :match",
        "lead to different matches",
    ),
    "an interaction that is not remembered": ("DELETE FROM seen_interactions", "not remembered"),
    "a board that is never shown": (
        "UPDATE seats SET draw_offered = 1 - draw_offered WHERE match_id = :match;"
        "DELETE FROM outbox WHERE match_id = :match",
        "neither shown nor waits",
    ),
    "an answer counted that was taken back": ("UPDATE answers SET undone = 0", "counts again"),
}


@pytest.mark.parametrize("what", SABOTAGES)
def test_the_witness_notices(what: str, left: tuple[Path, list[list[object]]], tmp_path: Path):
    sql, complaint = SABOTAGES[what]
    database, said = left
    copy = tmp_path / database.name
    with closing(sqlite3.connect(database)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)
        _, match, serial, *_ = last_answer(said)
        target.executescript(_filled(sql, match=match, serial=serial))
    with pytest.raises(Lost, match=complaint):
        compare(Witness(), said, copy)


def test_one_interaction_may_bring_several_answers_at_once(
    left: tuple[Path, list[list[object]]], tmp_path: Path
):
    """As where a match begins for players who have turned stops in earlier ones."""
    with closing(sqlite3.connect(left[0])) as source, closing(sqlite3.connect(tmp_path / "copy")) as copy:
        source.backup(copy)
        copy.row_factory = sqlite3.Row
        given = copy.execute(
            """SELECT * FROM answers AS given WHERE interaction_id IS NOT NULL AND EXISTS
                (SELECT 1 FROM answers WHERE match_id = given.match_id AND number <> given.number)"""
        ).fetchone()
        copy.execute(
            "UPDATE answers SET interaction_id = :interaction_id, at = :at WHERE match_id = :match_id",
            dict(given),
        )
        no_interaction_twice(copy)


def test_the_witness_is_content_with_what_was_left(left: tuple[Path, list[list[object]]]):
    database, said = left
    assert compare(Witness(), said, database)


@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (lambda line: ["twice", line[1], 5], "counted twice"),
        (lambda line: ["committed", line[1], line[2], "other--"], "in two states"),
        (lambda line: ["delivered", line[1], "board", line[2] + 99, "ahead--"], "was shown"),
    ],
)
def test_the_witness_notices_what_should_not_be_said(
    spoil: Callable[[list[object]], list[object]],
    complaint: str,
    left: tuple[Path, list[list[object]]],
):
    database, said = left
    with pytest.raises(Lost, match=complaint):
        compare(Witness(), [*said, spoil(last_answer(said))], database)


def _filled(sql: str, **values: object) -> str:
    for name, value in values.items():
        sql = sql.replace(f":{name}", json.dumps(value))
    return sql
