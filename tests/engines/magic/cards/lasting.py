"""Whether what texts change for a while holds as long as is printed, and no longer (611.2, 514.2)."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Iterator
from typing import Any, TypeAlias

from bot.texts import texts_in
from engines.kernel.decisions.decisions import passive
from engines.magic.cards.printed import Definitions, rules_text
from engines.magic.language.pack import CardModel
from engines.magic.rules import state_based_actions
from engines.magic.rules.events import apply_events
from engines.magic.table.batch import leaves
from engines.magic.table.state import Table
from tests.engines.magic.cards.doing import cards_of, laid_for
from tests.engines.magic.cards.giving import GIVEN, having
from tests.engines.magic.cards.reading import ME, NotRead, Thing, kind
from tests.engines.magic.cards.seen import Seen, printed
from tests.engines.magic.cards.shapes import CHANGES, THINGS, UNTIL, Looked, is_refused
from tests.engines.magic.scenes import Duel
from tests.engines.shapes import Shape

DEFINITIONS = Definitions()
MINE = "mine"
SAMPLE = 122
"""Of so many texts a sample takes one."""
POINTS = ("combat is over", "the turn is over", "the next turn of who has cast it has come", "it has left")
ENDINGS = {
    " until end of combat": 0, " until end of turn": 1, " until your next turn": 2,
    " for as long as this creature remains on the battlefield": 3, "": len(POINTS),
}  # fmt: skip
"""The words for how long something holds, and at which of these points it does no more."""
MOST = 60
"""Answers within which two turns are over."""
TURN = 5
"""The turn in which it begins."""
Face: TypeAlias = tuple[Any, ...]
"""What may be changed of a permanent."""
Faces: TypeAlias = dict[int, Face]
"""The same of all, by their numbers."""


def every_loan() -> Iterator[dict[str, Any]]:
    """Yield cards with a text that changes something for a while, for each change and how long it may be."""
    for change in (*CHANGES, {"grants": 0}):
        for what in THINGS:
            for until in UNTIL:
                shape: Shape = {"action": "change", "what": what, "changes": [change], "until": until}
                for card in cards_of(shape, json.dumps(shape)):
                    yield {**card, "gives": [GIVEN]} if "grants" in change else card


def faults_of(card: dict[str, Any]) -> Iterator[str]:
    """Yield what holds when it should no longer, or holds no more when it should."""
    words = texts_in("en").tell(rules_text(CardModel.model_validate(card), DEFINITIONS)[-1])
    ends = _ends(words)
    duel = laid_for(card)
    table = duel.table
    before = _faces(table)
    duel.do("cast:mine")
    _goes_on(duel, lambda: duel.asked.kind == "main" and not table.waiting)
    myself = next((number for number, perm in table.perms.items() if perm.card.id == MINE), 0)
    before[myself] = _face(printed(table.catalogue.cards[MINE], ME), uses=False)
    changed = {number: face for number, face in _faces(table).items() if face != before[number]}
    if "gives" in card and changed.keys() != (wanted := _named(words, table, myself, changed.keys())):
        yield f"{words} | {sorted(changed)} have it, not {sorted(wanted)}"
    for point, name in enumerate(POINTS):
        _reach(duel, point, myself)
        now = _faces(table)
        for number in changed.keys() & now.keys():
            wanted = changed[number] if point < ends else before[number]
            if now[number] != wanted:
                yield f"{words} | when {name}, {table.perms[number].card.id} is {now[number]}, not {wanted}"


def _ends(words: str) -> int:
    """Return at which point that is over of which the words say how long it holds."""
    counted = re.sub(r"(?: for each|, where X is) (?:(?! until | for as long as )[^.])+", "", words)
    said = re.search(r"(?: until [^.]+| for as long as [^.]+)?\.$", counted)
    ending = said[0].removesuffix(".") if said is not None else words
    if ending not in ENDINGS:
        raise NotRead(words)
    return ENDINGS[ending]


def _named(words: str, table: Table, myself: int, found: Collection[int]) -> Collection[int]:
    """Return who gains an ability by the words; of targets it may be any one."""
    whom = words.removeprefix("When this creature enters, ")
    whom = re.split(r" gains? “", whom[0].lower() + whom[1:])[0]
    if "target" in whom:
        return found if len(found) == 1 else ()
    if whom in ("it", "this creature"):
        return {myself}
    is_one = kind(whom.removeprefix("all "), ME, myself)
    return {number for number, thing in Seen(table).perms.items() if is_one(thing)}


def _reach(duel: Duel, point: int, myself: int) -> None:
    """Play on up to a point; at the last one the card leaves, where it lies there."""
    table, begun = duel.table, TURN
    match point:
        case 0:
            _goes_on(duel, lambda: table.step in ("main_2", "end") or table.turn > begun)
        case 1 | 2:
            _goes_on(duel, lambda: table.turn >= begun + point)
        case _ if myself in table.perms:
            apply_events(table, leaves(table.perms[myself], "state"))
            state_based_actions.check(table)
        case _:
            pass


def _goes_on(duel: Duel, is_there: Callable[[], bool]) -> None:
    """Let nobody do anything but choose the first permanent as a target, until something is reached."""
    for _ in range(MOST):
        if is_there():
            return
        asked = duel.asked
        aims = (key for key in duel.keys if key.startswith("o")) if asked.kind == "aim" else iter(())
        duel.do(next(aims, None) or passive(asked))
    raise AssertionError(f"{duel.asked.kind} in {duel.table.step} of turn {duel.table.turn}")


def _faces(table: Table) -> Faces:
    having_it = having(table)
    return {number: _face(thing, uses=number in having_it) for number, thing in Seen(table).perms.items()}


def _face(thing: Thing, *, uses: bool) -> Face:
    return (
        thing.seat, thing.types, thing.subs, thing.colors, thing.keywords, thing.power, thing.toughness, uses,
    )  # fmt: skip


def loans(*, whole: bool) -> Looked:
    """Look at all, or at a sample."""
    found = Looked("changes for a while")
    for card in [*every_loan()][:: 1 if whole else SAMPLE]:
        if not is_refused(card):
            found.add(faults_of(card))
    return found
