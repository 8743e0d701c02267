"""Standings and bracket, in pages, and why somebody stands where they do."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from discord import ui

from bot.competition.seasons import shares
from bot.competition.standings import Explanation, Standing, TieBreakStep, explain
from bot.competition.state import Outcome, SeatSource
from bot.competition.tie_breaks import Notation, percent
from bot.table.layout import MessageLayout, rows, shorten
from bot.texts import Texts, dashed
from bot.tournaments.course.event import Stage, Tournament
from bot.tournaments.verbs import TournamentVerb
from bot.tournaments.views.sheets import bracket_sheet, standings_sheet
from bot.tournaments.views.words import control, named, points_said, result_line, round_name, score
from render import tournament as drawn

WHOLE = 2
"""Pages that are posted as they are; of what is longer the rest is a press away."""


@dataclass(frozen=True, slots=True)
class StandingsPage:
    """One page of the standings or of the bracket: what its picture is drawn from."""

    sheet: drawn.Standings | drawn.BracketSheet
    number: int
    """From 0."""
    pages: int


def page_of(
    event: Tournament, texts: Texts, what: str = "", number: int = 0, own: int = 0
) -> StandingsPage | None:
    """Return a page of the "table" or the "bracket", else of what counts now, with one's own line marked.

    None before anything is played.
    """
    found = pages_of(event, texts, what, own)
    return found[max(0, min(number, len(found) - 1))] if found else None


def pages_of(event: Tournament, texts: Texts, what: str = "", own: int = 0) -> list[StandingsPage]:
    """Return all pages of the "table" or the "bracket", else of what counts now."""
    sheets: Sequence[drawn.Standings | drawn.BracketSheet] = ()
    if event.bracket is not None and (what != "table" or not event.played):
        sheets = drawn.bracket_pages(bracket_sheet(event, texts, own))
    elif event.played:
        sheets = drawn.standings_pages(standings_sheet(event, texts, own))
    return [
        StandingsPage(_numbered(sheet, number, len(sheets), texts), number, len(sheets))
        for number, sheet in enumerate(sheets)
    ]


def _numbered(
    sheet: drawn.Standings | drawn.BracketSheet, number: int, pages: int, texts: Texts
) -> drawn.Standings | drawn.BracketSheet:
    if pages == 1:
        return sheet
    page = texts.say("tournament-pic-page", page=number + 1, pages=pages)
    return replace(sheet, under=f"{sheet.under} · {page}")


def final_pages(event: Tournament, texts: Texts) -> list[StandingsPage]:
    """Return what is posted at the end: the bracket, or its last page, and the first of the standings."""
    bracket = pages_of(event, texts, "bracket") if event.bracket is not None else []
    table = pages_of(event, texts, "table") if event.played else []
    return [*(bracket if len(bracket) <= WHOLE else bracket[-1:]), *table[:1]]


def standings(
    event: Tournament,
    texts: Texts,
    page: StandingsPage | None,
    own: int = 0,
    shown: ui.Item[Any] | None = None,
) -> MessageLayout:
    """Return a page of the standings, or of the bracket: its picture, if there is one, and its words."""
    head = f"### {texts.say('tournament-standings')} · {event.row.name}"
    text = "\n".join([head, *(page_lines(event, texts, page) if page else ())])
    items: list[ui.Item[Any]] = [shown] if shown else []
    items.append(ui.Container(ui.TextDisplay(shorten(text, 3_800))))
    return MessageLayout(*items, *rows(_buttons(event, page, own, texts)))


def page_lines(event: Tournament, texts: Texts, page: StandingsPage) -> Iterator[str]:
    """Yield what stands on a page, a line each."""
    if isinstance(page.sheet, drawn.BracketSheet):
        yield from _bracket_lines(event, texts, page.sheet)
    else:
        yield from _table_lines(event, texts, {row.number for row in page.sheet.rows})


def _buttons(
    event: Tournament, page: StandingsPage | None, own: int, texts: Texts
) -> Iterator[ui.Button[Any]]:
    what = "bracket" if page and isinstance(page.sheet, drawn.BracketSheet) else "table"
    if page is not None:
        for label, to in (("back", page.number - 1), ("on", page.number + 1)):
            if 0 <= to < page.pages:
                yield control(event, texts, TournamentVerb.STANDINGS, label, number=to, detail=what)
    if event.bracket is not None and event.played:
        other, label = ("table", "standings") if what == "bracket" else ("bracket", "bracket")
        yield control(event, texts, TournamentVerb.STANDINGS, label, detail=other)
    if own and event.played:
        yield control(event, texts, TournamentVerb.WHY, "why", detail=str(own))
    yield control(event, texts, TournamentVerb.EXPORT, "export")


def _table_lines(event: Tournament, texts: Texts, only: Collection[int]) -> Iterator[str]:
    """Yield the rows of the table of the rounds, of these entrants."""
    for row in event.standings:
        if row.number not in only:
            continue
        yield texts.say(
            "tournament-row",
            place=str(row.place) if row.place else "–",
            who=named(event, [row.number]),
            points=row.points,
            ties="".join(f" · {tie}" for tie in _ties(row, texts)),
            left="struck" if row.number in event.struck else "yes" if row.number in event.gone else "no",
        )


def _ties(row: Standing, texts: Texts) -> Iterator[str]:
    for by, value in row.ties.items():
        yield texts.say(f"tournament-row-{dashed(by)}", value=by.shown.brief(value))


def _bracket_lines(event: Tournament, texts: Texts, sheet: drawn.BracketSheet) -> Iterator[str]:
    """Yield the matches of a page of the bracket that have been made, round by round."""
    on_page = {match.number for part in sheet.parts for each in part.rounds for match in each.matches}
    for made in event.rounds:
        here = [
            table
            for table in event.tables
            if (table.place.stage, table.place.round) == (made.stage, made.number)
            and made.stage != Stage.ROUNDS
            and table.place.table_no in on_page
        ]
        if here:
            yield f"**{round_name(event, made.stage, made.number, texts)}**"
        yield from (result_line(event, table, texts) for table in here)


def ranking_lines(event: Tournament, texts: Texts, most: int, points: Sequence[int] = ()) -> Iterator[str]:
    """Yield who stands where, from the first place; with what the places give in a season of such points."""
    before = 0
    given = shares(event.ranking, points) if points else {}
    for group in event.ranking[:most]:
        medal = {0: "🥇", 1: "🥈", 2: "🥉"}.get(before, "")
        who = ", ".join(named(event, [number]) for number in group)
        said = points_said(given[group[0]][1], texts) if group[0] in given else "none"
        yield texts.say("tournament-place", place=before + 1, medal=medal, who=who, points=said)
        before += len(group)


def why(event: Tournament, number: int, texts: Texts) -> MessageLayout:
    """Return why somebody stands where they do: rounds, means, and what parts them from the next."""
    found = explain(event.standings, number)
    row = found.standing
    lines = [
        texts.say("tournament-why", who=named(event, [number]), place=str(row.place) if row.place else "–"),
        *_rounds(event, found, texts),
        texts.say("tournament-why-points", points=row.points, mw=Notation.SHARE.whole(row.mw)),
        *(
            texts.say(f"tournament-why-{dashed(by)}", value=by.shown.whole(value))
            for by, value in row.ties.items()
        ),
    ]
    if found.above:
        lines.append(_parted(event, found.above, texts, "above"))
    if found.below:
        lines.append(_parted(event, found.below, texts, "below"))
    return MessageLayout(ui.Container(ui.TextDisplay(shorten("\n".join(lines), 3_900))))


def _rounds(event: Tournament, found: Explanation, texts: Texts) -> Iterator[str]:
    for line, faced in found.faced:
        if line.source is SeatSource.SITS_OUT:
            yield texts.say("tournament-why-sits-out", round=line.round)
        elif line.score is None:
            yield texts.say("tournament-why-missed", round=line.round)
        elif not faced:
            yield texts.say("tournament-why-bye", round=line.round, points=line.points)
        else:
            others = ", ".join(
                texts.say(
                    "tournament-why-faced",
                    who=named(event, [each.number]),
                    mw=percent(each.mw),
                    gw=percent(each.gw),
                )
                for each in faced
            )
            lost = Outcome((line.score,))
            won = f"{line.score.won}-{line.score.lost}" + (f"-{line.score.drawn}" if line.score.drawn else "")
            shown = won if len(faced) == 1 else score(lost)
            yield texts.say(
                "tournament-why-round", round=line.round, points=line.points, score=shown, others=others
            )


def _parted(event: Tournament, step: TieBreakStep, texts: Texts, side: str) -> str:
    by = texts.say(f"tournament-by-{dashed(step.by)}")
    who = named(event, [step.other])
    if step.mine is None or step.theirs is None:
        return texts.say(f"tournament-why-{side}-plain", who=who, by=by)
    mine, theirs = (step.by.shown.compared(value) for value in (step.mine, step.theirs))
    return texts.say(f"tournament-why-{side}", who=who, by=by, mine=mine, theirs=theirs)
