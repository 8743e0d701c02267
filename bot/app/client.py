"""Herald as a Discord client: puts the parts together, starts and stops them."""

from __future__ import annotations

import hashlib
import json
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.delivery import Delivery
from bot.app.host import Host, wings
from bot.app.metrics import Metrics, Pulse
from bot.decks.gallery import Gallery
from bot.decks.library import Library
from bot.discord.deck_menus import DeckMenus
from bot.discord.requests import Requests
from bot.host.computers import PACE
from bot.host.opponents import Opponents
from bot.host.outbox import Arrival
from bot.ladder import posts as ladder_posts
from bot.learning import posts as learning_posts
from bot.limits import Allowances
from bot.matches.afterwards.records import Records
from bot.matches.afterwards.review import Reviews
from bot.order import posts as order_posts
from bot.order.farewell import Farewell
from bot.settings import Settings
from bot.store import OutboxRow, Store
from bot.texts import LOCALES, texts_in
from bot.texts.commands import CommandTexts
from bot.tournaments.posts import TournamentPosts
from bot.workers import Crew, end_workers, workers
from render import Studio
from render.shared.pictures import draw_from

log = logging.getLogger(__name__)

EXTENSIONS = (
    "cogs.commands.play",
    "cogs.commands.match",
    "cogs.commands.matches",
    "cogs.commands.stats",
    "cogs.commands.away",
    "cogs.switchboard",
    "cogs.commands.rules",
    "cogs.order.settings",
    "cogs.commands.cards",
    "cogs.commands.decks",
    "cogs.tournaments.commands",
    "cogs.ladder.lfg",
    "cogs.ladder.commands",
    "cogs.order.privacy",
    "cogs.order.block",
    "cogs.order.moderate",
    "cogs.learning.commands",
)

INTENTS = discord.Intents(
    guilds=True,  # names, channels and permissions of the servers that play
    guild_messages=True,  # that something was written (never what): a board buried by chat is sent anew
)


DRAWING = 1
"""Processes that draw: one draws more boards a second than Discord lets through."""


