"""What an easy player does: a land, the dearest creature, attacks and blocks that pay."""

from __future__ import annotations

from collections.abc import Callable

from engines.kernel import (
    BACK,
    PASS,
    Answer,
    Arrange,
    Assign,
    Choose,
    Decision,
    Dice,
    Distribute,
    Number,
    Pick,
)
from engines.kernel.decisions.decisions import passive
from engines.kernel.play.heuristics import best_of, in_order, least_of, shuffled
from engines.magic.cards.catalogue import Traits
from engines.magic.cards.keywords.evasion import flying
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import find
from engines.magic.players import aims, dealing
from engines.magic.rules import setup
from engines.magic.rules.announced import YES
from engines.magic.rules.damage import lethal
from engines.magic.rules.helping import AUTOMATIC, MOST
from engines.magic.table import keys as naming
from engines.magic.table.contexts import Keeping
from engines.magic.table.state import Table

LANDS = (2, 5)
"""Between so many lands a hand is kept."""


def prefer(table: Table, decision: Decision, dice: Dice) -> Answer:
    """Return a sensible answer, from what the decision's seat knows."""
    match decision:
        case Choose(kind="main" | "priority"):
            return best_of(shuffled(decision, dice), lambda key: _use(table, decision.seat, key))
        case Choose(kind="keep"):
            return _keep(table, decision)
        case Assign(kind="attackers"):
            return _attack(table, decision)
        case Assign(kind="blockers"):
            return _block(table, decision)
        case Distribute(kind="damage"):
            return _divide(table, decision)
        case Choose(kind="aim"):
            about = decision.about
            text = aims.text_of(table, about.card, about.place)
            return aims.aim(table, shuffled(decision, dice), text)
        case Pick(kind="modes"):
            return aims.modes(table, decision, aims.text_of(table, decision.about.card, decision.about.place))
        case Choose(kind="kick" | "buyback" | "entwine" | "may" | "may_pay"):
            return YES
        case Number():
            return decision.most
        case Pick(kind="choose" | "pay_sacrifice"):
            return _least(table, decision, dice)
        case Pick(kind=kind) if kind in dealing.TAKES:
            return dealing.take(table, decision)
        case Pick(kind=kind) if kind in dealing.PARTS_WITH:
            return dealing.part_with(table, decision)
        case Arrange(kind="on_top"):
            return dealing.put_on_top(table, decision)
        case Choose(kind="pay_use"):
            return least_of(shuffled(decision, dice), lambda key: aims.spends_creatures(table, [key]))
        case Choose(kind="pay_help"):  # cards of the graveyard are of no use there, creatures are
            return MOST if aims.is_of_graveyard(table, decision) else AUTOMATIC
        case Choose(kind="choose_one"):
            return least_of(shuffled(decision, dice), lambda key: _greatness(table, key))
        case _:
            return next(decision.answers()) if decision.default == BACK else passive(decision)


def _least(table: Table, decision: Pick, dice: Dice) -> Answer:
    """Pick as few as may be, and the smallest."""
    picked = least_of(shuffled(decision, dice), lambda key: _greatness(table, key))
    assert isinstance(picked, tuple)
    return in_order(decision, picked)


def _greatness(table: Table, key: str) -> int:
    seen = find(table, board_of(table), naming.thing_named(key))
    return aims.size(seen.traits) if seen is not None else 0


def _keep(table: Table, decision: Choose) -> Answer:
    gone = decision.about.rest
    assert isinstance(gone, Keeping)
    lands = sum(table.catalogue.cards[card].is_land for card in table.sides[decision.seat].hand)
    is_good = LANDS[0] <= lands <= LANDS[1]
    return setup.KEEP if is_good or gone.mulligans > 1 else setup.MULLIGAN


def _use(table: Table, seat: int, key: str) -> tuple[int, int]:
    """Rank what can be done: a land first, then what costs most."""
    if key == PASS:
        return (0, 0)
    act = naming.acted(key)
    match act.verb:
        case "land":
            return (2, 0)
        case "up":
            return (1, table.catalogue.cards[table.perms[act.thing].under].cost.value)
        case (
            "ability" | "trigger" | "remind" | "mend" | "object"
        ):  # nobody but people reads what that would do
            return (-1, 0)
        case "suspend":  # what can be cast now is cast
            return (0, 1)
        case "cast" | "down":
            worth = aims.worth_casting(table, seat, act)
            return (1, worth) if worth else (-1, 0)
        case _:
            return (0, aims.worth_using(table, seat, act) or -1)


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
    """Block what a blocker beats, then what it withstands, once each; what would else kill, with anything."""
    board, side = board_of(table), table.sides[decision.seat]
    answer = [""] * len(decision.keys)

    def block(wanted: Callable[[Traits, Traits], bool]) -> None:
        for number, (key, places) in enumerate(zip(decision.keys, decision.places, strict=True)):
            mine = board.traits[naming.thing_named(key)]
            for place in sorted(places, key=lambda each: -_power(table, each)):
                if answer[number] or place in answer:
                    continue
                tried = (*answer[:number], place, *answer[number + 1 :])
                if wanted(mine, board.traits[naming.thing_named(place)]) and decision.allows(tried):
                    answer[number] = place

    block(_beats)
    block(_withstands)
    if _unblocked(table, answer) >= side.life:
        block(_anything)
    return tuple(answer)


def _withstands(mine: Traits, theirs: Traits) -> bool:
    """Tell whether one does not fall to the other."""
    return theirs.power < mine.toughness


def _anything(_mine: Traits, _theirs: Traits) -> bool:
    """Take whatever is there."""
    return True


def _power(table: Table, key: str) -> int:
    return board_of(table).traits[naming.thing_named(key)].power


def _unblocked(table: Table, answer: list[str]) -> int:
    """Return the damage of all attackers that nothing blocks."""
    attackers = [each.attacker for each in table.combat.attacks] if table.combat is not None else []
    blocked = {naming.thing_named(place) for place in answer if place}
    return sum(board_of(table).traits[each].power for each in attackers if each not in blocked)


def _divide(table: Table, decision: Distribute) -> Answer:
    """Kill one blocker after the other; the last, or the player behind them, takes the rest."""
    attacker, left = naming.thing_named(decision.about.the_piece), decision.total
    amounts: list[int] = []
    for key in decision.keys[:-1]:
        amounts.append(min(left, lethal(table, naming.thing_named(key), attacker)))
        left -= amounts[-1]
    return (*amounts, left)
