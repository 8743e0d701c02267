"""The pages before a lesson: what can be learnt, and how a game goes in a few lines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import takewhile
from typing import Any

import discord
from discord import ui

from bot.learning.catalogue import FIRST, lessons_of, puzzles_of, taught_games, title
from bot.learning.verbs import LessonVerb
from bot.store import LessonRow
from bot.table.action_id import ActionId
from bot.table.layout import MENU, MessageLayout, button, menu, rows, shorten
from bot.table.rules import aim_of, menu_button, rules_button, usual_numbers
from bot.table.verbs import MatchVerb
from bot.texts import Texts
from engines.kernel.teaching import Lesson
from engines.registry import GAMES

Standing = Mapping[tuple[str, str], LessonRow]
"""Where a person stands, by game and lesson."""


def games(standing: Standing, texts: Texts) -> MessageLayout:
    """Return all games that can be learnt, with how far the person is."""
    lines = [f"### {texts.say('learn-games')}"]
    lines += [
        f"**{texts.game(game)}** – {_how_far(game, standing, texts)}" for game in sorted(taught_games())
    ]
    offered = [(game, texts.game(game), _how_far(game, standing, texts)) for game in sorted(taught_games())]
    return MessageLayout(
        ui.Container(ui.TextDisplay("\n".join(lines))),
        menu(str(ActionId(0, 0, MatchVerb.LEARN)), texts.say("learn-choose"), offered),
        ui.ActionRow(menu_button(texts)),
    )


def first_page(game: str, standing: Standing, texts: Texts) -> MessageLayout:
    """Return what somebody reads before a game's lesson: what one wins by, what a turn is, how long."""
    prefix = GAMES[game].prefix
    lines = [
        f"### {texts.game(game)}",
        texts.say(f"{prefix}-learn-win", **usual_numbers(game)),
        texts.say(f"{prefix}-learn-brief"),
        texts.say("learn-long", minutes=lessons_of(game)[FIRST].minutes),
    ]
    about = str(ActionId(0, 0, LessonVerb.ABOUT, game))
    buttons = [*_begin(game, standing, texts), button(about, texts.say("button-lesson-about"))]
    return MessageLayout(ui.Container(ui.TextDisplay("\n".join(lines)), *rows(buttons)))


def sheet(game: str, standing: Standing, texts: Texts) -> MessageLayout:
    """Return what there is to know of a game beside its lesson: aim, turn, signs; and its puzzles."""
    prefix = GAMES[game].prefix
    lines = [
        f"### {texts.game(game)}",
        aim_of(game, texts),
        texts.say(f"{prefix}-learn-turn"),
        "",  # else what follows the list belongs to its last item
        texts.say(f"{prefix}-learn-signs"),
        f"-# {texts.say(f'{prefix}-learn-length')}",
        f"-# {_how_far(game, standing, texts)}",
    ]
    buttons = [
        *_begin(game, standing, texts),
        button(str(ActionId(0, 0, MatchVerb.LEARN)), texts.say("button-learn-games")),
        rules_button(0, game, texts),
    ]
    puzzles = [
        (f"{game}/{puzzle.id}", title(game, puzzle, texts), _puzzle_state(game, puzzle.id, standing, texts))
        for puzzle in _offered(game, standing)
    ]
    puzzle_menu = menu(str(ActionId(0, 0, LessonVerb.BEGIN)), texts.say("learn-choose-puzzle"), puzzles)
    return MessageLayout(
        ui.Container(ui.TextDisplay(shorten("\n".join(lines), 3_900))), *rows(buttons), puzzle_menu
    )


def _offered(game: str, standing: Standing) -> list[Lesson]:
    """Return as many of a game's puzzles as a menu holds: those from the first that is not solved on."""
    puzzles = puzzles_of(game)
    solved = list(takewhile(lambda puzzle: _is_done(game, puzzle.id, standing), puzzles))
    first = max(0, min(len(solved), len(puzzles) - MENU))
    return puzzles[first : first + MENU]


def _begin(game: str, standing: Standing, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield what begins a game's lesson, or goes on in it."""
    to, first = f"{game}/{FIRST}", standing.get((game, FIRST))
    begun = first is not None and 0 < first.step < len(lessons_of(game)[FIRST].steps) - 1
    begin = texts.say("button-lesson-resume" if begun else "button-lesson-begin")
    yield button(str(ActionId(0, 0, LessonVerb.BEGIN, to)), begin, discord.ButtonStyle.success)
    if begun:
        yield button(str(ActionId(0, 1, LessonVerb.BEGIN, to)), texts.say("button-lesson-anew"))


def changed(game: str, lesson: str, texts: Texts) -> MessageLayout:
    """Return the word that a lesson cannot go on, and the offer to begin it anew."""
    anew = str(ActionId(0, 1, LessonVerb.BEGIN, f"{game}/{lesson}"))
    return MessageLayout(
        ui.TextDisplay(texts.say("error-lesson-changed")),
        ui.ActionRow(
            button(anew, texts.say("button-lesson-anew"), discord.ButtonStyle.primary),
            button(str(ActionId(0, 0, MatchVerb.LEARN, game)), texts.say("button-lesson-leave")),
        ),
    )


def _how_far(game: str, standing: Standing, texts: Texts) -> str:
    """Say how far a person is with a game."""
    lessons = lessons_of(game)
    first = standing.get((game, FIRST))
    last = len(lessons[FIRST].steps)
    solved = sum(1 for each in puzzles_of(game) if _is_done(game, each.id, standing))
    if first is not None and first.done is not None:
        where = texts.say("learn-done")
    elif first is None or not first.step:
        where = texts.say("learn-minutes", minutes=lessons[FIRST].minutes)
    else:
        where = texts.say("learn-step", step=first.step + 1, steps=last)
    return texts.say("learn-how-far", where=where, solved=solved, puzzles=len(puzzles_of(game)))


def _is_done(game: str, lesson: str, standing: Standing) -> bool:
    row = standing.get((game, lesson))
    return row is not None and row.done is not None


def _puzzle_state(game: str, puzzle: str, standing: Standing, texts: Texts) -> str:
    return texts.say("puzzle-solved" if _is_done(game, puzzle, standing) else "puzzle-open")
