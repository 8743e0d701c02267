"""What the panels of a tournament say alike: names, tables, rounds, scores, times."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any

import discord
from discord import ui

from bot.competition.setup import USUAL, Setup
from bot.competition.state import Format, Outcome
from bot.store import TableRow
from bot.table.action_id import ActionId
from bot.table.layout import button
from bot.table.verbs import Verb
from bot.texts import Texts
from bot.tournaments.course.event import Next, Stage, Tournament


def control(
    event: Tournament,
    texts: Texts,
    verb: Verb,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    detail: str = "",
    number: int = 0,
    disabled: bool = False,
) -> ui.Button[Any]:
    """Return a button of a tournament."""
    said = texts.say(f"button-tournament-{label}")
    return button(str(ActionId(event.id, number, verb, detail)), said, style, disabled=disabled)


def title(event: Tournament, texts: Texts) -> str:
    """Return what a tournament is called; a draft may have no name yet."""
    return event.row.name or texts.say("tournament-unnamed")


def named(event: Tournament, numbers: Iterable[int]) -> str:
    """Return what people at a table are called, as a table shows them."""
    return " – ".join(event.called[number] for number in numbers)


def opened(facts: Mapping[str, Any], texts: Texts) -> Iterator[str]:
    """Yield the secret of a match that was sealed and cannot begin: none is dropped unseen."""
    if "seed" in facts:
        yield f"-# {texts.say('challenge-seed', seed=facts['seed'], code=facts['code'])}"


def mention(event: Tournament, number: int, texts: Texts) -> str:
    """Return what calls an entrant."""
    return texts.mention(event.by_number[number].user_id)


def table_name(event: Tournament, table: TableRow, texts: Texts) -> str:
    """Return what a table is called: tables of rounds by number, those of brackets as matches."""
    place = table.place
    if place.stage == Stage.ROUNDS:
        return texts.say("tournament-table", table=place.table_no)
    return texts.say(
        "tournament-match", table=place.table_no, part=round_name(event, place.stage, place.round, texts)
    )


def where_of(event: Tournament, table: TableRow, texts: Texts) -> str:
    """Return what leads to a table: its thread, or what it is called while it has none."""
    thread = event.thread_of(table)
    return f"<#{thread}>" if thread else table_name(event, table, texts)


def round_name(event: Tournament, stage: int, number: int, texts: Texts) -> str:
    """Return what a round is called."""
    match stage:
        case Stage.ROUNDS:
            return texts.say("tournament-round-of", round=number, rounds=event.planned)
        case Stage.FINAL:
            return texts.say("tournament-reset" if number == 2 else "tournament-final")
        case Stage.LOWER:
            return texts.say("tournament-lower", round=number)
        case _:
            both = event.setup.format is Format.DOUBLE
            return texts.say("tournament-upper" if both else "tournament-bracket", round=number)


def wave_name(event: Tournament, texts: Texts) -> str:
    """Return what is played in this wave."""
    last = [each for each in event.rounds if each.wave == event.wave]
    return " · ".join(round_name(event, each.stage, each.number, texts) for each in last)


def next_label(event: Tournament) -> str:
    """Return the key of what a press on *Next* does."""
    if not event.wave:
        return "start"
    return {Next.CUT: "cut", Next.END: "end"}.get(event.next, "next")


def points_said(points: Fraction, texts: Texts) -> str:
    """Return points of a season with at most two decimals, written as the language does."""
    if points.denominator == 1:
        return str(points.numerator)
    return f"{float(points):.2f}".rstrip("0").replace(".", texts.say("decimal-sign"))


def score(outcome: Outcome) -> str:
    """Return a score as it is written: 2-1, or 1-1-1 with a drawn game."""
    won = "-".join(str(each.won) for each in outcome.scores)
    drawn = outcome.scores[0].drawn
    return f"{won}-{drawn}" if drawn and len(outcome.scores) == 2 else won


def result_line(event: Tournament, table: TableRow, texts: Texts) -> str:
    """Return a table with how it ended, or that it is open."""
    who = named(event, table.table.seats)
    outcome = table.table.outcome
    if len(table.table.seats) == 1:
        return _alone(event, table, texts)
    where = table_name(event, table, texts)
    if outcome is None:
        return texts.say("tournament-line-open", table=where, who=who)
    why = (
        ""
        if outcome.source == "played"
        else texts.say(f"tournament-source-{outcome.source.replace('_', '-')}")
    )
    return texts.say("tournament-line-over", table=where, who=who, score=score(outcome), why=why)


def _alone(event: Tournament, table: TableRow, texts: Texts) -> str:
    """Return what it is worth to somebody that they sit alone."""
    who = named(event, table.table.seats)
    if event.setup.format is not Format.ROBIN:
        return texts.say("tournament-line-bye", who=who)
    if (free := event.counted_as(table)) is None:
        return texts.say("tournament-line-sits-out", who=who)
    return texts.say("tournament-line-free", who=who, gone=named(event, free.seats[1:]))


def moment(due: float) -> str:
    """Return a time as each reader's Discord shows it, counting by itself."""
    return f"<t:{int(due)}:R>"


def format_name(setup: Setup, texts: Texts) -> str:
    """Return what is played: format, rounds, cut."""
    said = texts.say(f"tournament-format-{setup.format}")
    if setup.rounds:
        said = texts.say("tournament-with-rounds", format=said, rounds=setup.rounds)
    if setup.cut == USUAL:
        return texts.say("tournament-with-usual-cut", format=said)
    return texts.say("tournament-with-cut", format=said, cut=setup.cut) if setup.cut else said


def minutes(count: int, texts: Texts) -> str:
    """Return a time in the largest unit that divides it."""
    for unit, size in (("days", 1_440), ("hours", 60)):
        if count and count % size == 0:
            return texts.say(f"tournament-{unit}", count=count // size)
    return texts.say("tournament-minutes", count=count)
