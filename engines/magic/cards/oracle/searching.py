"""Cards of a library that are looked for, in the publisher's words."""

from __future__ import annotations

from engines.magic.cards.oracle import filters
from engines.magic.cards.oracle.clauses import Clause, someone_does
from engines.magic.cards.oracle.patterns import Cant, Pattern, either, maybe, row
from engines.magic.cards.oracle.scene import Scene
from engines.magic.language.filters import ANYTHING
from engines.magic.language.searches import Search

_PUT, _REVEAL = either("put ", "puts "), either("reveal ", "reveals ")
_SHUFFLE = either("shuffle", "shuffles")
"""As who does it is told to, or does so."""


def search(scene: Scene, action: Search) -> Clause:
    """Return cards that are looked for: of what is of a kind, what stays hidden is revealed."""
    said = someone_does(scene, action.who, "search", lambda _, own: _found(action, own))
    return said._replace(long=True)


def _found(action: Search, own: str) -> Pattern:
    one = action.number == 1
    if action.number == "all":
        found = row("any number of ", filters.several(action.filter, "card"))
    else:
        found = filters.counted(action.filter, action.number, "card", up_to=not one)
    it = either("it", "that card") if one else either("them", "those cards")
    head, shown = row(f"{own} library for ", found, ", "), row(_REVEAL, it, ", ")
    shuffle = row("then ", _SHUFFLE, maybe(f" {own} library"))
    match action.to:
        case "battlefield":
            tapped = " tapped" if action.tapped else ""
            return row(head, _PUT, it, f" onto the battlefield{tapped}, ", shuffle)
        case "graveyard":
            return row(head, _PUT, it, f" into {own} graveyard, ", shuffle)
        case "exile":
            return row(head, either("exile ", "exiles "), it, ", ", shuffle)
        case "hand":
            if action.shown is (action.filter == ANYTHING):
                raise Cant("a card of a kind that nobody sees, or any card that all see")
            reveal = row(shown, maybe("and ")) if action.shown else ""
            return row(head, reveal, _PUT, it, f" into {own} hand, ", shuffle)
        case "library":
            return row(head, shown, _on_top(action, it, own))


def _on_top(action: Search, it: Pattern, own: str) -> Pattern:
    """Return how the library is shuffled before the cards lie on top, several in the order that is chosen."""
    order = maybe(" in any order") if action.number != 1 else ""
    top = row(" and ", _PUT, it, " on top", order)
    return either(row("then ", _SHUFFLE, top), row("then ", _SHUFFLE, f" {own} library", top, " of it"))
