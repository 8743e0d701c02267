"""Every deed of Neo Noble at every word: what `cards check` lets pass is played, and changes some table."""

from __future__ import annotations

import json
from collections import defaultdict
from typing import Any, NamedTuple

from engines.neo_noble.cards.language.texts import Text
from engines.neo_noble.table.state import Table
from tests.engines.neo_noble.cards import promise
from tests.engines.neo_noble.cards.shapes import every_action
from tests.engines.shapes import Shape, each_once
from tests.engines.watching import deeds_of, spoken, unmoved

ROLES = ("spirit", "card", "lane", "slot", "texts")
WORDS = spoken(Text, ROLES)
FACTS = ("sides", "coins", "lasting", "later", "battle")
"""What of a table counts."""
SAMPLE = 40


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
            for kind in ["when"] if '"that"' in written else promise.KINDS:
                for deed in deeds_of(shape, WORDS):
                    there = at if "=target" in deed else kind if "=self" in deed else ""
                    found[f"{deed} {there}".strip()].append(Case(shape, kind, aims, place))
    return found


def changes(case: Case) -> bool | None:
    """Tell whether a table is otherwise after a text; None where it is refused, or never begins."""
    said = promise.text_of(case.kind, case.shape, case.targets)
    if said is None or promise.is_refused(case.kind, said):
        return None
    played = promise.Played(promise.table_of(case.kind, said, case.place), case.kind, case.place)
    if played.deed is None:
        return None
    return facts(played.deed.before.table) != facts(played.deed.after.table)


def idle(*, whole: bool) -> list[str]:
    """Return the deeds that come to nothing; of a sample of them, or of all."""
    return [*unmoved(cases(), changes, None if whole else SAMPLE)]
