"""Block lists: who is on one is kept away from its owner, learns nothing of it, and nobody else does."""

from __future__ import annotations

from typing import Any

import pytest

from bot.community.verbs import CommunityVerb
from bot.store.people.blocks import MOST_BLOCKED, Blocked
from bot.table.action_id import ActionId
from bot.tournaments.course import unit_of_work
from tests.e2e.club import Club, buttons, menus, said, words
from tests.e2e.hall import Hall
from tests.e2e.play import challenge, concede

REFUSED = "You cannot challenge ann now"


async def block(club: Club, who: Any, whom: Any) -> str:
    return words((await who.slash(club.channel, "block add", person=whom)).response)


async def matches(club: Club) -> int:
    return len(await club.store.matches.open_in_channel(club.channel.id))


@pytest.mark.parametrize(
    ("locale", "added", "refused"),
    [
        ("en-US", "You blocked bob", "You cannot challenge ann now"),
        ("fr", "Vous avez bloqué bob", "On ne peut pas défier ann en ce moment"),
    ],
)
async def test_who_is_blocked_cannot_challenge_and_is_not_told_why(
    club: Club, locale: str, added: str, refused: str
) -> None:
    for person in (club.ann, club.bob):
        club.locales[person.id] = locale
    result = await club.ann.slash(club.channel, "block add", person=club.bob)
    assert result.ephemeral
    assert added in words(result.response)
    before = club.channel.history()
    blocked = said(await club.bob.slash(club.channel, "play", game="dueling_nobles", opponent=club.ann))
    assert refused in blocked
    assert club.channel.history() == before
    assert await matches(club) == 0
    await club.ann.slash(club.channel, "block remove", person=club.bob)
    await club.ann.slash(club.channel, "settings mine", challenges=False)
    told = said(await club.bob.slash(club.channel, "play", game="dueling_nobles", opponent=club.ann))
    assert told == blocked, "who takes no challenges looks the same"


async def test_nobody_challenges_whom_he_has_blocked_himself(club: Club) -> None:
    await block(club, club.ann, club.bob)
    told = said(await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=club.bob))
    assert "You blocked bob" in told
    assert await matches(club) == 0


async def test_the_menu_of_a_person_blocks_too(club: Club) -> None:
    result = await club.ann.context_menu(club.channel, "Block", club.bob)
    assert result.ephemeral
    assert "You blocked bob" in words(result.response)
    assert [each.user_id for each in await club.store.blocks.of_user(club.ann.id)] == [club.bob.id]


async def test_an_open_challenge_is_not_joined_across_a_block(club: Club) -> None:
    await block(club, club.ann, club.bob)
    await club.ann.slash(club.channel, "play", game="dueling_nobles")
    message = club.last()
    join = buttons(message)["Join"]
    assert "cannot join this table" in said(await club.bob.click(message, custom_id=join))
    await club.bob.slash(club.channel, "play", game="dueling_nobles")
    own = club.last()
    told = said(await club.ann.click(own, custom_id=buttons(own)["Join"]))
    assert "You blocked bob" in told
    await club.cyd.click(message, custom_id=join)
    row = (await club.store.matches.of_user(club.cyd.id))[0]
    assert row.status == "running"


async def test_a_third_does_not_sit_down_where_somebody_has_blocked_him(club: Club) -> None:
    await block(club, club.bob, club.cyd)
    await club.ann.slash(
        club.channel, "play", game="noxtalia", players=4, opponent=club.bob, opponent2=club.cyd
    )
    message = club.last()
    assert said(await club.bob.click(message, custom_id=buttons(message)["Join"])) != ""
    invited = await club.cyd.click(message, custom_id=buttons(message)["Join"])
    assert "cannot join this table" in said(invited)
    seats = await club.store.matches.seats(1)
    assert {seat.user_id for seat in seats if seat.joined} == {club.ann.id, club.bob.id}
    await club.dan.click(message, custom_id=buttons(message)["Join"])
    assert {seat.user_id for seat in await club.store.matches.seats(1) if seat.joined} == {
        club.ann.id, club.bob.id, club.dan.id,
    }  # fmt: skip


async def test_a_third_does_not_sit_down_with_whom_he_has_blocked(club: Club) -> None:
    await block(club, club.cyd, club.bob)
    await club.ann.slash(club.channel, "play", game="noxtalia", players=4, opponent=club.bob)
    message = club.last()
    await club.bob.click(message, custom_id=buttons(message)["Join"])
    told = said(await club.cyd.click(message, custom_id=buttons(message)["Join"]))
    assert "You blocked bob" in told


async def test_play_again_is_refused_as_a_challenge_is(club: Club) -> None:
    await concede(club, club.ann, await challenge(club))
    board = club.board()
    await block(club, club.ann, club.bob)
    assert REFUSED in said(await club.bob.click(board, custom_id=buttons(board)["Rematch"]))
    assert await matches(club) == 0


