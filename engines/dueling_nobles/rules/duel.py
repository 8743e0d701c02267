"""Phases 4 and 5: announcing and resolving a duel (DN-37 to DN-58)."""

from __future__ import annotations

from engines.dueling_nobles.rules.end import end_if_decided, end_turn
from engines.dueling_nobles.rules.wounds import wound
from engines.dueling_nobles.table.cards import (
    ACE,
    DICE,
    JACK,
    STRENGTH,
    added,
    boost_strength,
    queen_bonus,
    suit_bonus,
)
from engines.dueling_nobles.table.keys import player
from engines.dueling_nobles.table.state import Duel, Duellist, Noble, Phase, Table
from engines.kernel import BACK, Choose, DecisionContext, Pick, Play, Together

REDIRECT_COST = 2
NO_DUEL = "no_duel"
KEEP = "keep"
WINNERS_RESOURCE = 1


def announce_and_duel(table: Table) -> Play[None]:
    """Play phases 4 and 5 and end the turn (DN-37, DN-R31, DN-R40)."""
    challenge = yield from announce(table)
    if challenge is None:
        table.turns_without_duel += 1
        table.tell("no_duel", seat=table.acting)
    else:
        table.turns_without_duel = 0
        yield from duel(table, *challenge)
    if not end_if_decided(table):
        end_turn(table)


def announce(table: Table) -> Play[tuple[Noble, Noble] | None]:
    """Let the active player name their noble and the one that it challenges (DN-38, DN-R31, H5)."""
    seat, mine, theirs = table.acting, table.mine, table.theirs
    own = tuple([noble.card for noble in mine.courtyard])
    targets = tuple([noble.card for noble in theirs.courtyard])
    must = table.options.restless_courts
    while True:
        chosen: str = yield Choose(
            seat, "announce_noble", own if must else (*own, NO_DUEL), default=None if must else NO_DUEL
        )
        if chosen == NO_DUEL:
            return None
        # Going back is the passive answer, but where a duel is due it would lead nowhere.
        target: str = yield Choose(
            seat,
            "announce_target",
            targets,
            default=None if must else BACK,
            back=True,
            about=DecisionContext(card=chosen),
        )
        if target != BACK:
            return mine.noble(chosen), theirs.noble(target)


def duel(table: Table, noble: Noble, target: Noble) -> Play[None]:
    """Resolve one duel: redirect, dice, cards, wounds (DN-37 to DN-58)."""
    if table.journal is not None:
        table.tell("duel", seat=table.acting, noble=noble.card, target=target.card)
    table.duel = meeting = Duel(
        push_forward(table, table.acting, noble), push_forward(table, 1 - table.acting, target)
    )
    target = yield from redirect(table, meeting, target)
    roll_for(table, meeting.attacker)  # DN-44: dice lie open before any card
    roll_for(table, meeting.defender)
    if table.options.blind_cards:
        yield from play_blindly(table, meeting)
    else:
        yield from play_number_cards(table, meeting.attacker, "attacker_cards")  # DN-48: always first
        yield from play_number_cards(table, meeting.defender, "defender_cards")  # even after an Ace (DN-R37)
    settle(table, meeting, noble, target)


def push_forward(table: Table, seat: int, noble: Noble) -> Duellist:
    """Mark a noble as duellist, with its strength before the dice (DN-40, DN-41, DN-43, DN-45, DN-R39)."""
    card = noble.card
    sworn = table.options.boost_suit_bonus == "on"
    return Duellist(
        seat,
        card,
        STRENGTH[card[0]],
        queen_bonus(card, len(table.sides[seat].courtyard)),
        boost_strength(card, noble.boost, sworn=sworn),
    )


def redirect(table: Table, meeting: Duel, target: Noble) -> Play[Noble]:
    """Let the defender pay to send the challenge to another noble of their own (DN-39, DN-R32)."""
    seat, theirs = 1 - table.acting, table.theirs
    if theirs.resources < REDIRECT_COST or len(theirs.courtyard) < 2:
        return target
    table.phase = "redirect"
    others = (noble.card for noble in theirs.courtyard if noble is not target)
    chosen: str = yield Choose(
        seat, "redirect", (KEEP, *others), default=KEEP, about=DecisionContext(card=target.card)
    )
    if chosen == KEEP:
        return target
    was = theirs.resources
    theirs.resources -= REDIRECT_COST
    meeting.redirected_from = target.card
    total, on = theirs.resources, player(seat)
    table.tell("redirect", seat=seat, noble=target.card, target=chosen, was=was, total=total, on=on)
    target = theirs.noble(chosen)
    meeting.defender = push_forward(table, seat, target)
    return target


