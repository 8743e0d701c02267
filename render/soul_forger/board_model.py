"""What is drawn of cards on the table."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from engines.soul_forger.cards.catalogue import Catalogue
from engines.soul_forger.language.pack import Creature, Equipment
from engines.soul_forger.seat.view import PieceView, SoulForgerView
from engines.soul_forger.table import keys as naming
from render.drawing.signs import Mark, Role
from render.soul_forger.words import Numbers, fights, is_over, left_of

State: TypeAlias = Literal["", "less", "more"]
"""How a number stands to the one that is printed."""


class NumberModel(NamedTuple):
    """A number of a card."""

    kind: Literal["power", "endurance"]
    value: int
    state: State = ""
    hurt: bool = False

    @property
    def text(self) -> str:
        """How it is written."""
        return str(self.value).replace("-", "−")


class ShownModel(NamedTuple):
    """What is drawn of a card on the table."""

    card: str | None
    nth: int
    """Which of its name it is; 0 if there is no other."""
    up: bool
    on: bool
    since: int
    """The turn in which it was set; 0 of what lies open."""
    power: NumberModel | None
    endurance: NumberModel | None
    """That is left of it."""
    counters: tuple[tuple[str, int], ...]
    under: int
    role: Role | None
    """What it does in the combat that goes on."""
    numbers: tuple[int, ...]
    """Of the entries of the Flow that are aimed at it."""
    changed: bool
    """Whether the last change was done to it."""
    flows: bool
    """Whether it is in the Flow."""
    out: bool
    """Whether it is of a player who is out."""

    @classmethod
    def of(cls, view: SoulForgerView, piece: PieceView, numbers: Numbers, catalogue: Catalogue) -> ShownModel:
        """Return what is drawn of a card."""
        fighting = fights(piece, catalogue) and piece.up
        return cls(
            card=piece.card,
            nth=piece.nth,
            up=piece.up,
            on=piece.on,
            since=0 if piece.up else piece.since,
            power=_power(piece, catalogue) if fighting else None,
            endurance=_endurance(piece, catalogue) if piece.zone == "field" else None,
            counters=piece.counters,
            under=len(piece.under),
            role=role_of(view, piece),
            numbers=numbers.get(naming.piece(piece.id), ()),
            changed=naming.piece(piece.id) in view.touched,
            flows=piece.entry != 0,
            out=not view.sides[piece.seat].living,
        )

    @property
    def grey(self) -> bool:
        """Whether its picture is grey."""
        return self.out or not self.on

    @property
    def marked(self) -> Mark | None:
        """What it does, that something is aimed at it, or that the last change was done to it."""
        return self.role or ("aimed" if self.numbers else "changed" if self.changed else None)


def role_of(view: SoulForgerView, piece: PieceView) -> Role | None:
    """Return what a card does in the combat that goes on."""
    fight = view.combat
    if fight is None or is_over(view):
        return None
    roles: dict[int, Role] = {fight.target: "aimed", fight.blocker: "blocks", fight.attacker: "acts"}
    return roles.get(piece.id)


def _power(piece: PieceView, catalogue: Catalogue) -> NumberModel:
    found = catalogue.definitions[piece.card] if piece.card is not None else None
    printed = piece.power
    if isinstance(found, (Creature, Equipment)):
        printed = (found.on if piece.on else found.off) or 0
    return NumberModel("power", piece.power, _state(piece.power, printed))


def _endurance(piece: PieceView, catalogue: Catalogue) -> NumberModel:
    found = catalogue.definitions[piece.card] if piece.card is not None else None
    printed = found.endurance if isinstance(found, Creature) else piece.endurance
    return NumberModel("endurance", left_of(piece), _state(piece.endurance, printed), piece.damage > 0)


def _state(value: int, printed: int) -> State:
    return "less" if value < printed else "more" if value > printed else ""
