"""Results are entered, and time is given, by menus: which table, how it ended, what follows, and why."""

from __future__ import annotations

from typing import Any

import pytest

from bot.table.action_id import ActionId
from bot.tournaments.course import unit_of_work
from bot.tournaments.verbs import TournamentVerb
from tests.e2e.club import Club, buttons, menus, words
from tests.e2e.hall import Hall
from tests.e2e.test_tournament_papers import answer, begun, first_place


@pytest.fixture(autouse=True)
def _status_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)


def shown(result: Any) -> Any:
    return result.followups[-1] if result.followups else result.response


def options(page: Any, field: str) -> dict[str, str]:
    """What a menu of the page offers: values and what they say."""
    (menu,) = [each for each in menus(page) if f":{field}:" in each["custom_id"]]
    return {option["value"]: option["label"] for option in menu["options"]}


def fields(page: Any) -> list[str]:
    return [each["custom_id"].split(":")[4] for each in menus(page)]


@pytest.mark.parametrize(
    ("locale", "title", "wins", "drawn", "why"),
    [
        ("en-US", "Enter or correct a result", "bob wins", "A draw", "Played outside Herald."),
        ("fr", "Saisir ou corriger un résultat", "bob gagne", "Nulle", "Elle a été jouée ailleurs."),
    ],
)
async def test_a_result_is_put_together_by_menus_over_a_restart(
    club: Club, locale: str, title: str, wins: str, drawn: str, why: str
) -> None:
    club.guild_locale = locale
    hall = Hall(club)
    club.locales[hall.keeper.id] = locale
    hall = await begun_by(hall)
    page = shown(await hall.organise("result"))
    assert title in words(page)
    assert fields(page) == ["table"]
    page = shown(await hall.decide())
    assert fields(page) == ["table", "score"], "this round is the last: nothing follows it"
    ends = [*options(page, "score").values()]
    assert sorted(ends[:2]) == [wins.replace("bob", "ann"), wins]
    assert ends[2:] == [drawn]
    bob = next(value for value, said in options(page, "score").items() if said == wins)
    page = shown(await hall.decide(score=bob))
    await club.restart()
    assert options(page, "why")["elsewhere"] == why
    (menu,) = [each["custom_id"] for each in menus(page) if ":t_result:why:" in each["custom_id"]]
    await hall.keeper.select(page, custom_id=menu, values=["elsewhere"])
    await club.settle()
    event = await hall.event()
    outcome = event.tables[0].table.outcome
    assert outcome is not None
    assert outcome.winner == event.tables[0].table.seats.index(2)
    log = await club.store.tournaments.log(event.id)
    assert [each.facts["reason"] for each in log if each.verb == "enter"] == [why]


async def begun_by(hall: Hall) -> Hall:
    await hall.announce(await hall.create(game="dueling_nobles"))
    await hall.enter(hall.people[:2])
    await hall.organise("next")
    return hall


@pytest.mark.parametrize("later", ["usual", "keep"])
async def test_a_round_that_was_paired_since_is_paired_again_unless_it_is_kept(
    club: Club, later: str
) -> None:
    hall = await begun(club, 4)
    await hall.play()
    await hall.organise("next")
    before = await hall.event()
    assert before.wave == 2
    page = shown(await hall.decide(place=first_place(before)))
    assert list(options(page, "later")) == ["usual", "keep"]
    won = before.tables[0].table.outcome
    assert won is not None
    other = "0-1" if won.winner == 0 else "1-0"
    await hall.decide(place=first_place(before), score=other, later=later, why="mistake")
    after = await hall.event()
    met = [[each.table.seats for each in event.current] for event in (before, after)]
    assert after.wave == 2
    assert (met[0] == met[1]) is (later == "keep")


async def test_a_table_gets_more_time_by_menus(club: Club) -> None:
    hall = await begun(club)
    page = shown(await hall.organise("extra"))
    assert "Extra time for a table" in words(page)
    (table,) = options(page, "table")
    page = await chosen(hall, page, "table", table)
    assert options(page, "minutes")["60"] == "1 hour"
    panel = await chosen(hall, page, "minutes", "10")
    assert "Organise New Tournament" in words(panel)
    log = await club.store.tournaments.log((await hall.event()).id)
    assert [each.facts["minutes"] for each in log if each.verb == "extra_time"] == [10]


async def chosen(hall: Hall, page: Any, field: str, value: str) -> Any:
    (menu,) = [each["custom_id"] for each in menus(page) if f":{field}:" in each["custom_id"]]
    result = await hall.keeper.select(page, custom_id=menu, values=[value])
    await hall.club.settle()
    return shown(result) or page


async def test_back_leads_to_the_organisers_panel(club: Club) -> None:
    hall = await begun(club)
    page = shown(await hall.organise("result"))
    result = await hall.keeper.click(page, custom_id=buttons(page)["Back to Panel"])
    assert "Organise New Tournament" in answer(result)


@pytest.mark.parametrize(
    ("detail", "value"),
    [
        ("score:1.1.1//usual/0", "9-9"),  # shown as chosen, and not entered
        ("why:1.1.1/9-9/usual/0", "absent"),
        ("why:1.1.1/1-0/void/0", "absent"),
        ("why:1.1.1/1-0/viod/0", "absent"),
        ("why:1.1.1/1-0/usual/0", "no such reason"),
        ("why:1.1.9/1-0/usual/0", "absent"),
        ("why://usual/0", "absent"),
        ("table://usual/0", "1.x.1"),
        ("table:nothing", "1.1.1"),
    ],
)
async def test_what_no_page_offers_enters_nothing(club: Club, detail: str, value: str) -> None:
    hall = await begun(club)
    page = shown(await hall.organise("result"))
    custom_id = str(ActionId((await hall.event()).id, 0, TournamentVerb.RESULT, detail))
    await hall.club.press(hall.keeper, page, custom_id, [value])
    assert (await hall.event()).tables[0].table.outcome is None


async def test_who_organises_nothing_enters_nothing(club: Club) -> None:
    hall = await begun(club)
    page = shown(await hall.decide(score="0-1"))
    (menu,) = [each["custom_id"] for each in menus(page) if ":t_result:why:" in each["custom_id"]]
    refused = await club.press(club.bob, await hall.status(), menu, ["absent"])
    assert "Only organisers" in answer(refused)
    assert (await hall.event()).tables[0].table.outcome is None


@pytest.mark.parametrize(
    ("locale", "unnamed", "wanted"),
    [
        ("en-US", "Unnamed tournament", "Give the tournament a name"),
        ("fr", "Tournoi sans nom", "Donnez un nom au tournoi"),
    ],
)
async def test_a_tournament_has_a_name_before_it_is_announced(
    club: Club, locale: str, unnamed: str, wanted: str
) -> None:
    hall = Hall(club)
    club.locales[hall.keeper.id] = locale
    panel = await hall.create(game="dueling_nobles")
    assert unnamed in words(panel)
    assert wanted in words(panel)
    announce = str(ActionId((await hall.event()).id, 0, TournamentVerb.ANNOUNCE))
    assert announce not in buttons(panel).values(), "it is disabled"
    refused = await club.press(hall.keeper, panel, announce)
    assert wanted in answer(refused)
    assert (await hall.event()).row.status == "draft"
    await hall.call(panel, "Autumn Cup")
    await hall.keeper.click(panel, custom_id=announce)
    await club.settle()
    assert "Autumn Cup" in words(await hall.status())
