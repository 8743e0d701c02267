"""What cards and players come to at this moment: power, Endurance, Ronum, guard, keywords."""

from __future__ import annotations

from typing import Any, get_args

from engines.soul_forger.evaluation import changes
from engines.soul_forger.language.parts import Keyword
from engines.soul_forger.table.pieces import Piece
from engines.soul_forger.table.state import Table

OF_RONUM = ("set_ronum", "ronum")
"""The kinds of change by which a card's Ronum is not as printed; mostly there are none."""
_OF_ENDURANCE = ("endurance", "endurance:less")
_OF_KEYWORD = {keyword: (f"keyword:{keyword}", f"no_keyword:{keyword}") for keyword in get_args(Keyword)}
"""The kinds of change by which a card gains each keyword, or loses it."""


def power(table: Table, piece: Piece) -> int:
    """Return the power that belongs to the position in which a card is now (SF-21, SF-R49, SF-55)."""
    printed = piece.card.on if piece.on else piece.card.off
    gained = changes.added(table, piece, "power")
    if piece.is_weapon:  # SF-R77
        gained += sum(value for _, value in changes.on_player(table, piece.seat, "player_power"))
    return max(0, printed + gained)


def endurance(table: Table, piece: Piece) -> int:
    """Return a creature's Endurance."""
    if table.kinds.isdisjoint(_OF_ENDURANCE):
        return piece.card.endurance
    given, taken = changes.added(table, piece, "endurance"), changes.added(table, piece, "endurance:less")
    return piece.card.endurance + given + taken


def endurance_left(table: Table, piece: Piece) -> int:
    """Return what a creature can still take (SF-54, SF-R47)."""
    return max(0, endurance(table, piece) - piece.damage)


def would_destroy(table: Table, piece: Piece, hit: int = 0) -> bool:
    """Tell whether a creature is destroyed that takes so much damage more (SF-57)."""
    return piece.damage + hit >= endurance(table, piece)


def ronum(table: Table, piece: Piece) -> int:
    """Return the Ronum of a card on the table."""
    if table.kinds.isdisjoint(OF_RONUM):
        return piece.card.ronum
    given = [value for _, value in changes.on_piece(table, piece, "set_ronum")]
    return max(0, (given[-1] if given else piece.card.ronum) + changes.added(table, piece, "ronum"))


def controlled_ronum(table: Table, seat: int) -> int:
    """Return the Ronum of all creatures that a player controls (SF-59)."""
    if table.kinds.isdisjoint(OF_RONUM):
        return table.rows.ronum[seat]  # it is asked before every question
    return sum(ronum(table, piece) for piece in table.creatures(seat))


def has(table: Table, piece: Piece, keyword: str) -> bool:
    """Tell whether a card has a keyword: printed or gained, and not lost."""
    kinds = _OF_KEYWORD[keyword]
    if table.kinds.isdisjoint(kinds):
        return keyword in piece.card.keywords
    gained, lost = kinds
    if changes.on_piece(table, piece, lost):
        return False
    return keyword in piece.card.keywords or bool(changes.on_piece(table, piece, gained))


def fights_with(table: Table, piece: Piece, keyword: str) -> bool:
    """Tell whether a fighter has a keyword: a weapon also by its player's armor and accessories (SF-R61)."""
    if has(table, piece, keyword):
        return True
    worn = table.of(piece.seat, "armor", "accessory") if piece.is_weapon else ()
    return any(each.up and has(table, each, keyword) for each in worn)


def player_endurance(table: Table, seat: int) -> int:
    """Return how much damage puts a player out (SF-2, SF-R1)."""
    endurance = table.options.player_endurance + table.rows.endurance[seat]
    if "player_endurance" in table.kinds:
        endurance += sum(value for _, value in changes.on_player(table, seat, "player_endurance"))
    return endurance


def player_endurance_left(table: Table, seat: int) -> int:
    """Return how much damage is left to a player until they are out."""
    return player_endurance(table, seat) - table.sides[seat].damage


def seen_left(table: Table, piece: Piece) -> int:
    """Return what a creature can still take, as it is told: that counts as no deed."""
    with table.aside():
        return endurance_left(table, piece)


def seen_damage(table: Table, seat: int, before: int) -> dict[str, Any]:
    """Return what an event tells of a player’s damage: before, after, and of how much (SF-2)."""
    with table.aside():
        return {"had": before, "has": table.sides[seat].damage, "limit": player_endurance(table, seat)}


def would_defeat(table: Table, seat: int, hit: int = 0) -> bool:
    """Tell whether a player is defeated who takes so much damage more (SF-2)."""
    return hit >= player_endurance_left(table, seat)


def is_on_guard(table: Table, seat: int) -> bool:
    """Tell whether a player is On-guard: as the Primary Weapon is (SF-77, SF-R6), or unarmed (SF-R39)."""
    weapon = table.one(seat, "primary")
    return weapon is None or weapon.on


def has_unique(table: Table, seat: int, card: str) -> bool:
    """Tell whether a player controls a Unique card of this name, face up (SF-158, SF-R65)."""
    named = table.catalogue.cards[card]
    if not named.unique:
        return False
    mine = table.rows.all_of(seat)
    return any(piece.up and piece.card.name.en == named.name.en for piece in mine)
