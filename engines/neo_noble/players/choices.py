"""What a computer player answers when a text asks: at what it aims, whether it is done, and which part."""

from __future__ import annotations

from engines.kernel import Answer, Choose, Decision
from engines.kernel.cards.packs import parts
from engines.neo_noble.cards.catalogue import Card
from engines.neo_noble.language.actions import ChooseOne, May
from engines.neo_noble.language.changes import InsteadOfDraw
from engines.neo_noble.language.texts import Activated
from engines.neo_noble.players.plans import aims_of, best_aim
from engines.neo_noble.players.weights import CARD
from engines.neo_noble.players.worth import price, worth
from engines.neo_noble.rules import costs
from engines.neo_noble.rules.resolution import NO, YES
from engines.neo_noble.table.pieces import Place, Source
from engines.neo_noble.table.resolving_effect import ResolvingEffect, source_of
from engines.neo_noble.table.state import Side, Table


def target(table: Table, decision: Decision) -> Answer:
    """Aim a text where it is worth most."""
    assert isinstance(decision, Choose)
    side, card = table.sides[decision.seat], table.card(decision.about.the_card)
    kind = decision.kind.removeprefix("target_")
    for place, text in enumerate(card.texts):
        if isinstance(text, Activated) and text.targets and text.targets[0].target == kind:
            use = _use_of(side, card, place)
            values: dict[str, float] = {}
            for aim in aims_of(table, use, text):
                use.aims = (aim,)
                values[aim.key] = worth(table, use, text.do)
            use.aims = ()
            if set(decision.keys) <= values.keys():
                return max(decision.keys, key=values.__getitem__)
    return decision.keys[0]


def _use_of(side: Side, card: Card, place: int) -> ResolvingEffect:
    """Return the use that asks, as far as the table tells."""
    for lane, spirits in enumerate(side.lanes):
        if spirits and spirits[-1].card is card:
            return ResolvingEffect(source_of(spirits[-1]), card, Place(side.seat, lane), place)
    return ResolvingEffect(Source(side.seat, card.id), card, None, place)


def may(table: Table, decision: Decision) -> Answer:
    """Do it if it helps."""
    verb = decision.about.verb
    card, side = table.card(decision.about.the_card), table.sides[decision.seat]
    for place in sorted(range(len(card.texts)), key=lambda place: place != decision.about.place):
        text, use = card.texts[place], _use_of(side, card, place)
        if text.do and text.do[0].action == verb:
            cost = text.cost if isinstance(text, Activated) else ()
            value = (
                best_aim(table, use, text)[0] if isinstance(text, Activated) else worth(table, use, text.do)
            )
            return YES if value - price(table, use, cost) > 0 else NO
        for part in parts(text):
            if isinstance(part, May) and part.do[0].action == verb:
                use.x = costs.most_x(table, use, part.cost)
                return YES if worth(table, use, part.do) - price(table, use, part.cost) > 0 else NO
            if isinstance(part, InsteadOfDraw) and part.do[0].action == verb:
                return YES if worth(table, use, part.do) > CARD else NO
    return NO


def choice(table: Table, decision: Decision) -> Answer:
    """Choose what is worth most to oneself."""
    assert isinstance(decision, Choose)
    card, place = table.card(decision.about.the_card), decision.about.place
    assert place is not None
    use = _use_of(table.sides[decision.seat], card, place)
    for part in parts(card.texts[place]):
        if isinstance(part, ChooseOne) and len(part.modes) == len(decision.keys):
            sign = 1 if part.by == "you" else -1
            return max(decision.keys, key=lambda key: sign * worth(table, use, part.modes[int(key)].do))
    return decision.keys[0]
