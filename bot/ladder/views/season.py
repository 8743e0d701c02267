"""How a season stands, as text."""

from __future__ import annotations

from collections.abc import Mapping

from discord import ui

from bot.competition.seasons import SeasonLine
from bot.ladder.seasons import CountedSeason
from bot.table.layout import MessageLayout, shorten
from bot.texts import Texts
from bot.tournaments.views.words import points_said

MOST = 30
"""Rows shown."""
_PLACES = 6
"""Places named of one person, the best first."""


def season_standings(counted: CountedSeason, texts: Texts, own: int | None = None) -> MessageLayout:
    """Return how a season stands; one's own row also where it lies further down."""
    season = counted.season
    state = "over" if season.ended is not None else "open"
    lines = [
        texts.say("season-title", name=season.name, state=state),
        texts.say("season-events", finished=counted.finished, events=counted.events),
    ]
    shown = [row for number, row in enumerate(counted.rows) if number < MOST or row.user == own]
    lines += [_line(row, counted.names, texts) for row in shown] or [texts.say("season-nobody")]
    lines.append(f"-# {texts.say('season-points', points=points_told(season.points))}")
    return MessageLayout(ui.Container(ui.TextDisplay(shorten("\n".join(lines), 3_900))))


def points_told(points: tuple[int, ...]) -> str:
    """Return a table of points as it is written; the last number is for all further places."""
    return f"{' '.join(map(str, points))} …"


def _line(row: SeasonLine, names: Mapping[int, str], texts: Texts) -> str:
    places = ", ".join(f"{place}." for place in row.places[:_PLACES])
    more = " …" if len(row.places) > _PLACES else ""
    return texts.say(
        "season-row",
        place=str(row.place),
        who=names[row.user],
        points=points_said(row.points, texts),
        places=f"{places}{more}",
    )
