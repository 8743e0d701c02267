"""What an event makes due: ONGOING triggers (NN-R53) and things put off. It is done in `sequences`.

A trigger is due from the moment of its event on, and is then done whatever becomes of its card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from engines.kernel.state.limits import MOST_KEPT
from engines.neo_noble.cards.catalogue import Card
from engines.neo_noble.evaluation import changes, conditions, selectors
from engines.neo_noble.language.events import Trigger
from engines.neo_noble.rules import lasting
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.pieces import Delayed, Place, Source, SpiritEvent, Stage
from engines.neo_noble.table.resolving_effect import PendingTrigger, ResolvingEffect
from engines.neo_noble.table.state import Table

Ending: TypeAlias = Literal["battle_end", "turn_end", "turn_start", "left_lane", "left"]

_OPENS_LATER = ("revealed", "reaped")
"""Events whose windows open when all that they trigger is done."""
_SPEAKS_ITSELF = ("discarded", "block_discarded", "revealed")
"""Events of cards in hand and Channel: such a card's text that speaks of this event works there (NN-R49)."""
_IN_BATTLE = ("attack", "blocked", "battle_won", "battle_lost")
_PUT_OFF = {
    "battle_won": "battle_won",
    "battle_lost": "battle_lost",
    "turn_start": "your_next_turn",
}
_ENDING: tuple[Stage, ...] = ("end", "discard")
"""The stages of the End Phase."""


def happened(table: Table, event: SpiritEvent, witnesses: Sequence[tuple[Source, Place]] = ()) -> None:
    """Note an event: what waits for it is due now.

    `witnesses` are cards that left together with the event's own one, and where they lay (NN-R78).
    """
    kind = event.kind
    table.tick()
    if kind in table.words():
        for seat in (0, 1):
            for source, _, place in changes.speakers(table, seat, kind):
                _wake(table, source, place, event)
    for source, place in witnesses:
        if source != event.source:
            _wake(table, source, place, event)
    if event.source is not None:
        _wake(table, event.source, event.place, event, only_this=True)
    elif kind in _SPEAKS_ITSELF and event.card is not None and kind in table.card(event.card).triggers:
        _wake(table, Source(event.seat, event.card), None, event, only_this=True)
    if table.later:
        _wake_standing(table, event)
        if kind in _PUT_OFF:
            _wake_delayed(table, _PUT_OFF[kind], event)
    if kind in _OPENS_LATER:
        table.happened.append(event)


def _wake(
    table: Table, source: Source, place: Place | None, event: SpiritEvent, *, only_this: bool = False
) -> None:
    """Note what one card does at an event; `only_this` when it has left and speaks of itself alone."""
    card = table.card(source.card)
    for text in card.triggers.get(event.kind, ()):
        table.tick()
        ongoing = card.ongoing(text)
        trigger = ongoing.when
        assert trigger is not None
        use = ResolvingEffect(source, card, place, text, event)
        if (
            (trigger.this or not only_this)
            and _waits_for(table, use, trigger, event, only_this)
            and conditions.holds(table, use, ongoing.conditions)
        ):
            table.due.append(PendingTrigger(use, ongoing.do, ongoing.may, trigger.once))


def _waits_for(
    table: Table, use: ResolvingEffect, trigger: Trigger, event: SpiritEvent, itself: bool
) -> bool:
    if trigger.whose != "any" and (event.seat == use.seat) is not (trigger.whose == "own"):
        return False
    if trigger.this and not itself and not _is_itself(use, event):
        return False
    if trigger.here and not _is_here(table, use, event):
        return False
    if trigger.once and is_used(table, use):
        return False
    card = table.card(event.card) if event.card is not None else None
    return card is None or selectors.fits_card(table, use, card, trigger.filter)


def _is_itself(use: ResolvingEffect, event: SpiritEvent) -> bool:
    if use.source.slot is not None:
        return False  # it speaks for itself (`_SPEAKS_ITSELF`)
    if use.source.spirit is not None:
        return event.spirit == use.source.spirit
    return event.spirit is None and event.seat == use.seat and event.card == use.card.id


