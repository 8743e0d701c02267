"""Windows: who may answer what is in the Flow, a step of combat, the end of a phase (SF-R52, SF-R53)."""

from __future__ import annotations

from engines.kernel import PASS, Choose, Play, Window
from engines.soul_forger.evaluation import changes
from engines.soul_forger.rules import abilities, actions, announcing
from engines.soul_forger.table.keys import InPile, OnTable, Player, aim
from engines.soul_forger.table.state import Table


def rank(table: Table) -> tuple[int, ...]:
    """Return who is asked, in order: who could answer, by what all see, and wants to be asked."""
    if table.entries >= table.options.loop_cap:  # SF-R74
        return ()
    return tuple([seat for seat in _order(table) if _wants(table, seat) and could_reply(table, seat)])


def _order(table: Table) -> tuple[int, ...]:
    if table.flow:  # the seat after the top entry's player, that player last (SF-R52)
        return table.after(table.flow[-1].seat)
    combat = table.combat
    if table.moment == "step1" and combat is not None:  # SF-108
        return _from(table, combat.defender)
    if table.moment == "step2" and combat is not None:  # SF-109
        return _from(table, combat.seat)
    if table.moment == "step3":  # SF-110
        return _from(table, table.active)
    return table.after(table.active)  # SF-R53: opponents first, then the turn player


def _from(table: Table, seat: int) -> tuple[int, ...]:
    order = table.after(seat)
    return order[-1:] + order[:-1]


def could_reply(table: Table, seat: int) -> bool:
    """Tell whether a player could answer, as far as all see: an old set Action, a Reaction, the own hand."""
    if changes.on_player(table, seat, "no_responses"):
        return False
    if actions.could_use(table, seat) or abilities.could_use(table, seat):
        return True
    return seat == table.active and bool(table.sides[seat].hand)


def _wants(table: Table, seat: int) -> bool:
    side, stop = table.sides[seat], _stop(table, seat)
    if side.quiet:
        return False
    return not stop or stop in side.stops or (stop == "entry" and "concern" in side.stops)


def _stop(table: Table, seat: int) -> str:
    """Name what the player would be asked for; nothing where they always are."""
    combat = table.combat
    if table.flow:
        return "own" if table.flow[-1].seat == seat else "entry"
    if combat is not None and table.moment == "step1":
        return "attacked" if seat == combat.defender else "own" if seat == combat.seat else "other_fight"
    if table.moment == "step2":
        return "step2"
    if combat is not None and table.moment == "step3":
        return "fight" if combat.blocker and seat in (combat.seat, combat.defender) else "other_fight"
    if seat == table.active:
        return "" if table.moment == "phase_end_again" else "own_phase"
    before = table.phase == "end" and table.after(table.active)[0] == seat
    return "before_me" if before else "phase"


def ask(table: Table) -> Play[bool]:
    """Let each who is asked answer, or pass (SF-D10, SF-D13, SF-D14, SF-D17, SF-D18).

    False when the one who would answer goes back: those before them have passed, and all know it.
    """
    questions = (
        Choose(seat, "window", (PASS, *_replies(table, seat)), default=PASS, hidden=True)
        for seat in table.asked
    )
    heard = yield Window(*questions)
    if heard is None:
        close(table)
        return True
    seat, answer = heard
    if (yield from announcing.announce(table, seat, answer)):
        return True
    table.asked = table.asked[table.asked.index(seat) :]
    return False


def _replies(table: Table, seat: int) -> list[str]:
    """Return what a player can answer, at another's entry as far as they want to be asked for it.

    Others see that they are asked, and not what they could answer: to be asked for less tells them nothing.
    """
    found = announcing.replies(table, seat)
    every = _stop(table, seat) != "entry" or "entry" in table.sides[seat].stops
    if every or _calls_for(table, seat):
        return found
    return [key for key in found if announcing.aims_at_entries(table, key)]


def _calls_for(table: Table, seat: int) -> bool:
    """Tell whether the newest entry calls for a player: it hits them, or something of theirs waits under it.

    An Action without targets may hit anybody.
    """
    entry = table.flow[-1]
    if any(each.seat == seat for each in table.flow) or (entry.kind == "action" and not any(entry.targets)):
        return True
    return any(_is_of(table, seat, target) for target in entry.targets)


def _is_of(table: Table, seat: int, target: str) -> bool:
    match aim(target):
        case Player(whose) | InPile(seat=whose):
            return whose == seat
        case OnTable(number):
            piece = table.pieces.get(number)
            return piece is not None and piece.seat == seat
        case _:
            return False


def close(table: Table) -> None:
    """All have passed: the Flow resolves (SF-131), or the moment is over."""
    table.asked = ()
    if table.flow:
        table.resolving = True
    else:
        table.moment = ""
