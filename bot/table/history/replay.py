"""A finished match as messages: a moment of it, with the ways to others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
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
from engines.kernel import Result
from engines.registry import GAMES

REPLAY_FILE, REPLAY_HAND = "replay", "replay-hand"
EVERYBODY = "all"
_TOLD = 2_500
"""Characters of what was told in one moment."""


class SeenMoment(NamedTuple):
    """A moment of a match, with the eyes of one who saw it."""

    game: str
    title: str
    ending: str
    """How the match ended; empty where that cannot be said."""
    moment: Moment
    seat: int | None
    """None is everybody."""
    eyes: Sequence[int]
    """The seats with whose eyes it may be seen."""
    names: list[str]
    way: Callable[[int, str], ActionId]
    """Makes the control that leads to a moment; the word is part of its detail."""
    beside: Sequence[ui.Button[Any]] = ()
    """What else can be made of the match."""

    @property
    def by(self) -> str:
        """Whose eyes these are, as controls say it."""
        return EVERYBODY if self.seat is None else str(self.seat)


def replay(seen: SeenMoment, texts: Texts, *shown: ui.Item[Any]) -> MessageLayout:
    """Return a moment of a match below what shows its table."""
    return MessageLayout(
        ui.Container(*shown, ui.TextDisplay(shorten("\n".join(_told(seen, texts)), _TOLD))),
        *rows(_steps(seen, texts)),
        *rows(seen.beside),
        *_turns(seen, texts),
        *_eyes(seen, texts),
    )


def _told(seen: SeenMoment, texts: Texts) -> Iterator[str]:
    moment, prefix = seen.moment, GAMES[seen.game].prefix
    yield seen.title
    for event in moment.events:
        line = story(texts, prefix, event, seen.seat, seen.names)
        if line:
            yield f"-# {line}"
    if moment.number < moment.last:
        return
    if not moment.whole:
        yield texts.say("replay-cut")
    elif seen.ending:
        yield seen.ending


def ending(row: MatchRow, names: Sequence[str], texts: Texts) -> str:
    """Say in a line how a finished match ended."""
    return ending_of(row.result, row.game, names, texts)


def ending_of(result: Result | None, game_id: str, names: Sequence[str], texts: Texts) -> str:
    """Say in a line how a match of a game ended; nothing where that is not known."""
    if result is None:
        return ""
    reason = reason_of(result, GAMES[game_id].prefix, texts)
    if result.counts_for_nobody:
        return texts.say("matches-stopped", reason=reason)
    if not result.winners:
        return texts.say("matches-drawn", reason=reason)
    winners = " & ".join(names[seat] for seat in result.winners)
    return texts.say("matches-won", winners=winners, count=len(result.winners), reason=reason)


def _steps(seen: SeenMoment, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield the four ways; one that leads nowhere is grey, so that the others keep their places."""
    here, last = seen.moment.number, seen.moment.last
    for label, number in (("first", 0), ("back", here - 1), ("on", here + 1), ("last", last)):
        there = min(max(number, 0), last)
        custom_id = seen.way(there, f"{label}/{seen.by}")
        yield button(str(custom_id), texts.say(f"button-replay-{label}"), disabled=there == here)


def film_button(row: MatchRow, texts: Texts) -> ui.Button[Any]:
    """Return the way to the turning points of a match as an animation."""
    return button(str(ActionId(row.id, 0, MatchVerb.FILM)), texts.say("button-film"), emoji="🎬")


def continue_button(
    row: MatchRow, moment: Moment, sits: int, names: Sequence[str], texts: Texts
) -> ui.Button[Any]:
    """Return the way to go on in a seat; at the end there is nothing to go on with."""
    custom_id = ActionId(row.id, moment.number, MatchVerb.CONTINUE, str(sits))
    label = texts.say("button-continue", seat=sits, names=names)
    return button(str(custom_id), label, disabled=moment.number == moment.last)


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
    custom_id = seen.way(0, f"turn/{seen.by}")
    yield menu(str(custom_id), texts.say("replay-to-turn"), offered, chosen=str(turns[now]))


def _eyes(seen: SeenMoment, texts: Texts) -> Iterator[ui.ActionRow[Any]]:
    """Yield the menu of those with whose eyes the match can be seen."""
    if not seen.eyes:
        return
    offered = [(EVERYBODY, texts.say("replay-everybody"), None)]
    offered += [(str(each), texts.say("replay-as", seat=each, names=seen.names), None) for each in seen.eyes]
    custom_id = seen.way(seen.moment.number, "eyes")
    yield menu(str(custom_id), texts.say("replay-whose-eyes"), offered, chosen=seen.by)
