"""Carrying out a text by hand: deed after deed, with what the other agrees to (MN-R32 to MN-R34)."""

from __future__ import annotations

from engines.kernel import Choose, DecisionContext, Play, Result, Together
from engines.kernel.decisions.keys import card_of
from engines.kernel.effects.announcing import announce
from engines.kernel.effects.call_frames import Frame
from engines.kernel.state.game_state import STOPS
from engines.magic.cards.catalogue import Named
from engines.magic.evaluation.board import board_of
from engines.magic.evaluation.objects import find, lying_at
from engines.magic.rules.by_hand import abilities, at_once, deeds, marking, questions, wording
from engines.magic.table import keys as naming
from engines.magic.table.state import Stage, Table
from engines.magic.table.work import HandWork

DONE, TAKE_BACK = "done", "take_back"
AGREE, DECLINE, OBJECT = "agree", "decline", "object"
GO_ON, CALL_OFF = "go_on", "call_off"
MOST_DEEDS = 40
"""In one work."""


def due(table: Table) -> Stage | None:
    """Return what is asked of a work; None where none goes on."""
    if table.work is None or table.work.phase == "shown":
        return None
    _settle(table)
    return table.work.phase


def shown(table: Table) -> HandWork | None:
    """Return what is done and may be objected to until the next answer."""
    return table.work if table.work is not None and table.work.phase == "shown" else None


def stands(table: Table, done: HandWork | None) -> None:
    """Let what was done stand, as somebody has answered something else: nobody can object any more."""
    if done is not None and table.work is done:
        table.work = table.mark = None


# The next deed


def ask_work(table: Table) -> Play[bool]:
    """Let a player say what they do next, or that all is done (MN-D21). False after Back."""
    work = _work(table)
    seat = work.seat
    verb = yield Choose(seat, "work", tuple(_verbs(table)), default=DONE, hidden=True, about=_about(table))
    if verb == DONE:
        _end(table)
        return True
    if verb == TAKE_BACK:
        marking.take_back(table)
        return True
    answers = yield from announce(questions.announcing(table, seat, verb))
    if answers is None:
        return False
    key = deeds.key_of(verb, answers)
    if deeds.of(key).shows and not table.sides[table.other(seat)].trusts:
        table.work = work._replace(wanted=key, phase="consent")
    else:
        _do(table, key)
    return True


def _verbs(table: Table) -> list[str]:
    """Return what can be done next."""
    work = _work(table)
    seat, found = work.seat, [DONE]
    if len(work.done) < MOST_DEEDS:
        asks = abilities.may_ask(table, seat)  # though the other may trust by now, which nobody knows
        found += [
            verb
            for verb, deed in deeds.DEEDS.items()
            if (asks or not deed.shows) and questions.is_open(table, seat, verb)
        ]
    if work.done and marking.may_begin(table, seat):
        found.append(TAKE_BACK)
    return found


def _do(table: Table, key: str) -> None:
    """Do a deed: as a text of one action, or at once where no card says it in a word."""
    work = _work(table)
    told = deeds.openly(key)
    table.tell("deed", **wording.facts(told, work.seat, lambda each: _name(table, each)))
    table.work = work._replace(phase="work", wanted=told, done=(*work.done, told))
    assert table.doing is not None
    if deeds.of(key).does is not None:
        table.doing = table.doing._replace(**deeds.named(key))
        table.frames.append(Frame(table.doing.id, 0, seat=work.seat))
    else:
        at_once.DO[naming.hand_verb(key)](table, *deeds.said(key))


def _name(table: Table, key: str) -> Named | None:
    """Return what an object, or a card of a hand, is called; None of what lies face down in exile."""
    if not key:
        return None
    number = naming.thing_named(key)
    if not number:
        return table.named(card_of(key))
    lying = lying_at(table, number)
    if lying is not None and not lying[2].up:
        return None
    seen = find(table, board_of(table), number)
    return None if seen is None else table.named(seen.card)


def _settle(table: Table) -> None:
    """Note, once a deed is done, what all have learnt of hands by it."""
    work = _work(table)
    if work.phase == "work" and work.wanted:
        table.work = work._replace(wanted="")
        marking.note_seen(table)


def _end(table: Table) -> None:
    """Let the other agree to what was done, where anything was (MN-R33)."""
    work = _work(table)
    other = table.sides[table.other(work.seat)]
    if not work.done:
        _finish(table)
    elif other.trusts or other.objections >= abilities.MOST_OBJECTIONS:
        _show(table)
    else:
        table.work = work._replace(phase="agree")


def _finish(table: Table) -> None:
    table.work = table.mark = None


def _show(table: Table) -> None:
    """Let a work be done with; what follows goes on, and there is a moment to object (MN-R34)."""
    table.work = _work(table)._replace(phase="shown", item=0)


# What the other is asked


def ask_consent(table: Table) -> Play[bool]:
    """Let the other agree before hidden cards are shown, an ability used, something mended (MN-D22)."""
    work = _work(table)
    other = table.other(work.seat)
    answer = yield Choose(other, "consent", (AGREE, DECLINE), default=DECLINE, about=_about(table))
    if answer == DECLINE:
        table.sides[work.seat].refusals += 1
        table.tell("deed_refused", seat=other, other=work.seat)
        table.work = work._replace(phase="work", wanted="") if work.item else None
    elif work.item:
        _do(table, work.wanted)
    else:
        abilities.agreed(table)
    return True


def ask_agree(table: Table) -> Play[bool]:
    """Let the other agree to what was done, take it back, or object (MN-D23)."""
    work = _work(table)
    other = table.other(work.seat)
    keys = (AGREE, TAKE_BACK, OBJECT)
    answer = yield Choose(other, "agree", keys, default=AGREE, about=_about(table))
    if answer == AGREE:
        _show(table)
        return True
    if answer == OBJECT:
        abilities.objects(table, other)
    else:
        table.sides[other].objections += 1
        marking.take_back(table)
    return True


def ask_objection(table: Table) -> Play[bool]:
    """Let both say how to go on; where they differ the work is taken back (MN-R34)."""
    keys, about = (GO_ON, TAKE_BACK, CALL_OFF), _about(table)
    said = yield Together(
        *(Choose(side.seat, "objection", keys, default=TAKE_BACK, about=about) for side in table.sides)
    )
    match said:
        case ("go_on", "go_on"):
            _show(table)
        case ("call_off", "call_off"):
            table.result = Result((), STOPS["call_off"])
        case _:
            marking.take_back(table)
    return True


def _about(table: Table) -> DecisionContext:
    """Return what is asked about: the card whose text it is, and what is wanted or was done."""
    work = _work(table)
    card = table.doing.card if table.doing is not None else None
    return DecisionContext(card=card, rest=(work.wanted, work.done))


def _work(table: Table) -> HandWork:
    assert table.work is not None
    return table.work
