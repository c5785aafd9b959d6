"""Lets the bots of OpenSpiel play against those of Adit, in the arena:

    adit arena rockwell --seats 2 --games 20 --bots "expert,exec:python3 openspiel_bot.py ismcts 1.0"

The kind is `mcts`, `ismcts` or `random`; the number is how many seconds a decision may take (`expert` takes 0.9). OpenSpiel's MCTS
knows no secrets: it searches a game that looks the same to the seat, drawn at random. Both evaluate by playing on at random.
"""

from __future__ import annotations

import json
import sys
import time

import adit
import adit.spiel
import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

KIND = sys.argv[1] if len(sys.argv) > 1 else "ismcts"
SECONDS = float(sys.argv[2]) if len(sys.argv) > 2 else 1.0


class Evaluator(mcts.Evaluator):
    """Plays on at random, inside the engine: far more often in a second than OpenSpiel's own evaluator does it from Python."""

    def evaluate(self, state):
        play = state.play.clone()
        play.random(100_000)
        return np.array(play.rewards)

    def prior(self, state):
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def bot(game, seed, simulations):
    """A bot that makes so many simulations for each part of a move."""
    dice = np.random.RandomState(seed)
    if KIND == "ismcts":
        return ismcts.ISMCTSBot(game, Evaluator(), uct_c=2.0, max_simulations=simulations, random_state=dice)
    return mcts.MCTSBot(game, 2.0, simulations, Evaluator(), solve=False, random_state=dice)


def searched(game, state, seed, seconds):
    """What a search finds: it searches anew with twice as many simulations as long as that fits into the time."""
    simulations, took, begin = 8, 0.0, time.perf_counter()
    while True:
        before = time.perf_counter()
        action = bot(game, seed, simulations).step(state)
        took = time.perf_counter() - before
        if time.perf_counter() - begin + 2 * took > seconds:
            return action
        simulations *= 2


def words(told, place, seed):
    """The words of the move that is chosen, part by part. Each part may take half of the time that is left."""
    state = spiel_state(place["game"], place["seats"], told["view"], seed)
    vocabulary, said, until = adit.vocabulary(place["game"]), [], time.perf_counter() + SECONDS
    while True:
        legal = state.legal_actions()
        if len(legal) == 1 or KIND == "random":
            action = legal[seed % len(legal)]
        else:
            action = searched(state.get_game(), state, seed, (until - time.perf_counter()) / 2)
        if action != adit.END:
            said.append(vocabulary[action].word)
        if state.play.clone().pick(action):
            return " ".join(said)
        state.apply_action(action)


def spiel_state(game, seats, view, seed):
    """A state of OpenSpiel that looks like this view, with everything the seat cannot know drawn by the seed."""
    name = f"python_adit_{game}" if seats > 1 else f"python_adit_{game}_solo"
    state = pyspiel.load_game(name, {"players": seats}).new_initial_state()
    state.play = adit.Play.from_view(game, view, seed)
    return state


def main():
    place = {}
    for number, line in enumerate(sys.stdin):
        told = json.loads(line)
        if told["do"] == "sit":
            place = told
        elif told["do"] == "choose":
            print(json.dumps({"words": words(told, place, place["seed"] % 2**31 + number)}), flush=True)


if __name__ == "__main__":
    main()
