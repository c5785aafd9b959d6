"""One game in words."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from . import _adit
from ._games import Part
from ._play import Play

Viewer = int | str
"""A seat, ``"public"`` or ``"all"``."""


class Result(NamedTuple):
    """How a game ended."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """1 for the winner; seats that the rules do not separate share a rank."""
    ending: str


class Offer(NamedTuple):
    """What a seat may choose from."""

    id: str
    """Give it to :meth:`Table.say`, so that a move is refused if the offer no longer stands."""
    moves: list[str]


class Why(NamedTuple):
    """Why something cannot be said."""

    code: str
    clause: str | None
    """The clause of the rules that is broken, if one is."""
    sentence: str


class Undo(NamedTuple):
    """Whether a seat can have its last move back."""

    to: int
    """Give it to :meth:`Table.back`."""
    asks: bool
    """Do the others have to agree, as something new was seen since?"""


class Card(NamedTuple):
    """What can be known of a thing."""

    title: str
    brief: str
    lines: list[str]
    clause: str


def _viewer(viewer: Viewer) -> str:
    return f"s{viewer}" if isinstance(viewer, int) else viewer


class View:
    """What a viewer sees of a position. A notebook shows its picture."""

    def __init__(self, table: _adit.Table, viewer: str) -> None:
        self._table, self._viewer = table, viewer

    @property
    def data(self) -> dict[str, Any]:
        """Everything as plain dictionaries and lists."""
        return json.loads(self._table.json(self._viewer))

    @property
    def text(self) -> str:
        """The view drawn in characters."""
        return self._table.text(self._viewer)

    @property
    def news(self) -> list[str]:
        """What happened in the last step, one sentence each."""
        return self._table.news(self._viewer)

    @property
    def points(self) -> dict[str, list[int]]:
        """Where the points come from, a list by seat for each source."""
        return {label: points for _, label, points in self._table.points(self._viewer)}

    def svg(self, *, tall: bool = False, dark: bool = False) -> str:
        """The view drawn as a picture."""
        return self._table.svg(self._viewer, tall, dark)

    def png(self, *, width: int = 1000, tall: bool = False, dark: bool = False) -> bytes:
        """The same as a PNG file of this width in pixels."""
        return self._table.png(self._viewer, tall, dark, width)

    def card(self, part: str) -> Card | None:
        """What can be known of a thing, named by its kind and word, such as ``hex:G7``."""
        kind, _, word = part.partition(":")
        card = self._table.card(self._viewer, kind, word)
        return None if card is None else Card(*card)

    def __str__(self) -> str:
        return self.text

    def _repr_svg_(self) -> str:
        return self.svg()


class Bot:
    """A bot. It is shown what a seat sees and nothing else.

    >>> table = Table("caverna", seats=2, seed=1)
    >>> Bot("caverna", "greedy").choose(table, table.pending[0]) in table.offer(table.pending[0]).moves
    True
    """

    def __init__(self, game: str, recipe: str = "greedy", seed: int = 1) -> None:
        self.recipe = recipe
        self._bot = _adit.Bot(game, recipe, seed)

    def choose(self, table: Table, seat: int) -> str:
        """The move it makes, in words."""
        return self._bot.choose(table._table, seat)

    def consider(self, table: Table, seat: int) -> dict[str, Any]:
        """What it thinks: its choice, the candidates with what they are worth from 0 to 1, and how much it looked at."""
        return json.loads(self._bot.consider(table._table, seat))

    def explain(self, table: Table, seat: int, *about: str) -> dict[str, Any]:
        """The same, and why its choice is better than each candidate and than the moves this is about."""
        return json.loads(self._bot.explain(table._table, seat, list(about)))


class Table:
    """A table at which one game is played in words.

    Seats are numbers from 0. A viewer is a seat, ``"public"`` or ``"all"``. Whatever cannot be done raises
    :class:`adit.AditError` with a ``code``, a refused move :class:`adit.Refused` with a ``clause`` too; nothing has changed then.

    >>> table = Table("rockwell", seats=2, seed=7)
    >>> table.pending
    [0, 1]
    >>> table.say(0, "bid money 1000")
    ['s0 bid money 1000']
    >>> table.why(0, "bid money 1000").clause is not None
    True
    """

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, str] | None = None,
        data: str | None = None,
        language: str = "en",
    ) -> None:
        self._table = _adit.Table(game, seats, seed, dict(options or {}), data, language)

    @classmethod
    def _of(cls, native: _adit.Table) -> Table:
        table = cls.__new__(cls)
        table._table = native
        return table

    @classmethod
    def load(
        cls, game: str, view: Mapping[str, Any] | str, seed: int | None = None, language: str = "en"
    ) -> Table:
        """A table that begins with a position: what the viewer ``"all"`` saw of it.

        >>> table = Table("caverna", seats=1, seed=3)
        >>> same = Table.load("caverna", table.look("all").data)
        >>> same.look("all").data == table.look("all").data
        True
        """
        text = view if isinstance(view, str) else json.dumps(view)
        return cls._of(_adit.Table.load(game, text, seed, language))

    @classmethod
    def replay(cls, journal: str | Path, seed: int | None = None, language: str = "en") -> Table:
        """Plays a journal again: its text, or the path of its file."""
        text = journal.read_text("utf-8") if isinstance(journal, Path) else journal
        return cls._of(_adit.Table.replay(text, seed, language))

    @property
    def game(self) -> str:
        """The id of the game."""
        return self._table.game()

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return self._table.seats()

    @property
    def number(self) -> int:
        """How many entries the journal has."""
        return self._table.number()

    @property
    def pending(self) -> list[int]:
        """The seats that are asked. More than one means that they answer at the same time."""
        return self._table.pending()

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self._table.result() is not None

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        result = self._table.result()
        return None if result is None else Result(tuple(result[0]), tuple(result[1]), result[2])

    def look(self, viewer: Viewer = "public") -> View:
        """What a viewer sees now."""
        word = _viewer(viewer)
        self._table.news(word)  # refuses viewers that the table does not have
        return View(self._table.copy(), word)

    def prompt(self, seat: int) -> str | None:
        """What a seat is asked, in a sentence."""
        return self._table.prompt(seat)

    def offer(self, seat: int) -> Offer | None:
        """What a seat may say, in words; nothing if it is not asked."""
        offer = self._table.offer(seat)
        return None if offer is None else Offer(*offer)

    def tree(self, seat: int) -> dict[Part, Any]:
        """The same as a tree of parts: each part leads to those that can follow. A move that ends where another goes on
        has the part ``.`` there.

        >>> table = Table("cavum", seats=2, seed=1)
        >>> [part.word for part in table.tree(table.pending[0])]
        ['bid']
        """
        tree: dict[Part, Any] = {}
        moves = self._table.parts(seat)
        for parts in moves:
            place = tree
            for kind, word in parts:
                place = place.setdefault(Part(kind, word), {})
        for parts in moves:
            place = tree
            for kind, word in parts:
                place = place[Part(kind, word)]
            if place:
                place[Part("end", ".")] = {}
        return tree

    def phrase(self, seat: int, words: str) -> str | None:
        """How people call a move that is offered."""
        return self._table.phrase(seat, words)

    def say(self, seat: int, words: str, offer: str | None = None) -> list[str]:
        """Makes a move and returns the entries that the journal got: the move and what chance has brought."""
        return self._table.say(seat, words, offer)

    def why(self, seat: int, words: str) -> Why | None:
        """Why a seat may not say this; nothing if it may."""
        why = self._table.why(seat, words)
        return None if why is None else Why(*why)

    def undo(self, seat: int) -> Undo | None:
        """Whether a seat can have its last move back without the others."""
        undo = self._table.undo(seat)
        return None if undo is None else Undo(*undo)

    def back(self, to: int | None = None) -> None:
        """Takes back the last move, or all entries behind the first ``to``.

        >>> table = Table("cavum", seats=2, seed=1)
        >>> before = table.journal
        >>> _ = table.say(table.pending[0], "bid 3")
        >>> table.back()
        >>> table.journal == before
        True
        """
        if to is None:
            to = self._table.last_move()
            if to is None:
                return
        self._table.back(to)

    def at(self, number: int) -> Table:
        """The table as it was after its first ``number`` entries."""
        return Table._of(self._table.at(number))

    def clone(self) -> Table:
        """The same table again, to try something."""
        return Table._of(self._table.copy())

    @property
    def entries(self) -> list[str]:
        """Everything that has happened, as the journal has it."""
        return self._table.entries()

    @property
    def journal(self) -> str:
        """The whole game as a text, from which :meth:`replay` makes it again."""
        return self._table.journal()

    def bot(self, recipe: str = "greedy", seed: int = 1) -> Bot:
        """A bot for this game: ``random``, ``greedy``, ``search:sims=200``, ``easy``, ``medium``, ``hard``, ``expert``."""
        return Bot(self.game, recipe, seed)

    def hint(self, seat: int, recipe: str = "search:sims=200") -> str:
        """What a bot would say."""
        return self.bot(recipe).choose(self, seat)

    def explain(self, seat: int, *about: str, recipe: str = "search:sims=200") -> dict[str, Any]:
        """What a bot thinks, and why its choice is better than others."""
        return self.bot(recipe).explain(self, seat, *about)

    def analyse(self, recipe: str = "search:sims=50") -> dict[str, Any]:
        """Looks back on the game: what was decided well, what was luck."""
        return json.loads(self._table.analyse(self.bot(recipe)._bot))

    def random(self, moves: int) -> int:
        """Plays up to so many random moves and returns how many: fewer only if the game ended."""
        return self._table.random(moves)

    def play(self, seed: int | None = None) -> Play:
        """The same position, to be played by numbers."""
        return Play._of(self._table.play(seed))

    def __str__(self) -> str:
        return self.look("public").text

    def _repr_svg_(self) -> str:
        return self.look("public").svg()
