"""A bot for the arena that looks ahead: it tries some moves in a game of its own, plays on at random and compares scores."""
import json
import os
import random
import subprocess
import sys

TRIED, PLAYED = 6, 2  # how many moves are tried, and how often each


class Table:
    """A table of `adit table`."""

    def __init__(self):
        program = [os.environ.get("ADIT", "adit"), "table"]
        self.process = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        return json.loads(self.process.stdout.readline())

    def worth(self, game, view, seat, words, seed):
        """The lead of the seat after this move, when everybody plays on at random."""
        self.ask(do="load", game=game, view=view, seed=seed)
        self.ask(do="say", seat=seat, words=words)
        self.ask(do="random", moves=100_000, seed=seed)
        over = self.ask(do="frame", viewer="all")["over"]
        if over is None:
            return 0
        others = [score for other, score in enumerate(over["scores"]) if other != seat]
        return over["scores"][seat] - max(others, default=0)


table, dice, place = Table(), random.Random(), {}
for line in sys.stdin:
    told = json.loads(line)
    if told["do"] == "sit":
        place = told
        dice.seed(told["seed"])
    elif told["do"] == "choose":
        moves = told["offer"]["moves"]
        tried = dice.sample(moves, min(TRIED, len(moves)))
        # In a game without secrets, what a seat sees is the whole position.
        view = told["view"]
        if "viewer" in view:
            view["viewer"] = "all"

        def worth(words):
            seeds = [dice.getrandbits(32) for _ in range(PLAYED)]
            return sum(table.worth(place["game"], view, place["seat"], words, seed) for seed in seeds)

        print(json.dumps({"words": max(tried, key=worth)}), flush=True)
