"""Cards of a library are looked for (701.23)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engines.kernel import Arrange, Pick, Play
from engines.kernel.decisions.keys import card_of, copies
from engines.kernel.effects.announcing import Announced, AnnouncingPart, announce
from engines.magic.effects import dealing
from engines.magic.evaluation import selectors
from engines.magic.evaluation.objects import Scope
from engines.magic.language.filters import ANYTHING
from engines.magic.language.searches import Search
from engines.magic.rules import arranging, costs, resolution, zones
from engines.magic.rules.events import apply_events
from engines.magic.rules.resolution import EffectHandler


def _search(scope: Scope, action: Search) -> Play[None]:
    """Find cards in a library, which of a kind need not be found, and shuffle it (701.23, 701.24a)."""
    table, seat = scope.table, selectors.player(scope, action.who)
    if seat is None:
        return
    side = table.sides[seat]
    fitting = tuple(
        key
        for key in copies(sorted(side.library, key=table.catalogue.order.__getitem__))
        if costs.fits_card(scope, action.filter, card_of(key))
    )
    most = len(fitting) if action.number == "all" else min(action.number, len(fitting))
    least = most if action.filter == ANYTHING and action.number == 1 else 0  # of several: up to so many
    about = dealing.about(scope.voice)

    def which(_: Announced) -> Pick | None:
        pick = Pick(seat, "search", fitting, least, most, default=fitting[:most], hidden=True, about=about)
        return pick if side.library else None  # also where nothing fits, which nobody else is to know

    def order(answers: Announced) -> Arrange | None:
        found = dealing.row(answers.get("which", ())) if action.to == "library" else ()
        return arranging.question(seat, found, dealing.cards(found), about, bottom=False, back=True)

    answers = yield from announce((AnnouncingPart("which", which), AnnouncingPart("top", order)))
    assert answers is not None  # the first question leads nowhere back
    found = dealing.row(answers.get("top", answers.get("which", ())))
    yield from _found(scope, action, seat, dealing.cards(found))


def _found(scope: Scope, action: Search, seat: int, cards: Sequence[str]) -> Play[None]:
    """Put what was found where it goes, and shuffle the library before what lies on top of it then."""
    table, side = scope.table, scope.table.sides[seat]
    match action.to:
        case "battlefield":
            yield from dealing.enter(scope, seat, cards, tapped=action.tapped)
        case "hand":
            dealing.take(scope, seat, cards, reveals=action.shown)
        case "library":
            table.tell("reveal", seat=seat, cards=[table.named(card) for card in cards])
        case to:
            apply_events(table, *(dealing.from_library(seat, card, to) for card in cards))
    zones.shuffle(table, seat)
    if action.to == "library":
        for card in reversed(cards):
            side.library.remove(card)
            side.library.append(card)
        side.looking = len(cards)
        resolution.count(table, len(cards))


EFFECTS: dict[type[Any], EffectHandler] = {Search: _search}
