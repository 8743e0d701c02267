"""Access control: who may do what where. The one place that decides it, before anything else runs.

Every command and every verb of a control has a row here. A row says where it may come from, what it is about,
and who may use it:

- *Where*: a verb's controls are sent to channels, to private answers in a server, or to direct messages. A
  press that comes from elsewhere was forged. A command belongs to servers, or works in direct messages too.
- *What it is about*: a match or a tournament. It must be this server's, in a channel that the person can see;
  whoever sits in it may always see it, and in direct messages nobody else may. For all others it does not
  exist, so nothing tells them that it does. A control that everybody reads must stand where its match or
  tournament is: what its message shows is nobody else's to change.
- *Who*: anybody, a player, somebody who sits there, an organiser, a moderator, a manager.

What a row cannot know stays with what is done: whose turn it is, whether a challenge is open, which option of
a command is given. Nothing in a custom id is trusted here either.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from enum import Enum, Flag, auto
from typing import Any, NamedTuple, cast

import discord

from bot.app.client import Herald
from bot.discord.places import parent_of
from bot.errors import (
    NoSuchMatch,
    NotManager,
    NotOurControl,
    NotYourSeat,
    PlayerError,
    ServerOnly,
)
from bot.order.errors import NotAPlayer, NotModerator, OtherChannels
from bot.store import (
    CHANNELS,
    MODERATORS,
    ORGANISERS,
    PLAYERS,
    MatchRow,
    TournamentRow,
    TournamentStatus,
)
from bot.table.action_id import ActionId
from bot.table.verbs import Verb
from bot.tournaments.course.errors import NoSuchTournament, NotOrganiser

FETCHED_WITHIN = 1.0
"""Seconds in which Discord must say where a thread belongs: an interaction is acknowledged after it."""


class Where(Flag):
    """Where a control stands, or a command is called."""

    CHANNEL = auto()
    """In a message that all read who see the channel."""
    PRIVATE = auto()
    """In an answer in a server that one person reads."""
    DM = auto()
    SERVER = CHANNEL | PRIVATE
    PANEL = PRIVATE | DM
    """Where a person's own panels are."""
    ANYWHERE = SERVER | DM


class About(Enum):
    """What a control is about: its custom id has the number of it."""

    NOTHING = auto()
    """Whoever presses it, or what all may know."""
    MATCH = auto()
    TOURNAMENT = auto()


class Who(Enum):
    """Who may use a command or a control, of those who may see what it is about."""

    ANYBODY = auto()
    PLAYER = auto()
    """Whoever the server lets play: they sit down by it."""
    STARTER = auto()
    """A player, where the server lets matches begin."""
    SEATED = auto()
    """Whoever sits in the match."""
    ORGANISER = auto()
    """Whoever organises the tournament; without one, the server's tournaments."""
    MODERATOR = auto()
    MANAGER = auto()
    """Whoever may manage the server."""


class Rule(NamedTuple):
    """One row."""

    where: Where
    about: About = About.NOTHING
    who: Who = Who.ANYBODY


def _verbs(rule: Rule, *verbs: Verb) -> dict[Verb, Rule]:
    return dict.fromkeys(verbs, rule)


def _commands(rule: Rule, group: str, *names: str) -> dict[str, Rule]:
    return {f"{group} {name}".strip(): rule for name in names}


_MATCH, _TOURNAMENT = About.MATCH, About.TOURNAMENT

