"""What is small at an event, and still seen: a pin, the end told once, whom an organiser may ask."""

from __future__ import annotations

from typing import Any

import pytest

from bot.competition.setup import PRESETS
from bot.tournaments.course import unit_of_work
from tests.e2e.club import Club, buttons, menus, raw, said, walk, words
from tests.e2e.hall import Hall


@pytest.fixture(autouse=True)
def _status_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Edit the status at once, as in `test_tournaments`."""
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)


def pins(club: Club) -> list[Any]:
    return club.sent("PUT", f"*/channels/{club.channel.id}/*pins/*")


async def test_a_status_that_was_not_pinned_is_pinned_with_the_next_edit_after_a_start(club: Club) -> None:
    """The process is killed between the post and its pin."""
    club.env.inject_error("PUT", f"/channels/{club.channel.id}/*pins/*", status=503, code=0, times=None)
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles"))
    assert not (await hall.status()).pinned
    club.env.backend.faults.clear()
    await club.restart()
    await hall.enter([club.ann])
    assert (await hall.status()).pinned


async def test_a_pin_that_somebody_takes_away_is_not_put_back_with_each_edit(club: Club) -> None:
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles"))
    message: Any = await club.env.bot.get_channel(club.channel.id).fetch_message(  # pyright: ignore
        (await hall.status()).id
    )
    await message.unpin()
    before = len(pins(club))
    await hall.enter([club.ann, club.bob])
    await club.settle()
    assert len(pins(club)) == before
    assert not (await hall.status()).pinned


async def test_the_end_is_told_once(club: Club) -> None:
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles"))
    await hall.enter(hall.people[:2])
    await hall.play_all()
    shown = [picture for message in club.channel.history() for picture in hall.pictures(message)]
    (final,) = shown
    assert "1. ann, Points 3" in final
    assert "Round 1 of 1 was the last" in hall.said()


async def chosen_late(hall: Hall, whom: Any) -> str:
    """Let the organiser add somebody; return what they are told."""
    result = await hall.press(hall.keeper, "t_organise")
    panel = result.followups[-1] if result.followups else result.response
    ask = next(each for each in buttons(panel).values() if ":t_person:late" in each)
    asked = await hall.keeper.click(panel, custom_id=ask)
    menu = asked.followups[-1] if asked.followups else asked.response
    (item,) = [each for each in walk(raw(menu)) if each.get("type") == 5]
    return said(await hall.keeper.select(menu, custom_id=item["custom_id"], values=[whom]))


async def test_no_organiser_is_told_to_ask_an_organiser(club: Club) -> None:
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles", format="single"))
    await hall.enter(hall.people[:4])
    again = await chosen_late(hall, club.ann)
    assert "ann is already registered as no. 1" in again
    await hall.organise("next")
    told = await chosen_late(hall, club.guild.add_member(club.env.create_user("late")))
    assert "Ask an organiser" not in told
    assert "Undo Round" in told


async def test_a_preset_sets_all_at_once_and_the_groups_change_what_it_means(club: Club) -> None:
    hall = Hall(club)
    panel = await hall.create(game="soul_forger", preset="league")
    assert (await hall.event()).setup == PRESETS["league"].model_copy(
        update={"most": (await hall.event()).setup.most}
    )
    front = {menu["custom_id"].split(":t_set:")[1] for menu in menus(panel)}
    assert front == {"game", "preset"}, "the first page asks little"
    await hall.keeper.click(panel, custom_id=buttons(panel)["Change…"])
    for label in ("Times", "Players", "Bracket and Draws", "Format"):
        await hall.keeper.click(panel, custom_id=buttons(panel)[label])
        assert 1 <= len(menus(panel)) <= 4
        assert label not in buttons(panel), "the page that is shown"
    panel = await hall.choose(panel, "by_clock", "press")
    await hall.keeper.click(panel, custom_id=buttons(panel)["Done"])
    (chosen,) = [menu for menu in menus(panel) if menu["custom_id"].endswith(":t_set:preset")]
    assert not any(option.get("default") for option in chosen["options"]), "it is a preset no more"
    await hall.announce(panel)
    assert (await hall.event()).setup.by_clock is False


async def test_an_event_to_which_nobody_comes_says_that_it_has_no_result(club: Club) -> None:
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles", format="single"))
    await hall.enter(hall.people[:2])
    await hall.organise("next")
    await club.env.advance_time(11 * 60.0)
    await club.settle()
    await hall.organise("next")
    said_there = hall.said()
    assert "**New Tournament** ended without a result: no table was played" in said_there
    assert "🥇" not in said_there
    assert not [picture for message in club.channel.history() for picture in hall.pictures(message)]


async def test_who_leaves_a_round_robin_reads_before_what_it_does(club: Club) -> None:
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles", format="robin"))
    await hall.enter(hall.people[:3])
    await hall.organise("next")
    asked = await hall.press(club.cyd, "t_ask_drop")
    question = asked.followups[-1] if asked.followups else asked.response
    assert "Before half of your tables are played, your results are removed" in words(question)
    (surely,) = [each for each in buttons(question).values() if ":t_drop:" in each]
    await club.press(club.cyd, question, surely)
    await club.settle()
    await hall.play()
    event = await hall.play_all()
    ann, bob = (next(n for n, each in event.by_number.items() if each.user_id == person.id)
                for person in hall.people[:2])  # fmt: skip
    assert event.ranking == ((ann,), (bob,))
    shown = await hall.look(club.ann, await hall.status(), "Standings")
    assert "–. **cyd** (dropped early: these tables do not count)" in words(shown)
    first = [picture for message in club.channel.history() for picture in hall.pictures(message)][-1]
    assert "1. ann, Points 3" in first
