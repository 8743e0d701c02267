"""What is kept of a person, in sentences, and the question before it is deleted."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from discord import ui

from bot.community.verbs import CommunityVerb
from bot.settings import Settings
from bot.store.privacy.places import DataPart
from bot.table.action_id import ActionId
from bot.table.layout import MessageLayout, button
from bot.texts import Texts


def kept(counts: Mapping[DataPart, int], settings: Settings, texts: Texts) -> MessageLayout:
    """Say what is kept of somebody, how much of each, for how long, and what they can do about it."""
    lines = [f"### {texts.say('privacy-title')}"]
    lines += [f"- {texts.say(f'privacy-{part}', count=count)}" for part, count in counts.items()]
    if not counts:
        lines.append(texts.say("privacy-nothing"))
    lines += ["", texts.say("privacy-never"), texts.say("privacy-period", days=settings.keep_days)]
    lines += [backups(settings.backup_days, texts), texts.say("privacy-how")]
    if settings.privacy_url is not None:
        lines.append(texts.say("privacy-statement", url=settings.privacy_url))
    if settings.contact is not None:
        lines.append(texts.say("privacy-contact", contact=settings.contact))
    return MessageLayout(ui.TextDisplay("\n".join(lines)))


def backups(days: int, texts: Texts) -> str:
    """Say how long backups still hold what is deleted."""
    return texts.say("privacy-backups", days=days)


def confirm_deletion(boards: int, backup_days: int, texts: Texts) -> MessageLayout:
    """Ask once more before somebody is forgotten; so many boards are drawn anew at the most."""
    told = [f"### {texts.say('privacy-delete-title')}"]
    told.append(texts.say("privacy-delete-question", boards=boards))
    told.append(backups(backup_days, texts))
    return MessageLayout(
        ui.TextDisplay("\n".join(told)),
        ui.ActionRow(
            button(
                str(ActionId(0, 0, CommunityVerb.FORGET_ME)),
                texts.say("button-forget-me"),
                discord.ButtonStyle.danger,
            ),
            button(str(ActionId(0, 0, CommunityVerb.KEEP_ME)), texts.say("button-keep-me")),
        ),
    )