VERBS: Mapping[Verb, Rule] = {
    # Challenges, and what follows a match
    **_verbs(Rule(Where.CHANNEL, _MATCH, Who.STARTER), Verb.ACCEPT, Verb.LUCK),
    **_verbs(Rule(Where.CHANNEL, _MATCH, Who.STARTER), Verb.REMATCH, Verb.SWAP_DECKS, Verb.HARDER),
    **_verbs(Rule(Where.CHANNEL, _MATCH), Verb.DECLINE, Verb.LEAVE, Verb.CANCEL, Verb.DECK),
    Verb.BRING: Rule(Where.PRIVATE, _MATCH, Who.PLAYER),
    Verb.DECK_FORM: Rule(Where.PANEL),
    # Playing
    **_verbs(
        Rule(Where.ANYWHERE, _MATCH, Who.SEATED),
        Verb.HAND, Verb.ANSWER, Verb.MENU_ANSWER, Verb.GATHER, Verb.PAGE, Verb.DONE, Verb.GO_ON,
    ),
    **_verbs(
        Rule(Where.PANEL, _MATCH, Who.SEATED),
        Verb.UNDO, Verb.ORDERS, Verb.ORDER, Verb.HABIT, Verb.ALWAYS, Verb.AHEAD, Verb.AHEAD_LEAVE,
        Verb.AHEAD_BACK, Verb.MORE, Verb.ASK_CONCEDE, Verb.CONCEDE, Verb.CLAIM, Verb.OFFER_DRAW,
        Verb.OFFER_END, Verb.OFFER_PAUSE, Verb.GIVE_TIME, Verb.ASK_BACK, Verb.CARDS, Verb.HINT, Verb.WORDS,
        Verb.WHY,
    ),
    **_verbs(
        Rule(Where.CHANNEL, _MATCH, Who.SEATED),
        Verb.ACCEPT_DRAW, Verb.DECLINE_DRAW, Verb.ACCEPT_END, Verb.DECLINE_END, Verb.ACCEPT_PAUSE,
        Verb.DECLINE_PAUSE, Verb.ACCEPT_BACK, Verb.DECLINE_BACK, Verb.CLAIM_WIN, Verb.WAIT,
    ),
    Verb.TAKE_SEAT: Rule(Where.CHANNEL, _MATCH, Who.PLAYER),
    Verb.REFUSE_SEAT: Rule(Where.CHANNEL, _MATCH),
    # Looking
    **_verbs(Rule(Where.ANYWHERE, _MATCH), Verb.VIEW, Verb.LOG),
    Verb.RECORD: Rule(Where.CHANNEL, _MATCH),
    **_verbs(Rule(Where.SERVER, _MATCH), Verb.REPLAY, Verb.REVIEW),
    Verb.FILM: Rule(Where.PRIVATE, _MATCH),
    Verb.CONTINUE: Rule(Where.PRIVATE, _MATCH, Who.STARTER),
    Verb.HISTORY: Rule(Where.PRIVATE),
    Verb.RANK: Rule(Where.SERVER),
    # Rules and lessons: a lesson is the person's own, whatever its number
    **_verbs(Rule(Where.ANYWHERE), Verb.RULES, Verb.LEARN, Verb.LESSON),
    **_verbs(Rule(Where.PANEL), Verb.RULES_GAME, Verb.CHAPTER, Verb.FOUND, Verb.STATEMENTS),
    **_verbs(
        Rule(Where.PANEL),
        Verb.L_ANSWER, Verb.L_MENU_ANSWER, Verb.L_GATHER, Verb.L_PAGE, Verb.L_DONE, Verb.L_ON, Verb.L_BACK,
        Verb.L_LOOK,
    ),
    Verb.L_PLAY: Rule(Where.PANEL, who=Who.STARTER),
    # What concerns whoever presses
    Verb.LFG_CANCEL: Rule(Where.PRIVATE),
    **_verbs(Rule(Where.PANEL), Verb.BLOCKS, Verb.UNBLOCK, Verb.SET_MINE, Verb.FORGET_ME, Verb.KEEP_ME),
    Verb.SET_SERVER: Rule(Where.PRIVATE, who=Who.MANAGER),
    # Tournaments
    **_verbs(
        Rule(Where.SERVER, _TOURNAMENT, Who.PLAYER),
        Verb.T_REGISTER, Verb.T_DECK, Verb.T_HERE, Verb.T_READY,
    ),
    **_verbs(
        Rule(Where.SERVER, _TOURNAMENT),
        Verb.T_ASK_DROP, Verb.T_MINE, Verb.T_CALL, Verb.T_STANDINGS, Verb.T_WHY, Verb.T_DECKS,
    ),
    Verb.T_OPEN: Rule(Where.CHANNEL, _TOURNAMENT),
    **_verbs(Rule(Where.PRIVATE, _TOURNAMENT), Verb.T_DROP, Verb.T_EXPORT),
    Verb.T_ORGANISE: Rule(Where.SERVER, _TOURNAMENT, Who.ORGANISER),
    Verb.T_COME: Rule(Where.CHANNEL, _TOURNAMENT, Who.ORGANISER),
    **_verbs(
        Rule(Where.PRIVATE, _TOURNAMENT, Who.ORGANISER),
        Verb.T_SET, Verb.T_FORM, Verb.T_GROUP, Verb.T_PREVIEW, Verb.T_ANNOUNCE, Verb.T_STEP, Verb.T_RESULT,
        Verb.T_EXTRA, Verb.T_LOG, Verb.T_PERSON,
    ),
}  # fmt: skip
"""Where the controls of each verb are sent, what they are about, and who may press them."""

