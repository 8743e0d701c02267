"""What people type into the options of commands: how long it may be, and how it is completed."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, TypeAlias, TypeVar

import discord
from discord import app_commands

from bot.errors import TooOften
from bot.limits import Quota
from cogs.context import InteractionContext

LONGEST_SUGGESTION = 100
"""Characters that Discord takes of a suggestion, and that are read of what is to be completed.

While somebody types, Discord holds nobody to the length of an option.
"""

NameOption: TypeAlias = app_commands.Range[str, 1, LONGEST_SUGGESTION]
"""The name of a deck, card, pack or season, or the key that a suggestion puts in its place."""
CodeOption: TypeAlias = app_commands.Range[str, 1, 20]
"""The code of a match or a tournament."""

C = TypeVar("C")
Suggestions: TypeAlias = Coroutine[Any, Any, list[app_commands.Choice[str]]]


def completing(
    find: Callable[[C, InteractionContext, str], Suggestions],
) -> Callable[[C, discord.Interaction, str], Suggestions]:
    """Make what completes an option of what finds the suggestions: the one door of all that is typed.

    Who asks too often gets none: nothing else can be said there.
    """

    @wraps(find)
    async def complete(
        cog: C, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        context = await InteractionContext.of(interaction)
        try:
            context.spend(Quota.COMPLETION)
        except TooOften:
            return []
        return await find(cog, context, current[:LONGEST_SUGGESTION])

    return complete
