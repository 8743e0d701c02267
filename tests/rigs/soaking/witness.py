"""Remembers what victims have said, and compares it with the database that they left behind."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

from bot.matches.messages import BoardMessage
from bot.matches.options import options_of
from bot.store import MatchStatus, check
from bot.store.matches.rows import SELECT, match_row
from engines.kernel import Ending, Given, Match, NothingToUndo, Refused, as_answer, record_of, replay
from engines.kernel.decisions.answers import is_order
from engines.kernel.match.record import finish
from engines.registry import GAMES
from tests.rigs.soaking.says import ANSWERED, CHANGED, COMMITTED, CREATED, DELIVERED, STARTED, TWICE, face_of


class Lost(AssertionError):
    """Something that was acknowledged or shown is not in the database, or what is there contradicts it."""


@dataclass
class Tally:
    """What has been compared so far."""

    kills: int = 0
    answers: int = 0
    changes: int = 0
    shown: int = 0
    finished: int = 0
    undone: int = 0

    def add(self, other: Tally) -> None:
        """Count what another witness has compared."""
        for part in fields(self):
            setattr(self, part.name, getattr(self, part.name) + getattr(other, part.name))


@dataclass
class _Said:
    """What was said of one match."""

    states: dict[int, str] = field(default_factory=dict[int, str])
    """What the match was after each number, as far as it was said."""
    answers: dict[int, tuple[int, Any, int]] = field(default_factory=dict[int, tuple[int, Any, int]])
    """Seat, answer and interaction by number."""
    board: str = ""
    """What its board showed last."""
    safe: int = 0
    """The highest number that was acknowledged."""
    shown: int = 0
    """The highest number that was shown on a board or in a hand."""


@dataclass
class _Past:
    """One course that a match may have taken: which answer was taken back when is not written down."""

    match: Match[Any]
    given: Mapping[int, sqlite3.Row]
    """All answers by number."""
    counting: list[int] = field(default_factory=list[int])
    """Numbers of those that have been given and not taken back."""
    alike: set[str] = field(default_factory=set[str])
    """States that look as it does now: orders are nobody's business."""

    def after(self, number: int, ending: Ending | None) -> Iterator[_Past]:
        """Yield what may have come of a change; what ends the match is its last. Raises Refused."""
        if number in self.given:
            self._answer(number)
            yield self
        elif ending is not None:
            finish(self.match, ending)
            self.alike = {self.match.hash()}
            yield self
        else:
            undone = [each for each in self.counting if self.given[each]["undone"]]
            if not undone:
                raise NothingToUndo("what was taken back counts again")
            # Several seats may each take an answer back while a window is open.
            for seat in sorted({self.given[each]["seat"] for each in undone}):
                with suppress(NothingToUndo):
                    yield self._without_last_of(seat)

    def _answer(self, number: int) -> None:
        opened, given = self.match.opened, self.given[number]
        answer = as_answer(json.loads(given["answer"]))
        self.match.answer(given["seat"], answer)
        self.counting.append(number)
        unseen = is_order(answer) and self.match.opened == opened
        self.alike = {self.match.hash(), *(self.alike if unseen else ())}

    def _without_last_of(self, seat: int) -> _Past:
        """Return the course without a seat's last answer. Raises NothingToUndo where it stayed."""
        match, counting = self.match.copy(), self.counting[:]
        taken = counting.pop(-1 - match.undo(seat))
        if not self.given[taken]["undone"]:
            raise NothingToUndo
        return _Past(match, self.given, counting, {match.hash()})


