"""Every deed of Soul-Forger at every word: what `cards check` lets pass is played, and changes some table."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

from engines.soul_forger.language.abilities import Ability
from engines.soul_forger.table.state import Table
from tests.engines.shapes import Shape, each_once
from tests.engines.soul_forger.cards import promise
from tests.engines.soul_forger.cards.shapes import every_action
from tests.engines.watching import deeds_of, spoken, unmoved

ROLES = ("piece", "hurt", "known", "card", "entry")
WORDS = spoken(Ability, ROLES)
FACTS = ("flow", "waiting", "lasting", "combat", "out", "pieces", "sides")
"""What of a table counts."""
SAMPLE = 15
SEEDS = 12
"""So often a case is played at the most: what is chosen at random may not be fit for the deed."""


_FIGHTERS = ("attacker", "blocker", "attacked", "attacking_player", "defending_player", '"source"')


class Case(NamedTuple):
    """A shape in a kind of text, with its targets."""

    shape: Shape
    kind: str
    targets: list[Shape]
    place: int


def facts(table: Table) -> Any:
    found = table.dump()
    return [found[name] for name in FACTS]


def cases() -> dict[str, list[Case]]:
    """Return all shapes in all kinds of texts, by what is done to what."""
    found: defaultdict[str, list[Case]] = defaultdict(list)
    for place, shape in enumerate(each_once(every_action())):
        written = json.dumps(shape)
        for targets in promise.TARGETS if '"target' in written else [[]]:
            aims = targets * 2 if '"target_2"' in written else targets
            at = " ".join(f"{each['target']} {each.get('zone', '')}".strip() for each in aims)
            for kind in _kinds(written, place):
                for deed in deeds_of(shape, WORDS):
                    there = at if "=target" in deed else kind if "=self" in deed else ""
                    found[f"{deed} {there}".strip()].append(Case(shape, kind, aims, place))
    return found


def _kinds(written: str, place: int) -> Sequence[str]:
    """Return the kinds of texts that a shape is tried in."""
    if any(word in written for word in _FIGHTERS):
        return promise.FIGHTS
    if '"that"' in written:
        return ("that", "hurt")
    if '"self"' in written:
        return [kind for kind in promise.KINDS if kind != "trade"]  # there it has fallen
    return [promise.KINDS[place % len(promise.KINDS)]]


def changes(case: Case) -> bool | None:
    """Tell whether a table is otherwise after a text; None where it is refused, or never begins."""
    card = promise.card_of(case.kind, case.shape, case.targets)
    if promise.is_refused(card):
        return None
    changed = None
    for seed in range(SEEDS):
        told = promise.Played(case.kind, card, case.place + seed).told
        if told is not None:
            changed = facts(told.before.table) != facts(told.after.table)
        if changed:
            break
    return changed


UNTRIED = {
    r"control .*": "nobody has taken meanwhile what would come back so: effects/test_field.py",
    r".* (who|from|to)=self (trade|strike)": "it has fallen by then, or bears nothing yet",
    r"(detach|heal|remove_counter|move_counter) .*=self welcome": "nothing has come upon it yet",
    r"look of=defending_player": "what is looked at there is seen already",
    r"(forge_free|play_free) .*": "what may be played for nothing is told in effects/test_playing.py",
}
"""Deeds that these tables do not show, and why they may be written all the same."""


def idle(*, whole: bool) -> list[str]:
    """Return the deeds that come to nothing; of a sample of them, or of all."""
    untried = re.compile("|".join(UNTRIED))
    tried = {deed: row for deed, row in cases().items() if not untried.fullmatch(deed)}
    return [*unmoved(tried, changes, None if whole else SAMPLE)]
