"""Tables that a seat cannot tell from the real one, for computer players."""

from __future__ import annotations

from collections import Counter

from engines.kernel import Dice
from engines.kernel.play.determinization import ScriptedReveal, in_order
from engines.neo_noble.cards.catalogue import both
from engines.neo_noble.language.pack import COPIES, DECK_SIZE
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.seat.open_table import UNKNOWN, open_table
from engines.neo_noble.seat.view import NeoNobleView, SideView
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import Foreseen
from engines.neo_noble.table.state import Side, Table

_READY_MADE = 3, 4
"""How often a ready-made deck is guessed where one fits all that was seen."""
_OF_ANY_FATE = 4
"""One card in so many of an invented deck may be of a Fate that was not seen."""


def sample(then: NeoNobleView, now: NeoNobleView, dice: Dice) -> Table:
    """Return a table as at `then`, whose hidden cards are dealt anew among those that are possible.

    What has come to light since will do so again, and who was asked will be asked again.
    """
    table = open_table(then, dice, _options(then, now))
    fates: list[ScriptedReveal | None] = [
        None if shown.way in ("to_hand", "search") else ScriptedReveal(shown.seat, shown.way, shown.card)
        for shown in now.showing
    ]
    for side, seen in zip(table.sides, then.sides, strict=True):
        _Deal(table, side, seen, now, fates).deal()
    table.fate = in_order(fates)
    table.foreseen = tuple(
        Foreseen(step.seat, step.kind, step.chance, step.answer, step.count) for step in now.course
    )
    return table


def _options(then: NeoNobleView, now: NeoNobleView) -> NeoNobleOptions:
    """Return the options with every card that the viewer has met at the two moments."""
    return now.options.model_copy(update={"cards": both(then.options.cards, now.options.cards)})


