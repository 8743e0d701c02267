"""Every deed of Noxtalia at every word in every kind of text: what is let pass changes some table."""

from __future__ import annotations

from collections import defaultdict
from typing import NamedTuple

from tests.engines.noxtalia.cards.places import Place, places
from tests.engines.noxtalia.cards.promise import made, played
from tests.engines.noxtalia.cards.shapes import WORDS, Shape, actions
from tests.engines.watching import deeds_of, unmoved

SAMPLE = 40


class Case(NamedTuple):
    """A shape in a kind of text, by day or by night."""

    shape: Shape
    place: Place
    night: bool


def cases() -> dict[str, list[Case]]:
    """Return all shapes in all kinds of texts, by what is done to what, and when."""
    found: defaultdict[str, list[Case]] = defaultdict(list)
    for number, action in enumerate(actions()):
        for place in places():
            for deed in deeds_of(action, WORDS):
                where = " ".join(filter(None, (deed, "in", place.kind, place.when, place.keyword)))
                found[where].append(Case({"do": [action]}, place, bool(number % 2)))
    return found


def changes(case: Case) -> bool | None:
    """Tell whether a table is otherwise after a text; None where it is refused, or never done."""
    card = made(case.shape, case.place)
    done = played(card, case.place, case.night) if card is not None else []
    if not done:
        return None
    return any(one.before.seen() != one.after.seen() for one in done)


def idle(*, whole: bool) -> list[str]:
    """Return the deeds that come to nothing; of a sample of them, or of all."""
    return [*unmoved(cases(), changes, None if whole else SAMPLE)]
