"""The test suites of PettingZoo and Gymnasium."""

import types
import warnings

import adit
import gymnasium
import numpy as np
import pytest
from adit import gym, zoo
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test

GAMES = [(game.id, seats) for game in adit.games() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_pettingzoo_api(game, seats):
    api_test(zoo.env(game, seats), num_cycles=200)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_pettingzoo_seeds(game, seats):
    seed_test(lambda: zoo.env(game, seats), num_cycles=60)


def test_pettingzoo_max_cycles():
    module = types.SimpleNamespace(
        env=lambda max_cycles: zoo.env("caverna", 1, max_cycles=max_cycles, illegal="stay"),
        parallel_env=lambda max_cycles: zoo.parallel_env("caverna", max_cycles=max_cycles, illegal="stay"),
    )
    max_cycles_test(module)


@pytest.mark.parametrize("game", [game.id for game in adit.games()])
def test_pettingzoo_render(game, capsys):
    is_svg = {"svg": lambda picture: picture is None or picture.startswith("<svg")}
    render_test(lambda render_mode: zoo.env(game, 2, render_mode=render_mode), is_svg)


def test_a_game_is_played_to_its_end_by_agents():
    env = zoo.env("cavum", 3)
    env.reset(seed=4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        mask = observation["action_mask"]
        env.step(None if terminated or truncated else env.action_space(agent).sample(mask))
    assert sum(total.values()) == pytest.approx(0, abs=1e-6)
    assert max(total.values()) > 0


def test_an_illegal_choice_ends_the_game_as_in_other_environments():
    env = zoo.env("cavum", 2)
    env.reset(seed=1)
    agent = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(adit.END)
    assert env.terminations[agent] and env.rewards[agent] == -1
    strict = zoo.env("cavum", 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(adit.AditError):
        strict.step(adit.END)


def test_who_is_not_asked_sees_no_mask_and_nothing_that_was_picked():
    env = zoo.env("cavum", 2)
    env.reset(seed=1)
    asked = env.agent_selection
    other = next(agent for agent in env.agents if agent != asked)
    env.step(int(np.flatnonzero(env.observe(asked)["action_mask"])[0]))
    assert env.observe(other)["action_mask"].sum() == 0
    assert env.observe(other)["picked"].sum() == 0
    assert env.observe(asked)["picked"].sum() > 0


def test_gymnasium():
    with warnings.catch_warnings():
        # The checker says of every space without bounds that it has none.
        warnings.simplefilter("ignore")
        check_env(gym.make("caverna"), skip_render_check=True)
        check_env(gymnasium.make("adit/caverna-v0").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("mode", ["ansi", "rgb_array", "svg"])
def test_gymnasium_draws(mode):
    env = gym.make("caverna", render_mode=mode)
    env.reset(seed=1)
    drawn = env.render()
    if mode == "rgb_array":
        assert drawn.ndim == 3 and drawn.dtype == np.uint8 and drawn.std() > 1
    else:
        assert isinstance(drawn, str)


def test_the_solo_game_ends_with_its_score():
    env = gym.make("caverna")
    _, info = env.reset(seed=2)
    done, total = False, 0.0
    while not done:
        _, reward, done, _, info = env.step(env.action_space.sample(info["action_mask"]))
        total += reward
    assert [total] == env.play.scores
    env = gym.make("caverna", max_steps=5)
    env.reset(seed=2)
    assert [env.step(0)[3] for _ in range(5)] == [False] * 4 + [True]
