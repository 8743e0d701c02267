"""A tournament's whole picture as plain data, read at once: what panels, pictures and exports are made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Any

from pydantic import ValidationError

from bot.competition import brackets, pods, robin, swiss
from bot.competition.brackets import Bracket, BracketPart
from bot.competition.record import took_part, was_played
from bot.competition.setup import Setup, faults
from bot.competition.standings import Standing, standings
from bot.competition.state import Entrant, Format, Outcome, Round, TournamentTable
from bot.store import (
    EntrantRow,
    EntrantStatus,
    RoundRow,
    Store,
    TablePlace,
    TableRow,
    TournamentDeadline,
    TournamentRow,
    TournamentStatus,
)
from bot.store.tournaments.deadlines import EventClock
from bot.texts.sanitising import told_apart
from bot.tournaments.course.errors import NewerTournament, NoSuchTournament
from engines.kernel import Game, Say
from engines.registry import GAMES


class Stage(IntEnum):
    """Where a round lies. The parts of a bracket are stages of their own: nobody sits twice in a round."""

    ROUNDS = 1
    UPPER = 2
    LOWER = 3
    FINAL = 4
    """The final is its first round, the reset its second; of a single elimination the last match."""


CORRECTABLE = 7 * 86_400.0
"""Seconds after its end, or its last correction, in which an event can be corrected."""
STAGE_OF = {
    BracketPart.UPPER: Stage.UPPER,
    BracketPart.LOWER: Stage.LOWER,
    BracketPart.FINAL: Stage.FINAL,
    BracketPart.RESET: Stage.FINAL,
}


class Next(IntEnum):
    """What comes when the tables of a wave are over."""

    ROUND = 1
    CUT = 2
    """The first wave of the bracket that follows Swiss rounds."""
    BRACKET = 3
    END = 4


def round_of(match: brackets.Pairing) -> tuple[int, int]:
    """Return the stage and the number of the round in which a match of the bracket is played."""
    if match.part is BracketPart.RESET:
        return Stage.FINAL, 2
    return STAGE_OF[match.part], 1 if match.part is BracketPart.FINAL else match.round


@dataclass(frozen=True)
class Tournament:
    """Everything about one tournament at one revision."""

    row: TournamentRow
    setup: Setup
    entrants: tuple[EntrantRow, ...]
    rounds: tuple[RoundRow, ...]
    tables: tuple[TableRow, ...]
    threads: dict[int, int]
    """Where tables are played, by `seat_number`; the channel itself where no thread could be made."""
    deadlines: tuple[TournamentDeadline, ...]

    @property
    def id(self) -> int:
        """Its number in the store."""
        return self.row.id

    @property
    def status(self) -> TournamentStatus:
        """Where it stands."""
        return self.row.status

    @property
    def game(self) -> Game[Any]:
        """What is played."""
        return GAMES[self.row.game]

    def faults(self, now: float) -> Iterator[Say]:
        """Yield why a draft cannot be announced, as sentences of what to change."""
        if not self.row.name:
            yield Say("tournament-wants-name")
        yield from faults(self.setup, self.game, now)

    # People

    @cached_property
    def by_number(self) -> dict[int, EntrantRow]:
        """The entrants by number."""
        return {each.number: each for each in self.entrants}

    @cached_property
    def called(self) -> dict[int, str]:
        """What entrants are called, by number: who is called alike, with it."""
        numbers = list(self.by_number)
        names = told_apart([each.name for each in self.by_number.values()], list(map(str, numbers)))
        return dict(zip(numbers, names, strict=True))

    def of_user(self, user_id: int) -> EntrantRow | None:
        """Return a person's entry, whatever has become of it."""
        return next((each for each in self.entrants if each.user_id == user_id), None)

    @cached_property
    def here(self) -> tuple[EntrantRow, ...]:
        """Who has not left."""
        gone = (EntrantStatus.DROPPED, EntrantStatus.DISQUALIFIED)
        return tuple(each for each in self.entrants if each.status not in gone)

    @cached_property
    def started_with(self) -> int:
        """How many sat down in the first round; before it, how many are there."""
        first = self.played[0] if self.played else ()
        return sum(len(table.seats) for table in first) or len(self.here)

    @cached_property
    def gone(self) -> frozenset[int]:
        """The numbers of those who have left."""
        return frozenset(each.number for each in self.entrants) - {each.number for each in self.here}

    @cached_property
    def pure(self) -> list[Entrant]:
        """The entrants as pairing and standings know them; who left before the start never was one."""
        return [each.entrant for each in self.entrants if each.left_round != 0 or self._sat(each.number)]

    def _sat(self, number: int) -> bool:
        return any(number in table.table.seats for table in self.tables)

    @property
    def shows_decks(self) -> bool:
        """Whether all may look at all decks: from the first round on, or at the end, or never."""
        over = self.status is TournamentStatus.FINISHED and self.setup.decks_after
        return over or (self.setup.open_decks and self.wave > 0)

    # Rounds and tables

    @cached_property
    def wave(self) -> int:
        """How many waves have been made."""
        return max((each.wave for each in self.rounds), default=0)

    @cached_property
    def current(self) -> tuple[TableRow, ...]:
        """The tables of the last wave, those of the first stage and round first."""
        last = {(each.stage, each.number) for each in self.rounds if each.wave == self.wave}
        return tuple(table for table in self.tables if (table.place.stage, table.place.round) in last)

    @cached_property
    def open(self) -> tuple[TableRow, ...]:
        """The tables that have no result."""
        return tuple(table for table in self.current if table.table.outcome is None)

    def table_of(self, number: int) -> TableRow | None:
        """Return the table at which somebody sits in this wave; the open one first."""
        own = [table for table in self.current if number in table.table.seats]
        return next((table for table in own if table.table.outcome is None), own[-1] if own else None)

    def find(self, stage: int, round: int, table_no: int) -> TableRow | None:
        """Return a table by its place."""
        wanted = (self.id, stage, round, table_no)
        return next((table for table in self.tables if table.place.key == wanted), None)

    @cached_property
    def _threads_by_place(self) -> dict[TablePlace, int]:
        seated = (table.place for table in self.current if len(table.table.seats) > 1)
        return {place: number for number, place in enumerate(seated, 1)}

    def goes_on(self, table: TableRow) -> bool:
        """Tell whether a table, at which somebody meets somebody, is one of this wave."""
        return table.place in self._threads_by_place

    def seat_number(self, table: TableRow) -> int:
        """Return the number of the thread in which a table of this wave is played, from 1."""
        return self._threads_by_place[table.place]

    def thread_of(self, table: TableRow) -> int | None:
        """Return where a table of this wave is played; None while it has no thread."""
        return self.threads.get(self._threads_by_place.get(table.place, 0))

    def due(self, kind: EventClock, table: TableRow | None = None) -> float | None:
        """Return when something falls, for the whole event or round, or for one table."""
        wanted = table.place.key[1:] if table else None
        for each in self.deadlines:
            where = (each.stage, each.round, each.table_no)
            if each.kind is kind and (where == wanted if wanted else each.table_no == 0):
                return each.due
        return None

    # Standings

    @cached_property
    def played(self) -> tuple[Round, ...]:
        """The rounds before any bracket."""
        made: dict[int, list[Any]] = {}
        for each in self.tables:
            if each.place.stage == Stage.ROUNDS:
                made.setdefault(each.place.round, []).append(each.table)
        return tuple(tuple(tables) for _, tables in sorted(made.items()))

    @cached_property
    def planned(self) -> int:
        """How many rounds are played before any bracket."""
        return self.setup.rounds_of(max(2, self.started_with))

    @cached_property
    def struck(self) -> frozenset[int]:
        """Who has left a round robin too early for their tables to count."""
        return robin.struck(self.pure, self.played) if self._all_meet else frozenset()

    @cached_property
    def counted(self) -> tuple[Round, ...]:
        """The rounds before any bracket, as they count."""
        if not self._all_meet:
            return self.played
        return robin.counted(self.pure, self.played, self.struck, self.setup.scoring)

    def counted_as(self, table: TableRow) -> TournamentTable | None:
        """Return a table of the rounds as it counts; None for one that counts for nobody."""
        made = self.counted[table.place.round - 1]
        return next((each for each in made if table.table.seats[0] in each.seats), None)

    @property
    def _all_meet(self) -> bool:
        return self.setup.format is Format.ROBIN

    @cached_property
    def has_result(self) -> bool:
        """Whether any table has been played: without one an event has no result."""
        return any(was_played(each.table) for each in self.tables)

    @cached_property
    def placeless(self) -> frozenset[int]:
        """Who holds no place: who is struck, and who never came and comes no more; the disqualified apart."""
        over = self.status is TournamentStatus.FINISHED
        if over and not self.has_result:
            return frozenset(self.by_number)
        came = took_part(each.table for each in self.tables)
        comes_no_more = frozenset(self.by_number) if over else self.gone
        return self.struck | (comes_no_more - came)

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """The table of the rounds, the best first."""
        return standings(
            self.pure, self.counted, self.row.lots, self.setup.scoring,
            placeless=self.placeless, all_meet=self._all_meet, ties=self.setup.ties,
        )  # fmt: skip

    @cached_property
    def bracket(self) -> Bracket | None:
        """The bracket, once it has been made."""
        if self.row.seeds is None:
            return None
        made = brackets.double if self.setup.format is Format.DOUBLE else brackets.single
        return made(self.row.seeds)

    @cached_property
    def outcomes(self) -> dict[int, Outcome]:
        """The results of the bracket, by the numbers of its matches, which are those of its tables."""
        return {
            each.place.table_no: each.table.outcome
            for each in self.tables
            if each.place.stage != Stage.ROUNDS and each.table.outcome
        }

    @cached_property
    def next(self) -> Next:
        """What comes when the tables of this wave are over."""
        if self.bracket is not None:
            return Next.END if brackets.is_over(self.bracket, self.outcomes) else Next.BRACKET
        if self.setup.in_bracket:
            return Next.BRACKET
        over = pods.is_over if self.setup.format is Format.PODS else swiss.is_over
        if not over(self.pure, self.played, self.planned):
            return Next.ROUND
        enough = len([row for row in self.standings if row.place and row.number not in self.gone]) >= 2
        return Next.CUT if self.cut and self.played and enough else Next.END

    @property
    def cut(self) -> int:
        """How many go on from the Swiss rounds."""
        return self.setup.cut_of(self.started_with)

    @property
    def champion(self) -> int | None:
        """Who has won the bracket, once that is known."""
        won = brackets.champion(self.bracket, self.outcomes) if self.bracket is not None else None
        return None if won in self.placeless else won

    @cached_property
    def ranking(self) -> tuple[tuple[int, ...], ...]:
        """Who stands where as things are, the best first; who share a place stand together."""
        rows = [row.number for row in self.standings if row.place is not None]
        if self.bracket is None:
            return tuple((number,) for number in rows)
        placed = brackets.places(self.bracket, self.outcomes)
        sent_away = {n for n, each in self.by_number.items() if each.status is EntrantStatus.DISQUALIFIED}
        out = self.placeless | sent_away
        first = [tuple(n for n in group if n not in out) for group in placed]
        inside = {number for group in placed for number in group}
        rest = [(number,) for number in rows if number not in inside] if self.played else []
        return (*filter(None, first), *rest)

    def is_correctable(self, now: float) -> bool:
        """Tell whether it is over, and its results can still be corrected."""
        return self.status is TournamentStatus.FINISHED and now - self.row.updated <= CORRECTABLE

    def place_told(self, number: int) -> int | None:
        """Return the place that somebody is told to hold: in a bracket only one that nothing can change."""
        if self.bracket is not None and number not in brackets.settled(self.bracket, self.outcomes):
            return None
        return self.place_of(number)

    def place_of(self, number: int) -> int | None:
        """Return somebody's place as things are, from 1; None for who holds none."""
        before = 0
        for group in self.ranking:
            if number in group:
                return before + 1
            before += len(group)
        return None


async def read(store: Store, tournament_id: int) -> Tournament:
    """Read an event as it stands. Raises NoSuchTournament, or NewerTournament while releases change."""
    row = await store.tournaments.get(tournament_id)
    if row is None or row.game not in GAMES:
        raise NoSuchTournament
    try:
        setup = Setup.model_validate({**row.options, "format": row.format})
    except ValidationError as error:
        raise NewerTournament from error
    return Tournament(
        row=row,
        setup=setup,
        entrants=tuple(await store.tournaments.entrants(row.id)),
        rounds=tuple(await store.rounds.of_tournament(row.id)),
        tables=tuple(await store.rounds.tables(row.id)),
        threads=await store.tournaments.threads(row.id),
        deadlines=tuple(await store.tournament_deadlines.of_tournament(row.id)),
    )


def names(event: Tournament, numbers: Sequence[int]) -> list[str]:
    """Return what entrants are called."""
    return [event.called[number] for number in numbers]
