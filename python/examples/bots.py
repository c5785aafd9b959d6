"""Three bots, each a few lines: random, greedy and one that looks ahead. They play a short contest.

    python bots.py [GAME [GAMES]]

A bot is shown the table, and must look at it through the eyes of its seat: `imagined` gives it a table that looks the same to
the seat, with everything it cannot know drawn at random.
"""

from __future__ import annotations

import itertools
import random
import sys

import adit

TRIED, PLAYED = 8, 3  # how many moves are tried, and how often each is played on


def imagined(table: adit.Table, seat: int, dice: random.Random) -> adit.Table:
    """A table at which the seat would see the same."""
    position = table.play(seed=1).imagine(seat, dice.getrandbits(32))
    return adit.Table.load(table.game, position.look("all"), seed=dice.getrandbits(32))


def lead(scores: list[int], seat: int) -> int:
    """By how much a seat is ahead; alone it is its score."""
    return scores[seat] - max((score for other, score in enumerate(scores) if other != seat), default=0)


def randomly(table: adit.Table, seat: int, dice: random.Random) -> str:
    """Any move."""
    return dice.choice(table.offer(seat).moves)


def greedily(table: adit.Table, seat: int, dice: random.Random) -> str:
    """The move after which the seat has most points, counted as if the game ended there; of equal ones any."""
    moves, here = table.offer(seat).moves, imagined(table, seat, dice)

    def points(words: str) -> float:
        after = here.clone()
        after.say(seat, words)
        by_source = after.look(seat).points.values()
        return lead([sum(column) for column in zip(*by_source, strict=True)] or [0] * table.seats, seat) + dice.random()

    return max(dice.sample(moves, min(4 * TRIED, len(moves))), key=points)


def looking_ahead(table: adit.Table, seat: int, dice: random.Random) -> str:
    """The move with the best lead on the average, when everybody plays on at random to the end."""
    moves = table.offer(seat).moves

    def worth(words: str) -> float:
        leads = []
        for _ in range(PLAYED):
            after = imagined(table, seat, dice)
            after.say(seat, words)
            after.random(100_000)
            leads.append(lead(after.result.scores, seat) if after.over else 0)
        return sum(leads) / PLAYED

    return max(dice.sample(moves, min(TRIED, len(moves))), key=worth) if len(moves) > 1 else moves[0]


def play(game: str, bots: list, seed: int) -> list[float]:
    """The share of the win that each of the bots has."""
    table, dice = adit.Table(game, len(bots), seed=seed), random.Random(seed)
    while not table.over:
        seat = table.pending[0]
        table.say(seat, bots[seat](table, seat, dice))
    winners = table.result.ranks.count(1)
    return [(rank == 1) / winners for rank in table.result.ranks]


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "caverna"
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 10
    for one, other in itertools.combinations([looking_ahead, greedily, randomly], 2):
        won = 0.0
        for number in range(games):
            # Each deal is played twice, with the seats changed.
            lineup = [one, other] if number % 2 == 0 else [other, one]
            won += play(game, lineup, seed=number // 2)[lineup.index(one)]
        print(f"{one.__name__:14} {won:4} of {games} against {other.__name__}")


if __name__ == "__main__":
    main()
