"""Trigger detection (603.2): match events against the abilities in play, looking back where 603.10 says so.

Putting them on the stack (603.3) is in `triggers`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import cast

from engines.kernel.state.limits import MOST_KEPT, saturated
from engines.magic.cards.texts import Text
from engines.magic.evaluation import conditions, filters
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import Scope, Seen, find, following, host_of, is_itself
from engines.magic.evaluation.selectors import is_whose
from engines.magic.language.abilities import Triggered
from engines.magic.language.actions import Later
from engines.magic.language.events import GOING, LOOKING_BACK, EventWord, Trigger
from engines.magic.rules import ledger
from engines.magic.table.batch import MADNESS, Cause, GameEvent, Kind, Zone
from engines.magic.table.board import NOTHING, Board
from engines.magic.table.stack_object import Delayed, Link, StackObject
from engines.magic.table.state import Table

_PLAIN: dict[Kind, tuple[EventWord, ...]] = {
    "damages": ("damages", "damaged"), "taps": ("tapped",), "untaps": ("untapped",),
    "counters": ("counters_put",), "unattaches": ("unattached",), "cast": ("cast",), "attacks": ("attacks",),
    "blocks": ("blocks",), "blocked": ("blocked",), "targets": ("targeted",), "step": ("step",),
    "turns_up": ("turned_up",),
}  # fmt: skip
"""Nothing waits for other kinds themselves."""
_OF_THE_DOER: tuple[EventWord, ...] = ("damages",)
"""Words of which the subject is what does it."""


def words_of(what: GameEvent) -> tuple[EventWord, ...]:
    """Return the words for what has happened."""
    if what.kind == "moves":
        return _words(what.came, what.to, what.cause)
    if what.kind == "life":
        return ("gains_life",) if what.number > 0 else ("loses_life",) if what.number else ()
    if what.kind == "counters" and what.number < 0:
        return ()
    return _PLAIN.get(what.kind, ())


@lru_cache(maxsize=512)
def _words(came: Zone, to: Zone, cause: Cause) -> tuple[EventWord, ...]:
    found: list[EventWord] = []
    if came == "battlefield":
        found.append("leaves")
        if to == "graveyard":
            found.append("dies")  # 700.4
        if cause == "sacrificed":
            found.append("sacrificed")
    if to == "battlefield" and came != "battlefield":
        found.append("enters")
    if to == "graveyard":
        found.append("to_graveyard")
    if cause in ("discarded", "hand_size") and came == "hand":
        found.append("discarded")
    if cause == "drawn":
        found.append("drawn")
    if cause == "countered":
        found.append("countered")
    return tuple(found)


def wake(table: Table, done: Sequence[GameEvent], before: Board | None) -> None:
    """Let all abilities trigger that wait for what has just happened at one moment."""
    table.tick(len(done))
    if table.catalogue.remembers:
        for what in done:
            for word in words_of(what):
                ledger.note(table, what, word, before)
    after = board_of(table)
    if not (table.delayed or after.hearing or (before is not None and before.hearing)):
        return
    waited = len(table.waiting)
    for what in done:
        for word in words_of(what):
            board = before if word in LOOKING_BACK and before is not None else after
            for number, text in board.hearing.get(word, NOTHING):
                when = cast("Triggered", text.model).when
                each = _as_one(done, what, word, when, text.speaks_of)
                if each is not None:
                    _hear(table, board, number, text, each, word)
            if table.delayed:
                _hear_delayed(table, done, what, word)
    if table.waiting and before is not None:
        _find_auras(table, done, before, waited)


_OTHER: dict[EventWord, tuple[str, ...]] = {
    "damaged": ("by",), "damages": ("that", "that_player"), "blocked": ("by",), "loses_life": ("by",),
}  # fmt: skip
"""What happens to one object however many others it has to do with at that moment, and words for those."""


def _as_one(
    done: Sequence[GameEvent],
    what: GameEvent,
    word: EventWord,
    when: Trigger,
    speaks_of: Collection[str] = (),
) -> GameEvent | None:
    """Return an event as an ability hears it: once, unless it asks with what or whom (509.3d, 603.2c).

    All damage that is dealt to an object at one moment, or by one, counts together, and so does all life that
    a player loses; what sources let them gain does not (119.9). None where it was heard.
    """
    if len(done) == 1 or word not in _OTHER:
        return what
    if (when.by, when.by_whose, when.to) != (None, "any", None) or any(
        other in speaks_of for other in _OTHER[word]
    ):
        return what
    same = [
        each
        for each in done
        if word in words_of(each)
        and (each.source == what.source if word in _OF_THE_DOER else _is_of(each, what))
    ]
    if same[0] is not what:
        return None
    return what._replace(number=saturated(sum(each.number for each in same))) if len(same) > 1 else what


def _is_of(one: GameEvent, other: GameEvent) -> bool:
    """Tell whether two events happen to the same object or player."""
    return one.thing == other.thing and (one.thing != 0 or one.seat == other.seat)


def _hear(table: Table, board: Board, number: int, text: Text, what: GameEvent, word: EventWord) -> None:
    table.tick()
    model = cast("Triggered", text.model)
    if model.when.this and number != _subject(what, word):  # most wait for themselves
        return
    listener = find(table, board, number)
    if listener is None:
        return
    perm = table.perms.get(number)
    kicked, x, way = (perm.kicked, perm.x, perm.way) if perm is not None else (False, 0, "")
    voice = StackObject(
        0, "trigger", listener.seat, listener.card, listener.owner, source=number, text=text.card,
        place=text.place, kicked=kicked, x=x, way=way, that=_thing(what, word), player=what.seat,
        by=what.source, amount=abs(what.number), trail=_link(what, word),
    )  # fmt: skip
    if not _waits_for(table, board, model.when, voice, what, word, host_of(table, number)):
        return
    if text.gate and not conditions.hold(Scope(table, board_of(table), voice), text.gate):  # 603.4
        return
    if model.once and perm is not None:
        if text.place in perm.used:
            return
        perm.used = (*perm.used, text.place)
    set_off(table, voice)


def set_off(table: Table, voice: StackObject) -> None:
    """Let an ability wait for its place on the stack (603.3)."""
    if len(table.waiting) < MOST_KEPT:
        table.waiting.append(voice)


def set_off_madness(table: Table, done: Sequence[GameEvent]) -> None:
    """Let cards trigger that their own madness has exiled (702.35a)."""
    for what in done:
        if what.word == MADNESS and what.to == "exile" and what.became:
            text = table.catalogue.cards[what.card].inner["madness"]
            voice = StackObject(0, "trigger", what.seat, what.card, what.seat, "exile", what.became)
            set_off(table, voice._replace(text=text.card, place=text.place))


def _subject(what: GameEvent, word: EventWord) -> int:
    """Return the object that an event is told of."""
    if word in _OF_THE_DOER:
        return what.source
    return _thing(what, word)


def _thing(what: GameEvent, word: EventWord) -> int:
    """Return the object that a text can speak of then."""
    return what.thing if word in LOOKING_BACK else what.became or what.thing


def _link(what: GameEvent, word: EventWord) -> tuple[Link, ...]:
    """Return what lets an ability that looks back find what the object has become (400.7e, 603.6)."""
    return ((what.thing, what.became),) if word in LOOKING_BACK and what.became else ()


def _find_auras(table: Table, done: Sequence[GameEvent], before: Board, waited: int) -> None:
    """Let abilities of Auras that wait since their host has left find those in the graveyard (400.7f).

    The Aura has gone there at that moment, `waited` before, or as a state-based action afterwards (704.5m).
    """
    for what in done:
        if (what.came, what.to) != ("battlefield", "graveyard") or not what.became:
            continue
        if "aura" not in before.traits[what.thing].subs:
            continue
        first = 0 if what.cause == "state" else waited
        for place, item in enumerate(table.waiting[first:], first):
            if item.source == what.thing and _is_of_host(table, item):
                table.waiting[place] = following(table, item, ((what.thing, what.became),))


def _is_of_host(table: Table, item: StackObject) -> bool:
    """Tell whether an ability waits for its host to leave."""
    model = table.catalogue.text(item.text, item.place).model
    return isinstance(model, Triggered) and model.when.host and model.when.event in GOING


def _waits_for(
    table: Table, board: Board, when: Trigger, voice: StackObject, what: GameEvent, word: EventWord, host: int
) -> bool:  # fmt: skip
    """Tell whether this is what an ability waits for: of what, whose it is, by what."""
    if when.step is not None and when.step != what.word:
        return False
    if when.combat is not None and (what.cause == "combat") is not when.combat:
        return False
    if when.to is not None and not _is_dealt_to(when.to, what, voice.seat):
        return False
    if when.alone and (table.combat is None or len(table.combat.attacks) > 1):
        return False
    subject = voice.by if word in _OF_THE_DOER else voice.that
    doer = voice.that if word in _OF_THE_DOER else voice.by
    if (when.this and not is_itself(voice, subject)) or (when.host and subject != host):
        return False
    seen = find(table, board, subject) if subject else None
    if word == "targeted" and (seen is None or seen.zone != "battlefield"):
        return False  # players and spells become targets too, and nothing waits for that
    if word == "to_graveyard" and table.catalogue.cards[what.card].is_token:
        return False  # it is no card (108.2b, 111.6)
    seat = seen.seat if seen is not None and what.kind != "life" else what.seat
    if not is_whose(when.whose, seat, voice.seat):
        return False
    scope = Scope(table, board, voice)
    if when.filter.asked:
        if seen is None or not filters.fits(scope, when.filter, seen):
            return False
    elif when.to is None and subject == 0 and when.this:
        return False
    return _is_by(scope, when, find(table, board, doer) if doer else None)


def _is_dealt_to(whom: str, what: GameEvent, seat: int) -> bool:
    """Tell whether damage is dealt to whom an ability asks for."""
    if whom == "creature" or what.thing:
        return whom == "creature" and bool(what.thing)
    return whom == "player" or (what.seat == seat) is (whom == "you")


def _is_by(scope: Scope, when: Trigger, doer: Seen | None) -> bool:
    if when.by is None and when.by_whose == "any":
        return True
    if doer is None or not is_whose(when.by_whose, doer.seat, scope.voice.seat):
        return False
    return when.by is None or filters.fits(scope, when.by, doer)


# Delayed ones


def _hear_delayed(table: Table, done: Sequence[GameEvent], what: GameEvent, word: EventWord) -> None:
    """Let what was put off be done, once (603.7b)."""
    for each in table.delayed:
        when, block = later_of(table, each)
        heard = _as_one(done, what, word, when) if when.event == word else None
        if heard is None:
            continue
        voice = each.voice._replace(
            kind="trigger", that=_thing(heard, word), player=heard.seat, by=heard.source,
            amount=abs(heard.number), trail=(*each.voice.trail, *_link(heard, word)),
        )  # fmt: skip
        if _waits_for(table, board_of(table), when, voice, heard, word, 0):
            table.delayed = tuple(other for other in table.delayed if other is not each)
            told = voice if when.filter.asked else each.voice._replace(kind="trigger", trail=voice.trail)
            set_off(table, told._replace(block=block))


def later_of(table: Table, delayed: Delayed) -> tuple[Trigger, int]:
    """Return what something waits for that was put off, and in which block lies what it does then."""
    voice = delayed.voice
    program = table.catalogue.text(voice.text, voice.place).program
    action = program.blocks[voice.block][delayed.at]
    assert isinstance(action, Later)
    assert isinstance(action.when, Trigger)
    return action.when, program.inside(voice.block, delayed.at, "do")


def put_off(table: Table, delayed: Delayed) -> None:
    """Keep what is to be done later."""
    if len(table.delayed) < MOST_KEPT:
        table.delayed = (*table.delayed, delayed)


def no_one_waits(table: Table, word: EventWord) -> bool:
    """Tell whether nothing waits for an event."""
    return not table.delayed and not board_of(table).hears(word)


def seats_that_wait(table: Table) -> Iterator[int]:
    """Yield the players with abilities that have triggered, the active one first (603.3b)."""
    for seat in table.in_order():
        if any(each.seat == seat for each in table.waiting):
            yield seat
