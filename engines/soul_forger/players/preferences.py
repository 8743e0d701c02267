"""What the easy player does, from what its seat knows: ordered preferences, quick."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engines.kernel import PASS, Answer, Arrange, Choose, Decision, Dice, Gather, Number, Pick, as_answer
from engines.kernel.decisions.keys import card_of
from engines.kernel.play.heuristics import best_of, in_order, least_of, prefer_by
from engines.soul_forger.cards.catalogue import Card
from engines.soul_forger.players import calling, fighting, timing, worth
from engines.soul_forger.rules import (
    abilities,
    announcing,
    attacking,
    blocking,
    end_phase,
    main_phase,
    side_quest,
)
from engines.soul_forger.rules.purse import Purse
from engines.soul_forger.rules.resolution import YES
from engines.soul_forger.table import keys as naming
from engines.soul_forger.table.keys import Announced, InFlow, InPile, OnTable, Player, piece_named
from engines.soul_forger.table.pieces import Piece, Zone
from engines.soul_forger.table.state import Table

MOST_X = 3
WORTH_IT = 0.5
"""What must be gained beyond the price, where something is activated out of the Main Phases."""
CHEAP = 3
"""Ronum up to which a card is kept in the opening hand."""
LASTING = 4.0
"""What an Action is worth that stays on the table."""
REPLIES = 2
"""Set Actions that are kept waiting at most: what more there is serves better in hand."""


def prefer(table: Table, decision: Decision, dice: Dice) -> Answer:
    """Return a sensible answer."""
    return prefer_by(_inclination, table, decision, dice)


def _inclination(table: Table, decision: Decision) -> Answer | None:
    match decision:
        case Gather():
            return decision.proposal
        case Number():
            return max(decision.least, min(decision.most, MOST_X))
        case Pick():
            return _pick(table, decision)
        case Arrange():
            return decision.keys
        case Choose(kind="window"):
            return _window(table, decision)
        case Choose():
            choose = _CHOICES.get(decision.kind)
            return None if choose is None else choose(table, decision)
        case _:
            return None


# Cards of hands and piles


def _pick(table: Table, decision: Pick) -> Answer:
    keys, seat = decision.keys, decision.seat
    level = table.sides[seat].level
    match decision.kind:
        case _ if all(isinstance(naming.aim(key), OnTable) for key in keys):
            return _pieces(table, decision)
        case "mulligan":
            chosen = [key for key in keys if _ronum(table, key) > CHEAP]
        case "quest":
            chosen = quest(table, seat, keys)
        case "organize_bottom":
            chosen = [key for key in keys if _ronum(table, key) > level + 2]
        case "discard":
            return least_of(decision, lambda key: _use(table, seat, key))
        case _:
            return best_of(decision, lambda key: _use(table, seat, key), decision.most)
    return in_order(decision, chosen)


def _pieces(table: Table, decision: Pick) -> Answer:
    """Return cards on the table: as many as may be where it harms opponents or helps oneself."""
    harm = _is_harm(table, decision)
    values = {key: _aimed(table, decision.seat, key, harm) for key in decision.keys}
    good = sum(value > 0 for value in values.values())
    return best_of(decision, values.__getitem__, max(decision.least, min(decision.most, good)))


def quest(table: Table, seat: int, keys: Sequence[str]) -> list[str]:
    """Return what is sent for a level: what can be used least; where none is reached, what is too dear."""
    side = table.sides[seat]
    by_use = sorted(keys, key=lambda key: (_use(table, seat, key), -_ronum(table, key)))
    sent: list[str] = []
    total = 0
    for key in by_use:
        if total < side.level:
            sent.append(key)
            total += _ronum(table, key)
    for key in list(sent):  # what is not needed for it stays
        if total - _ronum(table, key) >= side.level:
            sent.remove(key)
            total -= _ronum(table, key)
    if total + side.xp >= side.level:
        return sent
    return [key for key in keys if _ronum(table, key) > side.level + 2]


def _ronum(table: Table, key: str) -> int:
    return table.catalogue.cards[card_of(key)].ronum


def _use(table: Table, seat: int, key: str) -> float:
    """Return how much use a card is: what is too dear for a long time is of none."""
    card = table.catalogue.cards[card_of(key)]
    ahead = card.ronum - table.sides[seat].level
    return worth.of_card(card) if ahead <= 1 else -ahead


# The Main Phases


def _main(table: Table, decision: Choose) -> Answer:
    """Do what is worth it; then go to Combat if anything may come of it."""
    keys, seat = decision.keys, decision.seat
    best = deed(table, seat, keys)
    if best:
        return best
    fights = main_phase.END not in keys or _best_attack(table, attacking.attackers(table)) is not None
    if main_phase.COMBAT in keys and (fights or announcing.replies(table, seat)):
        return main_phase.COMBAT
    return main_phase.END


def deed(table: Table, seat: int, keys: Sequence[str]) -> str:
    """Return what is best announced, if anything: to summon, forge, use, play, set, in this order."""
    values = {
        key: _announce(table, seat, what) for key in keys if (what := naming.announced(key)) is not None
    }
    best = max(values, key=values.__getitem__, default="")
    if best and values[best] > 0:
        return best
    waiting = sum(not piece.up for piece in table.of(seat, "action"))
    if waiting < REPLIES:
        return next((key for key in keys if _sets_a_reaction(table, key)), "")
    return ""


def _sets_a_reaction(table: Table, key: str) -> bool:
    what = naming.announced(key)
    return what is not None and what.verb == "set" and table.catalogue.cards[what.card].speed == "reaction"


def _announce(table: Table, seat: int, what: Announced) -> float:
    """Return what something is worth to be announced; nothing for what is better left."""
    match what:
        case Announced("summon", card):
            value = worth.of_card(table.catalogue.cards[card])
            return 100.0 + value if _is_worth_calling(table, seat, card) else 0.0
        case Announced("forge", card):
            return forge(table, seat, card)
        case Announced("set"):
            return 0.0
        case _:
            value = activation(table, seat, what)
            return 30.0 + value if value > 0 else 0.0


def _is_worth_calling(table: Table, seat: int, what: str) -> bool:
    return table.catalogue.cards[what].cost is None or calling.gain(Purse(table, seat), what) > 0


def activation(table: Table, seat: int, what: Announced) -> float:
    """Return what it brings to activate an Action or an ability now, above what it costs."""
    return brought(table, seat, what) - _cost(table, what)


def brought(table: Table, seat: int, what: Announced) -> float:
    """Return what it brings to activate an Action or an ability now, whatever it costs."""
    if what.verb == "skill":
        power = abilities.power_at(table, what.piece, what.slot)
        return timing.gain(table, seat, power.card, power.place, power.piece.id)
    card = _action(table, what)
    if card.resolve is None:  # it stays, and does something later
        return LASTING if table.phase.startswith("main") and table.active == seat else 0.0
    return timing.gain(table, seat, card, card.resolve, what.piece)


def _action(table: Table, what: Announced) -> Card:
    """Return the Action that is activated: a set one, or one of the hand."""
    return table.pieces[what.piece].card if what.verb == "use" else table.catalogue.cards[what.card]


def _cost(table: Table, what: Announced) -> float:
    """Return what it costs to activate an Action or an ability; an Action that stays is worth any price."""
    if what.verb != "skill":
        card = _action(table, what)
        return timing.price(card.cost) if card.resolve is not None else 0.0
    power = abilities.power_at(table, what.piece, what.slot)
    cost = sum(map(timing.price, power.text.costs))
    cost += 1.2 * power.text.damage
    if power.ability.is_skill:
        cost += _guarding(table, power.piece)
    if "send_this" in (power.ability.cost or ()):
        cost += worth.of_piece(table, power.piece)
    return cost


def _guarding(table: Table, piece: Piece) -> float:
    """Return what it is worth that a card stays On-guard: it could still attack, or block."""
    if not piece.is_creature and not piece.is_weapon:
        return 0.0
    soon = table.active == piece.seat and table.phase in ("main_1", "combat")
    return (0.8 if soon else 0.4) * piece.card.on


def forge(table: Table, seat: int, what: str) -> float:
    """Return what new Equipment is worth above what it would replace."""
    gear = table.catalogue.cards[what]
    better = worth.of_card(gear) - _before(table, seat, gear)
    return 60.0 + better if better > 0 else 0.0


def _before(table: Table, seat: int, gear: Card) -> int:
    """Return what Equipment has to surpass: what is there already, if that goes (SF-R38)."""
    worn = [worth.of_card(piece.card) for piece in table.of(seat, *_places(gear))]
    primary = table.one(seat, "primary")
    in_two = gear.hands == 2 or (primary is not None and primary.card.hands == 2)
    if gear.equip == "armor" or (gear.equip == "weapon" and in_two):
        return max(worn, default=0)  # of two weapons only one strikes back and blocks (SF-81, SF-82)
    return min(worn) if len(worn) == 2 else 0


def _places(gear: Card) -> tuple[Zone, ...]:
    if gear.equip == "weapon":
        return ("primary", "secondary")
    return ("armor",) if gear.equip == "armor" else ("accessory",)


# Combat


def _attack(table: Table, decision: Choose) -> Answer:
    first = _activate(table, decision)
    if first:
        return first
    able = {piece.key: piece for piece in attacking.attackers(table)}
    attacker = _best_attack(table, [able[key] for key in decision.keys if key in able])
    if attacker is not None:
        return attacker.key
    ends = attacking.END_TURN in decision.keys and not deed(
        table, decision.seat, announcing.deeds(table, decision.seat)
    )
    return attacking.END_TURN if ends else as_answer(decision.default)


def _best_attack(table: Table, attackers: Iterable[Piece]) -> Piece | None:
    """Return what attacks best; None where no attack is worth anything."""
    targets = attacking.targets(table)
    worth_it = [(fighting.best_target(table, piece, targets)[0], piece) for piece in attackers]
    value, best = max(worth_it, key=lambda each: each[0], default=(0.0, None))
    return best if value > 0 else None


def _target(table: Table, decision: Choose) -> Answer:
    fighter = table.pieces[piece_named(decision.about.the_piece)]
    return fighting.best_target(table, fighter, list(decision.keys))[1]


def _redirect(table: Table, decision: Choose) -> Answer:
    combat = table.combat
    fighter = table.pieces.get(combat.attacker) if combat is not None else None
    if attacking.GO_ON in decision.keys or fighter is None:
        return as_answer(decision.default)
    found = [key for key in decision.keys if naming.aim(key) is not None]
    if not found:
        return attacking.CANCEL
    value, key = fighting.best_target(table, fighter, found)
    return key if value > 0 else attacking.CANCEL


def _block(table: Table, decision: Choose) -> Answer:
    keys = [key for key in decision.keys if key != blocking.NO_BLOCK]
    values = {key: fighting.block(table, table.pieces[piece_named(key)]) for key in keys}
    best = max(keys, key=values.__getitem__, default=None)
    return best if best is not None and values[best] > 0 else as_answer(decision.default)


def _window(table: Table, decision: Choose) -> Answer:
    """Answer what an opponent does with what brings most; nothing is added to what one has done oneself."""
    if table.flow and table.flow[-1].seat == decision.seat:
        return PASS
    return _activate(table, decision) or PASS


def _activate(table: Table, decision: Choose) -> str:
    """Return what is best activated now; nothing where all is better kept."""
    announced = {key: what for key in decision.keys if (what := naming.announced(key)) is not None}
    values = {key: activation(table, decision.seat, what) for key, what in announced.items()}
    best = max(values, key=values.__getitem__, default="")
    return best if best and values[best] > WORTH_IT else ""


# What texts ask


def _aim(table: Table, decision: Choose) -> Answer:
    """Aim at what brings most."""
    card, place = about(table, decision)
    if card is None or place is None:
        return best_of(decision, lambda key: _aimed(table, decision.seat, key, harm=True))
    return best_of(decision, lambda key: timing.aimed(table, decision.seat, card, place, key))


def about(table: Table, decision: Decision) -> tuple[Card | None, int | None]:
    """Return the card that asks, and which of its abilities."""
    if decision.about.card is None:
        return None, None
    card = table.catalogue.cards[decision.about.card]
    place = card.resolve
    if decision.about.place is not None:
        place = decision.about.place
    elif table.doing is not None and table.doing.card == card.id:
        place = table.doing.place
    elif place is None:
        aiming = (place for place, ability in enumerate(card.abilities) if ability.targets)
        place = next(aiming, None)
    return card, place


def _is_harm(table: Table, decision: Decision) -> bool:
    """Tell whether what asks does harm."""
    card, place = about(table, decision)
    return card is None or place is None or worth.harms(card, place)


def _aimed(table: Table, seat: int, key: str, harm: bool) -> float:
    """Return how well something serves as a target."""
    match naming.aim(key):
        case Player(whose):
            value = 4.0 + table.sides[whose].damage / 10
        case InFlow(number):
            entry = next(each for each in table.flow if each.id == number)
            whose, value = entry.seat, float(worth.of_card(table.catalogue.cards[entry.card]))
        case InPile(card=card):
            return float(worth.of_card(table.catalogue.cards[card]))
        case OnTable(number):
            piece = table.pieces[number]
            whose, value = piece.seat, float(worth.of_piece(table, piece))
        case None:  # no target
            return 0.0
    return value if (whose != seat) == harm else -value


def _least(table: Table, decision: Choose) -> Answer:
    """Give up what is worth least."""
    return least_of(decision, lambda key: worth.of_piece(table, table.pieces[piece_named(key)]))


def _buy(_: Table, __: Choose) -> Answer:
    return end_phase.BUY


def _spend(_: Table, __: Choose) -> Answer:
    return side_quest.SPEND


def _do(_: Table, __: Choose) -> Answer:
    return YES


_CHOICES: dict[str, Callable[[Table, Choose], Answer]] = {
    "main": _main,
    "attack": _attack,
    "target": _target,
    "redirect": _redirect,
    "block": _block,
    "aim": _aim,
    "overflow": _least,
    "replace": _least,
    "levels": _buy,
    "shortfall": _spend,
    "may": _do,
}
