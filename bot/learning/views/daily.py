"""The puzzle of the day, as it is posted."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.learning.catalogue import key_of, title
from bot.learning.verbs import LessonVerb
from bot.table.action_id import ActionId
from bot.table.layout import MessageLayout, button, picture
from bot.table.message_view import MessageView
from bot.table.rules import learn_button
from bot.texts import Texts
from engines.kernel.teaching import Course
from render import RenderedPicture

FILE = "puzzle"


def pictured(course: Course, texts: Texts, shot: RenderedPicture, *buttons: ui.Button[Any]) -> MessageView:
    """Return a puzzle's position as a picture, for all to see."""
    table = picture(f"{FILE}.{shot.extension}", shot.alt)
    return MessageView(daily(course, texts, table, *buttons), FILE, shot)


def daily(course: Course, texts: Texts, table: ui.Item[Any], *buttons: ui.Button[Any]) -> MessageLayout:
    """Return a puzzle's position with what is asked in it; `table` shows the position."""
    game, lesson = course.game, course.lesson
    solve = str(ActionId(0, 0, LessonVerb.BEGIN, f"{game.id}/{lesson.id}"))
    heading = f"### {texts.say('puzzle-daily')} · {title(game.id, lesson, texts)}"
    asked = texts.say(key_of(game, lesson, course.now), **course.figures())
    return MessageLayout(
        ui.Container(ui.TextDisplay(f"{heading}\n{asked}"), table),
        ui.ActionRow(
            button(solve, texts.say("button-puzzle-solve"), discord.ButtonStyle.primary),
            learn_button(game.id, texts),
            *buttons,
        ),
    )
