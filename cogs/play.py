"""`/play`: challenge somebody, everybody, or the computer."""

from __future__ import annotations

from typing import Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import Herald
from bot.clock import PRESETS, Preset
from bot.commands_texts import command_text as _
from bot.errors import OpponentGone, ServerOnly, UnknownGame
from bot.matches.challenges import Invitation, check
from bot.options import allowed, choosable, read_options, written
from cogs.hosting import check_place, person, post_challenge
from cogs.reply import acknowledge, answering, guild_locale, on_tree_error, texts_for
from engines.kernel import Level
from engines.registry import GAMES


def _game_choices() -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=_(f"game-{game.replace('_', '-')}"), value=game) for game in sorted(GAMES)
    ]


class Play(commands.Cog):
    """Begins matches."""

    @app_commands.command(name=_("cmd-play"), description=_("cmd-play-help"))
    @app_commands.rename(
        game=_("cmd-play-game"),
        opponent=_("cmd-play-opponent"),
        computer=_("cmd-play-computer"),
        options=_("cmd-play-options"),
        clock=_("cmd-play-clock"),
    )
    @app_commands.describe(
        game=_("cmd-play-game-help"),
        opponent=_("cmd-play-opponent-help"),
        computer=_("cmd-play-computer-help"),
        options=_("cmd-play-options-help"),
        clock=_("cmd-play-clock-help"),
    )
    @app_commands.choices(
        game=_game_choices(),
        computer=[
            app_commands.Choice(name=_(f"level-{level}"), value=level) for level in ("easy", "medium", "hard")
        ],
        clock=[app_commands.Choice(name=_(f"clock-{preset}"), value=preset) for preset in PRESETS],
    )
    @app_commands.guild_only()
    async def play(
        self,
        interaction: discord.Interaction,
        game: str,
        opponent: discord.User | discord.Member | None = None,
        computer: Literal["easy", "medium", "hard"] | None = None,
        options: str = "",
        clock: str = "relaxed",
    ) -> None:
        """Post a challenge, or begin at once against the computer."""
        async with answering(interaction):
            invitation = await self._invitation(interaction, game, opponent, computer, options, clock)
            interaction.extras["public"] = True
            await acknowledge(interaction)
            await post_challenge(interaction, invitation)

    async def _invitation(
        self,
        interaction: discord.Interaction,
        game: str,
        opponent: discord.User | discord.Member | None,
        computer: Level | None,
        options: str,
        clock: str,
    ) -> Invitation:
        """Check everything before anything is written or shown."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise ServerOnly
        if game not in GAMES:
            raise UnknownGame(game=game)
        if opponent is not None and not opponent.bot and not isinstance(opponent, discord.Member):
            raise OpponentGone
        invitation = Invitation(
            game=GAMES[game],
            options=read_options(GAMES[game], options),
            clock=_preset(clock),
            challenger=person(interaction.user),
            opponent=person(opponent) if opponent else None,
            level=computer,
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id,
            locale=await guild_locale(interaction),
        )
        check(invitation)
        await check_place(interaction)
        return invitation

    @play.autocomplete("options")
    async def options_autocomplete(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the last `name=value` that is being typed, with what each option means."""
        game = GAMES.get(str(getattr(interaction.namespace, "game", "")))
        if game is None:
            return []
        say = await texts_for(interaction)
        *before, word = current.split(" ") if current else [""]
        kept = " ".join(part for part in before if part)
        made: list[app_commands.Choice[str]] = []
        for name, info in choosable(game).items():
            label = say.say(f"{game.prefix}-options-{written(name)}")
            for value in allowed(info):
                pair = (
                    f"{written(name)}={value.split('-')[0] if '-' in value and value[0].isdigit() else value}"
                )
                if pair.startswith(word) or word.lower() in label.lower():
                    whole = f"{kept} {pair}".strip()
                    if len(whole) <= 100:
                        made.append(app_commands.Choice(name=f"{label}: {pair}"[:100], value=whole))
        return made[:25]


def _preset(clock: str) -> Preset:
    return clock if clock in PRESETS else "relaxed"  # pyright: ignore[reportReturnType]  # checked


async def setup(bot: Herald) -> None:
    """Add the cog, and an answer for what discord.py refuses in any command."""
    bot.tree.error(on_tree_error)
    await bot.add_cog(Play())
