"""Three mining board games for research: Cavum, Caverna: Cave vs Cave, and Rockwell.

There are three ways to play, from words to arrays:

* :class:`Table` is one game in words, with a journal: what a seat sees, what it may say, why not, bots and analysis.
* :class:`Play` is one game in numbers: a move is a sequence of parts, each a number; chance is explicit.
* :class:`VectorEnv` is thousands of games at once, stepped in Rust into NumPy arrays.

``adit.zoo`` has them for PettingZoo, ``adit.gym`` for Gymnasium, ``adit.spiel`` for OpenSpiel. :class:`Dataset` writes games of
bots as Parquet files, and ``adit.cluster`` plays on many machines.

>>> import adit
>>> [game.id for game in adit.games()]
['cavum', 'caverna', 'rockwell']
>>> table = adit.Table("cavum", seats=2, seed=1)
>>> table.offer(table.pending[0]).moves[:3]
['bid 0', 'bid 1', 'bid 2']
"""

from ._adit import END, PICKED, AditError, Refused
from ._dataset import Dataset
from ._games import Array, Game, Option, Part, arrays, games, vocabulary
from ._play import Outcome, Play
from ._table import Bot, Card, Offer, Result, Table, Undo, View, Why
from ._vector import VectorEnv

__all__ = [
    "END",
    "PICKED",
    "AditError",
    "Array",
    "Bot",
    "Card",
    "Dataset",
    "Game",
    "Offer",
    "Option",
    "Outcome",
    "Part",
    "Play",
    "Refused",
    "Result",
    "Table",
    "Undo",
    "VectorEnv",
    "View",
    "Why",
    "arrays",
    "games",
    "vocabulary",
]
