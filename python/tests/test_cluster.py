"""Many machines: here a real Ray cluster on this one, and workers that are killed."""

import json
import os
import subprocess
import sys

import adit
import numpy as np
import psutil
import pytest
import ray
from adit import cluster

DATASET = ("caverna", 2, "greedy", 8, 5, 1)


@pytest.fixture(scope="module", autouse=True)
def workers():
    cluster.start(workers=2)
    yield
    ray.shutdown()


def killer():
    """Kills every worker that is at work, once the first result is there."""
    killed = []

    def tell(done, of):
        while not killed:
            for process in psutil.Process().children(recursive=True):
                try:
                    name = " ".join(process.cmdline())
                    if name.startswith("ray::adit_task"):
                        process.kill()
                        killed.append(process.pid)
                except psutil.Error:
                    pass
            if done == of:
                break

    return killed, tell


def content(folder):
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def test_a_dataset_is_the_same_after_a_worker_was_killed(tmp_path):
    killed, tell = killer()
    cluster.dataset(adit.Dataset(*DATASET), tmp_path / "cluster", tell)
    assert killed, "nobody was at work"
    adit.Dataset(*DATASET).write(tmp_path / "here")
    assert content(tmp_path / "cluster") == content(tmp_path / "here")
    assert cluster.dataset(adit.Dataset(*DATASET), tmp_path / "cluster") == 0


def test_a_contest_does_not_depend_on_how_it_is_divided():
    def games(task):
        found = cluster.arena("caverna", 2, "greedy,random", games=6, seed=3, task=task)
        assert found["standings"]["games"] == 6
        return [(game["seed"], game["lineup"], game["scores"]) for game in found["games"]]

    assert games(1) == games(4)


def test_selfplay_gives_what_is_played_here():
    pieces = dict(cluster.selfplay("rockwell", 2, cluster.random_policy, games=3, seed=8, task=2))
    for place, numbers in enumerate(cluster.ranges(3, 2)):
        here = cluster.play("rockwell", 2, cluster.random_policy, numbers, seed=8)
        assert all(np.array_equal(pieces[place][name], here[name]) for name in here)
        assert set(here["game"]) == set(range(*numbers)) and here["rewards"].sum() == 0


def test_what_goes_wrong_at_a_worker_is_told_here():
    with pytest.raises(adit.AditError) as error:
        cluster.arena("caverna", 9, "random", games=1)
    assert error.value.code
    with pytest.raises(ZeroDivisionError):
        list(cluster.each(lambda number: 1 // number, [0]))


def run(*arguments, **environment):
    command = [sys.executable, "-m", "adit.cluster", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **environment})


def test_the_command_joins_a_cluster(tmp_path):
    address = ray.get_runtime_context().gcs_address
    shared = ("caverna", "--seats", 1, "--games", 3, "--address", address)
    told = run("arena", *shared, "--bots", "random", "--task", 2)
    assert json.loads(told.stdout)["games"] == 3, told.stderr
    told = run("selfplay", *shared, "--task", 2, "-o", tmp_path / "games")
    assert told.returncode == 0, told.stderr
    with np.load(tmp_path / "games" / "part-00001.npz") as rows:
        assert set(rows["game"]) == {2}
    told = run("selfplay", *shared, "--task", 3, "-o", tmp_path / "games")
    assert told.returncode != 0 and "other games" in told.stderr


def test_without_ray_it_says_how_to_get_it(tmp_path):
    (tmp_path / "ray.py").write_text("raise ImportError('no ray')")
    told = run("arena", "caverna", "--seats", 1, "--bots", "random", PYTHONPATH=str(tmp_path))
    assert told.returncode != 0 and "pip install ray" in told.stderr and "Traceback" not in told.stderr
