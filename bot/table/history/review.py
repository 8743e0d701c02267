"""Where the hard computer would have chosen otherwise in a finished match, with the ways there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from discord import ui

from bot.matches.postgame.review import Review, Slip
from bot.store import MatchRow
from bot.table.action_id import ActionId
from bot.table.asking.answers_in_words import in_words
from bot.table.layout import MessageLayout, button, menu, rows, shorten
from bot.table.verbs import MatchVerb
from bot.texts import Texts

_LINE = 600
"""Characters of what is told of one moment."""


class Reviewed(NamedTuple):
    """A review, and who may be looked at."""

    row: MatchRow
    review: Review
    seat: int
    seats: Sequence[int]
    """Those whose choices the reader may see reviewed."""
    names: list[str]


def review(seen: Reviewed, texts: Texts) -> MessageLayout:
    """Return a review as a message."""
    told = "\n".join(_told(seen, texts))
    return MessageLayout(
        ui.Container(ui.TextDisplay(shorten(told, 3_900))), *rows(_ways(seen, texts)), *_others(seen, texts)
    )


def _told(seen: Reviewed, texts: Texts) -> Iterator[str]:
    names, made = seen.names, seen.review
    yield texts.say("review-title", code=seen.row.code, seat=seen.seat, names=names)
    for number, slip in enumerate(made.slips, 1):
        yield shorten(_of_slip(number, slip, names, texts), _LINE)
    if not made.slips:
        yield texts.say("review-none")
    yield texts.say("review-how", looked=made.looked, choices=made.choices, seat=seen.seat, names=names)


def _of_slip(number: int, slip: Slip, names: Sequence[str], texts: Texts) -> str:
    return texts.say(
        "review-slip",
        number=number,
        turn=max(slip.turn, 1),
        title=texts.tell(slip.prompt.title, names),
        played=in_words(slip.decision, slip.prompt, slip.played, names, texts),
        better=in_words(slip.decision, slip.prompt, slip.better, names, texts),
        percent=round(slip.cost * 100),
    )


def _ways(seen: Reviewed, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield the ways to the moments, from where one can go on."""
    for number, slip in enumerate(seen.review.slips, 1):
        custom_id = ActionId(seen.row.id, slip.moment, MatchVerb.REPLAY, f"{number}/{seen.seat}")
        label = texts.say("button-review-moment", number=number, moment=slip.moment)
        yield button(str(custom_id), label, emoji="🎞️")


def _others(seen: Reviewed, texts: Texts) -> Iterator[ui.ActionRow[Any]]:
    """Yield the menu of those whose choices can be looked at."""
    if len(seen.seats) > 1:
        offered = [
            (str(each), texts.say("review-of", seat=each, names=seen.names), None) for each in seen.seats
        ]
        custom_id = ActionId(seen.row.id, 0, MatchVerb.REVIEW, "seat")
        yield menu(str(custom_id), texts.say("review-whose"), offered, chosen=str(seen.seat))
