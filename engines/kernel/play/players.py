"""Computer players for every game: random, gentle, easy, medium, hard.

All of them are told a `Observation` and nothing else, and imagine the hidden
rest with dice of their own, so they cannot cheat. Medium and hard search with
single-observer information-set Monte Carlo trees (Cowling, Powley, Whitehouse
2012): every iteration imagines the hidden cards anew, walks down one tree of
answers, plays on by the game's own preferences for a while and evaluates.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from math import log, sqrt
from random import Random
from typing import Any, NamedTuple, TypeAlias

from engines.kernel.decisions.answers import BACK, Answer
from engines.kernel.decisions.decisions import Choose, Decision
from engines.kernel.match.game import Game
from engines.kernel.match.levels import Budget, Level
from engines.kernel.match.match import Match
from engines.kernel.match.observation import Observation, Refused
from engines.kernel.play.gentle import is_careless, wins
from engines.kernel.play.heuristics import shuffled
from engines.kernel.state.dice import Dice

_Deal: TypeAlias = Callable[[Dice], Any]

_WIDEST = 60
"""Most answers of one decision that the tree considers; where a game offers none, and there are more, any."""
_TRIES = 20
"""Imagined tables that may miss the present moment before the player falls back on preference."""


_WEIGHED = 160
"""Iterations at the least by which two answers are compared."""


class Weighed(NamedTuple):
    """What the hard player would rather have answered."""

    better: Answer
    cost: float
    """By how much its chance to win would be higher then, as it sees it, from 0 to 1."""


class _Node:
    __slots__ = ("children", "offered", "reward", "visits")

    def __init__(self) -> None:
        self.children: dict[tuple[int, Answer], _Node] = {}
        self.visits = 0
        self.offered = 0
        """How often this answer could have been chosen: it was legal in the table imagined."""
        self.reward = 0.0


def choose(game: Game[Any], observation: Observation, decision: Decision, level: Level, seed: str) -> Answer:
    """Return the answer of a computer player. The same seed gives the same answer."""
    return ranked(game, observation, decision, level, seed)[0]


def ranked(
    game: Game[Any], observation: Observation, decision: Decision, level: Level, seed: str
) -> Sequence[Answer]:
    """Return what a computer player answers, and then the others that it has tried, the better ones first."""
    answer = unthinking(game, decision, level, seed)
    if answer is not None:
        return (answer,)
    deal = game.ai_support.sampler(observation.then, observation.now)
    match = imagined(game, observation, decision, deal, Dice(seed))
    if match is None:
        return (decision.any(Random(seed)),)
    if level == "gentle":
        return (_gently(match, decision, seed),)
    if level == "easy" or decision.kind in game.ai_support.plain_kinds:
        return (preferred(match, decision, seed),)
    tried = _legal(game, match, match.decision(decision.seat), Random(seed))
    if len(tried) == 1 and decision.allows(tried[0]):
        return tried
    return _search(game, observation, decision, deal, game.ai_support.budgets[level], seed)


def weigh(
    game: Game[Any], observation: Observation, decision: Decision, answer: Answer, seed: str
) -> Weighed | None:
    """Return what the hard player would have answered in place of this answer; None where it agrees.

    Both are tried anew, side by side: what seemed best by luck has no advantage.
    """
    better = choose(game, observation, decision, "hard", seed)
    if better == answer:
        return None
    budget = game.ai_support.budgets["hard"]
    budget = replace(budget, iterations=max(budget.iterations, _WEIGHED))
    deal = game.ai_support.sampler(observation.then, observation.now)
    root = _grown(game, observation, decision, deal, budget, f"{seed}/weighed", (better, answer))
    worth = {each: node.reward / node.visits for (_, each), node in root.children.items() if node.visits}
    return Weighed(better, worth[better] - worth[answer]) if {better, answer} <= worth.keys() else None


def unthinking(game: Game[Any], decision: Decision, level: Level, seed: str) -> Answer | None:
    """Return the answer for which a computer player need know nothing: a random one, or the only one."""
    if level == "random":
        return decision.any(Random(seed))
    if decision.kind in game.ai_support.plain_kinds:
        return None
    for answers in (decision.answers(), _serious(game, decision)):
        only = list(islice(answers, 2))
        if len(only) == 1:
            return only[0]
    return None


def preferred(match: Match[Any], decision: Decision, seed: str) -> Answer:
    """Return what the game prefers at the table of this match: the decision's own, or one imagined for it."""
    answer = match.game.ai_support.prefer(match.table, match.decision(decision.seat), Dice(f"{seed}/easy"))
    # What is imagined does not know that a seat must press on.
    return answer if decision.allows(answer) else decision.any(Random(seed))


def _gently(match: Match[Any], decision: Decision, seed: str) -> Answer:
    """Return what the gentle player answers, at a match imagined for it, which it uses up."""
    answer = preferred(match, decision, seed)
    if not is_careless(match, seed) or wins(match, decision.seat, answer):
        return answer
    careless = decision.any(Random(f"{seed}/careless"))
    return answer if careless in match.game.conveniences else careless


def imagined(
    game: Game[Any], observation: Observation, decision: Decision, deal: _Deal, dice: Dice
) -> Match[Any] | None:
    """Return a match that the decision's seat cannot tell from the real one; None where none is found."""
    for attempt in range(_TRIES):
        own = dice if attempt == 0 else Dice(f"{dice.seed}/{attempt}")
        try:
            match: Match[Any] = Match[Any].imagine(game, observation, own, deal)
            same = match.decision(decision.seat)
        except Refused:
            continue
        if same.kind == decision.kind and next(same.answers()) == next(decision.answers()):
            return match
    return None


