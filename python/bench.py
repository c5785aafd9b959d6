"""Measures the package beside OpenSpiel and PettingZoo's own games, in one run: `cargo xtask python-bench`.

Every figure is per second of processor time of this process, so that what else the machine does matters little.
"""

from __future__ import annotations

import random
import time

import adit
import numpy as np

SECONDS = 3.0


def rate(step, count):
    """How often something happens per second of processor time; `step` makes it happen `count` times."""
    step()
    begin = time.process_time()
    done = 0
    while time.process_time() - begin < SECONDS:
        step()
        done += count
    return done / (time.process_time() - begin)


def vector(game, seats, observe, threads=1, n=256):
    env = adit.VectorEnv(game, seats, n, seed=1, threads=threads, observe=observe)
    env.reset()

    def step():
        for _ in range(20):
            env.step(env.sample())

    return rate(step, 20 * n)


def speed_up(game, seats, n=1024):
    """How much sooner two threads are done than one, by the clock."""

    def clock(threads):
        env = adit.VectorEnv(game, seats, n, seed=1, threads=threads)
        env.reset()
        for _ in range(20):
            env.step(env.sample())
        begin = time.perf_counter()
        for _ in range(300):
            env.step(env.sample())
        return time.perf_counter() - begin

    return clock(1) / clock(2)


def table(game, seats):
    seed = 0

    def step():
        nonlocal seed
        seed += 1
        played = adit.Table(game, seats, seed=seed)
        while played.random(1):
            counted[0] += 1

    counted = [0]
    step()
    counted[0] = 0
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        step()
    return counted[0] / (time.process_time() - begin)


def dataset(game, seats, games=20):
    """How many rows of `greedy` are played and written as Parquet."""
    import io

    import pyarrow.parquet

    begin, rows, seed = time.process_time(), 0, 0
    while time.process_time() - begin < 5 * SECONDS:
        seed += 1
        made = adit.Dataset(game, seats, bots="greedy", games=games, seed=seed, shard=games).shard(0)
        rows += pyarrow.parquet.read_metadata(io.BytesIO(made)).num_rows
    return rows / (time.process_time() - begin)


def openspiel(name):
    import pyspiel

    game = pyspiel.load_game(name)
    counted = [0]

    def step():
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            counted[0] += 1

    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        step()
    return counted[0] / (time.process_time() - begin)


def pettingzoo(module):
    env = module.env()
    counted = 0
    env.reset(seed=1)
    begin = time.process_time()
    while time.process_time() - begin < SECONDS:
        env.reset()
        for agent in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            mask = observation.get("action_mask") if isinstance(observation, dict) else None
            mask = info.get("action_mask") if mask is None else mask
            env.step(None if terminated or truncated else env.action_space(agent).sample(mask))
            counted += 1
    return counted / (time.process_time() - begin)


def main():
    np.random.seed(1)
    random.seed(1)
    print(f"{'random play':40} {'per CPU second':>15} {'bar':>10}")
    for game, seats, seen, masks in [("caverna", 2, 400_000, 1_000_000), ("rockwell", 4, 400_000, 1_000_000), ("cavum", 4, 200_000, 500_000)]:
        print(f"{f'VectorEnv {game} {seats}, observed':40} {vector(game, seats, True):15,.0f} {seen:10,}")
        print(f"{f'VectorEnv {game} {seats}, masks alone':40} {vector(game, seats, False):15,.0f} {masks:10,}")
        print(f"{f'two threads, {game} (times one)':40} {speed_up(game, seats):15.2f} {1.8:10}")
    for game in adit.games():
        print(f"{f'Table {game.id} 2, moves':40} {table(game.id, 2):15,.0f} {100_000:10,}")
    # A million rows in ten minutes on two cores.
    print(f"{'Dataset rockwell 2, rows of greedy':40} {dataset('rockwell', 2):15,.0f} {1_000_000 / 1_200:10,.0f}")
    for name in ("hive", "chess", "quoridor", "gin_rummy", "backgammon"):
        try:
            print(f"{f'OpenSpiel {name}, from Python':40} {openspiel(name):15,.0f}")
        except ImportError:
            print("OpenSpiel is not installed")
            break
    try:
        from pettingzoo.classic import connect_four_v3, tictactoe_v3

        for module in (connect_four_v3, tictactoe_v3):
            print(f"{f'PettingZoo {module.__name__}':40} {pettingzoo(module):15,.0f}")
    except ImportError as missing:
        print(f"PettingZoo's own games need more packages: {missing}")


if __name__ == "__main__":
    main()
