"""Resolving: what an entry does, action by action, from frames of plain data (SF-R20, SF-R55, SF-R58)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from engines.kernel import Choose, DecisionContext, Play
from engines.kernel.cards.packs import Part
from engines.kernel.effects import call_frames
from engines.kernel.effects.call_frames import Frame, Program
from engines.kernel.effects.registry import EffectRegistry
from engines.soul_forger.cards.texts import Text
from engines.soul_forger.evaluation import conditions, selectors, values
from engines.soul_forger.language.actions import ChooseModes, Conditional, ForEach, May, Organize, Repeat
from engines.soul_forger.rules import state_based_actions, targeting
from engines.soul_forger.table.effect_context import DONE, FULL, MADE, EffectContext, voice_of
from engines.soul_forger.table.entry import NOTHING
from engines.soul_forger.table.state import Table

YES, NO = "yes", "no"
EffectHandler: TypeAlias = Callable[[Table, EffectContext, Any], Play[int]]
"""Does an action, asking before it does anything, and returns how much of it was done."""

EFFECTS: EffectRegistry[EffectHandler] = EffectRegistry()


def begin(table: Table) -> None:
    """Begin to resolve an entry: with all its targets lost it has no effect; with some, it does the rest."""
    entry = table.doing
    assert entry is not None
    if entry.place == NOTHING:
        return
    if entry.block:  # what is done later looks at nothing again
        table.frames.append(Frame(entry.id, entry.block, 0, entry.seat))
        return
    card = table.catalogue.cards[entry.card]
    ability = card.abilities[entry.place]
    voice = voice_of(entry)
    aims = targeting.still(table, voice, ability.targets)
    lost = any(entry.targets) and not any(aims)
    if lost or not conditions.hold(table, voice, ability.gate):
        table.tell("no_effect", seat=entry.seat, card=table.named(entry.card))
        return
    table.doing = entry._replace(targets=aims)
    table.frames.append(Frame(entry.id, 0, 0, entry.seat))


def resolve(table: Table) -> Play[bool]:
    """Go on with the entry that is being resolved, up to its next question or its end."""
    yield from call_frames.run(
        table.frames,
        lambda _: _program(table),
        lambda _, action: _text(table).asks(action),
        lambda _, action: _do(table, action),
    )
    return True


def _program(table: Table) -> Program:
    entry = table.doing
    assert entry is not None
    return table.catalogue.cards[entry.card].programs[entry.place]


def _text(table: Table) -> Text:
    entry = table.doing
    assert entry is not None
    return table.catalogue.cards[entry.card].texts[entry.place]


def _do(table: Table, action: Part) -> Play[None]:
    table.tick()
    entry = table.doing
    assert entry is not None
    voice = voice_of(entry, table.frames[-1])
    connective = CONNECTIVES.get(type(action))
    if connective is not None:
        yield from connective(table, voice, action)
        return
    wanted = max(1, values.number(table, voice, _text(table).whole(action)))
    done = yield from EFFECTS[type(action)](table, voice, action)
    if table.frames:  # its player may have fallen by it
        table.frames[-1] = table.frames[-1].bind(DONE, done).bind(FULL, done >= wanted)
    state_based_actions.check(table)


def looked_at(table: Table) -> tuple[int, int] | None:
    """Return whose deck is looked at in the question that is open, and how many of its uppermost cards."""
    if not table.frames or table.doing is None or table.stage != "resolving":
        return None
    frame = table.frames[-1]
    card = table.catalogue.cards[table.doing.card]
    block = card.programs[table.doing.place].blocks[frame.block]
    action = block[frame.at] if frame.at < len(block) else None
    if not isinstance(action, Organize):
        return None
    voice = voice_of(table.doing, frame)
    return voice.seat, max(0, values.number(table, voice, action.number))


def made(table: Table, keys: tuple[str, ...]) -> None:
    """Remember what an action brought to the field."""
    table.frames[-1] = table.frames[-1].bind(MADE, keys)


def _open(table: Table, *names: str) -> None:
    """Put blocks that lie in the action on top: the last is done next; each knows what was bound before."""
    frame = table.frames[-1]
    for name in names:
        number = _program(table).inside(frame.block, frame.at, name)
        table.frames.append(Frame(frame.of, number, seat=frame.seat, bound=frame.bound))


def _choose(table: Table, voice: EffectContext, action: ChooseModes) -> Play[None]:
    seat = selectors.player_of(table, voice, action.by)
    chosen: list[int] = []
    left = list(range(len(action.modes)))
    while seat is not None and len(chosen) < action.number:
        keys = tuple(map(str, left))
        answer = yield Choose(seat, "mode", keys, about=DecisionContext(card=voice.card), default=keys[0])
        chosen.append(int(answer))
        left.remove(int(answer))
    _open(table, *map(str, sorted(chosen, reverse=True)))


def _may(table: Table, voice: EffectContext, action: May) -> Play[None]:
    seat = selectors.player_of(table, voice, action.by)
    said = NO
    if seat is not None:
        said = yield Choose(seat, "may", (NO, YES), default=NO, about=DecisionContext(card=voice.card))
    _open(table, "do" if said == YES else "otherwise")


def _if(table: Table, voice: EffectContext, action: Conditional) -> Play[None]:
    met = conditions.hold(table, voice, action.conditions)
    _open(table, "do" if met else "otherwise")
    yield from ()


def _for_each(table: Table, voice: EffectContext, action: ForEach) -> Play[None]:
    keys = [piece.key for piece in selectors.matching(table, voice, action.of)]
    if keys:
        _open(table, "do")
        again = table.frames[-1].for_each(keys)
        assert again is not None
        table.frames[-1] = again
    yield from ()


def _repeat(table: Table, voice: EffectContext, action: Repeat) -> Play[None]:
    _open(table, *["do"] * min(20, values.number(table, voice, action.number)))
    yield from ()


CONNECTIVES: dict[type[Any], Callable[[Table, EffectContext, Any], Play[None]]] = {
    ChooseModes: _choose,
    May: _may,
    Conditional: _if,
    ForEach: _for_each,
    Repeat: _repeat,
}