def _search(
    game: Game[Any], observation: Observation, decision: Decision, deal: _Deal, budget: Budget, seed: str
) -> Sequence[Answer]:
    tried = _tried(_grown(game, observation, decision, deal, budget, seed), decision)
    if not tried:
        return (decision.any(Random(f"{seed}/any")),)
    return sorted(tried, key=lambda answer: tried[answer], reverse=True)


def _grown(
    game: Game[Any], observation: Observation, decision: Decision, deal: _Deal, budget: Budget, seed: str,
    among: Sequence[Answer] = (),
) -> _Node:  # fmt: skip
    """Return the tree of a search; with answers to choose `among`, no others are tried first."""
    root = _Node()
    chance = Random(seed)
    for iteration in range(budget.iterations):
        match = imagined(game, observation, decision, deal, Dice(f"{seed}/{iteration}"))
        if match is not None:
            _iterate(game, match, root, decision.seat, budget, chance, among)
        if not among and _settled(_tried(root, decision), budget.iterations - iteration - 1):
            break
    return root


def _tried(root: _Node, decision: Decision) -> dict[Answer, int]:
    """Return how often each answer was visited."""
    return {answer: node.visits for (_, answer), node in root.children.items() if decision.allows(answer)}


def _settled(visits: dict[Answer, int], left: int) -> bool:
    """Tell whether no answer can catch up with the one visited most, in the iterations left."""
    most, second, *_ = [*sorted(visits.values(), reverse=True), 0, 0]
    return most - second > left


def _iterate(
    game: Game[Any], match: Match[Any], root: _Node, seat: int, budget: Budget, chance: Random,
    among: Sequence[Answer] = (),
) -> None:  # fmt: skip
    path, deciders = [root], [seat]
    node, expanded = root, False
    first = seat
    turn = match.turn if budget.within_turn else None
    while not (expanded or _is_over(match, turn)) and (asked := _next(match, first)) is not None:
        if asked.seat >= match.seats:  # a bystander has no choice
            match.answer(asked.seat, next(asked.answers()))
            continue
        if asked.kind in game.ai_support.plain_kinds:
            match.answer(asked.seat, game.ai_support.prefer(match.table, asked, match.table.dice))
            continue
        legal = _legal(game, match, asked, chance)
        if among and node is root:
            legal = [each for each in among if asked.allows(each)] or legal
        fresh = [answer for answer in legal if (asked.seat, answer) not in node.children]
        if fresh:
            answer = _inclined(game, match, asked, fresh, chance)
            node.children[(asked.seat, answer)] = _Node()
            expanded = True
        else:
            answer = _promising(node, asked.seat, legal, budget.curiosity)
        for option in legal:
            child = node.children.get((asked.seat, option))
            if child is not None:
                child.offered += 1
        node = node.children[(asked.seat, answer)]
        path.append(node)
        deciders.append(asked.seat)
        match.answer(asked.seat, answer)
    rewards = _play_on(game, match, budget.playout, turn)
    for visited, decider in zip(path, deciders, strict=True):
        visited.visits += 1
        visited.reward += rewards[decider]


def _is_over(match: Match[Any], turn: int | None) -> bool:
    """Tell whether the turn is over beyond which the player does not look; None is no such turn."""
    return turn is not None and match.turn != turn


def _next(match: Match[Any], first: int) -> Decision | None:
    """Return whose answer comes next in the tree: the searcher's own before others' secret ones."""
    decisions = match.decisions
    for decision in decisions:
        if decision.seat == first:
            return decision
    return decisions[0] if decisions else None


def _serious(game: Game[Any], decision: Decision) -> Iterator[Answer]:
    """Yield the answers that lead anywhere; without that, a searcher goes round in circles."""
    return (answer for answer in decision.answers() if answer not in game.conveniences)


def _legal(game: Game[Any], match: Match[Any], decision: Decision, chance: Random) -> list[Answer]:
    if isinstance(decision, Choose):  # among answers that promise the same, any comes first
        decision = shuffled(decision, chance)
    offered = game.ai_support.offers(match.table, decision)
    if offered:
        return list(offered[:_WIDEST])
    legal = list(islice(_serious(game, decision), _WIDEST + 1))
    if len(legal) <= _WIDEST:
        return legal
    return list(dict.fromkeys(decision.any(chance) for _ in range(_WIDEST)))


def _inclined(
    game: Game[Any], match: Match[Any], decision: Decision, fresh: list[Answer], chance: Random
) -> Answer:
    """Return the answer to try first: the one that the game's preferences name, or any."""
    if len(fresh) > 1:
        preferred = game.ai_support.prefer(match.table, decision, match.table.dice)
        if preferred != BACK and preferred in fresh:
            return preferred
    return fresh[chance.randrange(len(fresh))]


def _promising(node: _Node, seat: int, legal: list[Answer], curiosity: float) -> Answer:
    best, best_score = legal[0], -1.0
    for answer in legal:
        child = node.children[(seat, answer)]
        score = child.reward / child.visits + curiosity * sqrt(log(child.offered + 1) / child.visits)
        if score > best_score:
            best, best_score = answer, score
    return best


def _play_on(game: Game[Any], match: Match[Any], length: int, turn: int | None) -> list[float]:
    table = match.table
    for _ in range(length):
        decisions = match.decisions
        if not decisions or _is_over(match, turn):
            break
        decision = decisions[0]
        match.answer(decision.seat, game.ai_support.prefer(table, decision, table.dice))
    result = table.result
    if result is None:
        return [game.ai_support.evaluate(table, seat) for seat in range(match.seats)]
    if not result.winners:
        return [1 / match.seats] * match.seats  # what all can expect before a match
    return [1.0 if seat in result.winners else 0.0 for seat in range(match.seats)]
