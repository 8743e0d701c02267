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

from collections.abc import Callable, Mapping
from enum import Enum, Flag, auto
from typing import Any, NamedTuple

import discord

from bot.community.errors import NotAPlayer, NotModerator, OtherChannels
from bot.community.verbs import CommunityVerb
from bot.discord.members import may_play
from bot.errors import (
    NoSuchMatch,
    NotManager,
    NotOurControl,
    NotYourSeat,
    PlayerError,
    ServerOnly,
)
from bot.lab.hosted.verbs import LabVerb
from bot.ladder.verbs import LadderVerb
from bot.learning.verbs import LessonVerb
from bot.store import CHANNELS, MODERATORS, PLAYERS
from bot.table.action_id import ActionId
from bot.table.verbs import MatchVerb, MenuVerb, Verb
from bot.tournaments.course.errors import NoSuchTournament, NotOrganiser
from bot.tournaments.verbs import TournamentVerb
from cogs.sight import (
    ShownSubject,
    around,
    holds,
    is_there,
    organises,
    sees,
    settings_of,
    subject_of_match,
    subject_of_tournament,
)


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


class AccessRule(NamedTuple):
    """One row."""

    where: Where
    about: About = About.NOTHING
    who: Who = Who.ANYBODY


def _verbs(rule: AccessRule, *verbs: Verb) -> dict[Verb, AccessRule]:
    return dict.fromkeys(verbs, rule)


def _commands(rule: AccessRule, group: str, *names: str) -> dict[str, AccessRule]:
    return {f"{group} {name}".strip(): rule for name in names}


_MATCH, _TOURNAMENT = About.MATCH, About.TOURNAMENT