def roll_for(table: Table, duellist: Duellist) -> None:
    """Roll a noble's dice and announce its subtotal (DN-41, DN-42, DN-44, DN-R33)."""
    dice = table.dice
    duellist.dice = tuple([dice.roll() for _ in range(DICE[duellist.card[0]])])
    duellist.subtotal = duellist.base + duellist.queen + duellist.boost + sum(duellist.dice)
    if table.journal is not None:
        table.tell(
            "roll",
            seat=duellist.seat,
            noble=duellist.card,
            dice=list(duellist.dice),
            was=duellist.subtotal - sum(duellist.dice),
            subtotal=duellist.subtotal,
        )


def _window(table: Table, duellist: Duellist, kind: str) -> Pick:
    """Ask which number cards a side plays: one at most, a Jack's side two (DN-46, DN-50, DN-51)."""
    hand = tuple(table.sides[duellist.seat].hand)
    most = min(len(hand), 2 if duellist.card[0] == JACK else 1)
    return Pick(duellist.seat, kind, hand, 0, most, default=(), about=DecisionContext(card=duellist.card))


def play_number_cards(table: Table, duellist: Duellist, kind: Phase) -> Play[None]:
    """Let one side play its number cards, all at once; an empty hand is not asked (DN-49, DN-R37)."""
    cards: tuple[str, ...] = ()
    if table.sides[duellist.seat].hand:
        table.phase = kind
        cards = yield _window(table, duellist, kind)
    _lay(table, duellist, cards)


def play_blindly(table: Table, meeting: Duel) -> Play[None]:
    """Let both sides choose in secret and reveal together (H7)."""
    attacker, defender = meeting.attacker, meeting.defender
    if not (table.mine.hand and table.theirs.hand):
        # At most one side has anything to choose, so there is nothing to hide from the other.
        yield from play_number_cards(table, attacker, "attacker_cards")
        yield from play_number_cards(table, defender, "defender_cards")
        return
    table.phase = "attacker_cards"
    mine, theirs = yield Together(
        _window(table, attacker, "attacker_cards"), _window(table, defender, "defender_cards")
    )
    _lay(table, attacker, mine)
    _lay(table, defender, theirs)


def _lay(table: Table, duellist: Duellist, cards: tuple[str, ...]) -> None:
    """Lay number cards face up beside a noble and count (DN-46, DN-47, DN-R35)."""
    assert duellist.subtotal is not None
    side = table.sides[duellist.seat]
    for card in cards:
        side.part_with(card)
    duellist.cards = cards
    if cards:
        duellist.suit_bonus = suit_bonus(duellist.card, cards)
        duellist.total = duellist.subtotal + added(duellist.card, cards)
        if table.journal is not None:
            table.tell(
                "cards",
                seat=duellist.seat,
                noble=duellist.card,
                cards=list(cards),
                was=duellist.subtotal,
                total=duellist.total,
            )
    else:
        duellist.suit_bonus, duellist.total = 0, duellist.subtotal
        if table.journal is not None:
            table.tell("no_cards", seat=duellist.seat, noble=duellist.card, total=duellist.total)


def settle(table: Table, meeting: Duel, noble: Noble, target: Noble) -> None:
    """Compare the totals; wounds, resource, discards (DN-52 to DN-58)."""
    attacker, defender = meeting.attacker, meeting.defender
    for duellist in (attacker, defender):
        table.discard += duellist.cards or ()
    winner = meeting.winner = winning_seat(attacker, defender)
    if winner is None:
        table.tell("tie", noble=noble.card, target=target.card)
    else:
        side = table.sides[winner]
        was = side.resources
        side.resources += WINNERS_RESOURCE
        won = noble if winner == attacker.seat else target
        if table.journal is not None:
            total, on = side.resources, player(winner)
            table.tell("won", seat=winner, noble=won.card, was=was, total=total, on=on)
    for duellist, loser in ((attacker, noble), (defender, target)):
        if duellist.seat != winner:
            meeting.wounded.append(loser.card)
            if wound(table, duellist.seat, loser):
                meeting.died.append(loser.card)
    meeting.over = True


def winning_seat(attacker: Duellist, defender: Duellist) -> int | None:
    """Return who wins a duel; None in a tie (DN-53 to DN-55, DN-58, DN-R36)."""
    strong, strong_too = _has_ace(attacker), _has_ace(defender)
    if strong and strong_too:
        return None
    if strong or strong_too:
        return attacker.seat if strong else defender.seat
    assert attacker.total is not None
    assert defender.total is not None
    if attacker.total == defender.total:
        return None
    return attacker.seat if attacker.total > defender.total else defender.seat


def _has_ace(duellist: Duellist) -> bool:
    return any(card[0] == ACE for card in duellist.cards or ())
