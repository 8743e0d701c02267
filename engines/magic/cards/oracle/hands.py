"""Cards of hands in the publisher's words."""

from __future__ import annotations

from typing import Any

from engines.magic.cards.oracle import filters, selectors
from engines.magic.cards.oracle.clauses import Clause, someone_does, you_do
from engines.magic.cards.oracle.patterns import Cant, Either, Pattern, either, row
from engines.magic.cards.oracle.scene import Scene
from engines.magic.language.filters import ANYTHING, Filter
from engines.magic.language.hands import Discard, Put, Reveal


def reveal(scene: Scene, action: Reveal) -> Clause:
    """Return who shows their hand, or whose you look at."""
    if action.shown == "all":
        return someone_does(scene, action.who, "reveal", lambda _, own: f"{own} hand")
    if action.who in ("you", "each_player"):
        raise Cant("the own hand is looked at")
    return you_do(row("look at ", selectors.of_player(scene, action.who), " hand"))


def put(scene: Scene, action: Put) -> Clause:
    """Return who puts which cards of their hand where."""
    if action.how in ("by_you", "random"):
        raise Cant("a card of a hand that nobody has seen, or any one")
    if not isinstance(action.number, int):
        raise Cant("how many are put is reckoned")
    base = {"exile": "exile", "shuffled": "shuffle"}.get(action.to, "put")
    if action.up_to:
        raise Cant("as many of a hand as they like")
    if action.tapped and action.to != "battlefield":
        raise Cant("tapped elsewhere")

    def rest(_: Scene, own: str) -> Pattern:
        return row(_cards(action, own), _where(action, own))

    return someone_does(scene, action.who, base, rest)


def _cards(action: Put, own: str) -> Pattern:
    if action.how == "all":
        if action.filter != ANYTHING or action.to != "shuffled":
            raise Cant("all cards of a hand")
        return either(f"the cards from {own} hand", f"{own} hand")
    assert isinstance(action.number, int)
    return row(filters.counted(action.filter, action.number, "card"), f" from {own} hand")


def _where(action: Put, own: str) -> Pattern:
    order = " in any order" if action.number != 1 else ""
    match action.to:
        case "battlefield":
            if action.filter == ANYTHING:
                raise Cant("a card that may be no permanent")
            return f" onto the battlefield{' tapped' if action.tapped else ''}"
        case "exile":
            return ""
        case "library":
            return f" on top of {own} library{order}"
        case "library_bottom":
            return f" on the bottom of {own} library{order}"
        case "shuffled":
            return f" into {own} library"


# What is chosen from a hand that is shown


def from_shown(scene: Scene, shown: Reveal, action: Discard | Put) -> Clause:
    """Return how you choose from a hand that is shown, and where that goes."""
    revealed = reveal(scene, shown)
    if not isinstance(action.number, int):
        raise Cant("how many are chosen is reckoned")
    if isinstance(action, Put) and (action.up_to or action.tapped):
        raise Cant("none need be chosen")
    some = _from_it(action.filter, action.number)
    if shown.shown == "all":
        some = row(either(". you choose ", " and you choose ", ", you choose "), some)
    else:
        some = row(" and choose ", some)
    after = row(some, _gone(action))
    bare = row(revealed.bare, after) if revealed.actor == "you" and revealed.bare is not None else None
    return Clause(row(revealed.whole, after), bare, revealed.actor, closed=True)


def _from_it(wanted: Filter, number: int) -> Pattern:
    """Return "a creature card from it", "a card from it with mana value 3 or less"."""
    from_it = either(" from it", " from among them")
    plain = row(filters.counted(wanted, number, "card"), from_it)
    if wanted.mana_value is None or number != 1:
        return plain
    most: dict[str, Any] = {"mana_value": None}
    without = filters.counted(wanted.model_copy(update=most), number, "card")
    value = filters.counted(Filter(mana_value=wanted.mana_value), 1, "card")
    return either(plain, row(without, from_it, _tail(value)))


def _tail(said: Pattern) -> Pattern:
    """Return what is said of "a card" after the noun."""
    if isinstance(said, str):
        return said.partition("card")[2]
    if isinstance(said, Either):
        return either(*map(_tail, said.ways))
    return _tail(said.parts[-1])


def _gone(action: Discard | Put) -> Pattern:
    them = either("that card", "it") if action.number == 1 else either("those cards", "them")
    joint = either(". ", ", then ")
    if isinstance(action, Discard):
        owner = either(". that player discards ", ", then that player discards ", ". they discard ")
        return row(either(owner, " and discard "), them)
    match action.to:
        case "exile":
            return row(either(joint, " and "), "exile ", them)
        case "library":
            own = row(joint, "that player puts ", them, " on top of their library")
            return either(own, row(joint, "put ", them, " on top of that player's library"))
        case "shuffled":
            return row(joint, "that player shuffles ", them, " into their library")
        case _:
            raise Cant("put there by another")
