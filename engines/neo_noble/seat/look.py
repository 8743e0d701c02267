"""What one seat may see of the table (NN-R10, NN-R75)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engines.kernel.play.determinization import Revealed
from engines.neo_noble.cards.catalogue import only
from engines.neo_noble.evaluation import changes, powers
from engines.neo_noble.evaluation.changes import Force
from engines.neo_noble.language.pack import PATHPAWS
from engines.neo_noble.options import NeoNobleOptions
from engines.neo_noble.seat.view import (
    AimView,
    AskedView,
    BattleView,
    DelayedView,
    EventView,
    LaneView,
    NeoNobleView,
    Phase,
    QuestionView,
    ShownView,
    SideView,
    SlotView,
    SpiritView,
    Stage,
    UsedView,
)
from engines.neo_noble.table import keys as naming
from engines.neo_noble.table.course import known
from engines.neo_noble.table.pieces import (
    Aim,
    AskedText,
    Battle,
    ChannelSlot,
    Delayed,
    Place,
    Source,
    Spirit,
    SpiritEvent,
    Way,
)
from engines.neo_noble.table.resolving_effect import source_of
from engines.neo_noble.table.state import PLACES, Side, Table

_PHASES: dict[Stage, Phase] = {
    "exchange": "setup",
    "setup": "setup",
    "income": "income",
    "harvest": "income",
    "focus": "income",
    "channel": "income",
    "action": "action",
    "battle": "action",
    "end": "end",
    "discard": "end",
    "over": "over",
}


def look(table: Table, seat: int | None) -> NeoNobleView:
    """Return what the seat may see; None is a spectator."""
    over = table.result is not None
    silences = changes.silencing(table)
    view = NeoNobleView(
        game="neo_noble",
        seat=seat,
        result=table.result,
        options=_options(table, seat),
        phase="over" if over else _PHASES[table.stage],
        stage="over" if over else table.stage,
        active=table.active,
        first=table.first,
        turn=table.turn,
        game_number=table.game_number,
        chooser=table.chooser,
        sides=tuple(_side(table, side, seat, silences) for side in table.sides),
        coins=tuple(table.coins),
        battle=None if table.battle is None else _battle(table, table.battle),
        stack=tuple(_event(event) for event in table.stack),
        lasting=tuple(table.lasting),
        later=tuple(_delayed(each) for each in table.later),
        serial=table.serial,
        question=None if over else _question(table, seat),
        course=() if over else tuple(_asked(step, seat) for step in table.course),
        showing=() if over else tuple(_shown(shown, seat) for shown in table.showing),
    )
    if view.options.cards is None or view.options.open_lists:
        return view
    known = only(view.options.cards, frozenset(_named(view)))
    return view.model_copy(update={"options": view.options.model_copy(update={"cards": known})})


def _named(view: NeoNobleView) -> Iterator[str]:
    """Yield the cards that a view names: no others' definitions may be known (NN-R75)."""
    yield PATHPAWS
    for side in view.sides:
        yield side.noble
        for pile in (side.hand, side.known, side.grave, side.reaped, side.banished, side.top, side.bottom):
            yield from pile or ()
        yield from (*(side.main or ()), *side.reserve)  # everybody may look through a Reserve (NN-32)
        yield from (spirit.card for lane in side.lanes for spirit in lane.spirits)
        yield from (slot.card for slot in side.channel if slot is not None and slot.card)
    for deck in view.options.decks:
        if deck is not None:
            yield from (deck.noble, *deck.cards, *deck.reserve)
    yield from (each.source.card for each in view.lasting)
    yield from (each.card for each in view.later)
    yield from (each.card for each in (*view.stack, *view.showing) if each.card)
    if view.battle is not None:
        yield from view.battle.blocked
    for step in view.course:
        answers = step.answer if isinstance(step.answer, tuple) else (step.answer,)
        yield from (naming.card_in(str(answer)) for answer in answers)


def _options(table: Table, seat: int | None) -> NeoNobleOptions:
    """Return the options without the decks that the viewer does not know."""
    options = table.options
    if options.open_lists or not options.decks:
        return options
    decks = tuple(deck if place == seat else None for place, deck in enumerate(options.decks))
    return options.model_copy(update={"decks": decks})


