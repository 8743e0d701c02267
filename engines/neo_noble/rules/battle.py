"""Battle (NN-126 to NN-134, NN-R59)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import BACK, Choose, DecisionContext, Pick, Play
from engines.kernel.decisions.keys import card_of, copies
from engines.kernel.state.limits import saturated
from engines.neo_noble.evaluation import powers
from engines.neo_noble.rules import end, piles, reaping, sequences, souls, triggers, windows
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import Battle, Place, SpiritEvent, place_named
from engines.neo_noble.table.state import PLACES, Side, Table

# Declaring: steps 1 and 2


def attackers(table: Table, side: Side, at_hand: int) -> list[Place]:
    """Return the lanes that may attack, and whose attack so many Souls pay (NN-126, NN-127, NN-130)."""
    return [
        place
        for place in PLACES[side.seat]
        if side.lanes[place.lane] and _may_attack(table, side, place, at_hand)
    ]


def _may_attack(table: Table, side: Side, place: Place, at_hand: int) -> bool:
    return (
        powers.attack_cost(table, place) <= at_hand
        and side.attacks[place.lane] < powers.attacks_allowed(table, place)
        and powers.may_attack(table, place)
    )


def declare(table: Table, side: Side) -> Play[None]:
    """Choose a lane, pay, and mark it (NN-126 to NN-128, NN-D16); Back is free until then."""
    while True:
        keys = tuple(place.key for place in attackers(table, side, souls.at_hand(table, side.seat)))
        key: str = yield Choose(side.seat, "attack", keys, default=BACK, back=True, hidden=True)
        if key == BACK:
            return
        place = place_named(key)
        price = powers.attack_cost(table, place)
        if (
            yield from souls.pay(
                table, side.seat, price, DecisionContext(verb="attack", rest=(key,)), back=True
            )
        ):
            powers.use_up(table, "attack", side.seat, place=place)
            side.attacks[place.lane] += 1
            begin(table, place, price)
            table.stage = "battle"
            return


def begin(table: Table, place: Place, paid: int) -> None:
    """Begin an attack on the opposing lane: no other can be chosen (NN-128)."""
    battle = Battle(place, table.facing(place), paid)
    battle.depth = table.battles + 1
    table.battle = battle
    side = table.sides[place.seat]
    side.done["attack"] = side.done.get("attack", 0) + 1
    if table.journal is not None:
        table.tell(
            "attack", seat=place.seat, **table.told(place), target=battle.defender.lane, paid=paid,
            power=powers.lane_power(table, place), resolve=powers.lane_resolve(table, battle.defender),
        )  # fmt: skip


# The attack: steps 3 to 9


def resolve_attack(table: Table) -> Play[None]:
    """Resolve the attack that was declared (NN-131)."""
    battle = table.battle
    assert battle is not None
    yield from sequences.whole(table, fight(table, battle))
    table.stage = "action"


def attack_now(table: Table, place: Place) -> Play[bool]:
    """Attack from a lane at once, by a text: without cost and beyond its number of attacks."""
    if not table.lane(place) or not powers.may_attack(table, place):
        return False
    outer = table.fighting
    begin(table, place, 0)
    assert table.battle is not None
    won = yield from fight(table, table.battle)
    if outer is not None:
        table.battle = outer
    return won


def fight(table: Table, battle: Battle) -> Play[bool]:
    """Carry an attack through to its end (NN-R59); tell whether it succeeded."""
    attacker, defender = battle.attacker, battle.defender
    # 3: triggers of attacking and being attacked
    attack = SpiritEvent("attack", attacker.seat, place=attacker)
    triggers.happened(table, attack)
    yield from sequences.settle(table)
    # 4: React window
    yield from windows.window(table, attack)
    # 5: Block
    battle.step = "block"
    yield from block(table, battle)
    # 6: totals as they are now
    success = compare(table, battle)
    # 7 and 8: reaping, with its Shatter chain and the coin of a lane left empty
    if success:
        yield from reap_from(table, battle)
    # 9: triggers of winning, losing and reaping
    winner, loser = (attacker, defender) if success else (defender, attacker)
    triggers.happened(table, SpiritEvent("battle_won", winner.seat, place=winner))
    triggers.happened(table, SpiritEvent("battle_lost", loser.seat, place=loser))
    yield from sequences.settle(table)
    triggers.expire(table, "battle_end")
    battle.step = "over"
    return success


def block(table: Table, battle: Battle) -> Play[None]:
    """Let the defender discard cards for Resolve, hidden until committed (NN-133, NN-R61, NN-D18)."""
    side = table.sides[battle.defender.seat]
    if battle.taken or not side.hand or not powers.may_block(table, battle.defender):
        return
    keys = tuple(copies(side.hand))
    most = min(len(keys), table.options.block_max or len(keys))
    answer: Sequence[str] = yield Pick(side.seat, "block", keys, 0, most, default=(), hidden=True)
    if not answer:
        return
    battle.blocked = [card_of(key) for key in answer]
    value = sum(powers.block_value(table, battle.defender, table.card(card)) for card in battle.blocked)
    battle.raised = saturated(battle.raised + value)
    if table.journal is not None:
        cards = [table.named(card) for card in battle.blocked]
        now, on = resolve_seen(table, battle), naming.owned(*battle.defender)
        table.tell("block", seat=side.seat, cards=cards, value=value, was=now - value, now=now, on=on)
    for card in battle.blocked:
        piles.discard(table, side, card, blocked=True)
    blocked = SpiritEvent("blocked", side.seat, place=battle.defender, number=len(answer))
    triggers.happened(table, blocked)
    yield from sequences.settle(table)
    yield from windows.window(table, blocked)


def resolve_seen(table: Table, battle: Battle) -> int:
    """Return the Resolve that stands against an attack, as it is told: that counts as no deed."""
    with table.aside():
        return saturated(powers.lane_resolve(table, battle.defender) + battle.raised)


def compare(table: Table, battle: Battle) -> bool:
    """Compare the totals as they are now: a tie fails (NN-129, NN-R64, NN-R65)."""
    power = powers.lane_power(table, battle.attacker)
    resolve = saturated(powers.lane_resolve(table, battle.defender) + battle.raised)
    ahead = power - resolve
    enough = ahead > 0 or (ahead == 0 and powers.wins_ties(table, battle.attacker))
    success = enough and not battle.failed and bool(table.lane(battle.attacker))
    battle.step = "compared"
    battle.outcome = (power, resolve, success)
    table.tell(
        "battle", seat=battle.attacker.seat, **table.told(battle.attacker), power=power, resolve=resolve,
        outcome="won" if success else "failed",
    )  # fmt: skip
    return success


def reap_from(table: Table, battle: Battle) -> Play[None]:
    """Reap the Active Spirit, or the top card of the deck behind an empty lane (NN-132, NN-R62, NN-R63)."""
    lane = table.lane(battle.defender)
    side = table.sides[battle.defender.seat]
    if lane:
        yield from reaping.reap(table, lane[-1:], battle.attacker.seat)
    elif not reaping.reap_top(table, side):
        end.win(table, battle.attacker.seat, "deck_out")  # NN-144
