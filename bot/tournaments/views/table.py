"""What is posted at a table, and what somebody sees of their own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord
from discord import ui

from bot.competition.state import Format, TournamentTable
from bot.store import MatchRow, TableRow
from bot.store.tournaments.deadlines import EventClock
from bot.table.challenge import sealed_dice
from bot.table.layout import MessageLayout, rows, shorten
from bot.texts import Texts
from bot.tournaments.course.event import Tournament
from bot.tournaments.course.signup import wants_deck
from bot.tournaments.course.tables import needed
from bot.tournaments.messages import NoteKind
from bot.tournaments.verbs import TournamentVerb
from bot.tournaments.views.words import control, mention, moment, named, opened, score, table_name
from engines.kernel import Say

CALLING = (NoteKind.TABLE, NoteKind.REPLAY, NoteKind.DECK_TROUBLE)
"""What calls a table: from its delivery its time to be ready runs."""


def call(
    event: Tournament,
    table: TableRow,
    texts: Texts,
    until: float | None = None,
    match: MatchRow | None = None,
) -> MessageLayout:
    """Return what calls the players of a table, who must be ready by then, with what they press.

    Sent once, it is corrected whenever its times are others: without `until` they are those that run. From
    its beginning on it shows what else is sealed of its `match`.
    """
    who = " – ".join(mention(event, number, texts) for number in table.table.seats)
    said = _times(event, table, texts, until)
    lines = [texts.say("tournament-call", table=table_name(event, table, texts), who=who, until=said)]
    if event.setup.open_decks and wants_deck(event):
        lines += _decks(event, table, texts)
    if match is not None:
        lines += sealed_dice(match, texts)
    elif table.sealed is not None:
        lines.append(f"-# {texts.say('dice-sealed', hash=table.sealed.promise())}")
    return MessageLayout(ui.Container(ui.TextDisplay("\n".join(lines))), *rows(_buttons(event, table, texts)))


def _times(event: Tournament, table: TableRow, texts: Texts, until: float | None) -> str:
    """Return what a table must know of its clocks."""
    if table.table.outcome is not None:
        return ""
    if event.row.paused:
        return texts.say("tournament-paused-at-table")
    if table.match_id is not None:
        ends = event.due(EventClock.ROUND, table) or event.due(EventClock.ROUND)
        return texts.say("tournament-table-ends", when=moment(ends)) if ends else ""
    due = until or event.due(EventClock.READY, table)
    return texts.say("tournament-ready-by", when=moment(due)) if due else ""


def _buttons(event: Tournament, table: TableRow, texts: Texts) -> Iterator[ui.Button[Any]]:
    if table.table.outcome is not None:
        return
    green, at = discord.ButtonStyle.success, detail_of(table)
    if table.match_id is None:
        yield control(event, texts, TournamentVerb.READY, "ready", green, detail=at)
    yield control(event, texts, TournamentVerb.CALL, "call", detail=at)


def detail_of(table: TableRow) -> str:
    """Return what a control says of the table that it belongs to."""
    return ":".join(map(str, table.place.key[1:]))


def _decks(event: Tournament, table: TableRow, texts: Texts) -> Iterator[str]:
    for number in table.table.seats:
        deck = event.by_number[number].deck
        if deck is not None:
            yield f"-# {texts.say('tournament-deck-of', who=named(event, [number]), deck=deck.name)}"


def mine(event: Tournament, number: int, texts: Texts) -> MessageLayout:
    """Return what somebody must know of their own table."""
    table = event.table_of(number)
    if table is None:
        return MessageLayout(ui.TextDisplay(texts.say("tournament-mine-none")))
    if len(table.table.seats) == 1:
        return MessageLayout(ui.TextDisplay(_alone(event, table, texts)))
    lines = [f"**{table_name(event, table, texts)}** · {named(event, table.table.seats)}"]
    place = event.thread_of(table)
    if place is not None:
        lines.append(texts.say("tournament-mine-place", place=f"<#{place}>"))
    if table.table.outcome is not None:
        lines.append(texts.say("tournament-mine-over", score=score(table.table.outcome)))
    elif table.match_id is None and (away := _waited_for(event, table)):
        lines.append(texts.say("tournament-mine-waits", who=named(event, away)))
    if said := _times(event, table, texts, None):
        lines.append(said)
    return MessageLayout(ui.Container(ui.TextDisplay("\n".join(lines))), *rows(_buttons(event, table, texts)))


def _waited_for(event: Tournament, table: TableRow) -> list[int]:
    """Return who must still be ready at a table."""
    return [n for n in needed(event, table) if table.ready[table.table.seats.index(n)] is None]


def _alone(event: Tournament, table: TableRow, texts: Texts) -> str:
    """Return what somebody who sits alone has of it."""
    if event.setup.format is not Format.ROBIN:
        return texts.say("tournament-mine-bye", points=_scored(event, table.table))
    if (free := event.counted_as(table)) is None:
        return texts.say("tournament-mine-sits-out")
    gone = named(event, free.seats[1:])
    return texts.say("tournament-mine-free", gone=gone, points=_scored(event, free))


def _scored(event: Tournament, table: TournamentTable) -> int:
    """Return the points that the first seat of a table has of it."""
    return event.setup.scoring.points(table.outcome.scores[0]) if table.outcome is not None else 0


def confirm_drop(event: Tournament, texts: Texts) -> MessageLayout:
    """Return the question before somebody leaves."""
    red = discord.ButtonStyle.danger
    all_meet = event.setup.format is Format.ROBIN and event.wave
    said = texts.say("tournament-drop-question-robin" if all_meet else "tournament-drop-question")
    question = ui.TextDisplay[Any](said)
    return MessageLayout(
        question, ui.ActionRow(control(event, texts, TournamentVerb.DROP, "drop-surely", red))
    )


def told(
    event: Tournament,
    table: TableRow,
    what: NoteKind,
    facts: Mapping[str, Any],
    texts: Texts,
    until: float | None = None,
) -> tuple[MessageLayout, list[int]]:
    """Return what a table is told, and whom it calls: to be ready by `until`."""
    name = table_name(event, table, texts)
    outcome = table.table.outcome
    values = {
        "table": name,
        "score": score(outcome) if outcome else "",
        "who": named(event, table.table.seats),
    }
    called: list[int] = []
    match what:
        case NoteKind.REMIND | NoteKind.NO_SHOW:
            away = [int(number) for number in facts["away"]]
            called = away if what is NoteKind.REMIND else []
            whom = ", ".join(mention(event, n, texts) if called else named(event, [n]) for n in away)
            line = texts.say(f"tournament-told-{what}", away=whom, **values)
            if facts.get("drops"):
                line += f" {texts.say('tournament-told-dropped', away=whom)}"
        case NoteKind.COMING:
            line = texts.say("tournament-told-coming", who=texts.mention(facts["who"]))
        case NoteKind.RULED:
            line = texts.say("tournament-told-ruled", who=texts.mention(facts["who"]))
        case NoteKind.EXTRA_TIME:
            line = texts.say("tournament-told-extra-time", minutes=facts["minutes"])
        case NoteKind.LEFT:
            verb = "disqualified" if facts["out"] else "left"
            gone = named(event, [int(facts["who"])])
            line = texts.say(f"tournament-told-{verb}", gone=gone, reason=facts["reason"], **values)
        case NoteKind.GIVES_UP:
            verb = "disqualified-playing" if facts["out"] else "left-playing"
            gone = named(event, [int(facts["who"])])
            line = texts.say(f"tournament-told-{verb}", gone=gone, reason=facts["reason"])
        case NoteKind.CORRECTED:
            line = texts.say("tournament-told-corrected", reason=facts["reason"], **values)
        case NoteKind.DECK_TROUBLE:
            key, given = facts["problem"]
            called = _waited_for(event, table) or needed(event, table)
            whom = ", ".join(mention(event, number, texts) for number in called)
            line = texts.say("tournament-told-deck-trouble", problem=Say(key, given), away=whom)
        case NoteKind.REPLAY:
            called = needed(event, table)
            whom = ", ".join(mention(event, number, texts) for number in called)
            line = texts.say("tournament-told-replay", away=whom)
        case _:
            line = texts.say(f"tournament-told-{what}", **values)
    lines = [line, *_places(event, table, texts)] if outcome and what is not NoteKind.GIVES_UP else [line]
    lines += opened(facts, texts)
    buttons: list[ui.Button[Any]] = []
    if outcome and event.played:
        buttons = [control(event, texts, TournamentVerb.WHY, "why", detail="")]
    elif what in CALLING:
        lines.append(_times(event, table, texts, until))
        if table.sealed is not None:
            lines.append(f"-# {texts.say('dice-sealed', hash=table.sealed.promise())}")
        buttons = list(_buttons(event, table, texts))
    return MessageLayout(
        ui.Container(ui.TextDisplay(shorten("\n".join(lines), 3_900))), *rows(buttons)
    ), called


def _places(event: Tournament, table: TableRow, texts: Texts) -> Iterator[str]:
    for number in table.table.seats:
        place = event.place_told(number)
        if place is not None:
            yield f"-# {texts.say('tournament-now', who=named(event, [number]), place=place)}"
