"""Reasons of hints: what comes of an answer, not what others like to do after it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engines.kernel import Choose, Consequence, Event, Match, Play, Result, reason
from tests.engines.skirmish import Skirmish, SkirmishOptions

SEAT, OTHER = 0, 1


def replying(other_kind: str) -> Match[Any]:
    """Return a match in which an answer strikes the other, who raids in turn whoever has not struck."""

    def step(table: Any) -> Play[None]:
        said = yield Choose(SEAT, "reply", ("strike", "wait"), default="wait")
        if said == "strike":
            table.tell("struck", seat=OTHER)
        does = yield Choose(OTHER, other_kind, ("raid", "rest"), default="rest")
        if does == "raid" and said == "wait":
            table.tell("raided", seat=SEAT)
        table.result = Result((), "rounds")

    class Replying(Skirmish):
        reaction_kinds = frozenset({"reply", "parry"})
        rules = replace(Skirmish.rules, step=step)
        ai_support = replace(
            Skirmish.ai_support,
            prefer=lambda _, decision, __: decision.keys[0],
            fresh_kinds=frozenset({"main"}),
            consequences=(Consequence("struck", good=False), Consequence("raided", good=False)),
        )

    return Match(Replying(), SkirmishOptions(), 2, "s")


def kinds(events: tuple[Event, ...]) -> list[str]:
    return [event.kind for event in events]


@pytest.mark.parametrize(("other_kind", "spared"), [("parry", ["raided"]), ("main", [])])
def test_what_another_begins_anew_is_no_reason(other_kind: str, spared: list[str]) -> None:
    match = replying(other_kind)
    why = reason(match.game, match.observation(SEAT), match.decision(SEAT), "easy", "hint")
    assert (why.answer, kinds(why.gained), kinds(why.spared)) == ("strike", ["struck"], spared)
