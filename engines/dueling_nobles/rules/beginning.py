"""Phase 1: the King's ability, permanent boosts, suit abilities (DN-16 to DN-29)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from engines.dueling_nobles.rules.end import end_game, end_if_decided
from engines.dueling_nobles.rules.resources import (
    declarations,
    declare_the_rest,
    discard_three,
    draw,
    may_discard_three,
    spend,
)
from engines.dueling_nobles.rules.turn import may_claim_draw
from engines.dueling_nobles.rules.wounds import limit, wound
from engines.dueling_nobles.table.cards import BOOSTS, KING, boost_strength
from engines.dueling_nobles.table.keys import NOTHING, player
from engines.dueling_nobles.table.state import Noble, Side, Table
from engines.kernel import BACK, Choose, DecisionContext, Play

DIAMOND_DRAWS = 3
CONFIRM = "confirm"
CLAIM_DRAW = "claim_draw"


def prepare(table: Table) -> Play[None]:
    """Ask for one action of phases 1 to 3 and carry it out (DN-15, DN-R6, DN-R7).

    One menu serves the three phases (prompt economy). It always holds the declaration "nothing",
    whatever the hand could do, so that neither a prompt skipped nor one shown tells the other
    player anything. Discarding three cards or declaring what to buy ends phase 1 for good.
    """
    if table.still_to_declare:
        yield from declare_the_rest(table)
        return
    chosen: str = yield Choose(table.acting, "prepare", menu(table), default=NOTHING, hidden=True)
    action = ACTIONS.get(chosen)
    if action is not None:
        yield from action(table)
    elif chosen == CLAIM_DRAW:
        end_game(table, None, "stall_claim")
    else:
        spend(table, chosen)


def menu(table: Table) -> tuple[str, ...]:
    """Return what the active player may do now in phases 1 to 3 (DN-16 to DN-35, DN-R41)."""
    keys: list[str] = []
    if not table.income_taken:
        if taxable_kings(table):
            keys.append("king_tax")
        if may_boost(table):
            keys.append("boost")
        if may_rearrange(table):
            keys.append("rearrange")
        _add_suit_abilities(table, keys)
    if may_discard_three(table):
        keys.append("triple")
    if table.options.best_of_three and may_claim_draw(table):
        keys.append(CLAIM_DRAW)  # it ends the game and not the match, so it cannot be claimed from outside
    return (*keys, *declarations(table))


def _add_suit_abilities(table: Table, keys: list[str]) -> None:
    """Add the suit abilities that may be used now (DN-25 to DN-29, DN-R16 to DN-R21, DN-R46)."""
    mine, theirs = table.mine, table.theirs
    used = mine.used
    if used and table.options.suit_uses == "one_total":
        return
    held = "".join(mine.hand)  # number cards have no suit letter in their rank
    if "H" in held and "H" not in used and any(noble.wounds for noble in mine.courtyard):
        keys.append("heart")
    if "D" in held and "D" not in used and len(theirs.courtyard) > len(mine.courtyard):
        keys.append("diamond")
    if "C" in held and "C" not in used and table.discard:
        keys.append("club")
    if "S" in held and "S" not in used and theirs.hand:
        keys.append("spade")


# The King's ability


def taxable_kings(table: Table) -> tuple[str, ...]:
    """Return the Kings that may take a wound for a resource now (DN-17, DN-18, DN-R9, DN-R10)."""
    if table.tax_paid and table.options.king_tax == "per_player":
        return ()
    return tuple(
        [
            noble.card
            for noble in table.mine.courtyard
            if noble.card[0] == KING and not noble.taxed and _may_bleed(table, noble)
        ]
    )


def lethal(table: Table, noble: Noble) -> bool:
    """Tell whether one more wound kills the noble (DN-59)."""
    return noble.wounds + 1 >= limit(table, noble)


def _may_bleed(table: Table, king: Noble) -> bool:
    match table.options.king_tax_lethal:
        case "always":
            return True
        case "nonlast":
            return len(table.mine.courtyard) > 1 or not lethal(table, king)
        case "never":
            return not lethal(table, king)


def king_tax(table: Table) -> Play[None]:
    """Put a wound on a King of one's own for a resource (DN-17, DN-R10, DN-R11)."""
    seat, mine = table.acting, table.mine
    chosen: str = yield Choose(
        seat, "king_tax_king", taxable_kings(table), default=BACK, back=True, hidden=True
    )
    if chosen == BACK:
        return
    king = mine.noble(chosen)
    if lethal(table, king):
        sure: str = yield Choose(
            seat,
            "king_tax_confirm",
            (CONFIRM,),
            default=BACK,
            back=True,
            hidden=True,
            about=DecisionContext(card=chosen),
        )
        if sure == BACK:
            return
    king.taxed = table.tax_paid = True
    table.rearranged = False
    mine.resources += 1
    total, on = mine.resources, player(seat)
    table.tell("king_tax", seat=seat, noble=chosen, was=total - 1, total=total, on=on)
    wound(table, seat, king)
    end_if_decided(table)
    table.open()


# Permanent boosts


def boostable(table: Table) -> tuple[str, ...]:
    """Return the nobles that a boost may be played on (DN-19, DN-20, DN-R12)."""
    replacing = table.options.boost_replace == "discard_old"
    return tuple([noble.card for noble in table.mine.courtyard if replacing or noble.boost is None])


def may_boost(table: Table) -> bool:
    """Tell whether a boost may be played now (DN-19 to DN-21)."""
    return not table.boost_played and not BOOSTS.isdisjoint(table.mine.hand) and bool(boostable(table))


