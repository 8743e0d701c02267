"""Starting the game (103, MN-15 to MN-17, MN-R17, MN-R18)."""

from __future__ import annotations

from engines.kernel import Arrange, Choose, DecisionContext, Pick, Play
from engines.kernel.decisions.keys import card_of, copies
from engines.kernel.effects.announcing import Announced, AnnouncingPart, announce
from engines.magic.options import Loadout
from engines.magic.rules import drawing, series, turn, zones
from engines.magic.rules.events import apply_events
from engines.magic.table.batch import GameEvent
from engines.magic.table.contexts import Keeping
from engines.magic.table.side import Side
from engines.magic.table.state import Stage, Table

OPENING_HAND = 7
"""103.5."""
PLAY, DRAW = "play", "draw"
KEEP, MULLIGAN = "keep", "mulligan"


def begin(table: Table) -> Play[bool]:
    """Let who may say who begins, or chance; lay everything out and deal (103.1 to 103.5, MN-D2)."""
    chooser = table.chooser
    if chooser is None:
        table.first = table.dice.randrange(len(table.sides))
    else:
        answer = yield Choose(chooser, "first", (PLAY, DRAW), default=PLAY)
        table.first = chooser if answer == PLAY else table.other(chooser)
    table.active = table.first
    table.free = table.catalogue.has_free_spells
    table.tell("first_player", seat=table.first)
    for side in table.sides:
        if not side.brought:
            series.bring(table, side, _brought(table, side.seat))
        _lay_out(table, side)
    for side in table.sides:
        drawing.draw(table, side.seat, OPENING_HAND, "setup")
    _tell_by_hand(table)
    table.laid = True
    return True


def _brought(table: Table, seat: int) -> Loadout:
    """Return the deck that a player has come with, or any ready-made one."""
    own = (*table.options.decks, None, None)[seat]
    ready = table.catalogue.decks
    return own or table.catalogue.loadout(ready[table.dice.randrange(len(ready))])


def _lay_out(table: Table, side: Side) -> None:
    """Put the Noble face down into the command zone, then shuffle the rest (MN-15, MN-16)."""
    side.library = list(side.brought)
    apply_events(table, GameEvent("moves", side.seat, "setup", 0, side.noble, "library", "command", up=False))
    table.tell("noble", {side.seat: {"card": table.named(side.noble)}}, seat=side.seat)
    zones.shuffle(table, side.seat)


def _tell_by_hand(table: Table) -> None:
    """Tell how many different cards of each deck are played by hand, not which (MN-R31)."""
    if table.options.by_hand == "agreed":
        cards = table.catalogue.cards
        for side in table.sides:
            found = {card for card in side.brought if cards[card].by_hand is not None}
            table.tell("by_hand", seat=side.seat, count=len(found))


# Mulligans


def due(table: Table) -> Stage | None:
    """Return what is asked before the first turn; mulligans that all have declared are taken together."""
    if table.exchanging:
        return "exchange"
    if not table.laid:
        return "begin"
    order = (table.first, table.other(table.first))
    for seat in order:
        if surplus(table.sides[seat]):
            table.asked = (seat,)
            return "bottom"
    for seat in order:
        side = table.sides[seat]
        side.kept = side.kept or side.mulligans == OPENING_HAND
        if not side.kept and not side.again:
            table.asked = (seat,)
            return "keep"
    again = [seat for seat in order if table.sides[seat].again]
    for seat in again:
        _take_mulligan(table, table.sides[seat])
    if not again:
        table.asked = ()
        turn.begin_turn(table, table.first)
    return None


def surplus(side: Side) -> int:
    """Return how many cards go to the bottom: one for each mulligan."""
    return max(0, len(side.hand) - (OPENING_HAND - side.mulligans)) if side.mulligans else 0


def ask_keep(table: Table) -> Play[bool]:
    """Let a player declare whether to take a mulligan (103.5, MN-D3)."""
    (seat,) = table.asked
    side = table.sides[seat]
    about = DecisionContext(rest=Keeping(side.mulligans))
    answer = yield Choose(seat, "keep", (KEEP, MULLIGAN), default=KEEP, about=about)
    side.kept, side.again = answer == KEEP, answer == MULLIGAN
    table.tell(answer, seat=seat)
    return True


def _take_mulligan(table: Table, side: Side) -> None:
    """Shuffle the hand in and draw as many as at first (103.5)."""
    hand = [GameEvent("moves", side.seat, "mulligan", 0, card, "hand", "library") for card in side.hand]
    apply_events(table, *hand)
    zones.shuffle(table, side.seat)
    drawing.draw(table, side.seat, OPENING_HAND, "mulligan")
    side.mulligans += 1
    side.again = False


def ask_bottom(table: Table) -> Play[bool]:
    """Let a player put cards on the bottom in any order, the last lowest (103.5, MN-D3)."""
    (seat,) = table.asked
    side = table.sides[seat]
    number, keys = surplus(side), tuple(copies(side.hand))

    def which(_: Announced) -> Pick:
        return Pick(seat, "bottom", keys, number, number, default=keys[:number], hidden=True)

    def order(answers: Announced) -> Arrange | None:
        picked = answers["which"]
        assert isinstance(picked, tuple)
        chosen = tuple(map(str, picked))
        if len({card_of(key) for key in chosen}) < 2:
            return None
        return Arrange(seat, "bottom_order", chosen, default=chosen, back=True, hidden=True)

    answers = yield from announce((AnnouncingPart("which", which), AnnouncingPart("order", order)))
    assert answers is not None  # the first question leads nowhere back
    chosen = answers.get("order", answers["which"])
    assert isinstance(chosen, tuple)
    cards = [card_of(str(key)) for key in chosen]
    own = {"cards": [table.named(card) for card in cards]}
    table.tell("bottom", {seat: own}, seat=seat, count=number)
    apply_events(
        table,
        *(GameEvent("moves", seat, "mulligan", 0, card, "hand", "library", bottom=True) for card in cards),
    )
    return True
