"""Standings and bracket as text, and why somebody stands where he does."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from discord import ui

from bot.organiser.event import Event, Stage
from bot.table.layout import Layout, rows, shorten
from bot.table.tournament.words import (
    control,
    named,
    percent,
    result_line,
    round_name,
    score,
)
from bot.table.verbs import Verb
from bot.texts import Texts
from bot.tournaments.standings import By, Explanation, Step, explain
from bot.tournaments.state import Outcome

_PAGE = 20


def standings(event: Event, texts: Texts, page: int = 0, own: int | None = None) -> Layout:
    """Return a page of the standings, or of the bracket. Pictures of both would be asked for here."""
    lines = [*bracket_lines(event, texts), *table_lines(event, texts)]
    head = f"### {texts.say('tournament-standings')} · {event.row.name}"
    pages = [lines[start : start + _PAGE] for start in range(0, len(lines), _PAGE)] or [[]]
    page = max(0, min(page, len(pages) - 1))
    buttons = [
        control(event, texts, Verb.T_STANDINGS, label, number=to)
        for label, to in (("back", page - 1), ("on", page + 1))
        if 0 <= to < len(pages)
    ]
    if own is not None and event.played:
        buttons.append(control(event, texts, Verb.T_WHY, "why", detail=str(own)))
    text = "\n".join([head, *pages[page]])
    return Layout(ui.Container(ui.TextDisplay(shorten(text, 3_900))), *rows(buttons))


def table_lines(event: Event, texts: Texts) -> Iterator[str]:
    """Yield the rows of the table of the rounds."""
    for row in event.standings if event.played else ():
        yield texts.say(
            "tournament-row",
            place=str(row.place) if row.place else "–",
            who=named(event, [row.number]),
            points=row.points,
            omw=percent(row.omw),
            gw=percent(row.gw),
            ogw=percent(row.ogw),
            left="yes" if row.number in event.gone else "no",
        )


def bracket_lines(event: Event, texts: Texts) -> Iterator[str]:
    """Yield the matches of the bracket, round by round."""
    for made in event.rounds:
        if made.stage == Stage.ROUNDS:
            continue
        yield f"**{round_name(event, made.stage, made.number, texts)}**"
        for table in event.tables:
            if (table.place.stage, table.place.round) == (made.stage, made.number):
                yield result_line(event, table, texts)


def ranking_lines(event: Event, texts: Texts, most: int) -> Iterator[str]:
    """Yield who stands where, from the first place."""
    before = 0
    for group in event.ranking[:most]:
        medal = {0: "🥇", 1: "🥈", 2: "🥉"}.get(before, "")
        who = ", ".join(named(event, [number]) for number in group)
        yield texts.say("tournament-place", place=before + 1, medal=medal, who=who)
        before += len(group)


def why(event: Event, number: int, texts: Texts) -> Layout:
    """Return why somebody stands where he does: his rounds, the means, and what parts him from the next."""
    found = explain(event.standings, number)
    row = found.standing
    lines = [
        texts.say("tournament-why", who=named(event, [number]), place=str(row.place) if row.place else "–"),
        *_rounds(event, found, texts),
        texts.say("tournament-why-points", points=row.points, mw=_share(row.mw)),
        texts.say("tournament-why-omw", share=_share(row.omw)),
        texts.say("tournament-why-gw", share=_share(row.gw)),
        texts.say("tournament-why-ogw", share=_share(row.ogw)),
    ]
    if found.above:
        lines.append(_parted(event, found.above, texts, "above"))
    if found.below:
        lines.append(_parted(event, found.below, texts, "below"))
    return Layout(ui.Container(ui.TextDisplay(shorten("\n".join(lines), 3_900))))


def _rounds(event: Event, found: Explanation, texts: Texts) -> Iterator[str]:
    for line, faced in found.faced:
        if line.score is None:
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


def _share(share: Fraction) -> str:
    return f"{share.numerator}/{share.denominator} = {percent(share)} %"


def _parted(event: Event, step: Step, texts: Texts, side: str) -> str:
    by = texts.say(f"tournament-by-{step.by.replace('_', '-')}")
    who = named(event, [step.other])
    if step.by is By.LOT or step.by is By.TOOK_PART:
        return texts.say(f"tournament-why-{side}-plain", who=who, by=by)
    mine, theirs = (
        f"{percent(value)} %" if isinstance(value, Fraction) else str(value)
        for value in (step.mine, step.theirs)
    )
    return texts.say(f"tournament-why-{side}", who=who, by=by, mine=mine, theirs=theirs)
