"""Runs of the lab as private messages: how one goes, what it has found, what can be watched."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.lab.hosted.apart import ToldRun
from bot.lab.hosted.feature import ChangedPack
from bot.lab.hosted.verbs import LabVerb
from bot.store import LabRunRow, RunStatus
from bot.table.action_id import ActionId
from bot.table.layout import MENU, MessageLayout, button, menu, picture, shorten
from bot.texts import Texts
from engines.lab.showing import ShownMatch
from render import RenderedPicture

PAGE, DATA, PICTURE = "report.html", "report.json", "report"
_TOLD = 3_000
"""Characters of verdicts in a message."""


def status(run: LabRunRow, texts: Texts) -> MessageLayout:
    """Return how a run stands, with what can be done about it."""
    told = [f"### {_title(run, texts)}", texts.say(f"lab-status-{run.status}", played=run.played)]
    if run.why is not None:
        told.append(texts.say(f"lab-why-{run.why}"))
    return MessageLayout(ui.TextDisplay("\n".join(told)), ui.ActionRow(*_ways(run, texts)))


def _title(run: LabRunRow, texts: Texts) -> str:
    return texts.say("lab-run-title", run=run.id, game=texts.game(run.game))


def _ways(run: LabRunRow, texts: Texts) -> Iterator[ui.Button[Any]]:
    if run.has_report:
        yield _way(run, LabVerb.REPORT, texts.say("button-lab-report"), discord.ButtonStyle.primary)
        return
    yield _way(run, LabVerb.STATUS, texts.say("button-refresh"))
    if not run.status.is_over:
        yield _way(run, LabVerb.STOP, texts.say("button-lab-stop"))


def _way(
    run: LabRunRow, verb: LabVerb, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> ui.Button[Any]:
    return button(str(ActionId(run.id, 0, verb)), label, style)


def report(
    run: LabRunRow,
    told: ToldRun,
    changed: Sequence[ChangedPack],
    shown: Sequence[ShownMatch],
    pictures: Sequence[RenderedPicture],
    texts: Texts,
) -> MessageLayout:
    """Return what a run has found: pictures, verdicts, the whole report as files, matches to watch."""
    lines = [f"### {_title(run, texts)}"]
    if run.status is RunStatus.STOPPED:
        lines.append(texts.say("lab-status-stopped", played=run.played))
    lines += [f"-# {line}" for line in changed_lines(changed, texts)]
    lines += [f"- {line}" for line in (*told.changes, *told.verdicts, *told.proposals)]
    items: list[ui.Item[Any]] = [
        *(picture(named(number, shot), shot.alt) for number, shot in enumerate(pictures)),
        ui.TextDisplay(shorten("\n".join(lines), _TOLD)),
    ]
    return MessageLayout(
        ui.Container(*items),
        ui.File(f"attachment://{PAGE}"),
        ui.File(f"attachment://{DATA}"),
        *_matches(run, told, shown, texts),
    )


def named(number: int, shot: RenderedPicture) -> str:
    """Return what the file of a picture of a report is called."""
    return f"{PICTURE}-{number}.{shot.extension}"


def changed_lines(changed: Sequence[ChangedPack], texts: Texts) -> Iterator[str]:
    """Yield which packs of a run are otherwise in its server now."""
    for was, now in changed:
        what = "removed" if now is None else "mended" if now.version == was.version else "replaced"
        version = now.version if now is not None else was.version
        yield texts.say(f"lab-pack-{what}", name=was.name, was=was.version, now=version)


def _matches(
    run: LabRunRow, told: ToldRun, shown: Sequence[ShownMatch], texts: Texts
) -> Iterator[ui.ActionRow[Any]]:
    """Yield the menu of matches that show what was found."""
    decks, cards = dict(told.decks), dict(told.cards)
    offered: dict[str, str] = {}
    for each in shown:
        deck = decks[each.deck]
        label = deck if each.card is None else texts.say("lab-watch-card", card=cards[each.card], deck=deck)
        offered.setdefault(place_text(each.place.meeting, each.place.number), label)
    if offered:
        options = [(value, label, None) for value, label in [*offered.items()][:MENU]]
        custom_id = str(ActionId(run.id, 0, LabVerb.WATCH))
        yield menu(custom_id, texts.say("lab-watch"), options)


def place_text(meeting: int, number: int) -> str:
    """Return the place of a match as controls have it."""
    return f"{meeting}.{number}"
