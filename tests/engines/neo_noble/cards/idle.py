"""Every deed of Neo Noble at every word: what `cards check` lets pass is played, and changes some table."""

from __future__ import annotations

import json
import re
from collections import defaultdict
from typing import Any, NamedTuple

from engines.neo_noble.language.texts import Text
from engines.neo_noble.table.state import Table
from tests.engines.neo_noble.cards import promise
from tests.engines.neo_noble.cards.shapes import every_action
from tests.engines.shapes import Shape, each_once
from tests.engines.watching import deeds_of, spoken, unmoved

ROLES = ("spirit", "card", "slot", "texts")
WORDS = spoken(Text, ROLES)
FACTS = ("sides", "coins", "lasting", "later", "battle")
"""What of a table counts."""
SAMPLE = 10
SEEDS = 4
COINS = (
    promise.COINS, {"left": "mine spent", "middle": "mine ready", "right": "mine ready"},
    {"left": "yours ready", "middle": "mine spent", "right": "yours spent"}, {"right": "yours ready"},
)  # fmt: skip
"""Who holds the coins on the tables."""
"""So often a case is played: what is chosen at random may not be fit for the deed."""


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
    for place, written_shape in enumerate(each_once(every_action())):
        shape = _outside_battles(written_shape)
        written = json.dumps(shape)
        for targets in promise.TARGETS if '"target' in written else [[]]:
            aims = targets * 2 if '"target_2"' in written else targets
            at = " ".join(f"{each['target']} {each.get('zone', '')}".strip() for each in aims)
            for kind in ["when"] if '"that"' in written else promise.KINDS:
                for deed in deeds_of(shape, WORDS):
                    there = at if "=target" in deed else kind if "=self" in deed else ""
                    found[f"{deed} {there}".strip()].append(Case(shape, kind, aims, place))
    return found


def _outside_battles(shape: Shape) -> Shape:
    """Let what holds for a battle hold for a turn: there is a battle in none of these tables."""
    return {**shape, "until": "this_turn"} if shape.get("until") == "this_battle" else shape


def changes(case: Case) -> bool | None:
    """Tell whether a table is otherwise after a text; None where it is refused, or never begins."""
    said = promise.text_of(case.kind, case.shape, case.targets)
    if said is None or promise.is_refused(case.kind, said):
        return None
    found = [_played(case, said, case.place + seed) for seed in range(SEEDS)]
    return any(found) if {*found} != {None} else None


def _played(case: Case, said: Shape, place: int) -> bool | None:
    here = promise.table_of(case.kind, said, place, COINS[place % len(COINS)], turned=place % 3 == 0)
    deed = promise.Played(here, case.kind, place).deed
    if deed is None:
        return None
    return facts(deed.before.table) != facts(deed.after.table) or deed.before.checks != deed.after.checks


UNTRIED = {
    r"(attack|fail_attack|raise_block).*": "there is a battle in none of these: rules/test_battle.py",
    r"give_back.*": "nothing has changed hands here: cards/test_control.py",
    r"control.*": "where what is taken may go is told there, too",
    r".*(lane|lanes|coin_of)=that": "the lane into which it comes is always the same here",
    r"move": "few may go anywhere in these lanes: cards/test_deeds_spirits.py",
    r"renew.*": "nothing has been used up here: cards/test_deeds_rules.py",
    r"use_text.*": "what another text does is looked at where it stands",
}
"""Deeds that this table does not show, and where they are shown."""


def idle(*, whole: bool) -> list[str]:
    """Return the deeds that come to nothing; of a sample of them, or of all."""
    tried = {
        deed: row for deed, row in cases().items() if not any(re.fullmatch(each, deed) for each in UNTRIED)
    }
    return [*unmoved(tried, changes, None if whole else SAMPLE)]
