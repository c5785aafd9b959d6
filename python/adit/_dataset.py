"""Datasets of games, a row for each decision."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from os import PathLike, fspath
from typing import Any

from . import _adit


class Dataset:
    """Games of bots as Parquet files: see ``docs/datasets.md`` for the columns.

    The bytes of a file follow from what is given here alone, as far as the bots think in simulations and not in seconds. So a
    run that was broken off goes on with the files that are missing, and the files can be made on many machines: see
    :mod:`adit.cluster`.

    >>> import tempfile
    >>> dataset = Dataset("caverna", seats=1, bots="random", games=3, seed=7, shard=2)
    >>> with tempfile.TemporaryDirectory() as folder:
    ...     dataset.write(folder)
    ...     dataset.missing(folder)
    2
    []
    """

    def __init__(
        self,
        game: str,
        seats: int,
        bots: str = "greedy",
        games: int = 100,
        seed: int = 1,
        shard: int | None = None,
        options: Mapping[str, str] | None = None,
        data: str | None = None,
    ) -> None:
        self._parts = (game, seats, bots, games, seed, shard, dict(options or {}), data)
        self._dataset = _adit.Dataset(*self._parts)

    def __reduce__(self) -> tuple[Any, ...]:
        return Dataset, self._parts

    @property
    def games(self) -> int:
        """How many games there are."""
        return self._dataset.games()

    @property
    def shards(self) -> int:
        """How many files there are."""
        return self._dataset.shards()

    @property
    def manifest(self) -> dict[str, Any]:
        """What the dataset is, as its file ``dataset.json`` says it."""
        return json.loads(self._dataset.manifest())

    def range(self, shard: int) -> range:
        """The numbers of the games of a file."""
        return range(*self._dataset.range(shard))

    def shard(self, shard: int) -> bytes:
        """The bytes of a file."""
        return self._dataset.shard(shard)

    def missing(self, folder: str | PathLike[str]) -> list[int]:
        """Makes the folder if it is not there, and says which files are missing in it. A folder with another dataset raises."""
        return self._dataset.missing(fspath(folder))

    def keep(self, folder: str | PathLike[str], shard: int, content: bytes) -> None:
        """Keeps the bytes of a file in the folder: all of them or, if the program is killed meanwhile, none."""
        self._dataset.keep(fspath(folder), shard, content)

    def write(
        self,
        folder: str | PathLike[str],
        threads: int = 1,
        tell: Callable[[int, int], None] | None = None,
    ) -> int:
        """Writes the files that are missing and returns how many that were. ``tell`` hears how many games are written, and
        how many there are."""
        missing = self.missing(folder)
        done = self.games - sum(len(self.range(shard)) for shard in missing)
        with ThreadPoolExecutor(max(1, threads)) as pool:
            made = {pool.submit(self._write, folder, shard): shard for shard in missing}
            try:
                for future in as_completed(made):
                    future.result()
                    done += len(self.range(made[future]))
                    if tell is not None:
                        tell(done, self.games)
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
        return len(missing)

    def _write(self, folder: str | PathLike[str], shard: int) -> None:
        self.keep(folder, shard, self.shard(shard))
