"""A turn: Income Phase, Action Phase, End Phase (NN-106). The Action Phase is in `action`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from engines.kernel import Choose, Pick, Play
from engines.kernel.decisions.keys import card_of, copies
from engines.neo_noble.evaluation import powers
from engines.neo_noble.language.events import Reactable
from engines.neo_noble.rules import (
    activation,
    channel,
    dominance,
    drawing,
    end,
    piles,
    sequences,
    souls,
    triggers,
    windows,
)
from engines.neo_noble.table import course
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import Source, SpiritEvent
from engines.neo_noble.table.resolving_effect import text_key
from engines.neo_noble.table.state import HAND_LIMIT, LANES, Side, Table

DONE, SKIP = "done", "skip"
OPENS = frozenset[str](get_args(Reactable))
"""What opens a React window (NN-R54)."""


def begin_turn(table: Table, side: Side) -> None:
    """Give the turn to a player (NN-140)."""
    table.active = side.seat
    table.turn += 1
    table.battle = None
    table.stage = "income"
    side.passing = False
    for each in table.sides:
        each.done = {}
        each.attacks = [0] * LANES
    table.tell("turn", seat=side.seat, turn=table.turn)


# Income Phase


def income(table: Table) -> Play[None]:
    """Step 1: what begins with the turn, then INCOME texts (NN-92, NN-108)."""
    triggers.expire(table, "turn_start")
    yield from happen(table, SpiritEvent("turn_start", table.active))
    yield from use_texts(table, "income")
    table.stage = "harvest"


def harvest(table: Table) -> Play[None]:
    """Step 2: take all cards of the Channel into hand, or none (NN-109, NN-R23, NN-D5)."""
    side = table.mine
    answer: str = SKIP
    if any(side.channel) and not powers.skips(table, side.seat, "harvest"):
        answer = yield Choose(side.seat, "harvest", ("harvest", SKIP), default=SKIP)
    if answer == "harvest":
        count = channel.harvest(table, side)
        yield from happen(table, SpiritEvent("harvested", side.seat, number=count))
    table.stage = "channel"


def channel_card(table: Table) -> Play[None]:
    """Step 3: Channel a card Ready, or not; nobody is asked where that is impossible (NN-111, NN-D6)."""
    side = table.mine
    answer: str = SKIP
    if channel.can_channel(side) and not powers.skips(table, side.seat, "channel"):
        answer = yield Choose(side.seat, "channel", ("channel", SKIP), default=SKIP)
    if answer == "channel":
        channel.channel_top(table, side, ready=True)
        yield from settle(table)
    table.stage = "focus"


def focus_or_act(table: Table) -> Play[None]:
    """Step 4: Focus in place of the Action Phase, or go on to that (NN-112, NN-113, NN-D7)."""
    side = table.mine
    answer: str = SKIP
    if not powers.skips(table, side.seat, "focus"):
        answer = yield Choose(side.seat, "focus", ("focus", SKIP), default=SKIP)
    if answer == "focus":
        yield from focus(table, side)
        table.stage = "end"
    else:
        table.stage = "action"
        yield from happen(table, SpiritEvent("action_start", side.seat))


def focus(table: Table, side: Side) -> Play[None]:
    """Channel a card Ready, then draw one, as far as that can be done (NN-112, NN-R22)."""
    table.tell("focus", seat=side.seat)
    channel.channel_top(table, side, ready=True)
    yield from drawing.draw(table, side, 1)
    yield from happen(table, SpiritEvent("focused", side.seat))


# INCOME and END TURN texts


def use_texts(table: Table, kind: str) -> Play[None]:
    """Use texts one after the other, in the order of their player (NN-108, NN-135, NN-D4, NN-D27)."""
    side = table.mine
    if kind not in table.words():
        return
    while texts := {text_key(*text): text for text in activation.usable(table, side.seat, kind)}:
        forced = any(activation.must(table, *text) for text in texts.values())
        pays = windows.pay_texts(table, side)
        keys = (*texts, *map(naming.pay, pays), *(() if forced else (DONE,)))
        answer = keys[0]
        if len(keys) > 1:
            if course.foretold(table, side.seat, kind) is False:
                return  # only the imagined hand can pay
            answer = yield Choose(side.seat, kind, keys, default=keys[0] if forced else DONE)
        if answer == DONE:
            return
        paid = naming.paid(answer)
        text = texts[answer] if paid is None else pays[paid]
        yield from use_text(table, *text)


def use_text(table: Table, source: Source, place: int) -> Play[bool]:
    """Use a text as a sequence of its own (NN-R28)."""
    return (yield from sequences.whole(table, activation.activate(table, source, place)))


# End Phase


def end_turn_texts(table: Table) -> Play[None]:
    """Step 1: END TURN texts, then what was put off to the end of this turn (NN-96, NN-135, NN-R79)."""
    yield from happen(table, SpiritEvent("end_start", table.active))
    yield from use_texts(table, "end_turn")
    triggers.turn_ends(table)
    yield from settle(table)
    table.stage = "discard"


def end_phase(table: Table) -> Play[None]:
    """Steps 2 to 4, and on to the next turn (NN-136 to NN-140)."""
    side = table.mine
    yield from clear_up(table, side)
    ready_all(table, side)
    yield from settle(table)
    yield from clear_up(table, side)
    triggers.expire(table, "turn_end")
    end.count_standstill(table)
    begin_turn(table, table.sides[1 - side.seat])


def clear_up(table: Table, side: Side) -> Play[None]:
    """Steps 2 and 3, again and again until nothing is left to do (NN-R79); what never ends is a loop."""
    lose_lingering(table)
    for _ in range(end.LOOP):
        if len(side.hand) <= HAND_LIMIT:
            return
        yield from discard_down(table, side)
        lose_lingering(table)
    end.break_off(table)


def lose_lingering(table: Table) -> None:
    """Step 2: the acting player loses unspent Lingering Souls (NN-136, NN-137, NN-R15)."""
    for side in table.sides:
        if side.lingering and (side is table.mine or table.options.lingering_clear == "every_end"):
            souls.lose(table, side.seat, side.lingering)


def discard_down(table: Table, side: Side) -> Play[None]:
    """Step 3: discard down to five cards of one's choice (NN-138, NN-D28)."""
    excess = len(side.hand) - HAND_LIMIT
    answer: Sequence[str] = yield Pick(
        side.seat, "discard_down", tuple(copies(side.hand)), excess, excess, hidden=True
    )
    for key in answer:
        piles.discard(table, side, card_of(key))
    yield from settle(table)


def ready_all(table: Table, side: Side) -> None:
    """Step 4: make the own Channel cards and coins Ready (NN-77, NN-139, NN-R14)."""
    channel.ready_all(side)
    dominance.ready_all(table, side.seat)


# What happens


def happen(table: Table, event: SpiritEvent) -> Play[None]:
    """Let what waits for an event come about, then let the players answer it, as one sequence."""
    triggers.happened(table, event)
    if event.kind in OPENS:
        yield from sequences.whole(table, _answered(table, event))
    else:
        yield from settle(table)


def _answered(table: Table, event: SpiritEvent) -> Play[bool]:
    yield from sequences.settle(table)
    yield from windows.window(table, event)
    return True


def settle(table: Table) -> Play[None]:
    """Resolve what is due as a sequence of its own (NN-R28)."""
    if sequences.is_due(table):
        yield from sequences.whole(table, _settle(table))


def _settle(table: Table) -> Play[bool]:
    yield from sequences.settle(table)
    return True
