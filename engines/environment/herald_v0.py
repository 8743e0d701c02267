"""All games as an AEC environment: `herald_v0.env(game="neo_noble")`.

Agents answer one after another, also where a game asks several at once; none sees early what another has
answered. An action is a place in the list of words that may come next (`partial_answer`); `action_mask` tells
how many there are. What only changes how somebody is asked, and the way back, are not offered.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo import AECEnv  # pyright: ignore[reportMissingTypeStubs]: it has types within
from pettingzoo.utils import wrappers  # pyright: ignore[reportMissingTypeStubs]: the same

from engines.environment.hashing import BOUND, Features, Known
from engines.environment.partial_answer import ACTIONS, PartialAnswer
from engines.kernel import Game, Match, Options, Overrun, Result, View
from engines.kernel.decisions.keys import deed_of
from engines.registry import GAMES

Agent: TypeAlias = str
Seen: TypeAlias = dict[str, NDArray[Any]]

SIZE, WIDTH = 1_024, 64
"""Numbers of an observation, and of each word's description."""


def _seen() -> spaces.Space[Any]:
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (SIZE,), np.float32),
            "options": spaces.Box(-BOUND, BOUND, (ACTIONS, WIDTH), np.float32),
            "action_mask": spaces.MultiBinary(ACTIONS),
        }
    )


