"""Many games at once."""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace

import numpy as np
import numpy.typing as npt

from . import _adit
from ._games import arrays, split, vocabulary


class VectorEnv:
    """Many games of one kind, stepped at once in Rust into arrays that stay the same objects.

    Each step picks one part of a move in every game. A game that has ended begins again at once; ``ended`` and ``rewards``
    tell of it for one step. What happens in a game depends on the seed, on its place and on what is picked in it, and not on
    the number of games or of threads.

    >>> env = VectorEnv("caverna", seats=2, n=3, seed=1)
    >>> env.reset()
    >>> for _ in range(100):
    ...     env.step(env.sample())
    >>> env.masks.shape == (3, env.actions) and env.observations["caves"].shape[:2] == (3, 2)
    True
    """

    observations: dict[str, npt.NDArray[np.int32]]
    """What the seat that is asked sees, by name: see :func:`adit.arrays`. The first axis are the games. Empty without
    ``observe``."""
    numbers: npt.NDArray[np.int32]
    """The same numbers in one array, a row for each game."""
    picked: npt.NDArray[np.int32]
    """The actions picked so far of the move, and zeros; of more than there is room for the first and the last."""
    masks: npt.NDArray[np.bool_]
    """Which actions may follow."""
    seats: npt.NDArray[np.int32]
    """Which seat is asked."""
    rewards: npt.NDArray[np.float32]
    """What the game that has just ended was worth to each seat: see :attr:`adit.Play.rewards`."""
    scores: npt.NDArray[np.int32]
    """The scores of the game that ended last."""
    ended: npt.NDArray[np.bool_]
    """Has a game ended with this step?"""

    def __init__(
        self,
        game: str,
        seats: int,
        n: int,
        seed: int = 0,
        threads: int = 1,
        options: Mapping[str, str] | None = None,
        data: str | None = None,
        observe: bool = True,
    ) -> None:
        self.game, self.players, self.n, self.seed = game, seats, n, seed
        self.actions = len(vocabulary(game))
        """How many actions there are."""
        self.arrays = arrays(game, seats, options, data)
        self._batch = _adit.Batch(game, seats, n, threads, dict(options or {}), data)
        width = sum(array.size for array in self.arrays)
        self.numbers = np.zeros((n, width if observe else 0), dtype=np.int32)
        self.observations = split(self.arrays, self.numbers) if observe else {}
        self.picked = np.zeros((n, _adit.PICKED), dtype=np.int32)
        self.masks = np.zeros((n, self.actions), dtype=np.bool_)
        self.seats = np.zeros(n, dtype=np.int32)
        self.rewards = np.zeros((n, seats), dtype=np.float32)
        self.scores = np.zeros((n, seats), dtype=np.int32)
        self.ended = np.zeros(n, dtype=np.bool_)
        self._sampled = np.zeros(n, dtype=np.int64)
        self._memory = SimpleNamespace(
            observations=self.numbers if observe else None,
            picked=self.picked,
            masks=self.masks,
            seats=self.seats,
            rewards=self.rewards,
            scores=self.scores,
            ended=self.ended,
        )

    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew, with another seed if one is given."""
        if seed is not None:
            self.seed = seed
        self._batch.reset(self.seed, self._memory)

    def step(self, actions: npt.ArrayLike) -> None:
        """Picks a part in each game. If one of them cannot follow, no game is stepped."""
        self._batch.step(np.ascontiguousarray(actions, dtype=np.int64), self._memory)

    def sample(self) -> npt.NDArray[np.int64]:
        """A random action that may follow in each game, in an array that is used again by the next call."""
        self._batch.sample(self._sampled)
        return self._sampled
