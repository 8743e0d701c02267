"""The only door of every change: prohibitions, replacements, the change, log, triggers (614-616, 603)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from engines.kernel import Choose, Play
from engines.kernel.state.limits import saturated
from engines.magic.cards.catalogue import FACE_DOWN, Named
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import find, following, item_of
from engines.magic.language.parts import KEYWORD_COUNTERS
from engines.magic.rules import applying_replacements, damage, trigger_detection, zones
from engines.magic.table import keys as naming
from engines.magic.table.batch import WAITS, Cause, GameEvent, Kind, Pending
from engines.magic.table.board import Aspect, Board
from engines.magic.table.pieces import HIDDEN
from engines.magic.table.stack_object import Link, StackObject
from engines.magic.table.state import Table

Batch: TypeAlias = Sequence[GameEvent]
LOOKED_BACK = ("battlefield", "stack")
"""What leaves these is looked at as it was before (603.10a, 608.2h)."""


BRINGS = "brings"
"""Counts what moves as done, and notes what it becomes as `made`."""


def apply_events(table: Table, *batch: GameEvent) -> None:
    """Let all this happen at one moment; then, at one moment, what results from it."""
    if batch:
        _begin(table, batch, batch[0].kind)


def bring(table: Table, *batch: GameEvent) -> None:
    """Let all this move at one moment: `made` is what it becomes."""
    if batch:
        _begin(table, batch, BRINGS)


def aside(table: Table, *batch: GameEvent) -> None:
    """Let all this happen at one moment, though it is not what counts as done by a text."""
    if batch:
        _begin(table, batch, "")


def _begin(table: Table, batch: Batch, counts: str) -> None:
    """Let a batch happen for the text that is carried out or paid for, or let it wait (616.1)."""
    if table.paid_for is not None:
        of, counts = table.paid_for, ""
    elif table.doing is not None:
        of = table.doing.id
    else:
        of, counts = 0, ""
    if table.pending:  # it waits behind what somebody chooses about
        table.pending = (*table.pending, Pending(tuple(batch), WAITS, 0, (), of, counts))
    else:
        _let(table, batch, of, counts)


class PaidFor:
    """Let what happens belong to the spell or ability that is paid for (400.7j)."""

    __slots__ = ("_before", "_item", "_table")

    def __init__(self, table: Table, item: StackObject) -> None:
        self._table, self._item, self._before = table, item.id, table.paid_for

    def __enter__(self) -> None:
        self._table.paid_for = self._item

    def __exit__(self, *_: object) -> None:
        self._table.paid_for = self._before


def ask_replacing(table: Table) -> Play[bool]:
    """Let who is affected choose what replaces an event first (616.1, MN-D15), and let it happen."""
    waits = table.pending[0]
    kind = "prevent" if naming.is_damage(waits.among[0]) else "replace"
    key = yield Choose(waits.seat, kind, waits.among, default=waits.among[0])
    table.pending = table.pending[1:]
    _let(table, applying_replacements.chosen(table, waits, key), waits.of, waits.counts)
    while table.pending and table.pending[0].at == WAITS:
        first, *rest = table.pending
        table.pending = ()
        _let(table, first.batch, first.of, first.counts)
        table.pending = (*table.pending, *rest)
    return True


def _let(table: Table, batch: Batch, of: int, counts: str) -> None:
    """Let happen what is neither forbidden nor replaced, and what results from it.

    `of` is the text that lets it happen, `counts` what of it counts as done.
    """
    now = applying_replacements.happens(table, batch)
    if now is None:
        _remember(table, of, counts)
    while now:
        before: Board | None = None
        for what in now:
            if what.came in LOOKED_BACK:
                before = board_of(table)
                break
        numbers = _numbers(table, now) if table.journal is not None else {}
        done: list[GameEvent] = []
        resulting: list[GameEvent] = []
        count = _counted(table, now, counts) if counts else 0
        for what in now:
            if what.came == "battlefield" or what.kind == "attaches":
                done += _ceasing(table, what)
            if what.kind == "moves":
                done.append(zones.move(table, what, before))
            else:
                done.append(what)
                resulting += _DO[what.kind](table, what)
        if of:
            _note(table, done, of, count, brings=counts == BRINGS)
        if table.board is not None and table.board.wanders:
            aspects: list[Aspect] = [_CHANGES[what.kind] for what in now if what.kind in _CHANGES]
            table.moved_on(*aspects)
        if table.journal is not None:
            _tell(table, done, numbers)
        trigger_detection.wake(table, done, before)
        if table.catalogue.has_madness:
            trigger_detection.set_off_madness(table, done)
        if not resulting:
            return
        now = applying_replacements.happens(table, damage.together(resulting))
        if now is None:
            _remember(table, of, counts)


def _remember(table: Table, of: int, counts: str) -> None:
    """Remember for what text it is that what waits will happen."""
    first, *rest = table.pending
    table.pending = (first._replace(of=of, counts=counts), *rest)


def _counted(table: Table, batch: Batch, counts: str) -> int:
    """Return how much counts as done of what is about to happen."""
    if counts == "draws":  # as many cards as there are
        drawn = [what.seat for what in batch if what.kind == "draws"]
        return sum(min(drawn.count(side.seat), len(side.library)) for side in table.sides)
    kind = "moves" if counts == BRINGS else counts
    return sum(_amount(what) for what in batch if what.kind == kind)


def _amount(what: GameEvent) -> int:
    if what.kind in ("damages", "life", "counters"):
        return abs(what.number)
    sent_elsewhere = what.cause == "effect" and what.applied and what.to != "battlefield"
    return int(not sent_elsewhere)  # 614.6: a text that says where does not do it then


def _note(table: Table, done: Batch, of: int, count: int, *, brings: bool) -> None:
    """Let a text know how much it has done, what that has brought, and where it finds that (400.7j)."""
    moved = [what for what in done if what.kind == "moves" and what.became]
    links = _links(table, moved, of) if moved else ()
    item = table.doing
    if item is not None and item.id == of:
        made = (*item.made, *(what.became for what in moved)) if brings else item.made
        done_now = saturated(item.done + count)
        table.doing = item._replace(trail=(*item.trail, *links), done=done_now, made=made)
    if links:
        _let_follow(table, of, links)


def _links(table: Table, moved: Batch, of: int) -> tuple[Link, ...]:
    """Return what objects have become, and the card in hand that pays with itself, which has no number."""
    item = item_of(table, of) if table.paid_for is not None else None
    own = item.card if item is not None and not item.source else ""
    return tuple((what.thing, what.became) for what in moved if what.thing or what.card == own)


def _let_follow(table: Table, of: int, links: Sequence[Link]) -> None:
    """Let a text on the stack, and what it has put off already, find what it has moved."""
    table.stack = [
        each._replace(trail=(*each.trail, *links)) if each.id == of else each for each in table.stack
    ]
    table.waiting = [following(table, each, links) if each.id == of else each for each in table.waiting]
    table.delayed = tuple(
        each._replace(voice=following(table, each.voice, links)) if each.voice.id == of else each
        for each in table.delayed
    )


def _ceasing(table: Table, what: GameEvent) -> Batch:
    """Return that something ceases to be attached as it leaves, or goes to another object (701.3d)."""
    perm = table.perms[what.thing]
    if not perm.attached:
        return ()
    return (GameEvent("unattaches", perm.seat, what.cause, perm.id, source=perm.attached),)


# What is done


def _draw(table: Table, what: GameEvent) -> Batch:
    """Draw a card, one after another (121.1, 121.2); an empty library loses the game (704.5b)."""
    side = table.sides[what.seat]
    if not side.library:
        side.overdrawn = table.dirty = True
        return ()
    _let(table, (what._replace(kind="moves", came="library", to="hand", cause="drawn"),), 0, "")
    return ()


def _life(table: Table, what: GameEvent) -> Batch:
    """Gain or lose life (119.3)."""
    side = table.sides[what.seat]
    side.life = saturated(side.life + what.number)
    table.dirty = True
    return ()


def _tap(table: Table, what: GameEvent) -> Batch:
    perm = table.perms[what.thing]
    perm.tapped = True
    table.tapped(perm.seat)
    return ()


def _untap(table: Table, what: GameEvent) -> Batch:
    perm = table.perms[what.thing]
    perm.tapped = False
    table.tapped(perm.seat)
    return ()


def _mana(table: Table, what: GameEvent) -> Batch:
    """Add one mana of a colour, which `number` says, to a pool (106.4)."""
    mana = table.sides[what.seat].mana
    mana[what.number] = mana.get(what.number, 0) + 1
    table.tapped(what.seat)
    return ()


def _counters(table: Table, what: GameEvent) -> Batch:
    """Put counters on a permanent, or remove as many as there are (122.1); a suspended card has its time."""
    perm = table.perms.get(what.thing)
    if perm is not None:
        perm.put(what.word, what.number, table.number() if what.word in KEYWORD_COUNTERS else 0)
        table.touch()
        return ()
    exile = table.sides[what.seat].exile
    for place, lying in enumerate(exile):
        if lying.id == what.thing and what.word == "time":
            exile[place] = lying._replace(time=max(0, lying.time + what.number))
    return ()


def _attach(table: Table, what: GameEvent) -> Batch:
    """Attach a permanent to another object: it has a new stamp (701.3a, 613.7e)."""
    perm = table.perms[what.thing]
    perm.attached, perm.stamp = what.attached, table.number()
    table.touch()
    return ()


def _unattach(table: Table, what: GameEvent) -> Batch:
    """Let a permanent be attached to nothing any more (701.3d)."""
    table.perms[what.thing].attached = 0
    table.touch()
    return ()


def _regenerate(table: Table, what: GameEvent) -> Batch:
    """Let a permanent regenerate: no damage is left, and it fights no more (701.19a)."""
    perm = table.perms[what.thing]
    perm.damage, perm.deadly = 0, False
    if table.combat is not None:
        table.combat = table.combat.without(perm.id)
    return ()


def _turn_up(table: Table, what: GameEvent) -> Batch:
    """Let what lies face down be what it is: it has a new stamp (613.7e, 708.8)."""
    perm = table.perms[what.thing]
    perm.card, perm.under, perm.home = table.catalogue.cards[perm.real], HIDDEN, False
    perm.stamp = table.number()
    table.touch()
    return ()


def _nothing(_: Table, __: GameEvent) -> Batch:
    """What is only known of, and may set something off."""
    return ()


_DO: dict[Kind, Callable[[Table, GameEvent], Batch]] = {
    "draws": _draw,
    "damages": damage.results,
    "marks": damage.mark,
    "life": _life,
    "taps": _tap,
    "untaps": _untap,
    "mana": _mana,
    "counters": _counters,
    "attaches": _attach,
    "unattaches": _unattach,
    "regenerates": _regenerate,
    "turns_up": _turn_up,
    "cast": _nothing,
    "attacks": _nothing,
    "blocks": _nothing,
    "blocked": _nothing,
    "targets": _nothing,
    "step": _nothing,
}

_CHANGES: dict[Kind, Aspect] = {
    "moves": "cards", "life": "life", "taps": "tapped", "untaps": "tapped", "attacks": "combat",
    "blocks": "combat", "blocked": "combat", "regenerates": "combat",
}  # fmt: skip
"""What may change by it, besides permanents."""

# What is told


_TOLD: dict[Cause, str] = {
    "cast": "cast",
    "played": "land",
    "destroyed": "destroyed",
    "state": "put_away",
    "sacrificed": "sacrificed",
    "countered": "countered",
    "milled": "milled",
    "homeward": "homeward",
    "suspended": "suspended",
}
"""What is told of a card that moves, by its cause; what is hidden is told by those who move it."""


def _tell(table: Table, batch: Batch, numbers: dict[_Changed, int]) -> None:
    for what in batch:
        if what.kind == "moves" and what.cause in _TOLD:
            card = what.card if what.up else FACE_DOWN
            table.tell(_TOLD[what.cause], seat=what.seat, card=table.named(card))
        elif what.kind == "moves" and what.cause == "resolves":
            _tell_entering(table, what)
        elif what.kind == "turns_up":
            table.tell("turns_up", seat=what.seat, card=table.named(table.perms[what.thing].card.id))
        elif what.kind == "moves" and what.cause == "effect" and what.up:
            _tell_move(table, what)
        elif what.kind in ("life", "marks", "counters"):
            _tell_number(table, what, numbers)


_Changed: TypeAlias = tuple[Kind, int, str]
"""A number that people see: which, of what or whom, and the kind of counters."""
_OPEN = ("battlefield", "graveyard", "exile", "stack")


def _tell_entering(table: Table, what: GameEvent) -> None:
    """Tell of a permanent that comes as its spell resolves, unless that has just been cast and nobody asked.

    Of other spells what they do is told.
    """
    card = table.named(what.card if what.up else FACE_DOWN)
    if what.to == "battlefield" and not _has_just_told(table, "cast", card):
        table.tell("enters", seat=what.seat, card=card)


def _has_just_told(table: Table, kind: str, card: Named) -> bool:
    last = table.journal[-1] if table.journal else None
    return last is not None and last.kind == kind and last.facts.get("card") == card


def _tell_move(table: Table, what: GameEvent) -> None:
    """Tell of a card that an effect moves, where all see which it is."""
    if what.came == "" and what.to == "battlefield":
        table.tell("token", seat=what.seat, card=table.named(what.card))
    elif what.came in _OPEN or what.to in _OPEN or what.shown:
        table.tell("goes", seat=what.seat, card=table.named(what.card), to=what.to)


def _changed(what: GameEvent) -> _Changed:
    if what.kind == "life":
        return "life", what.seat, ""
    return what.kind, what.thing, what.word if what.kind == "counters" else ""


def _numbers(table: Table, batch: Batch) -> dict[_Changed, int]:
    """Return the numbers that a batch is to change, as they are before: life, marked damage, counters."""
    numbers: dict[_Changed, int] = {}
    for what in batch:
        perm = table.perms.get(what.thing)
        if what.kind == "life":
            numbers[_changed(what)] = table.sides[what.seat].life
        elif perm is not None and what.kind in ("marks", "counters"):
            numbers[_changed(what)] = perm.damage if what.kind == "marks" else perm.count(what.word)
    return numbers


def _tell_number(table: Table, what: GameEvent, numbers: dict[_Changed, int]) -> None:
    """Tell of a number that has changed: what it was, and what it is."""
    changed = _changed(what)
    if changed not in numbers or (what.thing and what.thing not in table.perms):
        return
    was = numbers[changed]
    now = numbers[changed] = was + what.number if what.kind == "life" else max(0, was + what.number)
    if what.kind == "marks" and not what.number:
        return
    if what.kind == "marks" or what.word == "damage":
        _tell_damage(table, what, was, now)
    elif what.kind == "life":
        kind = "life" if what.number > 0 else "life_lost"
        on = naming.player(what.seat)
        table.tell(kind, seat=what.seat, number=abs(what.number), was=was, now=now, on=on)
    elif now != was:
        kind = "counters" if now > was else "counters_lost"
        card = table.named(table.perms[what.thing].card.id)
        on = naming.thing(what.thing)
        name = table.catalogue.counter(what.word)
        facts: dict[str, Any] = {"card": card, "number": abs(now - was), "word": what.word, "was": was}
        if name is not None:
            facts["name"] = name
        table.tell(kind, **facts, now=now, on=on)


def _tell_damage(table: Table, what: GameEvent, was: int, now: int) -> None:
    source = find(table, board_of(table), what.source)
    if source is None:
        return
    card = table.named(source.card)
    if what.kind == "marks":
        target = table.named(table.perms[what.thing].card.id)
        on = naming.thing(what.thing)
        table.tell("damage_creature", card=card, target=target, number=what.number, was=was, now=now, on=on)
    else:
        on = naming.player(what.seat)
        table.tell("damage", seat=what.seat, card=card, number=-what.number, was=was, now=now, on=on)
