"""The examples, each run shortly. What they are good for is measured by hand: docs/python.md has the figures."""

import contextlib
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import adit
import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(*arguments, **settings):
    told = subprocess.run(
        [sys.executable, *map(str, arguments)], capture_output=True, text=True, timeout=600, cwd=settings.pop("cwd", EXAMPLES), **settings
    )
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_three_bots_play_a_contest():
    told = run("bots.py", "caverna", 2)
    assert [line.split()[0] for line in told.splitlines()] == ["looking_ahead", "looking_ahead", "greedily"]


@pytest.mark.parametrize(("game", "seats"), [("cavum", 2), ("rockwell", 3), ("caverna", 1)])
def test_the_bots_play_every_game(game, seats):
    sys.path.insert(0, str(EXAMPLES))
    import bots
    import random

    table, dice = adit.Table(game, seats, seed=3), random.Random(1)
    for step in range(12):
        seat = table.pending[0]
        choose = (bots.randomly, bots.greedily, bots.looking_ahead)[step % 3]
        table.say(seat, choose(table, seat, dice))


def test_a_season_is_analysed(tmp_path):
    told = run("season.py", 2, tmp_path)
    assert "greedy" in told and (tmp_path / "season.png").read_bytes().startswith(b"\x89PNG")


def test_the_notebook_explains_a_position():
    notebook = json.loads((EXAMPLES / "position.ipynb").read_text("utf-8"))
    names, shown = {}, io.StringIO()
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            with contextlib.redirect_stdout(shown):
                exec(compile("".join(cell["source"]), "position.ipynb", "exec"), names)
    assert names["view"]._repr_svg_().startswith("<svg") and "because" in shown.getvalue()


# OpenSpiel is not made for Python 3.10.
@pytest.mark.skipif(sys.version_info < (3, 11), reason="OpenSpiel needs Python 3.11")
@pytest.mark.parametrize("kind", ["ismcts", "mcts"])
@pytest.mark.parametrize(("game", "seats"), [("caverna", 1), ("rockwell", 2)])
def test_openspiels_bots_answer_the_arena(kind, game, seats):
    table = adit.Table(game, seats, seed=5)
    seat = table.pending[0]
    sit = {"do": "sit", "game": game, "seat": seat, "seats": seats, "seed": 9}
    choose = {"do": "choose", "view": table.look(seat).data, "offer": {"moves": table.offer(seat).moves}}
    lines = "".join(json.dumps(line) + "\n" for line in (sit, choose))
    words = json.loads(run("openspiel_bot.py", kind, 0.05, input=lines))["words"]
    assert table.why(seat, words) is None


def test_ppo_learns():
    # PyTorch is 5 GB when installed from PyPI, so only continuous integration always installs it: see python/run.
    if not os.environ.get("CI"):
        pytest.importorskip("torch")
    told = run("ppo.py", "--seconds", 5, "--games", 4)
    assert [line.split(" mean")[0].strip() for line in told.splitlines()[-4:]] == ["random parts", "PPO", "random", "greedy"]
