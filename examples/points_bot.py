"""A bot for the arena: it takes the move that mentions the most points, and else any move."""
import json
import random
import re
import sys

dice = random.Random()
for line in sys.stdin:
    told = json.loads(line)
    if told["do"] == "sit":
        dice.seed(told["seed"])  # so that a contest can be repeated
    elif told["do"] == "choose":
        moves = told["offer"]["moves"]
        number = lambda words: max([int(digits) for digits in re.findall(r"\d+", words)], default=0)
        best = max(number(words) for words in moves)
        print(json.dumps({"words": dice.choice([words for words in moves if number(words) == best])}), flush=True)