def env(**arguments: Any) -> AECEnv[Agent, Seen, int]:
    """Return the environment with PettingZoo's usual wrappers: an action that is none loses."""
    made: AECEnv[Agent, Seen, int] = raw_env(**arguments)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class raw_env(AECEnv[Agent, Seen, int], EzPickle):  # noqa: N801 - as PettingZoo calls it
    """One match after another of a game. An action that is none raises IndexError."""

    metadata: dict[str, Any] = {  # noqa: RUF012 - as PettingZoo declares it
        "name": "herald_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str | Game[Any] = "dueling_nobles",
        seats: int = 2,
        options: Mapping[str, Any] | Options | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Take a game or its id, how many play it, and the options of its matches.

        After `max_cycles` actions in all, everybody is truncated. Raises KeyError, ValueError or
        ValidationError for a game, a number or options that there are not.
        """
        EzPickle.__init__(self, game, seats, options, max_cycles, render_mode)
        super().__init__()
        self.game: Game[Any] = GAMES[game] if isinstance(game, str) else game
        if seats not in self.game.seats:
            raise ValueError(f"{self.game.id} seats {self.game.seats}, not {seats}")
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self._options = self.game.options.model_validate(options or {})
        self._most = max_cycles
        self._chance = np_random()[0]
        self._known: list[Known] = [{} for _ in range(seats)]
        self.observation_spaces = {agent: _seen() for agent in self.possible_agents}
        actions: dict[Agent, spaces.Space[Any]] = {
            agent: spaces.Discrete(ACTIONS) for agent in self.possible_agents
        }
        self.action_spaces = actions

    def observation_space(self, agent: Agent) -> spaces.Space[Seen]:
        """Return what an observation looks like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        """Return the actions: places in a list of words."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match; by the same seed the same matches follow. It has no options of its own."""
        if seed is not None:
            self._chance = np_random(seed)[0]
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._actions = 0
        self._match = Match(
            self.game, self._options, len(self.agents), self._chance.bytes(32).hex(), light=True
        )
        self._ask()

    def step(self, action: int) -> None:
        """Say a word for the agent that is asked, and play on once its answer is whole."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._partial.say(int(action))
        self._actions += 1
        if self._partial.answer is None:
            self._tell()
        else:
            self._give()
        if self._actions == self._most and not any(self.terminations.values()):
            self._end(cut_short=True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _give(self) -> None:
        """Answer for the agent; texts that set one another off without end cut the match short."""
        assert self._partial.answer is not None
        try:
            self._match.answer(self._partial.decision.seat, self._partial.answer)
            self._ask()
        except (Overrun, RecursionError):
            self._views = {seat: {} for seat in range(self._match.seats)}  # such a table may be half done
            self._end(cut_short=True)

    def _ask(self) -> None:
        """Turn to the agent that is asked next, or end."""
        match = self._match
        while match.decisions:
            decision = match.decisions[0]
            self._partial = PartialAnswer(decision, self.game.conveniences)
            if decision.seat < match.seats and self._partial.answer is None:
                break
            match.answer(decision.seat, next(decision.answers()))  # nobody has a choice there
        self._looks: dict[int, View] = {}
        self._views: dict[int, dict[str, Any]] = {}
        if match.result is not None:
            self._reward(match.result)
            self._end(cut_short=match.result.reason == "decision_limit")
            return
        self._cards: dict[str, str] | None = None
        self.agent_selection = self.possible_agents[self._partial.decision.seat]
        self._tell()

    def _reward(self, result: Result) -> None:
        """Give one to those who have won, and take one from those who have lost."""
        if result.winners:
            won = {agent for seat, agent in enumerate(self.possible_agents) if seat in result.winners}
            self.rewards = {agent: 1.0 if agent in won else -1.0 for agent in self.agents}

    def _end(self, *, cut_short: bool) -> None:
        """Let all agents know that nothing more is asked, and what they see at the end."""
        self.terminations = dict.fromkeys(self.agents, not cut_short)
        self.truncations = dict.fromkeys(self.agents, cut_short)
        self.infos = {agent: {"view": self._view(seat)} for seat, agent in enumerate(self.agents)}

    # What is seen

    def _tell(self) -> None:
        """Tell the agent that is asked, by name, what it sees and what it may say."""
        partial = self._partial
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = {
            "view": self._view(partial.decision.seat),
            "kind": partial.decision.kind,
            "about": partial.decision.about._asdict(),
            "said": partial.said,
            "subject": partial.subject,
            "words": tuple(partial.words),
        }

    def _view(self, seat: int) -> dict[str, Any]:
        """Return what the seat sees as plain data, reckoned once for each moment."""
        if seat not in self._views:
            self._looks[seat] = self._match.view(seat)
            self._views[seat] = self._looks[seat].model_dump(mode="json")
        return self._views[seat]

    def observe(self, agent: Agent) -> Seen:
        """Return what the agent sees; words only to the one that is asked."""
        seat = self.possible_agents.index(agent)
        features = Features()
        features.add_anew(self._view(seat), self._known[seat])
        asked = agent == self.agent_selection and not self.terminations[agent] and not self.truncations[agent]
        words = self._partial.words if asked else ()
        if asked:
            told = self.infos[agent]
            features.add({"asked": {name: told[name] for name in ("kind", "about", "said", "subject")}})
        mask = np.zeros(ACTIONS, np.int8)
        mask[: len(words)] = 1
        return {
            "observation": features.vector(SIZE),
            "options": self._described() if asked else np.zeros((ACTIONS, WIDTH), np.float32),
            "action_mask": mask,
        }

    def _described(self) -> NDArray[np.float32]:
        """Return a row for each word: its key, what is done by it, which cards it and its subject are."""
        if self._cards is None:
            decision = self._partial.decision
            prompt = self.game.seat_interface.prompt(self._looks[decision.seat], decision)
            self._cards = {option.key: option.card for option in prompt.options if option.card is not None}
        features, cards, partial = Features(), self._cards, self._partial
        subject = cards.get(partial.subject) if partial.subject is not None else None
        for row, word in enumerate(partial.words):
            features.add({"word": word, "subject": subject}, row=row)
            if isinstance(word, str):
                features.add({"deed": deed_of(word), "card": cards.get(word)}, row=row)
        return features.matrix(ACTIONS, WIDTH)

    def render(self) -> str:
        """Return what everyone may see, as JSON."""
        return self._match.view(None).model_dump_json(indent=1)

    def close(self) -> None:
        """Release nothing: an environment holds no more than its match."""