class Herald(commands.AutoShardedBot):
    """The bot. One object serves one run; the store outlives it."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        *,
        now: Callable[[], float] = time.time,
        opponents: Opponents | None = None,
        studio: Studio | None = None,
        crew: Crew | None = None,
        pace: float = PACE,
        steady: Callable[[], float] | None = None,
    ) -> None:
        """Put the parts together. `steady` is a clock that nobody sets, where `now` is not the machine's."""
        self.requests = Requests(
            now, lambda seconds: self.host.sender.rest(seconds), limited=settings.discord_api is None
        )
        super().__init__(
            http_trace=self.requests.trace,
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=INTENTS,
            shard_count=settings.shards,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self.settings = settings
        self.store = store
        self.now = now
        self.studio = studio or Studio(partial(workers, DRAWING, partial(draw_from, store.pictures.folder)))
        self.crew = crew or Crew(settings.readers)
        self.library = Library(store, self.crew, settings.reading_seconds)
        self.gallery = Gallery(
            store, self.library, self.crew, settings.reading_seconds, self._forget_pictures
        )
        self.records = Records(store, self.crew, settings.reading_seconds)
        self.reviews = Reviews(self.records)
        self.allowances = Allowances(settings, now)
        self.deck_menus = DeckMenus()
        self.metrics = Metrics(store, self._pulse)
        self.host = Host(
            store,
            now,
            self._deliver,
            self.library,
            opponents or Opponents(settings.players, settings.thinking_seconds),
            pace=pace,
            steady=steady,
            shards=lambda: self.shard_count or 1,
            most_awake=settings.matches_awake,
            on_commit=self.metrics.committed,
        )
        joined = wings(self.host, store, self.library, self.crew, now)
        self.ladder, self.tournaments, self.learning, self.mornings = joined
        organiser = self.tournaments.organiser
        self.farewell = Farewell(store, self.host.desk, self.host.challenges, organiser, self.ladder)
        self.delivery = Delivery(
            self,
            store,
            self.host.desk,
            self.studio,
            organiser.place_refused,
            self.metrics.drew,
            self.records.summary,
        )
        post, pictures = self.delivery.post, self.delivery.pictures
        self.delivery.add(TournamentPosts(post, organiser, pictures).senders)
        self.delivery.add(order_posts.senders(post))
        self.delivery.add(ladder_posts.senders(post, self.ladder.matchmaker))
        self.delivery.add(learning_posts.senders(post, self.studio))

    def _forget_pictures(self) -> None:
        """Keep nothing of what was drawn: something of it has been removed."""
        self.studio.forget()
        self.studio.warm_up([texts_in(locale) for locale in LOCALES])

    def _pulse(self) -> Pulse:
        """Return how the process is."""
        return Pulse(self.is_ready(), self.latency, self.host.timekeeper.beaten, self.now())

    async def setup_hook(self) -> None:
        """Load the commands, sync them when they have changed, and take up where we stopped."""
        await self.library.warm_up()
        self.studio.warm_up([texts_in(locale) for locale in LOCALES])
        await self.tree.set_translator(CommandTexts())
        for name in EXTENSIONS:
            if name not in self.extensions:
                await self.load_extension(name)
        await self._sync()
        await self.host.start()
        self.host.standstill.lost()  # until Discord is there nobody can press

    async def _sync(self) -> None:
        """Send the commands to Discord only when they differ from what was sent last."""
        tree = await command_tree(self)
        digest = hashlib.sha256(json.dumps(tree, sort_keys=True).encode()).hexdigest()
        key = f"commands of {self.application_id}"
        if self.application_id is None or await self.store.meta.get(key) == digest:
            return
        await self.http.bulk_upsert_global_commands(self.application_id, payload=tree)
        await self.store.meta.set(key, digest)
        log.info("the commands were sent to Discord")

    async def _deliver(self, row: OutboxRow) -> Arrival:
        return await self.delivery.deliver(row)

    async def on_shard_connect(self, shard_id: int, /) -> None:
        """Let the clocks of a shard's servers run: Discord is there."""
        self.host.standstill.found()
        self.host.standstill.found(shard_id)
        self.host.timekeeper.poke()

    async def on_shard_resumed(self, shard_id: int, /) -> None:
        """Let the clocks of a shard's servers run again."""
        await self.on_shard_connect(shard_id)

    async def on_shard_disconnect(self, shard_id: int, /) -> None:
        """Let the clocks of a shard's servers stand: nobody can press."""
        self.host.standstill.lost(shard_id)

    async def on_message(self, message: discord.Message, /) -> None:
        """Count what is written below boards. Its content is neither sent to us nor needed."""
        if self.user is None or message.author.id != self.user.id:
            self.delivery.boards.heard(message.channel.id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent, /) -> None:
        """Post a board, or the status of a tournament, anew that somebody has deleted."""
        await self.delivery.boards.lost(payload.channel_id, {payload.message_id})
        await self.tournaments.organiser.status_lost(payload.channel_id, {payload.message_id})

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent, /) -> None:
        """Post a board, or the status of a tournament, anew that was swept away."""
        await self.delivery.boards.lost(payload.channel_id, payload.message_ids)
        await self.tournaments.organiser.status_lost(payload.channel_id, payload.message_ids)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel, /) -> None:
        """Stop the clocks of matches, and of a tournament, that have lost their channel."""
        await self.delivery.boards.lost(channel.id)
        await self.tournaments.organiser.channel_lost(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent, /) -> None:
        """Stop the clocks of a match that has lost its thread; a tournament's table gets another."""
        await self.delivery.boards.lost(payload.thread_id)
        await self.tournaments.organiser.thread_lost(payload.thread_id)

    async def close(self) -> None:
        """Stop taking things in, finish what is under way if that is soon done, then leave."""
        await self.host.stop()
        end_workers()  # what they were at can be done anew
        self.studio.close()
        self.crew.close()
        await super().close()


async def command_tree(bot: commands.Bot | commands.AutoShardedBot) -> list[dict[str, Any]]:
    """Return the commands as Discord would get them, all languages included."""
    translator = bot.tree.translator
    made = [
        await command.get_translated_payload(bot.tree, translator)
        if translator
        else command.to_dict(bot.tree)
        for command in bot.tree.get_commands()
    ]
    return sorted(made, key=lambda command: str(command["name"]))
