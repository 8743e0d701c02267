"""The keys of texts that code makes by f-strings, and with what each is filled.

A key that is made of parts cannot be searched for, and is missed only by whoever meets the one case. So
each template that stands in code stands here, with the members that fill it: the enum, the literal or the
tuple that the code itself goes through, or the words that it writes at the places named.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

from bot.cli.tryout.door import STEPS
from bot.cli.tryout.world import First
from bot.community.views.menu import PAGES
from bot.community.views.settings import GROUPS as OF_PERSON
from bot.community.views.settings import MINE, ONE_ROLE, SERVER, SEVERAL
from bot.competition.cut import Seeding
from bot.competition.setup import PACES, Times
from bot.competition.setup import PRESETS as HELD
from bot.competition.state import Format, Missed, SeatSource
from bot.competition.tie_breaks import TIE_BREAKS, By
from bot.discord.places import REQUIRED, REQUIRED_FOR_THREADS, REQUIRED_IN_THREAD
from bot.ladder.views.rank import Scope
from bot.learning.shots import Look
from bot.matches.absence import MOST_DAYS
from bot.matches.clock import CLOCKS, PRESETS
from bot.matches.hours import QUIET, ZONES
from bot.matches.options import allowed, choosable
from bot.matches.people import Agreement
from bot.real.known import DISABLED, PlayedAs
from bot.store import RunStatus, TournamentStatus
from bot.store.matches.moderation import Ruling
from bot.store.people.preferences import Threads
from bot.store.privacy.places import DataPart
from bot.table.board import ANSWERS, OF_THE_PAST, TO_ASKED_BACK
from bot.table.history.mine import KINDS
from bot.table.rules import leads
from bot.texts import LOCALES, Texts, dashed
from bot.tournaments.messages import NoteKind
from bot.tournaments.views.entering import KEEP, USUAL, VOID, WHYS
from bot.tournaments.views.setting_up import CARDS, DECKS, DRAWS, GROUPS, NO_SHOWS
from bot.tournaments.views.steps import Decision, Form, StepButton
from cogs.tournaments.setting_up import FORMS
from engines.kernel import LEVELS
from engines.magic.cards.exact import REASONS
from engines.registry import GAMES
from render import THEMES

ROOT = Path(__file__).parents[3]
SAYING = ("say", "Say", "_")
"""What takes a key first."""


class Template(NamedTuple):
    """An f-string that makes a key."""

    text: str
    place: str
    """File and line."""


class Family(NamedTuple):
    """Templates with what fills them: a word for each gap, or a row of words where there are several."""

    templates: tuple[str, ...]
    members: frozenset[str | tuple[str, ...]]

    def keys(self, template: str) -> Iterator[str]:
        """Yield every key that a template makes."""
        gaps = re.findall(r"{(.*?)}", template)
        for member in self.members:
            words = (member,) if isinstance(member, str) else member
            filled = (
                dashed(word) if _is_dashed(gap) else word for gap, word in zip(gaps, words, strict=True)
            )
            parts = iter(filled)
            yield re.sub(r"{.*?}", lambda _, parts=parts: next(parts), template)


def family(members: Iterable[str | tuple[str, ...]], *templates: str) -> Family:
    """Return a family, with members as the code has them: what dashes a word in the template is obeyed."""
    return Family(templates, frozenset(members))


def _is_dashed(gap: str) -> bool:
    return gap.startswith(("dashed(", "written(")) or ".replace('_', '-')" in gap


def templates() -> list[Template]:
    """Return every f-string of `bot` and `cogs` that may be a key: its own words are those of keys."""
    return [found for layer in ("bot", "cogs") for path in _files(layer) for found in _templates_of(path)]


def _templates_of(path: Path) -> Iterator[Template]:
    for node in ast.walk(_read(path)):
        if isinstance(node, ast.JoinedStr):
            template = "".join(_part(part) for part in node.values)
            own = [part.value for part in node.values if isinstance(part, ast.Constant)]
            if own and _is_of_a_key("".join(map(str, own))):
                yield Template(template, f"{path.relative_to(ROOT)}:{node.lineno}")
        elif isinstance(node, ast.Call) and _name(node.func) in SAYING:
            for key in node.args[:1]:
                if isinstance(key, ast.BinOp):
                    yield Template(ast.unparse(key), f"{path.relative_to(ROOT)}:{node.lineno}")


def _is_of_a_key(own: str) -> bool:
    return bool(re.fullmatch(r"[a-z0-9-]+", own) and re.search(r"[a-z]", own) and "-" in own)


def _part(part: ast.expr) -> str:
    return f"{{{ast.unparse(part.value)}}}" if isinstance(part, ast.FormattedValue) else str(part.value)  # pyright: ignore[reportAttributeAccessIssue]


@cache
def _read(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _files(layer: str) -> list[Path]:
    return sorted((ROOT / layer).rglob("*.py"))


def _name(node: ast.expr) -> str:
    return getattr(node, "attr", getattr(node, "id", ""))


def written(
    function: str, place: int, within: str, named: Mapping[str, Iterable[str]] | None = None
) -> set[str]:
    """Return the words that calls of a function give at a place, in the files of a folder.

    What a call gives by anything but a word is `named` here, as it is written; else it raises KeyError,
    for it would go unread.
    """
    found: set[str] = set()
    for path in _files(within):
        for node in ast.walk(_read(path)):
            if isinstance(node, ast.Call) and _name(node.func) == function and len(node.args) > place:
                given = node.args[place]
                if isinstance(given, ast.Constant):
                    found.add(str(given.value))
                else:
                    found.update((named or {})[ast.unparse(given)])
    return found


ACTS = {"create"} | written(  # which cogs write down with the event itself
    "act",
    0,
    "bot/tournaments",
    {
        "'pause' if paused else 'resume'": ("pause", "resume"),
        "_CALL": ("call",),
        "_COMING": ("coming",),
        "_RULING": ("ruling",),
        "verb": ("time_up", "result", "correct", "enter", "disqualify", "drop"),
    },
)
TO_ORGANISERS = {NoteKind.CALLED, NoteKind.DECKS_CLASH, NoteKind.UNREAD}
IN_CHANNEL = {
    NoteKind.CHECK_IN, NoteKind.PAIRINGS, NoteKind.UNDONE, NoteKind.STANDINGS, NoteKind.FINAL,
    NoteKind.CANCELLED, NoteKind.HELD, NoteKind.STRANDED,
}  # fmt: skip
OTHERWISE = {NoteKind.TABLE, NoteKind.TIMES, NoteKind.GIVES_UP}
"""Notes at a table, or in the channel, that are said by keys of their own."""
LABELS = written(
    "control",
    3,
    "bot/tournaments",
    {
        "next_label(event)": ("start", "cut", "end", "next"),
        "clocks": (StepButton.RESUME, StepButton.PAUSE),
        "label": ("back", "on", "standings", "bracket"),
        "f'group-{other}'": [f"group-{group}" for group in GROUPS],
        "f'form-{form}'": [f"form-{form}" for form in FORMS],
        "f'person-{what}'": [f"person-{what}" for what in Decision],
    },
)
FIELDS = written("FormField", 0, "cogs/tournaments", {"name": Times.model_fields})
PREFIXES = [game.prefix for game in GAMES.values()]

HEAPS = [
    (game.prefix, kind)
    for game in GAMES.values()
    for path in (ROOT / "engines" / game.id / "seat").glob("heaps.py")
    for kind in re.findall(r'yield "(\w+)"', path.read_text(encoding="utf-8"))
]

FAMILIES = (
    family(RunStatus, "lab-status-{run.status}"),
    family(RunStatus, "lab-state-{row.status}"),
    family(("rules", "endless", "broke"), "lab-why-{run.why}"),
    family(("removed", "mended", "replaced"), "lab-pack-{what}"),
    family(("first", "back", "on", "last"), "button-replay-{label}"),
    family(Agreement, "board-{what}-offered"),
    family(OF_THE_PAST, "button-{verb}"),
    family(
        (verb for verbs in (*ANSWERS.values(), TO_ASKED_BACK) for verb in verbs), "button-{dashed(verb)}"
    ),
    family(
        ((game.prefix, word) for game in GAMES.values() for word in leads(game.id).words),
        "{GAMES[game].prefix}-word-{word}", "{GAMES[game].prefix}-word-{word}-forms",
    ),
    family(("spared", "foretold"), "panel-{why}"),
    family(PlayedAs, "real-play-{dashed(play_of(row))}"),
    family((DISABLED, *REASONS), "real-why-{refusal.key}"),
    family(HEAPS, "{self.session.match.game.prefix}-heap-{heap.kind}"),
    family(
        ((game.prefix, thumb) for game in GAMES.values() for thumb in game.ai_support.thumbs),
        "{game.prefix}-thumb-{thumb}",
    ),
    family(GAMES, "game-{dashed(game)}", "game-{dashed(game_id)}"),
    family(PREFIXES, "{GAMES[game].prefix}-aim"),
    family(PREFIXES, "{prefix}-summary-blows", "{prefix}-summary-best"),
    family(
        PREFIXES,
        "{prefix}-learn-win", "{prefix}-learn-brief", "{prefix}-learn-turn", "{prefix}-learn-signs",
        "{prefix}-learn-length",
    ),
    family(get_args(Look), "button-lesson-{look}"),
    family(("begin", "stop"), "puzzle-daily-{word}"),
    family((("task", ""), ("task", "-wrong"), ("solved", "")), "puzzle-win-{step.id}{of_what}"),
    family((game.prefix for game in GAMES.values() if game.collection), "{prefix}-deck-question"),
    family(
        ((game.prefix, name) for game in GAMES.values() for name in choosable(game)),
        "{prefix}-options-{written(name)}", "{prefix}-options-{written(name)}-help",
    ),
    family(
        (
            (game.prefix, name, value)
            for game in GAMES.values()
            for name, info in choosable(game).items()
            if info.annotation not in (bool, int)
            for value in allowed(info)
        ),
        "{prefix}-options-{written(name)}-{written(str(value))}",
    ),
    family(
        ((prefix, word) for prefix in PREFIXES for word in written("_button", 3, "bot/table")),
        "{GAMES[row.game].prefix}-button-{text}",
    ),
    family(
        (("mn", name) for name in ("own-stops", "other-stops", "always")),
        "{session.match.game.prefix}-group-{dashed(name)}",
    ),
    family(LEVELS, "level-{level}", "level-{seat.level}", "level-{setup.level}"),
    family(PRESETS, "clock-{preset}", "clock-{row.clock}"),
    family(
        (preset for preset, clock in CLOCKS.items() if clock.reaction != clock.decision),
        "clock-{row.clock}-reactions",
    ),
    family(("ready", "invited", "choosing"), "challenge-seat-{state}"),
    family("AKQJ", "rank-{rank}"),
    family(
        {*REQUIRED, *REQUIRED_FOR_THREADS, *REQUIRED_IN_THREAD},
        "permission-{dashed(name)}",
    ),
    family(("archived", "channel-gone", "permissions"), "paused-{outbox_message.why}"),
    family(written("BadRecord", 0, "engines/kernel"), "record-bad-{error.reason}"),
    family(STEPS, "tryout-{step}"),
    family(("auto", *LOCALES), "language-{name}"),
    family(get_args(Threads), "threads-{dashed(name)}"),
    family(THEMES, "theme-{dashed(name)}"),
    family(("anywhere", "here"), "searches-{name}"),
    family(MOST_DAYS, "server-away-{days}"),
    family(map(dashed, ZONES), "zone-{dashed(zone)}"),
    family(QUIET, "quiet-{hours}"),
    family(MINE, "mine-{field}", "mine-{field}-help"),
    family((*SERVER, *ONE_ROLE, *SEVERAL), "server-{field}", "server-{field}-help"),
    family(OF_PERSON, "button-settings-{group}"),
    family(("server",), "button-settings-{OF_SERVER}"),
    family((*ONE_ROLE, *SEVERAL), "server-{field}-none"),
    family(PAGES, "button-menu-{page}", "menu-{page}"),
    family(("all", *KINDS), "matches-{name}"),
    family(SEVERAL, "server-{field}-gone"),
    family(DataPart, "privacy-{part}"),
    family(Ruling, "moderated-{entry.verb}"),
    family(get_args(Scope), "rank-title-{scope}"),
    family(("nobody", "playing", "shut-out"), "search-ended-{outbox_message.why}"),
    family(get_args(First), "tryout-button-{each}"),
    family(map(dashed, GAMES), "tryout-tile-{dashed(game)}"),
    family(LABELS, "button-tournament-{label}"),
    family(Decision, "person-{what}", "tournament-whom-{what}"),
    family(FORMS, "form-{form}"),
    family((*FORMS, *Form, "reason"), "tournament-form-{what}"),
    family(FIELDS, "tournament-field-{field.name.replace('_', '-')}"),
    family((KEEP, VOID, USUAL), "tournament-later-{each}"),
    family(WHYS, "tournament-why-{each}", "tournament-why-{why}"),
    family(("table", "score", "later", "why", "minutes"), "tournament-which-{field}"),
    family(HELD, "tournament-preset-{each}", "tournament-preset-{each}-help"),
    family(GROUPS, "group-{other}"),
    family(Format, "tournament-format-{each}", "tournament-format-{setup.format}"),
    family(Format, "tournament-format-{each}-help"),
    family(PACES, "tournament-pace-{each}", "tournament-pace-{setup.pace}"),
    family(DECKS, "tournament-decks-{each}", "tournament-decks-{decks_of(setup)}"),
    family(Seeding, "tournament-seeding-{each}", "tournament-seeding-{setup.seeding}"),
    family(CARDS, "tournament-cards-{each}"),
    family(DRAWS, "tournament-draws-{each}"),
    family(NO_SHOWS, "tournament-no-show-{each}"),
    family(Missed, "tournament-late-{missed}", "tournament-late-{setup.late_as}"),
    family(ACTS, "tournament-did-{act.verb.replace('_', '-')}"),
    family(set(NoteKind) - TO_ORGANISERS - IN_CHANNEL - OTHERWISE, "tournament-told-{what}"),
    family(("disqualified", "left", "disqualified-playing", "left-playing"), "tournament-told-{verb}"),
    family(TO_ORGANISERS - {NoteKind.CALLED}, "tournament-{note.what}"),
    family(("paused", *(f"state-{dashed(each)}" for each in TournamentStatus)), "tournament-{where}"),
    family(TournamentStatus, "state-{event.status.replace('_', '-')}"),
    family(("days", "hours"), "tournament-{unit}"),
    family(
        set(SeatSource) - {SeatSource.PLAYED, SeatSource.SITS_OUT},  # one says no more, the other is not kept
        "tournament-source-{outcome.source.replace('_', '-')}",
    ),
    family(("stopped", "drawn"), "ending-{how}"),
    family(By, "tournament-by-{dashed(step.by)}"),
    family(
        TIE_BREAKS,
        "tournament-row-{dashed(by)}", "tournament-why-{dashed(by)}", "tournament-pic-{dashed(by)}",
    ),
    family(("above", "below"), "tournament-why-{side}", "tournament-why-{side}-plain"),
    family(("upper", "lower", "finals"), "tournament-pic-{name}"),
    family(("winner-of", "loser-of"), "tournament-pic-{what}"),
)  # fmt: skip
PARTS = {"form-{form}", "group-{other}", "person-{what}", "state-{event.status.replace('_', '-')}"}
"""Parts of longer keys, whose family holds them whole."""
ASKED_FOR_FIRST = {
    "{prefix}-event-{dashed(event.kind)}": "an event without words is not told",
    "{key}-own": "what one seat alone is told may be what all are told",
    "{key}-drawn": "so may what is told of a draw",
    "{session.match.game.prefix}-ahead-{dashed(found.kind)}": "what is not known yet may be without words",
    "{self.prefix}-group-{name}": "a group without a name is called as its question",
    "lesson-{dashed(self.course.question.kind)}": "an answer is called by its parts alone",
}
"""Where the code looks first whether the text is there; `tests/engines/saying.py` hears whole matches."""
HEARD = {"{prefix}-result-{dashed(result.reason)}", "{prefix}-result-{dashed(reason)}"}
"""What the rules write, heard in whole matches by `tests/engines/saying.py`."""
NO_TEXTS = {
    "tournament-{number}": "a picture's file",
    "noun-{noun}": "a name of the language files themselves, tested with them",
}


def missing(texts: Texts, each: Family) -> set[str]:
    """Return the keys of a family that a language lacks."""
    whole = (template for template in each.templates if template not in PARTS)
    return {key for template in whole for key in each.keys(template) if key not in texts}
