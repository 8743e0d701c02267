"""Before the first turn: nobles are dealt and picked, hands are dealt (DN-7 to DN-14)."""

from __future__ import annotations

from engines.dueling_nobles.rules.resources import draw
from engines.dueling_nobles.rules.turn import begin_turn
from engines.dueling_nobles.table.cards import NOBLES, NUMBERS, in_order
from engines.dueling_nobles.table.state import Noble, Side, Table
from engines.kernel import Choose, Pick, Play, Together

DEALT_NOBLES = 6
KEPT_NOBLES = 3
KEPT_IN_A_QUICK_DUEL = 2
"""H2."""
HAND = 6
DRAFTED_NOBLES = 6
"""Both players together (H8)."""


def clear(table: Table) -> None:
    """Clear the table for a new game; games won stay marked (DN-14, H1)."""
    first, second = table.sides
    table.sides = (Side(wins=first.wins), Side(wins=second.wins))
    table.phase, table.active, table.turn, table.turns_without_duel = "pick", None, 0, 0
    table.duel = None
    table.noble_deck, table.number_deck, table.discard = [], [], []
    table.fresh_turn()


def _deal_nobles(table: Table) -> None:
    """Split the pack and deal the nobles, or lay them open for a draft (DN-4, DN-5, DN-7, H8)."""
    table.number_deck = list(NUMBERS)
    nobles = list(NOBLES)
    if table.options.open_draft:
        table.phase = "draft"
        table.draft = nobles
        table.active = table.dice.randrange(2)
        table.tell("draft_open", seat=table.active)
        return
    table.dice.shuffle(nobles)
    for seat, side in enumerate(table.sides):
        side.dealt = sorted(nobles[seat * DEALT_NOBLES : (seat + 1) * DEALT_NOBLES], key=in_order)
        table.tell("deal_nobles", {seat: {"nobles": side.dealt}}, seat=seat, count=DEALT_NOBLES)


def pick(table: Table) -> Play[None]:
    """Deal; then let both players pick in secret and reveal the picks together (DN-8 to DN-10, DN-R1)."""
    if not table.number_deck:  # an empty table: the deal is a step of its own
        _deal_nobles(table)
        return
    kept = KEPT_IN_A_QUICK_DUEL if table.options.quick_duel else KEPT_NOBLES
    picks: tuple[tuple[str, ...], tuple[str, ...]] = yield Together(
        *(
            Pick(seat, "pick", tuple(side.dealt), kept, kept, hidden=True)
            for seat, side in enumerate(table.sides)
        )
    )
    for seat, side in enumerate(table.sides):
        side.courtyard = [Noble(card) for card in picks[seat]]
        side.rejected = [card for card in side.dealt if card not in picks[seat]]
        side.dealt = []
        table.noble_deck += side.rejected
        table.tell("pick", seat=seat, nobles=list(picks[seat]))
    table.dice.shuffle(table.noble_deck)
    begin(table)


def draft(table: Table) -> Play[None]:
    """Let the player whose pick it is take one of the open nobles (H8).

    The order is 1-2-2-1; who picks first is drawn at random, as nothing else could settle it.
    """
    seat = table.acting
    chosen: str = yield Choose(seat, "draft", tuple(table.draft))
    table.draft.remove(chosen)
    table.mine.courtyard.append(Noble(chosen))
    table.tell("draft", seat=seat, noble=chosen)
    table.open()
    picked = len(NOBLES) - len(table.draft)
    if picked % 2:
        table.active = 1 - seat
    if picked == DRAFTED_NOBLES:
        table.noble_deck, table.draft = table.draft, []
        table.dice.shuffle(table.noble_deck)
        begin(table)


def begin(table: Table) -> None:
    """Settle who begins, deal the hands and begin the first turn (DN-11 to DN-13, H4)."""
    first = _first_player(table)
    table.tell("first_player", seat=first)
    table.dice.shuffle(table.number_deck)
    for seat in (first, 1 - first):
        draw(table, seat, HAND)
    if table.options.compensation:
        table.sides[1 - first].resources = 1
        table.tell("compensation", seat=1 - first)
    begin_turn(table, first)


def _first_player(table: Table) -> int:
    """Return who begins (DN-R2, H1)."""
    options = table.options
    if table.begins is not None:
        return table.begins
    if options.first_player == "challenger":
        return 0
    if options.first_player == "loser" and options.previous_loser is not None:
        return options.previous_loser
    return table.dice.randrange(2)
