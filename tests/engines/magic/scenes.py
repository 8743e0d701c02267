"""Puts a table into a position, so that a test can tell the story of a rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engines.kernel import PASS, Answer, Assign, Dice
from engines.magic.game import Magic
from engines.magic.options import MagicOptions
from engines.magic.rules import course
from engines.magic.seat.view import MagicView, PermView, SideView
from engines.magic.table.floating import Floating
from engines.magic.table.pieces import Perm, ZoneCard
from engines.magic.table.side import Side
from engines.magic.table.state import Step, Table
from tests.engines.magic.pack import pack
from tests.engines.position import Position, of

GAME = Magic()
YOU, OTHER = 0, 1
"""The seats of a scene."""
LANDS = {"W": "plains", "U": "island", "B": "swamp", "R": "mountain", "G": "forest"}


def side(
    hand: Sequence[str] = (), *, lands: str = "", board: Sequence[str | Mapping[str, Any]] = (),
    noble: str = "", **more: Any,
) -> dict[str, Any]:  # fmt: skip
    """Say what a player has; lands by the letters of their mana, `more` sets what a side has."""
    lying = [LANDS[letter] for letter in lands]
    return {"hand": list(hand), "board": [*lying, *board], "noble": noble, **more}


def lies(card: str, **more: Any) -> dict[str, Any]:
    """Say that a permanent lies on the battlefield; `more` sets what it has, such as `damage=1`."""
    return {"card": card, **more}


class Duel(Position[Table, Side]):
    """A match in a chosen position. What it has come to is read off views, which show all that matters."""

    def __init__(
        self, you: Mapping[str, Any] | None = None, other: Mapping[str, Any] | None = None, *,
        at: Step = "main_1", turn: int = 5, active: int = YOU, more: Sequence[dict[str, Any]] = (),
        changes: Mapping[str, Sequence[tuple[str, str, int, int]]] | None = None, **options: Any,
    ) -> None:  # fmt: skip
        """Lay everything out; `at` is the step that begins, `changes` last until the end of the turn."""
        chosen = MagicOptions.model_validate({"cards": pack(*more), **options})
        table = Table(Dice("scene"), chosen, 2)
        table.laid = True
        table.turn, table.active, table.step, table.begun = turn, active, at, False
        for seat, given in enumerate((you or side(), other or side())):
            _lay(table, seat, dict(given))
        for stamp, (card, rows) in enumerate((changes or {}).items()):
            ids = tuple(perm.id for perm in table.perms.values() if perm.card.id == card)
            table.floating = (*table.floating, Floating(stamp, ids, tuple(rows), "end_of_turn"))
        course.go_on(table)
        super().__init__(GAME, table, 2)

    # What can be seen

    def sees(self, seat: int | None = None) -> MagicView:
        """Return what a seat sees; by default what everybody may."""
        return self.match.view(seat)  # pyright: ignore[reportReturnType]: this game has these

    def seen(self, seat: int) -> SideView:
        """Return a player's side as that player sees it."""
        return self.sees(seat).sides[seat]

    def board(self, seat: int) -> list[str]:
        """Return the permanents of a player but basic lands, by name."""
        basic = LANDS.values()
        return [perm.card for perm in self.sees().perms if perm.seat == seat and perm.card not in basic]

    def graveyard(self, seat: int) -> list[str]:
        return [each.card for each in self.sees().sides[seat].graveyard]

    def life(self, seat: int) -> int:
        return self.sees().sides[seat].life

    def perm(self, card: str, seat: int | None = None) -> PermView:
        """Return a permanent of this name."""
        return next(each for each in self.sees().perms if each.card == card and seat in (None, each.seat))

    def key(self, card: str, seat: int | None = None) -> str:
        return f"o{self.perm(card, seat).id}"

    @property
    def acts(self) -> list[str]:
        """Return what the one who is asked can do besides passing."""
        return [key for key in self.keys if key != PASS]

    # What can be done

    def do(self, *answers: Answer) -> Duel:
        """Give answers, whoever is asked."""
        for answer in answers:
            self.match.answer(self.asked.seat, answer)
        return self

    def casts(self, card: str, *aims: str, **answers: Answer) -> Duel:
        """Cast a card of the hand at permanents, players (`s1`) or what is on the stack (`i7`), by name.

        Other questions are answered by their kinds: `x=3`, `kick="yes"`, `modes=("1",)`.
        """
        return self.announces(f"cast:{card}", *aims, **answers)

    def uses(self, card: str, place: int, *aims: str, **answers: Answer) -> Duel:
        """Use an ability of a permanent, by its place on the card."""
        return self.announces(f"use:{self.key(card)}:{place}", *aims, **answers)

    def announces(self, key: str, *aims: str, **answers: Answer) -> Duel:
        """Announce something, and answer what is asked besides."""
        seat, left = self.asked.seat, list(aims)
        self.do(key)
        while self.match.decisions and self.asked.seat == seat and self.asked.back:
            kind = self.asked.kind
            if kind == "targets":  # of what is played by hand: all at once
                named, left = {self.called(name) for name in left}, []
                self.do(tuple(key for key in self.keys if key in named))
            else:
                self.do(self.called(left.pop(0)) if kind == "aim" else answers[kind])
        return self

    def called(self, name: str) -> str:
        """Return how an option is called that a name means: a key, or a card that can be chosen."""
        if name in self.keys:
            return name
        found = (option.key for option in self.prompt().options if option.card == name)
        return next(found)

    def passes(self, until: str = "") -> Duel:
        """Let all pass up to a main phase or another question; up to a kind, all takes its default."""
        while self.match.decisions and self.asked.kind != until and (until or self._waits):
            self.do(self.asked.default)
        return self

    @property
    def _waits(self) -> bool:
        """Tell whether only passing goes on: a main phase with an empty stack is where a scene stands."""
        return self.asked.kind == "priority"

    def resolves(self) -> Duel:
        """Let the top of the stack resolve, whoever is asked: up to a question, or the next to be done."""
        if not self.sees().stack:  # nobody could answer it
            return self
        top = self.sees().stack[-1].id
        while self.asked.kind in ("priority", "main") and any(each.id == top for each in self.sees().stack):
            self.do(PASS)
        return self

    def stack(self) -> list[str]:
        """Return what is on the stack by name, the newest last."""
        return [item.card for item in self.sees().stack]

    def item(self, card: str) -> str:
        """Return how what is on the stack is called in answers."""
        return f"i{next(item.id for item in reversed(self.sees().stack) if item.card == card)}"

    def size(self, card: str, seat: int | None = None) -> tuple[int, int]:
        """Return the power and toughness of a permanent."""
        perm = self.perm(card, seat)
        return perm.power, perm.toughness

    def to_attack(self) -> Duel:
        return self.passes("attackers")

    def attacks(self, *cards: str) -> Duel:
        """Let creatures attack, by name; then all pass."""
        self.to_attack()
        return self.assigns(dict.fromkeys(cards, f"s{1 - self.asked.seat}")).passes()

    def blocks(self, **blocks: str) -> Duel:
        """Let creatures block, `bear="ox"`; then all pass, up to a question or the next step that asks."""
        assert self.asked.kind == "blockers"
        other = 1 - self.asked.seat
        return self.assigns({mine: self.key(theirs, other) for mine, theirs in blocks.items()}).passes()

    def assigns(self, going: Mapping[str, str]) -> Duel:
        """Send creatures to places, by name; all others stay."""
        asked = of(Assign, self.asked)
        cards = {f"o{perm.id}": perm.card for perm in self.sees().perms}
        answer = tuple(going.get(cards[key], "") for key in asked.keys)
        assert sum(map(bool, answer)) >= len(going), (going, asked.keys)
        return self.do(answer)

    def end_turn(self) -> Duel:
        """Pass everything to the end of the turn, and on to the first question of the next."""
        turn = self.sees().turn
        while self.match.decisions and self.sees().turn == turn:
            self.do(self.asked.default)
        return self


def _lay(table: Table, seat: int, given: dict[str, Any]) -> None:
    side = table.sides[seat]
    noble, board = given.pop("noble"), given.pop("board")
    side.library = ["forest"] * 20
    side.kept = True
    side.noble = noble
    if noble:
        side.command = [ZoneCard(table.number(), noble, up=False)]
    for each in board:
        lying = {"card": each} if isinstance(each, str) else dict(each)
        card = table.catalogue.cards[lying.pop("card")]
        perm = Perm(table.number(), card, seat, seat, 1)
        for what, value in lying.items():
            setattr(perm, what, value)
        table.perms[perm.id] = perm
    for what, value in given.items():
        setattr(side, what, value)
