"""*Answer in Advance*: what a player will probably be asked next, and what they have left for it."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from discord import ui

from bot.matches.clock import CLOCKS
from bot.matches.session import MatchSession
from bot.table.action_id import ActionId
from bot.table.layout import MENU, MessageLayout, button, menu, shorten
from bot.table.pages import back
from bot.table.verbs import MatchVerb
from bot.texts import Texts, dashed
from engines.kernel import Foreseen, Option

SLOW = timedelta(hours=1)
"""Time to decide from which on answers can be left in advance: with less, everybody is at the table."""


def may_be_left(session: MatchSession, seat: int) -> bool:
    """Tell whether a seat may leave an answer in advance: it waits, and the match is a slow one."""
    allowed = CLOCKS[session.clocks.preset].decision
    slow = allowed is None or allowed >= SLOW
    return slow and session.match.result is None and not session.stands and not session.asked(seat)


def ahead(session: MatchSession, seat: int, found: Foreseen | None, texts: Texts) -> MessageLayout:
    """Return what a seat will probably be asked, with what can be answered now, and what is left for it."""
    left, names = session.people.seats[seat].said.next, session.people.names(texts)
    lines = [f"**{texts.say('ahead-title')}**"]
    made = list[ui.ActionRow[Any]]()
    if found is None:
        lines.append(texts.say("ahead-unknown"))
    else:
        asked = texts.tell(found.title, names) if found.title is not None else _some(session, found, texts)
        lines += [texts.say("ahead-asked", title=asked), f"-# {texts.say('ahead-how')}"]
        labels = [label(option, session, texts) for option in found.options[:MENU]]
        offered = [(str(place), each, None) for place, each in enumerate(labels)]
        custom_id = str(ActionId(session.id, session.question, MatchVerb.AHEAD_LEAVE))
        made.append(menu(custom_id, texts.say("ahead-choose"), offered))
    if left is not None:
        lines.append(texts.say("ahead-left", what=left.label or texts.say("ahead-rest")))
        take = str(ActionId(session.id, 0, MatchVerb.AHEAD_BACK))
        made.append(ui.ActionRow(button(take, texts.say("button-ahead-back"), emoji="↩️")))
    return MessageLayout(ui.TextDisplay(shorten("\n".join(lines), 3_500)), *made, back(session, seat, texts))


def _some(session: MatchSession, found: Foreseen, texts: Texts) -> str:
    """Return what a question is called whose words are not known yet."""
    key = f"{session.match.game.prefix}-ahead-{dashed(found.kind)}"
    return texts.say(key if key in texts else "ahead-some")


def label(option: Option, session: MatchSession, texts: Texts) -> str:
    """Return what an answer is called."""
    return texts.tell(option.label, session.people.names(texts))
