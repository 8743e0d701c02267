"""Controls of another day: what they say that there is no more is refused, and never breaks a panel."""

from __future__ import annotations

import pytest

from bot.table.action_id import LONGEST, ActionId
from bot.table.controls import controls
from bot.table.gathered import Gathered
from bot.table.verbs import MatchVerb
from bot.texts import texts_in
from cogs.components.answer import read_answer
from engines.kernel import Assign, Choose, Decision, Distribute, Option, Pick, Prompt, Say

TITLE = Say("seat", {"number": 1})
KEYS = tuple(f"c{n}" for n in range(40))
OPTIONS = tuple(Option(key, TITLE, "cards", then=("x",)) for key in KEYS)
DECISIONS: tuple[Decision, ...] = (
    Choose(0, "main", KEYS),
    Pick(0, "pick", KEYS, 2, 3),
    Distribute(0, "damage", KEYS[:3], 5),
    Assign(0, "attack", KEYS[:2], (("p1",), ("p1",)), {}),
)


@pytest.mark.parametrize("decision", DECISIONS, ids=lambda decision: type(decision).__name__)
@pytest.mark.parametrize("verb", [MatchVerb.PAGE, MatchVerb.FOLD, MatchVerb.GATHER])
def test_what_was_gathered_of_more_than_there_is_is_refused(decision: Decision, verb: MatchVerb) -> None:
    prompt = Prompt(TITLE, OPTIONS)
    chosen = ["0"] if verb is MatchVerb.GATHER else []
    with pytest.raises((ValueError, IndexError)):
        read_answer(ActionId(1, 2, verb, "0/41"), chosen, decision, lambda: prompt)


def test_a_fold_that_is_written_long_leads_to_controls_that_have_room() -> None:
    decision, prompt = DECISIONS[0], Prompt(TITLE, OPTIONS)
    pressed = ActionId(1, 2, MatchVerb.FOLD, "")
    detail = f"0@{'3'.zfill(LONGEST - len(str(pressed)) - 3)}+"
    answers, state = read_answer(pressed._replace(detail=detail), [], decision, lambda: prompt)
    assert (answers, state) == ((), Gathered(fold="3+"))
    assert controls(1, 2, decision, prompt, texts_in("en"), ("ann", "bob"), state or Gathered()).rows
