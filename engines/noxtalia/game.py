"""Noxtalia as a game that can be hosted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from engines.kernel import (
    AiSupport,
    Dice,
    Game,
    GameRules,
    Play,
    RecapStats,
    Say,
    SeatInterface,
    dealing,
)
from engines.kernel.seat.interface import options_seen
from engines.kernel.seat.use import use_of
from engines.noxtalia.cards.catalogue import catalogue_of
from engines.noxtalia.cards.collection import NoxtaliaCollection
from engines.noxtalia.effects import cards, powers, rules, spirits
from engines.noxtalia.language.actions import Action
from engines.noxtalia.options import NoxtaliaOptions
from engines.noxtalia.players.hinting import CONSEQUENCES, THUMBS
from engines.noxtalia.players.imagine import sample
from engines.noxtalia.players.player import evaluate, prefer
from engines.noxtalia.rules import end, resolution
from engines.noxtalia.rules.attack import resolve_attack, use_again
from engines.noxtalia.rules.discard import leave_spirit
from engines.noxtalia.rules.robot.steps import robot_combat, robot_end, robot_preparation
from engines.noxtalia.rules.setup import seat_teams, setup
from engines.noxtalia.rules.support import resolve_support
from engines.noxtalia.rules.turn import combat, end_phase, pass_turn, preparation
from engines.noxtalia.seat.habits import HABITS
from engines.noxtalia.seat.heaps import heaps
from engines.noxtalia.seat.look import look
from engines.noxtalia.seat.prompts import default_label, prompt
from engines.noxtalia.table.state import Side, Stage, Table
from engines.noxtalia.traces import TRACES

EXPERT_SECONDS = 60
"""NX-H7."""

resolution.EFFECTS.fill(Action, *(each.EFFECTS for each in (powers, spirits, cards, rules)))


def new(options: NoxtaliaOptions, seats: int, dice: Dice) -> Table:
    """Seat the teams; the first step deals, so that the deal is told.

    Options that do not apply to the number of seats have no effect.
    """
    table = Table(dice, options, seats)
    seat_teams(table, dice)
    return table


def step(table: Table) -> Play[None]:
    """Play from one quiet point to the next.

    Those are the setup, Preparation, each declared action, its resolution, and the End phase.
    """
    table.forget()
    try:
        if table.left and table.stage != "setup" and (leavers := still_in_play(table)):
            end.lose(table, leavers, "resigned")
        else:
            yield from _STEPS[table.mine.robot][table.stage](table)
    except end.Stopped:
        break_off(table)


def load(data: Mapping[str, Any], options: NoxtaliaOptions, seats: int, dice: Dice) -> Table:
    """Rebuild a table from what was saved."""
    sides = [{"fell": 0, **side} for side in data["sides"]]  # matches begun under version 7 do not say
    saved = {**data, "sides": sides}
    return Table.load(saved, catalogue_of(options), dice=dice, options=options, seats=seats)


SEAT = Path(__file__).parent / "seat"


class Noxtalia(Game[Table]):
    """The rules of Noxtalia."""

    id = "noxtalia"
    prefix = "nx"
    rules_version = 9
    seats = (1, 2, 3, 4)
    """NX-1."""
    options = NoxtaliaOptions
    collection = NoxtaliaCollection()
    public_kinds = frozenset(
        {
            "zone_target", "order", "opponent", "pick_spirit", "pick_spirits", "mode", "may", "fetch",
            "sink_discard", "banish", "unbind", "attach", "first",
        }
    )  # fmt: skip
    reaction_kinds = frozenset({"defend", "ally_defend", "forced_discard"})
    """NX-D12, NX-D16, NX-D18."""
    decision_limit = 4_000
    """Cards that cost nothing could be played for ever (NX-R43)."""
    traces = TRACES
    rules = GameRules(
        new=new,
        step=step,
        load=load,
        turn=lambda table: (table.game_number * 1_000 + table.turn) * 10 + table.active,
        score=lambda table: tuple(side.wins for side in table.sides) if table.options.best_of_three else (),
        places=end.places,
        partners=end.partners,
        conceded=end.conceded,
    )
    seat_interface = SeatInterface(
        view=look,
        prompt=prompt,
        known_options=options_seen,
        default_label=default_label,
        heaps=heaps,
        habits=HABITS,
        asking=frozenset({"may"}),
        use=use_of(SEAT),
        tally=RecapStats(
            blows=dict.fromkeys(("compare", "undefended", "damage", "lose_pv"), "amount"),
            acts=dict.fromkeys(
                ("attack", "attack_spirit", "attack_second", "support", "support_aimed"), "card"
            ),
        ),
    )
    ai_support = AiSupport(
        prefer=prefer,
        evaluate=evaluate,
        sampler=dealing(sample),
        carelessness=0.95,
        fresh_kinds=frozenset({"combat", "support_card"}),
        consequences=CONSEQUENCES,
        thumbs=THUMBS,
    )

    def bystanders(self, seats: int) -> tuple[Say, ...]:
        """Name the Robot, the second side in Solo."""
        return (Say("nx-robot"),) if seats == 1 else ()

    def seconds_to_decide(self, options: NoxtaliaOptions) -> int | None:
        """Return the minute that Expert gives (NX-H7)."""
        return EXPERT_SECONDS if options.expert else None

    def draws_seats(self, seats: int, options: NoxtaliaOptions) -> bool:
        """Seats are random in a free-for-all (NX-H1); two against two sit as they were challenged (NX-H5)."""
        return seats > 2 and not (seats == 4 and options.two_vs_two)

    def wants_decks(self, options: NoxtaliaOptions) -> bool:
        """Tell whether players bring teams: not when these are random (NX-H7)."""
        return not options.random_teams

    def first(self, table: Table) -> int:
        """Return the seat that began, as the first round tells."""
        return table.first

    def rounds(self, table: Table) -> int:
        """Return the number of the round."""
        return table.turn


def still_in_play(table: Table) -> list[Side]:
    """Return the sides of those who have given up and have not been taken out yet (NX-R52, NX-H3)."""
    return [side for side in table.sides if side.seat in table.left and not side.out]


def break_off(table: Table) -> None:
    """Put away what was in use when the game, or the active player's part in it, ended."""
    for attached in table.resolving:
        leave_spirit(table, attached)
    table.resolving = []
    table.aid = None
    if table.attack is not None:
        table.attack.step = "over"
    if table.stage not in ("setup", "over"):
        pass_turn(table)


_Step = Callable[[Table], Play[None]]
_COMMON: dict[Stage, _Step] = {
    "setup": setup,
    "attack": resolve_attack,
    "zone": use_again,
    "support": resolve_support,
}
_STEPS: dict[bool, dict[Stage, _Step]] = {
    False: {**_COMMON, "preparation": preparation, "combat": combat, "end": end_phase},
    True: {**_COMMON, "preparation": robot_preparation, "combat": robot_combat, "end": robot_end},
}
"""What each step is, for a player and for the Robot."""
