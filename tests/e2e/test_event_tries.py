"""Whole events as people try them: organisers of another language, and brackets that go on by the clock."""

from __future__ import annotations

import re

import pytest

from bot.competition.state import SeatSource
from bot.store import TournamentStatus
from bot.tournaments.course import unit_of_work
from bot.tournaments.course.event import Stage, Tournament
from tests.e2e.club import Club, buttons, said, words
from tests.e2e.hall import Hall

MINUTE = 60.0
FRENCH = re.compile(r"\b(ronde|tournoi|inscrit|classement|tableau|prêt|appelé|arrive|organisateurs?)\b", re.I)
ENGLISH = re.compile(r"\b(round|tournament|entered|standings|bracket|ready|called|coming|organisers)\b", re.I)


@pytest.fixture(autouse=True)
def _status_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edit the status at once, as in `test_tournaments`."""
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)


async def by_the_clock(club: Club, people: int, **choices: str) -> Hall:
    """An event that begins in twenty minutes, and of which the clock makes every round: all are there."""
    hall = Hall(club)
    panel = await hall.create(game="dueling_nobles", by_clock="clock", **choices)
    await hall.turn(panel, "when")
    ask = next(each for each in buttons(panel).values() if ":t_form:when" in each)
    form = await hall.keeper.click(panel, custom_id=ask)
    await hall.keeper.submit_modal(form, {"start": "20"})
    await hall.announce(panel)
    await hall.enter(hall.people[:people])
    await club.env.advance_time(6 * MINUTE)
    for person in hall.people[:people]:
        await hall.press(person, "t_here")
    await club.env.advance_time(15 * MINUTE)
    await club.settle()
    return hall


async def to_its_end(hall: Hall, away: frozenset[int]) -> Tournament:
    """Let all play but those who are away, and only time pass between the rounds; who is lower wins."""
    for _ in range(60):
        event = await hall.event()
        if event.status in (TournamentStatus.FINISHED, TournamentStatus.CANCELLED):
            return event
        for table in event.open:
            assert table.call is not None, "whoever may lose has been called"
            here = [number for number in table.table.seats if number not in away]
            await hall.ready(table, here)
            if len(here) == len(table.table.seats):
                await hall.lose(table, max(here))
        await hall.club.env.advance_time(4 * MINUTE)
        await hall.club.settle()
    raise AssertionError("it does not end")


def lost_by_absence(event: Tournament) -> set[int]:
    """Who has lost a table as they had not come."""
    return {
        number
        for table in event.tables
        if table.table.outcome is not None and table.table.outcome.source is SeatSource.NO_SHOW
        for number, score in zip(table.table.seats, table.table.outcome.scores, strict=True)
        if score.lost > score.won
    }


async def test_a_double_elimination_runs_by_the_clock_to_its_end_though_some_do_not_come(
    club: Club,
) -> None:
    hall = await by_the_clock(club, 6, format="double")
    away = frozenset({3, 6})
    event = await to_its_end(hall, away)
    assert event.status is TournamentStatus.FINISHED
    assert event.ranking[0] == (1,)
    assert lost_by_absence(event) == away
    assert "🥇 1. ann" in words(club.last())
    made = [act.by for act in await club.store.tournaments.log(event.id) if act.verb in ("round", "finish")]
    assert set(made) == {None}, "nobody has pressed Next"


async def test_a_swiss_with_a_cut_runs_by_the_clock_to_its_end(club: Club) -> None:
    hall = await by_the_clock(club, 6, format="swiss", cut="2")
    event = await to_its_end(hall, frozenset({6}))
    assert event.status is TournamentStatus.FINISHED
    assert [each.stage for each in event.rounds] == [Stage.ROUNDS] * 3 + [Stage.FINAL]
    assert event.ranking[0] == (1,)
    assert lost_by_absence(event) == {6}


async def test_who_organises_in_french_in_an_english_server_reads_french_and_all_others_english(
    club: Club,
) -> None:
    hall = Hall(club)
    club.locales[hall.keeper.id] = "fr"
    panel = await hall.create(game="dueling_nobles", format="single")
    private = [words(panel), *buttons(panel)]
    await hall.announce(panel)
    await hall.enter(hall.people[:2])
    opened = await hall.press(hall.keeper, "t_organise")
    panel = opened.followups[-1] if opened.followups else opened.response
    private += [words(panel), *buttons(panel)]
    await hall.organise("next")
    event = await hall.event()
    thread = hall.thread(event, event.open[0])
    call = next(each for each in thread.history() if "Call Organiser" in buttons(each))
    await hall.press_on(club.ann, call, "Call Organiser")
    await club.settle()
    asked = club.last()
    await hall.press_on(hall.keeper, asked, "I’m Coming")
    private.append(said(await hall.press_on(hall.keeper, call, "Call Organiser")))
    await hall.play()
    await hall.organise("next")
    shown = await hall.press(hall.keeper, "t_standings")
    table = shown.followups[-1] if shown.followups else shown.response
    private += [words(table), *buttons(table), *hall.pictures(table)]
    public = [
        hall.said(),
        hall.said(thread),
        *(label for each in club.channel.history() for label in buttons(each)),
    ]
    public += [alt for each in club.channel.history() for alt in hall.pictures(each)]
    name = (await hall.event()).row.name
    assert [text for text in private if ENGLISH.search(text.replace(name, ""))] == []
    assert [text for text in public if FRENCH.search(text)] == []
    assert "is on the way" in hall.said(thread)