def _is_here(table: Table, use: ResolvingEffect, event: SpiritEvent) -> bool:
    if use.place is None or event.place is None:
        return False
    return event.place == use.place or (event.kind in _IN_BATTLE and table.facing(event.place) == use.place)


def is_used(table: Table, use: ResolvingEffect) -> bool:
    """Tell whether a text was used in this turn."""
    if use.source.slot is not None:
        return _channel_mark(use) in table.sides[use.seat].done
    return _marks(table, use.source, use.card).get(use.text) == table.turn


def mark_used(table: Table, use: ResolvingEffect) -> None:
    """Note that a text has been used in this turn; of a card that has left, nobody keeps it."""
    if use.source.slot is not None:
        table.sides[use.seat].done[_channel_mark(use)] = 1
    else:
        _marks(table, use.source, use.card)[use.text] = table.turn


def _channel_mark(use: ResolvingEffect) -> str:
    assert use.source.slot is not None
    return naming.in_channel(use.source.slot, use.card.id, use.text)


def _marks(table: Table, source: Source, card: Card) -> dict[int, int]:
    """Return in which turn each text of a Noble or Spirit was used last."""
    if source.spirit is None:
        side = table.sides[source.seat]
        return side.noble_used if card.id == side.noble else {}
    spirit = table.spirit(source.spirit)
    return {} if spirit is None else spirit.used


def put_off(table: Table, what: Delayed) -> bool:
    """Put something off to its moment; False where as much waits already as a table keeps.

    The turn's end has come already while the turn is ending (NN-R79).
    """
    if len(table.later) >= MOST_KEPT:
        return False
    if what.what.when == "turn_end" and table.stage in _ENDING:
        table.due.append(_of_delayed(table, what, SpiritEvent("end_start", table.active)))
    else:
        table.later.append(what)
    return True


def turn_ends(table: Table) -> None:
    """Make due what texts have put off to the end of this turn (NN-R79)."""
    _wake_delayed(table, "turn_end", SpiritEvent("end_start", table.active))


def _wake_delayed(table: Table, moment: str, event: SpiritEvent) -> None:
    """Make due what texts have put off to this moment (`later`)."""
    due = [
        each
        for each in table.later
        if each.what.when == moment
        and (moment == "turn_end" or each.source.seat == event.seat)
        and (not each.what.in_battle or _ends_with_battle(table, each))
    ]
    table.later = [each for each in table.later if each not in due]
    table.due += [_of_delayed(table, each, event) for each in due]


def _ends_with_battle(table: Table, each: Delayed) -> bool:
    """Tell whether something waits for the end of the battle that is under way, not of one around it."""
    return each.what.in_battle and each.battles >= table.battles


def _wake_standing(table: Table, event: SpiritEvent) -> None:
    """Make due what is done whenever something happens in this turn."""
    for each in table.later:
        trigger = each.what.event
        if trigger is not None and trigger.event == event.kind:
            due = _of_delayed(table, each, event)
            if _waits_for(table, due.use, trigger, event, itself=False):
                table.due.append(due)


def _of_delayed(table: Table, each: Delayed, event: SpiritEvent) -> PendingTrigger:
    use = ResolvingEffect(each.source, table.card(each.source.card), event=event)
    use.aims, use.x = each.aims, each.x
    return PendingTrigger(use, each.what.do)


def expire(table: Table, moment: Ending, spirit: str = "") -> None:
    """End changes and what was put off: at a moment, or when a Spirit, by its key, has left lane or table."""
    match moment:
        case "left" | "left_lane":
            lasting.forget_spirit(table, spirit, gone=moment == "left")
        case "turn_start":
            lasting.expire(table, moment)
        case "battle_end":
            table.later = [each for each in table.later if not _ends_with_battle(table, each)]
            lasting.expire(table, moment)
        case "turn_end":
            table.later = [each for each in table.later if each.what.when == "your_next_turn"]
            lasting.expire(table, moment)
