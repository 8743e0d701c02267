"""`/play`: challenge somebody, everybody, or the computer."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.decks.offers import offers, take
from bot.errors import NoDecks, OpponentGone, UnknownGame
from bot.matches.clock import PRESETS, Preset
from bot.matches.options import allowed, choosable, name_of, read_options, told_of, written
from bot.matches.start.challenges import Invitation
from bot.texts.commands import command_text as _
from cogs.access import server_only
from cogs.context import InteractionContext, answering, on_tree_error
from cogs.starting import (
    GAME_CHOICES,
    allow_challenge,
    check_place,
    complete_deck,
    first_invitation,
    is_new,
    person,
    post_challenge,
    public_locale,
    usual_clock,
)
from cogs.typed import NameOption, completing
from engines.kernel import SEAL_LENGTH, Deck, Level
from engines.registry import GAMES

_Options: TypeAlias = app_commands.Range[str, 0, 300]


class Play(commands.Cog):
    """Begins matches."""

    @app_commands.command(name=_("cmd-play"), description=_("cmd-play-help"))
    @app_commands.rename(
        game=_("cmd-play-game"),
        opponent=_("cmd-play-opponent"),
        opponent2=_("cmd-play-opponent2"),
        opponent3=_("cmd-play-opponent3"),
        computer=_("cmd-play-computer"),
        players=_("cmd-play-players"),
        deck=_("cmd-play-deck"),
        options=_("cmd-play-options"),
        clock=_("cmd-play-clock"),
        luck=_("cmd-play-luck"),
        takebacks=_("cmd-play-takebacks"),
    )
    @app_commands.describe(
        game=_("cmd-play-game-help"),
        opponent=_("cmd-play-opponent-help"),
        opponent2=_("cmd-play-opponent2-help"),
        opponent3=_("cmd-play-opponent3-help"),
        players=_("cmd-play-players-help"),
        deck=_("cmd-play-deck-help"),
        computer=_("cmd-play-computer-help"),
        options=_("cmd-play-options-help"),
        clock=_("cmd-play-clock-help"),
        luck=_("cmd-play-luck-help"),
        takebacks=_("cmd-play-takebacks-help"),
    )
    @app_commands.choices(
        game=GAME_CHOICES,
        computer=[
            app_commands.Choice(name=_(f"level-{level}"), value=level)
            for level in ("gentle", "easy", "medium", "hard")
        ],
        clock=[app_commands.Choice(name=_(f"clock-{preset}"), value=preset) for preset in PRESETS],
    )
    @server_only
    async def play(
        self,
        interaction: discord.Interaction,
        game: str,
        opponent: discord.User | discord.Member | None = None,
        computer: Literal["gentle", "easy", "medium", "hard"] | None = None,
        deck: NameOption | None = None,
        options: _Options | None = None,
        clock: str | None = None,
        players: app_commands.Range[int, 1, 4] | None = None,
        opponent2: discord.User | discord.Member | None = None,
        opponent3: discord.User | discord.Member | None = None,
        luck: app_commands.Range[str, 1, SEAL_LENGTH] | None = None,
        takebacks: bool = False,
    ) -> None:
        """Post a challenge, or begin at once against the computer; a first gentle match is prepared."""
        async with answering(interaction) as context:
            opponents = [other for other in (opponent, opponent2, opponent3) if other is not None]
            invitation = await self._invitation(context, game, opponents, computer, options, clock, players)
            plain = not any((opponents, deck, options, clock, players, luck, takebacks))
            if plain and computer == "gentle" and await is_new(context, game):
                invitation = await first_invitation(context, game)
            invitation = replace(invitation, luck=luck or "", takebacks=takebacks)
            if deck:
                brought = await context.at_once(self._deck(context, invitation, deck))
                invitation = replace(invitation, decks={context.user_id: brought})
            await allow_challenge(context, invitation.guild_id)
            await context.acknowledge(public=True)
            await post_challenge(context, invitation)

    async def _invitation(
        self,
        context: InteractionContext,
        game: str,
        opponents: Sequence[discord.User | discord.Member],
        computer: Level | None,
        options: str | None,
        clock: str | None,
        players: int | None,
    ) -> Invitation:
        """Check everything before anything is written or shown."""
        if game not in GAMES:
            raise UnknownGame(game=game)
        if any(not other.bot and not isinstance(other, discord.Member) for other in opponents):
            raise OpponentGone
        seats = players or max(2, len(opponents) + 1)
        invitation = Invitation(
            game=GAMES[game],
            options=read_options(GAMES[game], options or ""),
            clock=_preset(clock) if clock else await usual_clock(context),
            challenger=person(context.interaction.user),
            opponents=tuple(map(person, opponents)),
            level=computer,
            seats=seats,
            guild_id=context.server_id,
            channel_id=context.interaction.channel_id or 0,
            locale=await public_locale(context),
        )
        await context.challenges.check(invitation)
        await check_place(context)
        return invitation

    async def _deck(self, context: InteractionContext, invitation: Invitation, wanted: str) -> Deck:
        """Return the deck that the challenger named. Raises NoSuchDeck, DeckFaults or NoDecks."""
        if not invitation.game.wants_decks(invitation.options):
            raise NoDecks
        shelf = await context.library.shelf(context.guild_id, invitation.game)
        offered = await offers(context.store, shelf, context.user_id, invitation.options, context.texts)
        return take(offered, wanted, context.texts)

    @play.autocomplete("deck")
    @completing
    async def deck_autocomplete(
        self, context: InteractionContext, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the name of a deck: ready-made ones, and the person's own."""
        return await complete_deck(context, current)

    @play.autocomplete("options")
    @completing
    async def options_autocomplete(
        self, context: InteractionContext, current: str
    ) -> list[app_commands.Choice[str]]:
        """Complete the last `name=value` that is being typed, with what each option means."""
        game = GAMES.get(str(getattr(context.interaction.namespace, "game", "")))
        if game is None:
            return []
        *before, word = current.split(" ") if current else [""]
        kept = " ".join(part for part in before if part)
        made: list[app_commands.Choice[str]] = []
        for name, info in choosable(game).items():
            label, told = (say(name, game.prefix, context.texts) for say in (name_of, told_of))
            for value in allowed(info):
                pair = (
                    f"{written(name)}={value.split('-')[0] if '-' in value and value[0].isdigit() else value}"
                )
                if pair.startswith(word) or word.lower() in label.lower():
                    whole = f"{kept} {pair}".strip()
                    if len(whole) <= 100:
                        made.append(app_commands.Choice(name=_explained(label, pair, told), value=whole))
        return made[:25]


def _explained(label: str, pair: str, told: str) -> str:
    """Return what a suggested option says: what it means, where whole words of that have room."""
    return textwrap.shorten(f"{label}: {pair} – {told}", 100, placeholder=" …")


def _preset(clock: str) -> Preset:
    return clock if clock in PRESETS else "relaxed"  # pyright: ignore[reportReturnType]  # checked


async def setup(bot: Herald) -> None:
    """Add the cog, and an answer for what discord.py refuses in any command."""
    bot.tree.error(on_tree_error)
    await bot.add_cog(Play())
