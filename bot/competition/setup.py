"""What an organiser chooses for a tournament, and what of it contradicts itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, TypeAlias, get_args

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from bot.competition import cut, robin, swiss
from bot.competition.cut import Seeding
from bot.competition.record import DUELS, PODS, SINGLE_GAMES, Scoring
from bot.competition.state import Format, Missed
from bot.competition.tie_breaks import By, counted_in
from engines.kernel import Game, Options, Say

Pace: TypeAlias = Literal["live", "correspondence"]
PACES: tuple[Pace, ...] = get_args(Pace)
LARGEST, LARGEST_ROBIN = 256, 40
POD_ROUNDS = 3
BY_HAND, _EXACT, _AGREED = "by_hand", "none", "agreed"
"""The option of a match that lets cards be played by hand, as games with such cards have it."""
USUAL = -1
"""The cut that the number of entrants asks for."""


BRACKETS = (Format.SINGLE, Format.DOUBLE)


class Times(BaseModel):
    """How long things take, in minutes; 0 is for ever, or not at all."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    round: int = Field(ge=0, le=60 * 24 * 60)
    """After it games that were won decide; a level table is drawn, or in a bracket played on for a lead."""
    ready: int = Field(ge=1, le=60 * 24 * 30)
    """Who is not ready after it has not come."""
    between: int = Field(ge=0, le=60 * 24 * 7)
    """Until the next round, where the clock makes it."""
    check_in: int = Field(ge=0, le=60 * 24 * 7)
    """How long before the start it opens; 0 for none."""


TIMES: Mapping[Pace, Times] = {
    "live": Times(round=60, ready=10, between=3, check_in=15),
    "correspondence": Times(round=14 * 24 * 60, ready=3 * 24 * 60, between=12 * 60, check_in=24 * 60),
}


class Setup(BaseModel):
    """The choices; a default stays what it is, as events are kept without what was left at it."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    format: Format = Format.SWISS
    rounds: int | None = Field(default=None, ge=1, le=40)
    """None for as many as the number of entrants asks for."""
    cut: int = Field(default=0, ge=-1, le=LARGEST)
    """How many go on from the Swiss rounds to a bracket; 0 for none, -1 for the usual number."""
    best_of: Literal[1, 3] = 1
    options: dict[str, Any] = Field(default_factory=dict[str, Any])
    """The match options that differ from the game's defaults, best of apart."""
    pace: Pace = "live"
    times: Times = TIMES["live"]
    by_clock: bool = False
    """Whether rounds are made, and the event ends, without a press."""
    start: float | None = None
    """When it begins by itself, in Unix seconds."""
    late_until: int = Field(default=0, ge=0, le=40)
    """The last round that a late entry may begin with; 0 for none."""
    late_as: Missed = Missed.LOSS
    open_decks: bool = False
    """Whether all can look at all decks from the first round on."""
    decks_after: bool = False
    """Whether closed decks are opened when the event has ended."""
    seeding: Seeding = Seeding.LOT
    """Who is which seed of a bracket that begins the event."""
    no_show_drops: bool = False
    """Whether who is not ready in time is paired no more, as somebody may have left the server."""
    draws: bool = True
    """Whether a draw by agreement counts, or is replayed."""
    most: int | None = Field(default=None, ge=2, le=LARGEST)
    """How many may enter; None for as many as the format takes."""

    def kept(self) -> dict[str, Any]:
        """Return what is stored beside the format: what was chosen otherwise than by default.

        So a process of the release before can read an event that goes by no choice that is new to it.
        """
        return self.model_dump(mode="json", exclude={"format"}, exclude_defaults=True)

    @property
    def room(self) -> int:
        """How many may enter."""
        return min(self.most or LARGEST, most_in(self.format))

    @property
    def in_bracket(self) -> bool:
        """Whether it is a bracket from the start."""
        return self.format in BRACKETS

    @property
    def scoring(self) -> Scoring:
        """What the rounds pay."""
        if self.format is Format.PODS:
            return PODS
        return DUELS if self.best_of > 1 else SINGLE_GAMES

    @property
    def ties(self) -> tuple[By, ...]:
        """What parts equal points, the weightiest first."""
        return counted_in(self.format)

    def cut_of(self, entrants: int) -> int:
        """Return how many go on from the Swiss rounds; 0 for nobody."""
        size = cut.size_for(entrants) if self.cut == USUAL else self.cut
        return min(size, entrants) if self.format is Format.SWISS and size else 0

    def rounds_of(self, entrants: int) -> int:
        """Return how many rounds are played before any bracket."""
        match self.format:
            case Format.SINGLE | Format.DOUBLE:
                return 0
            case Format.ROBIN:
                return robin.rounds_for(entrants)
            case Format.PODS:
                return self.rounds or POD_ROUNDS
            case Format.SWISS:
                return self.rounds or swiss.rounds_for(entrants, self.cut_of(entrants))

    def match_options(self, game: Game[Any]) -> Options:
        """Return the options of each match. Raises pydantic.ValidationError where they contradict."""
        return game.options.model_validate({**self.options, **best_of(game, self.best_of)})


