"""Contests, datasets and self-play on many machines, with Ray.

``python -m adit.cluster arena|dataset|selfplay …`` is the same command on a laptop and on a cluster: without ``--address`` (and
without ``RAY_ADDRESS`` in the environment) Ray starts on this machine alone. Work is divided into ranges of games, whose results
follow from the seed; they do not depend on how many workers there are, on which of them plays what, or on workers that are
lost: what a lost worker had is done again elsewhere. Every machine needs this package in the same version.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import numpy.typing as npt

from . import _adit
from ._dataset import Dataset
from ._vector import VectorEnv

Task = TypeVar("Task")
Found = TypeVar("Found")
Tell = Callable[[int, int], None]
Policy = Callable[[VectorEnv, np.random.Generator], npt.ArrayLike]

RETRIES = 10
"""How often a task is begun again whose worker was lost."""

STARTS = 5
"""How often Ray is started on a machine that is so busy that it does not start in time."""


def _ray() -> Any:
    try:
        import ray
    except ImportError as missing:
        raise ImportError(
            "adit.cluster needs Ray: install it with `pip install ray`, or the package with `pip install ./python[cluster]`"
        ) from missing
    return ray


def start(address: str | None = None, workers: int | None = None) -> None:
    """Joins the cluster at this address, or that of ``RAY_ADDRESS``, or starts Ray on this machine with so many workers."""
    ray = _ray()
    if ray.is_initialized():
        return
    local = address is None and not os.environ.get("RAY_ADDRESS")
    settings: dict[str, Any] = {"num_cpus": workers, "include_dashboard": False} if local else {"address": address}
    for left in reversed(range(STARTS)):
        try:
            ray.init(log_to_driver=False, logging_level="warning", **settings)
            return
        except Exception as fault:  # Ray raises nothing more exact when a busy machine is slower than it waits
            ray.shutdown()
            if not left or "timed out during startup" not in str(fault):
                raise


def each(
    work: Callable[[Task], Found], tasks: Sequence[Task], retries: int = RETRIES
) -> Iterator[tuple[int, Found]]:
    """Does the work for each task on the cluster, and gives each result with the place of its task, as they come.

    If a worker is lost, its task is begun again, on another machine if need be. What the work raises is raised here.
    """
    ray = _ray()
    start()

    # Ray takes functions alone, and the work may be a method.
    def adit_task(task: Task) -> Found:
        return work(task)

    remote = ray.remote(max_retries=retries)(adit_task)
    # A few more tasks than places, so that no worker waits and no cluster is flooded.
    most = 2 * max(1, int(ray.cluster_resources().get("CPU", 1))) + 2
    waiting = list(enumerate(tasks))[::-1]
    running: dict[Any, int] = {}
    try:
        while waiting or running:
            while waiting and len(running) < most:
                place, task = waiting.pop()
                running[remote.remote(task)] = place
            done, _ = ray.wait(list(running), num_returns=1)
            for result in done:
                yield running.pop(result), ray.get(result)
    finally:
        for result in running:
            ray.cancel(result, force=True)


def ranges(games: int, size: int) -> list[tuple[int, int]]:
    """The numbers of games in pieces: the first of each, and the one behind its last.

    >>> ranges(5, 2)
    [(0, 2), (2, 4), (4, 5)]
    """
    return [(first, min(first + size, games)) for first in range(0, games, size)]


def arena(
    game: str,
    seats: int,
    bots: str,
    games: int = 100,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    data: str | None = None,
    task: int = 10,
    tell: Tell | None = None,
) -> dict[str, Any]:
    """Lets bots play against each other: the games of ``adit arena`` with the same bots and seed. Returns ``standings``, as
    ``adit arena --json`` prints them, and ``games``, a record of each."""
    parts = (game, seats, bots, games, seed, dict(options or {}), data)
    contest = _adit.Contest(*parts)

    def work(numbers: tuple[int, int]) -> list[str]:
        return _adit.Contest(*parts).play(*numbers)

    pieces = ranges(games, task)
    played: dict[int, list[str]] = {}
    for place, lines in each(work, pieces):
        played[place] = lines
        if tell is not None:
            tell(sum(map(len, played.values())), games)
    lines = [line for place in range(len(pieces)) for line in played[place]]
    return {"standings": json.loads(contest.standings(lines)), "games": [json.loads(line) for line in lines]}


def dataset(dataset: Dataset, folder: str | os.PathLike[str], tell: Tell | None = None) -> int:
    """Writes the files of a dataset that are missing in a folder of this machine, and returns how many that were. They have the
    bytes that ``Dataset.write`` and ``adit dataset`` give them."""
    missing = dataset.missing(folder)
    done = dataset.games - sum(len(dataset.range(shard)) for shard in missing)
    for place, content in each(dataset.shard, missing):
        dataset.keep(folder, missing[place], content)
        done += len(dataset.range(missing[place]))
        if tell is not None:
            tell(done, dataset.games)
    return len(missing)


def random_policy(env: VectorEnv, random: np.random.Generator) -> npt.NDArray[np.int64]:
    """Any part that may follow: the simplest policy for :func:`selfplay`."""
    return np.argmax(env.masks * random.random(env.masks.shape), axis=1)


def play(
    game: str,
    seats: int,
    policy: Policy,
    numbers: tuple[int, int],
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    data: str | None = None,
) -> dict[str, npt.NDArray[Any]]:
    """The games with these numbers, with a policy in all seats, as arrays with a row for each part that was chosen.

    The policy is given the :class:`adit.VectorEnv` of the games, and dice, and returns an action for each game.

    >>> rows = play("caverna", 1, random_policy, (0, 2))
    >>> sorted(rows)
    ['action', 'game', 'mask', 'numbers', 'picked', 'reward', 'rewards', 'scores', 'seat']
    >>> len(rows["scores"]), set(rows["game"])
    (2, {0, 1})
    """
    first, last = numbers
    count = last - first
    env = VectorEnv(game, seats, count, options=options, data=data)
    # A dataset of games has other seeds in each range, and the same ones whoever plays it.
    env.reset(int(np.random.SeedSequence([seed, first]).generate_state(1, np.uint64)[0] >> 1))
    random = np.random.default_rng([seed, first, 1])
    going = np.ones(count, dtype=np.bool_)
    rewards, scores = np.zeros((count, seats), np.float32), np.zeros((count, seats), np.int32)
    rows: dict[str, list[npt.NDArray[Any]]] = {name: [] for name in ("game", "seat", "numbers", "picked", "mask", "action")}
    while going.any():
        actions = np.asarray(policy(env, random), dtype=np.int64)
        lanes = np.flatnonzero(going)
        rows["game"].append(lanes)
        rows["seat"].append(env.seats[lanes])
        rows["numbers"].append(env.numbers[lanes])
        rows["picked"].append(env.picked[lanes])
        rows["mask"].append(np.packbits(env.masks[lanes], axis=1))
        rows["action"].append(actions[lanes])
        env.step(actions)
        over = env.ended & going
        rewards[over], scores[over] = env.rewards[over], env.scores[over]
        going &= ~env.ended
    found = {name: np.concatenate(parts) for name, parts in rows.items()}
    order = np.argsort(found["game"], kind="stable")
    found = {name: array[order] for name, array in found.items()}
    found["reward"] = rewards[found["game"], found["seat"]]
    found["game"] = found["game"] + first
    return {**found, "rewards": rewards, "scores": scores}


def selfplay(
    game: str,
    seats: int,
    policy: Policy,
    games: int,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
    data: str | None = None,
    task: int = 64,
    tell: Tell | None = None,
    skip: Callable[[int], bool] = lambda place: False,
) -> Iterator[tuple[int, dict[str, npt.NDArray[Any]]]]:
    """Plays games with a policy in all seats, and gives each piece of ``task`` games with its place, as they come: the rows of
    :func:`play`. The policy goes to the workers as it is, with its weights, so a learner can give a new one each time."""
    pieces = [(place, numbers) for place, numbers in enumerate(ranges(games, task)) if not skip(place)]
    done = games - sum(last - first for _, (first, last) in pieces)

    def work(numbers: tuple[int, int]) -> dict[str, npt.NDArray[Any]]:
        return play(game, seats, policy, numbers, seed, options, data)

    for index, rows in each(work, [numbers for _, numbers in pieces]):
        done += len(rows["scores"])
        if tell is not None:
            tell(done, games)
        yield pieces[index][0], rows


def _bar() -> Tell:
    """Shows on standard error how far the work has come."""
    begin, first = time.monotonic(), [None]

    def tell(done: int, of: int) -> None:
        if first[0] is None:
            first[0] = done
        fresh = done - first[0]
        left = f", {(time.monotonic() - begin) * (of - done) / fresh:.0f} s left" if fresh else ""
        line = f"[{'#' * (24 * done // of):.<24}] {done}/{of}{left}"
        end = "\n" if done == of or not sys.stderr.isatty() else "\x1b[K"
        print(f"\r{line}" if sys.stderr.isatty() else line, end=end, file=sys.stderr, flush=True)

    return tell


def _named(text: str) -> Policy:
    module, _, name = text.partition(":")
    try:
        return getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as missing:
        raise SystemExit(f"adit.cluster: there is no policy {text!r}; name it as MODULE:FUNCTION ({missing})") from missing


def _selfplay(told: argparse.Namespace, options: dict[str, str], data: str | None) -> None:
    folder = Path(told.output)
    folder.mkdir(parents=True, exist_ok=True)
    plan = {
        "game": told.game, "seats": told.seats, "policy": told.policy, "games": told.games, "seed": told.seed,
        "task": told.task, "options": options, "data": data,
    }  # fmt: skip
    manifest = folder / "selfplay.json"
    if manifest.exists() and json.loads(manifest.read_text("utf-8")) != plan:
        raise SystemExit(f"adit.cluster: {manifest} is of other games; give another folder, or the same arguments")
    _keep(manifest, json.dumps(plan, indent=2).encode())

    def file(place: int) -> Path:
        return folder / f"part-{place:05}.npz"

    pieces = selfplay(
        told.game, told.seats, _named(told.policy), told.games, told.seed, options, data, told.task, _bar(),
        skip=lambda place: file(place).exists(),
    )  # fmt: skip
    for place, rows in pieces:
        unfinished = file(place).with_suffix(".unfinished")
        with unfinished.open("wb") as out:
            np.savez_compressed(out, **rows)
        unfinished.replace(file(place))


def _keep(path: Path, content: bytes) -> None:
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_bytes(content)
    unfinished.replace(path)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command ``python -m adit.cluster``."""
    parser = argparse.ArgumentParser(prog="python -m adit.cluster", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("game")
    shared.add_argument("--seats", type=int, required=True)
    shared.add_argument("--games", type=int, default=100)
    shared.add_argument("--seed", type=int, default=1)
    shared.add_argument("--option", action="append", default=[], metavar="ID=VALUE", help="an option of the game")
    shared.add_argument("--data", type=Path, metavar="FILE", help="component data that replaces the built-in data")
    shared.add_argument("--address", help="the cluster, e.g. auto; without it, RAY_ADDRESS or this machine alone")
    shared.add_argument("--workers", type=int, help="how many workers are started on this machine alone")
    made = commands.add_parser("arena", parents=[shared], help="let bots play against each other; prints JSON")
    made.add_argument("--bots", required=True, help="who plays, e.g. greedy,search:sims=200")
    made.add_argument("--task", type=int, default=10, metavar="GAMES", help="how many games a worker is given at once")
    made = commands.add_parser("dataset", parents=[shared], help="write games of bots as Parquet")
    made.add_argument("--bots", required=True, help="who plays, e.g. greedy")
    made.add_argument("--shard", type=int, metavar="GAMES", help="how many games a file has")
    made.add_argument("-o", "--output", required=True, metavar="FOLDER")
    made = commands.add_parser("selfplay", parents=[shared], help="let a policy play in all seats, into .npz files")
    made.add_argument("--policy", default="adit.cluster:random_policy", metavar="MODULE:FUNCTION")
    made.add_argument("--task", type=int, default=64, metavar="GAMES", help="how many games a worker plays at once")
    made.add_argument("-o", "--output", required=True, metavar="FOLDER")
    told = parser.parse_args(arguments)
    if told.games < 1 or getattr(told, "task", 1) < 1:
        parser.error("--games and --task are at least 1")
    if any("=" not in option for option in told.option):
        parser.error("--option is given as ID=VALUE")
    options = dict(option.split("=", 1) for option in told.option)
    try:
        data = None if told.data is None else told.data.read_text("utf-8")
        start(told.address, told.workers)
        if told.command == "arena":
            found = arena(told.game, told.seats, told.bots, told.games, told.seed, options, data, told.task, _bar())
            print(json.dumps(found["standings"]))
        elif told.command == "dataset":
            made_of = Dataset(told.game, told.seats, told.bots, told.games, told.seed, told.shard, options, data)
            written = dataset(made_of, told.output, _bar())
            print(f"{told.game}, {made_of.games} games in {made_of.shards} files, {written} of them new: {told.output}")
        else:
            _selfplay(told, options, data)
    except (_adit.AditError, ImportError, OSError) as fault:
        raise SystemExit(f"adit.cluster: {fault}") from fault


if __name__ == "__main__":
    main()
