"""Answering one person: in their language, privately, with one sentence for whatever went wrong."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncGenerator, Awaitable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, suppress
from dataclasses import replace
from datetime import timedelta
from typing import Any, Self, TypeVar, cast

import discord
from discord import app_commands

from bot.app.client import Herald
from bot.app.delivery import Delivery
from bot.backoff import concerning
from bot.decks.gallery import Gallery
from bot.decks.library import Library
from bot.discord.codes import UNKNOWN_MESSAGE, Trouble, trouble
from bot.errors import LeavingEvent, OutOfOrder, PlayerError, ServerOnly, StillReading, ThreadClosed, TooLate
from bot.lab.hosted.feature import LabFeature
from bot.ladder.matchmaker import Matchmaker
from bot.ladder.seasons import SeasonService
from bot.learning.teacher import Teacher
from bot.limits import Quota
from bot.matches.service import MatchService, Press
from bot.matches.start.challenges import Challenges
from bot.store import Store, StoreError, UserPreferences
from bot.store.privacy.periods import DAY
from bot.table.layout import MessageLayout
from bot.table.panel import notice
from bot.texts import Texts, nearest_locale, texts_in
from bot.tournaments.course.service import TournamentService
from cogs.access import admit_command

log = logging.getLogger(__name__)

OLDEST = timedelta(seconds=2.8)
"""Age at which an interaction is refused: Discord gives three seconds to acknowledge it."""


AT_ONCE = 1.5
"""Seconds after which what cannot be acknowledged first is put off: Discord gives three."""

T = TypeVar("T")


class InteractionContext:
    """The context of an interaction: who has pressed or called, where, and what answering them takes."""

    def __init__(self, interaction: discord.Interaction, preferences: UserPreferences) -> None:
        self.interaction = interaction
        self.bot = cast(Herald, interaction.client)
        self.press = Press(interaction.user.id, interaction.guild_id, interaction.id)
        self.preferences = replace(preferences, discord_locale=str(interaction.locale))
        self._known = preferences
        self.texts = self.texts_by(preferences)
        self._thinks_in_public = False
        """Whether all can see that an answer comes."""

    @classmethod
    async def of(cls, interaction: discord.Interaction) -> Self:
        """Return the context of an interaction."""
        preferences = cast(Herald, interaction.client).store.preferences
        try:
            return cls(interaction, await preferences.user(interaction.user.id))
        except StoreError:  # they are to be told so, in the language of their Discord
            log.exception("the preferences of a person could not be read")
            return cls(interaction, UserPreferences())

    def texts_by(self, chosen: UserPreferences) -> Texts:
        """Return the texts in the language that the person chose, else in that of their Discord."""
        return texts_in(nearest_locale(chosen.locale or str(self.interaction.locale)))

    async def remember_language(self) -> None:
        """Remember the language of the person's Discord, for what is brought to them later without a press.

        Only of people who play: anyone else leaves nothing behind.
        """
        if self._known.discord_locale != self.preferences.discord_locale:
            await self.store.preferences.set_discord_locale(self.user_id, str(self.interaction.locale))
            self._known = self.preferences

    async def remember_coming(self) -> None:
        """Note, once a day, that a person has come of whom anything is kept: else they are forgotten one day.

        It is done when they are answered, and nobody waits for it.
        """
        came, now = self.bot.came.get(self.user_id), self.bot.now()
        if came is None or abs(now - came) >= DAY:
            self.bot.came[self.user_id] = now
            with suppress(StoreError):
                await self.store.preferences.came(self.user_id, now)

    @property
    def user_id(self) -> int:
        """Who came."""
        return self.press.user_id

    @property
    def guild_id(self) -> int | None:
        """The server where they came; None in direct messages."""
        return self.press.guild_id

    @property
    def server_id(self) -> int:
        """The server where they came. Raises ServerOnly in direct messages."""
        if self.guild_id is None:
            raise ServerOnly
        return self.guild_id

    @property
    def store(self) -> Store:
        """What lasts."""
        return self.bot.store

    @property
    def gallery(self) -> Gallery:
        """The pictures of servers' own cards."""
        return self.bot.gallery

    @property
    def library(self) -> Library:
        """The cards of servers."""
        return self.bot.library

    @property
    def match_service(self) -> MatchService:
        """Where matches are played."""
        return self.bot.host.match_service

    @property
    def challenges(self) -> Challenges:
        """Where matches begin."""
        return self.bot.host.challenges

    @property
    def delivery(self) -> Delivery:
        """What brings matches to Discord."""
        return self.bot.delivery

    @property
    def tournament_service(self) -> TournamentService:
        """Who runs tournaments."""
        return self.bot.tournaments.tournament_service

    @property
    def matchmaker(self) -> Matchmaker:
        """Who brings those together that look for an opponent."""
        return self.bot.ladder.matchmaker

    @property
    def seasons(self) -> SeasonService:
        """What counts for a season."""
        return self.bot.ladder.seasons

    @property
    def teacher(self) -> Teacher:
        """Who lets people go through lessons."""
        return self.bot.learning.teacher

    @property
    def lab(self) -> LabFeature:
        """Where decks and cards are judged."""
        return self.bot.lab

    @property
    def in_private(self) -> bool:
        """Whether the pressed message is seen by one person: ephemeral, or in their DMs."""
        message = self.interaction.message
        return self.guild_id is None or bool(message and message.flags.ephemeral)

    @property
    def chosen(self) -> list[str]:
        """What was chosen from a menu."""
        return [str(value) for value in (self.interaction.data or {}).get("values", [])]

    @property
    def fields(self) -> dict[str, str]:
        """What was written in the fields of a form."""
        data: Any = self.interaction.data or {}
        found: dict[str, str] = {}
        for row in data.get("components", []):
            items: list[dict[str, Any]] = [*row.get("components", []), row.get("component") or {}]
            found |= {
                str(item["custom_id"]): str(item.get("value", "")) for item in items if "custom_id" in item
            }
        return found

    @property
    def written(self) -> str:
        """What was written in the only field of a form, which is called `text`."""
        return self.fields.get("text", "")

    def spend(self, what: Quota) -> None:
        """Count what the person asks for. Raises TooOften."""
        self.bot.allowances.spend(what, self.user_id, self.guild_id)

    async def acknowledge(self, *, private: bool = False, public: bool = False) -> None:
        """Tell Discord that an answer comes. Raises TooLate when it would not be taken.

        The answer to a press takes the place of the pressed message, unless it is `private`: a message of
        its own. That to a command is either `private`, or `public` if nothing goes wrong.
        """
        if discord.utils.utcnow() - self.interaction.created_at > OLDEST:
            raise TooLate
        if private:
            await self.interaction.response.defer(ephemeral=True, thinking=True)
        else:
            await self.interaction.response.defer()
            self.delivery.pressed(self.interaction)
        self._thinks_in_public = public

    async def at_once(self, work: Awaitable[T]) -> T:
        """Run `work` before the interaction is acknowledged, for a moment at most. Raises StillReading.

        A form cannot be acknowledged first, and what all may see only when
        nothing is wrong. Work that takes longer goes on: the next call finds it done.
        """
        begun = asyncio.ensure_future(work)
        done, _ = await asyncio.wait([begun], timeout=AT_ONCE)
        if not done:
            begun.add_done_callback(_heed)
            raise StillReading
        return begun.result()

    async def show(
        self, layout: MessageLayout, attachments: Sequence[discord.File] = ()
    ) -> discord.InteractionMessage:
        """Show something where an answer was acknowledged; files that were attached there go."""
        return await self.interaction.edit_original_response(view=layout, attachments=attachments)

    async def whisper(self, what: PlayerError | MessageLayout) -> None:
        """Say something to the person alone."""
        layout = what if isinstance(what, MessageLayout) else notice(self.texts.tell(what.say))
        response = self.interaction.response
        try:
            if self._thinks_in_public:
                # The first follow-up would fill the public "thinking" message, for all to read.
                self._thinks_in_public = False
                await self.interaction.delete_original_response()
            if response.is_done():
                await self.interaction.followup.send(view=layout, ephemeral=True)
            else:
                await response.send_message(view=layout, ephemeral=True)
        except discord.HTTPException as error:
            log.info("a private answer did not arrive: %s", error)


