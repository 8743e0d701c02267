"""Events in every format with drops, late entries, corrections and kills; each must come to a sound end.

Service and store are the real ones, Discord is not there, and the clock is told. Some tables play real
matches, at others an organiser enters the result, and some people do not come.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, fields
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bot.competition.cut import Seeding
from bot.competition.setup import BRACKETS, LARGEST_ROBIN, TIMES
from bot.competition.state import Format
from bot.errors import PlayerError
from bot.matches.start.challenges import Person
from bot.store import OVER, EntrantStatus, TableRow, TournamentStatus
from bot.store.sql import Rows, Statement
from bot.texts import LOCALES, texts_in
from bot.tournaments.course.errors import BracketPlayedOn, NobodyAddedNow, RegistrationClosed, TournamentFull
from bot.tournaments.course.event import Next, Tournament
from bot.tournaments.course.export import files
from bot.tournaments.views.organising import log_lines, organising
from bot.tournaments.views.standings import final_pages, pages_of, standings, why
from bot.tournaments.views.status import status
from bot.tournaments.views.table import mine
from tests.bot.tournaments.course.scene import Hall
from tests.databases import writing

SIZES = {8: 82, 33: 13, 64: 4, 256: 1}
"""How many of a hundred events have so many entrants."""
WORKERS, PROCESSES = 5, 2
REAL_TABLES = 3
"""Tables of a round that play a real match; of the others most results are entered."""
ASKED_FOR, IN_SECONDS = 500, 600
MOST_STEPS = 400
A_PERSON = 0.5
"""Seconds that an event may take for each of its people, on a busy machine."""


NOT_TAKEN = {
    "best_of": "results are entered as one game; tests/bot/competition/test_outcomes.py has the others",
    "start": "an event that begins by itself would begin while people sign up",
    "open_decks": "nobody brings a deck",
    "decks_after": "nobody brings a deck",
}
"""Choices that no event of the soak goes by, and why."""


def choices(format: Format, people: int, chance: Random) -> dict[str, Any]:
    """Return what the organisers of an event choose by chance."""
    setup: dict[str, Any] = {"format": format, "by_clock": chance.random() < 0.3}
    if format is Format.SWISS and chance.random() < 0.4:
        setup["cut"] = chance.choice((-1, 2, 3, 4, 6, 8))
    if format in (Format.SWISS, Format.PODS):
        if chance.random() < 0.5:
            setup["late_until"], setup["late_as"] = 2, chance.choice(("loss", "bye"))
        if chance.random() < 0.2:
            setup["rounds"] = chance.choice((2, 3, 4))
    if format in BRACKETS:
        setup["seeding"] = chance.choice([*Seeding])
    if format is Format.PODS:
        setup["options"] = {"random_teams": True}
    if chance.random() < 0.1:
        setup["pace"], setup["times"] = "correspondence", TIMES["correspondence"]
    if chance.random() < 0.2:
        setup["most"] = max(8, people)
    return setup | {"no_show_drops": chance.random() < 0.2, "draws": chance.random() < 0.8}


class Killed(BaseException):
    """The process is gone."""


class Unsound(AssertionError):
    """An event came to no sound end."""


@dataclass
class Tally:
    """What has been gone through."""

    events: Counter[tuple[str, int]] = field(default_factory=Counter[tuple[str, int]])
    kills: int = 0
    tables: int = 0
    corrections: int = 0
    drops: int = 0
    late: int = 0
    undone: int = 0
    no_shows: int = 0

    def add(self, other: Tally) -> None:
        """Add what another process has gone through."""
        for part in fields(self):
            setattr(self, part.name, getattr(self, part.name) + getattr(other, part.name))

    def __str__(self) -> str:
        by_format = Counter[str]()
        by_size = Counter[int]()
        for (format, size), count in self.events.items():
            by_format[str(format)] += count
            by_size[size] += count
        return (
            f"{sum(self.events.values())} events ({dict(by_format)}, "
            f"by size {dict(sorted(by_size.items()))}), {self.tables} tables, {self.kills} kills, "
            f"{self.corrections} corrections, {self.drops} drops, "
            f"{self.late} late entries, {self.undone} rounds undone, {self.no_shows} no-shows"
        )


class Soaked:
    """One event, played by chance; killed now and then, and taken up from the store alone."""

    def __init__(self, hall: Hall, chance: Random, tally: Tally) -> None:
        self.hall = hall
        self.chance = chance
        self.tally = tally
        self._next_person = 0
        self._kill_in: int | None = None

    async def run(self, format: Format, size: int) -> None:
        """Play an event from its announcement to its end. Raises Unsound."""
        people = min(size, LARGEST_ROBIN // 4) if format is Format.ROBIN else size
        game = "noxtalia" if format is Format.PODS else "dueling_nobles"
        await self.hall.begin(0, game=game, **choices(format, people, self.chance))
        await self._arm()
        self._next_person = 1
        for _ in range(people):
            await self._safely(self._someone_enters)
        for _ in range(MOST_STEPS):
            event = await self.hall.event()
            if event.status in OVER:
                break
            await self._safely(self._step)
        await self._check(people)
        self.tally.events[format, size] += 1

    # Kills

    async def _arm(self) -> None:
        """Let the process die at one of the next writes, before it or after."""
        # The machine does not die with it, so nothing need reach the disk: that takes half of the time.
        await writing(self.hall.store).execute_fetchall("PRAGMA synchronous = OFF")
        write = self.hall.store.writer.write
        self._kill_in = self.chance.randint(5, 400)

        async def deadly(*statements: Statement) -> Rows:
            assert self._kill_in is not None
            self._kill_in -= 1
            if self._kill_in == 0 and self.chance.random() < 0.5:
                raise Killed
            rows = await write(*statements)
            if self._kill_in <= 0:
                raise Killed
            return rows

        self.hall.store.writer.write = deadly  # pyright: ignore[reportAttributeAccessIssue]

    async def _safely(self, do: Callable[[], Awaitable[None]]) -> None:
        """Do something; where the process dies of it, begin another that goes on."""
        try:
            await do()
        except Killed:
            self.tally.kills += 1
            while True:
                await self.hall.reopen()
                await self._arm()
                try:
                    await self.hall.settle()
                    return
                except Killed:
                    self.tally.kills += 1

    # What happens

    async def _someone_enters(self) -> None:
        number = self._next_person
        self._next_person += 1
        await self.hall.register(number)

    async def _step(self) -> None:
        event = await self.hall.event()
        if event.open:
            await self._play_some(event)
        else:
            await self._between(event)

    async def _between(self, event: Tournament) -> None:
        chance, hall = self.chance, self.hall
        if event.status is TournamentStatus.OPEN and chance.random() < 0.3:
            await hall.tournament_service.rounds.open_check_in(hall.id, hall.keeper)
            for entrant in event.here:
                if chance.random() < 0.95:
                    await hall.tournament_service.signup.check_in(hall.id, hall.press(entrant.user_id))
            return
        if event.wave and chance.random() < 0.25:
            await self._correct(event)
        if chance.random() < 0.3:
            await self._come_and_go()
        event = await hall.event()
        if event.open or event.status in OVER:
            return
        if event.setup.by_clock and event.status is TournamentStatus.BETWEEN and chance.random() < 0.8:
            await hall.advance(event.setup.times.between + 1)
            return
        try:
            presses = [
                hall.tournament_service.rounds.make_next(hall.id, hall.keeper, event.wave + 1)
                for _ in range(chance.choice((1, 1, 2)))
            ]
            found = await asyncio.gather(*presses, return_exceptions=True)
            for each in found:
                if isinstance(each, BaseException) and not isinstance(each, PlayerError):
                    raise each
            refused = [each for each in found if isinstance(each, PlayerError)]
            if len(refused) == len(found):
                if event.wave:
                    raise Unsound(f"the next round is refused: {refused}")
                await hall.tournament_service.rounds.cancel(hall.id, hall.keeper, "too few")
        finally:
            if self._kill_in is None or self._kill_in > 0:
                await hall.settle()
        if chance.random() < 0.1:
            await self._undo()

    async def _undo(self) -> None:
        event = await self.hall.event()
        try:
            await self.hall.tournament_service.rounds.undo(self.hall.id, self.hall.keeper, event.wave)
            self.tally.undone += 1
        except PlayerError:
            return
        await self.hall.settle()

    async def _play_some(self, event: Tournament) -> None:
        chance, hall = self.chance, self.hall
        tables = chance.sample(event.open, len(event.open))
        real = 0
        for table in tables:
            if real < REAL_TABLES and chance.random() < 0.5:
                real += 1
                await self._really(table)
            elif chance.random() < 0.04:
                self.tally.no_shows += 1  # left to the clock
            else:
                await self._entered(table)
            if chance.random() < 0.02:
                await self._come_and_go()
        await hall.settle()
        if (await hall.event()).open:
            await hall.advance(event.setup.times.ready + 1)

    async def _really(self, table: TableRow) -> None:
        hall = self.hall
        event = await hall.event()
        now = event.find(*table.place.key[1:])
        if now is None or now.table.outcome is not None:
            return
        if now.match_id is None:
            waits = [
                n
                for n in now.table.seats
                if n not in event.gone and now.ready[now.table.seats.index(n)] is None
            ]
            await hall.ready(now, waits)
            await hall.settle()
        event = await hall.event()
        now = event.find(*table.place.key[1:])
        if now is None or now.match_id is None or now.table.outcome is not None:
            return
        here = [n for n in now.table.seats if n not in event.gone]
        winner = self.chance.choice(here)
        try:
            await hall.lose(now, *(n for n in here if n != winner))
        except PlayerError:
            return  # who had not come to a pod plays in no match

    async def _entered(self, table: TableRow) -> None:
        seats = len(table.table.seats)
        scores = [0] * seats
        draws = table.place.stage == 1 and self.chance.random() < 0.08
        if not draws:
            scores[self.chance.randrange(seats)] = 1
        try:
            await self.hall.tournament_service.results.enter(
                table.place, self.hall.keeper, scores, "told to me"
            )
        except PlayerError:
            return  # somebody has left meanwhile, and with them the table

    async def _correct(self, event: Tournament) -> None:
        """Turn an earlier result over, whatever that takes back."""
        over = [each for each in event.tables if len(each.table.seats) > 1 and each.table.outcome]
        if not over or event.status in OVER:
            return
        table = self.chance.choice(over)
        scores = [0] * len(table.table.seats)
        scores[self.chance.randrange(len(scores))] = 1
        void = False
        for _ in range(2):
            try:
                await self.hall.tournament_service.enter(
                    table.place,
                    self.hall.keeper,
                    scores,
                    "misread",
                    keep=self.chance.random() < 0.5,
                    void=void,
                )
                self.tally.corrections += 1
                break
            except BracketPlayedOn:
                void = True
            except PlayerError:
                break
        await self.hall.settle()

    async def _come_and_go(self) -> None:
        hall, chance = self.hall, self.chance
        event = await hall.event()
        if event.status in OVER:  # a clock, or the table before, has ended it
            return
        if event.here and chance.random() < 0.6:
            leaver = chance.choice(event.here)
            self.tally.drops += 1
            if chance.random() < 0.2:
                await hall.tournament_service.leaving.remove(
                    hall.id, hall.keeper, leaver.user_id, "rude", disqualify=True
                )
            else:
                await hall.tournament_service.leaving.drop(hall.id, hall.press(leaver.user_id))
        else:
            number = self._next_person
            self._next_person += 1
            self.tally.late += 1
            try:
                if chance.random() < 0.5:
                    await hall.register(number)
                else:
                    person = Person(1000 + number, f"P{number}")
                    await hall.tournament_service.signup.add_late(hall.id, hall.keeper, person)
            except (RegistrationClosed, NobodyAddedNow, TournamentFull):
                self.tally.late -= 1
        await hall.settle()

    # What must hold

    async def _check(self, people: int) -> None:
        event = await self.hall.event()
        self.tally.tables += len(event.tables)
        if event.status not in OVER:
            raise Unsound(f"{event.setup.format} of {people} does not end: {event.status}, open {event.open}")
        await self._no_match_is_left(event)
        if event.status is TournamentStatus.CANCELLED:
            return
        if any(table.table.outcome is None for table in event.tables):
            raise Unsound("it ended with open tables")
        for table in event.tables:
            if len(set(table.table.seats)) != len(table.table.seats):
                raise Unsound(f"somebody sits against himself: {table}")
        for number, tables in enumerate(event.played, 1):
            seated = Counter(n for table in tables for n in table.seats)
            if any(count > 1 for count in seated.values()):
                raise Unsound(f"somebody sits twice in round {number}")
            for n in seated:
                left = event.by_number[n].left_round
                if left is not None and left < number:
                    raise Unsound(f"{n} had left before round {number}")
        placed = [n for group in event.ranking for n in group]
        if len(placed) != len(set(placed)):
            raise Unsound(f"somebody holds two places: {event.ranking}")
        out = {n for n, e in event.by_number.items() if e.status is EntrantStatus.DISQUALIFIED}
        if out & set(placed):
            raise Unsound("a disqualified entrant holds a place")
        if event.next is not Next.END:
            raise Unsound(f"it ended before its end: {event.next}")
        await self._can_be_shown(event)

    async def _no_match_is_left(self, event: Tournament) -> None:
        await self.hall.settle()
        event = await self.hall.event()
        matches = [table.match_id for table in event.tables if table.match_id is not None]
        if len(matches) != len(set(matches)):
            raise Unsound("a match at two tables")
        going_on = [
            table for table in event.tables if table.match_status in ("running", "challenge", "paused")
        ]
        if going_on:
            raise Unsound(f"matches go on after the end: {going_on}")

    async def _can_be_shown(self, event: Tournament) -> None:
        """Show everything in every language: no text is missing, nothing is too large for Discord."""
        log = await self.hall.store.tournaments.log(event.id)
        files(event)
        for locale in LOCALES:
            texts = texts_in(locale)
            status(event, texts)
            organising(event, texts)
            log_lines(log, texts)
            for page in [*pages_of(event, texts), *final_pages(event, texts)]:
                standings(event, texts, page)
            for row in self.chance.sample(event.standings, min(3, len(event.standings))):
                mine(event, row.number, texts)
                if event.played:
                    why(event, row.number, texts)


async def _work(folder: Path, chance: Random, end: float, most: int | None, tally: Tally) -> None:
    hall = await Hall(folder).open()
    channel = 0
    try:
        while time.monotonic() < end and (most is None or sum(tally.events.values()) < most):
            channel += 1
            hall.channel = 70 + channel
            seed, format, size = _drawn(chance, end - time.monotonic())
            try:
                await Soaked(hall, Random(seed), tally).run(format, size)
            except Unsound as error:
                raise Unsound(f"seed {seed}, {format} of {size}: {error}") from error
            except Exception as error:
                raise Unsound(f"seed {seed}, {format} of {size}: {error!r}") from error
            await hall.reopen()
    finally:
        await hall.close()


def _drawn(chance: Random, left: float) -> tuple[int, Format, int]:
    """Return the seed of an event that will not take much longer than is left, and what it chooses."""
    while True:
        seed = chance.randrange(10**9)
        format, size = _chosen(Random(seed))
        if size == min(SIZES) or size * A_PERSON < left:
            return seed, format, size


def _chosen(chance: Random) -> tuple[Format, int]:
    size = chance.choices(list(SIZES), list(SIZES.values()))[0]
    return chance.choice(list(Format)), size


async def _all(seconds: float, most: int | None, chance: Random, tally: Tally) -> None:
    end = time.monotonic() + seconds
    with TemporaryDirectory() as folder:
        async with asyncio.TaskGroup() as group:
            for worker in range(WORKERS if most is None else 1):
                place = Path(folder) / str(worker)
                place.mkdir()
                group.create_task(_work(place, Random(chance.random()), end, most, tally))


def play(seconds: float, most: int | None, seed: int) -> Tally:
    """Play events for so long, or so many, in this process. Raises Unsound."""
    tally = Tally()
    try:
        asyncio.run(_all(seconds, most, Random(seed), tally))
    except BaseExceptionGroup as group:
        raise group.exceptions[0] from group
    return tally


def soak(seconds: float, chance: Random, tell: Callable[[str], object]) -> Tally:
    """Play events for so long, in several processes. Raises Unsound."""
    with ProcessPoolExecutor(PROCESSES, mp_context=get_context("spawn")) as pool:
        playing = [pool.submit(play, seconds, None, chance.randrange(10**9)) for _ in range(PROCESSES)]
        tally = Tally()
        for each in playing:
            tally.add(each.result())
    tell(str(tally))
    return tally


def repeat(seed: int) -> None:
    """Play one event again, by its seed."""

    async def once() -> None:
        with TemporaryDirectory() as folder:
            hall = await Hall(Path(folder)).open()
            try:
                format, size = _chosen(Random(seed))
                await Soaked(hall, Random(seed), Tally()).run(format, size)
            finally:
                await hall.close()

    asyncio.run(once())
