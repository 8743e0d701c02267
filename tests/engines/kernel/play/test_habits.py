"""Habits look at what everybody sees, and what they let go by does no harm; foresight tells no secret."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from engines.kernel import QUIET, Decision, Dice, Game, Match, Refused, foresee, habit_sheet, usual
from engines.registry import GAMES
from tests.engines.conformance import recorded
from tests.profiles import sampled

WITH_HABITS = [game for game in GAMES.values() if game.seat_interface.habits]


def asked(game: Game[Any], matches: int) -> Iterator[tuple[Match[Any], Decision]]:
    """Every question of some matches that easy players begin and chance goes on with."""
    for seed in range(matches):
        match, chance, dice = Match(game, game.options(), 2, f"habits {seed}"), Random(seed), Dice("habits")
        for _ in range(400):
            if match.result is not None:
                break
            for decision in match.decisions:
                yield match, decision
            decision = match.decisions[0]
            wanted = game.ai_support.prefer(match.table, decision, dice)
            match.answer(decision.seat, wanted if chance.random() < 0.8 else decision.any(chance))


def public(match: Match[Any]) -> Any:
    """What everybody sees."""
    return match.view(None)


def lets_go(match: Match[Any], decision: Decision) -> dict[str, Any]:
    """What each habit answers to a question."""
    keys = [option.key for option in habit_sheet(match.game, ()).options]
    return {key: usual(match, decision, {key}) for key in keys}


@pytest.mark.parametrize("game", WITH_HABITS, ids=lambda game: game.id)
@pytest.mark.parametrize("matches", sampled([3, 8]))
def test_habits_answer_alike_whatever_nobody_but_its_seat_can_know(game: Game[Any], matches: int) -> None:
    exchanged, used = 0, set[str]()
    for number, (match, decision) in enumerate(asked(game, matches)):
        here = lets_go(match, decision)
        used |= {key for key, answer in here.items() if answer is not None}
        if number % 5:
            continue
        try:
            world = Match[Any].imagine(game, match.observation(None), Dice(f"other {number}"))
            same = world.decision(decision.seat)
        except Refused:
            continue
        if same.kind == decision.kind:
            exchanged += world.table.dump() != match.table.dump()
            assert lets_go(world, same) == here, decision
    assert exchanged > 20
    assert QUIET in used


@pytest.mark.parametrize("game", WITH_HABITS, ids=lambda game: game.id)
def test_what_goes_by_is_answered_passively_and_only_in_others_turns_for_quiet(game: Game[Any]) -> None:
    for match, decision in asked(game, 3):
        for key, answer in lets_go(match, decision).items():
            assert answer in (None, decision.default)
            if key == QUIET:
                assert (answer is not None) is (
                    decision.kind in game.reaction_kinds and decision.default is not None
                )


def after(match: Match[Any], decision: Decision) -> Match[Any]:
    """The match when the question went by, and nobody else did anything about it."""
    draft = match.copy()
    draft.answer(decision.seat, decision.default)
    for _ in range(6):
        if not draft.decisions or draft.decisions[0].kind in ("combat", "action", "prepare"):
            break
        other = draft.decisions[0]
        draft.answer(other.seat, other.default if other.default is not None else next(other.answers()))
    return draft


def test_a_duel_whose_cards_go_by_is_won() -> None:
    found = 0
    for match, decision in asked(GAMES["dueling_nobles"], 8):
        if usual(match, decision, {"wins_anyway"}) is not None:
            draft, found = match.copy(), found + 1
            draft.answer(decision.seat, decision.default)
            assert public(draft).duel.winner == decision.seat
    assert found


def test_a_spirit_whose_attack_goes_by_survives_it() -> None:
    found = 0
    for match, decision in asked(GAMES["noxtalia"], 8):
        if usual(match, decision, {"survives"}) is not None:
            attack, found = public(match).attack, found + 1
            draft = match.copy()
            draft.answer(decision.seat, decision.default)
            if public(draft).attack is not None:
                assert public(draft).sides[attack.defender].spirits[attack.target].alive
    assert found > 10


def test_an_attack_that_goes_by_fails_where_nobody_adds_to_it() -> None:
    found = 0
    for match, decision in asked(GAMES["neo_noble"], 12):
        if usual(match, decision, {"fails_anyway"}) is not None:
            battle, found = public(match).battle, found + 1
            now = public(after(match, decision)).battle
            assert now is None or now.attacker != battle.attacker or now.success is not True
    assert found


@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.id)
def test_what_is_foreseen_is_the_same_whatever_the_seat_cannot_know(game: Game[Any]) -> None:
    compared = found = waited = 0
    for number, (match, decision) in enumerate(asked(game, 3)):
        waiting = [seat for seat in range(match.seats) if seat not in {each.seat for each in match.decisions}]
        if number % 25 or not waiting:
            continue
        waited += 1
        observation = match.observation(waiting[0])
        foreseen = foresee(game, observation, "test")
        found += foreseen is not None
        if observation.rolls or any(answer is None for _, answer in observation.since):
            continue
        try:
            world = recorded(match, observation, f"world {number}")
            alike = world.view(waiting[0]) == match.view(waiting[0])
        except Refused:
            continue
        if alike and world.table.dump() != match.table.dump():
            compared += 1
            assert foresee(game, world.observation(waiting[0]), "test") == foreseen, decision
    assert found or not waited, "nothing was foreseen"
    assert compared or not waited, "no other world was looked at"
