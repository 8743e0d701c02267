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
from bot.community.verbs import CommunityVerb
from bot.community.views.moderation import log_page, ruling
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
from bot.matches.messages import Moderated
from bot.matches.moderation import moderation
from bot.matches.moderation.substitutes import Substitute
from bot.matches.options import options_of
from bot.matches.start.computer_names import computer_names
from bot.store import OPEN, AlreadyDone, Changed, MatchRow, MatchStatus, SeatRow
from bot.store.matches.moderation import ModerationEntry, Ruling
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
_LEVELS = [
    app_commands.Choice(name=_(f"level-{level}"), value=level)
    for level in ("gentle", "easy", "medium", "hard")
]
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
        async with answering(interaction) as context:
            row = await _match(context, code)
            await moderation.end(context.match_service, _entry(context, row, Ruling.END, reason))
            await _done(context, row)

    @app_commands.command(name=_("cmd-moderate-pause"), description=_("cmd-moderate-pause-help"))
    @app_commands.rename(reason=_("cmd-moderate-reason"), code=_("cmd-match-code"))
    @app_commands.describe(reason=_("cmd-moderate-reason-help"), code=_("cmd-match-code-help"))
    async def pause(
        self, interaction: discord.Interaction, reason: _Reason, code: CodeOption | None = None
    ) -> None:
        """Let a match wait until it is resumed."""
        async with answering(interaction) as context:
            row = await _match(context, code)
            await moderation.pause(context.match_service, _entry(context, row, Ruling.PAUSE, reason))
            await _done(context, row)

    @app_commands.command(name=_("cmd-moderate-resume"), description=_("cmd-moderate-resume-help"))
    @app_commands.rename(reason=_("cmd-moderate-reason"), code=_("cmd-match-code"))
    @app_commands.describe(reason=_("cmd-moderate-reason-help"), code=_("cmd-match-code-help"))
    async def resume(
        self, interaction: discord.Interaction, reason: _Reason, code: CodeOption | None = None
    ) -> None:
        """Let a match go on that was paused."""
        async with answering(interaction) as context:
            row = await _match(context, code)
            await moderation.resume(context.match_service, _entry(context, row, Ruling.RESUME, reason))
            await _done(context, row)

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
        async with answering(interaction) as context:
            row = await _match(context, code)
            if winner is None:
                entry = _entry(context, row, Ruling.DRAW, reason)
                await moderation.adjudicate(context.match_service, entry, None)
            else:
                seat = await _seat(context, row, winner)
                entry = _entry(context, row, Ruling.WINNER, reason, winner=winner.id)
                await moderation.adjudicate(context.match_service, entry, seat.seat)
            await _done(context, row)

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
        computer: Literal["gentle", "easy", "medium", "hard"] | None = None,
        code: CodeOption | None = None,
    ) -> None:
        """Give the seat of who is absent to a computer, or offer it to somebody."""
        async with answering(interaction) as context:
            row = await _match(context, code)
            if (substitute is None) is (computer is None):
                raise SubstituteWanted
            seat = await _seat(context, row, player)
            if substitute is not None:
                await _offer(context, row, seat, substitute, reason)
                await context.show(notice(context.texts.say("moderate-offered", who=person(substitute).name)))
                return
            if not GAMES[row.game].seats_computers(options_of(row)):
                raise NoComputers
            taken = {each.name for each in await context.store.matches.seats(row.id)}
            name = next(each for each in computer_names(row.code) if each not in taken)
            entry = _entry(context, row, Ruling.REPLACE, reason, user=player.id, new=name)
            who = Substitute(name, level=computer)
            await moderation.replace_by_computer(context.match_service, entry, player.id, who)
            await _done(context, row)

    @app_commands.command(name=_("cmd-moderate-log"), description=_("cmd-moderate-log-help"))
    async def log(self, interaction: discord.Interaction) -> None:
        """Show what was decided last in this server."""
        async with answering(interaction) as context:
            context.spend(Quota.LOOK)
            await context.acknowledge(private=True)
            newest = await context.store.moderation.newest(context.server_id, _LINES)
            await context.show(log_page(newest, context.texts))


