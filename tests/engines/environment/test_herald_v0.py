"""The environment keeps PettingZoo's promises with every game, hides what a seat may not know, and ends."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, seed_test

from engines.environment import herald_v0
from engines.environment.herald_v0 import raw_env
from engines.kernel import Game, Match, Overrun
from engines.registry import GAMES
from tests.engines.siege import Siege
from tests.engines.skirmish import Skirmish
from tests.rigs.high_card import HighCard

PLAYED: tuple[Game[Any], ...] = (*GAMES.values(), HighCard(), Skirmish(), Siege())
"""The toys ask every kind of question."""
TABLES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}") for game in PLAYED for seats in game.seats if seats > 1
]
EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""What PettingZoo says of every environment that has a mask for its actions."""
Chosen = Callable[[dict[str, Any]], int]


class Played(NamedTuple):
    """How a match ended for its agents."""

    rewards: dict[str, float]
    winners: list[int]


def played(env: raw_env, choose: Chosen | Mapping[str, Chosen], most: int = 20_000) -> Played:
    """Play until all agents are gone; all choose alike, or each in its own way."""
    rewards: dict[str, float] = {}
    winners: list[int] = []
    for _ in range(most):
        if not env.agents:
            return Played(rewards, winners)
        agent = env.agent_selection
        _, reward, terminated, truncated, info = env.last(observe=False)
        if terminated or truncated:
            rewards[agent] = reward
            winners = [*(info["view"].get("result") or ((),))[0]]
            env.step(None)  # pyright: ignore[reportArgumentType]: so PettingZoo removes an agent
            continue
        own = choose[agent] if isinstance(choose, Mapping) else choose
        env.step(own(info))
    raise AssertionError("it does not end")


