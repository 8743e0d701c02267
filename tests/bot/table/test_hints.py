"""Hints say why: what comes of the answer, and nothing that their reader cannot know."""

from __future__ import annotations

import re
from itertools import islice
from typing import Any

import pytest

from bot.table.asking.hints import hint_line
from bot.texts import LOCALES, texts_in
from engines.kernel import Answer, Match, Reason, reason
from engines.registry import GAMES
from tests.engines.conformance import kept_world
from tests.engines.soul_forger.scenes import ME, YOU, Scene, armed
from tests.rigs.hints import positions, session_of

FEW = 8
WITH_REASON = 0.8
"""The share of hints that tell a reason, of questions as they come."""


def told(match: Match[Any], seat: int, locale: str = "en") -> str:
    """Return the hint to a seat as it reads it."""
    decision = match.decision(seat)
    why = reason(match.game, match.observation(seat), decision, "medium", "hint")
    return hint_line(session_of(match), seat, why, texts_in(locale))


@pytest.mark.parametrize("name", GAMES)
def test_most_hints_have_a_reason_and_none_tells_percent(name: str) -> None:
    hints = [
        told(match, seat, LOCALES[number % len(LOCALES)])
        for number, (match, seat) in enumerate(islice(positions(GAMES[name], "reasons"), FEW))
    ]
    assert sum("** – " in each for each in hints) >= WITH_REASON * FEW, "\n".join(hints)
    assert not [each for each in hints if re.search(r"\d\s?%", each)]


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_hint(name: str) -> None:
    others = 0
    for number, (match, seat) in enumerate(islice(positions(GAMES[name], "twins"), FEW)):
        world = kept_world(match, seat, number)
        if world is not None and world.table.dump() != match.table.dump():
            others += 1
            assert told(world, seat) == told(match, seat)
    assert others, "nothing hidden was exchanged"


def test_a_hint_names_the_whole_way_that_its_panel_offers_and_how_it_is_paid() -> None:
    s = Scene(*armed(ME, YOU), sides=[{"hand": ["wyrm"], "material": ["ox", "bear"]}])

    def hint(*then: Answer) -> str:
        why = Reason("summon:wyrm", then=then)
        return hint_line(session_of(s.match), ME, why, texts_in("en"))

    assert hint(("m:ox",)).startswith("💡 **Summon Wyrm** – ")
    assert "pays Ox (Material Zone)" in hint(("m:ox",))
    assert "Differently" not in hint(("m:bear",)), "the panel offers no such way"
