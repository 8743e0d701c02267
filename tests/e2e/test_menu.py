"""`/help`: a menu whose buttons open what they say in the same message, each with a way back."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.community.views.menu import PAGES, menu
from bot.learning.catalogue import daily_puzzles_of, taught_games
from bot.learning.daily import puzzle_of_day
from bot.store import MatchStatus
from bot.texts import LOCALES, Locale, texts_in
from engines.registry import GAMES
from tests.e2e.club import Club, buttons, menus, raw, said, walk, words
from tests.e2e.play import answers_on

OPENED = {
    "learn": ("Which game do you want to learn", "Que voulez-vous apprendre"),
    "computer": ("easy computer", "ordinateur facile"),
    "people": ("up to four players", "quatre joueurs"),
    "puzzle": ("Puzzle of the day", "Énigme du jour"),
    "matches": ("Your matches", "Vos parties"),
    "settings": ("Your settings", "Vos réglages"),
}
"""What stands on each page, in both languages."""


async def opened(club: Club, person: Any) -> Any:
    answer = await person.slash(club.channel, "help")
    assert answer.ephemeral
    return answer.response


async def press(person: Any, message: Any, label: str) -> Any:
    return await person.click(message, custom_id=buttons(message)[label])


@pytest.mark.parametrize("locale", LOCALES)
async def test_each_button_opens_what_it_says_and_leads_back(club: Club, locale: Locale) -> None:
    club.locales[club.ann.id], texts = locale, texts_in(locale)
    message = await opened(club, club.ann)
    first = words(message)
    for page in PAGES:
        await press(club.ann, message, texts.say(f"button-menu-{page}"))
        assert OPENED[page][LOCALES.index(locale)] in words(message), page
        await press(club.ann, message, texts.say("button-menu"))
        assert words(message) == first
        assert not [item for item in walk(raw(message)) if item.get("type") == 12], "no picture is left"


@pytest.mark.parametrize("locale", LOCALES)
def test_the_menu_names_the_commands_and_has_six_lines(locale: Locale) -> None:
    texts = texts_in(locale)
    told = "\n".join(
        str(item.content)  # pyright: ignore[reportAttributeAccessIssue]
        for item in menu(texts).walk_children()
        if hasattr(item, "content")
    )
    for command in ("learn", "play", "lfg", "puzzle", "matches", "deck", "tournament", "rules", "about"):
        assert f"`/{texts.say(f'cmd-{command}')}" in told, command
    lines = told.splitlines()
    assert len(lines) == len(PAGES) + 1
    shown = [re.sub(r"\*\*|`|^-# ", "", line) for line in lines]
    assert all(len(line) <= 75 for line in shown), "each is one line at 550 pixels"


@pytest.mark.parametrize("game", sorted(GAMES))
async def test_a_newcomer_plays_the_computer_within_three_presses(club: Club, game: str) -> None:
    message = await opened(club, club.ann)
    await press(club.ann, message, "Play the Computer")
    started = await press(club.ann, message, texts_in("en").game(game))
    presses = 2
    (row,) = await club.store.matches.of_user(club.ann.id)
    if row.status is MatchStatus.CHALLENGE:  # a deck is chosen first
        (choice,) = [each for each in started.followups if menus(each)]
        (decks,) = menus(choice)
        await club.ann.select(choice, custom_id=decks["custom_id"], values=[decks["options"][0]["value"]])
        presses += 1
    (row,) = await club.store.matches.of_user(club.ann.id)
    assert row.status is MatchStatus.RUNNING
    assert presses <= 3


async def test_somebody_is_challenged_by_name_from_the_menu(club: Club) -> None:
    message = await opened(club, club.ann)
    await press(club.ann, message, "Play Someone")
    await press(club.ann, message, "Dueling Nobles")
    (custom_id,) = [item["custom_id"] for item in walk(raw(message)) if item.get("type") == 5]
    await club.ann.select(message, custom_id=custom_id, values=[club.bob])
    asked = club.last()
    assert f"challenges {club.bob.mention}" in words(asked)
    await press(club.bob, asked, "Accept")
    session = await club.session(1)
    assert answers_on(await club.hand(club.bob, session), session.question)


async def test_an_open_seat_and_a_search_begin_from_the_menu(club: Club) -> None:
    message = await opened(club, club.ann)
    await press(club.ann, message, "Play Someone")
    await press(club.ann, message, "Noxtalia")
    await press(club.ann, message, "Let Anyone Join")
    assert "is looking for an opponent" in words(club.last())
    await press(club.ann, message, "Find an Opponent")
    (search,) = await club.store.searches.open()
    assert (search.user_id, search.game) == (club.ann.id, "noxtalia")


async def test_nobody_challenges_themselves_or_a_bot_from_the_menu(club: Club) -> None:
    robot = club.guild.add_member(club.env.create_user("robot", bot=True))
    message = await opened(club, club.ann)
    await press(club.ann, message, "Play Someone")
    await press(club.ann, message, "Dueling Nobles")
    (custom_id,) = [item["custom_id"] for item in walk(raw(message)) if item.get("type") == 5]
    for other, told in ((club.ann, "yourself"), (robot, "a bot")):
        assert told in said(await club.ann.select(message, custom_id=custom_id, values=[other]))
    assert await club.store.matches.of_user(club.ann.id) == []


async def test_in_direct_messages_the_menu_opens_and_matches_want_a_server(club: Club) -> None:
    message: Any = (await club.ann.user.slash("help")).response
    await press(club.ann.user, message, "Play the Computer")
    assert "only in a server" in said(await press(club.ann.user, message, "Noxtalia"))
    await press(club.ann.user, message, "‹ Menu")
    await press(club.ann.user, message, "Today’s Puzzle")
    assert "Solve It" in buttons(message)


async def test_a_page_that_the_menu_has_not_is_refused(club: Club) -> None:
    message = await opened(club, club.ann)
    for forged in ("h1:0:0:home:cellar", "h1:0:0:home:people/chess", "h1:0:0:home_challenge:chess"):
        assert "out of date" in said(await club.press(club.ann, message, forged))


def test_each_day_has_its_puzzle_and_all_have_their_turn() -> None:
    every = {(game, puzzle.id) for game in taught_games() for puzzle in daily_puzzles_of(game)}
    day = 86_400.0
    assert {puzzle_of_day(day * number) for number in range(1, len(every) * 2)} == every
    assert puzzle_of_day(day * 7) == puzzle_of_day(day * 7.99) != puzzle_of_day(day * 8)
