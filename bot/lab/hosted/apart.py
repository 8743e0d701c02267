"""What the lab does in processes of its own: pieces of runs, reports, matches that are played again."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.lab.earlier import EarlierReport
from bot.lab.hosted.cpu_time import OutOfTime, within
from bot.lab.hosted.packing import packed, read_findings, shown_text
from bot.lab.report import Report
from bot.lab.setup import RunSetup
from bot.lab.sheet import Wording
from bot.matches.postgame.replays import Moment, moment_in
from bot.texts import Locale, texts_in
from engines.kernel import Level, Match, Result
from engines.kernel.cards.packs import Name
from engines.lab.chunks import Chunk
from engines.lab.counting import Sums
from engines.lab.playing import Arena, answers
from engines.lab.runs import Plan, singles, unplayed, work
from engines.lab.showing import DealPlace, deal_at, shown
from engines.registry import GAMES
from render.lab import LabPicture, draw_page

MATCH_SECONDS, SEARCHED_SECONDS = 5.0, 60.0
"""CPU seconds that one match may take; of players who search."""


HOPELESS = 4
"""Matches of one piece that took too much: the rest of it is not tried any more."""


class PlayedPiece(NamedTuple):
    """A piece of a run that was played."""

    sums: str
    """Packed."""
    seconds: float
    """CPU time that it took."""
    overrun: int
    """Matches that took more than they may, and count as endless."""


class ToldRun(NamedTuple):
    """A run in a reader's words."""

    page: str
    """HTML."""
    data: str
    """JSON."""
    verdicts: tuple[str, ...]
    changes: tuple[str, ...]
    proposals: tuple[str, ...]
    pictures: tuple[LabPicture, ...]
    decks: tuple[tuple[str, str], ...]
    """The names of decks, by id."""
    cards: tuple[tuple[str, str], ...]


@lru_cache(maxsize=4)
def _read(setup: str) -> tuple[Arena, Plan]:
    read = RunSetup.model_validate_json(setup)
    return read.arena(), read.plan()


def play_piece(setup: str, chunk: Sequence[object]) -> PlayedPiece:
    """Play a piece match by match: one that takes too much counts as endless, and the others go on."""
    began = time.process_time()
    arena, plan = _read(setup)
    sums, overrun = Sums(), 0
    for single in singles(Chunk._make(chunk)):
        try:
            if overrun >= HOPELESS:
                raise OutOfTime
            with within(_seconds(plan, single)):
                found = work(arena, plan, single)
        except (OutOfTime, MemoryError, RecursionError):
            found = unplayed(plan, single)
            overrun += 1
        sums.update(found)
    return PlayedPiece(packed(sums), time.process_time() - began, overrun)


def _seconds(plan: Plan, single: Chunk) -> float:
    """Return the CPU seconds for a match, or for one with each of some cards left out."""
    level = plan.confirm if single.work == "confirm" else plan.level
    each = SEARCHED_SECONDS if level in ("medium", "hard") else MATCH_SECONDS
    return each * single.matches


def conclude(setup: str, findings: str) -> str:
    """Return the matches that show what was found, as JSON."""
    return shown_text(shown(*_read(setup), read_findings(findings)))


def tell(setup: str, findings: str, locale: Locale, before: tuple[str, str] | None = None) -> ToldRun:
    """Return a run in words; `before` is an earlier one, what it played and what it found."""
    report = Report(RunSetup.model_validate_json(setup), read_findings(findings))
    earlier = None if before is None else EarlierReport.model_validate_json(_report(*before).as_json())
    wording = Wording(report, texts_in(locale), earlier)
    texts = texts_in(locale)
    return ToldRun(
        draw_page(wording.sheet()),
        report.as_json(),
        tuple(wording.verdicts()),
        tuple(wording.changes()),
        tuple(wording.proposals.sentences()),
        tuple(wording.pictures()),
        tuple((deck, texts.name(name)) for deck, name in report.setup.names.items()),
        tuple((card, texts.name(name)) for card, name in report.setup.card_names().items()),
    )


def _report(setup: str, findings: str) -> Report:
    return Report(RunSetup.model_validate_json(setup), read_findings(findings))


class WatchedMoment(NamedTuple):
    """A moment of a match of a run."""

    moment: Moment
    decks: tuple[Name, ...]
    """By seat."""
    result: Result | None
    """None where the match came to no end."""


def watch(setup: str, place: DealPlace, number: int, seat: int | None) -> WatchedMoment:
    """Play a match of a run again up to one of its moments. Raises IndexError for one that is not there."""
    arena, plan = _read(setup)
    deal = deal_at(plan, place)
    levels: list[Level] = [plan.level] * plan.seats
    given = answers(arena, deal, levels)
    match = Match(arena.game, arena.options(deal.decks), plan.seats, deal.seed)
    for each in range(match.seats):
        match.seat_computer(each)
    rules = [GAMES[arena.game.id].rules_version] * (len(given) + 1)
    moment = moment_in(match, given, rules, None, number, seat)
    names = RunSetup.model_validate_json(setup).names
    return WatchedMoment(moment, tuple(names[deck] for deck in deal.decks), match.result)
