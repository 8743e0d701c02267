"""A person's matches, wherever they are played: those that await them, that go on, that have ended."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.errors import NoSuchMatch, OutOfOrder
from bot.matches.health import RulesBroke
from bot.matches.people import seated
from bot.matches.service import MatchService
from bot.matches.session import MatchSession
from bot.store import OPEN, MatchRow, MatchStatus, SeatRow, Store
from bot.table.action_id import ActionId
from bot.table.board import recent_story, timestamp
from bot.table.history.replay import ending
from bot.table.layout import MessageLayout, button, menu, shorten
from bot.table.rules import menu_button
from bot.table.verbs import MatchVerb, MenuVerb
from bot.texts import Texts
from engines.registry import GAMES

PAGE = 5
"""Matches on a page of the list."""
MOST = 200
"""Matches of one kind that the list goes back to, the newest."""
ALL = "all"
"""The list of all matches, beside those of one kind."""
KINDS: Sequence[str] = ("awaits", "runs", "challenges", "ended")
"""The lists of one kind, in the order in which the list of all has them."""
_LINE = 220
"""Characters of a line, beside its link."""


class Mine(NamedTuple):
    """One match of a person."""

    row: MatchRow
    seats: Sequence[SeatRow]
    session: MatchSession | None
    """The match itself, of one that goes on; None also where it cannot be read."""


class MatchList(NamedTuple):
    """A page of a person's matches."""

    which: str
    """The list that is shown, by its name in the texts."""
    page: int
    pages: int
    counts: Mapping[str, int]
    """How many there are, by list."""
    shown: Sequence[Mine]


async def gathered(store: Store, match_service: MatchService, rows: Sequence[MatchRow]) -> list[Mine]:
    """Return matches with those who sit there, and as they stand where they go on."""
    return [await _mine(store, match_service, row) for row in rows]


async def _mine(store: Store, match_service: MatchService, row: MatchRow) -> Mine:
    seats = await store.matches.seats(row.id)
    if row.status not in _GOES_ON:
        return Mine(row, seats, None)
    try:
        return Mine(row, seats, await match_service.session(row.id))
    except (NoSuchMatch, OutOfOrder):  # one that cannot be read must not hide the others
        return Mine(row, seats, None)


def awaits(found: Sequence[Mine], user_id: int) -> list[Mine]:
    """Return the matches in which a person is asked."""
    return [mine for mine in found if mine.session is not None and _is_asked(mine.session, user_id)]


