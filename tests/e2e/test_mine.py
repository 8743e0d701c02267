"""`/matches`: everybody finds their own matches again, in whatever channel they are played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.matches.health import RulesBroke
from bot.matches.session import MatchSession
from bot.store import MatchStatus
from bot.table.history.mine import PAGE
from bot.texts import texts_in
from engines.kernel import Prompt
from tests.e2e.club import Club, buttons, menus, raw, walk, words
from tests.e2e.play import answers_on, challenge, concede

SECTION = 9
"""Discord's number for a section."""


async def listed(club: Club, person: Any) -> Any:
    """The private list of a person."""
    answer = await person.slash(club.channel, "matches")
    assert answer.ephemeral
    return answer.response


def sections(message: Any) -> list[tuple[str, str]]:
    """The matches on a list: what is told of each, and the label of the way into it."""
    return [
        (item["components"][0]["content"], item["accessory"]["label"])
        for item in walk(raw(message))
        if item.get("type") == SECTION
    ]


async def choose(person: Any, message: Any, which: str) -> None:
    (lists,) = menus(message)
    await person.select(message, custom_id=lists["custom_id"], values=[which])


async def test_a_match_tells_its_question_and_what_happened_last_with_a_link(club: Club) -> None:
    session = await challenge(club)
    board = club.board()
    ((told, way),) = sections(await listed(club, club.ann))
    link = f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{board.id}"
    first, last = told.splitlines()
    assert f"[Dueling Nobles · ann – bob · {session.code}]({link})" in first
    assert "you are asked" in first
    assert "courtyard" in first
    assert "is dealt" in last
    assert way == f"Play {session.code}"


async def test_a_question_that_cannot_be_put_hides_no_other_match(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    sessions = [await challenge(club) for _ in range(2)]
    asked = MatchSession.prompt

    def prompt(session: MatchSession, seat: int) -> Prompt:
        if session.id == sessions[0].id:
            raise RulesBroke
        return asked(session, seat)

    monkeypatch.setattr(MatchSession, "prompt", prompt)
    for person in (club.ann, club.bob):
        told = words((await person.slash(club.channel, "matches")).response)
        assert all(session.code in told for session in sessions)


async def test_what_the_last_event_hides_from_a_person_is_not_told(club: Club) -> None:
    await challenge(club)
    ((anns, _),) = sections(await listed(club, club.ann))
    ((bobs, _),) = sections(await listed(club, club.bob))
    assert anns.splitlines()[1] == "-# bob is dealt 6 nobles."
    assert bobs.splitlines()[1].startswith("-# You are dealt")


async def test_a_match_is_opened_from_the_list(club: Club) -> None:
    session = await challenge(club)
    mine = await listed(club, club.ann)
    await club.ann.click(mine, custom_id=buttons(mine)[f"Play {session.code}"])
    assert answers_on(mine, session.question)


async def test_a_match_that_ended_is_replayed_from_the_list(club: Club) -> None:
    session = await challenge(club)
    await concede(club, club.bob, session)
    mine = await listed(club, club.ann)
    await club.ann.click(mine, custom_id=buttons(mine)[f"Replay {session.code}"])
    assert "moment 0 of" in words(mine)


async def test_one_menu_leads_to_the_challenges_and_to_what_ended(club: Club) -> None:
    club.guild_locale = club.locales[club.ann.id] = "fr"
    session = await challenge(club)
    ended = session.code
    await concede(club, club.bob, session, "Concede")
    elsewhere = club.guild.create_text_channel("elsewhere")
    await club.ann.slash(elsewhere, "play", game="noxtalia", opponent=club.cyd)
    shown = await listed(club, club.ann)
    (lists,) = menus(shown)
    labels = {option["value"]: option["label"] for option in lists["options"]}
    assert labels == {"all": "Toutes les parties (2)", "challenges": "Défis (1)", "ended": "Terminées (1)"}
    assert len(sections(shown)) == 2
    await choose(club.ann, shown, "ended")
    ((told, way),) = sections(shown)
    assert "ann a gagné\N{NO-BREAK SPACE}: " in told
    assert way == f"Revoir {ended}"
    await choose(club.ann, shown, "challenges")
    ((told, way),) = sections(shown)
    assert "ann – cyd" in told
    assert way.startswith("Aller à ")


async def test_what_awaits_a_person_stands_first(club: Club) -> None:
    session = await challenge(club)
    ((_, way),) = sections(await listed(club, club.ann))
    elsewhere = club.guild.create_text_channel("elsewhere")
    await club.ann.slash(elsewhere, "play", game="noxtalia", opponent=club.cyd)
    shown = sections(await listed(club, club.ann))
    assert shown[0][1] == way == f"Play {session.code}"


async def test_two_hundred_matches_are_turned_over_by_pages(club: Club) -> None:
    session = await challenge(club)
    row = await club.store.matches.get(session.id)
    assert row is not None
    sitting = await club.store.matches.seats(row.id)
    of_user = club.store.matches.of_user

    async def seats(match_id: int) -> Any:
        return sitting

    async def many(user_id: int, statuses: Any, limit: int = 25) -> Any:
        if list(statuses) == [MatchStatus.FINISHED]:
            return [replace(row, id=number, code=f"C{number}") for number in range(900, 900 + limit)]
        return await of_user(user_id, statuses, limit)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(club.store.matches, "of_user", many)
        patch.setattr(club.store.matches, "seats", seats)
        shown = await listed(club, club.ann)
        pages = 1
        while "Show Older" in buttons(shown):
            assert len(sections(shown)) == PAGE
            await club.ann.click(shown, custom_id=buttons(shown)["Show Older"])
            pages += 1
        assert pages == -(-201 // PAGE)
        assert len(sections(shown)) == 1
        last = buttons(shown)["Show Newer"]
        await club.ann.click(shown, custom_id=last)
        assert len(sections(shown)) == PAGE


@pytest.mark.parametrize("name", ["x" * 32, "龍" * 32, "\u05d0\u05d1" * 16, "ann"])
async def test_any_name_stands_in_a_line_with_its_link(club: Club, name: str) -> None:
    other = club.guild.add_member(club.env.create_user("guest", global_name=name))
    await club.ann.slash(club.channel, "play", game="dueling_nobles", opponent=other)
    asked = club.last()
    await other.click(asked, custom_id=buttons(asked)["Accept"])
    session = await club.session(1)
    ((told, _),) = sections(await listed(club, club.ann))
    link = f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{club.board().id}"
    assert f" · {session.code}]({link})" in told
    assert session.people.names(texts_in("en"))[1] in told
    assert len(told.splitlines()) == 2


async def test_others_matches_are_not_listed(club: Club) -> None:
    session = await challenge(club)
    shown = await listed(club, club.cyd)
    assert session.code not in words(shown)
    assert "Start one with" in words(shown)
    assert sections(shown) == menus(shown) == []


async def test_a_match_of_another_server_is_a_link(club: Club) -> None:
    session = await challenge(club)
    other = club.env.create_guild("other")
    place = other.create_text_channel("place")
    ann = other.add_member(club.ann.user)
    shown: Any = (await ann.slash(place, "matches")).response
    ((_, way),) = sections(shown)
    assert way == f"Go to {session.code}"
    (url,) = [item["url"] for item in walk(raw(shown)) if item.get("url")]
    assert f"/{club.guild.id}/{club.channel.id}/" in url


async def test_after_a_restart_the_list_is_the_same(club: Club) -> None:
    await challenge(club)
    before = words(await listed(club, club.bob))
    await club.restart()
    assert words(await listed(club, club.bob)) == before
