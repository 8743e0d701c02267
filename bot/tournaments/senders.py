"""What tournaments show: the status message, threads for tables, notes in threads and in the channel."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

import discord
from discord import ui

from bot.discord.codes import Trouble, trouble
from bot.discord.delivery.messenger import (
    Channel,
    DiscordMessenger,
    Senders,
    Withheld,
    nonce,
    wants_new_message,
)
from bot.discord.delivery.pictures import DEFAULT_THEME, Drawn, Pictures
from bot.discord.places import new_thread
from bot.lru_dict import LruDict
from bot.matches.messages import Disputed
from bot.store import OVER, EntrantStatus, OutboxRow, TableRow, TournamentStatus
from bot.table.layout import MessageLayout
from bot.table.message_view import look
from bot.texts import Texts, nearest_locale, texts_in
from bot.tournaments.course.errors import NoSuchTournament
from bot.tournaments.course.event import Next, Tournament
from bot.tournaments.course.service import TournamentService
from bot.tournaments.messages import Note, NoteKind, Status, TableThread
from bot.tournaments.organisers import asked_for, differing, held, stuck, whom, write_privately
from bot.tournaments.verbs import TournamentVerb
from bot.tournaments.views.standings import (
    WHOLE,
    StandingsPage,
    final_pages,
    page_lines,
    pages_of,
    ranking_lines,
)
from bot.tournaments.views.status import status
from bot.tournaments.views.table import CALLING, call, told
from bot.tournaments.views.words import control, mention, result_line, wave_name

log = logging.getLogger(__name__)

STALE_AFTER = 3_600
"""Seconds after which Discord limits edits of a message more tightly (30046): then it is sent anew."""
MOST_CALLED = 80
"""Mentions in one message: Discord takes 100, and 4,000 characters."""
LONGEST = 3_800
"""Characters of one message."""
_NO_PLACE = (Trouble.ARCHIVED, Trouble.CHANNEL_GONE, Trouble.MESSAGE_GONE, Trouble.NOT_PERMITTED)
_TO_ORGANISERS = (NoteKind.CALLED, NoteKind.DECKS_CLASH, NoteKind.UNREAD)
"""What a table needs its organisers for: it is told in the channel, not at the table."""
_LINES = 16
"""Rows of a table that stand in the channel; the rest is a press away."""


class TournamentPosts:
    """Brings tournaments to Discord."""

    def __init__(
        self, messenger: DiscordMessenger, tournament_service: TournamentService, pictures: Pictures
    ) -> None:
        self._messenger = messenger
        self._tournament_service = tournament_service
        self._pictures = pictures
        self._pinned: LruDict[int, bool] = LruDict()
        """Status messages that this process has pinned, or tried to."""
        self._looks: LruDict[int, int] = LruDict()
        """How status messages look: not every step changes one."""

    @property
    def senders(self) -> Senders:
        """What sends each of its messages; what has gone out of date is passed over.

        They raise Withheld for what cannot be told now, and is told when it can.
        """
        return {
            Status: self._show_status,
            TableThread: self._make_thread,
            Note: self._tell,
            Disputed: self._differs,
        }

    async def _show_status(self, row: OutboxRow, outbox_message: Status) -> None:
        if event := await self._event(outbox_message.tournament):
            await self._status(row, event, self._texts(event))

    async def _make_thread(self, _: OutboxRow, outbox_message: TableThread) -> None:
        if event := await self._event(outbox_message.tournament):
            await self._thread(event, outbox_message.number, self._texts(event))

    async def _tell(self, row: OutboxRow, outbox_message: Note) -> None:
        if event := await self._event(outbox_message.tournament):
            await self._note(row, event, outbox_message, self._texts(event))

    async def _differs(self, row: OutboxRow, outbox_message: Disputed) -> None:
        """Offer a table whose players differ to call an organiser; elsewhere they are alone with it."""
        match_id = outbox_message.match
        event_id = await self._messenger.store.rounds.open_event_of(match_id)
        event = await self._event(event_id) if event_id is not None else None
        table = next((each for each in event.open if each.match_id == match_id), None) if event else None
        if event is None or table is None:
            return
        channel = await self._messenger.channel(event.thread_of(table) or event.row.channel_id)
        await self._say(channel, differing(event, table, self._texts(event)), [], nonce(row))

    async def _event(self, tournament_id: int) -> Tournament | None:
        with suppress(NoSuchTournament):
            return await self._tournament_service.unit_of_work.read(tournament_id)
        return None

    @staticmethod
    def _texts(event: Tournament) -> Texts:
        return texts_in(nearest_locale(event.row.locale))

    # Status

    async def _status(self, row: OutboxRow, event: Tournament, texts: Texts) -> None:
        if event.status is TournamentStatus.DRAFT:
            return
        try:
            channel = await self._messenger.channel(event.row.channel_id)
            if not await self._edited(channel, event, texts):
                await self._post_anew(channel, row, event, texts)
        except discord.HTTPException as error:
            if trouble(error) not in (Trouble.CHANNEL_GONE, Trouble.MESSAGE_GONE, Trouble.NOT_PERMITTED):
                raise
            await self._stranded(event, error)

    async def _edited(self, channel: Channel, event: Tournament, texts: Texts) -> bool:
        """Edit the message that stands; False when there is none that can be edited."""
        message, posted = event.row.status_message_id, event.row.status_posted or 0.0
        if message is None or self._tournament_service.unit_of_work.now() - posted > STALE_AFTER:
            return False
        layout = status(event, texts)
        if self._looks.get(message) == look(layout):
            return True
        try:
            edited = await self._messenger.edit(channel, message, lambda edit: edit(view=layout))
        except discord.HTTPException as error:
            if not wants_new_message(error) or trouble(error) is Trouble.CHANNEL_GONE:
                raise
            return False
        self._looks[message] = look(layout)
        if not edited.pinned:  # the process was killed between post and pin
            await self._pin(edited, event)
        return True

    async def _post_anew(self, channel: Channel, row: OutboxRow, event: Tournament, texts: Texts) -> None:
        layout = status(event, texts)
        sent = await channel.send(
            view=layout, allowed_mentions=discord.AllowedMentions.none(), nonce=nonce(row)
        )
        self._looks[sent.id] = look(layout)
        now = self._tournament_service.unit_of_work.now()
        await self._tournament_service.store.tournaments.set_status_message(event.id, sent.id, now)
        if event.row.status_message_id is not None:
            await self._messenger.remove(channel, event.row.status_message_id)
        await self._pin(sent, event)

    async def _pin(self, message: discord.Message, event: Tournament) -> None:
        """Pin the status, once a start: who takes the pin away has their reasons, as who forbids it."""
        if message.id in self._pinned:
            return
        self._pinned[message.id] = True
        try:
            await message.pin()
        except discord.HTTPException as error:
            log.info("the status of tournament %s is not pinned: %s", event.row.code, error)

    async def _stranded(self, event: Tournament, error: discord.HTTPException) -> None:
        """Stop the clocks of a tournament that Herald cannot speak in; an organiser lets them go on."""
        log.info("tournament %s has lost its place: %s", event.row.code, error)
        if not event.row.paused and event.status not in OVER:
            await self._tournament_service.strand(event.id)

    # Threads

    async def _thread(self, event: Tournament, number: int, texts: Texts) -> None:
        """Make a thread for the tables of a number; where that cannot be, they are played in the channel."""
        if event.status in OVER:
            return
        if number in event.threads:  # it was made while the wave was: its table may not have been called
            await self._tournament_service.thread_made(event.id, number, event.threads[number])
            return
        channel = await self._messenger.channel(event.row.channel_id)
        name = texts.say("tournament-thread", table=number, name=event.row.name)[:100]
        try:
            place = await self._made(channel, name, set(event.threads.values()))
        except discord.HTTPException as error:
            if trouble(error) is Trouble.LATER:
                raise
            if trouble(error) is Trouble.CHANNEL_GONE:
                await self._stranded(event, error)
                return
            log.info("tournament %s does without thread %d: %s", event.row.code, number, error)
            place = channel.id
        await self._tournament_service.thread_made(event.id, number, place)

    async def _made(self, channel: Channel, name: str, used: set[int]) -> int:
        """Return a new thread, or one that was made just before the process was killed."""
        if not isinstance(channel, discord.TextChannel):
            return channel.id
        own = self._messenger.client.user
        for thread in channel.threads:
            ours = own is not None and thread.owner_id == own.id and thread.name == name
            if ours and thread.id not in used and not (thread.locked or thread.archived):
                return thread.id
        return await new_thread(channel, name)

    # Notes

    async def _note(self, row: OutboxRow, event: Tournament, note: Note, texts: Texts) -> None:
        """Tell something where it belongs. Raises Withheld where that cannot be now."""
        if note.what is NoteKind.STRANDED:
            await write_privately(self._messenger, row, event)
            return
        table = event.find(note.stage, note.round, note.table) if note.table else None
        if note.table and table is None:
            return  # it was taken back
        at_table = table is not None and note.what not in _TO_ORGANISERS
        place = (event.thread_of(table) if table is not None and at_table else None) or event.row.channel_id
        try:
            if table is None:
                await self._in_channel(row, event, note, texts)
            elif not at_table:
                await self._to_organisers(row, event, table, note, texts)
            elif note.what is NoteKind.TIMES:
                await self._correct(event, table, texts)
            else:
                await self._at_table(row, event, table, place, note, texts)
        except discord.HTTPException as error:
            if trouble(error) not in _NO_PLACE:
                raise
            in_thread = place != event.row.channel_id
            if in_thread and trouble(error) is not Trouble.NOT_PERMITTED:
                await self._tournament_service.place_refused(place, True)
            else:
                await self._stranded(event, error)
            if note.what not in CALLING:  # calls are made anew from how the tables stand
                raise Withheld from error

    async def _in_channel(self, row: OutboxRow, event: Tournament, note: Note, texts: Texts) -> None:
        channel = await self._messenger.channel(event.row.channel_id)
        match note.what:
            case NoteKind.STANDINGS:
                if note.round == event.wave and event.status not in OVER:
                    await self._standings(channel, row, event, texts)
            case NoteKind.FINAL:
                await self._final(channel, row, event, note, texts)
                await self._archive(event)
            case NoteKind.HELD:
                called = await whom(self._messenger, event)
                await self._say(
                    channel, held(event, called.said, texts), called.people, nonce(row), roles=called.roles
                )
            case _:
                for part, (layout, called) in enumerate(self._messages(event, note, texts)):
                    await self._say(channel, layout, _people(event, called), nonce(row, part))

    async def _to_organisers(
        self, row: OutboxRow, event: Tournament, table: TableRow, note: Note, texts: Texts
    ) -> None:
        """Tell the organisers of a table that needs them; one that has its result does not."""
        if table.table.outcome is not None:
            return
        called = await whom(self._messenger, event)
        if note.what is NoteKind.CALLED:
            dispute = await self._tournament_service.calling.dispute(table, texts)
            layout = asked_for(event, table, int(note.facts["who"]), called.said, dispute, texts)
        else:
            layout = stuck(event, table, note, called.said, texts)
        channel = await self._messenger.channel(event.row.channel_id)
        await self._say(channel, layout, called.people, nonce(row), roles=called.roles)

    async def _standings(self, channel: Channel, row: OutboxRow, event: Tournament, texts: Texts) -> None:
        """Post how the event stands after a wave: a picture, whose words are a press away, or the words."""
        if event.next is Next.END:  # what is posted at the end tells the same
            last = texts.say("tournament-last-round-over", wave=wave_name(event, texts))
            await self._show(channel, row, event, [last], [], texts)
            return
        head = f"### {texts.say('tournament-round-over', wave=wave_name(event, texts))}"
        pages = pages_of(event, texts)
        drawn = await self._drawn(pages[:WHOLE], texts)
        lines = [] if drawn else [line for page in pages for line in page_lines(event, texts, page)]
        await self._show(channel, row, event, [head, *lines[: 2 * _LINES]], drawn, texts)

    async def _final(
        self, channel: Channel, row: OutboxRow, event: Tournament, note: Note, texts: Texts
    ) -> None:
        """Post how the event has ended, or what a correction has made of that: who stands where, pictures."""
        if not event.has_result:
            await self._show(
                channel, row, event, [texts.say("tournament-no-result", name=event.row.name)], [], texts
            )
            return
        head = f"### {texts.say('tournament-final-standings', name=event.row.name)}"
        if note.facts:
            head += f"\n{texts.say('tournament-corrected-after', **note.facts)}"
        drawn = await self._drawn(final_pages(event, texts), texts)
        season = await self._messenger.store.seasons.of_tournament(event.id)
        lines = [head, *ranking_lines(event, texts, _LINES, season.points if season else ())]
        if season is not None:
            lines.append(texts.say("tournament-season", name=season.name))
        await self._show(channel, row, event, lines, drawn, texts)

    async def _drawn(self, pages: Sequence[StandingsPage], texts: Texts) -> list[Drawn]:
        """Return the pictures of pages, without those that cannot be drawn."""
        made = [
            await self._pictures.sheet(page.sheet, texts, DEFAULT_THEME, f"tournament-{number}")
            for number, page in enumerate(pages)
        ]
        return [each for each in made if each is not None]

    async def _show(
        self,
        channel: Channel,
        row: OutboxRow,
        event: Tournament,
        lines: Sequence[str],
        drawn: Sequence[Drawn],
        texts: Texts,
    ) -> None:
        """Post words and pictures, and a button for all the words."""
        words = ui.Container[Any](ui.TextDisplay("\n".join(lines)[:3_900]))
        look = control(event, texts, TournamentVerb.STANDINGS, "standings")
        layout = MessageLayout(words, *(part for part, _ in drawn), ui.ActionRow(look))
        await self._say(channel, layout, [], nonce(row), [file for _, file in drawn])

    async def _at_table(
        self, row: OutboxRow, event: Tournament, table: TableRow, place: int, note: Note, texts: Texts
    ) -> None:
        """Tell a table something, in its thread; what comes later than its round, in the channel."""
        calls = note.what in CALLING
        if calls and (event.row.paused or table.match_id is not None or table.table.outcome is not None):
            return
        until = None
        if calls:
            until = self._tournament_service.tables.ready_until(event, table)
            table = await self._tournament_service.tables.sealed(event, table)
        if note.what is NoteKind.TABLE:
            layout, called = call(event, table, texts, until), list(table.table.seats)
        else:
            layout, called = told(event, table, note.what, note.facts, texts, until)
        channel = await self._messenger.channel(place)
        sent = await self._say(channel, layout, _people(event, called), nonce(row))
        if until is not None:
            await self._tournament_service.tables.called(table, (place, sent.id), until)

    async def _correct(self, event: Tournament, table: TableRow, texts: Texts) -> None:
        """Let the message that has called a table tell the times that run, and the seals of its match."""
        if table.call is None:
            return
        channel_id, message_id = table.call
        try:
            channel = await self._messenger.channel(channel_id)
            match = await self._messenger.store.matches.get(table.match_id) if table.match_id else None
            layout = call(event, table, texts, match=match)
            await self._messenger.edit(channel, message_id, lambda edit: edit(view=layout))
        except discord.HTTPException as error:
            if trouble(error) is Trouble.LATER:
                raise
            log.info("a call of tournament %s is not corrected: %s", event.row.code, error)

    async def _say(
        self,
        channel: Channel,
        layout: MessageLayout,
        called: Sequence[discord.Object],
        nonce: str,
        files: Sequence[discord.File] = (),
        roles: Sequence[discord.Object] = (),
    ) -> discord.Message:
        """Post something that calls these, and nobody else."""
        allowed = discord.AllowedMentions(users=called, roles=roles, everyone=False)
        return await channel.send(view=layout, allowed_mentions=allowed, nonce=nonce, files=files)

    def _messages(
        self, event: Tournament, note: Note, texts: Texts
    ) -> Iterator[tuple[MessageLayout, list[int]]]:
        """Yield what the channel is told, in messages; below the pairings whoever has no call finds one."""
        parts = self._words(event, note, texts)
        for number, (text, called) in enumerate(parts, 1):
            last = note.what is NoteKind.PAIRINGS and number == len(parts)
            button = [ui.ActionRow(control(event, texts, TournamentVerb.OPEN, "open"))] if last else []
            yield MessageLayout(ui.Container(ui.TextDisplay(text)), *button), called

    def _words(self, event: Tournament, note: Note, texts: Texts) -> list[tuple[str, list[int]]]:
        """Return what the channel is told, in messages, each with whom it calls."""
        match note.what:
            case NoteKind.CHECK_IN:
                missing = [n.number for n in event.here if n.status is not EntrantStatus.CHECKED_IN]
                parts = [
                    missing[start : start + MOST_CALLED] for start in range(0, len(missing), MOST_CALLED)
                ]
                calls = [" ".join(mention(event, each, texts) for each in part) for part in parts]
                return [
                    (texts.say("tournament-check-in-call", who=who), part)
                    for who, part in zip(calls, parts, strict=True)
                ]
            case NoteKind.PAIRINGS:
                if note.round != event.wave:
                    return []
                return _pairings(event, texts)
            case NoteKind.UNDONE:
                return [(texts.say("tournament-undone"), [])]
            case NoteKind.CANCELLED:
                reason = str(note.facts.get("reason", ""))
                why = texts.say("tournament-too-few") if reason == "too-few" else reason
                return [(texts.say("tournament-was-cancelled", name=event.row.name, reason=why), [])]
            case _:
                return []

    async def _archive(self, event: Tournament) -> None:
        """Put the threads of an event that is over into the archive."""
        for place in set(event.threads.values()) - {event.row.channel_id}:
            try:
                channel = await self._messenger.channel(place)
                if isinstance(channel, discord.Thread):
                    await channel.edit(archived=True)
            except discord.HTTPException as error:
                log.info("a thread of tournament %s stays open: %s", event.row.code, error)


def _people(event: Tournament, numbers: Sequence[int]) -> list[discord.Object]:
    return [discord.Object(event.by_number[number].user_id) for number in numbers]


def _pairings(event: Tournament, texts: Texts) -> list[tuple[str, list[int]]]:
    """Return the tables of a wave, in messages, which call those who have no thread that calls them."""
    text, called = f"### {event.row.name} · {wave_name(event, texts)}", list[int]()
    made: list[tuple[str, list[int]]] = []
    for table in event.current:
        line, players = result_line(event, table, texts), list[int]()
        place = event.thread_of(table)
        if table.table.outcome is None and place is None:
            players = list(table.table.seats)
            line += f" · {' – '.join(mention(event, number, texts) for number in players)}"
        elif table.table.outcome is None:
            line += f" · <#{place}>"
        if len(text) + len(line) > LONGEST or len(called) + len(players) > MOST_CALLED:
            made.append((text, called))
            text, called = line, players
        else:
            text, called = f"{text}\n{line}", called + players
    return [*made, (text, called)]
