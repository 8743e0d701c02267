"""What was asked and answered since the last quiet point, and what others know of it.

Everybody sees who is asked. Steps that can be taken back stay unknown until the next question that
cannot, and those that were taken back leave no trace; which cards are picked unseen nobody learns
at all. A table that is imagined goes the same way again (`Table.foreseen`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import cast

from engines.kernel import BACK, Answer, Choose, Decision, Joint, Pick
from engines.kernel.decisions.answers import Asked as Single
from engines.kernel.decisions.decisions import Chance
from engines.kernel.decisions.keys import card_of, copies
from engines.kernel.play.determinization import still_to_come
from engines.neo_noble.table.pieces import AskedText, Foreseen, Way
from engines.neo_noble.table.state import Table

SECRET = frozenset({"mulligan", "pick_hand", "pick_deck", "look_keep", "look_order"})
"""Kinds of which others learn how many cards were picked; which, if ever, only when these come to light."""
_LEAVING: dict[str, Way] = {"pick_deck": "deck", "pick_hand": "from_hand"}
"""Where the cards come from that are picked by questions of a kind."""
_EXCHANGE = frozenset({"swap_out", "swap_in", "swap_noble"})
"""Kinds of which others learn nothing before all have exchanged: then the Reserves tell (NN-32)."""
_OF_CARDS = frozenset({"block", "discard_down"})
"""Kinds whose picks are cards: which of two copies is meant makes no difference."""


def note(table: Table, asked: Decision | Joint) -> None:
    """Note a question before it is answered."""
    decisions = (asked,) if isinstance(asked, Single) else asked.decisions
    course = table.course
    if course:
        if course[-1].answer == BACK:
            _take_back(table, decisions[0])
        if not decisions[0].back:
            _settle(course)
    for decision in decisions:
        table.questions += 1
        keys = decision.keys if isinstance(decision, Choose | Pick) else ()
        number = table.questions - 1
        course.append(AskedText(decision.seat, decision.kind, table.chances, number, decision.back, keys))


def _settle(course: Sequence[AskedText]) -> None:
    """Let none of the steps so far be taken back."""
    for step in reversed(course):
        if step.settled:
            break
        step.settled = step.kind not in _EXCHANGE


def _take_back(table: Table, again: Decision) -> None:
    """Drop the steps that were taken back: up to the question that is put again."""
    while table.course:
        step = table.course.pop()
        table.void.append(step.number)
        if step.kind == again.kind:
            return


def note_answer(table: Table, asked: Decision | Joint, reply: object) -> None:
    """Note the answers to what was asked last."""
    if isinstance(asked, Single):
        table.course[-1].answer = cast("Answer", reply)
    else:
        replies = cast("tuple[Answer, ...]", reply)
        for step, answer in zip(table.course[-len(replies) :], replies, strict=True):
            step.answer = answer


def known(step: AskedText, viewer: int | None) -> Foreseen:
    """Return what a viewer knows of a step."""
    if step.seat == viewer:
        return Foreseen(step.seat, step.kind, step.chance, step.answer, _size(step.answer))
    if not step.settled:
        return Foreseen(step.seat, "" if step.back else step.kind, step.chance, None, 0)
    answer = None if step.kind in SECRET else _as_seen(step)
    return Foreseen(step.seat, step.kind, step.chance, answer, _size(step.answer))


def _as_seen(step: AskedText) -> Answer | None:
    if step.kind == "react" and step.answer in ("pass_turn", "block"):
        return "pass"  # whether a Block follows is seen soon enough
    if step.kind in _OF_CARDS and isinstance(step.answer, tuple):
        return tuple(copies([card_of(str(key)) for key in step.answer]))
    return step.answer


def _size(answer: Answer | None) -> int:
    return len(answer) if isinstance(answer, tuple) else int(answer is not None)


# In a table that is imagined


def foretold(table: Table, seat: int, kind: str) -> bool | None:
    """Tell whether a player must be asked something now, or must not; None where nothing is foreseen."""
    place = len(table.course)
    if place >= len(table.foreseen) or not table.foreseen[place].kind:
        return None
    step = table.foreseen[place]
    return (step.seat, step.kind, step.chance) == (seat, kind, table.chances)


def awaits(table: Table, seat: int, kind: str) -> bool:
    """Tell whether a player must still be asked something, so that what it is asked for must be there."""
    return any((step.seat, step.kind) == (seat, kind) for step in table.foreseen[len(table.course) :])


def suppose(table: Table, decision: Decision, chance: Chance) -> Answer:
    """Return what another seat may have answered, by what is known of it now."""
    place = _place_of(table, decision)
    if place is None:
        return decision.any(chance)
    foreseen = table.foreseen[place]
    if foreseen.kind == "swap_out" and isinstance(decision, Pick):
        return _swapped_out(table, decision, place, chance)
    if foreseen.answer == "pass" and decision.allows("block"):
        return "block" if _may_block_yet(table.foreseen[place:]) else "pass"
    if foreseen.answer is not None and decision.allows(foreseen.answer):
        return foreseen.answer
    if foreseen.kind not in SECRET:
        return decision.any(chance)
    return _unseen_cards(table, decision, foreseen.size, chance)


def _may_block_yet(foreseen: Sequence[Foreseen]) -> bool:
    """Tell whether the defender who answers first here has blocked, or may still do so, by what follows."""
    passed, *after = foreseen
    later = [step.kind for step in after if step.kind != "react"]
    if later:
        return later[0] == "block"
    # the next chance is the attacker's; when that was passed too, or had no answer, the window is over
    answered = any(step.chance == passed.chance + 1 and step.answer not in ("pass", None) for step in after)
    return answered or all(step.chance <= passed.chance + 1 for step in after)


def _swapped_out(table: Table, decision: Pick, place: int, chance: Chance) -> Answer:
    """Pick cards to leave a deck: some if others must then come for them, none if they need not."""
    others = [step.seat for step in table.foreseen[place + 1 :] if step.kind == "swap_in"]
    if not others:
        return decision.any(chance)
    count = chance.randrange(decision.most) + 1 if decision.seat in others else 0
    picked = _mixed(decision.keys, chance)[:count]
    return tuple(key for key in decision.keys if key in picked)


def _place_of(table: Table, decision: Decision) -> int | None:
    """Return the place of a question among those foreseen."""
    for place in range(len(table.course) - 1, -1, -1):
        step = table.course[place]
        if step.seat == decision.seat and step.kind == decision.kind and step.answer is None:
            return place if place < len(table.foreseen) else None
    return None


def _unseen_cards(table: Table, decision: Decision, count: int, chance: Chance) -> Answer:
    """Pick so many cards: those that come to light by it, else such as need not come to light later."""
    if not isinstance(decision, Choose | Pick):
        return decision.any(chance)
    first: list[str] = []
    for card in _coming(table, decision)[:count]:
        first += [key for key in decision.keys if card_of(key) == card and key not in first][:1]
    others = [key for key in decision.keys if key not in first]
    fated = still_to_come(table, decision.seat)
    free = [key for key in others if card_of(key) not in fated]
    order = [*first, *_mixed(free, chance), *_mixed([key for key in others if key not in free], chance)]
    if isinstance(decision, Choose):
        return order[0]
    size = min(max(decision.least, count), decision.most)
    picked = order[:size]
    return tuple(key for key in decision.keys if key in picked)


def _coming(table: Table, decision: Decision) -> list[str]:
    """Return the cards that come to light next, as far as they are those picked now."""
    way = _LEAVING.get(decision.kind)
    return [] if way is None else [card for card in leaving(table, way) if card is not None]


def leaving(table: Table, way: Way) -> list[str | None]:
    """Return the cards that must leave some place next; None for one that is not known."""
    return [fate.card for fate in takewhile(lambda fate: fate.way == way, reversed(table.fate))]


def as_foretold(table: Table, way: Way, picked: Sequence[str], among: Sequence[str]) -> list[str]:
    """Return the cards that leave a place now: those picked, or in their stead those that must leave it."""
    left = list(among)
    order = [card if _taken(left, card) else None for card in leaving(table, way)[: len(picked)]]
    order += [None] * (len(picked) - len(order))
    others = iter([*picked, *among])
    return [card or next(other for other in others if _taken(left, other)) for card in order]


def _taken(left: list[str], card: str | None) -> bool:
    """Take a card out of several, if it is one of them."""
    if card not in left:
        return False
    left.remove(card)
    return True


def _mixed(keys: Sequence[str], chance: Chance) -> list[str]:
    left = list(keys)
    return [left.pop(chance.randrange(len(left))) for _ in range(len(keys))]
