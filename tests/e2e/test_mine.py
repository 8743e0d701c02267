"""`/matches`: everybody finds their own matches again, in whatever channel they are played."""

from __future__ import annotations

from typing import Any

from tests.e2e.club import Club, buttons, words
from tests.e2e.play import answers_on, challenge, concede


async def listed(club: Club, person: Any) -> Any:
    """The private list of a person."""
    answer = await person.slash(club.channel, "matches")
    assert answer.ephemeral
    return answer.response


async def test_what_awaits_me_stands_first_with_the_question_and_a_link(club: Club) -> None:
    session = await challenge(club)
    board = club.board()
    shown = words(await listed(club, club.ann))
    link = f"https://discord.com/channels/{club.guild.id}/{club.channel.id}/{board.id}"
    assert f"[Dueling Nobles · ann – bob · {session.code}]({link})" in shown
    assert "Your turn" in shown
    assert "courtyard" in shown, "the question in a line"


async def test_a_match_is_opened_from_the_list(club: Club) -> None:
    session = await challenge(club)
    mine = await listed(club, club.ann)
    await club.ann.click(mine, custom_id=buttons(mine)[f"Open {session.code}"])
    assert answers_on(mine, session.question)


async def test_what_runs_is_told_apart_from_challenges_and_from_what_ended(club: Club) -> None:
    club.guild_locale = club.locales[club.ann.id] = "fr"
    session = await challenge(club)
    ended = session.code
    await concede(club, club.bob, session, "Concede")
    elsewhere = club.guild.create_text_channel("elsewhere")
    await club.ann.slash(elsewhere, "play", game="noxtalia", opponent=club.cyd)
    shown = words(await listed(club, club.ann))
    challenges, over = shown.index("Défis"), shown.index("Terminées récemment")
    assert challenges < shown.index("ann – cyd") < over < shown.index(ended)
    assert "ann a gagné\N{NO-BREAK SPACE}: " in shown
    assert "À vous de jouer" not in shown


async def test_others_matches_are_not_listed(club: Club) -> None:
    session = await challenge(club)
    shown = await listed(club, club.cyd)
    assert session.code not in words(shown)
    assert "Start one with" in words(shown)
    assert buttons(shown) == {}


async def test_after_a_restart_the_list_is_the_same(club: Club) -> None:
    await challenge(club)
    before = words(await listed(club, club.bob))
    await club.restart()
    assert words(await listed(club, club.bob)) == before
