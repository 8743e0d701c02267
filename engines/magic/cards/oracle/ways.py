"""How else a spell may be cast, in the publisher's wording: keywords with prices, and lines of their own."""

from __future__ import annotations

from engines.magic.cards.oracle import conditions, costs, moments
from engines.magic.cards.oracle.patterns import Cant, Pattern, either, maybe, row
from engines.magic.cards.oracle.scene import Scene
from engines.magic.language.conditions import Turn
from engines.magic.language.costs import Price
from engines.magic.language.pack import CardModel
from engines.magic.language.ways import Way

SPELL: Pattern = either("this spell", "~")


def keyword(name: str, price: Price, scene: Scene) -> Pattern:
    """Return "flashback {1}{u}", and "flashback—{1}, sacrifice a creature." where not mana alone is paid."""
    if isinstance(price, str):
        return f"{name} {costs.symbols(price)}"
    return row(f"{name}—", costs.before_colon(scene, price), maybe("."))


def way_line(card: CardModel, way: Way) -> Pattern:
    """Return what may be paid rather than the mana cost; raise Cant where it has no wording."""
    scene = Scene(card)
    when: Pattern = ""
    if way.conditions:
        when = row("if ", conditions.all_of(scene, way.conditions), ", ")
    if not way.pay:
        return row(when, "you may cast ", SPELL, " without paying its mana cost.")
    paid = costs.paying(scene, way.pay)
    return row(when, "you may ", paid, " rather than pay ", SPELL, "'s mana cost.")


def only_line(card: CardModel) -> Pattern:
    """Return when alone a spell can be cast; raise Cant where it has no wording."""
    if len(card.only) != 1:
        raise Cant("several conditions")
    (only,) = card.only
    if isinstance(only, Turn) and not (only.is_whole and only.whose == "any"):
        return row("cast ", SPELL, " only ", moments.during(only), ".")
    return row("cast ", SPELL, " only if ", conditions.condition(Scene(card), only), ".")
