"""`/moderate`: what those decide who look after a server's matches, each with a reason."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import app_commands
from discord.ext import commands

from bot.app.client import Herald
from bot.community.errors import (
    MatchOfEvent,
    NotAtThatTable,
    NotYourOffer,
    OfferOver,
    OwnMatch,
    SitsThere,
    SubstituteWanted,
)
from bot.community.faces.moderation import log_page, ruling
from bot.errors import (
    AlreadyAnswered,
    ChallengedBot,
    NoComputers,
    NoMatchHere,
    NoSuchMatch,
    NotOurControl,
    NotRunning,
    NotYourSeat,
)
from bot.limits import Quota, require_room
from bot.matches.moderation import moderation
from bot.matches.moderation.substitutes import Substitute
from bot.matches.options import options_of
from bot.matches.start.computer_names import computer_names
from bot.store import OPEN, AlreadyDone, Changed, MatchRow, MatchStatus, SeatRow
from bot.store.matches.moderation import Entry, Ruling
from bot.store.outbox.messages import Moderated, message_of
from bot.table.action_id import LARGEST, ActionId
from bot.table.panel import notice
from bot.table.verbs import Verb
from bot.texts import nearest_locale, texts_in
from bot.texts.commands import command_text as _
from bot.texts.sanitising import safe
from cogs.access import server_only
from cogs.components.handler import Handler
from cogs.context import InteractionContext, answering
from cogs.starting import person
from cogs.typed import CodeOption
from engines.registry import GAMES

_REASON = 200
_LINES = 25
"""Lines of the log on one page."""
_Reason = app_commands.Range[str, 1, _REASON]
_LEVELS = [app_commands.Choice(name=_(f"level-{level}"), value=level) for level in ("easy", "medium", "hard")]
_Member = discord.User | discord.Member


@server_only
class ModerateCommands(
    commands.GroupCog, group_name=_("cmd-moderate"), group_description=_("cmd-moderate-help")
):
    """For who may manage the server, and the role that it has chosen for this."""

    @app_commands.command(name=_("cmd-moderate-end"), description=_("cmd-moderate-end-help"))
    @app_commands.rename(reason=_("cmd-moderate-reason"), code=_("cmd-match-code"))
    @app_commands.describe(reason=_("cmd-moderate-reason-help"), code=_("cmd-match-code-help"))
    async def end(
        self, interaction: discord.Interaction, reason: _Reason, code: CodeOption | None = None
    ) -> None:
        """Call a match off."""
        async with answering(interaction) as visit:
            row = await _match(visit, code)
            await moderation.end(visit.desk, _entry(visit, row, Ruling.END, reason))
            await _done(visit, row)

    @app_commands.command(name=_("cmd-moderate-pause"), description=_("cmd-moderate-pause-help"))
    @app_commands.rename(reason=_("cmd-moderate-reason"), code=_("cmd-match-code"))
    @app_commands.describe(reason=_("cmd-moderate-reason-help"), code=_("cmd-match-code-help"))
    async def pause(
        self, interaction: discord.Interaction, reason: _Reason, code: CodeOption | None = None
    ) -> None:
        """Let a match wait until it is resumed."""
        async with answering(interaction) as visit:
            row = await _match(visit, code)
            await moderation.pause(visit.desk, _entry(visit, row, Ruling.PAUSE, reason))
            await _done(visit, row)

    @app_commands.command(name=_("cmd-moderate-resume"), description=_("cmd-moderate-resume-help"))
    @app_commands.rename(reason=_("cmd-moderate-reason"), code=_("cmd-match-code"))
    @app_commands.describe(reason=_("cmd-moderate-reason-help"), code=_("cmd-match-code-help"))
    async def resume(
        self, interaction: discord.Interaction, reason: _Reason, code: CodeOption | None = None
    ) -> None:
        """Let a match go on that was paused."""
        async with answering(interaction) as visit:
            row = await _match(visit, code)
            await moderation.resume(visit.desk, _entry(visit, row, Ruling.RESUME, reason))
            await _done(visit, row)

    @app_commands.command(name=_("cmd-moderate-adjudicate"), description=_("cmd-moderate-adjudicate-help"))
    @app_commands.rename(
        reason=_("cmd-moderate-reason"), winner=_("cmd-moderate-winner"), code=_("cmd-match-code")
    )
    @app_commands.describe(
        reason=_("cmd-moderate-reason-help"),
        winner=_("cmd-moderate-winner-help"),
        code=_("cmd-match-code-help"),
    )
    async def adjudicate(
        self,
        interaction: discord.Interaction,
        reason: _Reason,
        winner: _Member | None = None,
        code: CodeOption | None = None,
    ) -> None:
        """End a match as somebody's win, or without a winner as a draw."""
        async with answering(interaction) as visit:
            row = await _match(visit, code)
            if winner is None:
                entry = _entry(visit, row, Ruling.DRAW, reason)
                await moderation.adjudicate(visit.desk, entry, None)
            else:
                seat = await _seat(visit, row, winner)
                entry = _entry(visit, row, Ruling.WINNER, reason, winner=winner.id)
                await moderation.adjudicate(visit.desk, entry, seat.seat)
            await _done(visit, row)

    @app_commands.command(name=_("cmd-moderate-replace"), description=_("cmd-moderate-replace-help"))
    @app_commands.rename(
        player=_("cmd-moderate-player"),
        reason=_("cmd-moderate-reason"),
        substitute=_("cmd-moderate-substitute"),
        computer=_("cmd-play-computer"),
        code=_("cmd-match-code"),
    )
    @app_commands.describe(
        player=_("cmd-moderate-player-help"),
        reason=_("cmd-moderate-reason-help"),
        substitute=_("cmd-moderate-substitute-help"),
        computer=_("cmd-moderate-computer-help"),
        code=_("cmd-match-code-help"),
    )
    @app_commands.choices(computer=_LEVELS)
    async def replace(
        self,
        interaction: discord.Interaction,
        player: _Member,
        reason: _Reason,
        substitute: _Member | None = None,
        computer: Literal["easy", "medium", "hard"] | None = None,
        code: CodeOption | None = None,
    ) -> None:
        """Give the seat of who is absent to a computer, or offer it to somebody."""
        async with answering(interaction) as visit:
            row = await _match(visit, code)
            if (substitute is None) is (computer is None):
                raise SubstituteWanted
            seat = await _seat(visit, row, player)
            if substitute is not None:
                await _offer(visit, row, seat, substitute, reason)
                await visit.show(notice(visit.texts.say("moderate-offered", who=person(substitute).name)))
                return
            if not GAMES[row.game].seats_computers(options_of(row)):
                raise NoComputers
            taken = {each.name for each in await visit.store.matches.seats(row.id)}
            name = next(each for each in computer_names(row.code) if each not in taken)
            entry = _entry(visit, row, Ruling.REPLACE, reason, user=player.id, new=name)
            who = Substitute(name, level=computer)
            await moderation.replace_by_computer(visit.desk, entry, player.id, who)
            await _done(visit, row)

    @app_commands.command(name=_("cmd-moderate-log"), description=_("cmd-moderate-log-help"))
    async def log(self, interaction: discord.Interaction) -> None:
        """Show what was decided last in this server."""
        async with answering(interaction) as visit:
            visit.spend(Quota.LOOK)
            await visit.acknowledge(private=True)
            newest = await visit.store.moderation.newest(visit.server_id, _LINES)
            await visit.show(log_page(newest, visit.texts))


