"""Cards of every shape that the reader makes: of all wordings, and of random models that it reads back."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle
from random import Random

from engines.kernel.cards.packs import Name
from engines.magic.cards.exact import read_exactly
from engines.magic.cards.facts import CardFacts, Face
from engines.magic.cards.oracle import Cant, lines
from engines.magic.cards.stub import dressed
from engines.magic.language.pack import CardModel
from tests.engines.magic.cards.real.played import scenes
from tests.engines.magic.cards.real.scene import text
from tests.engines.magic.cards.real.test_law import head, invented, written
from tests.engines.magic.cards.real.test_wordings import texts

COSTS = ("{G}", "{1}{W}", "{U}", "{1}{R}", "{B}", "{2}{G}", "{W/U}", "{0}")
LAW = 400
"""Random models that are tried."""


def _read(key: str, of: CardFacts, said: str) -> CardModel | None:
    """Return the card of a text, if it is exact, with a name of its own."""
    found = read_exactly(of, said).definition
    if found is None:
        return None
    called = key.replace("_", " ").title()
    return dressed(key, of, dict(found)).model_copy(update={"name": Name(en=called, fr=called)})


def _costing(of: CardFacts, cost: str) -> CardFacts:
    """Return facts with another cost, where it is not part of what is looked at."""
    (face,) = of.faces
    if face.cost != "{1}{G}":
        return of
    return CardFacts(of.oracle_id, of.layout, (Face(*face)._replace(cost=cost),), of.keywords)


def _from_wordings() -> Iterator[tuple[CardFacts, str]]:
    yield from texts()
    yield from ((scene.of, text(scene.text)) for scene in scenes())


def _from_law() -> Iterator[tuple[CardFacts, str]]:
    chance = Random("shapes")
    for _ in range(LAW):
        card = invented(chance)
        try:
            yield head(card), "\n".join(map(written, lines(card, head(card))))
        except Cant:
            continue


@cache
def every_shape() -> tuple[CardModel, ...]:
    """Return all cards, the same text once."""
    cards: dict[tuple[object, ...], CardModel] = {}
    costs = cycle(COSTS)
    for said in (*_from_wordings(), *_from_law()):
        key = f"real_{len(cards)}"
        found = _read(key, _costing(said[0], next(costs)), said[1])
        if found is not None:
            cards.setdefault((found.abilities, found.keywords, found.types, found.gives), found)
    return tuple(cards.values())