COMMANDS: Mapping[str, Rule] = {
    "play": Rule(Where.SERVER, who=Who.STARTER),
    "lfg": Rule(Where.SERVER, who=Who.PLAYER),
    **_commands(
        Rule(Where.SERVER), "match",
        "board", "hand", "log", "concede", "draw", "off", "pause", "back", "claim", "wait", "export",
        "replay", "gif", "review", "history", "verify",
    ),
    **_commands(Rule(Where.SERVER), "rank", "me", "server", "game"),
    **_commands(
        Rule(Where.SERVER, who=Who.MODERATOR), "moderate",
        "end", "pause", "resume", "adjudicate", "replace", "log",
    ),
    **_commands(Rule(Where.SERVER), "tournament", "show", "here", "season show"),
    **_commands(
        Rule(Where.SERVER, who=Who.ORGANISER), "tournament",
        "create", "season create", "season count", "season end",
    ),
    "cards list": Rule(Where.SERVER),
    **_commands(
        Rule(Where.SERVER, who=Who.MANAGER), "cards", "import", "remove", "export", "picture", "unpicture"
    ),
    "settings server": Rule(Where.SERVER, who=Who.MANAGER),
    "settings mine": Rule(Where.ANYWHERE),
    **_commands(
        Rule(Where.ANYWHERE), "",
        "matches", "stats", "away", "rules", "help", "about", "card", "learn", "puzzle", "Block",
    ),
    **_commands(Rule(Where.ANYWHERE), "deck", "new", "edit", "show", "list", "delete", "import", "export"),
    **_commands(Rule(Where.ANYWHERE), "privacy", "show", "export", "delete"),
    **_commands(Rule(Where.ANYWHERE), "block", "add", "remove", "list"),
}  # fmt: skip
"""Where each command may be called, and by whom. What a code names is looked for by `match_called`."""

server_only = discord.app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
"""Marks a command for servers; `guild_only` leaves the tree's direct messages in (discord.py #10171)."""


async def admit_command(interaction: discord.Interaction) -> None:
    """Let a command in, or raise why it is refused; one that is no longer known is discord.py's to refuse."""
    if interaction.command is None:
        return
    rule = COMMANDS[interaction.command.qualified_name]
    if interaction.guild_id is None and Where.DM not in rule.where:
        raise ServerOnly
    await _require(interaction, rule.who)


async def admit_press(interaction: discord.Interaction, action: ActionId) -> None:
    """Let a press or a form in, or raise why it is refused."""
    rule = VERBS[action.verb]
    match rule.about:
        case About.NOTHING:
            await _require(interaction, rule.who)
            if standing(interaction) not in rule.where:
                raise NotOurControl
        case About.MATCH:
            subject = await _match(interaction, action.match)
            await _require_subject(interaction, rule, subject, NoSuchMatch, NotOurControl)
        case About.TOURNAMENT:
            subject = await _tournament(interaction, action.match)
            await _require_subject(interaction, rule, subject, NoSuchTournament, NoSuchTournament)


def standing(interaction: discord.Interaction) -> Where:
    """Return where the pressed message stands; a form that a command has opened is its person's own."""
    if interaction.guild_id is None:
        return Where.DM
    message = interaction.message
    return Where.PRIVATE if message is None or message.flags.ephemeral else Where.CHANNEL


# What it is about


class Subject(NamedTuple):
    """What of a match or a tournament decides who may see it."""

    guild_id: int | None
    channel_id: int
    parent_id: int | None = None
    """The channel whose members see the thread that it is in, as far as that is known."""
    sits: bool = False
    """Whether the person sits in it, has entered it, or organises it."""
    organises: bool = False
    is_hidden: bool = False
    """Whether it was shown to nobody yet."""


async def _match(interaction: discord.Interaction, match_id: int) -> Subject | None:
    bot, user_id = cast(Herald, interaction.client), interaction.user.id
    live = bot.host.desk.awake.get(match_id)
    if live is not None:
        sits = live.people.seat_of(user_id) is not None
        return Subject(live.place.guild_id, live.place.channel_id, sits=sits)
    row = await bot.store.matches.get(match_id)
    return row and await _of_match(interaction, row)