async def list_of(
    store: Store, match_service: MatchService, user_id: int, which: str = ALL, page: int = 0
) -> MatchList:
    """Return a page of a person's matches: those that await them first, by their clocks, ended ones last."""
    found = await gathered(store, match_service, await store.matches.of_user(user_id, OPEN, MOST))
    asked = awaits(found, user_id)
    asked.sort(key=lambda mine: _due(mine, user_id))
    ended = await store.matches.of_user(user_id, (MatchStatus.FINISHED,), MOST)
    of_each: Sequence[Sequence[Mine]] = (
        asked,
        [mine for mine in found if mine.row.status in _GOES_ON and mine not in asked],
        [mine for mine in found if mine.row.status is MatchStatus.CHALLENGE],
        [Mine(row, (), None) for row in ended],
    )
    lists: dict[str, Sequence[Mine]] = dict(zip(KINDS, of_each, strict=True))
    every = [mine for held in lists.values() for mine in held]
    listed = lists.get(which, every)
    pages = max(1, -(-len(listed) // PAGE))
    page = min(page, pages - 1)
    shown = listed[page * PAGE : (page + 1) * PAGE]
    # Of those that ended, only the seats of the ones on this page are read.
    whole = [mine if mine.seats else await _mine(store, match_service, mine.row) for mine in shown]
    counts = {ALL: len(every)} | {name: len(held) for name, held in lists.items()}
    return MatchList(which if which in lists else ALL, page, pages, counts, whole)


def matches(listed: MatchList, user_id: int, guild_id: int | None, texts: Texts) -> MessageLayout:
    """Return a page of a person's matches, each with a way into it; `guild_id` is where they look."""
    items: list[ui.Item[Any]] = [ui.TextDisplay(f"### {texts.say('matches-title')}")]
    items += [_section(mine, user_id, guild_id, texts) for mine in listed.shown]
    if not listed.shown:
        items.append(ui.TextDisplay(texts.say("matches-none")))
    offered = [
        (name, texts.say("matches-list", name=texts.say(f"matches-{name}"), count=count), None)
        for name, count in listed.counts.items()
        if count or name == ALL
    ]
    if len(offered) > 2:  # of one list there is nothing to choose
        filters = str(ActionId(0, 0, MenuVerb.MATCHES))
        items.append(menu(filters, texts.say("matches-choose"), offered, chosen=listed.which))
    return MessageLayout(*items, ui.ActionRow(*_turns(listed, texts), menu_button(texts)))


def _turns(listed: MatchList, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield the ways to the pages before and after."""
    if listed.page > 0:
        before = ActionId(0, listed.page - 1, MenuVerb.MATCHES, listed.which)
        yield button(str(before), texts.say("button-newer"))
    if listed.page < listed.pages - 1:
        after = ActionId(0, listed.page + 1, MenuVerb.MATCHES, listed.which)
        yield button(str(after), texts.say("button-older"))


def _section(mine: Mine, user_id: int, guild_id: int | None, texts: Texts) -> ui.Section[Any]:
    """Return what a match is and how it stands, what happened last, and the way into it."""
    row = mine.row
    told = [line(mine, user_id, texts), *(f"-# {last}" for last in _last(mine, user_id, texts))]
    return ui.Section("\n".join(told), accessory=_way(row, guild_id, mine, user_id, texts))


def _way(row: MatchRow, guild_id: int | None, mine: Mine, user_id: int, texts: Texts) -> ui.Button[Any]:
    """Return the button that opens a match here, else the link to where it is."""
    here = guild_id == row.guild_id
    if row.status in _GOES_ON and (here or guild_id is None):
        asked = mine.session is not None and _is_asked(mine.session, user_id)
        style = discord.ButtonStyle.primary if asked else discord.ButtonStyle.secondary
        return button(
            str(ActionId(row.id, 0, MatchVerb.HAND)), texts.say("matches-play", code=row.code), style
        )
    if row.status is MatchStatus.FINISHED and here:
        return button(str(ActionId(row.id, 0, MatchVerb.REPLAY)), texts.say("matches-replay", code=row.code))
    return ui.Button(url=link(row), label=texts.say("matches-there", code=row.code))


def _last(mine: Mine, user_id: int, texts: Texts) -> Iterator[str]:
    """Yield what happened last in a match, as the person may know it; of one that ended, when that was."""
    if mine.row.status is MatchStatus.FINISHED:
        yield timestamp(datetime.fromtimestamp(mine.row.updated, UTC))
    elif mine.session is not None:
        seat = mine.session.people.seat_of(user_id)
        told = recent_story(mine.session, texts, seat.number if seat else None, 1)
        yield from (shorten(each, _LINE) for each in told)


_GOES_ON = (MatchStatus.RUNNING, MatchStatus.STRANDED)


def _is_asked(session: MatchSession, user_id: int) -> bool:
    seat = session.people.seat_of(user_id)
    return seat is not None and not session.stands and session.asked(seat.number)


def _due(mine: Mine, user_id: int) -> float:
    """Return by when a person must have answered; without a clock comes last."""
    seat = mine.session.people.seat_of(user_id) if mine.session else None
    due = mine.session.clocks.dues.get(seat.number) if mine.session and seat else None
    return due.timestamp() if due else float("inf")


def line(mine: Mine, user_id: int, texts: Texts) -> str:
    """Say in a line what a match is and how it stands for a person, with a link."""
    names = seated(GAMES[mine.row.game], mine.seats).names(texts)
    named = texts.say(
        "matches-line", game=texts.game(mine.row.game), players=" – ".join(names), code=mine.row.code
    )
    return f"[{named}]({link(mine.row)}) {shorten(_state(mine, user_id, names, texts), _LINE)}".rstrip()


def _state(mine: Mine, user_id: int, names: list[str], texts: Texts) -> str:
    """Say in a few words how a match stands for a person."""
    row, session = mine.row, mine.session
    if row.status is MatchStatus.FINISHED:
        return ending(row, names, texts)
    if row.status is MatchStatus.CHALLENGE:
        return texts.say("matches-waits")
    if session is None or session.stands:
        return texts.say("matches-stands")
    seat = session.people.seat_of(user_id)
    if seat is not None and session.asked(seat.number):
        due = session.clocks.dues.get(seat.number)
        try:
            title = session.prompt(seat.number).title
        except RulesBroke:  # what cannot be asked must not hide the other matches
            return texts.say("matches-awaits")
        asked = texts.say("matches-asked", what=texts.tell(title, names))
        return f"{asked} · {timestamp(due)}" if due else asked
    return texts.say("panel-waiting", who=", ".join(names[other] for other in session.awaited))


def link(row: MatchRow) -> str:
    """Return where a match is shown: its board, else its channel."""
    place = f"https://discord.com/channels/{row.guild_id or '@me'}/{row.channel_id}"
    return f"{place}/{row.board_message_id}" if row.board_message_id else place