VERBS: Mapping[Verb, AccessRule] = {
    # Challenges, and what follows a match
    **_verbs(AccessRule(Where.CHANNEL, _MATCH, Who.STARTER), MatchVerb.ACCEPT, MatchVerb.LUCK),
    **_verbs(
        AccessRule(Where.CHANNEL, _MATCH, Who.STARTER),
        MatchVerb.REMATCH, MatchVerb.SWAP_DECKS, MatchVerb.HARDER,
    ),
    **_verbs(
        AccessRule(Where.CHANNEL, _MATCH),
        MatchVerb.DECLINE, MatchVerb.LEAVE, MatchVerb.CANCEL, MatchVerb.DECK,
    ),
    MatchVerb.OPEN_WORDS: AccessRule(Where.CHANNEL, _MATCH, Who.PLAYER),
    MatchVerb.BRING: AccessRule(Where.PRIVATE, _MATCH, Who.PLAYER),
    MatchVerb.FIRST: AccessRule(Where.PRIVATE, _MATCH, Who.STARTER),
    MatchVerb.DECK_FORM: AccessRule(Where.PANEL),
    # Playing
    **_verbs(
        AccessRule(Where.ANYWHERE, _MATCH, Who.SEATED),
        MatchVerb.HAND, MatchVerb.ANSWER, MatchVerb.MENU_ANSWER, MatchVerb.GATHER, MatchVerb.PAGE,
        MatchVerb.FOLD, MatchVerb.DONE, MatchVerb.GO_ON,
    ),
    **_verbs(
        AccessRule(Where.PANEL, _MATCH, Who.SEATED),
        MatchVerb.UNDO, MatchVerb.ORDERS, MatchVerb.ORDER, MatchVerb.HABIT, MatchVerb.ALWAYS, MatchVerb.AHEAD,
        MatchVerb.AHEAD_LEAVE, MatchVerb.AHEAD_BACK, MatchVerb.ASK_CONCEDE, MatchVerb.CONCEDE,
        MatchVerb.CLAIM, MatchVerb.OFFER_DRAW, MatchVerb.OFFER_END, MatchVerb.OFFER_PAUSE,
        MatchVerb.GIVE_TIME, MatchVerb.ASK_BACK, MatchVerb.CARDS, MatchVerb.HINT, MatchVerb.WORDS,
        MatchVerb.WHY,
    ),
    **_verbs(
        AccessRule(Where.CHANNEL, _MATCH, Who.SEATED),
        MatchVerb.ACCEPT_DRAW, MatchVerb.DECLINE_DRAW, MatchVerb.ACCEPT_END, MatchVerb.DECLINE_END,
        MatchVerb.ACCEPT_PAUSE, MatchVerb.DECLINE_PAUSE, MatchVerb.ACCEPT_BACK, MatchVerb.DECLINE_BACK,
        MatchVerb.CLAIM_WIN, MatchVerb.WAIT,
    ),
    CommunityVerb.TAKE_SEAT: AccessRule(Where.CHANNEL, _MATCH, Who.PLAYER),
    CommunityVerb.REFUSE_SEAT: AccessRule(Where.CHANNEL, _MATCH),
    # Looking
    **_verbs(AccessRule(Where.ANYWHERE, _MATCH), MatchVerb.VIEW, MatchVerb.LOG, MatchVerb.MORE),
    MatchVerb.RECORD: AccessRule(Where.CHANNEL, _MATCH),
    **_verbs(AccessRule(Where.SERVER, _MATCH), MatchVerb.REPLAY, MatchVerb.REVIEW),
    MatchVerb.FILM: AccessRule(Where.PRIVATE, _MATCH),
    MatchVerb.CONTINUE: AccessRule(Where.PRIVATE, _MATCH, Who.STARTER),
    MatchVerb.HISTORY: AccessRule(Where.PRIVATE),
    LadderVerb.RANK: AccessRule(Where.SERVER),
    # Rules and lessons: a lesson is the person's own, whatever its number
    **_verbs(AccessRule(Where.ANYWHERE), MatchVerb.RULES, MatchVerb.LEARN, LessonVerb.BEGIN),
    **_verbs(
        AccessRule(Where.PANEL),
        MatchVerb.RULES_GAME, MatchVerb.CHAPTER, MatchVerb.FOUND, MatchVerb.STATEMENTS, MatchVerb.OPTIONS,
    ),
    **_verbs(
        AccessRule(Where.PANEL),
        LessonVerb.ANSWER, LessonVerb.MENU_ANSWER, LessonVerb.GATHER, LessonVerb.PAGE, LessonVerb.FOLD,
        LessonVerb.DONE, LessonVerb.ON, LessonVerb.BACK, LessonVerb.LOOK, LessonVerb.ABOUT,
    ),
    LessonVerb.PLAY: AccessRule(Where.PANEL, who=Who.STARTER),
    # The menu
    **_verbs(AccessRule(Where.PANEL), MenuVerb.MENU, MenuVerb.MATCHES),
    MenuVerb.CHALLENGE: AccessRule(Where.PANEL, who=Who.STARTER),
    MenuVerb.SEARCH: AccessRule(Where.PANEL, who=Who.PLAYER),
    # What concerns whoever presses
    LadderVerb.CANCEL_SEARCH: AccessRule(Where.PRIVATE),
    **_verbs(
        AccessRule(Where.PANEL),
        CommunityVerb.BLOCKS, CommunityVerb.UNBLOCK, CommunityVerb.SETTINGS, CommunityVerb.SET_MINE,
        CommunityVerb.FORGET_ME, CommunityVerb.KEEP_ME,
    ),
    **_verbs(
        AccessRule(Where.PRIVATE, who=Who.MANAGER),
        CommunityVerb.SERVER_SETTINGS, CommunityVerb.SET_SERVER,
    ),
    # The lab
    **_verbs(
        AccessRule(Where.PRIVATE, who=Who.MANAGER),
        LabVerb.STATUS, LabVerb.REPORT, LabVerb.STOP, LabVerb.WATCH,
    ),
    # Tournaments
    **_verbs(
        AccessRule(Where.SERVER, _TOURNAMENT, Who.PLAYER),
        TournamentVerb.REGISTER, TournamentVerb.DECK, TournamentVerb.HERE, TournamentVerb.READY,
    ),
    **_verbs(
        AccessRule(Where.SERVER, _TOURNAMENT),
        TournamentVerb.ASK_DROP, TournamentVerb.MINE, TournamentVerb.CALL, TournamentVerb.STANDINGS,
        TournamentVerb.WHY, TournamentVerb.DECKS,
    ),
    TournamentVerb.OPEN: AccessRule(Where.CHANNEL, _TOURNAMENT),
    **_verbs(AccessRule(Where.PRIVATE, _TOURNAMENT), TournamentVerb.DROP, TournamentVerb.EXPORT),
    TournamentVerb.ORGANISE: AccessRule(Where.SERVER, _TOURNAMENT, Who.ORGANISER),
    **_verbs(
        AccessRule(Where.CHANNEL, _TOURNAMENT, Who.ORGANISER), TournamentVerb.COME, TournamentVerb.RULE
    ),
    **_verbs(
        AccessRule(Where.PRIVATE, _TOURNAMENT, Who.ORGANISER),
        TournamentVerb.SET, TournamentVerb.FORM, TournamentVerb.GROUP, TournamentVerb.PREVIEW,
        TournamentVerb.ANNOUNCE, TournamentVerb.STEP, TournamentVerb.RESULT, TournamentVerb.EXTRA,
        TournamentVerb.LOG, TournamentVerb.PERSON,
    ),
}  # fmt: skip
"""Where the controls of each verb are sent, what they are about, and who may press them."""

NEEDS_MATCH = frozenset(
    verb for verb, rule in VERBS.items() if Where.DM in rule.where and rule.about is _MATCH
) | {MatchVerb.RULES}
"""What in direct messages the process alone can answer that has the match; rules open at what it asks.

Whatever else is pressed there is answered, or refused, by any process.
"""

