"""Forms of tournaments: a field has its label, and what it takes, in the texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import discord

from bot.table.action_id import ActionId
from bot.table.layout import shorten
from bot.texts.sanitising import safe
from cogs.context import InteractionContext

_LABEL, _TITLE = 45, 45


@dataclass(frozen=True, slots=True)
class FormField:
    """One line of a form."""

    name: str
    value: str = ""
    most: int = 100
    must: bool = True
    long: bool = False


def line_of(field: str, given: Mapping[str, str], most: int) -> str:
    """Return what somebody wrote in a line of a form, as it may stand in messages; nothing for nothing."""
    words = given.get(field, "").strip()
    return safe(words, most) if words else ""


async def open_form(context: InteractionContext, action: ActionId, fields: Sequence[FormField]) -> None:
    """Open a form that comes back with the same id."""
    texts = context.texts
    what = action.detail.partition(":")[0]
    title = shorten(texts.say(f"tournament-form-{what}"), _TITLE)
    form = discord.ui.Modal(title=title, custom_id=str(action))
    for field in fields:
        form.add_item(
            discord.ui.TextInput[discord.ui.Modal](
                label=shorten(texts.say(f"tournament-field-{field.name.replace('_', '-')}"), _LABEL),
                custom_id=field.name,
                default=field.value or None,
                required=field.must,
                max_length=field.most,
                style=discord.TextStyle.paragraph if field.long else discord.TextStyle.short,
            )
        )
    await context.interaction.response.send_modal(form)
