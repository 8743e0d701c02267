"""Words for what prompts are about: cards, Spirits, lanes, coins, texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from engines.kernel import Decision, Say
from engines.kernel.cards.packs import parts
from engines.kernel.cards.wording import alone
from engines.neo_noble.cards.catalogue import Named
from engines.neo_noble.cards.printed.actions import Actions
from engines.neo_noble.cards.printed.texts import text_line
from engines.neo_noble.evaluation import powers
from engines.neo_noble.language.actions import Action, May
from engines.neo_noble.language.changes import InsteadOfDraw
from engines.neo_noble.language.costs import Cost
from engines.neo_noble.language.texts import Activated, Text
from engines.neo_noble.table.contexts import InsteadContext
from engines.neo_noble.table.pieces import Place, Spirit
from engines.neo_noble.table.state import Table

LANE_NAMES = ("left", "middle", "right")


def text_key(kind: str, name: str) -> str:
    """Return the key of a text of this game."""
    return f"nn-{kind}-{name.replace('_', '-')}"


class Labels:
    """Words for the things on one table, as one seat reads them."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.tokens = {key: card for key, card in table.catalogue.spirits.items() if card.type == "token"}

    def asker(self, decision: Decision) -> str | None:
        """Return the card that asks, or that a question is about."""
        about = decision.about
        return about.rest.by if isinstance(about.rest, InsteadContext) else about.card

    def texts(self, decision: Decision) -> tuple[Text, ...]:
        """Return the texts of the card that a question is about."""
        card = self.asker(decision)
        return () if card is None else self.table.card(card).texts

    def asking(self, decision: Decision) -> tuple[Text, ...]:
        """Return the texts of the card that asks something, the one that speaks first."""
        texts, place = self.table.card(decision.about.the_card).texts, decision.about.place or 0
        return (texts[place], *texts[:place], *texts[place + 1 :])

    def offer(self, decision: Decision) -> tuple[Say, Say | None]:
        """Return what somebody may do, and what it costs, if anything."""
        verb = decision.about.verb
        return next(
            (self.words(text).actions(do), self.words(text).costs(cost) if cost else None)
            for text in self.asking(decision)
            for do, cost in _offers(text)
            if do and do[0].action == verb
        )

    def named(self, card: str) -> Named:
        """Return a card's names."""
        return self.table.catalogue.named(card)

    def counted(self, cards: Iterable[str]) -> tuple[Say, ...]:
        """Return the names of cards, each once with how often it is there."""
        return tuple(
            Say("nn-counted-card", {"card": self.named(card), "count": count})
            for card, count in Counter(cards).items()
        )

    def card(self, name: str, price: int | None = None) -> Say:
        """Return a card with its numbers; `price` is what it costs at present."""
        card = self.table.card(name)
        if card.type == "noble":
            return Say("nn-option-noble-card", {"card": self.named(name)})
        cost = card.cost if price is None else price
        numbers = {"cost": cost, "power": card.power, "resolve": card.resolve}
        return Say("nn-option-card", {"card": self.named(name), **numbers})

    def spirit(self, spirit: Spirit) -> Say:
        """Return a Spirit with its lane and its present numbers."""
        table = self.table
        place = table.place_of(spirit.key)
        assert place is not None
        values: dict[str, Any] = {
            "spirit": self.named(spirit.card.id),
            "power": powers.power(table, spirit),
            "resolve": powers.resolve(table, spirit),
            "side": self._side(spirit.seat),
            "lane": self._lane_name(place),
        }
        return Say("nn-option-spirit", values)

    def spirit_alone(self, spirit: Spirit) -> Say:
        """Return a Spirit with its lane."""
        place = self.table.place_of(spirit.key)
        assert place is not None
        values = {"spirit": self.named(spirit.card.id), "lane": self.lane(place)}
        return Say("nn-button-spirit", values)

    def lane(self, place: Place) -> Say:
        """Return a lane; it is called Left that lies on the reader's left, whosever it is."""
        return Say("nn-option-lane", {"lane": self._lane_name(place), "side": self._side(place.seat)})

    def _lane_name(self, place: Place) -> str:
        near = place if place.seat == self.seat else self.table.facing(place)
        return LANE_NAMES[near.lane]

    def slot(self, seat: int, number: int) -> Say:
        """Return a Channel slot, with its card where that lies face-up."""
        slot = self.table.sides[seat].channel[number]
        assert slot is not None
        values: dict[str, Any] = {
            "number": number + 1,
            "side": self._side(seat),
            "state": "ready" if slot.ready else "spent",
        }
        if not slot.card:
            return Say("nn-option-slot", values)
        return Say("nn-option-slot-card", {**values, "card": self.named(slot.card)})

    def slot_alone(self, seat: int, number: int) -> Say:
        """Return a Channel slot, by its card where that lies face-up."""
        slot = self.table.sides[seat].channel[number]
        assert slot is not None
        if slot.card:
            return alone(self.named(slot.card))
        return Say("nn-button-slot", {"number": number + 1, "side": self._side(seat)})

    def coin(self, column: int) -> Say:
        """Return a Dominance coin, by the lane on the reader's side."""
        coin = self.table.coins[column]
        state = "neutral" if coin.holder < 0 else "ready" if coin.ready else "spent"
        return Say("nn-option-coin", {"lane": self._lane_name(Place(0, column)), "state": state})

    def coin_alone(self, column: int) -> Say:
        """Return a Dominance coin, without its state."""
        return Say("nn-button-coin", {"lane": self._lane_name(Place(0, column))})

    def text(self, card: str, text: Text) -> Say:
        """Return a text by the card that bears it, and its label if it has one."""
        values: dict[str, Any] = {"card": self.named(card)}
        if text.label is None:
            return Say("nn-option-text", values)
        return Say("nn-option-text-label", {**values, "label": text.label})

    def text_alone(self, card: str, text: Text) -> Say:
        """Return a text by its label; by the card that bears it if it has none."""
        if text.label is None:
            return alone(self.named(card))
        return Say("nn-button-text-label", {"label": text.label})

    def text_of(self, spirit: Spirit, text: Text) -> Say:
        """Return a text of a Spirit, with where it lies: another of its name may have the same."""
        place = self.table.place_of(spirit.key)
        assert place is not None
        lane = self.table.lane(place)
        values: dict[str, Any] = {
            "text": self.text(spirit.card.id, text),
            "lane": self._lane_name(place),
            "depth": len(lane) - lane.index(spirit),
        }
        return Say("nn-option-text-of", values)

    def line(self, text: Text) -> Say:
        """Return what a text says."""
        return text_line(text, self.tokens)

    def words(self, text: Text | None = None) -> Actions:
        """Return what puts actions and costs into words, as they stand in a text."""
        return Actions(self.tokens, text.targets if isinstance(text, Activated) else ())

    def _side(self, seat: int) -> str:
        return "own" if seat == self.seat else "opposing"


def _offers(text: Text) -> Iterator[tuple[tuple[Action, ...], tuple[Cost, ...]]]:
    """Yield all that a text leaves to somebody: what may be done, and for what."""
    for part in parts(text):
        if isinstance(part, May):
            yield part.do, part.cost
        elif isinstance(part, InsteadOfDraw):
            yield part.do, ()
    yield text.do, text.cost if isinstance(text, Activated) else ()