async def _of_match(interaction: discord.Interaction, row: MatchRow) -> Subject:
    seats = await cast(Herald, interaction.client).store.matches.seats(row.id)
    sits = any(seat.user_id == interaction.user.id for seat in seats)
    return Subject(row.guild_id, row.channel_id, row.parent_id, sits)


async def _tournament(interaction: discord.Interaction, tournament_id: int) -> Subject | None:
    row = await cast(Herald, interaction.client).store.tournaments.get(tournament_id)
    return row and await _of_tournament(interaction, row)


async def _of_tournament(interaction: discord.Interaction, row: TournamentRow) -> Subject:
    store, user_id = cast(Herald, interaction.client).store, interaction.user.id
    organises = row.creator_id == user_id or await _organises(interaction)
    entered = organises or await store.tournaments.has_entered(row.id, user_id)
    is_draft = row.status is TournamentStatus.DRAFT
    return Subject(row.guild_id, row.channel_id, None, entered, organises, is_draft)


async def _require_subject(
    interaction: discord.Interaction,
    rule: Rule,
    subject: Subject | None,
    unknown: type[PlayerError],
    astray: type[PlayerError],
) -> None:
    """Refuse whoever may not see what a control is about, or use it, and a control that stood elsewhere."""
    if subject is None or not await _sees(interaction, subject):
        raise unknown
    if rule.who is Who.SEATED and not subject.sits:
        raise NotYourSeat
    if rule.who is Who.ORGANISER and not subject.organises:
        raise NotOrganiser
    stands = standing(interaction)
    if stands not in rule.where or (stands is Where.CHANNEL and not _is_there(interaction, subject)):
        raise astray
    if rule.who not in (Who.SEATED, Who.ORGANISER):
        await _require(interaction, rule.who)


async def _sees(interaction: discord.Interaction, subject: Subject) -> bool:
    """Tell whether a person may know of a match or a tournament where they are now."""
    if subject.is_hidden and not subject.organises:
        return False
    if interaction.guild_id is None:
        return subject.sits
    if interaction.guild_id != subject.guild_id:
        return False
    return subject.sits or await _sees_channel(interaction, subject)


async def _sees_channel(interaction: discord.Interaction, subject: Subject) -> bool:
    """Tell whether a person sees a channel of the server; what cannot be said is not seen."""
    if interaction.channel_id == subject.channel_id:
        return True
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    channel = guild.get_channel_or_thread(subject.channel_id)
    if channel is None and (parent := guild.get_channel(subject.parent_id or 0)) is not None:
        return parent.permissions_for(member).view_channel  # a thread sleeps, or is gone
    if channel is None:
        channel = await _fetched(guild, subject.channel_id)
    if not isinstance(channel, discord.Thread):
        return channel is not None and channel.permissions_for(member).view_channel
    if channel.parent is None:
        return False
    allowed = channel.parent.permissions_for(member)
    open_to_all = not channel.is_private() or allowed.manage_threads
    return allowed.view_channel and (open_to_all or await _has_joined(channel, member))


async def _fetched(guild: discord.Guild, channel_id: int) -> Any:
    """Return a channel that is not in memory, such as a thread that sleeps; None where it is gone."""
    try:
        async with asyncio.timeout(FETCHED_WITHIN):
            return await guild.fetch_channel(channel_id)
    except (discord.HTTPException, discord.InvalidData, TimeoutError):
        return None


async def _has_joined(thread: discord.Thread, member: discord.Member) -> bool:
    try:
        async with asyncio.timeout(FETCHED_WITHIN):
            return bool(await thread.fetch_member(member.id))
    except (discord.HTTPException, TimeoutError):
        return False


def _is_there(interaction: discord.Interaction, subject: Subject) -> bool:
    """Tell whether an interaction comes from where its subject is: the channel, or a thread beside it."""
    thread = interaction.guild and interaction.guild.get_thread(subject.channel_id)
    there = {subject.channel_id, subject.parent_id, thread and thread.parent_id}
    return not (_around(interaction) & there) <= {None}


async def match_called(interaction: discord.Interaction, code: str) -> MatchRow:
    """Return the match of a code that the person may see. Raises NoSuchMatch."""
    row = await cast(Herald, interaction.client).store.matches.by_code(code)
    if row is None or not await _sees(interaction, await _of_match(interaction, row)):
        raise NoSuchMatch
    return row


