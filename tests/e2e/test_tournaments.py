"""Whole tournaments by clicks."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.store import TournamentStatus
from bot.tournaments.course import unit_of_work
from bot.tournaments.course.event import Stage
from tests.e2e.club import Club, buttons, menus, raw, said, walk, words
from tests.e2e.hall import Hall


@pytest.fixture(autouse=True)
def _status_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edit the status at once: a timer of less than the patience of SimCord would be waited for."""
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)


async def broken(*_: Any) -> Any:
    """Draw nothing."""
    raise OSError("the process that draws is gone")


async def test_a_swiss_of_five_with_a_cut_of_two(club: Club) -> None:
    hall = Hall(club)
    panel = await hall.create(game="dueling_nobles", format="swiss", cut="2")
    assert "Swiss, then a top 2" in words(panel)
    await hall.announce(panel)
    await hall.enter(hall.people[:5])
    status = await hall.status()
    assert "5 of 256 players registered" in words(status)
    assert {"Register", "Drop", "Organise"} == set(buttons(status))
    assert len(club.channel.threads) == 2, "threads are made while people enter"
    await hall.organise("next")
    event = await hall.event()
    thread = hall.thread(event, event.open[0])
    assert "Press **Ready**" in hall.said(thread)
    await hall.play()
    assert "is now number" in hall.said(thread)
    assert "Standings after Round 1 of 3" in hall.said()
    await hall.organise("next")
    await hall.play()
    await hall.organise("next")
    await hall.play()
    event = await hall.play_all()
    assert [each.stage for each in event.rounds] == [1, 1, 1, Stage.FINAL]
    assert event.ranking[0] == (1,)
    status = await hall.status()
    assert "finished" in words(status)
    final = club.last()
    assert "🥇 1. ann" in words(final)
    bracket, table = hall.pictures(final)
    assert "ann has won. Final: ann – " in bracket
    assert "1. ann, Points 9" in table
    shown = await hall.look(club.bob, status, "Standings")
    assert hall.pictures(shown) == [bracket]
    assert "**Final**" in words(shown)
    shown = await hall.look(club.bob, shown, "Standings")
    assert hall.pictures(shown) == [table]
    assert "1. **ann**" in words(shown)
    files = await hall.look(club.cyd, shown, "Export")
    assert [file.filename.partition("-")[2] for file in files.attachments] == [
        "", "entrants.csv", "tables.csv", "standings.csv"
    ]  # fmt: skip