PRESETS: Mapping[str, Setup] = {
    "club": Setup(),
    "cup": Setup(format=Format.SINGLE),
    "double": Setup(format=Format.DOUBLE),
    "league": Setup(format=Format.ROBIN, pace="correspondence", times=TIMES["correspondence"], by_clock=True),
    "pods": Setup(format=Format.PODS),
}
"""What clubs hold, each ready to be announced."""


def preset(setup: Setup, name: str) -> Setup:
    """Return a preset with an event's own start, size and match options. Raises KeyError."""
    own = {"start": setup.start, "most": setup.most, "options": setup.options}
    return PRESETS[name].model_copy(update=own)


def preset_of(setup: Setup) -> str | None:
    """Return the preset that a setup is, None for one of its own making."""
    return next((name for name in PRESETS if preset(setup, name) == setup), None)


def best_of(game: Game[Any], games: int) -> dict[str, Any]:
    """Return the options that make a match one of so many games; none where the game knows no such thing."""
    fields = game.options.model_fields
    if "best_of_three" in fields:
        return {"best_of_three": games == 3}
    return {"best_of": games} if "best_of" in fields else {}


def by_hand(game: Game[Any], options: Mapping[str, Any]) -> bool | None:
    """Tell whether options let cards be played by hand; None where the game knows no such thing."""
    if BY_HAND not in game.options.model_fields:
        return None
    return options.get(BY_HAND, _EXACT) != _EXACT


def with_by_hand(options: Mapping[str, Any], allowed: bool) -> dict[str, Any]:
    """Return options by which cards may be played by hand, or exactly alone."""
    rest = {name: value for name, value in options.items() if name != BY_HAND}
    return {**rest, BY_HAND: _AGREED} if allowed else rest


def lengths(game: Game[Any]) -> tuple[int, ...]:
    """Return of how many games a match may be."""
    return (1, 3) if best_of(game, 3) else (1,)


def seats(setup: Setup, game: Game[Any]) -> tuple[int, ...]:
    """Return how many may sit at a table of this format and game."""
    return tuple(n for n in game.seats if (n in (3, 4) if setup.format is Format.PODS else n == 2))


def faults(setup: Setup, game: Game[Any], now: float) -> Iterator[Say]:
    """Yield each contradiction, as a sentence of what to change; nothing of a sound setup."""
    if not seats(setup, game) or (setup.format is Format.PODS and not {3, 4} <= set(game.seats)):
        yield Say("tournament-fault-seats")
    yield from _of_format(setup)
    if setup.best_of not in lengths(game):
        yield Say("tournament-fault-best-of")
    elif setup.format is Format.PODS and setup.best_of > 1:
        yield Say("tournament-fault-pods-best-of")
    try:
        options = setup.match_options(game)
    except ValidationError as error:
        kind = error.errors()[0]["type"]
        contradicts = kind.startswith(f"{game.prefix}-")
        yield Say(kind) if contradicts else Say("tournament-fault-options")
    else:
        if (setup.open_decks or setup.decks_after) and not game.wants_decks(options):
            yield Say("tournament-fault-no-decks")
    if setup.start is not None and setup.start <= now:
        yield Say("tournament-fault-start")


def _of_format(setup: Setup) -> Iterator[Say]:
    if setup.cut and setup.format is not Format.SWISS:
        yield Say("tournament-fault-cut-format")
    elif setup.cut == 1:
        yield Say("tournament-fault-cut-one")
    elif setup.cut > setup.room:
        yield Say("tournament-fault-cut-most", {"cut": setup.cut, "most": setup.room})
    if setup.rounds and setup.format not in (Format.SWISS, Format.PODS):
        yield Say("tournament-fault-rounds")
    if setup.late_until and setup.format not in (Format.SWISS, Format.PODS):
        yield Say("tournament-fault-late-format")
    elif setup.rounds and setup.late_until > setup.rounds:
        yield Say("tournament-fault-late-rounds", {"late": setup.late_until, "rounds": setup.rounds})
    if setup.most and setup.most > most_in(setup.format):
        yield Say("tournament-fault-most", {"most": most_in(setup.format)})


def most_in(format: Format) -> int:
    """Return how many a format takes."""
    return LARGEST_ROBIN if format is Format.ROBIN else LARGEST
