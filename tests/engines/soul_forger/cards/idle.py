"""Every deed of Soul-Forger at every word: what `cards check` lets pass is played, and changes some table."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any, NamedTuple

from engines.soul_forger.cards.language.abilities import Ability
from engines.soul_forger.table.state import Table
from tests.engines.shapes import Shape, each_once
from tests.engines.soul_forger.cards import promise
from tests.engines.soul_forger.cards.shapes import every_action
from tests.engines.watching import deeds_of, spoken, unmoved

ROLES = ("piece", "hurt", "known", "card", "entry")
WORDS = spoken(Ability, ROLES)
FACTS = ("flow", "waiting", "lasting", "combat", "out", "pieces", "sides")
"""What of a table counts."""
SAMPLE = 30


class Case(NamedTuple):
    """A shape in a kind of text, with its targets."""

    shape: Shape
    kind: str
    targets: list[Shape]


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
            kinds = promise.OF_OTHERS if '"that"' in written else promise.KINDS
            for kind in kinds if '"self"' in written or '"that"' in written else [kinds[place % len(kinds)]]:
                for deed in deeds_of(shape, WORDS):
                    there = at if "=target" in deed else kind if "=self" in deed else ""
                    found[f"{deed} {there}".strip()].append(Case(shape, kind, aims))
    return found


def changes(case: Case) -> bool | None:
    """Tell whether a table is otherwise after a text; None where it is refused, or never begins."""
    card = promise.card_of(case.kind, case.shape, case.targets)
    if promise.is_refused(card):
        return None
    played = promise.Played(case.kind, card, 1)
    if played.told is None:
        return None
    return facts(played.told.before.table) != facts(played.told.after.table)


def idle(*, whole: bool) -> list[str]:
    """Return the deeds that come to nothing; of a sample of them, or of all."""
    return [*unmoved(cases(), changes, None if whole else SAMPLE)]