async def test_why_this_place_tells_the_row_with_names_also_where_nothing_can_be_drawn(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = Hall(club)
    monkeypatch.setattr(club.bot.renderer, "tournament", broken)
    await hall.announce(await hall.create(game="dueling_nobles"))
    await hall.enter(hall.people[:4])
    for _ in range(2):  # after one, nothing but the lot might part the winners
        await hall.organise("next")
        await hall.play()
    result = await hall.press(club.ann, "t_standings")
    assert re.search(r"Standings after Round 1 of 3\n1. \*\*\w+\*\*", hall.said())
    shown = result.followups[-1] if result.followups else result.response
    assert hall.pictures(shown) == []
    assert "1. **ann**" in words(shown)
    why = await club.ann.click(shown, custom_id=buttons(shown)["Why This Place?"])
    told = words(why.followups[-1] if why.followups else why.response)
    assert "**ann**, place 1" in told
    assert "OMW" in told
    assert "Ahead of" in told


async def test_a_double_elimination_of_six_in_french_with_a_restart_in_a_round(club: Club) -> None:
    club.guild_locale = "fr"
    hall = Hall(club)
    club.locales.update({person.id: "fr" for person in (*hall.people, hall.keeper)})
    await hall.announce(await hall.create(game="dueling_nobles", format="double"))
    await hall.enter(hall.people[:6])
    assert "6 inscrits sur 256" in words(await hall.status())
    await hall.organise("next")
    event = await hall.event()
    first, second = event.open
    await hall.ready(first)
    await hall.ready(second, second.table.seats[:1])
    await club.restart()
    event = await hall.event()
    assert [table.match_id is None for table in event.open] == [False, True]
    await hall.ready(second, second.table.seats[1:])
    for table in (first, second):
        await hall.lose(table, max(table.table.seats))
    event = await hall.play_all()
    assert event.ranking[:2] == ((1,), (2,))
    final = club.last()
    assert "🥇 1. ann" in words(final)
    assert "classement final" in words(final)
    (bracket,) = hall.pictures(final)
    assert "Double élimination. ann a gagné. Finales, Finale\u00a0: ann – bob 1-0" in bracket
    shown = await hall.look(club.bob, await hall.status(), "Classement")
    assert hall.pictures(shown) == [bracket]
    assert "Tableau de repêchage" in words(shown)
    assert len([table for table in event.tables if table.match_id]) == 10


async def test_contradicting_choices_disable_announce_and_say_why(club: Club) -> None:
    hall = Hall(club)
    panel = await hall.create(game="dueling_nobles", cut="4")
    await hall.call(panel, "Autumn Cup")
    panel = await hall.choose(panel, "format", "single")
    assert "Only Swiss has a cut" in words(panel)
    await hall.turn(panel, "name")
    assert "Announce" not in buttons(panel)
    announce = next(
        str(item["custom_id"]) for item in walk(raw(panel)) if ":t_announce:" in str(item.get("custom_id"))
    )
    forged = await club.press(hall.keeper, panel, announce)
    assert "Then press *Announce* again" in said(forged)
    panel = await hall.choose(panel, "cut", "0")
    await hall.turn(panel, "name")
    assert "Announce" in buttons(panel)
    exported = await club.press(club.ann, panel, announce.replace("t_announce", "t_export"))
    assert "no such tournament" in said(exported), "a draft is nobody's business"
    panel = await hall.choose(panel, "seeding", "order")
    assert "Seeding by order of registration" in words(panel)
    panel = await hall.choose(panel, "format", "robin")
    await hall.choose(panel, "draws", "replay")
    assert (await hall.event()).setup.draws is False


@pytest.mark.parametrize("deck", [True, False])
async def test_a_deck_is_chosen_at_sign_up_and_locked_at_the_start(club: Club, deck: bool) -> None:
    hall = Hall(club)
    await hall.announce(await hall.create(game="noxtalia", open_decks="open" if deck else "after"))
    menu: Any = None
    item: dict[str, Any] = {}
    for person in hall.people[:2]:
        result = await hall.press(person, "t_register")
        menu = result.followups[-1] if result.followups else result.response
        (item,) = [each for each in walk(raw(menu)) if each.get("type") == 3]
        chosen = await person.select(menu, custom_id=item["custom_id"], values=["ready:a"])
        assert "registered as no." in words(chosen.followups[-1] if chosen.followups else menu)
    await hall.organise("next")
    event = await hall.event()
    thread = hall.thread(event, event.open[0])
    assert ("plays" in hall.said(thread)) is deck
    assert all(each.deck for each in event.entrants)
    locked = await club.press(club.ann, menu, item["custom_id"], ["ready:b"])
    assert "locked" in said(locked)
    status = await hall.status()
    assert ("Decks" in buttons(status)) is deck
    if deck:
        shown = await hall.look(club.cyd, status, "Decks")
        (item,) = menus(shown)
        chosen = await club.cyd.select(shown, custom_id=item["custom_id"], values=["2"])
        shown = chosen.response or shown
        assert "bob plays" in words(shown)
        assert "```" in words(shown)
    else:
        forged = next(iter(buttons(status).values())).rpartition(":t_")[0] + ":t_decks:"
        assert "not public now" in said(await club.press(club.cyd, status, forged))
    await hall.play()
    assert (await hall.event()).status is TournamentStatus.BETWEEN
    await hall.organise("next")
    assert "Decks" in buttons(await hall.status()), "both are open at the end"


async def test_bad_input_gets_a_private_sentence_each(club: Club) -> None:
    hall = Hall(club)
    nobody = await club.ann.slash(club.channel, "tournament create")
    assert "Only organisers can do that" in words(nobody.response)
    await hall.announce(await hall.create(game="dueling_nobles"))
    await hall.enter(hall.people[:4])
    twice = await hall.press(club.ann, "t_register")
    assert "already registered as no. 1" in words(twice.response)
    other = await hall.keeper.slash(club.channel, "tournament create")
    assert "already has a tournament" in words(other.response)
    stranger = await hall.press(club.bob, "t_organise")
    assert "Only organisers" in words(stranger.response)
    old = await hall.press(hall.keeper, "t_organise")
    panel = old.response
    start = next(each for each in buttons(panel).values() if ":t_step:next" in each)
    await hall.organise("next")
    second = await club.press(hall.keeper, panel, start)
    assert "already started round 1" in said(second)
    late = await club.press(hall.people[5], panel, start.replace("t_step:next", "t_register:"))
    assert "Registration is closed" in words(late.response)
    event = await hall.event()
    foreign = event.open[1].table.seats[0]
    thread = hall.thread(event, event.open[0])
    call = next(each for each in thread.history() if ":t_ready:" in str(buttons(each)))
    ready = next(each for each in buttons(call).values() if ":t_ready:" in each)
    refused = await hall.by_id(event.by_number[foreign].user_id).click(call, custom_id=ready)
    assert "not at this table" in words(refused.response)
    assert (await hall.event()).tables == event.tables


async def test_an_organiser_enters_and_corrects_results_with_a_reason_that_is_kept(club: Club) -> None:
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles"))
    await hall.enter(hall.people[:2])
    await hall.organise("next")
    await hall.decide(score="0-1", reason="seen by two")
    event = await hall.event()
    assert event.tables[0].table.outcome is not None
    assert event.tables[0].table.outcome.winner == 1
    log = await club.store.tournaments.log(event.id)
    assert [each.facts["reason"] for each in log if each.verb == "enter"] == ["seen by two"]


async def test_a_deleted_thread_is_made_anew_and_its_match_goes_on(club: Club) -> None:
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles", format="single"))
    await hall.enter(hall.people[:2])
    await hall.organise("next")
    (table,) = (await hall.event()).open
    await hall.ready(table)
    event = await hall.event()
    old = hall.thread(event, table)
    await club.env.bot.get_channel(old.id).delete()  # pyright: ignore
    await club.settle()
    event = await hall.event()
    assert event.threads[1] != old.id
    await hall.lose(table, 2)
    assert (await hall.event()).status is TournamentStatus.BETWEEN


async def test_a_deleted_status_is_posted_anew(club: Club) -> None:
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles"))
    before = await hall.status()
    channel = club.env.bot.get_channel(club.channel.id)
    await channel.get_partial_message(before.id).delete()  # pyright: ignore
    await club.settle()
    after = await hall.status()
    assert after.id != before.id
    assert "open for registration" in words(after)


async def test_a_deleted_channel_stops_the_clocks_until_somebody_with_the_role_goes_on(club: Club) -> None:
    hall = Hall(club)
    role = club.guild.create_role("organisers")
    await hall.keeper.slash(club.channel, "settings server", organisers=role)
    await hall.announce(await hall.create(game="dueling_nobles"))
    await hall.enter(hall.people[:2])
    await hall.organise("next")
    event = await hall.event()
    await club.env.bot.get_channel(club.channel.id).delete()  # pyright: ignore
    await club.settle()
    assert (await club.bot.tournaments.tournament_service.unit_of_work.read(event.id)).row.paused
    heir = club.guild.add_member(club.env.create_user("heir"), roles=[role])
    club.channel = club.guild.create_text_channel("hall")
    refused = await club.ann.slash(club.channel, "tournament here", code=event.row.code)
    assert "Only organisers" in words(refused.response)
    await heir.slash(club.channel, "tournament here", code=event.row.code)
    await club.settle()
    hall.keeper = heir
    await hall.organise("resume")
    await hall.play()
    assert (await hall.event()).status is TournamentStatus.BETWEEN


async def test_who_calls_an_organiser_is_heard_in_the_channel(club: Club) -> None:
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles"))
    await hall.enter(hall.people[:2])
    await hall.organise("next")
    event = await hall.event()
    thread = hall.thread(event, event.open[0])
    call = next(each for each in thread.history() if ":t_call:" in str(buttons(each)))
    await club.ann.click(call, custom_id=buttons(call)["Call Organiser"])
    heard = club.last()
    assert hall.keeper.mention in words(heard)
    assert club.ann.mention in words(heard)


@pytest.mark.parametrize("what", ["drop", "disqualify", "late"])
async def test_an_organiser_chooses_a_person_from_the_server(club: Club, what: str) -> None:
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles"))
    await hall.enter(hall.people[:4])
    await hall.organise("next")
    panel = (await hall.press(hall.keeper, "t_organise")).response
    ask = next(each for each in buttons(panel).values() if f":t_person:{what}" in each)
    asked = await hall.keeper.click(panel, custom_id=ask)
    menu = asked.followups[-1] if asked.followups else asked.response
    (item,) = [each for each in walk(raw(menu)) if each.get("type") == 5]
    whom = hall.people[4] if what == "late" else club.ann
    chosen = await hall.keeper.select(menu, custom_id=item["custom_id"], values=[whom])
    if what != "late":
        await hall.keeper.submit_modal(chosen, {"reason": "had to go"})
    await club.settle()
    entry = (await hall.event()).of_user(whom.id)
    assert entry is not None
    assert entry.status == {"drop": "dropped", "disqualify": "disqualified", "late": "registered"}[what]
    assert entry.from_round == (2 if what == "late" else 1)
