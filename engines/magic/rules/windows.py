"""Windows: whom priority asks (117). They open by what all see and by the own stops alone."""

from __future__ import annotations

from collections.abc import Sequence

from engines.kernel import PASS, Choose, Play, Window
from engines.magic.rules import activating, casting, mana, priority, special, stack, suspending, turn
from engines.magic.rules.by_hand import abilities as by_hand
from engines.magic.table import keys as naming
from engines.magic.table.state import Table

KINDS = ("main", "priority")
"""What a window asks: in the own main phase with an empty stack, and at any other time."""


def rank(table: Table) -> tuple[int, ...]:
    """Return who is asked, in order: the holder of priority, and the other unless they have passed."""
    seats = (table.holder,) if table.passes else (table.holder, table.other(table.holder))
    return tuple([seat for seat in seats if wants(table, seat) and could_act(table, seat)])


def could_act(table: Table, seat: int) -> bool:
    """Tell whether a player could act, for all that the other knows: hidden cards, and mana for one of them.

    In the own main phase a hidden card may be a land, or cost nothing. What lies open is looked at as it is.
    """
    hides = table.sides[seat].has_hidden or special.has_face_down(table, seat)
    if hides and (table.free or special.has_main(table, seat) or mana.has_any(table, seat)):
        return True
    return (
        by_hand.any_there(table, seat)
        or bool(casting.in_the_open(table, seat))
        or suspending.in_the_open(table, seat)
        or activating.public_use(table, seat)
    )


def wants(table: Table, seat: int) -> bool:
    """Tell whether a player wants to be asked: at their stops, and at what the other puts on the stack."""
    side = table.sides[seat]
    if table.stack:
        if skips(table, seat):
            return False
        return side.quiet != "stack" and (side.hold or table.stack[-1].seat != seat)
    if not priority.is_stop(table, seat):
        return False
    if table.step == "attackers" and seat != table.active:
        return table.combat is not None  # whoever is attacked is asked, though they have ordered to pass
    return not side.quiet


def skips(table: Table, seat: int) -> bool:
    """Tell whether a player always passes for the ability that resolves next."""
    if not table.stack or not table.sides[seat].always:
        return False
    top = table.stack[-1]
    return top.kind != "spell" and naming.skip(top.text, top.place) in table.sides[seat].always


def ask(table: Table) -> Play[bool]:
    """Let who is asked act, or pass (MN-D5).

    False when the one who would act goes back: those before them have passed, and all know it.
    """
    seat, answer = yield from _hear([_question(table, seat) for seat in table.asked])
    if answer == PASS:
        close(table)
    elif not (yield from _act(table, seat, answer)):
        table.asked = table.asked[table.asked.index(seat) :]
        return False
    else:
        table.asked = ()
    return True


def _hear(questions: Sequence[Choose]) -> Play[tuple[int, str]]:
    """Return who acts first and how; where none does, the last one's pass."""
    *_, last = questions
    if len(questions) == 1:
        return last.seat, (yield last)
    heard = yield Window(*questions)
    return heard or (last.seat, PASS)


def _question(table: Table, seat: int) -> Choose:
    kind = "main" if special.has_main(table, seat) else "priority"
    return Choose(seat, kind, (PASS, *acts(table, seat)), default=PASS, hidden=True)


def acts(table: Table, seat: int) -> list[str]:
    """Return what a player can do with priority."""
    return [
        *special.lands(table, seat), *casting.castable(table, seat), *suspending.suspendable(table, seat),
        *special.to_turn_up(table, seat), *activating.usable(table, seat), *by_hand.usable(table, seat),
    ]  # fmt: skip


def _act(table: Table, seat: int, answer: str) -> Play[bool]:
    """Announce what is answered and do it. False when the player goes back."""
    act = naming.acted(answer)
    match act.verb:
        case "land":
            special.play_land(table, seat, act.card)
            return True
        case "suspend":
            return (yield from suspending.suspend(table, seat, act.card))
        case "up":
            return (yield from special.turn_up(table, seat, act.thing))
        case "use":
            return (yield from activating.use(table, seat, answer))
        case "ability" | "trigger" | "remind" | "mend":
            return (yield from by_hand.ask_for(table, seat, act))
        case "object":
            by_hand.objects(table, seat)
            return True
        case _:
            return (yield from casting.cast(table, seat, act))


def close(table: Table) -> None:
    """All have passed: the top of the stack resolves, or the step ends (117.4)."""
    table.asked = ()
    if table.stack:
        stack.resolve_top(table)
    else:
        turn.leave(table)
