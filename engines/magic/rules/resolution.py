"""Resolving: what a text does, action by action, from frames of plain data (608.2)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager
from itertools import pairwise
from typing import Any, TypeAlias

from engines.kernel import Choose, Decision, DecisionContext, Play
from engines.kernel.cards.packs import Part, parts
from engines.kernel.decisions.answers import Answer
from engines.kernel.effects import announcing as kernel
from engines.kernel.effects import call_frames
from engines.kernel.effects.announcing import Announced
from engines.kernel.effects.call_frames import EACH, Frame, Program
from engines.kernel.effects.registry import EffectRegistry
from engines.kernel.state.limits import saturated
from engines.magic.cards.texts import ChosenModes, Text, ways_of
from engines.magic.evaluation import conditions, selectors, values
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import Scope, following
from engines.magic.language import costs as language
from engines.magic.language.actions import AddMana, Conditional, ForEach, Later, May, Pick, brings
from engines.magic.language.costs import FREE, Mana
from engines.magic.language.events import Trigger
from engines.magic.rules import announcing, stack, trigger_detection
from engines.magic.rules.announced import NO, YES
from engines.magic.rules.events import apply_events
from engines.magic.rules.plans import Plan
from engines.magic.table import keys as naming
from engines.magic.table.batch import GameEvent
from engines.magic.table.stack_object import Delayed, StackObject
from engines.magic.table.state import Table

EffectHandler: TypeAlias = Callable[[Scope, Any], Play[None]]
"""Does an action, asking before it does anything: events tell how much is done, or it counts by itself."""
FIRST = "first"
"""Under this name a frame keeps which of the targets is its mode's first."""
DONE = "done"
"""Under this name what is done for each of several keeps how much was done before that."""

EFFECTS: EffectRegistry[EffectHandler] = EffectRegistry()


def resolve(table: Table) -> Play[None]:
    """Go on with what is resolved, up to its next question or its end."""
    text = _text(table)
    yield from call_frames.run(
        table.frames,
        lambda _: text.program,
        lambda _, action: text.asks(action) or bool(table.pending),
        lambda _, action: _do(table, text, action),
    )


def _text(table: Table) -> Text:
    assert table.doing is not None
    text = stack.text_of(table, table.doing)
    assert text is not None
    return text


def scope_of(table: Table) -> Scope:
    """Return where the text that is resolved is read, as far as it has been done."""
    item, frame = table.doing, table.frames[-1]
    assert item is not None
    bound = dict(frame.bound)
    first = bound.get(FIRST, 0)
    if first:
        item = item._replace(targets=item.targets[first:], shares=item.shares[first:])
    if EACH in bound:
        item = item._replace(each=bound[EACH])
    if DONE in bound and not frame.at:
        item = item._replace(done=bound[DONE])
    return Scope(table, board_of(table), item)


def _do(table: Table, text: Text, action: Part) -> Play[None]:
    table.tick()
    scope = scope_of(table)
    connective = CONNECTIVES.get(type(action))
    if connective is not None:
        yield from connective(scope, text.program, action)
        return
    before = 0 if _goes_on(table) else _done(table)
    yield from EFFECTS[type(action)](scope, action)
    note(table, done=_done(table) - before)


def note(table: Table, **noted: Any) -> None:
    """Remember what an action has done, chosen or made, for those after it."""
    if table.doing is not None:
        table.doing = table.doing._replace(**noted)


def count(table: Table, number: int) -> None:
    """Count what a deed has done without an event."""
    note(table, done=saturated(_done(table) + number))


def _done(table: Table) -> int:
    return table.doing.done if table.doing is not None else 0


def makes(table: Table) -> None:
    """Forget what was made before: a deed brings something else, or one that is done for each adds to it."""
    if not _goes_on(table):
        note(table, made=())


def _goes_on(table: Table) -> bool:
    """Tell whether an action is all that is done for each of several: then all of it counts together."""
    if len(table.frames) < 2:
        return False
    program = _text(table).program
    for inner, outer in pairwise(reversed(table.frames)):
        if not outer.at or len(program.blocks[inner.block]) > 1:
            return False
        if isinstance(program.blocks[outer.block][outer.at - 1], ForEach):
            return True
    return False


