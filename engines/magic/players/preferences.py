"""What an easy player does: a land, the dearest creature, attacks and blocks that pay."""

from __future__ import annotations

from engines.kernel import PASS, Answer, Assign, Choose, Decision, Dice, Distribute
from engines.kernel.decisions import passive
from engines.kernel.keys import card_of
from engines.magic.cards.catalogue import Traits
from engines.magic.cards.keywords.evasion import flying
from engines.magic.cards.meaning.board import board_of
from engines.magic.rules import setup
from engines.magic.rules.damage import lethal
from engines.magic.table import keys as naming
from engines.magic.table.about import Keeping
from engines.magic.table.keys import Act
from engines.magic.table.state import Table

LANDS = (2, 5)
"""Between so many lands a hand is kept."""


def prefer(table: Table, decision: Decision, _: Dice) -> Answer:
    """Return a sensible answer, from what the decision's seat knows."""
    match decision:
        case Choose(kind="main" | "priority"):
            return _act(table, decision)
        case Choose(kind="keep"):
            return _keep(table, decision)
        case Assign(kind="attackers"):
            return _attack(table, decision)
        case Assign(kind="blockers"):
            return _block(table, decision)
        case Distribute():
            return _divide(table, decision)
        case _:
            return passive(decision)


def _keep(table: Table, decision: Choose) -> Answer:
    gone = decision.about.rest
    assert isinstance(gone, Keeping)
    lands = sum(table.catalogue.cards[card].is_land for card in table.sides[decision.seat].hand)
    is_good = LANDS[0] <= lands <= LANDS[1]
    return setup.KEEP if is_good or gone.mulligans > 1 else setup.MULLIGAN


def _act(table: Table, decision: Choose) -> Answer:
    """Play a land first, then what costs most."""
    return max(decision.keys, key=lambda key: _use(table, decision.seat, key))


def _use(table: Table, seat: int, key: str) -> tuple[int, int]:
    if key == PASS:
        return (0, 0)
    match naming.acted(key):
        case Act("land"):
            return (2, 0)
        case Act(_, card):
            command = table.sides[seat].command
            name = card or next(each.card for each in command if not each.up)
            return (1, table.catalogue.cards[card_of(name)].cost.value)


def _attack(table: Table, decision: Assign) -> Answer:
    """Attack with what no blocker of the other can stop and survive, and with all where that wins."""
    traits = board_of(table).traits
    numbers = list(map(naming.thing_named, decision.keys))
    other = table.other(decision.seat)
    blockers = [traits[each] for each in board_of(table).creatures[other] if not table.perms[each].tapped]
    wins = sum(traits[each].power for each in numbers[len(blockers) :]) >= table.sides[other].life
    going = [wins or _gets_through(traits[each], blockers) for each in numbers]
    return tuple(places[0] if goes else "" for places, goes in zip(decision.places, going, strict=True))


def _gets_through(attacker: Traits, blockers: list[Traits]) -> bool:
    """Tell whether nothing that can block an attacker kills it without falling."""
    able = [each for each in blockers if flying(attacker, each)]
    return attacker.power > 0 and not any(_beats(each, attacker) for each in able)


def _beats(one: Traits, other: Traits) -> bool:
    """Tell whether one kills the other and stays."""
    return one.power >= other.toughness and other.power < one.toughness


def _block(table: Table, decision: Assign) -> Answer:
    """Block what a blocker beats, once each; what would else kill, with anything."""
    traits = board_of(table).traits
    answer = [""] * len(decision.keys)
    for number, (key, places) in enumerate(zip(decision.keys, decision.places, strict=True)):
        mine = traits[naming.thing_named(key)]
        for place in places:
            tried = (*answer[:number], place, *answer[number + 1 :])
            beats = _beats(mine, traits[naming.thing_named(place)])
            if place not in answer and beats and decision.allows(tried):
                answer = list(tried)
                break
    return tuple(answer)


def _divide(table: Table, decision: Distribute) -> Answer:
    """Kill one blocker after the other; the last, or the player behind them, takes the rest."""
    attacker, left = naming.thing_named(decision.about.the_piece), decision.total
    amounts: list[int] = []
    for key in decision.keys[:-1]:
        amounts.append(min(left, lethal(table, naming.thing_named(key), attacker)))
        left -= amounts[-1]
    return (*amounts, left)
