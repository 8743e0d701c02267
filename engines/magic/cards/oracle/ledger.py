"""What has happened in this turn: "a creature died this turn", "creatures that died this turn"."""

from __future__ import annotations

from engines.magic.cards.oracle import filters
from engines.magic.cards.oracle.patterns import Cant, Pattern, either, row
from engines.magic.language.filters import ANYTHING
from engines.magic.language.ledger import Happened
from engines.magic.language.parts import Whose

_WHO: dict[Whose, str] = {"you": "you", "opponent": "an opponent", "any": "a player"}
_LIFE = {"gains_life": "gained", "loses_life": "lost"}


def has_happened(value: Happened, least: int) -> Pattern:
    """Return that something has happened so often at least; raise Cant where no text says it."""
    who = _WHO[value.whose]
    if value.happened in _LIFE:
        much = "life" if least == 1 else f"{least} or more life"
        perfect = (
            either(f"{who} {_LIFE[value.happened]}", f"you've {_LIFE[value.happened]}")
            if (value.whose == "you")
            else f"{who} {_LIFE[value.happened]}"
        )
        return row(perfect, f" {much} this turn")
    if value.happened == "dies" and value.whose == "any":
        if least > 1:
            return row(
                filters.number_word(least), " or more ", filters.several(value.filter), " died this turn"
            )
        return row(filters.one(value.filter), " died this turn")
    if least != 1:
        raise Cant("so often in a turn")
    match value.happened:
        case "attacks" if value.filter == ANYTHING:
            return f"{who} attacked this turn"
        case "leaves" if value.whose == "you":
            return row(filters.one(value.filter), " you controlled left the battlefield this turn")
        case "cast" if value.whose == "you":
            return row("you've cast ", filters.one(value.filter, "spell"), " this turn")
        case "damaged":
            return f"{who} {'were' if value.whose == 'you' else 'was'} dealt damage this turn"
        case _:
            raise Cant("what has happened")


def for_each(value: Happened) -> Pattern:
    """Return what is counted after "for each"."""
    return row(filters.kind(_dead(value).filter), " that died this turn")


def number(value: Happened) -> Pattern:
    """Return how many of a kind have done it."""
    return row("the number of ", filters.several(_dead(value).filter), " that died this turn")


def _dead(value: Happened) -> Happened:
    if value.happened != "dies" or value.whose != "any" or value.filter.other:
        raise Cant("what is counted of a turn")
    return value