class _Deal:
    """How the hidden cards of one side are dealt anew."""

    def __init__(
        self, table: Table, side: Side, seen: SideView, now: NeoNobleView, fates: list[ScriptedReveal | None]
    ) -> None:
        self.table = table
        self.side = side
        self.seen = seen
        self.now = now
        self.later = now.sides[side.seat]
        self.viewer = now.seat
        self.fates = fates
        self.shown = [(place, shown) for place, shown in enumerate(now.showing) if shown.seat == side.seat]
        self.course = [step for step in now.course if step.seat == side.seat and step.answer is not None]
        self.hand = list(seen.hand if seen.hand is not None else seen.known)
        """Cards that lie in the hand for certain."""
        self.open = self._open()
        if seen.main is None:
            side.main = self._invented()
        self.rest = list((Counter(side.main) - self.open).elements())

    def deal(self) -> None:
        """Fill hand, Channel and deck with cards that may lie there."""
        side, dice = self.side, self.table.dice
        if self.seen.hand is None:
            self.hand += self._held()
        channel = self._taken("channel", self._hidden_slots())
        deck = self._taken("search", side.deck.count(UNKNOWN))
        deck += self._taken("deck", side.deck.count(UNKNOWN) - len(deck))
        dice.shuffle(self.rest)
        self._fill(self.hand, self.seen.hand_size)
        self._fill(channel, self._hidden_slots())
        self._fill(deck, side.deck.count(UNKNOWN))
        dice.shuffle(channel)
        dice.shuffle(deck)
        side.hand = sorted(self.hand, key=self.table.catalogue.order.__getitem__)
        side.deck = [card or (deck.pop() if deck else UNKNOWN) for card in side.deck]
        side.deck = [card for card in side.deck if card]
        for slot in side.channel:
            if slot is not None and slot.card == UNKNOWN:
                slot.card = channel.pop()
        side.bottom = len(self.seen.bottom)
        if self.viewer is not None:
            side.tops[self.viewer] = len(self.seen.top)

    def _open(self) -> Counter[str]:
        """Return the cards of the side whose places are known."""
        seen, side = self.seen, self.side
        spirits = (spirit for each in self.table.sides for spirit in each.spirits())
        lanes = (
            spirit.card.id for spirit in spirits if spirit.owner == side.seat and spirit.card.type != "token"
        )
        slots = (slot.card for slot in side.channel if slot is not None and slot.card)
        return Counter(
            [*lanes, *slots, *seen.grave, *seen.reaped, *seen.banished, *seen.bottom, *seen.top, *self.hand]
        )

    def _hidden_slots(self) -> int:
        return sum(slot is not None and slot.card == UNKNOWN for slot in self.side.channel)

    def _fill(self, place: list[str], size: int) -> None:
        while len(place) < size and self.rest:
            place.append(self.rest.pop())

    def _taken(self, way: str, room: int) -> list[str]:
        """Take cards that have come to light out of a deck, or Channel, so that they lie there."""
        found: list[str] = []
        for place, shown in self.shown:
            fate = self.fates[place]
            card = shown.card if fate is None else fate.card
            if shown.way == way and card in self.rest and len(found) < room:
                self.rest.remove(card)
                found.append(card)
        return found

    # The opponent's hand

    def _held(self) -> list[str]:
        """Return the cards that were in this hand, as has been seen since; others came by a hidden draw."""
        room = self.seen.hand_size - len(self.hand)
        held: list[str] = []
        for card, before in self._wanted():
            if card not in self.rest:
                continue
            self.rest.remove(card)
            if len(held) < room:
                held.append(card)
            else:
                self.rest.append(card)
                self._drawn(card, before)
        return held

    def _wanted(self) -> list[tuple[str, int]]:
        """Return the cards that this hand has shown and nobody knew of, with the places where it did."""
        known = Counter(self.seen.known)
        group: Counter[str] = Counter()
        wanted: list[tuple[str, int]] = []
        for place, shown in self.shown:
            card = shown.card
            if shown.way != "hand":
                group.clear()
            if card is None:
                continue
            match shown.way:
                case "to_hand":
                    known[card] += 1
                case "hand":
                    group[card] += 1
                    if group[card] > known[card]:
                        known[card] += 1
                        wanted.append((card, place))
                case "from_hand":
                    if not known[card]:
                        known[card] += 1
                        wanted.append((card, place))
                    known[card] -= 1
                case _:
                    pass
        more = Counter(self.later.known) - known
        left = Counter(str(shown.card) for _, shown in self.shown if shown.way == "from_hand")
        more += self._called() - left
        return [*wanted, *((card, len(self.fates)) for card in more.elements())]

    def _called(self) -> Counter[str]:
        """Return the cards of the hand that the player has said to summon."""
        called: Counter[str] = Counter()
        for step in self.course:
            answer = str(step.answer)
            card = naming.summoned(answer) if step.kind == "react" else None
            if step.kind == "summon" and naming.channel_slot(answer) is None:
                card = answer
            if card is not None:
                called[card] += 1
        return called

    def _drawn(self, card: str, before: int) -> None:
        """Let a card come by a draw that nobody saw, if there was one that is not explained yet."""
        for place, shown in self.shown:
            fate = self.fates[place]
            if place < before and shown.way in ("deck", "channel") and fate is not None and fate.card is None:
                self.fates[place] = fate._replace(card=card)
                return

    # A list that the viewer does not know

    def _invented(self) -> list[str]:
        """Make up a list with every card that was seen of it; a ready-made one is a good guess."""
        dice, catalogue = self.table.dice, self.table.catalogue
        seen = self._seen()
        fitting = [
            deck
            for deck in catalogue.decks
            if deck.noble == self.side.noble
            and not seen - Counter(deck.cards)
            and sorted(deck.reserve) == sorted(self.seen.reserve)
        ]
        often, of = _READY_MADE
        if fitting and dice.randrange(of) < often:
            main = list(fitting[dice.randrange(len(fitting))].cards)
        else:
            main = self._filled(list(seen.elements()))
        return sorted(main, key=catalogue.order.__getitem__)

    def _seen(self) -> Counter[str]:
        """Return the cards of the list that were seen, each as often as it must be in it."""
        catalogue = self.table.catalogue
        later = self.later
        lanes = (
            spirit.card
            for seen in self.now.sides
            for lane in seen.lanes
            for spirit in lane.spirits
            if (seen.seat if spirit.owner is None else spirit.owner) == self.side.seat
        )
        slots = (slot.card for slot in later.channel if slot is not None)
        now = Counter(
            [*lanes, *(card for card in slots if card), *later.grave, *later.reaped, *later.banished,
             *later.known, *later.top]
        )  # fmt: skip
        shown = Counter(shown.card for _, shown in self.shown if shown.way in ("deck", "channel", "search"))
        shown.update(card for card, _ in self._wanted())
        found = self.open | now | Counter({card: 1 for card in shown if card is not None})
        found |= Counter({card: count for card, count in (self.open + shown).items() if card is not None})
        reserve = Counter(self.seen.reserve)
        return Counter(
            {
                card: min(count, COPIES - reserve[card])
                for card, count in found.items()
                if card in catalogue.spirits and catalogue.spirits[card].type != "token"
            }
        )

    def _filled(self, main: list[str]) -> list[str]:
        """Fill a list up to its size, at most two of a name, mostly of the Fates that were seen."""
        catalogue, dice = self.table.catalogue, self.table.dice
        names = Counter(catalogue.named(card)["en"] for card in (*main, *self.seen.reserve))
        fates = {catalogue.cards[card].fate for card in (self.side.noble, *main)}
        likely: list[str] = []
        others: list[str] = []
        for key, name, fate in catalogue.for_decks:
            free = COPIES - names[name]
            if free > 0:
                (likely if fate in fates else others).extend([key] * free)
        dice.shuffle(likely)
        dice.shuffle(others)
        while len(main) < DECK_SIZE and (likely or others):
            from_others = others and (not likely or not dice.randrange(_OF_ANY_FATE))
            main.append((others if from_others else likely).pop())
        return main
