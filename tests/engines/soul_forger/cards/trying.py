"""What somebody could do on a table, found out by trying it on a copy: to attack, to block, to play."""

from __future__ import annotations

from engines.kernel import PASS
from engines.soul_forger.rules import course
from engines.soul_forger.table.state import Point, Table
from tests.engines.position import Position
from tests.engines.soul_forger.scenes import GAME

MOST_ANSWERS = 30


class Trial(Position[Table, object]):
    """A copy of a table at some point of a player's turn, with nothing else going on."""

    def __init__(self, table: Table, seat: int, point: Point) -> None:
        trial = table.copy()
        trial.flow, trial.doing, trial.frames, trial.waiting = [], None, [], []
        trial.resolving, trial.moment, trial.combat, trial.out = False, "", None, []
        for side in trial.sides:
            side.level = 90  # nobody has too many creatures
        trial.active, trial.point, trial.phase = seat, point, "ready" if point == "ready" else "main_1"
        course.go_on(trial)
        super().__init__(GAME, trial, len(trial.sides))

    def until(self, *kinds: str) -> bool:
        """Let everybody pass, block nothing and hand nothing on, until this is asked; tell whether it is."""
        for _ in range(MOST_ANSWERS):
            if not self.match.decisions:
                return False
            if self.asked.kind in kinds:
                return True
            if self.asked.kind not in ("window", "redirect", "block"):
                return False
            self.match.answer(self.asked.seat, PASS if self.asked.kind == "window" else self.keys[0])
        return False

    def attack(self, piece: str, target: str) -> None:
        """Declare an attack."""
        self.match.answer(self.asked.seat, piece)
        if self.asked.kind == "target":
            self.match.answer(self.asked.seat, target)


def attackers(table: Table, seat: int) -> frozenset[str]:
    """Return what may attack, and `finish` where nothing must."""
    trial = Trial(table, seat, "combat")
    if not trial.until("attack"):
        return frozenset(("finish",))
    return frozenset(key for key in trial.keys if key == "finish" or key[1:].isdigit())


def blockers(table: Table, seat: int, attacker: str) -> frozenset[str]:
    """Return what may block an attack on a player by that card, and `no_block` where nothing must."""
    owner = table.pieces[int(attacker[1:])].seat
    trial = Trial(table, owner, "combat")
    trial.until("attack")
    trial.attack(attacker, f"s{seat}")
    return frozenset(trial.keys) if trial.until("block") else frozenset(("no_block",))


def stays_on(table: Table, attacker: str) -> bool:
    """Tell whether a card is still On-guard after it has attacked a player."""
    piece = table.pieces[int(attacker[1:])]
    trial = Trial(table, piece.seat, "combat")
    trial.until("attack")
    trial.attack(attacker, f"s{(piece.seat + 1) % len(table.sides)}")
    trial.until("attack", "main")
    after = trial.table.pieces.get(piece.id)
    return after is not None and after.on


def comes_on(table: Table, piece: int) -> bool:
    """Tell whether a card is On-guard once its player's turn has begun."""
    trial = Trial(table, table.pieces[piece].seat, "ready")
    after = trial.table.pieces.get(piece)
    return after is not None and after.on


def deeds(table: Table, seat: int) -> frozenset[str]:
    """Return the verbs of what a player can announce in their Main Phase."""
    trial = Trial(table, seat, "main_1")
    if not trial.until("main"):
        return frozenset()
    return frozenset(key.partition(":")[0] for key in trial.keys if ":" in key)
