"""What moderators have decided: the word at the table, with an offer's buttons, and the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.community.verbs import CommunityVerb
from bot.store.matches.moderation import ModerationEntry, Ruling
from bot.table.action_id import ActionId
from bot.table.layout import MessageLayout, button, shorten
from bot.texts import Texts

_PAGE = 3_900


def ruling(entry: ModerationEntry, texts: Texts) -> MessageLayout:
    """Return the word at the table; an open offer has buttons for who may take the seat."""
    told: ui.TextDisplay[Any] = ui.TextDisplay(in_words(entry, texts))
    if entry.verb is not Ruling.OFFER or entry.match_id is None:
        return MessageLayout(told)
    take, refuse = (
        str(ActionId(entry.match_id, 0, verb, str(entry.id)))
        for verb in (CommunityVerb.TAKE_SEAT, CommunityVerb.REFUSE_SEAT)
    )
    return MessageLayout(
        told,
        ui.ActionRow(
            button(take, texts.say("button-take-seat"), discord.ButtonStyle.success),
            button(refuse, texts.say("button-refuse-seat")),
        ),
    )


def in_words(entry: ModerationEntry, texts: Texts) -> str:
    """Say what was decided, by whom and why."""
    facts = {name: _who(value, texts) for name, value in entry.facts.items()}
    by, reason = _who(entry.by, texts), entry.reason
    return texts.say(f"moderated-{entry.verb}", by=by, code=entry.code, reason=reason, **facts)


def log_page(entries: Sequence[ModerationEntry], texts: Texts) -> MessageLayout:
    """Return the last lines of a server's log, the newest first."""
    lines = [f"<t:{int(each.at)}:f> · {in_words(each, texts)}" for each in entries]
    title = texts.say("moderation-title")
    told = "\n".join([f"### {title}", *(lines or [texts.say("moderation-nothing")])])
    return MessageLayout(ui.TextDisplay(shorten(told, _PAGE)))


def _who(value: int | str | None, texts: Texts) -> str:
    """Return what names a person, or a computer."""
    return value if isinstance(value, str) else texts.mention(value)