def at_random(seed: int) -> Chosen:
    chance = Random(seed)
    return lambda info: chance.randrange(len(info["words"]))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_it_is_what_pettingzoo_expects(game: Game[Any], seats: int) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(herald_v0.env(game=game, seats=seats), num_cycles=60)
    said = [str(each.message) for each in told]
    assert [each for each in said if not each.startswith(EXPECTED)] == []


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_same_seed_plays_the_same_match(game: Game[Any], seats: int) -> None:
    seed_test(lambda: herald_v0.env(game=game, seats=seats), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_after_the_most_cycles_everybody_is_truncated(game: Game[Any], seats: int) -> None:
    env = raw_env(game, seats, max_cycles=4)
    env.reset(seed=1)
    actions = 0
    while not any(env.truncations.values()):
        assert not any(env.terminations.values())
        env.step(at_random(actions)(env.infos[env.agent_selection]))
        actions += 1
    assert actions == 4
    assert set(env.truncations.values()) == {True}
    assert set(played(env, at_random(1)).rewards.values()) == {0.0}


@pytest.mark.parametrize("game", GAMES)
def test_who_wins_gets_one_and_who_loses_gives_one(game: str) -> None:
    env = raw_env(game)
    decided = 0
    for seed in range(3):
        env.reset(seed=seed)
        rewards, winners = played(env, at_random(seed))
        worth = [0.0 if not winners else 1.0 if seat in winners else -1.0 for seat in range(2)]
        assert rewards == {"player_0": worth[0], "player_1": worth[1]}
        decided += len(winners)
    assert decided


def test_partners_win_together() -> None:
    env = raw_env("noxtalia", 4, {"two_vs_two": True})
    env.reset(seed=1)
    assert sorted(played(env, at_random(1)).rewards.values()) == [-1.0, -1.0, 1.0, 1.0]


def test_it_goes_on_from_match_to_match_and_a_seed_begins_the_row_again() -> None:
    env = raw_env("dueling_nobles")

    def hands(seed: int | None) -> Any:
        env.reset(seed)
        return env.infos[env.agent_selection]["view"]

    first, second = hands(5), hands(None)
    assert first != second
    assert (hands(5), hands(None)) == (first, second)


def test_what_another_has_answered_in_secret_changes_nothing_that_is_seen() -> None:
    seen: list[tuple[Any, Any]] = []
    for swapped in (0, 5):  # a whole hand kept, or a card of it put back
        env = raw_env("soul_forger")
        env.reset(seed=1)
        assert env.infos["player_0"]["kind"] == "mulligan"
        env.step(len(env.infos["player_0"]["words"]) - 1 if not swapped else 0)
        while env.agent_selection == "player_0":
            env.step(len(env.infos["player_0"]["words"]) - 1)
        seen.append((env.observe("player_1"), env.infos["player_1"]))
    (first, told), (second, told_again) = seen
    assert told == told_again
    assert all(np.array_equal(first[name], second[name]) for name in first)
    assert first["action_mask"].any()


def test_only_the_one_that_is_asked_is_told_words() -> None:
    env = raw_env("neo_noble")
    env.reset(seed=1)
    asked, other = env.agent_selection, next(each for each in env.agents if each != env.agent_selection)
    assert env.observe(asked)["action_mask"].sum() == len(env.infos[asked]["words"]) > 0
    assert env.observe(asked)["options"].any(axis=1).sum() == len(env.infos[asked]["words"])
    assert not env.observe(other)["action_mask"].any()
    assert not env.observe(other)["options"].any()
    assert env.infos[other] == {}
    assert env.observe(other)["observation"].any()


def test_names_alone_are_enough_to_play_by() -> None:
    chance = Random(1)

    def attacks(info: dict[str, Any]) -> int:
        """Attack or support while it can be done, and defend with something; else anything."""
        words = info["words"]
        liked = [place for place, word in enumerate(words) if word in ("attack", "support")]
        serious = [place for place, word in enumerate(words) if word not in ("end", "none", "recycle")]
        return chance.choice(liked or serious or [0])

    env = raw_env("noxtalia")
    env.reset(seed=1)
    won = 0
    for number in range(24):
        by_agent = {f"player_{number % 2}": attacks, f"player_{1 - number % 2}": at_random(number)}
        env.reset()
        won += played(env, by_agent).rewards[f"player_{number % 2}"] > 0
    assert won >= 18  # where both play at random, once in ninety times such a row


def test_an_action_that_is_none_is_refused_and_by_the_wrapped_environment_it_loses() -> None:
    env = raw_env("dueling_nobles")
    env.reset(seed=1)
    for wrong in (-1, len(env.infos[env.agent_selection]["words"])):
        with pytest.raises(IndexError):
            env.step(wrong)
    wrapped = herald_v0.env(game="dueling_nobles")
    wrapped.reset(seed=1)
    loser = wrapped.agent_selection
    wrapped.step(127)
    assert wrapped.terminations == {"player_0": True, "player_1": True}
    assert wrapped.rewards[loser] == -1


def test_a_match_that_is_cut_short_is_truncated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["dueling_nobles"], "decision_limit", 6, raising=False)
    env = raw_env("dueling_nobles")
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(0)
    assert not any(env.terminations.values())
    assert set(played(env, at_random(1)).rewards.values()) == {0.0}


def test_texts_without_end_truncate_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    env = raw_env("noxtalia")
    env.reset(seed=1)

    def overruns(*_: Any) -> None:
        raise Overrun

    monkeypatch.setattr(Match, "answer", overruns)
    while not any(env.truncations.values()):
        env.step(0)
    observed, reward, terminated, truncated, _ = env.last()
    assert (reward, terminated, truncated) == (0.0, False, True)
    assert observed is not None
    assert not observed["action_mask"].any()
    monkeypatch.undo()
    env.reset(seed=1)
    assert not any(env.truncations.values())


def test_it_can_be_sent_to_another_process() -> None:
    env = raw_env("neo_noble", max_cycles=9)
    env.reset(seed=3)
    twin = pickle.loads(pickle.dumps(env))
    twin.reset(seed=3)
    assert twin.infos == env.infos


def test_everybody_can_be_shown_the_table() -> None:
    env: AECEnv[Any, Any, Any] = herald_v0.env(game="magic", render_mode="ansi")
    env.reset(seed=1)
    told = env.render()
    assert isinstance(told, str)
    assert '"hand":null' in told.replace(" ", "")


def test_a_game_or_a_number_of_seats_that_there_is_not_is_refused() -> None:
    with pytest.raises(KeyError):
        raw_env("chess")
    with pytest.raises(ValueError, match="seats"):
        raw_env("neo_noble", 3)
    with pytest.raises(ValueError, match="best_of"):
        raw_env("neo_noble", options={"best_of": 2})