# What is made of other actions


def _open(scope: Scope, program: Program, name: str) -> None:
    """Put a block that lies in the action on top: it is done next, and knows what was bound before.

    Its first action may ask what was done before it; what comes after the block, what was done in there.
    """
    table = scope.table
    if not _goes_on(table):
        note(table, done=0)
    frame = table.frames[-1]
    opened = Frame(frame.of, program.inside(frame.block, frame.at, name), seat=frame.seat, bound=frame.bound)
    table.frames.append(opened.bind(DONE, scope.voice.done))


def _modes(scope: Scope, program: Program, _: ChosenModes) -> Play[None]:
    """Do the modes that were chosen, in printed order (700.2e)."""
    table, item = scope.table, scope.voice
    text = _text(table)
    first = 0
    opened: list[tuple[int, int]] = []
    for mode in item.modes:
        opened.append((mode, first))
        first += len(text.modes[mode].targets)
    frame = table.frames[-1]
    for mode, place in reversed(opened):
        number = program.inside(frame.block, frame.at, str(mode))
        table.frames.append(Frame(frame.of, number, seat=frame.seat, bound=((FIRST, place),)))
    yield from ()


def _if(scope: Scope, program: Program, action: Conditional) -> Play[None]:
    met = conditions.hold(scope, action.conditions)
    _open(scope, program, "do" if met else "otherwise")
    yield from ()


def _for_each(scope: Scope, program: Program, action: ForEach) -> Play[None]:
    """Do a part once for each object, or each player, the active one first (101.4)."""
    table = scope.table
    match action.of:
        case "each_player":
            keys = [naming.player(seat) for seat in table.in_order()]
        case "opponent":
            keys = [naming.player(table.other(scope.voice.seat))]
        case every:
            keys = [naming.thing(number) for number in selectors.things(scope, every)]
    if any(isinstance(part, Pick) for part in parts(action)):
        note(table, chosen=())
    if len(action.do) == 1 and brings(action.do[0]):
        note(table, made=())
    _open(scope, program, "do")
    again = table.frames[-1].for_each(keys)
    if again is None:
        table.frames.pop()
    else:
        table.frames[-1] = again
    yield from ()


def _may(scope: Scope, program: Program, action: May) -> Play[None]:
    """Let a player do something, or pay for it, or leave it (608.2d, 118.12)."""
    table = scope.table
    seat = selectors.player(scope, action.who)
    said = seat is not None and (yield from _agreed(scope, seat, action))
    _open(scope, program, "do" if said else "otherwise")
    if said and not action.do and not action.otherwise:  # to pay is all that there is to do
        count(table, 1)


def _agreed(scope: Scope, seat: int, action: May) -> Play[bool]:
    table = scope.table
    cost = next((language.read(each.mana) for each in action.pay if isinstance(each, Mana)), FREE)
    cost = cost.with_x(values.number(scope, "x")) if cost.xs else cost
    components = tuple(each for each in action.pay if not isinstance(each, Mana))
    plan = Plan(scope.voice._replace(seat=seat), None, cost, components, use=0, back=False)
    if action.pay and not announcing.possible(table, plan):
        return False
    own = scope.voice.text == scope.voice.card
    about = DecisionContext(card=scope.voice.card, place=scope.voice.place if own else None)
    kind = "may_pay" if action.pay else "may"
    word = _ordered(table, seat, scope.voice)
    if (word or (yield Choose(seat, kind, (NO, YES), default=NO, about=about))) == NO:
        return False
    if action.pay:
        ready = yield from announcing.ask(table, plan)
        assert ready is not None
        paid = announcing.pay(table, plan, ready)
        note(table, paid=paid)
    return True


def _ordered(table: Table, seat: int, voice: StackObject) -> str | None:
    """Return what a player has ordered to be said always; where that may go on for ever they are asked."""
    always = table.sides[seat].always
    if not always or table.items > table.options.loop_cap // 2:
        return None
    return next((word for word in (YES, NO) if naming.say(word, voice.text, voice.place) in always), None)


