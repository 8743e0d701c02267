"""What is written at a tournament: reasons and names in full, and records that wait for its end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.matches.move_builder import MatchChange
from bot.tournaments.course import unit_of_work
from bot.tournaments.course.event import Tournament
from tests.e2e.club import Club, buttons, menus, words
from tests.e2e.hall import Hall


@pytest.fixture(autouse=True)
def _status_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edit the status at once: a timer of less than the patience of SimCord would be waited for."""
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)


async def begun(club: Club, people: int = 2, **choices: str) -> Hall:
    """Announce an event, let people enter, and begin it."""
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles", **choices))
    await hall.enter(hall.people[:people])
    await hall.organise("next")
    return hall


def answer(result: Any) -> str:
    return words(result.followups[-1] if result.followups else result.response)


async def export(club: Club, person: Any, code: str) -> str:
    return answer(await person.slash(club.channel, "match export", code=code))


async def test_a_record_is_given_when_the_tournament_is_over_and_not_before(club: Club) -> None:
    hall = await begun(club, 4, format="single")
    first = (await hall.event()).open[0]
    await hall.ready(first)
    await hall.lose(first, max(first.table.seats))
    played = next(t for t in (await hall.event()).tables if t.place == first.place)
    row = await club.store.matches.get(played.match_id or 0)
    assert row is not None
    for person in (club.ann, club.dan, hall.keeper):
        assert "Wait until the tournament ends" in await export(club, person, row.code)
    await hall.play()
    await hall.play_all()
    assert "Wait until the tournament ends" not in await export(club, club.dan, row.code)


async def test_a_record_of_a_match_that_is_replayed_waits_too(club: Club) -> None:
    hall = await begun(club, 2, format="single")
    (table,) = (await hall.event()).open
    await hall.ready(table)
    match_id = (await hall.event()).open[0].match_id or 0
    with club.env._bot_scope():
        await _agree_on_a_draw(club, match_id)
    await club.settle()
    assert (await hall.event()).open[0].match_id is None, "it is played again"
    row = await club.store.matches.get(match_id)
    assert row is not None
    assert "Wait until the tournament ends" in await export(club, club.ann, row.code)


async def _agree_on_a_draw(club: Club, match_id: int) -> None:
    match_service = club.bot.host.match_service
    async with match_service.held(match_id) as session:
        session.match.agree_draw()
        await match_service.commit(session, MatchChange(None))


async def test_a_long_reason_is_kept_as_the_form_takes_it(club: Club) -> None:
    hall = await begun(club)
    reason = "Both had agreed on this before the round, as three others who stood by have told me. " * 2
    await hall.decide(score="0-1", reason=reason.strip())
    log = await club.store.tournaments.log((await hall.event()).id)
    assert [each.facts["reason"] for each in log if each.verb == "enter"] == [reason.strip()]


async def test_a_reason_of_nothing_but_blanks_is_none(club: Club) -> None:
    hall = await begun(club)
    refused = await hall.decide(score="0-1", reason="   ")
    assert "reason" in answer(refused).lower()
    assert (await hall.event()).tables[0].table.outcome is None


async def test_a_long_name_is_kept_as_the_form_takes_it(club: Club) -> None:
    hall = Hall(club)
    panel = await hall.create(game="dueling_nobles")
    name = "The Autumn Cup of the Club by the Old Bridge, Played on Seven Evenings in a Row"
    await hall.turn(panel, "name")
    opened = await hall.keeper.click(panel, custom_id=_form_of(panel, "name"))
    await hall.keeper.submit_modal(opened, {"name": name, "most": "16"})
    assert (await hall.event()).row.name == name


def _form_of(panel: Any, what: str) -> str:
    return next(each for each in buttons(panel).values() if f":t_form:{what}" in each)


# Corrections after the end


async def ended(club: Club) -> Hall:
    """Let ann win a final against bob."""
    hall = await begun(club, 2, format="single")
    await hall.play()
    await hall.play_all()
    assert (await hall.event()).ranking == ((1,), (2,))
    return hall


def reversed_score(event: Tournament) -> str:
    """What gives the first table's win to the other seat."""
    outcome = event.tables[0].table.outcome
    assert outcome is not None
    return "0-1" if outcome.winner == 0 else "1-0"


def first_place(event: Tournament) -> str:
    """What the menu of tables says of the first one."""
    return ".".join(map(str, event.tables[0].place.key[1:]))


async def correct(hall: Hall, reason: str = "they had sat the wrong way round") -> Any:
    return await hall.decide(
        place=first_place(await hall.event()), score=reversed_score(await hall.event()), reason=reason
    )


async def test_a_result_is_corrected_after_the_end_told_and_counted(club: Club) -> None:
    hall = Hall(club)
    await hall.keeper.slash(club.channel, "tournament season create", name="Winter", points="10 5 1")
    hall = await begun(club, 2, format="single")
    await hall.keeper.slash(club.channel, "tournament season count")
    await hall.play()
    await hall.play_all()
    await correct(hall)
    event = await hall.event()
    assert event.ranking == ((2,), (1,))
    final = club.last()
    assert "final standings" in words(final)
    assert "Table 1 corrected after the end: they had sat the wrong way round" in words(final)
    assert "🥇 1. bob" in words(final)
    assert "🥇 1. bob" in words(await hall.status())
    season = await club.bot.ladder.seasons.standing(club.guild.id, "Winter")
    assert [row.user for row in season.rows] == [club.bob.id, club.ann.id]
    log = await club.store.tournaments.log(event.id)
    assert [each.verb for each in log][-1] == "correct"


async def test_who_is_no_organiser_corrects_nothing(club: Club) -> None:
    hall = await ended(club)
    hall.keeper = club.bob
    asked = await hall.press(club.bob, "t_organise")
    assert "Only organisers" in answer(asked)


async def test_the_end_stands_after_a_week(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = await ended(club)
    page = (await hall.decide(score=reversed_score(await hall.event()))).response
    monkeypatch.setattr("bot.tournaments.course.event.CORRECTABLE", -1.0)  # it has passed
    (why,) = [each["custom_id"] for each in menus(page) if ":t_result:why:" in each["custom_id"]]
    await hall.keeper.select(page, custom_id=why, values=["mistake"])
    await club.settle()
    assert (await hall.event()).ranking == ((1,), (2,))


async def test_after_the_end_no_match_of_a_bracket_is_taken_back(club: Club) -> None:
    hall = await begun(club, 4, format="single")
    await hall.play()
    event = await hall.play_all()
    refused = await hall.decide(place=first_place(event), score=reversed_score(event), reason="a doubt")
    assert (await hall.event()).ranking[0] == (1,)
    assert "3" in answer(refused), "the final has been played"