def _heed(work: asyncio.Future[Any]) -> None:
    """Note what went wrong with work that nobody waits for any longer."""
    if not work.cancelled() and (error := work.exception()) is not None:
        log.info("what somebody had waited for has failed: %r", error)


def _about(interaction: discord.Interaction) -> AbstractContextManager[None]:
    """Let lines of the log tell which interaction they are about.

    Nothing that leads to a person: what is kept of them can be deleted, a line of the log cannot.
    """
    guild = interaction.guild_id
    channel = interaction.channel_id if guild is not None else None
    return concerning(interaction=interaction.id, guild=guild, channel=channel)


@asynccontextmanager
async def answering(interaction: discord.Interaction) -> AsyncGenerator[InteractionContext]:
    """Answer an interaction; whatever goes wrong is told to the person in one sentence."""
    began = time.perf_counter()
    with _about(interaction):
        bot = cast(Herald, interaction.client)
        try:
            with bot.visits.one():
                async with _told(await InteractionContext.of(interaction)) as context:
                    yield context
                await context.remember_coming()
        finally:
            handed = interaction.id in bot.handing.handed
            bot.metrics.answered(time.perf_counter() - began, handed=handed)


@asynccontextmanager
async def _told(context: InteractionContext) -> AsyncGenerator[InteractionContext]:
    """Tell a person what goes wrong while they are answered."""
    try:
        yield context
    except OutOfOrder:  # it has been logged
        await context.whisper(_fault(context))
    except PlayerError as error:
        await context.whisper(error)
    except StoreError:
        await _failed(context, "the store failed")
    except discord.HTTPException as error:
        if trouble(error) is Trouble.INTERACTION_GONE:
            log.info("an interaction was gone before it was answered: %s", error)
            return
        if error.code == UNKNOWN_MESSAGE:  # its reader has dismissed it: what was done is done
            log.info("a message was gone before it could show an answer: %s", error)
            return
        if trouble(error) is Trouble.ARCHIVED:
            log.info("a closed thread takes no answer: %s", error)
            await context.whisper(ThreadClosed())
            return
        log.exception("Discord refused an answer")
        await context.whisper(OutOfOrder())
    except Exception:  # a fault of ours: the person still gets a sentence
        await _failed(context, "an interaction failed")


async def _failed(context: InteractionContext, what: str) -> None:
    if context.bot.is_leaving:
        log.info("%s, as the process ends: the person is asked to try again", what)
    else:
        log.error(what, exc_info=True)
    await context.whisper(_fault(context))


def _fault(context: InteractionContext) -> PlayerError:
    """Return what a person is told where something of ours has failed: who leaves will soon be replaced."""
    return LeavingEvent() if context.bot.is_leaving else OutOfOrder()


async def let_in(interaction: discord.Interaction) -> bool:
    """Tell whether a command may be called here by this person; whoever may not is told why.

    What completes its options is let in by the same rule.
    """
    if interaction.type is discord.InteractionType.autocomplete:
        try:
            await admit_command(interaction)
        except PlayerError:
            await interaction.response.autocomplete([])
            return False
        return True
    with _about(interaction):
        async with _told(await InteractionContext.of(interaction)):
            await admit_command(interaction)
            return True
    return False


async def on_tree_error(interaction: discord.Interaction, error: app_commands.AppCommandError) -> None:
    """Answer what discord.py itself refused, such as a command that is no longer known."""
    log.warning("a command was refused: %s", error)
    await (await InteractionContext.of(interaction)).whisper(OutOfOrder())