def _later(scope: Scope, program: Program, action: Later) -> Play[None]:
    """Make a triggered ability that waits (603.7), or that has just been set off (603.12)."""
    table, frame = scope.table, scope.table.frames[-1]
    voice = following(
        table, scope.voice._replace(kind="trigger", block=frame.block, trail=()), scope.voice.trail
    )
    if isinstance(action.when, Trigger):
        trigger_detection.put_off(table, Delayed(voice, frame.at, action.until))
    else:
        trigger_detection.set_off(table, voice._replace(block=program.inside(frame.block, frame.at, "do")))
    yield from ()


CONNECTIVES: dict[type[Any], Callable[[Scope, Program, Any], Play[None]]] = {
    ChosenModes: _modes,
    Conditional: _if,
    ForEach: _for_each,
    May: _may,
    Later: _later,
}

# Mana abilities: what they do waits for nobody (605.3b)


def color_questions(text: Text, item: StackObject) -> list[kernel.AnnouncingPart]:
    """Return what is asked of the colours that a mana ability adds."""
    action = next(each for each in text.program.blocks[0] if isinstance(each, AddMana))
    return [
        kernel.AnnouncingPart(f"color{place}", _color_question(item, letters))
        for place, letters in enumerate(_choices(action))
    ]


def _choices(action: AddMana) -> list[str]:
    """Return what is chosen from: of mana that is all alike once, else for each that can be several."""
    words = action.mana.split()
    return words[:1] if action.alike else [word for word in words if len(word) > 1]


def _color_question(item: StackObject, letters: str) -> Callable[[Announced], Decision | None]:
    def question(_: Announced) -> Decision:
        keys = tuple(letters)
        about = DecisionContext(card=item.card, place=item.place)
        return Choose(item.seat, "color", keys, about=about, back=True, hidden=True, default=keys[0])

    return question


def add_mana(scope: Scope, action: AddMana, colors: Iterable[Answer]) -> None:
    """Add mana of the colours that were chosen (106.4)."""
    number = values.number(scope, action.number)
    chosen = list(map(str, colors))
    if action.alike:
        words = [chosen[0] if chosen else action.mana.split()[0]] * len(action.mana.split())
    else:
        words = [chosen.pop(0) if len(word) > 1 else word for word in action.mana.split()]
    plain = action.model_copy(update={"mana": " ".join(words), "alike": False})
    (units,) = ways_of(plain, max(0, number))
    what = GameEvent("mana", scope.voice.seat, "effect", source=scope.voice.source)
    apply_events(scope.table, *(what._replace(number=unit) for unit in units))


@contextmanager
def apart(table: Table, item: StackObject) -> Generator[StackObject]:
    """Let a mana ability be paid for and done apart from what else is carried out meanwhile (605.3b)."""
    before = table.doing, table.frames
    item = item._replace(id=table.number())
    table.doing, table.frames = item, []
    try:
        yield item
    finally:
        table.doing, table.frames = before


def at_once(table: Table, text: Text, colors: Announced) -> Play[None]:
    """Do what a mana ability does."""
    for action in text.program.blocks[0]:
        assert table.doing is not None
        scope, before = Scope(table, board_of(table), table.doing), _done(table)
        if isinstance(action, AddMana):
            add_mana(scope, action, [colors[name] for name in sorted(colors)])
        else:
            yield from EFFECTS[type(action)](scope, action)
        note(table, done=_done(table) - before)


def begin(table: Table, item: StackObject | None) -> None:
    """Let a mana ability be done step by step, as it asks something; it is on no stack (605.3b)."""
    assert item is not None
    table.doing = item
    table.frames.append(Frame(item.id, 0, seat=item.seat))


def ask_colors(scope: Scope, action: AddMana) -> Play[list[Answer]]:
    """Ask for the colours of mana that a spell or ability adds."""
    found: list[Answer] = []
    about = DecisionContext(card=scope.voice.card, place=scope.voice.place)
    for letters in _choices(action):
        if len(letters) > 1:
            found.append((yield Choose(scope.voice.seat, "color", tuple(letters), about=about)))
    return found
