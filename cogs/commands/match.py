"""`/match`: everything that the buttons of a match do, and its record."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.discord.places import require_free
from bot.errors import (
    NoMatchHere,
    NoSuchMatch,
    NotRunning,
    NotYourSeat,
    OutOfOrder,
    RecordAfterwards,
    UnknownGame,
)
from bot.limits import Quota
from bot.matches.agreements import draws, patience, takebacks
from bot.matches.agreements.draws import DrawOffer
from bot.matches.agreements.errors import NobodyIsLate
from bot.matches.people import Agreement, Seat
from bot.matches.session import MatchSession
from bot.store import MatchRow, MatchStatus
from bot.store.matches.statistics import MatchFilter
from bot.table.pages import confirm_concede
from bot.table.panel import notice
from bot.texts.commands import command_text as _
from cogs.access import server_only
from cogs.context import InteractionContext, answering
from cogs.filming import allow_film, show_film
from cogs.history import show_history
from cogs.looking import give_record, log_page, show_board
from cogs.replaying import show_moment
from cogs.reviewing import show_review
from cogs.sight import is_for_all, match_called
from cogs.starting import GAME_CHOICES
from cogs.typed import CodeOption
from engines.kernel.state.limits import RECORD_BYTES
from engines.registry import GAMES


@server_only
class MatchCommands(commands.GroupCog, group_name=_("cmd-match"), group_description=_("cmd-match-help")):
    """Commands for the match of a channel, or for any of the server by its code."""

    @app_commands.command(name=_("cmd-match-board"), description=_("cmd-match-board-help"))
    @app_commands.rename(code=_("cmd-match-code"))
    @app_commands.describe(code=_("cmd-match-code-help"))
    async def board(self, interaction: discord.Interaction, code: CodeOption | None = None) -> None:
        """Show the board; a match that has lost its channel goes on here."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            row = await self._row(context, code)
            session = await context.match_service.session(row.id, context.guild_id)
            if session.place.lost and session.people.seat_of(context.user_id):
                session = await self._bring_here(context, row)
            await show_board(context, session)

    async def _bring_here(self, context: InteractionContext, row: MatchRow) -> MatchSession:
        channel = context.interaction.channel
        await require_free(channel, context.store, row.id)
        in_thread = isinstance(channel, discord.Thread)
        channel_id = context.interaction.channel_id or 0
        return await context.match_service.resume(row.id, channel_id, in_thread, context.press)

    @app_commands.command(name=_("cmd-match-hand"), description=_("cmd-match-hand-help"))
    async def hand(self, interaction: discord.Interaction) -> None:
        """Open the private panel."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            session = await self._session(context, None)
            seat = session.people.seat_of(context.user_id)
            if seat is None:
                raise NotYourSeat
            delivery = context.delivery
            async with delivery.hands.panels.held(session.id, context.user_id):
                await context.remember_language()
                face = await delivery.hands.face(session, seat.number, context.preferences)
                sent = await context.show(face.layout, attachments=[face.file()])
                delivery.showing(sent.id, face)
                await delivery.hands.panels.opened(
                    session.id, context.user_id, sent.id, sent.edit, sent.delete
                )

    @app_commands.command(name=_("cmd-match-log"), description=_("cmd-match-log-help"))
    @app_commands.rename(code=_("cmd-match-code"))
    @app_commands.describe(code=_("cmd-match-code-help"))
    async def log(self, interaction: discord.Interaction, code: CodeOption | None = None) -> None:
        """Show what has happened, as the person may know it."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            await log_page(context, await self._session(context, code), 0)

    @app_commands.command(name=_("cmd-match-concede"), description=_("cmd-match-concede-help"))
    async def concede(self, interaction: discord.Interaction) -> None:
        """Ask once more, then give the match up."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            row = await self._row(context, None)
            try:
                session = await context.match_service.session(row.id, context.guild_id)
            except OutOfOrder:
                if row.status is not MatchStatus.STRANDED:
                    raise
                await context.match_service.quarantine.abandon(row.id, context.user_id)
                said = context.texts.say("match-abandoned", code=row.code)
                await context.show(notice(said))
                return
            if session.people.seat_of(context.user_id) is None:
                raise NotYourSeat
            if session.match.result is not None:
                raise NotRunning
            await context.show(confirm_concede(session, context.texts))

    @app_commands.command(name=_("cmd-match-draw"), description=_("cmd-match-draw-help"))
    async def draw(self, interaction: discord.Interaction) -> None:
        """Claim a draw where the rules allow it, accept one that was offered, else offer one."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            session = await self._session(context, None)
            seat = session.people.seat_of(context.user_id)
            match_service, who = context.match_service, context.press
            if seat and session.match.game.rules.claim(session.match.table, seat.number) is not None:
                await draws.claim(match_service, session.id, who)
                said = "draw-claimed"
            elif _is_offered(session, seat, Agreement.DRAW):
                await draws.agree(match_service, session.id, who, DrawOffer.ACCEPT)
                said = "draw-agreed"
            else:
                await draws.agree(match_service, session.id, who, DrawOffer.MAKE)
                said = "draw-offered"
            await context.show(notice(context.texts.say(said)))

    @app_commands.command(name=_("cmd-match-off"), description=_("cmd-match-off-help"))
    async def call_off(self, interaction: discord.Interaction) -> None:
        """Call off a match that has hardly begun, where all want that; else offer it."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            session = await self._session(context, None)
            offered = _is_offered(session, session.people.seat_of(context.user_id), Agreement.END)
            offer = DrawOffer.ACCEPT if offered else DrawOffer.MAKE
            await draws.agree(context.match_service, session.id, context.press, offer, Agreement.END)
            await context.show(notice(context.texts.say("end-agreed" if offered else "end-offered")))

    @app_commands.command(name=_("cmd-match-pause"), description=_("cmd-match-pause-help"))
    async def pause(self, interaction: discord.Interaction) -> None:
        """Offer a pause, or accept one; where the match rests, go on."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            session = await self._session(context, None)
            if session.place.rests:
                await draws.go_on(context.match_service, session.id, context.press)
                said = "pause-over"
            else:
                offered = _is_offered(session, session.people.seat_of(context.user_id), Agreement.PAUSE)
                offer = DrawOffer.ACCEPT if offered else DrawOffer.MAKE
                await draws.agree(context.match_service, session.id, context.press, offer, Agreement.PAUSE)
                said = "pause-agreed" if offered else "pause-offered"
            await context.show(notice(context.texts.say(said)))

    @app_commands.command(name=_("cmd-match-back"), description=_("cmd-match-back-help"))
    async def take_back(self, interaction: discord.Interaction) -> None:
        """Ask to take one's last answer back, or agree where another asks."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            context.spend(Quota.LOOK)
            session = await self._session(context, None)
            asked, seat = session.asks_back, session.people.seat_of(context.user_id)
            records = context.bot.records
            if asked is not None and seat is not None and seat.number != asked.seat:
                session = await takebacks.agree(context.match_service, records, session.id, context.press)
            else:
                session = await takebacks.ask(context.match_service, records, session.id, context.press)
            await context.show(notice(context.texts.say("back-asked" if session.asks_back else "back-done")))

    @app_commands.command(name=_("cmd-match-claim"), description=_("cmd-match-claim-help"))
    async def claim(self, interaction: discord.Interaction) -> None:
        """Claim the win from who is late."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            session = await self._session(context, None)
            await patience.claim_win(
                context.match_service, session.id, context.press, _late(session, context.user_id)
            )
            await context.show(notice(context.texts.say("win-claimed")))

    @app_commands.command(name=_("cmd-match-wait"), description=_("cmd-match-wait-help"))
    async def wait(self, interaction: discord.Interaction) -> None:
        """Give who is late their time once more."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            session = await self._session(context, None)
            await patience.wait(
                context.match_service, session.id, context.press, _late(session, context.user_id)
            )
            await context.show(notice(context.texts.say("waits-on")))

    @app_commands.command(name=_("cmd-match-export"), description=_("cmd-match-export-help"))
    @app_commands.rename(code=_("cmd-match-code"))
    @app_commands.describe(code=_("cmd-match-code-help"))
    async def export(self, interaction: discord.Interaction, code: CodeOption | None = None) -> None:
        """Give the record of a finished match: everything needed to play it again and check it."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            await give_record(context, await self._row(context, code))

    @app_commands.command(name=_("cmd-match-replay"), description=_("cmd-match-replay-help"))
    @app_commands.rename(code=_("cmd-match-code"))
    @app_commands.describe(code=_("cmd-match-code-help"))
    async def replay(self, interaction: discord.Interaction, code: CodeOption | None = None) -> None:
        """Look at a finished match once more, moment by moment."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            await show_moment(context, await self._row(context, code), 0, None)

    @app_commands.command(name=_("cmd-match-gif"), description=_("cmd-match-gif-help"))
    @app_commands.rename(code=_("cmd-match-code"))
    @app_commands.describe(code=_("cmd-match-code-help"))
    async def gif(self, interaction: discord.Interaction, code: CodeOption | None = None) -> None:
        """Show the turning points of a finished match as an animation, to all who are here.

        Where it was played behind a closed door, to whoever asks alone.
        """
        async with answering(interaction) as context:
            row = await context.at_once(self._row(context, code))
            allow_film(context, row)
            public = is_for_all(interaction, row)
            await context.acknowledge(private=not public, public=public)
            await show_film(context, row)

    @app_commands.command(name=_("cmd-match-review"), description=_("cmd-match-review-help"))
    @app_commands.rename(code=_("cmd-match-code"))
    @app_commands.describe(code=_("cmd-match-code-help"))
    async def review(self, interaction: discord.Interaction, code: CodeOption | None = None) -> None:
        """Look through a finished match with the hard computer."""
        async with answering(interaction) as context:
            await context.acknowledge(private=True)
            await show_review(context, await self._row(context, code), None)

    @app_commands.command(name=_("cmd-match-history"), description=_("cmd-match-history-help"))
    @app_commands.rename(
        person=_("cmd-stats-person"), against=_("cmd-stats-against"), game=_("cmd-play-game")
    )
    @app_commands.describe(
        person=_("cmd-stats-person-help"),
        against=_("cmd-stats-against-help"),
        game=_("cmd-stats-game-help"),
    )
    @app_commands.choices(game=GAME_CHOICES)
    async def history(
        self,
        interaction: discord.Interaction,
        person: discord.User | discord.Member | None = None,
        against: discord.User | discord.Member | None = None,
        game: str | None = None,
    ) -> None:
        """List the matches of this server that somebody has finished."""
        async with answering(interaction) as context:
            if game is not None and game not in GAMES:
                raise UnknownGame(game=game)
            await context.acknowledge(private=True)
            whose = (person or interaction.user).id
            await show_history(
                context, MatchFilter(whose, against.id if against else None, game, context.guild_id), 0
            )

    @app_commands.command(name=_("cmd-match-verify"), description=_("cmd-match-verify-help"))
    @app_commands.rename(record=_("cmd-match-record"), code=_("cmd-match-code"))
    @app_commands.describe(record=_("cmd-match-record-help"), code=_("cmd-match-code-help"))
    async def verify(
        self,
        interaction: discord.Interaction,
        record: discord.Attachment | None = None,
        code: CodeOption | None = None,
    ) -> None:
        """Play a record again and check every hash and the dice."""
        async with answering(interaction) as context:
            context.spend(Quota.VERIFY)
            await context.acknowledge(private=True)
            if record is None:
                row = await self._row(context, code)
                if row.status is not MatchStatus.FINISHED:
                    raise RecordAfterwards
                data = (await context.bot.records.of_match(row)).encode()
            else:
                data = await record.read() if record.size <= RECORD_BYTES else b""
            verdict = await context.bot.records.check(context.guild_id, data)
            told = f"{context.texts.tell(verdict)}\n-# {context.texts.say('record-how')}"
            await context.show(notice(told))

    async def _session(self, context: InteractionContext, code: str | None) -> MatchSession:
        row = await self._row(context, code)
        return (await context.match_service.session(row.id, context.guild_id)).snapshot()

    async def _row(self, context: InteractionContext, code: str | None) -> MatchRow:
        """Return the match of this channel, or one by its code. Raises NoMatchHere or NoSuchMatch."""
        matches = context.store.matches
        if code:
            row = await match_called(context.interaction, code)
            if row.status is MatchStatus.CHALLENGE:
                raise NoSuchMatch
            return row
        here = await matches.in_channel(context.interaction.channel_id or 0)
        own = [] if here else await matches.of_user(context.user_id)
        for row in (*here, *own):
            begun = row.status not in (MatchStatus.CHALLENGE, MatchStatus.CANCELLED, MatchStatus.EXPIRED)
            if begun and row.guild_id == context.guild_id:
                return row
        raise NoMatchHere


def _is_offered(session: MatchSession, seat: Seat | None, what: Agreement) -> bool:
    """Tell whether others offer a seat an agreement."""
    return seat is not None and any(
        what in other.offers for other in session.people.seats if other is not seat
    )


def _late(session: MatchSession, user_id: int) -> int:
    """Return the seat of who is late, for somebody who may choose. Raises NobodyIsLate."""
    seat = session.people.seat_of(user_id)
    for found in patience.late(session):
        if seat is None or patience.may_choose(session, seat.number, found.number):
            return found.number
    raise NobodyIsLate


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(MatchCommands())
