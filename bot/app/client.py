"""Herald as a Discord client: puts the parts together, starts and stops them."""

from __future__ import annotations

import asyncio
import hashlib
import importlib
import json
import logging
import time
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.delivery import Delivery
from bot.app.forwarding import Event, InteractionForwarding
from bot.app.host import Host, features
from bot.app.metrics import Metrics, Pulse
from bot.app.visits import Visits
from bot.community import senders as order_posts
from bot.community.account_deletion import AccountDeletion
from bot.community.ageing import Ageing
from bot.community.batches import Batches
from bot.community.departures import Departures
from bot.decks.gallery import Gallery
from bot.decks.library import Library, read_starters
from bot.discord.codes import REFUSED
from bot.discord.deck_menus import DeckMenus
from bot.discord.incoming import guard
from bot.discord.requests import Requests
from bot.errors import LeavingEvent, PlayerError, TableMoves
from bot.host.computers import PACE
from bot.host.opponents import Opponents
from bot.host.outbox import Arrival
from bot.lab.hosted import senders as lab_posts
from bot.lab.hosted.feature import LabFeature
from bot.ladder import senders as ladder_posts
from bot.learning import senders as learning_posts
from bot.limits import Allowances
from bot.lru_dict import LruDict
from bot.matches.postgame.records import Records
from bot.matches.postgame.review import Reviews
from bot.settings import Settings
from bot.store import OutboxRow, Slot, Store, StoreError
from bot.store.peers import MATCH, TOURNAMENT
from bot.table.openings import openings
from bot.table.panel import notice
from bot.table.rules import read_books
from bot.texts import LOCALES, nearest_locale, texts_in
from bot.texts.commands import CommandTexts
from bot.tournaments.senders import TournamentPosts
from bot.workers import WorkerPool, end_workers, workers
from render import RenderService
from render.shared.pictures import draw_from

log = logging.getLogger(__name__)

EXTENSIONS = (
    "cogs.commands.play",
    "cogs.commands.match",
    "cogs.commands.matches",
    "cogs.commands.stats",
    "cogs.commands.away",
    "cogs.router",
    "cogs.commands.rules",
    "cogs.community.settings",
    "cogs.commands.cards",
    "cogs.commands.decks",
    "cogs.tournaments.commands",
    "cogs.ladder.lfg",
    "cogs.ladder.commands",
    "cogs.community.privacy",
    "cogs.community.block",
    "cogs.community.moderate",
    "cogs.learning.commands",
    "cogs.lab.commands",
    "cogs.menu",
)

INTENTS = discord.Intents(
    guilds=True,  # names, channels and permissions of the servers that play
    guild_messages=True,  # that something was written (never what): a board buried by chat is sent anew
)


LIMITS_WITHIN = 5.0
"""Seconds within which Discord must say how many sessions it allows; the next one waits no longer."""
DRAWING = 1
"""Processes that draw: one draws more boards a second than Discord lets through."""

FINISHED_WITHIN = 5.0
"""Seconds within which what is being answered is finished when the process ends."""
TOLD_WITHIN = 1.0
"""Seconds in which people are told who could not be answered by then."""

FEWEST_SESSIONS = 20
"""Sessions that are left for who looks after Herald: Discord lets some thousand begin in a day."""