async def _match(visit: InteractionContext, code: str | None) -> MatchRow:
    """Return the match of this channel, or one by its code, for a moderator who does not play in it.

    They look after the whole server, channels that they do not see included. Raises NoMatchHere,
    NoSuchMatch, NotRunning, MatchOfEvent or OwnMatch.
    """
    await visit.acknowledge(private=True)
    matches = visit.store.matches
    if code:
        row = await matches.by_code(code)
        if row is None or row.guild_id != visit.guild_id or row.status is MatchStatus.CHALLENGE:
            raise NoSuchMatch
    else:
        here = await matches.open_in_channel(visit.interaction.channel_id or 0)
        row = next((each for each in here if each.status is not MatchStatus.CHALLENGE), None)
        if row is None:
            raise NoMatchHere
    if row.status not in OPEN:
        raise NotRunning
    if await visit.store.rounds.open_event_of(row.id) is not None:
        raise MatchOfEvent
    if any(seat.user_id == visit.user_id for seat in await matches.seats(row.id)):
        raise OwnMatch
    return row


async def _seat(visit: InteractionContext, row: MatchRow, player: _Member) -> SeatRow:
    """Return somebody's seat at a match. Raises NotAtThatTable."""
    for seat in await visit.store.matches.seats(row.id):
        if seat.user_id == player.id:
            return seat
    raise NotAtThatTable(who=person(player).name)


