"""The games for OpenSpiel. Importing this module registers them.

>>> import pyspiel
>>> import adit.spiel
>>> game = pyspiel.load_game("python_adit_cavum(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

An action is a part of a move, as in :class:`adit.Play`. Chance is explicit. What a player knows at most, the information
state, is the sequence of all that the player has seen and chosen; its string is a digest of that. A player that has
not noticed anything is in the same information state as before.
"""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pyspiel

from ._games import Array, arrays, games, vocabulary
from ._play import Play

_MOST_OUTCOMES = 128
_LONGEST = 20_000
_HIGHEST_SCORE = 1_000.0


def _type(name: str, players: tuple[int, ...]) -> pyspiel.GameType:
    alone = players == (1,)
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name,
        long_name=name.replace("python_adit_", "Adit: "),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(players)},
    )


class _Game(pyspiel.Game):
    """A game of a number of players."""

    id: str
    type: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        players = int(params.get("players", self.type.min_num_players))
        alone = players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=len(vocabulary(self.id)),
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=players,
            min_utility=-_HIGHEST_SCORE if alone else -1.0,
            max_utility=_HIGHEST_SCORE if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(self.type, info, {"players": players})
        self.players = players

    def new_initial_state(self) -> State:
        """A game before anything has happened."""
        return State(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> Observer:
        """What players are shown."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class State(pyspiel.State):
    """A game under way."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.play = Play(game.id, game.players)
        self._seen = [b""] * game.players
        self._known = [hashlib.blake2b(digest_size=16).digest()] * game.players
        self._look()

    def _look(self) -> None:
        """Notes what is new to each player."""
        for player in range(self.play.seats):
            seen = self.play._play.observe(player).tobytes()
            if seen != self._seen[player]:
                self._seen[player] = seen
                self._learn(player, seen)

    def _learn(self, player: int, what: bytes) -> None:
        self._known[player] = hashlib.blake2b(self._known[player] + what, digest_size=16).digest()

    def current_player(self) -> int:
        """Who chooses, or that something is drawn, or that the game is over."""
        return self.play.asked

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal() if player == self.play.asked else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn, with probabilities."""
        weights = [outcome.weight for outcome in self.play.outcomes()]
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights)]

    def _apply_action(self, action: int) -> None:
        if self.play.asked == Play.CHANCE:
            self.play.settle(action)
            self._look()
            return
        self._learn(self.play.asked, action.to_bytes(2, "little"))
        if self.play.pick(action):
            self._look()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.play.outcomes()[action].words
        return vocabulary(self.play.game)[action].word

    def is_terminal(self) -> bool:
        """Has the game ended?"""
        return self.play.over

    def returns(self) -> list[float]:
        """What the result is worth to each player."""
        return [float(reward) for reward in self.play.rewards]

    def information_state_string(self, player: int | None = None) -> str:
        """A digest of all that the player has seen and chosen."""
        player = self.current_player() if player is None else player
        return f"{player}:{self._known[player].hex()}"

    def observation_string(self, player: int | None = None) -> str:
        """What the player sees, and what it has picked of its move."""
        player = self.current_player() if player is None else player
        picked = self.play.words(self.play.prefix) if player == self.play.asked else ""
        return f"{self.play._play.json(f's{player}')}\n{picked}"

    def resample_from_infostate(self, player: int, sampler: Any) -> State:
        """A game that looks the same to a player, with everything it cannot know drawn anew."""
        other = self.clone()
        other.play = self.play.imagine(player, int(sampler() * 2**53))
        other._seen = [other.play._play.observe(seat).tobytes() for seat in range(other.play.seats)]
        for seat in range(other.play.seats):
            if seat != player:
                other._learn(seat, other._seen[seat])
        return other

    def __str__(self) -> str:
        return f"{self.play.text('all')}\n{self.play.words(self.play.prefix)}"


class Observer:
    """What a player is shown: the named arrays, and the actions picked of the move."""

    def __init__(self, game: _Game, kind: pyspiel.IIGObservationType, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters for observations; passed {params}")
        self._recall = kind.perfect_recall
        self._specs: tuple[Array, ...] = arrays(game.id, game.players)
        self._size = sum(array.size for array in self._specs)
        self.tensor = np.zeros(self._size + game.num_distinct_actions(), np.float32)
        self.dict = {
            array.name: self.tensor[array.offset : array.offset + array.size].reshape(array.shape)
            for array in self._specs
        }
        self.dict["picked"] = self.tensor[self._size :]

    def set_from(self, state: State, player: int) -> None:
        """Shows what a player sees."""
        self.tensor.fill(0)
        self.tensor[: self._size] = state.play._play.observe(player)
        if player == state.play.asked:
            self.tensor[self._size + np.array(state.play.prefix, dtype=np.int64)] = 1

    def string_from(self, state: State, player: int) -> str:
        """The same as a text."""
        return state.information_state_string(player) if self._recall else state.observation_string(player)


def _register() -> None:
    for game in games():
        several = tuple(seats for seats in game.seats if seats > 1)
        kinds = [(f"python_adit_{game.id}", several)]
        if 1 in game.seats:
            kinds.append((f"python_adit_{game.id}_solo", (1,)))
        for name, players in kinds:
            kind = _type(name, players)
            made = type(name, (_Game,), {"id": game.id, "type": kind, "__doc__": _Game.__doc__})
            pyspiel.register_game(kind, made)


_register()