def _side(table: Table, side: Side, viewer: int | None, silences: list[Force]) -> SideView:
    own = side.seat == viewer
    seen = 0 if viewer is None else side.tops[viewer]
    return SideView(
        seat=side.seat,
        noble=side.noble,
        noble_used=_used(side.noble_used),
        noble_silenced=changes.is_silenced(table, silences, Source(side.seat, side.noble)),
        lanes=tuple(_lane(table, place, silences) for place in PLACES[side.seat]),
        channel=tuple(slot and _slot(table, slot, own) for slot in side.channel),
        lingering=side.lingering,
        bargain=side.bargain,
        deck_size=len(side.deck),
        hand_size=len(side.hand),
        hand=tuple(side.hand) if own else None,
        known=() if viewer is None else tuple(side.known),
        grave=tuple(side.grave),
        reaped=tuple(side.reaped),
        banished=tuple(side.banished),
        top=tuple(reversed(side.deck[len(side.deck) - seen :])),
        bottom=tuple(reversed(side.deck[: side.bottom])) if own else (),
        main=tuple(side.main) if own or table.options.open_lists else None,
        reserve=tuple(side.reserve),
        wins=side.wins,
        done=dict(side.done),
        passing=side.passing if own else None,
        by_hand=side.by_hand if own else None,
    )


def _used(used: Mapping[int, int]) -> tuple[UsedView, ...]:
    return tuple(UsedView(text=text, turn=turn) for text, turn in sorted(used.items()))


def _lane(table: Table, place: Place, silences: list[Force]) -> LaneView:
    spirits = table.lane(place)
    power, resolve = powers.totals(table, place)
    return LaneView(
        spirits=tuple(
            _spirit(spirit, has, changes.is_silenced(table, silences, source_of(spirit)))
            for spirit, has in zip(spirits, powers.each_stats(table, spirits), strict=True)
        ),
        power=power,
        resolve=resolve,
        capacity=powers.capacity(table, place),
        attacks=table.sides[place.seat].attacks[place.lane],
        attacks_allowed=powers.attacks_allowed(table, place) if powers.may_attack(table, place) else 0,
    )


def _spirit(spirit: Spirit, has: tuple[int, int], silenced: bool) -> SpiritView:
    power, resolve = has
    return SpiritView(
        key=spirit.key,
        card=spirit.card.id,
        power=power,
        resolve=resolve,
        covered=spirit.covered,
        silenced=silenced,
        arrived=spirit.arrived,
        origin=spirit.origin,
        mode=spirit.mode,
        owner=None if spirit.owner == spirit.seat else spirit.owner,
        used=_used(spirit.used),
    )


def _slot(table: Table, slot: ChannelSlot, own: bool) -> SlotView:
    """Show a Channel card: a face-down one to nobody, unless its owner may look (NN-R10)."""
    known = slot.face_up or (own and table.options.channel_owner_peek)
    return SlotView(ready=slot.ready, face_up=slot.face_up, card=slot.card if known else None)


def _battle(table: Table, battle: Battle) -> BattleView:
    if battle.outcome is None:
        power = powers.lane_power(table, battle.attacker)
        resolve = powers.lane_resolve(table, battle.defender)
        success = None
    else:
        power, resolved, success = battle.outcome
        resolve = resolved - battle.raised
    return BattleView(
        attacker=battle.attacker,
        defender=battle.defender,
        step=battle.step,
        paid=battle.paid,
        power=power,
        resolve=resolve,
        raised=battle.raised,
        blocked=tuple(battle.blocked),
        success=success,
    )


def _event(event: SpiritEvent) -> EventView:
    return EventView(
        kind=event.kind,
        seat=event.seat,
        card=event.card,
        lane=event.place,
        number=event.number,
        spirit=event.spirit,
    )


def _delayed(each: Delayed) -> DelayedView:
    source = each.source
    aims = tuple(aim and _aim(aim) for aim in each.aims)
    return DelayedView(
        what=each.what, seat=source.seat, card=source.card, spirit=source.spirit, aims=aims, turn=each.turn
    )


def _aim(aim: Aim) -> AimView:
    return AimView(kind=aim.kind, seat=aim.seat, name=aim.name, number=aim.number, zone=aim.zone)


def _question(table: Table, seat: int | None) -> QuestionView | None:
    """Return what the viewer is asked now, as nobody else sees it."""
    last = next((step for step in reversed(table.course) if step.seat == seat), None)
    return None if last is None or last.answer is not None else QuestionView(kind=last.kind, keys=last.keys)


def _asked(step: AskedText, viewer: int | None) -> AskedView:
    seen = known(step, viewer)
    answer: Any = seen.answer
    return AskedView(seat=seen.seat, kind=seen.kind, chance=seen.chance, answer=answer, count=seen.size)


def _shown(shown: Revealed[Way], viewer: int | None) -> ShownView:
    return ShownView(seat=shown.seat, way=shown.way, card=shown.card if shown.to(viewer) else None)
