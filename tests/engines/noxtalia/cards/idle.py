"""Every deed of Noxtalia at every word in every kind of text: what is let pass changes some table."""

from __future__ import annotations

import re
from collections import defaultdict
from itertools import product
from typing import NamedTuple

from tests.engines.noxtalia.cards.places import Place, places
from tests.engines.noxtalia.cards.promise import made, played
from tests.engines.noxtalia.cards.shapes import WORDS, Shape, actions
from tests.engines.watching import deeds_of, unmoved

SAMPLE = 10


class Case(NamedTuple):
    """A shape in a kind of text, by day or by night."""

    shape: Shape
    place: Place
    night: bool


def cases() -> dict[str, list[Case]]:
    """Return all shapes in all kinds of texts, by what is done to what, and when."""
    found: defaultdict[str, list[Case]] = defaultdict(list)
    for number, action in enumerate(actions()):
        deeds = deeds_of(action, WORDS)
        for place, deed in product(places(), deeds):
            lies = "lying" if place.keyword or place.host else place.kind  # what stays is done later, too
            found[f"{deed} in {lies} {place.when}"].append(Case({"do": [action]}, place, bool(number % 2)))
    return found


def changes(case: Case) -> bool | None:
    """Tell whether a table is otherwise after a text; None where it is refused, or never done."""
    card = made(case.shape, case.place)
    done = played(card, case.place, case.night) if card is not None else []
    if not done:
        return None
    return any(one.before.seen() != one.after.seen() for one in done)


UNTRIED = {
    r"(recharge|exhaust|destroy_attached) who=.*": "it is so, or bears nothing: cards/test_effects_deeds.py",
    r".*=(attacked|self_spirit) in lying (on_(destroyed|detach))": "it falls by a Support, in no attack",
    r"attach who=(host|self_spirit) .*": "it lies there already: cards/test_effects_choices.py",
    r"(detach|ignore_chart) in .*": "it is read with the chart, and as it lies: test_effects_lasting.py",
}
"""Deeds that these tables do not show, and where they are shown."""


def idle(*, whole: bool) -> list[str]:
    """Return the deeds that come to nothing; of a sample of them, or of all."""
    untried = re.compile("|".join(UNTRIED))
    tried = {deed: row for deed, row in cases().items() if not untried.fullmatch(deed)}
    return [*unmoved(tried, changes, None if whole else SAMPLE)]
