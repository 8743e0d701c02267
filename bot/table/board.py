"""The board message: what everybody in the channel sees of a match."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from itertools import islice
from typing import Any

import discord
from discord import ui

from bot.matches.live import Live, story
from bot.table.action_id import ActionId
from bot.table.controls import Gathered, controls
from bot.table.layout import Layout, button, picture, rows, shorten
from bot.table.rules import rules_button
from bot.table.verbs import Verb
from bot.texts import Texts, dashed, texts_in
from engines.kernel import Choose, Decision, Match, Pick

BOARD_FILE = "board"
STORY_LINES = 6
"""Latest events told on the board."""
_LINE = 300
"""Longest line of the story, in characters."""
_ACCENTS = {"running": discord.Colour(0x2E7D4F), "over": discord.Colour(0xB8860B)}


def board(live: Live, extension: str, alt: str) -> Layout:
    """Return the public board with its picture attached as `board.<extension>`."""
    say = texts_in(live.locale)
    accent = _ACCENTS["over" if live.match.result else "running"]
    items: list[ui.Item[Any]] = [
        ui.TextDisplay(_heading(live, say)),
        picture(f"{BOARD_FILE}.{extension}", alt),
        ui.TextDisplay(shorten("\n".join(_status(live, say)), 3_000)),
    ]
    return Layout(ui.Container(*items, accent_colour=accent), *_rows(live, say))


def _heading(live: Live, say: Texts) -> str:
    game = say.game(live.match.game.id)
    return say.say("board-heading", game=game, players=" – ".join(live.names(say)), code=live.code)


def _status(live: Live, say: Texts) -> Iterator[str]:
    names = live.names(say)
    for line in recent_story(live, say, None, STORY_LINES):
        yield f"-# {line}"
    yield from standing(live, say)
    if live.match.result:
        yield outcome(live, say)
        return
    for seat in live.seats:
        if live.has_answered(seat.number):
            yield say.say("board-chosen", who=names[seat.number])
    for decision in live.match.decisions:
        yield _asked(live, say, decision)
    for seat in live.seats:
        if seat.offers_draw:
            yield say.say("board-draw-offered", names=names, seat=seat.number)


def recent_story(live: Live, say: Texts, seat: int | None, lines: int) -> list[str]:
    """Return the latest events that need words, as the seat may know them, oldest first."""
    names = live.names(say)
    told = (story(say, live.match.game.prefix, event, seat, names) for _, event in reversed(live.recent))
    worded = (shorten(line, _LINE) for line in told if line)
    return [*islice(worded, lines)][::-1]


def standing(live: Live, say: Texts) -> Iterator[str]:
    """Yield how a match of several games stands."""
    told = live.match.game.standing(live.view(None))
    if told is not None:
        yield say.tell(told, live.names(say))


def outcome(live: Live, say: Texts) -> str:
    """Say how the match ended."""
    result = live.match.result
    assert result is not None
    names = live.names(say)
    key = f"{live.match.game.prefix}-result-{dashed(result.reason)}"
    reason = say.say(key if key in say else f"result-{dashed(result.reason)}")
    if not result.winners:
        return say.say("board-drawn", reason=reason)
    winners = " & ".join(names[seat] for seat in result.winners)
    return say.say("board-won", winners=winners, reason=reason)


def _asked(live: Live, say: Texts, decision: Decision) -> str:
    """Say who decides, and by when. What is decided is said only where it gives nothing away."""
    who = live.mentions(say)[decision.seat]
    due = live.dues.get(decision.seat)
    when = f" · {timestamp(due)}" if due else ""
    if decision.kind in live.match.game.public_kinds:
        prompt = live.prompt(decision.seat)
        asked = say.say("board-asked", who=who, what=say.tell(prompt.title, live.names(say))) + when
        return f"{asked}\n-# {say.tell(prompt.about, live.names(say))}" if prompt.about else asked
    openly = live.match.game.openly(decision)
    if openly is not None:
        return say.say("board-openly", who=who, what=say.tell(openly, live.names(say))) + when
    return say.say("board-decides", who=who) + when


def timestamp(moment: datetime) -> str:
    """Return a moment as each reader's Discord shows it, counting by itself."""
    return f"<t:{int(moment.timestamp())}:R>"


def _rows(live: Live, say: Texts) -> Iterator[ui.ActionRow[Any]]:
    match = live.match
    if match.result:
        rematch = ActionId(live.id, 0, Verb.REMATCH)
        log = ActionId(live.id, 0, Verb.LOG)
        yield from rows(
            [
                button(str(rematch), say.say("button-rematch"), discord.ButtonStyle.primary, "🔁"),
                button(str(log), say.say("button-log"), emoji="📜"),
                button(str(ActionId(live.id, 0, Verb.RECORD)), say.say("button-record"), emoji="💾"),
                rules_button(live.id, match.game.id, say),
            ]
        )
        return
    for decision in match.decisions:
        if live.seats[decision.seat].user_id is None:
            continue
        if decision.kind in match.game.public_kinds and len(match.decisions) == 1:
            prompt = live.prompt(decision.seat)
            made = controls(live.id, match.opened, decision, prompt, say, live.names(say), Gathered())
            yield from made.rows
        elif (passive := _passive(match, decision, live, say)) is not None:
            yield ui.ActionRow(passive)
    if any(seat.offers_draw for seat in live.seats):
        yield from rows(
            [
                button(str(ActionId(live.id, 0, Verb.ACCEPT_DRAW)), say.say("button-accept-draw")),
                button(str(ActionId(live.id, 0, Verb.DECLINE_DRAW)), say.say("button-decline-draw")),
            ]
        )
    yield from rows(
        [
            button(
                str(ActionId(live.id, 0, Verb.HAND)),
                say.say("button-hand"),
                discord.ButtonStyle.primary,
                "🃏",
            ),
            button(str(ActionId(live.id, 0, Verb.LOG)), say.say("button-log"), emoji="📜"),
            button(str(ActionId(live.id, 0, Verb.VIEW)), say.say("button-view"), emoji="🔍"),
            rules_button(live.id, match.game.id, say),
        ]
    )


def _passive(match: Match[Any], decision: Decision, live: Live, say: Texts) -> ui.Button[Any] | None:
    """Return a button for the default answer, which tells nothing about a hand."""
    if decision.default is None or not isinstance(decision, Choose | Pick) or len(match.decisions) > 1:
        return None
    default = match.game.default_label(decision)
    if default is None:
        return None
    key = decision.default if isinstance(decision, Choose) else ""
    label = say.tell(default, live.names(say))
    return button(str(ActionId(live.id, match.opened, Verb.ANSWER, str(key))), label)
