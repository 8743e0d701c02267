"""How long what people ask of the largest tournaments and seasons holds the event loop."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from bot.competition.outcomes import by_hand
from bot.competition.setup import most_in
from bot.competition.state import Format
from bot.ladder.seasons import MOST_EVENTS, EndedEvent, SeasonService
from bot.ladder.views.season import season_standings
from bot.store import Statement
from bot.store.tournaments.rounds import _result
from bot.store.tournaments.steps import touched
from bot.texts import LOCALES, texts_in
from bot.tournaments.course.event import Next, Tournament
from bot.tournaments.views.organising import organising
from bot.tournaments.views.standings import final_pages, page_of, ranking_lines, standings, why
from bot.tournaments.views.status import status
from bot.tournaments.views.table import mine
from tests.bot.tournaments.course.scene import GUILD, KEEPER, Hall
from tests.rigs.measuring.figure import Size

TEXTS = texts_in(LOCALES[0])
Work: TypeAlias = Callable[[], Coroutine[Any, Any, Any]]
Held: TypeAlias = Callable[[Work], Awaitable[float]]
"""Does something, and returns the longest turn of the loop."""


async def tournaments(folder: Path, size: Size, held: Held) -> dict[str, float]:
    """Play the largest event of each format to its end; return the longest turns for what people ask."""
    found: dict[str, float] = {}
    for format in Format:
        (folder / format).mkdir()
        hall = await Hall(folder / format).open()
        try:
            entrants = min(size.entrants, most_in(format))
            for what, longest in (await _played(hall, format, entrants, held)).items():
                found[f"{what}, {format}, {entrants} entrants"] = longest
        finally:
            await hall.close()
    return found


async def season(folder: Path, size: Size, held: Held) -> dict[str, float]:
    """Return the longest turn for a season of as many tournaments as there may be, each with other people."""
    hall = await Hall(folder).open()
    try:
        seasons = SeasonService(hall.store, lambda: hall.time)
        await seasons.create(GUILD, "Spring", "")
        for number in range(1, MOST_EVENTS + 1):
            await _counted(hall, seasons, number, size.entrants)

        async def show() -> None:
            season_standings(await seasons.standing(GUILD, None), TEXTS, KEEPER)

        await show()
        return {f"a season of {MOST_EVENTS} tournaments, {size.entrants} entrants each": await held(show)}
    finally:
        await hall.close()


async def _counted(hall: Hall, seasons: SeasonService, number: int, entrants: int) -> None:
    """Let a tournament that is over count; how it ended is known, as it is after the first look."""
    hall.channel = number
    event = await hall.draft()
    sql = "UPDATE tournaments SET status = 'finished' WHERE id = :id"
    await hall.store.writer.write(Statement(sql, {"id": event.id}))
    await seasons.count(GUILD, number, None)
    users = range(number * 1_000, number * 1_000 + entrants)
    ended = EndedEvent(tuple((user,) for user in users), {user: f"Player {user}" for user in users})
    (revision,) = [each[1] for each in await hall.store.seasons.events(1) if each[0] == event.id]
    seasons._ends[event.id, revision] = ended


async def _played(hall: Hall, format: Format, entrants: int, held: Held) -> dict[str, float]:
    game = "noxtalia" if format is Format.PODS else "dueling_nobles"
    options = {"options": {"random_teams": True}} if format is Format.PODS else {}
    await hall.begin(0, game=game, format=format, **options)
    await hall.store.writer.write(*(_entrant(hall.id, number) for number in range(1, entrants + 1)))
    longest: list[float] = []
    while (event := await hall.event()).next is not Next.END:
        longest.append(await held(partial(_next, hall, event.wave + 1)))
        await _all_played(hall)
    found = {"the next round": max(longest[1:] or longest)}  # the first loads what is loaded once
    for what, work in _asked(hall, event).items():
        await work()
        found[what] = await held(work)
    return found


async def _next(hall: Hall, wave: int) -> None:
    await hall.tournament_service.rounds.make_next(hall.id, hall.keeper, wave)


def _asked(hall: Hall, event: Tournament) -> dict[str, Work]:
    """Return what people ask of an event, and a correction of a result."""
    last = next(each for each in reversed(event.tables) if len(each.table.seats) > 1)
    scores = [1, *(0 for _ in last.table.seats[1:])]

    async def correct() -> None:
        await hall.tournament_service.results.enter(last.place, hall.keeper, scores, "as told")

    looks = {what: partial(_shown, hall, look) for what, look in LOOKS.items()}
    return {"a correction": correct, **looks}


async def _shown(hall: Hall, look: Callable[[Tournament], Any]) -> Any:
    """Read an event and make what is shown of it, as a press does."""
    return look(await hall.event())


LOOKS: dict[str, Callable[[Tournament], Any]] = {
    "a status": lambda event: status(event, TEXTS),
    "standings": lambda event: standings(event, TEXTS, page_of(event, TEXTS, "", 0, 1), 1),
    "the last page": lambda event: standings(event, TEXTS, page_of(event, TEXTS, "", 99, 1), 1),
    "why": lambda event: why(event, 1, TEXTS) if event.played else None,
    "an end": lambda event: (final_pages(event, TEXTS), list(ranking_lines(event, TEXTS, 16))),
    "one's own table": lambda event: mine(event, 1, TEXTS),
    "the organisers' panel": lambda event: organising(event, TEXTS),
}
"""What people look at, by what it is called."""


async def _all_played(hall: Hall) -> None:
    event = await hall.event()
    results = [
        _result(
            table.place,
            table.revision + 1,
            by_hand([1, *(0 for _ in table.table.seats[1:])], len(table.table.seats), event.setup),
            hall.time,
        )
        for table in event.open
    ]
    await hall.store.writer.write(*results, touched(hall.id, hall.time))


def _entrant(tournament: int, number: int) -> Statement:
    sql = """
        INSERT INTO entrants (tournament_id, number, user_id, name)
        VALUES (:tournament, :number, :user, :name)
    """
    values = {"tournament": tournament, "number": number, "user": 1000 + number, "name": f"Player {number}"}
    return Statement(sql, values)
