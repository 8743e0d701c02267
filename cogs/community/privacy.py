"""`/privacy`: what is kept of the person who asks, as a file, and its deletion."""

from __future__ import annotations

import asyncio
import gzip
import io
import json
from datetime import UTC, datetime
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app.client import Herald
from bot.community.account_deletion import MOST_DRAWN
from bot.community.verbs import CommunityVerb
from bot.community.views.privacy import confirm_deletion, kept
from bot.limits import Quota
from bot.table.action_id import ActionId
from bot.table.layout import MessageLayout
from bot.table.panel import notice
from bot.table.verbs import Verb
from bot.texts.commands import command_text as _
from cogs.components.handler import Handler
from cogs.context import InteractionContext, answering

_LARGEST = 9 * 2**20
"""Bytes of a file as it is; a larger one is packed, as Discord takes ten MiB."""


class PrivacyCommands(
    commands.GroupCog, group_name=_("cmd-privacy"), group_description=_("cmd-privacy-help")
):
    """Commands for the person concerned alone; all is answered in private."""

    @app_commands.command(name=_("cmd-privacy-show"), description=_("cmd-privacy-show-help"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Say what is kept of the person, and how much."""
        async with answering(interaction) as context:
            context.spend(Quota.LOOK)
            await context.acknowledge(private=True)
            counts = await context.store.kept.counts(context.user_id)
            await context.show(kept(counts, context.bot.settings, context.texts))

    @app_commands.command(name=_("cmd-privacy-export"), description=_("cmd-privacy-export-help"))
    async def export(self, interaction: discord.Interaction) -> None:
        """Give all that is kept of the person as a file."""
        async with answering(interaction) as context:
            context.spend(Quota.VERIFY)
            await context.acknowledge(private=True)
            everything = await context.store.kept.everything(context.user_id)
            name, data = await asyncio.to_thread(_file, context.user_id, context.bot.now(), everything)
            layout = MessageLayout(
                ui.TextDisplay(context.texts.say("privacy-here")), ui.File(f"attachment://{name}")
            )
            await context.show(layout, attachments=[discord.File(io.BytesIO(data), name)])

    @app_commands.command(name=_("cmd-privacy-delete"), description=_("cmd-privacy-delete-help"))
    async def delete(self, interaction: discord.Interaction) -> None:
        """Ask once more; the button deletes."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            await context.show(confirm_deletion(MOST_DRAWN, context.bot.settings.backup_days, context.texts))


def _file(user_id: int, now: float, everything: dict[str, list[dict[str, Any]]]) -> tuple[str, bytes]:
    """Return the name and the bytes of an export."""
    at = datetime.fromtimestamp(now, UTC).isoformat(timespec="seconds")
    told = {"format": "herald-privacy-1", "user": user_id, "at": at, **everything}
    data = json.dumps(told, ensure_ascii=False, indent=1).encode()
    if len(data) <= _LARGEST:
        return "herald-privacy.json", data
    return "herald-privacy.json.gz", gzip.compress(data)


async def _forget(context: InteractionContext, _action: ActionId) -> None:
    """Delete what is kept of the person who has pressed: they have been asked, and it concerns them alone."""
    await context.acknowledge()
    await context.bot.account_deletion.take(context.user_id)
    await context.show(notice(context.texts.say("privacy-deleted")))


async def _keep(context: InteractionContext, _action: ActionId) -> None:
    await context.acknowledge()
    await context.show(notice(context.texts.say("privacy-kept")))


HANDLERS: dict[Verb, Handler] = {CommunityVerb.FORGET_ME: _forget, CommunityVerb.KEEP_ME: _keep}


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(PrivacyCommands())
