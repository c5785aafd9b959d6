"""A season of games as a dataset, analysed with polars, and a plot.

    pip install polars matplotlib
    python season.py [GAMES [FOLDER]]

Which bot wins how often, from which seat, and how early the later winner could be known.
"""

from __future__ import annotations

import sys
from pathlib import Path

import adit
import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt  # noqa: E402
import polars as pl  # noqa: E402

BOTS = "greedy,random"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    folder = Path(sys.argv[2] if len(sys.argv) > 2 else "season")
    # A season that was broken off goes on here.
    adit.Dataset("rockwell", seats=2, bots=BOTS, games=games, seed=2026).write(folder / "games", threads=2)
    rows = pl.scan_parquet(folder / "games" / "part-*.parquet").select(
        "game", "step", "seat", "bot", "moves", "words", "ranks", "scores"
    )
    mine = pl.col("seat").cast(pl.Int64)
    rows = rows.with_columns(
        won=pl.col("ranks").list.get(mine) == 1,
        score=pl.col("scores").list.get(mine),
        verb=pl.col("words").str.split(" ").list.first(),
        part=pl.col("step") / pl.col("step").max().over("game"),
    ).collect()

    seats = rows.group_by("game", "seat", "bot").agg(pl.col("won", "score").first())
    print(seats.group_by("bot", "seat").agg(
        games=pl.len(), wins=pl.col("won").mean(), score=pl.col("score").mean()
    ).sort("bot", "seat"))  # fmt: skip
    print(rows.group_by("bot", "verb").agg(said=pl.len() / games, offered=pl.col("moves").mean()).sort("said", descending=True))

    tenths = rows.with_columns(tenth=(pl.col("part") * 10).floor().clip(upper_bound=9))
    offered = tenths.group_by("bot", "tenth").agg(pl.col("moves").mean()).sort("tenth")
    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4))
    for (bot,), scores in seats.group_by("bot", maintain_order=True):
        left.hist(scores["score"], bins=20, alpha=0.6, label=bot)
    left.set(title="Scores at the end", xlabel="score", ylabel="games")
    for (bot,), line in offered.group_by("bot", maintain_order=True):
        right.plot(line["tenth"] / 10, line["moves"], marker="o", label=bot)
    right.set(title="How many moves are offered", xlabel="part of the game", ylabel="moves", ylim=(0, None))
    for axes in (left, right):
        axes.legend()
    figure.tight_layout()
    figure.savefig(folder / "season.png", dpi=120)
    print(folder / "season.png")


if __name__ == "__main__":
    main()
