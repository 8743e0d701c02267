"""A person's matches, wherever they are played: what awaits them, what runs, what ended lately."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from discord import ui

from bot.errors import NoSuchMatch, OutOfOrder
from bot.matches.people import seated
from bot.matches.service import MatchService
from bot.matches.session import MatchSession
from bot.store import MatchRow, MatchStatus, SeatRow, Store
from bot.table.action_id import ActionId
from bot.table.board import timestamp
from bot.table.history.replay import ending
from bot.table.layout import MessageLayout, button, rows, shorten
from bot.table.verbs import MatchVerb
from bot.texts import Texts
from engines.registry import GAMES

MOST_BUTTONS = 5
"""Matches that are opened by a button; the links lead to all."""
_LINE = 220
"""Characters of a line, beside its link."""
_PAGE = 3_900


class Mine(NamedTuple):
    """One match of a person."""

    row: MatchRow
    seats: Sequence[SeatRow]
    session: MatchSession | None
    """The match itself, of one that goes on; None also where it cannot be read."""


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


def matches(found: Sequence[Mine], user_id: int, guild_id: int | None, texts: Texts) -> MessageLayout:
    """Return the list of a person's matches, with a button to the panel of each that awaits them here."""
    asked = awaits(found, user_id)
    asked.sort(key=lambda mine: _due(mine, user_id))
    lists = {
        "awaits": asked,
        "runs": [mine for mine in found if mine.row.status in _GOES_ON and mine not in asked],
        "challenges": [mine for mine in found if mine.row.status is MatchStatus.CHALLENGE],
        "ended": [mine for mine in found if mine.row.status is MatchStatus.FINISHED],
    }
    lines = [f"### {texts.say('matches-title')}"]
    for heading, held in lists.items():
        if held:
            lines.append(f"**{texts.say(f'matches-{heading}')}**")
            lines += [f"- {line(mine, user_id, texts)}" for mine in held]
    if not found:
        lines.append(texts.say("matches-none"))
    here = [mine for mine in asked if guild_id in (None, mine.row.guild_id)][:MOST_BUTTONS]
    opened = [
        button(str(ActionId(mine.row.id, 0, MatchVerb.HAND)), texts.say("matches-open", code=mine.row.code))
        for mine in here
    ]
    return MessageLayout(ui.TextDisplay(shorten("\n".join(lines), _PAGE)), *rows(opened))


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
        return ""
    if session is None or session.stands:
        return texts.say("matches-stands")
    seat = session.people.seat_of(user_id)
    if seat is not None and session.asked(seat.number):
        due = session.clocks.dues.get(seat.number)
        asked = texts.tell(session.prompt(seat.number).title, names)
        return f"{asked} · {timestamp(due)}" if due else asked
    return texts.say("panel-waiting", who=", ".join(names[other] for other in session.awaited))


def link(row: MatchRow) -> str:
    """Return where a match is shown: its board, else its channel."""
    place = f"https://discord.com/channels/{row.guild_id or '@me'}/{row.channel_id}"
    return f"{place}/{row.board_message_id}" if row.board_message_id else place
