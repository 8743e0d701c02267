"""What holds in every format: who leaves a match that has begun has lost it, standings and rating alike."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.competition.state import Outcome, Score
from bot.ladder.rater import Rater
from bot.matches.agreements import draws
from bot.matches.agreements.draws import DrawOffer
from bot.store import LeaderboardKey as Ranking
from bot.store import TableRow
from engines.registry import GAMES
from tests.bot.tournaments.course.scene import GUILD, Hall

FORMATS: dict[str, dict[str, Any]] = {
    "swiss": {"format": "swiss"},
    "cut": {"format": "swiss", "rounds": 1, "cut": 2},
    "single": {"format": "single"},
    "double": {"format": "double"},
    "robin": {"format": "robin"},
    "pods": {"format": "pods", "game": "noxtalia", "options": {"random_teams": True}},
}
WAYS = ("concede", "drop", "remove", "disqualify")


async def playing(hall: Hall, format: str, **more: Any) -> TableRow:
    """Let a table of the format play; of a tournament with a cut, the final."""
    await hall.begin(4, **FORMATS[format] | more)
    await hall.next()
    if format == "cut":
        await hall.play()
        await hall.next()
    table = (await hall.event()).open[0]
    await hall.ready(table)
    await hall.settle()
    return table


async def leave(hall: Hall, way: str, table: TableRow, number: int) -> None:
    leaving = hall.tournament_service.leaving
    match way:
        case "concede":
            await hall.lose(table, number)
        case "drop":
            await leaving.drop(hall.id, hall.press(1000 + number))
        case _:
            out = way == "disqualify"
            await leaving.remove(hall.id, hall.keeper, 1000 + number, "had to go", disqualify=out)
    await hall.settle()


async def outcome_of(hall: Hall, table: TableRow) -> Outcome:
    now = (await hall.event()).find(*table.place.key[1:])
    assert now is not None
    assert now.table.outcome is not None
    return now.table.outcome


async def rated(hall: Hall, table: TableRow) -> dict[int, int] | None:
    """The place of each entrant as the ratings have it; None where the match is not rated."""
    rater = Rater(hall.store, lambda: hall.time)
    now = (await hall.event()).find(*table.place.key[1:])
    assert now is not None
    assert now.match_id is not None
    rater.match_over(now.match_id)
    await rater.look()
    board = Ranking.of_guild(GUILD, (await hall.event()).row.game)
    (event,) = [each for own, each in await hall.store.ratings.of_match(now.match_id) if own == board]
    users = [user for (user,) in event.teams]
    return (
        {user - 1000: rank for user, rank in zip(users, event.ranks, strict=True)} if event.played else None
    )


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("format", FORMATS)
async def test_who_leaves_a_match_that_has_begun_has_lost_it_however_he_leaves(
    hall: Hall, format: str, way: str
) -> None:
    table = await playing(hall, format)
    leaver, *others = table.table.seats
    await leave(hall, way, table, leaver)
    for other in others[:-1]:  # of a pod the others play on
        await hall.lose(table, other)
    await hall.settle()
    scores = dict(zip(table.table.seats, (await outcome_of(hall, table)).scores, strict=True))
    assert scores[others[-1]] == Score(1)
    assert scores[leaver] == Score(0, 1)
    places = await rated(hall, table)
    assert places is not None
    assert places[others[-1]] == 1
    assert places[leaver] > 1
    assert (await hall.session(table)).match.result is not None


@pytest.mark.parametrize("way", WAYS)
async def test_who_leaves_a_best_of_three_keeps_the_games_that_he_has_won(
    hall: Hall, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["dueling_nobles"]
    monkeypatch.setattr(type(game), "rules", replace(game.rules, score=lambda *_: (1.0, 0.0)))
    table = await playing(hall, "swiss", best_of=3)
    await leave(hall, way, table, table.table.seats[0])
    assert (await outcome_of(hall, table)).scores == (Score(1, 2), Score(2, 1))


async def test_who_has_won_before_he_leaves_has_won(hall: Hall) -> None:
    """The match is over, and the tournament has not looked yet."""
    table = await playing(hall, "swiss")
    leaver, other = table.table.seats
    await hall.lose(table, other)
    await hall.tournament_service.leaving.drop(hall.id, hall.press(1000 + leaver))
    await hall.settle()
    assert (await outcome_of(hall, table)).winner == 0
    assert await rated(hall, table) == {leaver: 1, other: 2}


async def test_leaving_is_finished_after_a_kill_between_the_log_and_the_match(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await playing(hall, "swiss")

    async def killed(*_: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(hall.match_service, "concede", killed)
    with pytest.raises(KeyboardInterrupt):
        await hall.tournament_service.leaving.drop(hall.id, hall.press(1000 + table.table.seats[0]))
    await hall.reopen()
    await hall.settle()
    assert (await outcome_of(hall, table)).winner == 1
    assert await rated(hall, table) == {table.table.seats[0]: 2, table.table.seats[1]: 1}


@pytest.mark.parametrize("format", ["swiss", "robin", "single", "double"])
async def test_a_lead_when_the_time_is_up_is_a_result_and_is_rated(
    hall: Hall, format: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = GAMES["dueling_nobles"]
    monkeypatch.setattr(type(game), "rules", replace(game.rules, score=lambda *_: (1.0, 0.0)))
    table = await playing(hall, format, best_of=3)
    await hall.advance(61)
    assert (await outcome_of(hall, table)).scores == (Score(1, 0, 1), Score(0, 1, 1))
    assert await rated(hall, table) == dict(zip(table.table.seats, (1, 2), strict=True))


@pytest.mark.parametrize("best_of", [1, 3])
async def test_a_level_table_of_a_round_is_drawn_by_time_and_rated_as_drawn(hall: Hall, best_of: int) -> None:
    table = await playing(hall, "swiss", best_of=best_of)
    await hall.advance(61)
    assert (await outcome_of(hall, table)).scores == (Score(0, 0, 1), Score(0, 0, 1))
    assert await rated(hall, table) == dict.fromkeys(table.table.seats, 1)


@pytest.mark.parametrize("ended", ["time", "agreement"])
async def test_the_absent_and_who_has_conceded_have_no_share_in_a_drawn_pod(hall: Hall, ended: str) -> None:
    await hall.begin(4, **FORMATS["pods"])
    await hall.next()
    (pod,) = (await hall.event()).open
    absent, conceded, *others = pod.table.seats
    game = GAMES["noxtalia"]
    assert 3 in game.seats
    await hall.ready(pod, [conceded, *others])
    await hall.advance(11)
    await hall.lose(pod, conceded)
    if ended == "time":
        await hall.advance(61)
    else:
        session = await hall.session(pod)
        for number, step in zip(others, (DrawOffer.MAKE, DrawOffer.ACCEPT), strict=True):
            await draws.agree(hall.match_service, session.id, hall.press(1000 + number), step)
        await hall.settle()
    scores = dict(zip(pod.table.seats, (await outcome_of(hall, pod)).scores, strict=True))
    assert scores[absent] == scores[conceded] == Score(0, 1)
    assert [scores[other] for other in others] == [Score(0, 0, 1)] * 2
    assert await rated(hall, pod) == {conceded: 3, **dict.fromkeys(others, 1)}


async def test_a_match_that_ended_in_the_last_second_is_not_drawn_by_time(hall: Hall) -> None:
    table = await playing(hall, "swiss")
    await hall.lose(table, table.table.seats[0])
    event = await hall.event()
    (open_table,) = [each for each in event.open if each.place == table.place]
    await hall.tournament_service.tables.time_up(event, open_table)
    await hall.settle()
    assert (await outcome_of(hall, table)).winner == 1
