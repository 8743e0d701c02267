"""Neo Noble as a game that can be hosted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from engines.kernel import AiSupport, Budget, Dice, Game, GameRules, Play, RecapStats, SeatInterface, dealing
from engines.kernel.seat.interface import options_seen
from engines.kernel.seat.use import use_of
from engines.neo_noble.cards.catalogue import catalogue_of
from engines.neo_noble.cards.collection import NeoNobleCollection
from engines.neo_noble.effects import cards, channel, rules, spirits
from engines.neo_noble.language.actions import Action
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.players.blocking import offers
from engines.neo_noble.players.estimate import evaluate
from engines.neo_noble.players.hinting import CONSEQUENCES, THUMBS
from engines.neo_noble.players.imagine import sample
from engines.neo_noble.players.player import prefer
from engines.neo_noble.rules import resolution, turn
from engines.neo_noble.rules.action import action
from engines.neo_noble.rules.battle import resolve_attack
from engines.neo_noble.rules.end import GameOver
from engines.neo_noble.rules.reserve import exchange
from engines.neo_noble.rules.setup import seat_decks, setup
from engines.neo_noble.seat import telling
from engines.neo_noble.seat.habits import HABITS
from engines.neo_noble.seat.heaps import heaps
from engines.neo_noble.seat.look import look
from engines.neo_noble.seat.prompts import prompt
from engines.neo_noble.table import course
from engines.neo_noble.table.pieces import Stage
from engines.neo_noble.table.state import Table
from engines.neo_noble.traces import TRACES

resolution.EFFECTS.fill(Action, *(each.EFFECTS for each in (cards, channel, spirits, rules)))


def new(options: NeoNobleOptions, _: int, dice: Dice) -> Table:
    """Seat the decks; the first step lays them out, so that this is told."""
    table = Table(dice, options)
    seat_decks(table)
    return table


def step(table: Table) -> Play[None]:
    """Play from one quiet point to the next.

    Those are the exchange between games, the setup, the steps of Income and End Phase, each action, and
    an attack once declared; but none follows a step that leaves no more behind than its table.
    """
    table.forget()
    return counted(table, steps(table))


def load(data: Mapping[str, Any], options: NeoNobleOptions, _: int, dice: Dice) -> Table:
    """Rebuild a table from what was saved."""
    data = {"still": 0, "stood": "", **data}  # matches begun under version 10 do not say
    return Table.load(data, catalogue_of(options), dice=dice, options=options)


SEAT = Path(__file__).parent / "seat"


class NeoNoble(Game[Table]):
    """The rules of Neo Noble."""

    id = "neo_noble"
    prefix = "nn"
    rules_version = 12
    seats = (2,)
    """NN-1."""
    options = NeoNobleOptions
    collection = NeoNobleCollection()
    public_kinds = frozenset(
        {
            "first", "harvest", "channel", "focus", "pathfinder", "relinquish", "bargain", "no_shatter",
            "instead", "target_spirit", "target_noble", "target_lane", "target_slot", "target_card",
            "target_player", "pick_spirit", "pick_lane", "pick_slot", "pick_coin", "pick_card", "choice",
            "order", "text", "may",
        }
    )  # fmt: skip
    reaction_kinds = frozenset({"react", "block"})
    """NN-D17, NN-D18."""
    in_a_row = frozenset({"harvest", "channel", "focus"})
    """NN-109 to NN-112."""
    conveniences = frozenset({"by_hand", "auto", "pass_turn"})
    decision_limit = 8_000
    traces = TRACES
    rules = GameRules(
        new=new,
        step=step,
        load=load,
        turn=lambda table: table.game_number * 10_000 + table.turn,
        score=lambda table: tuple(side.wins for side in table.sides) if table.options.best_of > 1 else (),
    )
    seat_interface = SeatInterface(
        view=look,
        prompt=prompt,
        known_options=options_seen,
        default_label=telling.default_label,
        openly=telling.openly,
        standing=telling.standing,
        beside=telling.beside,
        heaps=heaps,
        habits=HABITS,
        asking=frozenset({"may"}),
        use=use_of(SEAT),
        tally=RecapStats(
            blows=dict.fromkeys(("shattered", "destroyed", "reaped"), ""),
            acts=dict.fromkeys(("activate", "trigger"), "card"),
            by_times=True,
        ),
    )
    ai_support = AiSupport(
        prefer=prefer,
        offers=offers,
        evaluate=evaluate,
        sampler=dealing(sample),
        suppose=course.suppose,
        carelessness=0.5,
        fresh_kinds=frozenset({"action"}),
        consequences=CONSEQUENCES,
        thumbs=THUMBS,
        budgets={"medium": Budget(8, 12), "hard": Budget(160, 150, curiosity=0.25, within_turn=True)},
    )
    """A turn is many answers, and in the middle of one, tables tell little: hard looks as far as its end."""

    def first(self, table: Table) -> int:
        """Return the seat that began, as the first round tells."""
        return table.first

    def rounds(self, table: Table) -> int:
        """Return the number of the round."""
        return (table.turn + 1) // 2


def steps(table: Table) -> Play[None]:
    """Play a step, and go on with the next while nobody was asked and nothing came to light."""
    yield from _STEPS[table.stage](table)
    while table.is_untold and table.result is None:
        table.automatic = 0
        yield from _STEPS[table.stage](table)


def counted(table: Table, play: Play[None]) -> Play[None]:
    """Play on, and note each decision; a loop is what goes on without one (NN-R75)."""
    reply: Any = None
    while True:
        try:
            asked = play.send(reply)
        except (StopIteration, GameOver):
            return
        table.automatic = 0
        course.note(table, asked)
        reply = yield asked
        course.note_answer(table, asked, reply)


_STEPS: dict[Stage, Callable[[Table], Play[None]]] = {
    "exchange": exchange,
    "setup": setup,
    "income": turn.income,
    "harvest": turn.harvest,
    "channel": turn.channel_card,
    "focus": turn.focus_or_act,
    "action": action,
    "battle": resolve_attack,
    "end": turn.end_turn_texts,
    "discard": turn.end_phase,
}
"""What each step is."""