def _entry(visit: InteractionContext, row: MatchRow, verb: Ruling, reason: str, **facts: Any) -> Entry:
    return Entry(
        id=visit.interaction.id, guild_id=row.guild_id or 0, match_id=row.id, code=row.code,
        by=visit.user_id, verb=verb, reason=safe(reason, _REASON), facts=facts, at=visit.bot.now(),
    )  # fmt: skip


async def _done(visit: InteractionContext, row: MatchRow) -> None:
    await visit.show(notice(visit.texts.say("moderate-done", code=row.code)))


async def _offer(
    visit: InteractionContext, row: MatchRow, seat: SeatRow, substitute: _Member, reason: str
) -> None:
    """Offer a seat, at the table, to somebody who may take it. Raises ChallengedBot or SitsThere."""
    who = person(substitute)
    if who.bot:
        raise ChallengedBot
    if any(each.user_id == who.id for each in await visit.store.matches.seats(row.id)):
        raise SitsThere(who=who.name)
    entry = _entry(visit, row, Ruling.OFFER, reason, user=seat.user_id, new=who.id)
    try:
        await visit.store.moderation.add(entry, message_of(Moderated(row.id, entry.id)))
    except AlreadyDone as error:
        raise AlreadyAnswered from error


async def _offered(visit: InteractionContext, action: ActionId) -> Entry:
    """Return the offer that a button belongs to. Raises NotOurControl, OfferOver or NotYourOffer."""
    if not action.detail.isdecimal() or int(action.detail) > LARGEST:
        raise NotOurControl
    entry = await visit.store.moderation.get(int(action.detail))
    if entry is None or entry.match_id != action.match or entry.guild_id != visit.guild_id:
        raise NotOurControl
    if entry.verb is not Ruling.OFFER:
        raise OfferOver
    if entry.facts["new"] != visit.user_id:
        raise NotYourOffer
    return entry


async def _take(visit: InteractionContext, action: ActionId) -> None:
    """Let the person sit down to whom a seat is offered."""
    await visit.acknowledge()
    entry = await _offered(visit, action)
    await require_room(visit.store, visit.bot.settings, visit.user_id, None)
    await visit.challenges.check_seat(action.match, visit.user_id, entry.facts["user"])
    await visit.remember_language()
    who = Substitute(person(visit.interaction.user).name, visit.user_id)
    try:
        await moderation.take_offer(visit.desk, entry, who, visit.interaction.id)
    except (NotRunning, NotYourSeat) as error:
        raise OfferOver from error
    await _settle(visit, moderation.settled(entry, Ruling.REPLACE))


async def _refuse(visit: InteractionContext, action: ActionId) -> None:
    """Let the person refuse the seat."""
    await visit.acknowledge()
    entry = await _offered(visit, action)
    try:
        await visit.store.moderation.decline(entry.id)
    except Changed as error:
        raise OfferOver from error
    await _settle(visit, moderation.settled(entry, Ruling.DECLINED))


async def _settle(visit: InteractionContext, entry: Entry) -> None:
    """Show on the message of an offer what has become of it, in the language of its match."""
    row = await visit.store.matches.get(entry.match_id or 0)
    texts = visit.texts if row is None else texts_in(nearest_locale(row.locale))
    await visit.show(ruling(entry, texts))


HANDLERS: dict[Verb, Handler] = {Verb.TAKE_SEAT: _take, Verb.REFUSE_SEAT: _refuse}


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(ModerateCommands())
