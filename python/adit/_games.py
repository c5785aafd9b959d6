"""Which games there are, and their words and arrays."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from . import _adit


class Option(NamedTuple):
    """Something that can be agreed before a game."""

    id: str
    values: tuple[str, ...]
    default: str


class Game(NamedTuple):
    """A game."""

    id: str
    rules: int
    """The version of its rules."""
    seats: tuple[int, ...]
    """The numbers of seats it can be played with."""
    options: tuple[Option, ...]


class Part(NamedTuple):
    """A part of a move: a verb, a number, a place, a piece."""

    kind: str
    word: str


class Array(NamedTuple):
    """An array of an observation. Its numbers are 32-bit integers."""

    name: str
    shape: tuple[int, ...]
    about: str
    """What is in it, and what its axes are."""
    offset: int
    """Where it begins among the numbers of all arrays."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return int(np.prod(self.shape))


def games() -> list[Game]:
    """All games.

    >>> {game.id: game.seats for game in games()}
    {'cavum': (2, 3, 4), 'caverna': (1, 2), 'rockwell': (2, 3, 4)}
    """
    return [
        Game(id, rules, tuple(seats), tuple(Option(name, tuple(values), default) for name, values, default in options))
        for id, rules, seats, options in _adit.games()
    ]


@lru_cache(maxsize=None)
def vocabulary(game: str) -> tuple[Part, ...]:
    """All parts with which the moves of a game are said: the action with number ``n`` is the part ``vocabulary(game)[n]``.

    Part 0 is ``.``: it ends a move where the same words could also go on.

    >>> vocabulary("caverna")[0].word
    '.'
    >>> vocabulary("caverna").index(("good", "wood")) > 0
    True
    """
    return tuple(Part(kind, word) for kind, word in _adit.vocabulary(game))


def arrays(
    game: str, seats: int, options: Mapping[str, str] | None = None, data: str | None = None
) -> tuple[Array, ...]:
    """The arrays of an observation, in the order in which they stand one behind the other.

    >>> [array.name for array in arrays("caverna", 1)]
    ['game', 'phase', 'turn', 'rooms_in_turn', 'tiles', 'rooms', 'caves', 'spaces', 'walls', 'news']
    """
    found, offset = [], 0
    for name, shape, about in _adit.arrays(game, seats, dict(options or {}), data):
        found.append(Array(name, tuple(shape), about, offset))
        offset += found[-1].size
    return tuple(found)


def split(specs: tuple[Array, ...], numbers: npt.NDArray[np.int32]) -> dict[str, npt.NDArray[np.int32]]:
    """The named arrays in numbers of all arrays, which stand in the last axis."""
    shape = numbers.shape[:-1]
    return {
        array.name: numbers[..., array.offset : array.offset + array.size].reshape(shape + array.shape)
        for array in specs
    }
