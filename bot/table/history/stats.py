"""Statistics and histories as messages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from discord import ui

from bot.store.matches.statistics import MatchFilter, WinScore
from bot.table.action_id import ActionId
from bot.table.history.mine import Mine, line
from bot.table.layout import MessageLayout, button, rows, shorten
from bot.table.verbs import MatchVerb
from bot.texts import Texts

PAGE = 10
"""Matches on a page of a history."""
_LONGEST = 3_900


def stats(title: str, scores: Sequence[WinScore], texts: Texts) -> MessageLayout:
    """Return how often was won, drawn and lost, by game: against people first."""
    lines = [f"### {title}"]
    for alone, heading in ((False, "stats-people"), (True, "stats-computers")):
        told = [_score(score, texts) for score in scores if score.alone is alone]
        if told:
            lines += [f"**{texts.say(heading)}**", *told]
    if not scores:
        lines.append(texts.say("stats-none"))
    return MessageLayout(ui.TextDisplay(shorten("\n".join(lines), _LONGEST)))


def _score(score: WinScore, texts: Texts) -> str:
    played = score.won + score.drawn + score.lost
    told = texts.say(
        "stats-line", game=texts.game(score.game), won=score.won, drawn=score.drawn, lost=score.lost,
        percent=round(100 * (score.won + score.drawn / 2) / played),
    )  # fmt: skip
    return f"- {told}"


def history(
    title: str, which: MatchFilter, page: int, found: Iterable[Mine], more: bool, texts: Texts
) -> MessageLayout:
    """Return a page of a person's finished matches; `more` tells whether older ones follow."""
    told = [f"- {line(mine, which.user or 0, texts)}" for mine in found]
    lines = [f"### {title}", *(told or [texts.say("stats-none")])]
    return MessageLayout(
        ui.TextDisplay(shorten("\n".join(lines), _LONGEST)), *rows(_turns(which, page, more, texts))
    )


def _turns(which: MatchFilter, page: int, more: bool, texts: Texts) -> Iterator[ui.Button[Any]]:
    detail = f"{which.user}/{which.against or ''}/{which.game or ''}"
    if more:
        yield button(str(ActionId(0, page + 1, MatchVerb.HISTORY, detail)), texts.say("button-older"))
    if page > 0:
        yield button(str(ActionId(0, page - 1, MatchVerb.HISTORY, detail)), texts.say("button-newer"))
