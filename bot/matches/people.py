"""Who plays a match, and what each of them is called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, cast

from pydantic import BaseModel

from bot.store import SeatRow
from bot.store.privacy.forgetting import SOMEBODY
from bot.texts import Texts
from bot.texts.sanitising import told_apart
from engines.kernel import Answer, Deck, Game, Level, Say


class InAdvance(BaseModel, frozen=True):
    """An answer that was left in advance, to the next question if it is of this kind."""

    kind: str
    answers: tuple[Answer, ...]
    """To that question, and to those after it."""
    label: str = ""
    """What was pressed, as its person has read it; nothing of the rest of what one press answers."""


class StandingAnswer(BaseModel, frozen=True):
    """What a text that asks a yes or no is always answered."""

    answer: str
    label: str
    """The text and the answer, as their person has read them."""


class Said(BaseModel, frozen=True):
    """What a person has said in advance of what they are asked: nobody else is told."""

    habits: frozenset[str] = frozenset()
    """What goes by without them."""
    always: dict[str, StandingAnswer] = {}
    """By what texts are known again."""
    next: InAdvance | None = None
    missed: str = ""
    """What they had left in advance and did not fit, until they answer something."""


SILENT = Said()
"""Of who has said nothing."""


class Agreement(StrEnum):
    """What those who play can agree on."""

    DRAW = "draw"
    END = "end"
    """To call the match off, as if it had never been."""
    PAUSE = "pause"
    """To let it rest until one of them goes on."""


class AskedBack(BaseModel, frozen=True):
    """Somebody asks to take an answer back. It is past as soon as another question is open."""

    seat: int
    number: int
    """Of the answer that they would take back, and all that were given since."""
    opened: int
    """The question that was open when they asked."""
    agreed: tuple[int, ...] = ()
    """The seats that have."""


@dataclass(slots=True)
class Seat:
    """Who sits in a seat."""

    number: int
    user_id: int | None
    """Discord's id of the person; None for the computer, and for a person who has been forgotten."""
    level: Level | None
    """Strength of the computer; None for a person."""
    name: str
    """Display name when the match began; for the computer it is said in the reader's language."""
    absences: int = 0
    """Decisions missed in a row."""
    offers: frozenset[Agreement] = frozenset()
    """What the seat would agree to."""
    deck: Deck | None = None
    """What the seat has brought, in games with decks; secret."""
    said: Said = SILENT
    away: float = 0.0
    """Until when its clock stands while its person is away, in Unix seconds; 0 where it runs."""
    stood: float = 0.0
    """Seconds for which it has stood so."""
    late: bool = False
    """Whether its last time is up, and the others choose what becomes of it."""
    waited: int = 0
    """How often in a row they have waited."""
    bystander: Say | None = None
    """What one is called who plays by the rules alone, such as a robot; they come after the players."""

    @property
    def has_left(self) -> bool:
        """Whether its person has been forgotten since the match was over."""
        return self.user_id is None and self.level is None and self.name == SOMEBODY

    def is_there(self) -> None:
        """Note that its person has answered themselves."""
        self.absences, self.late, self.waited = 0, False, 0


@dataclass(slots=True)
class People:
    """Who sits at a match, and when each of them was last heard of."""

    seats: list[Seat]
    """By their numbers; bystanders last."""
    called: dict[int, int] = field(default_factory=dict[int, int])
    """The turn in which each seat was last called by a ping."""
    pressed: dict[int, float] = field(default_factory=dict[int, float])
    """When each seat last gave an answer itself, in Unix seconds."""
    spared: dict[int, Say] = field(default_factory=dict[int, Say])
    """What was answered last for each seat that had no choice, or had said so, until it answers itself."""
    reopened: dict[int, int] = field(default_factory=dict[int, int])
    """The question that each seat has opened once more by taking an answer back: it is put in any case."""
    takebacks: bool = False
    """Whether answers can be taken back where all agree, as was chosen with the challenge."""
    asked_back: AskedBack | None = None
    """Who has asked for that last."""

    def copy(self) -> People:
        """Return a copy whose seats can be changed."""
        seats = [replace(seat) for seat in self.seats]
        return replace(
            self,
            seats=seats,
            called=self.called.copy(),
            pressed=self.pressed.copy(),
            spared=self.spared.copy(),
            reopened=self.reopened.copy(),
        )

    def seat_of(self, user_id: int) -> Seat | None:
        """Return the seat of a person; None for everybody else."""
        return next((seat for seat in self.seats if seat.user_id == user_id), None)

    @property
    def persons(self) -> list[Seat]:
        """The seats in which somebody sits who is no computer."""
        return [seat for seat in self.seats if seat.user_id is not None]

    def names(self, texts: Texts) -> list[str]:
        """Return the players' names by seat, bystanders last; who is called alike, with the seat's number."""
        return told_apart([_name(seat, texts) for seat in self.seats], self._marks)

    @property
    def known_as(self) -> list[str]:
        """What everybody is called by seat, without what a computer is: names alone, told apart likewise."""
        return told_apart([seat.name for seat in self.seats], self._marks)

    @property
    def _marks(self) -> list[str]:
        return [str(seat.number + 1) for seat in self.seats]

    def mentions(self, texts: Texts) -> list[str]:
        """Return what names the players in a message, by seat: persons by mention."""
        names = self.names(texts)
        return [texts.mention(seat.user_id) if seat.user_id else names[seat.number] for seat in self.seats]


def _name(seat: Seat, texts: Texts) -> str:
    if seat.bystander:
        return texts.tell(seat.bystander)
    if seat.has_left:
        return texts.say("seat-left")
    if seat.level is None:
        return seat.name
    return texts.say("computer-name", name=seat.name, level=texts.say(f"level-{seat.level}"))


def seated(game: Game[Any], rows: Sequence[SeatRow]) -> People:
    """Return those who sit at a match, as they were last written, and those who need no seat of their own."""
    called = enumerate(game.bystanders(len(rows)), len(rows))
    others = [Seat(number, None, None, "", bystander=name) for number, name in called]
    return People([seat_of_row(row) for row in rows] + others)


def seat_of_row(row: SeatRow) -> Seat:
    """Return a seat as it was last written."""
    level = cast("Level | None", row.level)
    offered = {
        Agreement.DRAW: row.draw_offered, Agreement.END: row.end_offered, Agreement.PAUSE: row.pause_offered,
    }  # fmt: skip
    offers = frozenset(what for what, stands in offered.items() if stands)
    said = Said.model_validate_json(row.said) if row.said else SILENT
    return Seat(
        row.seat, row.user_id, level, row.name, row.missed, offers, row.deck, said, row.away, row.stood,
        row.late, row.waited,
    )  # fmt: skip


def row_of(seat: Seat) -> SeatRow:
    """Return a seat of a running match as it is to be written."""
    return SeatRow(
        seat=seat.number,
        name=seat.name,
        user_id=seat.user_id,
        level=seat.level,
        missed=seat.absences,
        draw_offered=Agreement.DRAW in seat.offers,
        end_offered=Agreement.END in seat.offers,
        pause_offered=Agreement.PAUSE in seat.offers,
        joined=True,
        deck=seat.deck,
        away=seat.away,
        stood=seat.stood,
        late=seat.late,
        waited=seat.waited,
        said="" if seat.said == SILENT else seat.said.model_dump_json(),
    )
