"""What a person presses who plays as the easy computer does: which controls, and what they cost them.

One measure everywhere: a button 1, a menu with one choice 2, a menu of several 3, a page turned 1.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

from discord import ui

from bot.table import gathered as of
from bot.table.action_id import ActionId
from bot.table.gathered import Gathered
from bot.table.panel import asked_of
from bot.table.verbs import MatchVerb
from bot.texts import texts_in
from engines.kernel import (
    Answer,
    Arrange,
    Assign,
    Decision,
    Dice,
    Distribute,
    Game,
    Gather,
    Match,
    Option,
    Pick,
    Prompt,
    compound_prompt,
    sole_answer,
)
from tests.rigs.screen import session_of, without_copies

NAMES = ("Ada", "Bartholomé", "Chloé", "Dmitri")
BUTTON, MENU, SEVERAL = 1, 2, 3
AHEAD = 8
"""Answers that a player has in mind when they look for the press that gives most of them."""


class Press(NamedTuple):
    """What somebody has given at one go: an answer put together on several controls, or several answers."""

    turn: int
    active: int
    """Whose turn it is."""
    rivals: int
    """How many others play."""
    seat: int
    kinds: tuple[str, ...]
    """The questions that it has answered."""
    answers: tuple[Answer, ...]
    choices: int
    """How many answers the first question has."""
    used: tuple[int, ...]
    """What each control has cost; nothing where the host answers for who has no choice."""
    looked: tuple[float, float]
    """Milliseconds that the question alone has taken to be put, and all that one press can answer."""

    @property
    def own(self) -> bool:
        """Whether it was pressed by whose turn it is."""
        return self.seat == self.active

    @property
    def cost(self) -> int:
        """What it has cost in all."""
        return sum(self.used)


def played(game: Game[Any], seats: int, seed: str) -> Iterator[Press]:
    """Play a match by preference, and yield what is pressed from the first turn on."""
    match, dice = Match(game, game.options(), seats, seed), Dice("pace")
    rest: dict[int, tuple[Answer, ...]] = {}
    """What each seat has pressed beyond a question of others: it is given if they let that go by."""
    while match.decisions:
        decision = match.decisions[0]
        goes_on = rest.pop(decision.seat, ())
        if goes_on and decision.kind in game.in_a_row and decision.allows(goes_on[0]):
            _given_in_a_row(match, decision, goes_on)
            continue
        if decision.seat >= seats:
            match.answer(decision.seat, next(decision.answers()))
            continue
        if not match.table.turn:
            match.answer(decision.seat, game.ai_support.prefer(match.table, decision, dice))
            continue
        press, left = _pressed(match, decision, dice)
        if decision.default is None or press.answers[0] != decision.default:
            rest = {seat: kept for seat, kept in rest.items() if seat == decision.seat}
        if left and decision.kind in game.in_a_row:
            rest[decision.seat] = left
        yield press


def _given_in_a_row(match: Match[Any], decision: Decision, answers: tuple[Answer, ...]) -> None:
    """Give what was pressed before, as far as the seat may answer so."""
    match.answer(decision.seat, answers[0])
    for answer in answers[1:]:
        if not match.can_follow(decision.kind, decision.seat, answer):
            break
        match.answer(decision.seat, answer)


def _pressed(match: Match[Any], decision: Decision, dice: Dice) -> tuple[Press, tuple[Answer, ...]]:
    """Let the seat that is asked find its best press, and give what it says as far as it is asked.

    Returns what it says besides, too, if others are asked before that.
    """
    seat, table = decision.seat, match.table
    wanted = in_mind(match, decision, dice)
    prompt, looked = _look(match, seat)
    way = way_of(prompt, wanted)
    used = () if _is_spared(match, decision) else _controls(match, decision, prompt, wanted[0], way)
    turn, active, rivals = table.turn, _active(table), match.seats - len(match.game.rules.gone(table)) - 1
    kinds, answers = [decision.kind], [wanted[0]]
    match.answer(seat, wanted[0])
    for answer in way.then if way is not None else ():
        if not match.can_follow(decision.kind, seat, answer):
            break
        kinds.append(match.decision(seat).kind)
        answers.append(answer)
        match.answer(seat, answer)
    waits = bool(match.decisions) and all(asked.seat != seat for asked in match.awaited)
    left = way.then[len(answers) - 1 :] if way is not None and waits else ()
    press = Press(turn, active, rivals, seat, (*kinds,), (*answers,), decision.count(), used, looked)
    return press, left


def way_of(prompt: Prompt, wanted: tuple[Answer, ...]) -> Option | None:
    """Return the option that gives the most of what a seat has in mind."""
    led = [
        option for option in prompt.options if (option.key, *option.then) == wanted[: 1 + len(option.then)]
    ]
    return max(led, key=lambda option: len(option.then), default=None)


def _look(match: Match[Any], seat: int) -> tuple[Prompt, tuple[float, float]]:
    """Return what a panel is made of, and how long that takes, without the ways and with them."""
    begin = time.thread_time()
    match.prompt(seat)
    alone = time.thread_time()
    prompt = compound_prompt(match, seat)
    return prompt, (1_000 * (alone - begin), 1_000 * (time.thread_time() - alone))


def _is_spared(match: Match[Any], decision: Decision) -> bool:
    """Tell whether the host answers, as there is no choice, not even to take something back."""
    return sole_answer(decision) is not None and not match.can_undo(decision.seat)


def _active(table: Any) -> int:
    """Return whose turn it is."""
    return table.acting if hasattr(table, "acting") else table.active


def in_mind(match: Match[Any], decision: Decision, dice: Dice) -> tuple[Answer, ...]:
    """Return what the seat answers, and what then, as long as nobody else is asked.

    In steps that are answered in a row it supposes that others let their questions go by.
    """
    ahead, seat, row = match.copy(), decision.seat, match.game.in_a_row
    wanted = [_offered(ahead, decision, dice)]
    ahead.answer(seat, wanted[0])
    while len(wanted) < AHEAD and len(ahead.awaited) == 1:
        (asked,) = ahead.awaited
        if asked.seat != seat:
            if decision.kind not in row or asked.default is None:
                break
            ahead.answer(asked.seat, asked.default)
            continue
        wanted.append(_offered(ahead, ahead.decision(seat), dice))
        ahead.answer(seat, wanted[-1])
    return tuple(wanted)


def _offered(match: Match[Any], decision: Decision, dice: Dice) -> Answer:
    """Return what a seat answers; where a copy would do as well, the one that is offered."""
    wanted = match.game.ai_support.prefer(match.table, decision, dice)
    prompt = match.prompt(decision.seat)
    if isinstance(wanted, tuple):
        alike = (
            each.answer for each in prompt.proposals if without_copies(each.answer) == without_copies(wanted)
        )
        return next(alike, wanted)
    return prompt.offered(wanted)


def _controls(
    match: Match[Any], decision: Decision, prompt: Prompt, answer: Answer, way: Option | None
) -> tuple[int, ...]:
    """Return what each control costs that gives the answer on a panel: buttons, menus, pages.

    One copy of a card is as good as another.
    """
    if isinstance(decision, Gather) and answer == decision.proposal:
        return (BUTTON,)  # to find all other payments takes long
    options = [each for each in prompt.options if each.refused is None]
    alone = answer if isinstance(answer, tuple) and len(answer) == 1 else (answer,)
    wanted = (way.key, *way.then) if way is not None else alone
    alike = [each for each in options if without_copies((each.key, *each.then)) == without_copies(wanted)]
    values = {of.value_of(prompt, each) for each in alike} | ({str(answer)} if way is None else set())
    session, state, used = session_of(match, names=NAMES), Gathered(), list[int]()
    session.looks.at(match).prompts[decision.seat] = prompt
    while len(used) < 30:
        made = asked_of(session, decision.seat, texts_in("en"), state)
        assert made is not None
        items = [item for row in made.rows for item in row.children]
        folded = [each for each in items if _folds(each, prompt, alike)]
        following, cost = _used(items, decision, answer, values, state, folded)
        used.append(cost)
        if following is None:
            return tuple(used)
        state = following
    raise AssertionError((decision, answer))


def _used(
    items: list[Any],
    decision: Decision,
    answer: Answer,
    values: set[str],
    state: Gathered,
    folded: list[Any],
) -> tuple[Gathered | None, int]:
    """Use the best of the controls; return what is gathered then, None for a whole answer; and its cost."""
    turned: Gathered | None = None
    for item in items:
        action, shown = ActionId.parse(item.custom_id), _shown(item)
        match action.verb:
            case MatchVerb.ANSWER if (
                action.detail in values or of.button_answer(decision, action.detail) == answer
            ):
                return None, BUTTON
            case MatchVerb.MENU_ANSWER if values & shown or _holds(shown, answer):
                return None, _cost(item)
            case MatchVerb.DONE if isinstance(decision, Pick | Gather | Assign | Distribute | Arrange):
                done = map(Gathered.parse, shown or {action.detail})
                if any(of.gathered(decision, each) == answer for each in done):
                    return None, _cost(item)
            case MatchVerb.PAGE if (page := Gathered.parse(action.detail)).page:
                turned = page
            case _:
                pass
    for item in items:
        if ActionId.parse(item.custom_id).verb is MatchVerb.GATHER:
            left = _left(answer, decision, state)
            here = [str(place) for place in left if str(place) in _shown(item)]
            if here:
                begun = of.gather(decision, state, here[: item.max_values])
                return None if of.finished(decision, begun) == answer else begun, _cost(item)
    if folded:
        return Gathered.parse(ActionId.parse(folded[0].custom_id).detail), BUTTON
    assert turned is not None, (decision, answer)
    return turned, BUTTON


def _folds(item: Any, prompt: Prompt, alike: list[Option]) -> bool:
    """Tell whether an answer is folded behind a button."""
    action = ActionId.parse(item.custom_id)
    if action.verb is not MatchVerb.FOLD:
        return False
    fold = of.unfolded(prompt, Gathered.parse(action.detail).fold)
    return any(each in fold for each in alike)


def _shown(item: Any) -> set[str]:
    """Return what may be chosen in a menu; nothing of a button."""
    return {option.value for option in item.options} if isinstance(item, ui.Select) else set()


def _cost(item: Any) -> int:
    if not isinstance(item, ui.Select):
        return BUTTON
    return MENU if item.max_values == 1 else SEVERAL


def _holds(shown: set[str], answer: Answer) -> bool:
    """Tell whether a menu can give all parts of an answer at once."""
    return isinstance(answer, tuple) and bool(answer) and set(map(str, answer)) <= shown


def _left(answer: Answer, decision: Decision, state: Gathered) -> list[int]:
    """Return the places of what is still to be chosen for an answer, in its order."""
    chosen, left = Counter(state.chosen), list[int]()
    for place in of.whole(decision, answer if isinstance(answer, tuple) else (answer,)).chosen:
        if chosen[place]:
            chosen[place] -= 1
        else:
            left.append(place)
    return left
