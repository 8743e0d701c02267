"""Dueling Nobles as a game that can be hosted."""

from __future__ import annotations

from pathlib import Path

from engines.dueling_nobles.options import NoblesOptions
from engines.dueling_nobles.players.hinting import CONSEQUENCES, THUMBS
from engines.dueling_nobles.players.imagine import sample
from engines.dueling_nobles.players.player import evaluate, prefer
from engines.dueling_nobles.rules.beginning import prepare
from engines.dueling_nobles.rules.duel import announce_and_duel
from engines.dueling_nobles.rules.setup import draft, pick
from engines.dueling_nobles.rules.turn import may_claim_draw
from engines.dueling_nobles.seat.habits import HABITS
from engines.dueling_nobles.seat.look import look
from engines.dueling_nobles.seat.prompts import default_label, prompt
from engines.dueling_nobles.table.state import Table
from engines.kernel import AiSupport, Game, GameRules, Play, RecapStats, Result, SeatInterface, dealing
from engines.kernel.seat.use import use_of


def step(table: Table) -> Play[None]:
    """Play from one quiet point to the next.

    Those are the pick, each pick of a draft, each action of phases 1 to 3, and the whole duel.
    """
    match table.phase:
        case "prepare":
            return prepare(table)
        case "announce":
            return announce_and_duel(table)
        case "draft":
            return draft(table)
        case _:
            return pick(table)


def claim(table: Table, _: int) -> Result | None:
    """Return the draw that may be claimed when nobody duels (DN-R41).

    In a best of three it would end the match, so there it is claimed from the menu (H1).
    """
    if may_claim_draw(table) and not table.options.best_of_three:
        return Result((), "stall_claim")
    return None


SEAT = Path(__file__).parent / "seat"


class DuelingNobles(Game[Table]):
    """The rules of Dueling Nobles."""

    id = "dueling_nobles"
    prefix = "dn"
    rules_version = 3
    seats = (2,)
    """DN-1."""
    options = NoblesOptions
    public_kinds = frozenset({"draft", "announce_noble", "announce_target", "redirect"})
    reaction_kinds = frozenset({"redirect", "defender_cards"})
    """DN-D6 and DN-D8: the only decisions of the waiting player."""
    rules = GameRules(
        new=lambda options, _, dice: Table(dice, options),
        step=step,
        load=lambda data, options, _, dice: Table.load(data, dice=dice, options=options),
        turn=lambda table: table.game_number * 10_000 + table.turn,
        score=lambda table: tuple(side.wins for side in table.sides) if table.options.best_of_three else (),
        claim=claim,
    )
    seat_interface = SeatInterface(
        view=look,
        prompt=prompt,
        default_label=default_label,
        habits=HABITS,
        use=use_of(SEAT),
        tally=RecapStats(blows={"wound": ""}, acts={"won": "noble"}),
    )
    ai_support = AiSupport(
        prefer=prefer,
        evaluate=evaluate,
        sampler=dealing(sample),
        carelessness=0.75,
        fresh_kinds=frozenset({"announce_noble", "prepare"}),
        consequences=CONSEQUENCES,
        thumbs=THUMBS,
    )

    def first(self, table: Table) -> int:
        """Return the seat that began, as the first round tells."""
        return table.acting if table.turn % 2 else 1 - table.acting

    def rounds(self, table: Table) -> int:
        """Return the number of the round."""
        return (table.turn + 1) // 2
