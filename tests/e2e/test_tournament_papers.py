"""What is written at a tournament: reasons and names in full, and records that wait for its end."""

from __future__ import annotations

from typing import Any

import pytest

from bot.matches.consequences import Change
from bot.organiser import office
from tests.e2e.club import Club, buttons, words
from tests.e2e.hall import Hall


@pytest.fixture(autouse=True)
def _status_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edit the status at once: a timer of less than the patience of SimCord would be waited for."""
    monkeypatch.setattr(office, "paced", lambda _: 0.0)


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
        assert "given when the tournament is over" in await export(club, person, row.code)
    await hall.play()
    await hall.play_all()
    assert "given when the tournament is over" not in await export(club, club.dan, row.code)


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
    assert "given when the tournament is over" in await export(club, club.ann, row.code)


async def _agree_on_a_draw(club: Club, match_id: int) -> None:
    desk = club.bot.host.desk
    async with desk.held(match_id) as live:
        live.match.agree_draw()
        await desk._commit(live, Change(None))


async def test_a_long_reason_is_kept_as_the_form_takes_it(club: Club) -> None:
    hall = await begun(club)
    reason = "Both had agreed on this before the round, as three others who stood by have told me. " * 2
    form = await hall.organise("result")
    await hall.keeper.submit_modal(form, {"table": "1", "score": "0-1", "reason": reason.strip()})
    await club.settle()
    log = await club.store.tournaments.log((await hall.event()).id)
    assert [each.facts["reason"] for each in log if each.verb == "enter"] == [reason.strip()]


async def test_a_reason_of_nothing_but_blanks_is_none(club: Club) -> None:
    hall = await begun(club)
    form = await hall.organise("result")
    refused = await hall.keeper.submit_modal(form, {"table": "1", "score": "0-1", "reason": "   "})
    assert "reason" in answer(refused).lower()
    assert (await hall.event()).tables[0].table.outcome is None


async def test_a_long_name_is_kept_as_the_form_takes_it(club: Club) -> None:
    hall = Hall(club)
    panel = await hall.create(game="dueling_nobles")
    name = "The Autumn Cup of the Club by the Old Bridge, Played on Seven Evenings in a Row"
    opened = await hall.keeper.click(panel, custom_id=_form_of(panel, "name"))
    await hall.keeper.submit_modal(opened, {"name": name, "most": "16"})
    assert (await hall.event()).row.name == name


def _form_of(panel: Any, what: str) -> str:
    return next(each for each in buttons(panel).values() if f":t_form:{what}" in each)
