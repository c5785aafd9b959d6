"""One game in numbers, and many at once."""

import adit
import numpy as np
import pytest

GAMES = [(game.id, seats) for game in adit.games() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_whole_game_can_be_played_in_numbers(game, seats):
    random = np.random.default_rng(3)
    play = adit.Play(game, seats, seed=3)
    play.draw()
    picks = 0
    while not play.over:
        legal = play.legal()
        assert np.flatnonzero(play.mask()).tolist() == legal
        if picks % 50 == 0:
            observed = play.observe(play.asked)
            assert {name: array.shape for name, array in observed.items()} == {
                array.name: array.shape for array in adit.arrays(game, seats)
            }
        play.pick(int(random.choice(legal)))
        play.draw()
        picks += 1
    assert len(play.scores) == seats
    assert seats == 1 or sum(play.rewards) == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_words_and_numbers_are_the_same_moves(game, seats):
    table = adit.Table(game, seats, seed=8)
    table.random(30)
    while not table.over and table.number < 80:
        seat = table.pending[0]
        play = table.play()
        assert play.asked == seat
        words = table.offer(seat).moves[-1]
        play.say(words)
        clone = table.clone()
        clone.say(seat, words)
        if not play.asked == adit.Play.CHANCE:
            assert play.look("all") == clone.look("all").data
        table.random(3)


def test_chance_is_explicit():
    play = adit.Play("cavum", 2, seed=1)
    assert play.asked == adit.Play.CHANCE
    outcomes = play.outcomes()
    assert [outcome.words for outcome in outcomes] == ["opener s0", "opener s1"]
    play.settle(1)
    assert play.asked in (1, adit.Play.CHANCE)
    with pytest.raises(adit.AditError) as error:
        play.settle(1000)
    assert error.value.code == "no-such-outcome"


def test_what_cannot_follow_is_refused():
    play = adit.Play("cavum", 2, seed=1)
    play.draw()
    with pytest.raises(adit.AditError) as error:
        play.pick(adit.END)
    assert error.value.code == "not-offered"
    with pytest.raises(adit.AditError):
        play.say("bid nothing")
    assert play.prefix == []


def test_secrets_are_not_in_the_arrays():
    play = adit.Play("rockwell", 2, seed=1)
    play.draw()
    before = play.observe(1)
    play.say("bid money 1000")
    after = play.observe(1)
    assert all((before[name] == after[name]).all() for name in before)
    own = play.observe(0)
    assert own["answers"][0, 6] == 10
    twin = play.imagine(1, seed=9)
    assert all((twin.observe(1)[name] == after[name]).all() for name in after)


def drive(threads, n=24, steps=400, seed=5, game="rockwell", seats=3):
    env = adit.VectorEnv(game, seats, n, seed=seed, threads=threads)
    env.reset()
    trace = []
    for _ in range(steps):
        env.step(env.sample())
        trace.append((env.numbers.sum(), env.masks.sum(), env.seats.sum(), env.picked.sum()))
    return trace, env.numbers.copy(), env.masks.copy(), env.seats.copy()


def test_the_number_of_threads_changes_nothing():
    one, two = drive(1), drive(2)
    assert one[0] == two[0]
    assert all((a == b).all() for a, b in zip(one[1:], two[1:], strict=True))


def test_a_game_does_not_depend_on_its_neighbours():
    few, many = drive(1, n=2), drive(1, n=9)
    assert (few[1] == many[1][:2]).all() and (few[2] == many[2][:2]).all()


def test_another_seed_is_another_game():
    assert drive(1, seed=5)[0] != drive(1, seed=6)[0]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_arrays_are_filled_in_place_and_equal_those_of_one_game(game, seats):
    env = adit.VectorEnv(game, seats, 4, seed=2)
    memory = env.numbers.ctypes.data
    env.reset()
    ends = 0
    for step in range(1500):
        env.step(env.sample())
        ends += env.ended.sum()
        assert env.masks.any(axis=1).all()
        if env.ended.any():
            game_ended = int(np.flatnonzero(env.ended)[0])
            if seats > 1:
                assert env.rewards[game_ended].sum() == pytest.approx(0, abs=1e-6)
            else:
                assert env.rewards[game_ended, 0] == env.scores[game_ended, 0]
            assert (env.rewards[~env.ended] == 0).all()
    assert env.numbers.ctypes.data == memory
    assert all(array.base is not None for array in env.observations.values())
    assert env.observations[env.arrays[0].name].shape == (4, *env.arrays[0].shape)


def test_games_end_and_begin_again():
    env = adit.VectorEnv("caverna", 1, 8, seed=2)
    env.reset()
    ends = 0
    for _ in range(1500):
        env.step(env.sample())
        ends += int(env.ended.sum())
    assert ends >= 8
    assert (env.scores != 0).any()


def test_no_game_is_stepped_if_one_choice_is_wrong():
    env = adit.VectorEnv("cavum", 2, 3, seed=2)
    env.reset()
    before = [array.copy() for array in (env.numbers, env.masks, env.picked)]
    actions = env.sample().copy()
    actions[2] = adit.END
    with pytest.raises(adit.AditError) as error:
        env.step(actions)
    assert error.value.code == "not-offered" and "game 2" in str(error.value)
    with pytest.raises(adit.AditError) as error:
        env.step(actions[:2])
    assert error.value.code == "wrong-size"
    assert all((a == b).all() for a, b in zip(before, (env.numbers, env.masks, env.picked), strict=True))
    env.step(env.sample())


def test_observations_can_be_left_out():
    env = adit.VectorEnv("caverna", 2, 3, observe=False)
    env.reset()
    env.step(env.sample())
    assert env.observations == {} and env.numbers.size == 0


def test_the_mask_of_the_batch_is_that_of_the_game():
    # The first game of a batch is driven beside the same moves in a table of its own.
    env = adit.VectorEnv("caverna", 1, 1, seed=7)
    env.reset()
    for _ in range(60):
        legal = np.flatnonzero(env.masks[0])
        assert env.sample()[0] in legal
        env.step(env.sample())
