"""The message that stands in the channel: what is played, where it stands, what anybody may press."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.competition import cut
from bot.competition.setup import Setup, seats
from bot.matches.options import in_words
from bot.store import EntrantStatus, TournamentStatus
from bot.store.tournaments.deadlines import EventClock
from bot.table.layout import MessageLayout, rows, shorten
from bot.texts import Texts
from bot.tournaments.course.event import Tournament
from bot.tournaments.course.lots import commitment
from bot.tournaments.course.signup import first_round, wants_deck
from bot.tournaments.verbs import TournamentVerb
from bot.tournaments.views.standings import ranking_lines
from bot.tournaments.views.words import control, format_name, minutes, moment, named, title, wave_name

_S = TournamentStatus
_SHOWN = 30
"""Open tables that are named; more would fill the screen."""


def status(event: Tournament, texts: Texts) -> MessageLayout:
    """Return the status message as things are."""
    lines = [f"### 🏆 {title(event, texts)}"]
    where = "paused" if event.row.paused else f"state-{event.status.replace('_', '-')}"
    lines.append(f"**{texts.game(event.row.game)}** · {texts.say(f'tournament-{where}')}")
    lines += _body(event, texts)
    return MessageLayout(
        ui.Container(ui.TextDisplay(shorten("\n".join(lines), 3_900))), *rows(_buttons(event, texts))
    )


def _body(event: Tournament, texts: Texts) -> Iterator[str]:
    match event.status:
        case _S.DRAFT | _S.OPEN | _S.CHECK_IN:
            yield from terms(event, texts)
            yield from _signed_up(event, texts)
        case _S.MADE | _S.LIVE | _S.BETWEEN:
            yield wave_name(event, texts)
            yield from _going_on(event, texts)
        case _S.FINISHED:
            if not event.has_result:
                yield texts.say("tournament-no-result", name=event.row.name)
            yield from ranking_lines(event, texts, 16)
        case _S.CANCELLED:
            pass


def terms(event: Tournament, texts: Texts) -> Iterator[str]:
    """Yield what is played and by which rules, a line each."""
    setup, times = event.setup, event.setup.times
    yield format_name(setup, texts)
    if setup.best_of > 1:
        yield texts.say("tournament-best-of", games=setup.best_of)
    yield texts.say(
        "tournament-terms-times",
        pace=texts.say(f"tournament-pace-{setup.pace}"),
        ready=minutes(times.ready, texts),
        round=minutes(times.round, texts) if times.round else texts.say("tournament-for-ever"),
    )
    if wants_deck(event):
        yield texts.say(f"tournament-decks-{decks_of(setup)}")
    if setup.in_bracket:
        yield texts.say(f"tournament-seeding-{setup.seeding}")
    if not (setup.draws or setup.in_bracket):
        yield texts.say("tournament-draws-replay")
    if setup.no_show_drops:
        yield texts.say("tournament-no-show-drops")
    if setup.late_until:
        yield texts.say(f"tournament-late-{setup.late_as}", round=setup.late_until)
    if setup.by_clock:
        yield texts.say("tournament-by-clock", between=minutes(times.between, texts))
    if setup.start is not None and event.status in (_S.DRAFT, _S.OPEN, _S.CHECK_IN):
        start = event.due(EventClock.START) or setup.start  # a pause has moved it
        yield texts.say("tournament-starts", when=f"<t:{int(start)}:F> ({moment(start)})")
    yield from _options(event, texts)
    if event.status is not _S.DRAFT:
        yield f"-# {texts.say('lots-sealed', hash=commitment(event.row))}"


def _options(event: Tournament, texts: Texts) -> Iterator[str]:
    """Yield the options of each match that differ from the game's own; none where they contradict."""
    try:
        options = event.setup.match_options(event.game)
    except ValueError:
        return  # said as a fault
    yield from (f"-# {line}" for line in in_words(options, event.game.prefix, texts))


def decks_of(setup: Setup) -> str:
    """Return who may look at decks: the key of the choice."""
    return "open" if setup.open_decks else "after" if setup.decks_after else "closed"


def _signed_up(event: Tournament, texts: Texts) -> Iterator[str]:
    here, room = len(event.here), event.setup.room
    if event.status is _S.CHECK_IN:
        there = sum(each.status is EntrantStatus.CHECKED_IN for each in event.here)
        yield texts.say("tournament-checked-in", there=there, here=here)
    else:
        yield texts.say("tournament-signed-up", here=here, room=room)
    if here:
        names = ", ".join(event.called[each.number] for each in event.here)
        yield f"-# {shorten(names, 1_500)}"
    if here >= 2 and max(seats(event.setup, event.game), default=0):
        count = event.setup.rounds_of(here)
        if count:
            yield f"-# {texts.say('tournament-will-be', rounds=count, cut=event.setup.cut_of(here))}"


def _going_on(event: Tournament, texts: Texts) -> Iterator[str]:
    tables = [each for each in event.current if len(each.table.seats) > 1]
    yield texts.say("tournament-progress", done=len(tables) - len(event.open), tables=len(tables))
    due = event.due(EventClock.ROUND)
    if due is not None and event.open:
        yield texts.say("tournament-ends", when=moment(due))
    if event.open:
        shown = [str(each.place.table_no) for each in event.open[:_SHOWN]]
        more = "…" if len(event.open) > _SHOWN else ""
        yield texts.say("tournament-waiting", tables=", ".join(shown) + more)
    coming = event.due(EventClock.NEXT)
    if coming is not None:
        yield texts.say("tournament-next-comes", when=moment(coming))
    if tie := open_tie(event):
        yield texts.say("tournament-open-tie", one=named(event, tie[:1]), other=named(event, tie[1:]))


def open_tie(event: Tournament) -> tuple[int, int] | None:
    """Return who would be parted by the lot alone at the cut that comes next."""
    if event.status is not _S.BETWEEN or event.next.name != "CUT":
        return None
    return cut.open_tie(event.standings, event.cut, event.gone)


def _buttons(event: Tournament, texts: Texts) -> Iterator[ui.Button[Any]]:
    green, blue = discord.ButtonStyle.success, discord.ButtonStyle.primary
    over = event.status in (_S.FINISHED, _S.CANCELLED)
    if event.status is _S.CHECK_IN:
        yield control(event, texts, TournamentVerb.HERE, "here", green)
    if not over and first_round(event) is not None:
        yield control(event, texts, TournamentVerb.REGISTER, "register", green if not event.wave else blue)
    if event.status in (_S.OPEN, _S.CHECK_IN) and wants_deck(event):
        yield control(event, texts, TournamentVerb.DECK, "deck")
    if event.wave:
        if not over:
            yield control(event, texts, TournamentVerb.MINE, "mine", blue)
        yield control(event, texts, TournamentVerb.STANDINGS, "standings")
    if event.shows_decks and wants_deck(event):
        yield control(event, texts, TournamentVerb.DECKS, "decks")
    if not over:
        yield control(event, texts, TournamentVerb.ASK_DROP, "drop")
    if event.status is not _S.CANCELLED:  # what has ended can be corrected
        yield control(event, texts, TournamentVerb.ORGANISE, "organise")
