"""The games for PettingZoo (AEC).

>>> from adit import zoo
>>> env = zoo.env("cavum", seats=3)
>>> env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.last()
>>> sorted(observation)
['action_mask', 'observation', 'picked']
>>> env.step(env.action_space(env.agent_selection).sample(observation["action_mask"]))

An agent chooses one part of its move in each step; the mask says which parts may follow. Where several seats answer at the
same time, they are asked one after the other, and nobody sees the answers before all have answered. Rewards come at the end:
see :attr:`adit.Play.rewards`.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import conversions, wrappers

from . import _adit
from ._games import vocabulary
from ._play import Play
from ._spaces import RENDER_MODES, observation_space, observe, render

Illegal = Literal["raise", "stay"]


class raw_env(AECEnv):  # noqa: N801 - the name that PettingZoo's users expect
    """The environment without wrappers: see :func:`env`."""

    metadata = {"name": "adit_v0", "render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 2}

    def __init__(
        self,
        game: str,
        seats: int,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        options: Mapping[str, str] | None = None,
        data: str | None = None,
        illegal: Illegal = "raise",
    ) -> None:
        super().__init__()
        if render_mode not in [None, *RENDER_MODES]:
            raise ValueError(f"there is no render mode {render_mode!r}; there are {', '.join(RENDER_MODES)}")
        self.metadata = {**raw_env.metadata, "name": f"adit_{game}_v0", "is_parallelizable": seats == 1}
        self.render_mode, self.max_cycles, self.illegal = render_mode, max_cycles, illegal
        self._setup = (game, seats, dict(options or {}), data)
        self._play = Play(game, seats, 0, options, data)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        # Each agent has spaces of its own, as each is seeded for itself.
        space = observation_space(self._play)
        actions = spaces.Discrete(len(vocabulary(game)))
        self.observation_spaces = {agent: deepcopy(space) for agent in self.possible_agents}
        self.action_spaces = {agent: deepcopy(actions) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    @property
    def play(self) -> Play:
        """The game that is under way."""
        return self._play

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        game, seats, agreed, data = self._setup
        self._play = Play(game, seats, int(self._random.integers(2**63)), agreed, data)
        self._play.draw()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._steps = 0
        self.agent_selection = self.possible_agents[self._play.asked]

    def observe(self, agent: str) -> dict[str, Any]:
        return observe(self._play, self._seat[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        try:
            self._play.pick(int(action))
        except _adit.AditError as error:
            if self.illegal == "raise" or error.code != "not-offered":
                raise
            self.infos[agent] = {"illegal": True}
        self._play.draw()
        self._steps += 1
        if self._play.over:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent, reward in zip(self.agents, self._play.rewards, strict=True):
                self.rewards[agent] = reward
                self.infos[agent] = {"scores": self._play.scores}
            # Everybody is told once that the game is over, in turn.
            self.agent_selection = self.agents[0]
        else:
            if self.max_cycles is not None and self._steps >= self.max_cycles * len(self.possible_agents):
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[self._play.asked]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        return render(self._play, self.render_mode)

    def close(self) -> None:
        pass


def env(
    game: str,
    seats: int,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    options: Mapping[str, str] | None = None,
    data: str | None = None,
    illegal: Literal["terminate", "raise", "stay"] = "terminate",
) -> AECEnv:
    """A game with so many seats.

    An action that may not follow ends the game and costs the agent a point, as in PettingZoo's own games; with
    ``illegal="raise"`` it raises, and with ``"stay"`` nothing changes but the number of steps. After ``max_cycles`` steps for
    each agent the game is cut off.
    """
    inner: Illegal = "stay" if illegal == "stay" else "raise"
    made = raw_env(game, seats, render_mode, max_cycles, options, data, inner)
    if illegal == "terminate":
        made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def parallel_env(
    game: str,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    options: Mapping[str, str] | None = None,
    data: str | None = None,
    illegal: Literal["terminate", "raise", "stay"] = "terminate",
) -> Any:
    """The game of one seat as a parallel environment. With more seats agents act in turn, so there is none."""
    return conversions.aec_to_parallel(env(game, 1, render_mode, max_cycles, options, data, illegal))
