"""The challenge message: accept, decline, cancel, join."""

from __future__ import annotations

from datetime import datetime

import discord
from discord import ui

from bot.action_id import ActionId
from bot.options import in_words
from bot.store import MatchRow, MatchStatus, Seat
from bot.table.board import timestamp
from bot.table.layout import Layout, button, shorten
from bot.texts import Texts
from engines.kernel import commitment
from engines.registry import GAMES


def challenge(row: MatchRow, seats: list[Seat], say: Texts, expires: datetime | None = None) -> Layout:
    """Return the challenge as it stands: waiting with buttons, or how it went on."""
    game = GAMES[row.game]
    title = say.say(f"game-{row.game.replace('_', '-')}")
    lines = [f"### {say.say('challenge-title', game=title)}"]
    who = f"<@{row.challenger_id}>"
    others = [seat for seat in seats if seat.user_id != row.challenger_id]
    open_seat = any(seat.user_id is None and seat.level is None for seat in others)
    if open_seat:
        lines.append(say.say("challenge-open", who=who))
    else:
        whom = ", ".join(
            f"<@{seat.user_id}>" if seat.user_id else _computer_name(seat, say) for seat in others
        )
        lines.append(say.say("challenge-to", who=who, whom=whom))
    lines += [
        f"-# {line}" for line in in_words(game.options.model_validate(dict(row.options)), game.prefix, say)
    ]
    lines.append(f"-# {say.say('challenge-clock', clock=say.say(f'clock-{row.clock}'))}")
    if row.status is not MatchStatus.CHALLENGE:
        lines.append(_outcome(row, say))
        return Layout(ui.Container(ui.TextDisplay("\n".join(lines))))
    if expires:
        lines.append(f"-# {say.say('challenge-expires')} {timestamp(expires)}")
    lines.append(f"-# {say.say('challenge-commitment', hash=shorten(commitment(row.seed), 64))}")
    if open_seat:
        buttons = [
            button(str(ActionId(row.id, 0, "accept")), say.say("button-join"), discord.ButtonStyle.success),
        ]
    else:
        buttons = [
            button(str(ActionId(row.id, 0, "accept")), say.say("button-accept"), discord.ButtonStyle.success),
            button(str(ActionId(row.id, 0, "decline")), say.say("button-decline")),
        ]
    buttons.append(button(str(ActionId(row.id, 0, "cancel")), say.say("button-cancel")))
    return Layout(ui.Container(ui.TextDisplay("\n".join(lines))), ui.ActionRow(*buttons))


def _computer_name(seat: Seat, say: Texts) -> str:
    """Return what the computer in a seat is called."""
    return say.say("computer-name", level=say.say(f"level-{seat.level}"))


def _outcome(row: MatchRow, say: Texts) -> str:
    match row.status:
        case MatchStatus.CANCELLED:
            return say.say("challenge-cancelled")
        case MatchStatus.EXPIRED:
            return say.say("challenge-expired")
        case _:
            return say.say("challenge-begun", place=f"<#{row.channel_id}>", code=row.code)