class Witness:
    """Hears all victims of one database."""

    def __init__(self) -> None:
        self.tally = Tally()
        self._said: defaultdict[int, _Said] = defaultdict(_Said)
        self._proved: set[int] = set()
        """Finished matches that have been checked to their end."""

    def hear(self, lines: Iterable[list[Any]]) -> None:
        """Take in what one victim has said. Raises Lost for what it should never have said."""
        for kind, match, *facts in lines:
            said = self._said[match]
            if kind == TWICE:
                raise Lost(f"match {match}: interaction {facts[0]} counted twice")
            if kind == CREATED:
                continue
            if kind == DELIVERED:
                shown, serial, face = facts
                if shown == BoardMessage.kind:
                    said.board = face
                said.shown = max(said.shown, serial)
                self.tally.shown += 1
            elif kind == ANSWERED:
                serial, face, seat, answer, interaction = facts
                said.answers[serial] = (seat, as_answer(answer), interaction)
                self.tally.answers += 1
            else:
                assert kind in (STARTED, CHANGED, COMMITTED), kind
                serial, face = facts[0], facts[1]
                self.tally.changes += kind == COMMITTED
            if kind != DELIVERED:
                said.safe = max(said.safe, serial)
            state = _state(face)
            before = said.states.setdefault(serial, state)
            if before != state:
                raise Lost(f"match {match} was in two states after change {serial}")

    def compare(self, path: Path) -> dict[int, int]:
        """Compare a copy of the database with all that was said; return how far each running match is."""
        with closing(sqlite3.connect(path)) as connection:
            connection.row_factory = sqlite3.Row
            report = check(path)
            if not report.ok:
                raise Lost(f"the database is not sound: {'; '.join(report.problems)}")
            no_interaction_twice(connection)
            known = {row["id"]: row for row in connection.execute(SELECT)}
            missing = self._said.keys() - known.keys()
            if missing:
                raise Lost(f"matches are gone: {sorted(missing)}")
            running: dict[int, int] = {}
            for match_id, row in known.items():
                status = MatchStatus(row["status"])
                if status in (MatchStatus.RUNNING, MatchStatus.FINISHED) and match_id not in self._proved:
                    running[match_id] = self._compare_match(connection, row)
                elif status is MatchStatus.CHALLENGE and self._said[match_id].states:
                    raise Lost(f"match {match_id} had begun, and is a challenge again")
        return {match_id: serial for match_id, serial in running.items() if match_id not in self._proved}

    def _compare_match(self, connection: sqlite3.Connection, found: sqlite3.Row) -> int:
        row, said = match_row(found), self._said[found["id"]]
        name = f"match {row.id}"
        answers = connection.execute(
            "SELECT * FROM answers WHERE match_id = ? ORDER BY number", (row.id,)
        ).fetchall()
        by_number = {given["number"]: given for given in answers}
        for number, (seat, answer, interaction) in said.answers.items():
            given = by_number.get(number)
            if given is None:
                raise Lost(f"{name}: answer {number} was acknowledged and is gone")
            kept = (given["seat"], as_answer(json.loads(given["answer"])), given["interaction_id"])
            if kept != (seat, answer, interaction):
                raise Lost(f"{name}: answer {number} was {(seat, answer, interaction)}, is now {kept}")
        point = connection.execute(
            "SELECT number, dump FROM checkpoints WHERE match_id = ?", (row.id,)
        ).fetchone()
        if point["number"] < said.safe:
            raise Lost(f"{name}: change {said.safe} was acknowledged, the disk has {point['number']}")
        if point["number"] < said.shown:
            raise Lost(f"{name}: change {said.shown} was shown, the disk has {point['number']}")
        dump = json.loads(point["dump"])
        loaded: Match[Any] = Match.load(GAMES[row.game], dump, options_of(row))
        played, alike = self._play_again(row, by_number, dump, said)
        if played.hash() != loaded.hash() or played.result != loaded.result or played.result != row.result:
            raise Lost(f"{name}: its record and its checkpoint lead to different matches")
        if [d.seat for d in played.decisions] != [d.seat for d in loaded.decisions]:
            raise Lost(f"{name}: its record and its checkpoint ask different seats")
        self._compare_board(connection, row.id, alike, said)
        if row.status is MatchStatus.FINISHED:
            self._prove(row, dump["seats"], answers)
        return point["number"]

    def _play_again(
        self, row: Any, by_number: dict[int, sqlite3.Row], dump: dict[str, Any], said: _Said
    ) -> tuple[Match[Any], set[str]]:
        """Play the whole history, takings back included: each state must be the one that was said.

        Return also the states at the end that look alike: orders are nobody's business.
        """
        seed = row.origin.seed() if row.origin else row.seed
        match = Match(GAMES[row.game], options_of(row), dump["seats"], seed)
        pasts = [_Past(match, by_number, alike={match.hash()})]
        for number in range(1, dump["serial"] + 1):
            following: list[_Past] = []
            refused: Refused | None = None
            for past in pasts:
                try:
                    following += past.after(number, row.ending if number == dump["serial"] else None)
                except Refused as error:
                    refused = error
            if not following:
                why = repr(refused) if refused else "nobody could take anything back"
                raise Lost(f"match {row.id}: change {number} cannot be played again ({why})")
            state = said.states.get(number)
            pasts = [past for past in following if state in (None, past.match.hash())]
            if not pasts:
                raise Lost(f"match {row.id}: after change {number} it is not what was said")
        counting = [number for number, given in by_number.items() if not given["undone"]]
        pasts = [past for past in pasts if past.counting == counting]
        if not pasts:
            raise Lost(f"match {row.id}: other answers count than those that were left to count")
        return pasts[0].match, set[str]().union(*(past.alike for past in pasts))

    def _compare_board(
        self, connection: sqlite3.Connection, match_id: int, alike: set[str], said: _Said
    ) -> None:
        offers = connection.execute(
            "SELECT draw_offered FROM seats WHERE match_id = ? ORDER BY seat", (match_id,)
        )
        offering = [bool(offered) for (offered,) in offers]
        waits = connection.execute(
            "SELECT 1 FROM outbox WHERE match_id = ? AND kind = ?", (match_id, BoardMessage.kind)
        ).fetchone()
        if not waits and said.board not in {face_of(state, offering) for state in alike}:
            raise Lost(f"match {match_id}: the newest board was neither shown nor waits to be sent")

    def _prove(self, row: Any, seats: int, answers: list[sqlite3.Row]) -> None:
        given = [Given(a["seat"], as_answer(json.loads(a["answer"]))) for a in answers if not a["undone"]]
        game = GAMES[row.game]
        seed = row.origin.seed() if row.origin else row.seed
        record = record_of(game, dict(row.options), seats, seed, given, row.ending, origin=row.origin)
        again = replay(game, type(record).model_validate_json(record.model_dump_json()))
        if again.result is None or again.result != row.result:
            raise Lost(f"match {row.id}: its record ends with {again.result}, not {row.result}")
        if self._said[row.id].board:  # otherwise its last board still waits: look again after the next kill
            self._proved.add(row.id)
            self.tally.finished += 1
            self.tally.undone += len(answers) - len(given)


def _state(face: str) -> str:
    return face.rstrip("+-")


def no_interaction_twice(connection: sqlite3.Connection) -> None:
    """One change may hold several answers, such as the orders that a match begins with; two may not."""
    sql = """
        SELECT interaction_id FROM answers WHERE interaction_id IS NOT NULL
        GROUP BY interaction_id HAVING count(DISTINCT match_id) > 1 OR count(DISTINCT at) > 1
    """
    twice = [row["interaction_id"] for row in connection.execute(sql)]
    if twice:
        raise Lost(f"interactions answered twice: {twice[:5]}")
    sql = """
        SELECT interaction_id FROM answers WHERE interaction_id IS NOT NULL
        AND interaction_id NOT IN (SELECT interaction_id FROM seen_interactions)
    """
    unseen = [row["interaction_id"] for row in connection.execute(sql)]
    if unseen:
        raise Lost(f"interactions that answered are not remembered: {unseen[:5]}")
