"""The private panel in which a tournament is set up: menus that say what is chosen, and what contradicts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import discord
from discord import ui

from bot.competition.cut import Seeding
from bot.competition.setup import (
    PACES,
    PRESETS,
    TIMES,
    USUAL,
    Setup,
    by_hand,
    lengths,
    preset,
    preset_of,
    with_by_hand,
)
from bot.competition.state import Format, Missed
from bot.table.action_id import ActionId
from bot.table.layout import MessageLayout, menu, rows, shorten
from bot.texts import Texts
from bot.tournaments.course.event import Tournament
from bot.tournaments.verbs import TournamentVerb
from bot.tournaments.views.status import decks_of, terms
from bot.tournaments.views.steps import StepButton
from bot.tournaments.views.words import control, moment, title
from engines.kernel import Game, Say
from engines.registry import GAMES

CUTS = (0, USUAL, 2, 3, 4, 6, 8, 12, 16, 32)
ROUNDS = tuple(range(1, 13))
LATE_ROUNDS = range(2, 9)
DRAWS = ("count", "replay")
"""What becomes of a draw by agreement."""
NO_SHOWS = ("stays", "drops")
"""What becomes of who is not ready in time, besides their loss."""
CARDS = ("exact", "by-hand")
"""Which cards may be played: those that Herald knows whole, or also those whose texts players carry out."""
DECKS = ("closed", "after", "open")
"""Who may look at decks, and when."""

GROUPS: Mapping[str, tuple[str, ...]] = {
    "shape": ("format", "rounds", "cut", "best_of", "options"),
    "pace": ("pace", "by_clock", "when", "times"),
    "people": ("late", "no_show", "open_decks", "cards"),
    "bracket": ("seeding", "draws"),
}
"""What stands together on a page of the panel: menus, and what is written in a form."""
FRONT = "front"

Choice = tuple[str, str, str | None]


def group_of(field: str) -> str:
    """Return the page on which a choice is made."""
    return next((group for group, fields in GROUPS.items() if field in fields), FRONT)


def setup_panel(event: Tournament, texts: Texts, now: float, group: str = FRONT) -> MessageLayout:
    """Return a page of a draft's panel, *Announce* disabled with its reason while options contradict.

    On its front stand the game and what clubs hold; what that means in particular is changed by groups.
    """
    wrong = list(event.faults(now))
    lines = [f"### {title(event, texts)}", *terms(event, texts)]
    if event.setup.start is not None:
        lines.append(moment(event.setup.start))
    lines += [f"⚠️ {texts.tell(fault)}" for fault in wrong]
    text = shorten("\n".join(dict.fromkeys(lines)), 3_000)
    items: list[ui.Item[Any]] = [ui.Container(ui.TextDisplay(text))]
    wanted = GROUPS.get(group, ("game", "preset"))
    for field, said, options, chosen in _menus(event, texts):
        if field in wanted:
            custom_id = str(ActionId(event.id, 0, TournamentVerb.SET, field))
            items += [ui.TextDisplay(f"-# {said}"), menu(custom_id, said, options, chosen=chosen)]
    buttons = _front(event, texts, wrong) if group not in GROUPS else _of_group(event, texts, group)
    return MessageLayout(*items, *rows(buttons))


def _front(event: Tournament, texts: Texts, wrong: Sequence[Say]) -> Iterator[ui.Button[Any]]:
    first = discord.ButtonStyle.secondary if event.row.name else discord.ButtonStyle.primary
    yield control(event, texts, TournamentVerb.FORM, "form-name", first, detail="name")
    yield control(event, texts, TournamentVerb.GROUP, "change", detail=next(iter(GROUPS)))
    yield control(event, texts, TournamentVerb.PREVIEW, "preview")
    green = discord.ButtonStyle.success
    yield control(event, texts, TournamentVerb.ANNOUNCE, "announce", green, disabled=bool(wrong))
    yield control(event, texts, TournamentVerb.STEP, "discard", detail=StepButton.DISCARD)


def _of_group(event: Tournament, texts: Texts, group: str) -> Iterator[ui.Button[Any]]:
    """Yield the forms of a group, the ways to the other groups, and the way back."""
    for form in ("options", "when", "times"):
        if form in GROUPS[group]:
            yield control(event, texts, TournamentVerb.FORM, f"form-{form}", detail=form)
    for other in GROUPS:
        yield control(
            event, texts, TournamentVerb.GROUP, f"group-{other}", detail=other, disabled=other == group
        )
    yield control(event, texts, TournamentVerb.GROUP, "done", detail=FRONT)


def _menus(event: Tournament, texts: Texts) -> Iterator[tuple[str, str, list[Choice], str]]:
    setup, game = event.setup, event.game
    yield "game", texts.say("tournament-choose-game"), _games(texts), game.id
    presets: list[Choice] = [
        (each, texts.say(f"tournament-preset-{each}"), texts.say(f"tournament-preset-{each}-help"))
        for each in PRESETS
    ]
    yield "preset", texts.say("tournament-choose-preset"), presets, preset_of(setup) or ""
    formats: list[Choice] = [
        (each, texts.say(f"tournament-format-{each}"), texts.say(f"tournament-format-{each}-help"))
        for each in Format
    ]
    yield "format", texts.say("tournament-choose-format"), formats, setup.format
    if setup.format in (Format.SWISS, Format.PODS) or setup.rounds:
        yield "rounds", texts.say("tournament-choose-rounds"), _rounds(texts), str(setup.rounds or 0)
    if setup.format is Format.SWISS or setup.cut:
        yield "cut", texts.say("tournament-choose-cut"), _cuts(texts), str(setup.cut)
    if len(lengths(game)) > 1 or setup.best_of > 1:
        games: list[Choice] = [(str(n), texts.say("tournament-best-of", games=n), None) for n in (1, 3)]
        yield "best_of", texts.say("tournament-choose-best-of"), games, str(setup.best_of)
    paces: list[Choice] = [(each, texts.say(f"tournament-pace-{each}"), None) for each in PACES]
    yield "pace", texts.say("tournament-choose-pace"), paces, setup.pace
    if _brings_decks(setup, game) or setup.open_decks or setup.decks_after:
        decks: list[Choice] = [(each, texts.say(f"tournament-decks-{each}"), None) for each in DECKS]
        yield "open_decks", texts.say("tournament-choose-decks"), decks, decks_of(setup)
    if (allowed := by_hand(game, setup.options)) is not None:
        cards: list[Choice] = [(each, texts.say(f"tournament-cards-{each}"), None) for each in CARDS]
        yield "cards", texts.say("tournament-choose-cards"), cards, CARDS[allowed]
    if setup.in_bracket:
        seeds: list[Choice] = [(each, texts.say(f"tournament-seeding-{each}"), None) for each in Seeding]
        yield "seeding", texts.say("tournament-choose-seeding"), seeds, setup.seeding
    if setup.format in (Format.SWISS, Format.PODS) or setup.late_until:
        chosen = f"{setup.late_until}:{setup.late_as}" if setup.late_until else "0"
        yield "late", texts.say("tournament-choose-late"), _late(texts), chosen
    if not setup.in_bracket:
        draws: list[Choice] = [(each, texts.say(f"tournament-draws-{each}"), None) for each in DRAWS]
        yield "draws", texts.say("tournament-choose-draws"), draws, DRAWS[not setup.draws]
    absent: list[Choice] = [(each, texts.say(f"tournament-no-show-{each}"), None) for each in NO_SHOWS]
    yield "no_show", texts.say("tournament-choose-no-show"), absent, NO_SHOWS[setup.no_show_drops]
    clock: list[Choice] = [
        ("press", texts.say("tournament-rounds-by-press"), None),
        ("clock", texts.say("tournament-rounds-by-clock"), None),
    ]
    yield "by_clock", texts.say("tournament-choose-clock"), clock, "clock" if setup.by_clock else "press"


def _brings_decks(setup: Setup, game: Game[Any]) -> bool:
    try:
        return game.wants_decks(setup.match_options(game))
    except ValueError:
        return game.collection is not None


def _games(texts: Texts) -> list[Choice]:
    return [(game, texts.game(game), None) for game in sorted(GAMES)]


def _rounds(texts: Texts) -> list[Choice]:
    usual: Choice = ("0", texts.say("tournament-rounds-usual"), None)
    return [usual, *((str(n), texts.say("tournament-rounds", rounds=n), None) for n in ROUNDS)]


def _cuts(texts: Texts) -> list[Choice]:
    said = {0: "tournament-cut-none", USUAL: "tournament-cut-usual"}
    return [
        (str(n), texts.say(said[n]) if n in said else texts.say("tournament-cut", cut=n), None) for n in CUTS
    ]


def _late(texts: Texts) -> list[Choice]:
    made: list[Choice] = [("0", texts.say("tournament-late-none"), None)]
    for missed in Missed:
        made += [
            (f"{n}:{missed}", texts.say(f"tournament-late-{missed}", round=n), None) for n in LATE_ROUNDS
        ]
    return made


def changed(setup: Setup, field: str, value: str) -> tuple[Setup, str | None]:
    """Return the setup with one menu's choice, and the game where it is that which was chosen.

    Raises ValueError for what no menu offers.
    """
    change: dict[str, Any]
    match field:
        case "game" if value in GAMES:
            return setup.model_copy(update={"options": {}}), value
        case "preset":
            return preset(setup, value), None
        case "format":
            change = {"format": Format(value)}
        case "rounds":
            change = {"rounds": int(value) or None}
        case "cut" | "best_of":
            change = {field: int(value)}
        case "pace":
            pace = PACES[PACES.index(value)]
            change = {"pace": pace, "times": TIMES[pace]}
        case "open_decks":
            change = {"open_decks": value == "open", "decks_after": value == "after"}
        case "cards":
            change = {"options": with_by_hand(setup.options, bool(CARDS.index(value)))}
        case "seeding":
            change = {"seeding": Seeding(value)}
        case "draws":
            change = {"draws": value == DRAWS[0]}
        case "no_show":
            change = {"no_show_drops": bool(NO_SHOWS.index(value))}
        case "late":
            until, _, missed = value.partition(":")
            change = {"late_until": int(until), "late_as": Missed(missed or Missed.LOSS)}
        case "by_clock":
            change = {"by_clock": value == "clock"}
        case _:
            raise ValueError(field)
    return Setup.model_validate({**setup.model_dump(), **change}), None
