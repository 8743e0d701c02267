"""A finished match as messages: a moment of it, with the ways to others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from discord import ui

from bot.matches.postgame.replays import Moment
from bot.store import MatchRow
from bot.table.action_id import ActionId
from bot.table.board import reason_of
from bot.table.layout import MENU, MessageLayout, button, menu, rows, shorten
from bot.table.verbs import MatchVerb
from bot.texts import Texts
from bot.texts.telling import story
from engines.registry import GAMES

REPLAY_FILE, REPLAY_HAND = "replay", "replay-hand"
EVERYBODY = "all"
_TOLD = 2_500
"""Characters of what was told in one moment."""


class SeenMoment(NamedTuple):
    """A moment of a match, with the eyes of one who saw it."""

    row: MatchRow
    moment: Moment
    seat: int | None
    """None is everybody."""
    eyes: Sequence[int]
    """The seats with whose eyes it may be seen."""
    names: list[str]
    sits: int
    """In which seat the viewer would go on."""
    open: bool
    """Whether they may go on from here."""

    @property
    def by(self) -> str:
        """Whose eyes these are, as controls say it."""
        return EVERYBODY if self.seat is None else str(self.seat)


def replay(seen: SeenMoment, texts: Texts, *shown: ui.Item[Any]) -> MessageLayout:
    """Return a moment of a match below what shows its table."""
    return MessageLayout(
        ui.Container(*shown, ui.TextDisplay(shorten("\n".join(_told(seen, texts)), _TOLD))),
        *rows(_steps(seen, texts)),
        *rows(_beside(seen, texts)),
        *_turns(seen, texts),
        *_eyes(seen, texts),
    )


def _told(seen: SeenMoment, texts: Texts) -> Iterator[str]:
    row, moment, prefix = seen.row, seen.moment, GAMES[seen.row.game].prefix
    yield texts.say("replay-title", code=row.code, moment=moment.number, last=moment.last)
    for event in moment.events:
        line = story(texts, prefix, event, seen.seat, seen.names)
        if line:
            yield f"-# {line}"
    if moment.number < moment.last:
        return
    if not moment.whole:
        yield texts.say("replay-cut")
    elif row.result is not None:
        yield ending(row, seen.names, texts)


def ending(row: MatchRow, names: Sequence[str], texts: Texts) -> str:
    """Say in a line how a finished match ended."""
    if row.result is None:
        return ""
    reason = reason_of(row.result, GAMES[row.game].prefix, texts)
    if row.result.counts_for_nobody:
        return texts.say("matches-stopped", reason=reason)
    if not row.result.winners:
        return texts.say("matches-drawn", reason=reason)
    winners = " & ".join(names[seat] for seat in row.result.winners)
    return texts.say("matches-won", winners=winners, count=len(row.result.winners), reason=reason)


def _steps(seen: SeenMoment, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield the four ways; one that leads nowhere is grey, so that the others keep their places."""
    here, last = seen.moment.number, seen.moment.last
    for label, number in (("first", 0), ("back", here - 1), ("on", here + 1), ("last", last)):
        there = min(max(number, 0), last)
        custom_id = ActionId(seen.row.id, there, MatchVerb.REPLAY, f"{label}/{seen.by}")
        yield button(str(custom_id), texts.say(f"button-replay-{label}"), disabled=there == here)


def _beside(seen: SeenMoment, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield what else can be made of the match."""
    if seen.open:
        yield _continue(seen, texts)
    yield button(str(ActionId(seen.row.id, 0, MatchVerb.FILM)), texts.say("button-film"), emoji="🎬")


def _continue(seen: SeenMoment, texts: Texts) -> ui.Button[Any]:
    """Return the way to go on; at the end there is nothing to go on with."""
    custom_id = ActionId(seen.row.id, seen.moment.number, MatchVerb.CONTINUE, str(seen.sits))
    label = texts.say("button-continue", seat=seen.sits, names=seen.names)
    return button(str(custom_id), label, disabled=seen.moment.number == seen.moment.last)


def _turns(seen: SeenMoment, texts: Texts) -> Iterator[ui.ActionRow[Any]]:
    """Yield the menu of turns: all, or as many about the present one as a menu holds."""
    turns = seen.moment.turns
    if len(turns) < 2:
        return
    now = max(place for place, begins in enumerate(turns) if begins <= seen.moment.number)
    start = min(max(0, now - MENU // 2), max(0, len(turns) - MENU))
    offered = [
        (str(begins), texts.say("replay-turn", turn=turn), None)
        for turn, begins in enumerate(turns[start : start + MENU], start + 1)
    ]
    custom_id = ActionId(seen.row.id, 0, MatchVerb.REPLAY, f"turn/{seen.by}")
    yield menu(str(custom_id), texts.say("replay-to-turn"), offered, chosen=str(turns[now]))


def _eyes(seen: SeenMoment, texts: Texts) -> Iterator[ui.ActionRow[Any]]:
    """Yield the menu of those with whose eyes the match can be seen."""
    if not seen.eyes:
        return
    offered = [(EVERYBODY, texts.say("replay-everybody"), None)]
    offered += [(str(each), texts.say("replay-as", seat=each, names=seen.names), None) for each in seen.eyes]
    custom_id = ActionId(seen.row.id, seen.moment.number, MatchVerb.REPLAY, "eyes")
    yield menu(str(custom_id), texts.say("replay-whose-eyes"), offered, chosen=seen.by)
