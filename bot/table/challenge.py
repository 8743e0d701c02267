"""The challenge message: accept, decline, cancel, join, leave."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Any, cast

import discord
from discord import ui

from bot.matches.clock import CLOCKS, Preset
from bot.matches.options import in_words, options_of
from bot.matches.start.first_matches import is_first
from bot.matches.start.gathering import is_sealed, opens
from bot.store import MatchRow, MatchStatus, SeatRow
from bot.store.privacy.forgetting import NOBODY
from bot.table.action_id import ActionId
from bot.table.board import timestamp
from bot.table.layout import MessageLayout, button, rows
from bot.table.rules import learn_button, rules_button
from bot.table.verbs import MatchVerb, Verb
from bot.texts import Texts
from engines.kernel import Options
from engines.registry import GAMES


def challenge(
    row: MatchRow, seats: list[SeatRow], texts: Texts, expires: datetime | None = None
) -> MessageLayout:
    """Return the challenge as it stands: waiting with buttons, or how it went on."""
    game = GAMES[row.game]
    title = texts.game(row.game)
    lines = [f"### {texts.say('challenge-title', game=title)}"]
    options = options_of(row)
    decks = wants_decks(row)
    if row.challenger_id == NOBODY:  # the challenge is over, and its challenger was forgotten
        lines += [texts.say("challenge-withdrawn"), _seed(row, texts)]
        return MessageLayout(ui.Container(ui.TextDisplay("\n".join(lines))))
    lines.append(_invitation(row, seats, texts))
    if len(seats) > 2 or decks:
        lines += [_seat_line(seat, texts, decks) for seat in seats]
    lines += [f"-# {line}" for line in in_words(options, game.prefix, texts)]
    if row.takebacks:
        lines.append(f"-# {texts.say('challenge-takebacks')}")
    lines.append(f"-# {texts.say('challenge-clock', clock=_clock(row, options, texts))}")
    if row.status is not MatchStatus.CHALLENGE:
        lines.append(outcome(row, texts))
        if row.origin is not None or is_first(row):
            lines += sealed_dice(row, texts)
        elif row.status in (MatchStatus.CANCELLED, MatchStatus.EXPIRED):
            lines.append(_seed(row, texts))
        return MessageLayout(ui.Container(ui.TextDisplay("\n".join(lines))))
    if expires:
        lines.append(f"-# {texts.say('challenge-expires')} {timestamp(expires)}")
    lines += [f"-# {line}" for line in _dice(row, seats, texts)]
    return MessageLayout(ui.Container(ui.TextDisplay("\n".join(lines))), *rows(_buttons(row, seats, texts)))


def _seed(row: MatchRow, texts: Texts) -> str:
    """Show the secret of what comes to nothing: none is dropped unseen."""
    return f"-# {texts.say('challenge-seed', seed=row.seed, code=row.code)}"


def sealed_dice(row: MatchRow, texts: Texts) -> list[str]:
    """Return what has been published of a match's dice, so far."""
    if is_first(row):
        return [f"-# {texts.say('first-match-seed', seed=row.seed)}"]
    lines = [texts.say("dice-sealed", hash=row.commitment)]
    if row.origin is not None:
        bound = row.binding or row.origin.binding(dict(row.options))
        lines.append(texts.say("dice-bound", hash=bound))
    return [f"-# {line}" for line in lines]


def _dice(row: MatchRow, seats: list[SeatRow], texts: Texts) -> Iterator[str]:
    """Yield what is sealed of the dice, by Herald and by players, and who has to open it."""
    if is_first(row):
        yield texts.say("first-match")
        yield texts.say("first-match-seed", seed=row.seed)
        return
    yield texts.say("dice-sealed", hash=row.commitment)
    if any(seat.user_id != row.challenger_id and seat.level is None for seat in seats):
        yield texts.say("challenge-nobody-knows")
    for seat in seats:
        if seat.seal and seat.user_id is not None:
            yield texts.say("challenge-sealed-words", who=texts.mention(seat.user_id), hash=seat.seal)
    if opens(row, seats):
        waited = [texts.mention(seat.user_id) for seat in seats if is_sealed(seat) and seat.user_id]
        yield texts.say("challenge-words-wanted", who=", ".join(waited))


