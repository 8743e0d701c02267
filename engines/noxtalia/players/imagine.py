"""Tables that a seat cannot tell from the real one, for computer players."""

from __future__ import annotations

from engines.kernel import Dice
from engines.kernel.play.determinization import ScriptedReveal, in_order
from engines.noxtalia.cards.catalogue import both
from engines.noxtalia.players.libre import invented_list
from engines.noxtalia.rules.attack import payable_defence
from engines.noxtalia.seat.open_table import lay_what_is_open
from engines.noxtalia.seat.view import NoxtaliaView, SideView
from engines.noxtalia.table.state import Side, Table


def sample(then: NoxtaliaView, now: NoxtaliaView, dice: Dice) -> Table:
    """Return a table as at `then`, whose hidden cards are dealt anew among those not seen since."""
    cards = both(then.options.cards, now.options.cards)
    options = then.options.model_copy(update={"cards": cards})
    table = Table(dice, options, 1 if then.mode == "solo" else len(then.sides))
    lay_what_is_open(table, then)
    fates: list[ScriptedReveal | None] = [
        None if shown.way in ("hand", "sink") else ScriptedReveal(shown.side, shown.way, shown.card)
        for shown in now.showing
    ]
    for side, seen in zip(table.sides, then.sides, strict=True):
        _Deal(table, side, seen, now, fates).deal()
    table.changes = list(then.changes)
    table.fate = in_order(fates)
    return table


_INVENTIONS = 40
"""Lists made up at most for one sample."""