async def test_lfg_brings_them_together_with_others_only(club: Club) -> None:
    await block(club, club.bob, club.ann)
    for person in (club.ann, club.bob):
        await person.slash(club.channel, "lfg", game="dueling_nobles")
    await club.env.advance_time(600)
    await club.settle()
    assert len(await club.store.searches.open()) == 2
    await club.bob.slash(club.channel, "block remove", person=club.ann)
    await club.cyd.slash(club.channel, "lfg", game="dueling_nobles")
    await club.settle()
    assert len(await club.store.searches.open()) == 1


async def test_a_match_that_runs_goes_on(club: Club) -> None:
    session = await challenge(club)
    told = await block(club, club.ann, club.bob)
    assert "current matches continue" in told
    assert (await club.hand(club.bob, session)) is not None
    assert (await club.session(session.id)).match.result is None


async def test_swiss_rounds_avoid_the_pair(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unit_of_work, "paced", lambda _: 0.0)
    hall = Hall(club)
    await hall.announce(await hall.create(game="dueling_nobles", format="swiss"))
    people = [club.ann, club.bob, club.cyd, club.dan]
    await hall.enter(people)
    event = await hall.event()
    number = {person.id: entrant.number for person in people if (entrant := event.of_user(person.id))}
    for whom in (club.bob, club.cyd):
        await block(club, club.ann, whom)
    await hall.organise("next")
    pairs = [set(table.table.seats) for table in (await hall.event()).open]
    assert {number[club.ann.id], number[club.dan.id]} in pairs


async def test_the_list_is_shown_in_pages_and_somebody_may_come_again(club: Club) -> None:
    assert "not blocked anyone" in words((await club.ann.slash(club.channel, "block list")).response)
    for number in range(30):
        await club.store.blocks.add(club.ann.id, Blocked(1_000 + number, f"person {number:02}"), 0.0)
    shown: Any = (await club.ann.slash(club.channel, "block list")).response
    assert "30 people" in words(shown)
    assert "person 24" in words(shown)
    assert "person 25" not in words(shown)
    await club.ann.click(shown, custom_id=buttons(shown)["Next Page (1 of 2)"])
    assert "person 25" in words(shown)
    (menu,) = menus(shown)
    await club.ann.select(shown, custom_id=menu["custom_id"], values=["1029"])
    assert "29 people" in words(shown)
    assert 1_029 not in [each.user_id for each in await club.store.blocks.of_user(club.ann.id)]
    gone = await club.press(club.ann, shown, menu["custom_id"], ["1029"])
    assert "not on your block list" in said(gone)
    for forged in ("x", "9" * 30):
        assert "out of date" in said(await club.press(club.ann, shown, menu["custom_id"], [forged]))


async def test_a_press_on_anothers_list_touches_ones_own_alone(club: Club) -> None:
    await block(club, club.ann, club.bob)
    await club.cyd.slash(club.channel, "play", game="dueling_nobles")
    custom_id = str(ActionId(0, 0, CommunityVerb.UNBLOCK))
    result = await club.press(club.bob, await club.aside(club.bob), custom_id, [str(club.bob.id)])
    assert "not on your block list" in said(result)
    assert [each.user_id for each in await club.store.blocks.of_user(club.ann.id)] == [club.bob.id]


async def test_oneself_a_bot_and_more_than_two_hundred_are_refused(club: Club) -> None:
    assert "cannot block yourself" in said(await club.ann.slash(club.channel, "block add", person=club.ann))
    robot = club.guild.add_member(club.env.create_user("robot", bot=True))
    assert "bots never challenge you" in said(await club.ann.slash(club.channel, "block add", person=robot))
    assert "not on your block list" in said(
        await club.ann.slash(club.channel, "block remove", person=club.bob)
    )
    for number in range(MOST_BLOCKED):
        await club.store.blocks.add(club.ann.id, Blocked(1_000 + number, "x"), 0.0)
    full = said(await club.ann.slash(club.channel, "block add", person=club.bob))
    assert "200" in full
    assert len(await club.store.blocks.of_user(club.ann.id)) == MOST_BLOCKED
    await club.store.blocks.add(club.ann.id, Blocked(1_000, "y"), 0.0)  # who is on it may be put there again


async def test_a_list_is_in_what_its_owner_gets_and_in_nobody_elses(club: Club) -> None:
    await block(club, club.ann, club.bob)
    assert "1 person you blocked" in words((await club.ann.slash(club.channel, "privacy show")).response)
    assert "blocked" not in words((await club.bob.slash(club.channel, "privacy show")).response)
    given = await club.store.kept.everything(club.bob.id)
    assert str(club.ann.id) not in str(given)