def _clock(row: MatchRow, options: Options, texts: Texts) -> str:
    """Say how long a decision may take, and a reaction where that is shorter."""
    game = GAMES[row.game]
    seconds = game.seconds_to_decide(options)
    if seconds is not None:
        return texts.say("clock-seconds", seconds=seconds)
    clock = CLOCKS[cast("Preset", row.clock)]
    shorter = game.reaction_kinds and clock.reaction != clock.decision
    return texts.say(f"clock-{row.clock}-reactions" if shorter else f"clock-{row.clock}")


def _buttons(row: MatchRow, seats: list[SeatRow], texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield what those who are meant, who have come, and the challenger may do."""
    others = [seat for seat in seats if seat.user_id is not None and seat.user_id != row.challenger_id]
    invited = any(not seat.joined for seat in others)
    if any(_is_open(seat) for seat in seats):
        yield _button(row, texts, MatchVerb.ACCEPT, "join", discord.ButtonStyle.success)
    elif invited:
        yield _button(row, texts, MatchVerb.ACCEPT, "accept", discord.ButtonStyle.success)
    if invited or any(_is_open(seat) for seat in seats):
        yield _button(row, texts, MatchVerb.LUCK, "luck")
    if invited:
        yield _button(row, texts, MatchVerb.DECLINE, "decline")
    if any(seat.joined for seat in others):
        yield _button(row, texts, MatchVerb.LEAVE, "leave")
    if wants_decks(row) and not opens(row, seats):
        yield _button(row, texts, MatchVerb.DECK, "deck", discord.ButtonStyle.primary)
    if opens(row, seats):
        yield _button(row, texts, MatchVerb.OPEN_WORDS, "open-words", discord.ButtonStyle.primary)
    yield _button(row, texts, MatchVerb.CANCEL, "cancel")
    yield rules_button(row.id, row.game, texts)
    yield learn_button(row.game, texts)


def wants_decks(row: MatchRow) -> bool:
    """Tell whether everybody brings a deck to this match."""
    return GAMES[row.game].wants_decks(options_of(row))


def _button(
    row: MatchRow,
    texts: Texts,
    verb: Verb,
    text: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> ui.Button[Any]:
    label = texts.say(f"{GAMES[row.game].prefix}-button-{text}")
    return button(str(ActionId(row.id, 0, verb)), label, style)


def _is_open(seat: SeatRow) -> bool:
    return seat.user_id is None and seat.level is None


def _invitation(row: MatchRow, seats: list[SeatRow], texts: Texts) -> str:
    """Say who challenges whom."""
    who = texts.mention(row.challenger_id)
    others = [seat for seat in seats if seat.user_id != row.challenger_id]
    if not others:
        return texts.say("challenge-alone", who=who)
    if any(_is_open(seat) for seat in others):
        return texts.say("challenge-open", who=who, seats=len(others))
    whom = [texts.mention(seat.user_id) if seat.user_id else _name(seat, texts) for seat in others]
    return texts.say("challenge-to", who=who, whom=", ".join(whom))


def _seat_line(seat: SeatRow, texts: Texts, decks: bool) -> str:
    """Say who sits in a seat, and what is still to come from them."""
    if _is_open(seat):
        return f"{seat.seat + 1}. {texts.say('challenge-seat-free')}"
    who = texts.mention(seat.user_id) if seat.user_id else _name(seat, texts)
    if seat.level is not None:
        state = "ready"
    elif not seat.joined:
        state = "invited"
    else:
        state = "choosing" if decks and seat.deck is None else "ready"
    if state == "ready" and seat.deck is not None and seat.deck.by_hand:
        return f"{seat.seat + 1}. {who} – {texts.say('challenge-seat-by-hand', count=seat.deck.by_hand)}"
    return f"{seat.seat + 1}. {who} – {texts.say(f'challenge-seat-{state}')}"


def _name(seat: SeatRow, texts: Texts) -> str:
    """Return what the computer in a seat is called."""
    return texts.say("computer-name", name=seat.name, level=texts.say(f"level-{seat.level}"))


def outcome(row: MatchRow, texts: Texts) -> str:
    """Return how a challenge ended that is no longer open."""
    match row.status:
        case MatchStatus.CANCELLED:
            return texts.say("challenge-cancelled")
        case MatchStatus.EXPIRED:
            return texts.say("challenge-expired")
        case _:
            return texts.say("challenge-begun", place=f"<#{row.channel_id}>", code=row.code)