class Herald(commands.AutoShardedBot):
    """The bot. One object serves one run; the store outlives it."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        *,
        now: Callable[[], float] = time.time,
        opponents: Opponents | None = None,
        renderer: RenderService | None = None,
        worker_pool: WorkerPool | None = None,
        lab_pool: WorkerPool | None = None,
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
            **shards_of(settings, store.slot),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        guard(self._connection.parsers)
        self.settings = settings
        self.store = store
        self.now = now
        self.renderer = renderer or RenderService(
            partial(workers, DRAWING, partial(draw_from, store.pictures.folder))
        )
        self.worker_pool = worker_pool or WorkerPool(settings.readers)
        store.real_cards.on = settings.real_cards is not None
        self.library = Library(store, self.worker_pool, settings.reading_seconds)
        self.gallery = Gallery(
            store, self.library, self.worker_pool, settings.reading_seconds, self._forget_pictures
        )
        self.records = Records(store, self.worker_pool, settings.reading_seconds)
        self.reviews = Reviews(self.records)
        self.allowances = Allowances(settings, now)
        self.deck_menus = DeckMenus()
        self.metrics = Metrics(store, self._pulse)
        self.visits = Visits()
        self.came: LruDict[int, float] = LruDict()
        """When it was noted last that somebody came."""
        self._leaving = False
        self._turned_away: set[asyncio.Task[None]] = set()
        self.requests.share = lambda: 1.0 / store.slot.of
        self.requests.requested, self.requests.waited = self.metrics.requested, self.metrics.waited
        opponents = opponents or Opponents(settings.players, settings.thinking_seconds)
        self.host = Host(
            store,
            now,
            self._deliver,
            self.library,
            opponents,
            pace=pace,
            steady=steady,
            shards=lambda: self.shard_count or 1,
            most_awake=settings.matches_awake,
            on_commit=self.metrics.committed,
        )
        joined = features(self.host, store, self.library, self.worker_pool, now)
        self.ladder, self.tournaments, self.learning, self.mornings = joined
        self.host.match_service.on_move, self.host.match_service.on_stale = (
            self.metrics.moved,
            self.metrics.stale,
        )
        tournament_service = self.tournaments.tournament_service
        self.account_deletion = AccountDeletion(
            store, now, self.host.match_service, self.host.challenges, tournament_service, self.ladder
        )
        self.delivery = Delivery(
            self,
            store,
            self.host.match_service,
            self.renderer,
            tournament_service.place_refused,
            self.metrics.drew,
            self.records.summary,
        )
        batches = Batches(self.host.match_service)
        self.departures = Departures(store, now, self._servers, self._channel_lost, batches)
        self.ageing = Ageing(store, now, self.ladder.rater, self.departures, batches, settings.keep_days)
        self.lab = LabFeature(store, now, settings, opponents, self.worker_pool, lab_pool)
        self.host.join(self.ageing, self.lab)
        self.handing = InteractionForwarding(
            store, now, self._connection.parsers["INTERACTION_CREATE"], self._table_moves, self._changed
        )
        messenger, pictures = self.delivery.messenger, self.delivery.pictures
        self.delivery.add(TournamentPosts(messenger, tournament_service, pictures).senders)
        self.delivery.add(order_posts.senders(messenger))
        self.delivery.add(ladder_posts.senders(messenger, self.ladder.matchmaker))
        self.delivery.add(learning_posts.senders(messenger, self.renderer))
        self.delivery.add(lab_posts.senders(messenger))

    def _forget_pictures(self) -> None:
        """Keep nothing of what was drawn: something of it has been removed."""
        self.renderer.forget()
        self.delivery.hands.forget_pictures()
        self._warm_up()

    def _warm_up(self) -> None:
        self.renderer.warm_up([texts_in(locale) for locale in LOCALES], openings())

    def _pulse(self) -> Pulse:
        """Return how the process is."""
        beaten, awake = self.host.timekeeper.beaten, len(self.host.match_service.awake)
        return Pulse(self.is_ready(), self.latency, beaten, self.now(), awake)

    async def setup_hook(self) -> None:
        """Load the commands, sync them when they have changed, and take up where we stopped."""
        if self.application_id is not None:
            await self.store.be_bot(self.application_id)
        await asyncio.to_thread(openings)
        self._warm_up()  # first of all: the process that draws takes a second to begin
        await self.library.warm_up()
        await asyncio.to_thread(read_books)
        await self.tree.set_translator(CommandTexts())
        if not self.cogs:  # a start that has failed is tried again
            await load_cogs(self)
        if self.store.slot.is_first:
            await self.sync_commands()
        if self.store.slot.of > 1:
            self._connection.parsers["INTERACTION_CREATE"] = self.handing.hear
            self.store.neighbours.on_word = self.handing.told
        await self.host.start(*(self.shard_ids or [None]))
        self.handing.begin()

    async def sync_commands(self) -> None:
        """Send the commands to Discord only when they differ from what was sent last."""
        tree = await command_tree(self)
        digest = hashlib.sha256(json.dumps(tree, sort_keys=True).encode()).hexdigest()
        key = f"commands of {self.application_id}"
        if self.application_id is None or await self.store.meta.get(key) == digest:
            return
        await self.http.bulk_upsert_global_commands(self.application_id, payload=tree)
        await self.store.meta.set(key, digest)
        log.info("the commands were sent to Discord")

    async def _table_moves(self, event: Event) -> None:
        """Tell a person that no process looks after their table at the moment."""
        await self._turn_away(event, TableMoves())

    def _refuse(self, event: Event) -> None:
        """Tell a person who comes while the process ends that another one is about to begin."""
        if event["type"] != discord.InteractionType.autocomplete.value:
            task = asyncio.create_task(self._turn_away(event, LeavingEvent()))
            self._turned_away.add(task)
            task.add_done_callback(self._turned_away.discard)

    async def _turn_away(self, event: Event, why: PlayerError) -> None:
        interaction = discord.Interaction(data=cast(Any, event), state=self._connection)
        with self.visits.one():
            try:
                chosen = await self.store.preferences.user(interaction.user.id)
                texts = texts_in(nearest_locale(chosen.locale or str(interaction.locale)))
                await interaction.response.send_message(view=notice(texts.tell(why.say)), ephemeral=True)
            except (StoreError, *REFUSED) as error:
                log.info("a person could not be told to try again: %s", error)

    async def _changed(self, kind: str, number: int) -> None:
        """Act on what another process has changed here."""
        if kind == MATCH:
            await self.host.changed_elsewhere(number)
        elif kind == TOURNAMENT:
            self.tournaments.scheduler.changed(number)

    async def _deliver(self, row: OutboxRow) -> Arrival:
        return await self.delivery.deliver(row)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until a shard may log in: the turns of several processes come from the database."""
        try:
            async with asyncio.timeout(LIMITS_WITHIN):
                limits = await self.fetch_session_start_limits()
        except (discord.GatewayNotFound, *REFUSED) as error:
            log.info("Discord does not say how many sessions it still allows: %s", error)
            limits = None
        if limits is not None:
            self.metrics.identified(limits.remaining)
        if self.store.slot.of == 1:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        if limits is not None and limits.remaining < FEWEST_SESSIONS:
            pause = limits.reset_after / 1_000
            log.error("only %d sessions are left: the next begins in %.0f s", limits.remaining, pause)
            await asyncio.sleep(pause)
        at_once = limits.max_concurrency if limits is not None else 1
        await asyncio.sleep(await self.store.neighbours.turn((shard_id or 0) % at_once))

    async def on_shard_connect(self, shard_id: int, /) -> None:
        """Let the clocks of a shard's servers run: Discord is there."""
        self.host.standstill.found()
        self.host.standstill.found(shard_id)
        self.host.timekeeper.wake()
        self.metrics.shard(shard_id, up=True)

    async def on_shard_resumed(self, shard_id: int, /) -> None:
        """Let the clocks of a shard's servers run again."""
        await self.on_shard_connect(shard_id)

    async def on_shard_disconnect(self, shard_id: int, /) -> None:
        """Let the clocks of a shard's servers stand: nobody can press."""
        self.host.standstill.lost(shard_id)
        self.metrics.shard(shard_id, up=False)

    async def on_message(self, message: discord.Message, /) -> None:
        """Count what is written below boards. Its content is neither sent to us nor needed."""
        if self.user is None or message.author.id != self.user.id:
            self.delivery.boards.heard(message.channel.id)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent, /) -> None:
        """Post a board, or the status of a tournament, anew that somebody has deleted."""
        await self.delivery.boards.lost(payload.channel_id, {payload.message_id})
        await self.tournaments.tournament_service.status_lost(payload.channel_id, {payload.message_id})

    async def on_raw_bulk_message_delete(self, payload: discord.RawBulkMessageDeleteEvent, /) -> None:
        """Post a board, or the status of a tournament, anew that was swept away."""
        await self.delivery.boards.lost(payload.channel_id, payload.message_ids)
        await self.tournaments.tournament_service.status_lost(payload.channel_id, payload.message_ids)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel, /) -> None:
        """Stop the clocks of matches, and of a tournament, that have lost their channel."""
        await self._channel_lost(channel.id)

    async def _channel_lost(self, channel_id: int) -> None:
        await self.delivery.boards.lost(channel_id)
        await self.tournaments.tournament_service.channel_lost(channel_id)

    def _servers(self) -> set[int] | None:
        """Return the servers that have Herald, those with an outage too; None while that is not known."""
        return {guild.id for guild in self.guilds} if self.is_ready() else None

    async def on_ready(self) -> None:
        """Note which servers have sent Herald away, or taken it in again, while no process ran."""
        await self.departures.compare()

    async def on_guild_join(self, guild: discord.Guild, /) -> None:
        """Note that a server has Herald: one that sent it away lately is as it was."""
        await self.departures.came(guild.id)

    async def on_guild_available(self, guild: discord.Guild, /) -> None:
        """Note the same when Discord tells of a server late."""
        await self.departures.came(guild.id)

    async def on_guild_remove(self, guild: discord.Guild, /) -> None:
        """Note that a server has sent Herald away; an outage is told otherwise."""
        await self.departures.left(guild.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent, /) -> None:
        """Stop the clocks of a match that has lost its thread; a tournament's table gets another."""
        await self.delivery.boards.lost(payload.thread_id)
        await self.tournaments.tournament_service.thread_lost(payload.thread_id)

    @property
    def is_leaving(self) -> bool:
        """Whether what is asked of it now may fail, and soon will not: another process takes its place."""
        return self._leaving or self.store.lost.is_set()

    async def close(self) -> None:
        """Stop taking things in, finish what is under way if that is soon done, then leave."""
        self._leaving = True
        self._connection.parsers["INTERACTION_CREATE"] = self._refuse
        await self.handing.close()
        await self.visits.over(FINISHED_WITHIN)
        await self.host.stop()
        self.renderer.close(at_once=True)
        self.worker_pool.close()
        end_workers()  # what they were at can be done again
        await self.visits.over(TOLD_WITHIN)
        await super().close()


def prewarm() -> None:
    """Load what every start needs, so that who waits for a slot begins at once when they get one."""
    for locale in LOCALES:
        texts_in(locale)
    asyncio.run(all_commands())
    read_starters()


async def load_cogs(bot: commands.Bot | commands.AutoShardedBot) -> None:
    """Give a bot all commands; to load them as extensions would read each file a second time."""
    for name in EXTENSIONS:
        await importlib.import_module(name).setup(bot)


def shards_of(settings: Settings, slot: Slot) -> dict[str, Any]:
    """Return what discord.py is told of shards: those of a slot have the same servers as its parts."""
    count = settings.shards or (slot.of if slot.of > 1 else None)
    if count is None:
        return {}  # Discord's advice is followed
    own = [shard for shard in range(count) if shard % slot.of == slot.number]
    return {"shard_count": count, "shard_ids": own}


async def all_commands() -> list[dict[str, Any]]:
    """Return the payloads of all commands, translations included, without a connection."""
    bot = commands.Bot(command_prefix=(), intents=discord.Intents.none(), help_command=None)
    await bot.tree.set_translator(CommandTexts())
    await load_cogs(bot)
    return await command_tree(bot)


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
