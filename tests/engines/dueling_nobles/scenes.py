"""Puts a table into a position, so that a test can tell the rule book's story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.dueling_nobles import DuelingNobles, NoblesOptions, NoblesView
from engines.dueling_nobles.seat.view import DuelView
from engines.dueling_nobles.table.cards import NOBLES, NUMBERS, in_order
from engines.dueling_nobles.table.state import Duel, Noble, Side, Table
from engines.kernel import Answer, Dice, Option
from tests.engines.position import Position

GAME = DuelingNobles()
_SIGNS = str.maketrans("♥♦♣♠", "HDCS")
ME, YOU = 0, 1
"""The seats of a scene: mine is the active one."""
NAMES = ("Ada", "Bob")
"""What the seats are called where texts are read."""


def card(name: str) -> str:
    """Return a card's id: `card("10♦")` is "10D"."""
    return name.translate(_SIGNS)


def cards(names: str) -> list[str]:
    """Return cards' ids: `cards("9♦ 4♠")` is ["9D", "4S"]."""
    return card(names).split()


def _court(names: str) -> list[Noble]:
    """Read nobles with their marks: `K♠*2+3♥` has two wounds and the boost 3♥."""
    court: list[Noble] = []
    for name in cards(names):
        rest, _, boost = name.partition("+")
        noble, _, wounds = rest.partition("*")
        court.append(Noble(noble, int(wounds or 0), boost or None))
    return court


class Scene(Position[Table, Side]):
    """A match in a chosen position, in which seat 0 has the turn."""

    def __init__(self, table: Table) -> None:
        super().__init__(GAME, table)

    # What can be seen

    @property
    def verbs(self) -> tuple[str, ...]:
        """Return what the menu offers but declarations."""
        return tuple(key for key in self.keys if not key.startswith("spend:"))

    @property
    def spends(self) -> set[tuple[int, int]]:
        """Return the declarations on offer, as (cards, nobles)."""
        named = (key.split(":") for key in self.keys if key.startswith("spend:"))
        return {(int(parts[1]), int(parts[2])) for parts in named}

    @property
    def last_duel(self) -> Duel:
        assert self.table.duel is not None
        return self.table.duel

    def view(self, seat: int | None) -> NoblesView:
        return GAME.seat_interface.view(self.table, seat)

    def duel_seen(self, seat: int | None) -> DuelView:
        """Return the duel as the seat sees it."""
        seen = self.view(seat).duel
        assert seen is not None
        return seen

    def court(self, seat: int = ME) -> list[str]:
        return [noble.card for noble in self.table.sides[seat].courtyard]

    def noble(self, name: str) -> Noble:
        """Return a noble of either courtyard."""
        court = [noble for side in self.table.sides for noble in side.courtyard]
        return next(noble for noble in court if noble.card == card(name))

    def option(self, key: str) -> Option:
        return super().option(card(key))

    # What can be done

    def do(self, *answers: Answer) -> Scene:
        """Give answers, whoever is asked."""
        for answer in answers:
            self.match.answer(self.asked.seat, card(answer) if isinstance(answer, str) else answer)
        return self

    def roll(self, *dice: int) -> Scene:
        """Let the next dice fall so."""
        self.table.dice.foretell([die - 1 for die in dice])
        return self

    def announce(self, noble: str, target: str, dice: Sequence[int] = ()) -> Scene:
        """Announce a duel."""
        return self.roll(*dice).do(noble, target)

    def plays(self, *names: str) -> Scene:
        """Let the side that is asked play number cards."""
        chosen = {card(name) for name in names}
        return self.do(tuple(key for key in self.keys if key in chosen))


def scene(
    mine: str = "Q♥ K♠ J♦",
    yours: str = "Q♣ K♦ J♠",
    *,
    hand: str = "",
    other_hand: str = "",
    resources: int = 0,
    other_resources: int = 0,
    discard: str = "",
    deck: str | None = None,
    noble_deck: str | None = None,
    phase: str = "prepare",
    options: dict[str, Any] | None = None,
    **marks: Any,
) -> Scene:
    """Set a scene. Cards that are not named lie in the decks; the first one named lies on top."""
    table = Table(Dice("scene"), NoblesOptions(**(options or {})))
    table.phase = phase  # type: ignore[assignment]  # a test may name any phase
    table.active = ME
    table.turn = 5
    hands = (hand, other_hand)
    for seat, court in enumerate((mine, yours)):
        side = table.sides[seat]
        side.courtyard = _court(court)
        side.hand = sorted(cards(hands[seat]), key=in_order)
        side.resources = (resources, other_resources)[seat]
    table.discard = cards(discard)
    nobles = [noble for side in table.sides for noble in side.courtyard]
    known = [noble.card for noble in nobles]
    rest = [name for name in NOBLES if name not in known]
    table.noble_deck = (rest if noble_deck is None else cards(noble_deck))[::-1]
    used = {*table.discard, *cards(hand), *cards(other_hand), *(noble.boost for noble in nobles)}
    numbers = [name for name in NUMBERS if name not in used]
    table.number_deck = (numbers if deck is None else cards(deck))[::-1]
    for name, value in marks.items():
        if hasattr(table, name):
            setattr(table, name, value)
        else:
            setattr(table.sides[ME], name, value)
    return Scene(table)


def duel(
    mine: str,
    yours: str,
    dice: Sequence[int],
    *,
    hand: str = "",
    other_hand: str = "",
    **more: Any,
) -> Scene:
    """Let the first noble of one courtyard challenge the first of the other, up to the cards."""
    set_up = scene(mine, yours, hand=hand, other_hand=other_hand, phase="announce", **more)
    return set_up.announce(set_up.court(ME)[0], set_up.court(YOU)[0], dice)
