"""The organisers' private panel, its menus of persons, and the log."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.store import OVER, AuditEntry, TournamentStatus
from bot.table.action_id import ActionId
from bot.table.layout import MessageLayout, persons, rows, shorten
from bot.texts import Texts
from bot.tournaments.course.event import Tournament
from bot.tournaments.course.rounds import not_begun
from bot.tournaments.verbs import TournamentVerb
from bot.tournaments.views.status import open_tie
from bot.tournaments.views.steps import Decision, Form, StepButton
from bot.tournaments.views.words import control, named, next_label, result_line

_S = TournamentStatus
_LINES = 30
_LOG = 25


def organising(event: Tournament, texts: Texts) -> MessageLayout:
    """Return what an organiser may do now; what they may not is disabled."""
    lines = [f"### {texts.say('tournament-organising', name=event.row.name)}"]
    lines += [result_line(event, each, texts) for each in event.open[:_LINES]]
    if len(event.open) > _LINES:
        lines.append("…")
    if event.wave and not event.open:
        lines.append(texts.say("tournament-all-over"))
    if tie := open_tie(event):
        lines.append(texts.say("tournament-open-tie", one=named(event, tie[:1]), other=named(event, tie[1:])))
    if event.status in OVER:
        lines.append(texts.say("tournament-over-correct"))
        return MessageLayout(ui.Container(ui.TextDisplay("\n".join(lines))), *rows(_afterwards(event, texts)))
    return MessageLayout(
        ui.Container(ui.TextDisplay(shorten("\n".join(lines), 3_500))),
        *rows(_course(event, texts)),
        *rows(_decisions(event, texts)),
        *rows(_rest(event, texts)),
    )


def _course(event: Tournament, texts: Texts) -> Iterator[ui.Button[Any]]:
    green = discord.ButtonStyle.success
    if event.status is _S.OPEN:
        yield control(event, texts, TournamentVerb.STEP, "check-in", detail=StepButton.CHECK_IN)
    waits = bool(event.open) or event.row.paused
    yield control(
        event,
        texts,
        TournamentVerb.STEP,
        next_label(event),
        green,
        detail=StepButton.NEXT,
        number=event.wave + 1,
        disabled=waits,
    )
    yield control(
        event,
        texts,
        TournamentVerb.STEP,
        "undo",
        detail=StepButton.UNDO,
        number=event.wave,
        disabled=not not_begun(event),
    )
    clocks = StepButton.RESUME if event.row.paused else StepButton.PAUSE
    yield control(event, texts, TournamentVerb.STEP, clocks, detail=clocks)


def _decisions(event: Tournament, texts: Texts) -> Iterator[ui.Button[Any]]:
    played = bool(event.wave)
    yield control(event, texts, TournamentVerb.RESULT, "result", disabled=not played)
    yield control(event, texts, TournamentVerb.EXTRA, "extra", disabled=not event.open)
    for what in Decision:
        yield control(event, texts, TournamentVerb.PERSON, f"person-{what}", detail=what)


def _afterwards(event: Tournament, texts: Texts) -> Iterator[ui.Button[Any]]:
    """Yield what an organiser may do when the event is over."""
    yield control(event, texts, TournamentVerb.RESULT, "result")
    yield control(event, texts, TournamentVerb.LOG, "log")
    yield control(event, texts, TournamentVerb.EXPORT, "export")


def _rest(event: Tournament, texts: Texts) -> Iterator[ui.Button[Any]]:
    red = discord.ButtonStyle.danger
    yield control(event, texts, TournamentVerb.LOG, "log")
    yield control(event, texts, TournamentVerb.EXPORT, "export")
    if next_label(event) != "end":  # else the step that comes is that
        early = not event.wave or bool(event.open)
        yield control(event, texts, TournamentVerb.STEP, "end", detail=StepButton.END, disabled=early)
    yield control(event, texts, TournamentVerb.FORM, "form-cancel", red, detail=Form.CANCEL)
    yield control(event, texts, TournamentVerb.ORGANISE, "refresh")


def choose_person(event: Tournament, what: Decision, texts: Texts) -> MessageLayout:
    """Return the menu of persons for a decision about one."""
    placeholder = texts.say(f"tournament-whom-{what}")
    return MessageLayout(
        persons(str(ActionId(event.id, 0, TournamentVerb.PERSON, f"{what}:chosen")), placeholder)
    )


def log_lines(log: Sequence[AuditEntry], texts: Texts) -> MessageLayout:
    """Return the last lines of the log: who did what, and why."""
    lines = [f"### {texts.say('tournament-log')}"]
    for act in log[-_LOG:]:
        who = texts.mention(act.by) if act.by else texts.say("tournament-by-itself")
        what = texts.say(f"tournament-did-{act.verb.replace('_', '-')}")
        reason = str(act.facts.get("reason", ""))
        about = ", ".join(_about(act, texts))
        said = f"<t:{int(act.at)}:T> {who} – {what}" + (f" ({about})" if about else "")
        lines.append(f"{said} – {reason}" if reason else said)
    return MessageLayout(ui.Container(ui.TextDisplay(shorten("\n".join(lines), 3_900))))


def _about(act: AuditEntry, texts: Texts) -> Iterator[str]:
    if "user" in act.facts and act.facts["user"] != act.by:
        yield texts.mention(act.facts["user"])
    if "table" in act.facts:
        yield texts.say("tournament-table", table=act.facts["table"])
    if "scores" in act.facts:
        yield "-".join(str(won) for won, *_ in act.facts["scores"])