def boost(table: Table) -> Play[None]:
    """Play a 2 or a 3 as a permanent boost (DN-19, DN-R12)."""
    seat, mine = table.acting, table.mine
    cards = tuple(card for card in mine.hand if card in BOOSTS)
    card: str = yield Choose(seat, "boost_card", cards, default=BACK, back=True, hidden=True)
    if card == BACK:
        return
    chosen: str = yield Choose(
        seat,
        "boost_noble",
        boostable(table),
        default=BACK,
        back=True,
        hidden=True,
        about=DecisionContext(card=card),
    )
    if chosen == BACK:
        return
    noble = mine.noble(chosen)
    if noble.boost is not None:
        table.discard.append(noble.boost)
        table.tell("boost_lost", seat=seat, card=noble.boost)
    sworn = table.options.boost_suit_bonus == "on"
    was = boost_strength(chosen, noble.boost, sworn=sworn)
    mine.part_with(card)
    noble.boost = card
    table.boost_played = True
    table.rearranged = False
    now = boost_strength(chosen, card, sworn=sworn)
    table.tell("boost", seat=seat, card=card, noble=chosen, was=was, now=now, on=chosen)
    table.open()


def may_rearrange(table: Table) -> bool:
    """Tell whether boosts may be laid anew: once, and again after anything else was done (DN-22, DN-R13).

    One dialogue reaches every arrangement, so a second one in a row could only go round in circles; but
    who has seen the other hand, or lost a King, may think again.
    """
    courtyard = table.mine.courtyard
    return not table.rearranged and len(courtyard) > 1 and any(noble.boost for noble in courtyard)


def rearrange(table: Table) -> Play[None]:
    """Lay one's boosts anew, each on a noble of one's choice (DN-22, DN-R13).

    Boost after boost is placed, so that the dialogue ends and can reach every arrangement; nothing
    moves before the last one is placed.
    """
    seat, mine = table.acting, table.mine
    boosts = [noble.boost for noble in mine.courtyard if noble.boost is not None]
    free = [noble.card for noble in mine.courtyard]
    placed: dict[str, str] = {}
    for card in boosts:
        about = DecisionContext(card=card, rest=tuple(chain.from_iterable(placed.items())))
        chosen: str = yield Choose(
            seat, "rearrange", tuple(free), default=BACK, back=True, hidden=True, about=about
        )
        if chosen == BACK:
            return
        free.remove(chosen)
        placed[chosen] = card
    for noble in mine.courtyard:
        noble.boost = placed.get(noble.card)
    table.rearranged = True
    table.tell("rearrange", seat=seat, cards=list(placed.values()), nobles=list(placed))
    table.open()


# Suit abilities


def _payment(table: Table, suit: str, kind: str) -> Play[str]:
    """Ask which card of the suit pays (DN-R17); `BACK` when none does."""
    cards = tuple(card for card in table.mine.hand if card[-1] == suit)
    card: str = yield Choose(table.acting, kind, cards, default=BACK, back=True, hidden=True)
    return card


def _use(table: Table, side: Side, card: str) -> None:
    """Pay for a suit ability and mark it as used up (DN-25, DN-R16, DN-R17)."""
    table.pay_card(side, card)
    side.used.append(card[-1])
    table.rearranged = False


def heart(table: Table) -> Play[None]:
    """Discard a heart to take a wound off a noble of one's own (DN-26, DN-R18)."""
    seat, mine = table.acting, table.mine
    card = yield from _payment(table, "H", "heart_card")
    if card == BACK:
        return
    wounded = tuple(noble.card for noble in mine.courtyard if noble.wounds)
    chosen: str = yield Choose(
        seat, "heart_noble", wounded, default=BACK, back=True, hidden=True, about=DecisionContext(card=card)
    )
    if chosen == BACK:
        return
    _use(table, mine, card)
    healed = mine.noble(chosen)
    healed.wounds -= 1
    now = healed.wounds
    table.tell("heart", seat=seat, card=card, noble=chosen, was=now + 1, now=now, on=chosen)
    table.open()


def diamond(table: Table) -> Play[None]:
    """Discard a diamond to draw three cards (DN-27, DN-R19)."""
    card = yield from _payment(table, "D", "diamond_card")
    if card == BACK:
        return
    _use(table, table.mine, card)
    table.tell("diamond", seat=table.acting, card=card)
    draw(table, table.acting, DIAMOND_DRAWS)


def club(table: Table) -> Play[None]:
    """Discard a club to take a card that lay in the discard pile before (DN-28, DN-R20)."""
    seat, mine = table.acting, table.mine
    card = yield from _payment(table, "C", "club_card")
    if card == BACK:
        return
    taken: str = yield Choose(
        seat,
        "club_take",
        tuple(table.discard),
        default=BACK,
        back=True,
        hidden=True,
        about=DecisionContext(card=card),
    )
    if taken == BACK:
        return
    _use(table, mine, card)
    table.discard.remove(taken)
    mine.take(taken)
    mine.shown.append(taken)
    table.tell("club", seat=seat, card=card, target=taken)
    table.open()


def spade(table: Table) -> Play[None]:
    """Discard a spade to look at the other hand once (DN-29, DN-R21)."""
    seat, mine = table.acting, table.mine
    card = yield from _payment(table, "S", "spade_card")
    if card == BACK:
        return
    _use(table, mine, card)
    mine.glimpse = table.theirs.hand[:]
    table.tell("spade", {seat: {"cards": mine.glimpse}}, seat=seat, card=card)


ACTIONS: dict[str, Callable[[Table], Play[None]]] = {
    "king_tax": king_tax,
    "boost": boost,
    "rearrange": rearrange,
    "heart": heart,
    "diamond": diamond,
    "club": club,
    "spade": spade,
    "triple": discard_three,
}