COMMANDS: Mapping[str, AccessRule] = {
    "play": AccessRule(Where.SERVER, who=Who.STARTER),
    "lfg": AccessRule(Where.SERVER, who=Who.PLAYER),
    **_commands(
        AccessRule(Where.SERVER), "match",
        "board", "hand", "log", "concede", "draw", "off", "pause", "back", "claim", "wait", "export",
        "replay", "gif", "review", "history", "verify",
    ),
    **_commands(AccessRule(Where.SERVER), "rank", "me", "server", "game"),
    **_commands(
        AccessRule(Where.SERVER, who=Who.MODERATOR), "moderate",
        "end", "pause", "resume", "adjudicate", "replace", "log",
    ),
    **_commands(AccessRule(Where.SERVER), "tournament", "show", "here", "season show"),
    **_commands(
        AccessRule(Where.SERVER, who=Who.ORGANISER), "tournament",
        "create", "season create", "season count", "season end",
    ),
    "cards list": AccessRule(Where.SERVER),
    **_commands(
        AccessRule(Where.SERVER, who=Who.MANAGER), "cards",
        "import", "remove", "export", "picture", "unpicture",
    ),
    **_commands(
        AccessRule(Where.SERVER, who=Who.MANAGER), "lab", "run", "report", "compare", "stop",
    ),
    "settings server": AccessRule(Where.SERVER, who=Who.MANAGER),
    "settings mine": AccessRule(Where.ANYWHERE),
    **_commands(
        AccessRule(Where.ANYWHERE), "",
        "matches", "stats", "away", "rules", "help", "about", "card", "learn", "puzzle", "Block",
    ),
    **_commands(
        AccessRule(Where.ANYWHERE), "deck", "new", "add", "edit", "show", "list", "delete", "import", "export"
    ),
    **_commands(AccessRule(Where.ANYWHERE), "privacy", "show", "export", "delete"),
    **_commands(AccessRule(Where.ANYWHERE), "block", "add", "remove", "list"),
}  # fmt: skip
"""Where each command may be called, and by whom; `cogs/sight.py` looks for what a code names."""

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
            subject = await subject_of_match(interaction, action.match)
            await _require_subject(interaction, rule, subject, NoSuchMatch, NotOurControl)
        case About.TOURNAMENT:
            subject = await subject_of_tournament(interaction, action.match)
            await _require_subject(interaction, rule, subject, NoSuchTournament, NoSuchTournament)


def standing(interaction: discord.Interaction) -> Where:
    """Return where the pressed message stands; a form that a command has opened is its person's own."""
    if interaction.guild_id is None:
        return Where.DM
    message = interaction.message
    return Where.PRIVATE if message is None or message.flags.ephemeral else Where.CHANNEL


async def _require_subject(
    interaction: discord.Interaction,
    rule: AccessRule,
    subject: ShownSubject | None,
    unknown: type[PlayerError],
    astray: type[PlayerError],
) -> None:
    """Refuse whoever may not see what a control is about, or use it, and a control that stood elsewhere."""
    if subject is None or not await sees(interaction, subject):
        raise unknown
    if rule.who is Who.SEATED and not subject.sits:
        raise NotYourSeat
    if rule.who is Who.ORGANISER and not subject.organises:
        raise NotOrganiser
    stands = standing(interaction)
    if stands not in rule.where or (stands is Where.CHANNEL and not is_there(interaction, subject)):
        raise astray
    if rule.who not in (Who.SEATED, Who.ORGANISER):
        await _require(interaction, rule.who)


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
            if not await holds(interaction, MODERATORS):
                raise NotModerator
        case Who.ORGANISER:
            if not await organises(interaction):
                raise NotOrganiser
        case Who.SEATED:
            raise NotYourSeat  # nothing says where


def emptied(interaction: discord.Interaction, settings: Mapping[str, Any]) -> list[str]:
    """Return the lists of a server's settings of which nothing is there any more: they let nobody in."""
    guild = interaction.guild
    if guild is None or guild.unavailable:
        return []
    lists: Mapping[str, Callable[[int], object]] = {PLAYERS: guild.get_role, CHANNELS: guild.get_channel}
    return [name for name, find in lists.items() if settings.get(name) and not any(map(find, settings[name]))]


async def _require_player(interaction: discord.Interaction) -> None:
    """Refuse who may not play in this server. Raises NotAPlayer."""
    roles: list[int] = (await settings_of(interaction)).get(PLAYERS, [])
    manages = interaction.permissions.manage_guild
    if not may_play(interaction.user, interaction.guild_id, roles, manages=manages):
        raise NotAPlayer(roles=", ".join(f"<@&{each}>" for each in roles))


async def require_channel(interaction: discord.Interaction) -> None:
    """Refuse a channel in which the server lets no matches begin. Raises OtherChannels."""
    channels: list[int] = (await settings_of(interaction)).get(CHANNELS, [])
    if channels and around(interaction).isdisjoint(channels):
        raise OtherChannels(channels=", ".join(f"<#{each}>" for each in channels))
