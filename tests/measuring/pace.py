"""The pace of Soul-Forger: what easy players are asked in a turn, and how often they press for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeAlias

from discord import ui

from bot.table import gathered as of
from bot.table.action_id import ActionId
from bot.table.controls import controls
from bot.table.gathered import Gathered
from bot.table.verbs import Verb
from bot.texts import texts_in
from engines.kernel import Answer, Assign, Decision, Dice, Gather, Match, Pick, Prompt
from engines.registry import GAMES
from tests.measuring.figure import Figure, Size

GAME = GAMES["soul_forger"]
NAMES = ("Ada", "Bartholomé", "Chloé", "Dmitri")
Ways: TypeAlias = "dict[int, list[tuple[Answer, ...]]]"
"""Answers to the questions that a seat is asked next, one after another, which one press can give."""
ASKED_OTHERS, ASKED_TURN, CLICKS = 1.5, 1, 9
"""The bars: what each opponent is asked with a choice in a turn, and the turn player beyond his own moves;
the presses of an own turn."""


def measure(size: Size) -> Iterator[Figure]:
    """Measure games of two, three and four."""
    for seats in GAME.seats:
        counted: Counter[str] = Counter()
        for number in range(size.paces):
            _count(Match(GAME, GAME.options(), seats, f"pace {number}"), counted)
        turns, chances = counted["turns"], counted["chances"]
        name = f"pace: soul_forger, {seats} seats:"
        yield Figure(
            f"{name} asked with a choice a turn, each opponent",
            counted["others choose"] / chances, "questions",
            counted["others"] / chances, "with those who can only pass", ASKED_OTHERS,
        )  # fmt: skip
        yield Figure(
            f"{name} asked with a choice a turn, the turn player beyond own moves",
            counted["own choose"] / turns, "questions",
            counted["own"] / turns, "with those where he can only pass", ASKED_TURN,
        )  # fmt: skip
        yield Figure(
            f"{name} clicks of an own turn",
            counted["clicks"] / turns, "clicks", counted["moves"] / turns, "answers", CLICKS,
        )  # fmt: skip


def _count(match: Match[Any], counted: Counter[str]) -> None:
    """Play by preference, and count from the first turn on."""
    dice, turn = Dice("pace"), 0
    ways: Ways = {}
    while match.decisions:
        decision, table = match.decisions[0], match.table
        answer = GAME.mind.prefer(table, decision, dice)
        if table.turn > turn:
            turn = table.turn
            counted["turns"] += 1
            counted["chances"] += len(table.living()) - 1
        if turn:
            ways = _count_question(match, decision, answer, counted, ways)
        match.answer(decision.seat, answer)


def _count_question(
    match: Match[Any], decision: Decision, answer: Answer, counted: Counter[str], ways: Ways
) -> Ways:
    """Count a question, unless the last press can have answered it. Return what this one can answer."""
    own, moves = decision.seat == match.table.active, decision.kind != "window"
    counted["moves"] += own and moves
    said = [way[1:] for way in ways.get(decision.seat, ()) if way[:1] == (answer,)]
    if said and len(match.decisions) == 1:
        return {decision.seat: said}
    if own and moves:
        counted["clicks"] += presses(match, decision, answer)
    else:
        whose = "own" if own else "others"
        counted[whose] += 1
        counted[f"{whose} choose"] += decision.count() > 1
    options = match.prompt(decision.seat).options
    return {decision.seat: [option.then for option in options if option.key == answer]}


def presses(match: Match[Any], decision: Decision, answer: Answer) -> int:
    """Return how often one presses on the panel for an answer: buttons, menus, pages."""
    if isinstance(decision, Gather) and answer == decision.proposal:
        return 1  # it stands on a button; to find all other payments takes long
    prompt, state = match.prompt(decision.seat), Gathered()
    for count in range(1, 30):
        made = controls(1, 1, decision, prompt, texts_in("en"), NAMES, state)
        items = [item for row in made.rows for item in row.children]
        following = _pressed(items, decision, answer, prompt)
        if not isinstance(following, Gathered):
            return count
        state = following
    raise AssertionError((decision, answer))


def _pressed(items: list[Any], decision: Decision, answer: Answer, prompt: Prompt) -> Gathered | None:
    """Use the best of the controls; return what is gathered then, None where that is the answer."""
    turned: Gathered | None = None
    ways = {of.value_of(prompt, option) for option in prompt.options if option.key == answer}
    for item in items:
        action = ActionId.parse(item.custom_id)
        values = [option.value for option in item.options] if isinstance(item, ui.Select) else []
        match action.verb:
            case Verb.ANSWER | Verb.MENU_ANSWER if ways & {action.detail, *values}:
                return None
            case Verb.ANSWER if of.button_answer(decision, action.detail) == answer:
                return None
            case Verb.MENU_ANSWER:
                wanted = [answer] if isinstance(answer, str) else list(answer)  # pyright: ignore[reportArgumentType]: a menu's answers are keys
                if wanted and set(wanted) <= set(values):
                    return None
            case Verb.DONE if isinstance(decision, Pick | Gather | Assign):
                done = [Gathered.parse(value) for value in values or [action.detail]]
                if any(of.gathered(decision, state) == answer for state in done):
                    return None
            case Verb.PAGE if (page := Gathered.parse(action.detail)).page:
                turned = page
            case _:
                pass
    for item in items:
        action = ActionId.parse(item.custom_id)
        if action.verb is Verb.GATHER and isinstance(item, ui.Select):
            state = Gathered.parse(action.detail)
            known = of.choices(decision)
            left = [place for place in _places(answer, known) if place not in state.chosen]
            here = [str(place) for place in left if str(place) in {each.value for each in item.options}]
            if here:
                state = of.gather(decision, state, here[: item.max_values])
                return None if of.finished(decision, state) == answer else state
    assert turned is not None, (decision, answer)
    return turned


def _places(answer: Answer, known: Any) -> list[int]:
    """Return where the parts of an answer stand among the choices, in its order."""
    if isinstance(answer, int):
        return [known.index(str(answer))]
    return [known.index(key) for key in ([answer] if isinstance(answer, str) else answer)]
