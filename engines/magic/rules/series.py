"""Matches of several games: what each leads to, and what is exchanged between them (100.6, MN-R11)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import Pick, Play, Result
from engines.kernel.decisions.keys import card_of, copies
from engines.kernel.effects.announcing import Announced, AnnouncingPart, announce
from engines.kernel.state.series import decided
from engines.magic.language.pack import LEAST_CARDS, SIDEBOARD
from engines.magic.options import Loadout
from engines.magic.table.side import Side
from engines.magic.table.state import Table

BEST_OF_THREE = "best_of_three"
"""The reason why such a match ends."""


def end_game(table: Table, winners: Sequence[int], reason: str) -> None:
    """End the game, and with it the match unless another game is due."""
    _show_face_down(table)
    if table.options.best_of == 1:
        _end_match(table, winners, reason)
        return
    for seat in winners:
        table.sides[seat].wins += 1
    if winners:
        table.tell("game_end", winners=list(winners))
    else:
        table.tell("game_end_drawn")
    leaders = decided({side.seat: side.wins for side in table.sides}, table.game_number)
    if leaders is None:
        _next_game(table, winners)
    else:
        _end_match(table, leaders if len(leaders) == 1 else (), BEST_OF_THREE)


def _show_face_down(table: Table) -> None:
    """Let all see what lies face down (708.9)."""
    for side in table.sides:
        cards = [perm.under for perm in table.perms.values() if perm.seat == side.seat and perm.under]
        cards += [item.under for item in table.stack if item.seat == side.seat and item.under]
        if cards:
            table.tell("shown", seat=side.seat, cards=[table.named(card) for card in cards])


def _end_match(table: Table, winners: Sequence[int], reason: str) -> None:
    table.result = Result(tuple(winners), reason)


def _next_game(table: Table, winners: Sequence[int]) -> None:
    """Clear the table; who has lost says who begins (103.1, MN-R17), and both have their lists again."""
    table.game_number += 1
    table.chooser = table.other(winners[0]) if winners else None
    table.clear()
    table.sides = [_fresh(table, side) for side in table.sides]
    table.exchanging = tuple(side.seat for side in table.sides if side.sideboard)
    table.tell("next_game", number=table.game_number)


def _fresh(table: Table, old: Side) -> Side:
    """Return a player's side before the first card is drawn: stops stay as they were, yields end."""
    side = Side(old.seat)
    side.wins, side.stops, side.hold, side.by_hand = old.wins, old.stops, old.hold, old.by_hand
    side.trusts, side.objections = old.trusts, old.objections
    registered = (*table.options.decks, None, None)[old.seat]
    if registered is None:  # a ready-made deck stays the one that chance has picked
        side.noble, side.brought = old.noble, old.brought
    else:
        bring(table, side, registered)
    return side


def bring(table: Table, side: Side, deck: Loadout) -> None:
    """Note a deck as it is registered, sorted: the order of a list tells nothing."""
    order = table.catalogue.order.__getitem__
    side.noble = deck.noble
    side.brought = tuple(sorted(deck.deck, key=order))
    side.sideboard = tuple(sorted(deck.sideboard, key=order))


# Sideboards


def ask_exchange(table: Table) -> Play[bool]:
    """Let a player exchange cards with the sideboard: nobody else sees what (MN-D4)."""
    seat, *others = table.exchanging
    side = table.sides[seat]
    deck, aside = [*side.brought], [*side.sideboard]
    deck.remove(side.noble)  # it never leaves the deck (MN-R11)
    least, most = _leaving(table, side)

    def out(_: Announced) -> Pick:
        return Pick(seat, "swap_out", tuple(copies(deck)), least, most, default=(), hidden=True)

    def coming(answers: Announced) -> Pick | None:
        bounds = _coming(table, side, len(_picked(answers, "out")))
        if bounds == (0, 0):
            return None
        keys = tuple(copies(aside))
        return Pick(seat, "swap_in", keys, *bounds, default=keys[: bounds[0]], back=True, hidden=True)

    answers = yield from announce((AnnouncingPart("out", out), AnnouncingPart("in", coming)))
    assert answers is not None  # the first question leads nowhere back
    _swap(table, side, _picked(answers, "out"), _picked(answers, "in"))
    table.exchanging = tuple(others)
    return True


def _picked(answers: Announced, part: str) -> list[str]:
    keys = answers.get(part, ())
    assert isinstance(keys, tuple)
    return [card_of(str(key)) for key in keys]


def _leaving(table: Table, side: Side) -> tuple[int, int]:
    """Return how few and how many cards may leave the deck: not more than there can be others for."""
    if table.options.sideboard == "exact15":
        return 0, len(side.sideboard)
    return 0, min(SIDEBOARD, len(side.brought) + len(side.sideboard) - LEAST_CARDS)


def _coming(table: Table, side: Side, out: int) -> tuple[int, int]:
    """Return how few and how many cards may come for those that leave (MN-R11): one for one, or as fits."""
    if table.options.sideboard == "exact15":
        return out, out
    deck, aside = len(side.brought) - out, len(side.sideboard)
    return max(0, LEAST_CARDS - deck, aside + out - SIDEBOARD), min(aside, table.options.deck_max - deck)


def _swap(table: Table, side: Side, out: list[str], coming: list[str]) -> None:
    deck, aside = [*side.brought, *coming], [*side.sideboard, *out]
    for card in out:
        deck.remove(card)
    for card in coming:
        aside.remove(card)
    order = table.catalogue.order.__getitem__
    side.brought, side.sideboard = tuple(sorted(deck, key=order)), tuple(sorted(aside, key=order))