async def tournament_called(interaction: discord.Interaction, code: str) -> TournamentRow:
    """Return the tournament of a code that the person may see. Raises NoSuchTournament."""
    row = await cast(Herald, interaction.client).store.tournaments.by_code(code)
    if row is None or not await _sees(interaction, await _of_tournament(interaction, row)):
        raise NoSuchTournament
    return row


def channels_seen(interaction: discord.Interaction) -> list[int]:
    """Return the channels and threads of the server that the person sees, as far as they are in memory."""
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return []
    seen = {each.id for each in guild.channels if each.permissions_for(member).view_channel}
    beside = {each.id for each in guild.threads if each.parent_id in seen and not each.is_private()}
    return sorted({*seen, *beside, interaction.channel_id or 0})


def is_for_all(interaction: discord.Interaction, row: MatchRow) -> bool:
    """Tell whether everybody here may see a match: it is played here, or where everybody sees it."""
    guild = interaction.guild
    if guild is None:
        return False
    thread = guild.get_thread(row.channel_id)
    seen_in = (parent_of(thread) if thread is not None else row.parent_id) or row.channel_id
    if seen_in in _around(interaction):
        return True
    channel = guild.get_channel(seen_in)
    return channel is not None and channel.permissions_for(guild.default_role).view_channel


def _around(interaction: discord.Interaction) -> set[int | None]:
    """Return the channel where somebody is, and that of its thread: whoever is here sees both."""
    return {interaction.channel_id, getattr(interaction.channel, "parent_id", None)}


# Who


async def _require(interaction: discord.Interaction, who: Who) -> None:
    """Refuse whoever may not do something in a server. Raises ServerOnly where there is none."""
    if who is Who.ANYBODY:
        return
    if interaction.guild_id is None:
        raise ServerOnly
    match who:
        case Who.STARTER:
            await _require_player(interaction)
            await require_channel(interaction)
        case Who.PLAYER:
            await _require_player(interaction)
        case Who.MANAGER:
            if not interaction.permissions.manage_guild:
                raise NotManager
        case Who.MODERATOR:
            if not await _holds(interaction, MODERATORS):
                raise NotModerator
        case Who.ORGANISER:
            if not await _organises(interaction):
                raise NotOrganiser
        case Who.SEATED:
            raise NotYourSeat  # nothing says where


async def _settings(interaction: discord.Interaction) -> Mapping[str, Any]:
    bot = cast(Herald, interaction.client)
    return (await bot.store.preferences.guild(interaction.guild_id or 0)).settings


async def _organises(interaction: discord.Interaction) -> bool:
    """Tell whether a person organises the server's tournaments."""
    return await _holds(interaction, ORGANISERS)


async def _holds(interaction: discord.Interaction, setting: str) -> bool:
    """Tell whether a person has the role of a setting, or manages the server."""
    user = interaction.user
    if interaction.permissions.manage_guild:
        return True
    role = (await _settings(interaction)).get(setting)
    return role is not None and isinstance(user, discord.Member) and user.get_role(role) is not None


def emptied(interaction: discord.Interaction, settings: Mapping[str, Any]) -> list[str]:
    """Return the lists of a server's settings of which nothing is there any more: they let nobody in."""
    guild = interaction.guild
    if guild is None or guild.unavailable:
        return []
    lists: Mapping[str, Callable[[int], object]] = {PLAYERS: guild.get_role, CHANNELS: guild.get_channel}
    return [name for name, find in lists.items() if settings.get(name) and not any(map(find, settings[name]))]


async def _require_player(interaction: discord.Interaction) -> None:
    """Refuse who may not play in this server. Raises NotAPlayer.

    Who may manage it may play, and everybody where everybody's role is on the list. Roles that are gone, or a
    server that is not in memory, let nobody in.
    """
    roles: list[int] = (await _settings(interaction)).get(PLAYERS, [])
    if not roles or interaction.guild_id in roles or interaction.permissions.manage_guild:
        return
    user = interaction.user
    if not (isinstance(user, discord.Member) and any(map(user.get_role, roles))):
        raise NotAPlayer(roles=", ".join(f"<@&{each}>" for each in roles))


async def require_channel(interaction: discord.Interaction) -> None:
    """Refuse a channel in which the server lets no matches begin. Raises OtherChannels."""
    channels: list[int] = (await _settings(interaction)).get(CHANNELS, [])
    if channels and _around(interaction).isdisjoint(channels):
        raise OtherChannels(channels=", ".join(f"<#{each}>" for each in channels))
