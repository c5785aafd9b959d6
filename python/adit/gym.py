"""Games of one seat for Gymnasium.

>>> from adit import gym
>>> env = gym.make("caverna")
>>> observation, info = env.reset(seed=1)
>>> action = env.action_space.sample(info["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
>>> (reward, terminated)
(0.0, False)

The reward is the score, at the end of the game. As in Gymnasium's Taxi an action that may not follow changes nothing:
``info["action_mask"]`` says which may.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from . import _adit
from ._games import games, vocabulary
from ._play import Play
from ._spaces import RENDER_MODES, observation_space, observe, render


class Solo(gymnasium.Env[dict[str, Any], int]):
    """A game of one seat."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        game: str = "caverna",
        render_mode: str | None = None,
        options: Mapping[str, str] | None = None,
        data: str | None = None,
    ) -> None:
        if render_mode not in [None, *RENDER_MODES]:
            raise ValueError(f"there is no render mode {render_mode!r}; there are {', '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        self._setup = (game, dict(options or {}), data)
        self._play = Play(game, 1, 0, options, data)
        self.observation_space = observation_space(self._play)
        self.action_space = spaces.Discrete(len(vocabulary(game)))

    @property
    def play(self) -> Play:
        """The game that is under way."""
        return self._play

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions may follow, as learners with masks ask for it."""
        return self._play.mask()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._play.mask().astype(np.int8)}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        game, agreed, data = self._setup
        self._play = Play(game, 1, int(self.np_random.integers(2**63)), agreed, data)
        self._play.draw()
        if self.render_mode == "human":
            self.render()
        return observe(self._play, 0), self._info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        illegal = False
        try:
            self._play.pick(int(action))
        except _adit.AditError as error:
            if error.code != "not-offered":
                raise
            illegal = True
        self._play.draw()
        info = self._info()
        if illegal:
            info["illegal"] = True
        if self.render_mode == "human":
            self.render()
        return observe(self._play, 0), float(self._play.rewards[0]), self._play.over, False, info

    def render(self) -> Any:
        return render(self._play, self.render_mode)


def make(game: str = "caverna", max_steps: int | None = None, **arguments: Any) -> gymnasium.Env[Any, Any]:
    """A game of one seat, cut off after so many steps if that is said."""
    env: gymnasium.Env[Any, Any] = Solo(game, **arguments)
    return env if max_steps is None else gymnasium.wrappers.TimeLimit(env, max_steps)


for _game in games():
    if 1 in _game.seats:
        gymnasium.register(id=f"adit/{_game.id}-v0", entry_point="adit.gym:Solo", kwargs={"game": _game.id})
