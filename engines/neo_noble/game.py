"""Neo Noble as a game that can be hosted."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from engines.kernel import Answer, Budget, Decision, Dice, Game, Level, Play, Prompt, Say
from engines.kernel.decisions import Chance
from engines.kernel.effects.dictionary import complete
from engines.neo_noble.cards.catalogue import catalogue_of
from engines.neo_noble.cards.collection import NeoNobleCollection
from engines.neo_noble.cards.deeds import cards, channel, rules, spirits
from engines.neo_noble.cards.language.actions import Action
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.players.blocking import offers
from engines.neo_noble.players.imagine import sample
from engines.neo_noble.players.player import prefer
from engines.neo_noble.players.standing import evaluate
from engines.neo_noble.rules import doing, turn
from engines.neo_noble.rules.action import action
from engines.neo_noble.rules.battle import resolve_attack
from engines.neo_noble.rules.end import GameOver
from engines.neo_noble.rules.reserve import exchange
from engines.neo_noble.rules.setup import seat_decks, setup
from engines.neo_noble.seat import telling
from engines.neo_noble.seat.labels import text_key
from engines.neo_noble.seat.look import look
from engines.neo_noble.seat.prompts import prompt
from engines.neo_noble.seat.view import NeoNobleView
from engines.neo_noble.table import course
from engines.neo_noble.table.pieces import Stage
from engines.neo_noble.table.state import Table

for deeds in (cards, channel, spirits, rules):
    doing.teach(deeds.AT_ONCE, deeds.ASKING)
complete(Action, doing.AT_ONCE, doing.ASKING)


class NeoNoble(Game[Table]):
    """The rules of Neo Noble."""

    id = "neo_noble"
    prefix = "nn"
    rules_version = 10
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
    budgets: ClassVar[Mapping[Level, Budget]] = {
        "medium": Budget(8, 12),
        "hard": Budget(160, 150, curiosity=0.25, within_turn=True),
    }
    """A turn is many answers, and in the middle of one, tables tell little: hard looks as far as its end."""
    conveniences = frozenset({"by_hand", "auto", "pass_turn"})
    decision_limit = 8_000

    def new(self, options: NeoNobleOptions, seats: int, dice: Dice) -> Table:
        """Seat the decks; the first step lays them out, so that this is told."""
        table = Table(dice, options)
        seat_decks(table)
        return table

    def step(self, table: Table) -> Play[None]:
        """Play from one quiet point to the next.

        Those are the exchange between games, the setup, the steps of Income and End Phase, each action, and
        an attack once declared; but none follows a step that leaves no more behind than its table.
        """
        table.forget()
        return counted(table, steps(table))

    def load(self, data: Mapping[str, Any], options: NeoNobleOptions, seats: int, dice: Dice) -> Table:
        """Rebuild a table from `Table.dump`."""
        return Table.load(data, catalogue_of(options), dice=dice, options=options)

    def view(self, table: Table, seat: int | None) -> NeoNobleView:
        """Return what the seat may see; None is a spectator."""
        return look(table, seat)

    def prompt(self, view: NeoNobleView, decision: Decision) -> Prompt:
        """Describe a decision to its seat, from that seat's view alone."""
        return prompt(view, decision)

    def sample(self, then: NeoNobleView, now: NeoNobleView, dice: Dice) -> Table:
        """Return a table that the seat cannot tell from the real one."""
        return sample(then, now, dice)

    def suppose(self, table: Table, decision: Decision, chance: Chance) -> Answer:
        """Return what another seat may have answered unseen, by what is known of it now."""
        return course.suppose(table, decision, chance)

    def known_options(self, options: NeoNobleOptions, view: NeoNobleView) -> NeoNobleOptions:
        """Return the options as a viewer may know them: the view holds them."""
        return view.options

    def prefer(self, table: Table, decision: Decision, dice: Dice) -> Answer:
        """Return a sensible answer, from what the decision's seat knows."""
        return prefer(table, decision, dice)

    def offers(self, table: Table, decision: Decision) -> Sequence[Answer] | None:
        """Return the answers that are worth a thought."""
        return offers(table, decision)

    def evaluate(self, table: Table, seat: int) -> float:
        """Estimate the seat's chance to win, from 0 to 1."""
        return evaluate(table, seat)

    def default_label(self, decision: Decision) -> Say | None:
        """Name the passive answers that tell nothing of a hand (section 3 of the rules page)."""
        name = _PASSIVE.get(decision.kind)
        return None if name is None or decision.default is None else Say(text_key("option", name))

    def openly(self, decision: Decision) -> Say | None:
        """Return what a seat does that is asked in private, in words that give nothing away."""
        return telling.openly(decision)

    def standing(self, view: NeoNobleView) -> Say | None:
        """Return how a best of three stands."""
        return telling.standing(view)

    def beside(self, view: NeoNobleView) -> Sequence[Say]:
        """Return what lies open beside the board: Reserve Decks and piles."""
        return tuple(telling.beside(view))

    def score(self, table: Table) -> tuple[float, ...]:
        """Return how many games of a best of three each seat has won."""
        return tuple(side.wins for side in table.sides) if table.options.best_of > 1 else ()

    def turn(self, table: Table) -> int:
        """Return a number for each player's turn, games before it counted too."""
        return table.game_number * 10_000 + table.turn


_PASSIVE = {
    "action": "end", "react": "pass", "block": "no_block",
    "harvest": "skip", "channel": "skip", "focus": "skip",
}  # fmt: skip


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
