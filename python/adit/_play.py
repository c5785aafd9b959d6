"""One game in numbers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from . import _adit
from ._games import Array, arrays, split, vocabulary


class Outcome(NamedTuple):
    """Something that may be drawn."""

    words: str
    weight: int
    """How often it is drawn compared with the others."""


class Play:
    """One game, played part by part. A move is a sequence of actions; an action is the number of a part in
    :func:`adit.vocabulary`. Without a seed chance is that of the operating system.

    >>> play = Play("caverna", seats=1, seed=5)
    >>> play.draw()
    >>> [play.words([action]) for action in play.legal()]
    ['take']
    >>> play.pick(play.legal()[0])
    False
    >>> len(play.legal()) > 1
    True
    """

    CHANCE = -1
    OVER = -4

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        data: str | None = None,
    ) -> None:
        self._play = _adit.Play(game, seats, seed, dict(options or {}), data)
        self._specs = arrays(game, seats, options, data)

    @classmethod
    def _of(cls, native: _adit.Play, specs: tuple[Array, ...] | None = None) -> Play:
        play = cls.__new__(cls)
        play._play = native
        play._specs = specs if specs is not None else arrays(*native.setup())
        return play

    @classmethod
    def from_view(cls, game: str, view: Mapping[str, Any] | str, seed: int | None = None) -> Play:
        """A game in a position that looks like this view of any viewer; what it does not show is drawn."""
        text = view if isinstance(view, str) else json.dumps(view)
        return cls._of(_adit.Play.from_view(game, text, seed))

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._play.game()

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._play.seats()

    @property
    def asked(self) -> int:
        """The seat that is asked, :attr:`CHANCE` where something is to be drawn, :attr:`OVER` at the end. Of several seats
        that answer at the same time it is the first; nobody sees the answers before all have answered."""
        return self._play.asked()

    @property
    def pending(self) -> list[int]:
        """All seats that are asked."""
        return self._play.pending()

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._play.asked() == Play.OVER

    def legal(self) -> list[int]:
        """The actions that may follow, in ascending order."""
        return self._play.legal()

    def mask(self) -> npt.NDArray[np.bool_]:
        """Which of all actions may follow."""
        mask = np.zeros(len(vocabulary(self.game)), dtype=np.bool_)
        self._play.mask(mask)
        return mask

    @property
    def prefix(self) -> list[int]:
        """What was picked of the move so far."""
        return self._play.prefix()

    def words(self, actions: list[int]) -> str:
        """How these actions are said."""
        parts = vocabulary(self.game)
        return " ".join(parts[action].word for action in actions)

    def pick(self, action: int) -> bool:
        """Picks a part; true if that completed a move, which is played then."""
        return self._play.pick(action)

    def unpick(self) -> None:
        """Takes back what was picked of the move."""
        self._play.unpick()

    def say(self, words: str) -> None:
        """Picks all parts of a move that is said in words."""
        parts = vocabulary(self.game)
        said = words.split(" ")
        for place, word in enumerate(said):
            follow = [action for action in self.legal() if parts[action].word == word]
            if len(follow) != 1:
                self.unpick()
                error = _adit.AditError(f"{words!r} is not offered: {word!r} cannot follow")
                error.code, error.clause = "not-offered", None  # type: ignore[attr-defined]
                raise error
            played = self.pick(follow[0])
            if not played and place + 1 == len(said):
                self.pick(_adit.END)

    def draw(self) -> None:
        """Draws until a seat is asked or the game is over."""
        self._play.draw()

    def outcomes(self) -> list[Outcome]:
        """What may be drawn now."""
        return [Outcome(*outcome) for outcome in self._play.outcomes()]

    def settle(self, index: int) -> None:
        """Draws the outcome with this place in :meth:`outcomes`."""
        self._play.settle(index)

    @property
    def scores(self) -> list[int] | None:
        """The scores, once the game is over."""
        result = self._play.result()
        return None if result is None else result[0]

    @property
    def rewards(self) -> list[float]:
        """What the result is worth to each seat, zeros before the end: alone the score, otherwise from -1 to 1 the share of the
        others that a seat has beaten less the share that has beaten it."""
        return self._play.rewards()

    @property
    def arrays(self) -> tuple[Array, ...]:
        """What :meth:`observe` gives."""
        return self._specs

    def observe(self, seat: int) -> dict[str, npt.NDArray[np.int32]]:
        """What a seat sees, as named arrays."""
        return split(self._specs, self._play.observe(seat))

    def imagine(self, seat: int, seed: int) -> Play:
        """A game that looks the same to a seat, with everything it cannot know drawn by the seed."""
        return Play._of(self._play.imagine(seat, seed), self._specs)

    def clone(self) -> Play:
        """The same game again."""
        return Play._of(self._play.copy(), self._specs)

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return self.clone()

    def random(self, moves: int) -> int:
        """Plays up to so many random moves, each part any that may follow, and returns how many."""
        return self._play.random(moves)

    def look(self, viewer: int | str = "public") -> dict[str, Any]:
        """What a viewer sees as plain dictionaries and lists."""
        return json.loads(self._play.json(_word(viewer)))

    def text(self, viewer: int | str = "public", language: str = "en") -> str:
        """The same drawn in characters."""
        return self._play.text(_word(viewer), language)

    def svg(self, viewer: int | str = "public", language: str = "en") -> str:
        """The same drawn as a picture."""
        return self._play.svg(_word(viewer), language)

    def rgb(self, viewer: int | str = "public", language: str = "en", width: int = 800) -> npt.NDArray[np.uint8]:
        """The same as pixels: height, width, and red, green, blue."""
        width, height, pixels = self._play.rgb(_word(viewer), language, width)
        return np.frombuffer(pixels, dtype=np.uint8).reshape(height, width, 3)

    def _repr_svg_(self) -> str:
        return self.svg()


def _word(viewer: int | str) -> str:
    return f"s{viewer}" if isinstance(viewer, int) else viewer