async def _match(context: InteractionContext, code: str | None) -> MatchRow:
    """Return the match of this channel, or one by its code, for a moderator who does not play in it.

    They look after the whole server, channels that they do not see included. Raises NoMatchHere,
    NoSuchMatch, NotRunning, MatchOfEvent or OwnMatch.
    """
    await context.acknowledge(private=True)
    matches = context.store.matches
    if code:
        row = await matches.by_code(code)
        if row is None or row.guild_id != context.guild_id or row.status is MatchStatus.CHALLENGE:
            raise NoSuchMatch
    else:
        here = await matches.open_in_channel(context.interaction.channel_id or 0)
        row = next((each for each in here if each.status is not MatchStatus.CHALLENGE), None)
        if row is None:
            raise NoMatchHere
    if row.status not in OPEN:
        raise NotRunning
    if await context.store.rounds.open_event_of(row.id) is not None:
        raise MatchOfEvent
    if any(seat.user_id == context.user_id for seat in await matches.seats(row.id)):
        raise OwnMatch
    return row


async def _seat(context: InteractionContext, row: MatchRow, player: _Member) -> SeatRow:
    """Return somebody's seat at a match. Raises NotAtThatTable."""
    for seat in await context.store.matches.seats(row.id):
        if seat.user_id == player.id:
            return seat
    raise NotAtThatTable(who=person(player).name)


def _entry(
    context: InteractionContext, row: MatchRow, verb: Ruling, reason: str, **facts: Any
) -> ModerationEntry:
    return ModerationEntry(
        id=context.interaction.id, guild_id=row.guild_id or 0, match_id=row.id, code=row.code,
        by=context.user_id, verb=verb, reason=safe(reason, _REASON), facts=facts, at=context.bot.now(),
    )  # fmt: skip


async def _done(context: InteractionContext, row: MatchRow) -> None:
    await context.show(notice(context.texts.say("moderate-done", code=row.code)))


async def _offer(
    context: InteractionContext, row: MatchRow, seat: SeatRow, substitute: _Member, reason: str
) -> None:
    """Offer a seat, at the table, to somebody who may take it. Raises ChallengedBot or SitsThere."""
    who = person(substitute)
    if who.bot:
        raise ChallengedBot
    if any(each.user_id == who.id for each in await context.store.matches.seats(row.id)):
        raise SitsThere(who=who.name)
    entry = _entry(context, row, Ruling.OFFER, reason, user=seat.user_id, new=who.id)
    try:
        await context.store.moderation.add(entry, Moderated(row.id, entry.id).to_row())
    except AlreadyDone as error:
        raise AlreadyAnswered from error


async def _offered(context: InteractionContext, action: ActionId) -> ModerationEntry:
    """Return the offer that a button belongs to. Raises NotOurControl, OfferOver or NotYourOffer."""
    if not action.detail.isdecimal() or int(action.detail) > LARGEST:
        raise NotOurControl
    entry = await context.store.moderation.get(int(action.detail))
    if entry is None or entry.match_id != action.match or entry.guild_id != context.guild_id:
        raise NotOurControl
    if entry.verb is not Ruling.OFFER:
        raise OfferOver
    if entry.facts["new"] != context.user_id:
        raise NotYourOffer
    return entry


async def _take(context: InteractionContext, action: ActionId) -> None:
    """Let the person sit down to whom a seat is offered."""
    await context.acknowledge()
    entry = await _offered(context, action)
    await require_room(context.store, context.bot.settings, context.user_id, None)
    await context.challenges.check_seat(action.match, context.user_id, entry.facts["user"])
    await context.remember_language()
    who = Substitute(person(context.interaction.user).name, context.user_id)
    try:
        await moderation.take_offer(context.match_service, entry, who, context.interaction.id)
    except (NotRunning, NotYourSeat) as error:
        raise OfferOver from error
    await _settle(context, moderation.settled(entry, Ruling.REPLACE))


async def _refuse(context: InteractionContext, action: ActionId) -> None:
    """Let the person refuse the seat."""
    await context.acknowledge()
    entry = await _offered(context, action)
    try:
        await context.store.moderation.decline(entry.id)
    except Changed as error:
        raise OfferOver from error
    await _settle(context, moderation.settled(entry, Ruling.DECLINED))


async def _settle(context: InteractionContext, entry: ModerationEntry) -> None:
    """Show on the message of an offer what has become of it, in the language of its match."""
    row = await context.store.matches.get(entry.match_id or 0)
    texts = context.texts if row is None else texts_in(nearest_locale(row.locale))
    await context.show(ruling(entry, texts))


HANDLERS: dict[Verb, Handler] = {CommunityVerb.TAKE_SEAT: _take, CommunityVerb.REFUSE_SEAT: _refuse}


async def setup(bot: Herald) -> None:
    """Add the cog."""
    await bot.add_cog(ModerateCommands())