class _Deal:
    """How the hidden cards of one side are dealt anew."""

    def __init__(
        self, table: Table, side: Side, seen: SideView, now: NoxtaliaView, fates: list[ScriptedReveal | None]
    ) -> None:
        self.table = table
        self.side = side
        self.seen = seen
        self.now = now
        self.fates = fates
        self.own_fates = [
            (place, shown) for place, shown in enumerate(now.showing) if shown.side == side.seat
        ]
        self.viewer = now.seat
        self.bottom = list(reversed(seen.bottom or ()))
        self.top = list(reversed(seen.top or ()))
        side.deck = seen.cards if seen.cards is not None else self._invent()
        self.rest = self._unseen()
        if seen.cards is None:
            self._invent_till_plausible()

    def _invent_till_plausible(self) -> None:
        """Make lists up until one fits what a question, or its absence, tells of Defences in hand."""
        holds = self._holds_defence()
        for _ in range(_INVENTIONS):
            able = self._able()
            if holds is None or (able if holds else len(self.rest) - len(able) >= self.seen.hand_size):
                return
            self.side.deck = self._invent()
            self.rest = self._unseen()

    def _holds_defence(self) -> bool | None:
        """Tell whether the hand is known to hold a Defence that can be paid; None when nothing tells."""
        attack = self.now.attack
        if self.table.options.mask_empty_defence or self.table.stage != "attack" or attack is None:
            return None
        if attack.step in ("targeted", "effects"):
            return None
        laid = [shown.card for _, shown in self.own_fates if shown.way == "hand"]
        return attack.asked.count(self.side.seat) > sum(card in attack.defences for card in laid)

    def _able(self) -> list[str]:
        """Return the unseen Defences that could be paid."""
        self.table.changes = list(self.now.changes)
        pm = self.now.sides[self.side.seat].pm
        return [card for card in self.rest if payable_defence(self.table, self.side, card, pm)]

    def deal(self) -> None:
        """Fill hand and pile; what is left has gone with an eliminated player."""
        side, seen = self.side, self.seen
        known = list(seen.hand if seen.hand is not None else seen.seen_hand or ())
        self._take(*known, *self.bottom, *self.top)
        if seen.hand is None:
            known += self._left_the_hand(seen.hand_size - len(known))
        stays = self._comes_off_the_pile()
        self._take(*stays)
        self.table.dice.shuffle(self.rest)
        if seen.hand is None:
            self._see_to_defences(known)
        missing = max(0, seen.hand_size - len(known))
        side.hand = sorted([*known, *self.rest[:missing]], key=self.table.catalogue.order.__getitem__)
        others = self.rest[missing:]
        room = max(0, seen.pile_size - len(self.bottom) - len(self.top) - len(stays))
        middle = [*others[:room], *stays]
        self.table.dice.shuffle(middle)
        side.pile = [*self.bottom, *middle, *self.top]
        side.gone = others[room:]
        side.bottom = len(self.bottom)
        if self.viewer is not None:
            side.tops[self.viewer] = len(self.top)
            side.seen[self.viewer] = None if seen.seen_hand is None else list(seen.seen_hand)

    def _unseen(self) -> list[str]:
        """Return the side's cards that do not lie open."""
        table, side = self.table, self.side
        rest = list(side.deck)
        if table.options.linked:
            rest += [card for spirit in side.spirits if not spirit.alive for card in spirit.body.linked]
        attached = (each for other in table.sides for spirit in other.spirits for each in spirit.attached)
        in_use = [each.card for each in (*attached, *table.resolving) if each.owner == side.seat]
        for card in (*side.discard, *side.removed, *in_use):
            if card in rest:
                rest.remove(card)
        return rest

    def _take(self, *cards: str) -> None:
        for card in cards:
            if card in self.rest:
                self.rest.remove(card)

    def _left_the_hand(self, room: int) -> list[str]:
        """Return the cards that were in this hand, as has been seen since; others came by a hidden draw."""
        held: list[str] = []
        first_seen: set[str] = set()
        sunk = sum(shown.way == "sink" and shown.card is None for _, shown in self.own_fates)
        for place, shown in self.own_fates:
            if shown.card is None or shown.card in first_seen:
                continue
            first_seen.add(shown.card)
            if shown.way in ("hand", "pick") and shown.card in self.rest:
                self._hold_or_draw(shown.card, held, room, room - sunk, place)
        for card in self.now.sides[self.side.seat].seen_hand or ():
            if card in self.rest and card not in first_seen:
                self._hold_or_draw(card, held, room, room - sunk, len(self.fates))
        return held

    def _hold_or_draw(self, card: str, held: list[str], room: int, rather: int, before: int) -> None:
        """Let a card lie in the hand while there is room, else come by a hidden draw, if there was one.

        More than `rather` are held only when there was no such draw: some have been sunk unseen.
        """
        self.rest.remove(card)
        draw = None if len(held) < rather else self._hidden_draw(before)
        if draw is None and len(held) < room:
            held.append(card)
            return
        if draw is not None:
            fate = self.fates[draw]
            assert fate is not None
            self.fates[draw] = fate._replace(card=card)
        self.rest.append(card)

    def _hidden_draw(self, before: int) -> int | None:
        """Return the place of a draw that nobody saw and that is not explained yet."""
        for place, shown in self.own_fates:
            fate = self.fates[place]
            if place < before and shown.way == "pile" and fate is not None and fate.card is None:
                return place
        return None

    def _comes_off_the_pile(self) -> list[str]:
        """Return the cards that must be in the pile, since they have come off it."""
        fated = (self.fates[place] for place, shown in self.own_fates if shown.way in ("pile", "look"))
        return [fate.card for fate in fated if fate is not None and fate.card in self.rest]

    def _see_to_defences(self, known: list[str]) -> None:
        """Give a hand a Defence where the question tells that there is one, else rather none (NX-R24)."""
        holds = self._holds_defence()
        if holds is None:
            return
        able = self._able()
        others = [card for card in self.rest if card not in able]
        gone = [shown.card for _, shown in self.own_fates if shown.way in ("hand", "pick")]
        pm = self.now.sides[self.side.seat].pm
        left = [card for card in known if card not in gone]
        if not holds:
            self.rest = others + able
        elif not any(payable_defence(self.table, self.side, card, pm) for card in left):
            self.rest = able[:1] + others + able[1:]

    def _invent(self) -> tuple[str, ...]:
        """Make up a list that the viewer does not know, with every card that they have seen (NX-R66)."""
        table, side, seen = self.table, self.side, self.seen
        now = self.now.sides[side.seat]
        looked = (shown.card for _, shown in self.own_fates if shown.card is not None)
        attached = (each for other in table.sides for spirit in other.spirits for each in spirit.attached)
        known = dict.fromkeys(
            (
                *now.shown,
                *(now.seen_hand or ()),
                *(now.top or ()),
                *(seen.seen_hand or ()),
                *(seen.top or ()),
                *(seen.hand or ()),
                *looked,
                *(each.card for each in (*attached, *table.resolving) if each.owner == side.seat),
                *seen.discard,
                *seen.removed,
            )
        )
        linked = (
            {card for spirit in side.spirits for card in spirit.body.linked} if table.options.linked else ()
        )
        fixed = [card for card in known if not table.options.linked or card not in linked]
        return invented_list(table.catalogue, [spirit.body for spirit in side.spirits], fixed, table.dice)
