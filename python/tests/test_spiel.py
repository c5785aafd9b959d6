"""OpenSpiel's own simulation tests and algorithms."""

import adit
import adit.spiel
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr
from open_spiel.python.observation import make_observation

NAMES = [f"python_adit_{game.id}(players={seats})" for game in adit.games() for seats in game.seats if seats > 1]
NAMES.append("python_adit_caverna_solo(players=1)")


@pytest.mark.parametrize("name", ["python_adit_caverna_solo(players=1)", "python_adit_caverna(players=2)"])
def test_openspiels_simulation(name):
    # It looks at everything from every side at every step, which takes minutes for the longer games.
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_game_is_a_line_of_states(name):
    state = begun(name)
    game, random = state.get_game(), np.random.RandomState(4)
    players = range(game.num_players())
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1) and len(outcomes) <= game.max_chance_outcomes()
            state.apply_action(int(random.choice(outcomes, p=chances)))
            continue
        legal = state.legal_actions()
        assert legal == sorted(legal) and legal
        player = state.current_player()
        others = [state.information_state_string(other) for other in players if other != player]
        state.apply_action(int(random.choice(legal)))
        # What is picked is not known to the others before it is a move.
        if state.play.prefix:
            assert others == [state.information_state_string(other) for other in players if other != player]
    returns = state.returns()
    low, high = game.min_utility(), game.max_utility()
    assert all(low <= reward <= high for reward in returns)
    assert len(returns) == 1 or sum(returns) == pytest.approx(0, abs=1e-6)
    assert len(state.history()) <= game.max_game_length()


def begun(name, seed=3):
    state = pyspiel.load_game(name).new_initial_state()
    random = np.random.RandomState(seed)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(random.choice(outcomes, p=chances)))
    return state


def test_a_copy_goes_its_own_way():
    state = begun("python_adit_rockwell(players=2)")
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert state.history() != copy.history()
    assert state.information_state_string(0) != copy.information_state_string(0)
    assert state.information_state_string(1) == copy.information_state_string(1)


def test_what_is_said_under_seal_is_not_known():
    state = begun("python_adit_rockwell(players=2)")
    known, seen = state.information_state_string(1), state.observation_string(1)
    for word in ("bid", "money", "1000", "bid", "done"):
        words = {state.action_to_string(action): action for action in state.legal_actions()}
        state.apply_action(words[word])
    assert state.current_player() == 1
    # That the first answer is finished may be seen, and nothing else.
    other = begun("python_adit_rockwell(players=2)")
    for word in ("bid", "done"):
        words = {other.action_to_string(action): action for action in other.legal_actions()}
        other.apply_action(words[word])
    assert state.observation_string(1) == other.observation_string(1) != seen
    assert state.information_state_string(1) == other.information_state_string(1) != known


def test_a_resampled_state_is_the_same_to_the_player():
    state = begun("python_adit_rockwell(players=2)")
    player = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    other = state.resample_from_infostate(player, sampler)
    assert other.information_state_string(player) == state.information_state_string(player)
    assert other.legal_actions() == state.legal_actions()


def test_observations_have_names():
    state = begun("python_adit_cavum(players=2)")
    observation = make_observation(state.get_game())
    observation.set_from(state, 0)
    assert observation.dict["board"].shape == (22, 13, 13)
    assert observation.string_from(state, 0) == state.observation_string(0)


def test_mcts_runs():
    state = begun("python_adit_caverna(players=2)")
    bot = mcts.MCTSBot(
        state.get_game(), 2.0, 10, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), random_state=np.random.RandomState(2)
    )
    assert bot.step(state) in state.legal_actions()


def test_ismcts_runs():
    state = begun("python_adit_rockwell(players=2)")
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        uct_c=2.0,
        max_simulations=5,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        random_state=np.random.RandomState(2),
    )
    assert bot.step(state) in state.legal_actions()


def test_outcome_sampling_runs():
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(pyspiel.load_game("python_adit_caverna(players=2)"))
    solver.iteration()
    assert solver.average_policy() is not None
