"""Datasets, read back with pyarrow and polars."""

import json
import signal
import subprocess
import sys

import adit
import numpy as np
import polars
import pyarrow.parquet
import pytest

GAMES = [(game.id, seats) for game in adit.games() for seats in game.seats]


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_rows_are_the_game_that_a_table_with_the_seed_plays(game, seats, tmp_path):
    adit.Dataset(game, seats, bots="random", games=1, seed=4).write(tmp_path)
    rows = pyarrow.parquet.read_table(tmp_path / "part-00000.parquet")
    arrays = adit.arrays(game, seats)
    table = adit.Table(game, seats, seed=rows["seed"][0].as_py())
    for step in range(len(rows)):
        row = {name: rows[name][step] for name in rows.column_names}
        seat = row["seat"].as_py()
        assert (row["step"].as_py(), seat) == (step, table.pending[0])
        assert row["bot"].as_py() == "random" and row["source"].as_py() is None
        if step % 7 == 0 or step > len(rows) - 3:
            play = table.play(seed=1)
            assert row["moves"].as_py() == len(table.offer(seat).moves)
            seen = play.observe(seat)
            for array in arrays:
                found = row[f"seen_{array.name}"].values.to_numpy()
                assert np.array_equal(found.reshape(array.shape), seen[array.name])
            # Of several seats that are asked at once the first one answers, here and there.
            action = row["action"].as_py()
            assert [play.pick(part) for part in action] == [False] * (len(action) - 1) + [True]
        table.say(seat, row["words"].as_py())
    assert tuple(row["scores"].as_py()) == table.result.scores
    assert tuple(row["ranks"].as_py()) == table.result.ranks
    assert row["ending"].as_py() == table.result.ending
    assert len(row["rewards"].as_py()) == seats


def test_polars_and_pyarrow_read_the_same(tmp_path):
    dataset = adit.Dataset("caverna", 2, bots="random,greedy", games=3, seed=2, shard=2)
    dataset.write(tmp_path)
    frame = polars.read_parquet(tmp_path / "part-*.parquet")
    table = pyarrow.parquet.ParquetDataset(tmp_path, filters=None).read()
    assert frame.to_arrow().to_pylist() == table.to_pylist()
    assert frame["game"].unique().sort().to_list() == [0, 1, 2]
    # The bots change seats; what a seat sees has the shape that the file says.
    assert frame.filter(polars.col("seat") == 0).group_by("game").agg(polars.col("bot").first()).height == 3
    metadata = pyarrow.parquet.read_metadata(tmp_path / "part-00000.parquet").metadata
    assert json.loads(metadata[b"adit.dataset"]) == dataset.manifest
    for array in json.loads(metadata[b"adit.arrays"]):
        assert frame[array["column"]].list.len().unique().to_list() == [np.prod(array["shape"])]
    assert pyarrow.parquet.read_metadata(tmp_path / "part-00000.parquet").row_group(0).column(0).compression == "ZSTD"


def test_a_search_tells_its_visits(tmp_path):
    adit.Dataset("caverna", 1, bots="search:sims=20", games=1, seed=3).write(tmp_path)
    frame = polars.read_parquet(tmp_path / "part-00000.parquet").filter(polars.col("moves") > 1)
    for row in frame.iter_rows(named=True):
        assert len(row["visits"]) == len(row["worth"]) == len(row["candidates"]) > 0
        assert sum(row["visits"]) == pytest.approx(1, abs=1e-4) and row["simulations"] > 0
        assert row["action"] in row["candidates"] and 0 <= row["value"] <= 1


def content(folder):
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def test_a_killed_run_goes_on_and_ends_with_the_same_bytes(tmp_path):
    made = "import adit, sys; adit.Dataset('caverna', 2, bots='greedy', games=12, seed=5, shard=2).write(sys.argv[1])"
    broken, whole = tmp_path / "broken", tmp_path / "whole"
    process = subprocess.Popen([sys.executable, "-c", made, str(broken)])
    while not list(broken.glob("*.parquet")):
        assert process.poll() is None
    process.send_signal(signal.SIGKILL)
    assert process.wait() == -signal.SIGKILL
    (broken / "part-00005.unfinished").write_bytes(b"half")
    subprocess.run([sys.executable, "-c", made, str(broken)], check=True)
    adit.Dataset("caverna", 2, bots="greedy", games=12, seed=5, shard=2).write(whole, threads=2)
    assert content(broken) == content(whole) and len(content(whole)) == 7


def test_what_cannot_be_written_says_why(tmp_path):
    adit.Dataset("caverna", 1, bots="random", games=1).write(tmp_path)
    before = content(tmp_path)
    for code, wrong in [
        ("other-dataset", lambda: adit.Dataset("caverna", 1, bots="random", games=2).write(tmp_path)),
        ("other-dataset", lambda: adit.Dataset("caverna", 1, bots="random", games=1, seed=9).write(tmp_path)),
        ("bad-dataset", lambda: adit.Dataset("caverna", 1, games=0)),
        ("bad-dataset", lambda: adit.Dataset("caverna", 1, bots="exec:true")),
        ("bad-contest", lambda: adit.Dataset("caverna", 1, bots="clever")),
        ("bad-setup", lambda: adit.Dataset("caverna", 9)),
        ("unknown-game", lambda: adit.Dataset("chess", 2)),
        ("not-written", lambda: adit.Dataset("caverna", 1, bots="random", games=1).write(tmp_path / "dataset.json" / "x")),
    ]:
        with pytest.raises(adit.AditError) as error:
            wrong()
        assert error.value.code == code and str(error.value)
    assert content(tmp_path) == before
