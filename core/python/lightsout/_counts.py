# SPDX-License-Identifier: GPL-3.0-or-later
"""Many boards: nullities, sweeps and deals."""

from __future__ import annotations

import collections.abc
import datetime
import fractions
import itertools
import typing
from dataclasses import dataclass
from typing import Any, Dict, List, Optional, Union

import numpy as np
import numpy.typing as npt

from . import _lightsout
from ._board import Board
from ._board import natural as _natural
from ._board import size as _size
from ._types import Bits

Value = Union[int, fractions.Fraction, float, None]
"""A quantity: exact as int or Fraction, else a float; None if it does not exist or is too hard to compute."""


class SweepPoint(typing.NamedTuple):
    """A quantity of one board: the numbers n and m in its name, the value, whether it is proven, and
    bounds of an unproven value, or the 95% confidence interval of a mean over random boards."""

    n: Optional[int]
    m: Optional[int]
    value: Value
    proven: bool
    low: Value
    high: Value


@dataclass(frozen=True, eq=False)
class Deal:
    """A board that was dealt.

    Attributes:
        code: its code, which the workbench and the command line read.
        board: the board, to be turned off.
        presses: a solution with the fewest presses.
    """

    code: str
    board: Board
    presses: Bits

    @property
    def fewest(self) -> int:
        """The fewest presses that solve the board."""
        return int(self.presses.sum())


def nullities(
    rows: collections.abc.Iterable[int],
    cols: collections.abc.Iterable[int],
    topology: str = "plane",
    neighbours: str = "plus",
    self_influence: bool = True,
    threads: int = 0,
) -> npt.NDArray[np.uint32]:
    """Returns the nullities of all boards with these numbers of rows and columns.

    A board that can be solved has 2 to the power nullity solutions.

    Args:
        rows, cols: numbers from 1 on, such as ``range(1, 20)`` or ``[5, 8, 13]``, in any order.
        topology, neighbours, self_influence: as in ``Board``.
        threads: the number of threads; 0 means one per core.

    The array has a row for each number of rows.

    >>> import lightsout
    >>> lightsout.nullities(range(1, 6), range(1, 6)).diagonal().tolist()
    [0, 0, 0, 4, 2]
    >>> lightsout.nullities([9, 5], [5]).tolist()
    [[1], [2]]
    """
    row_numbers = _sizes("rows", rows)
    col_numbers = _sizes("cols", cols)
    if not row_numbers or not col_numbers:
        return np.zeros((len(row_numbers), len(col_numbers)), np.uint32)
    needed = range(min(col_numbers), max(col_numbers) + 1)
    columns = [col - needed.start for col in col_numbers]
    found: Dict[int, npt.NDArray[np.uint32]] = {}
    for block in _blocks(row_numbers):
        table = _lightsout.nullities(
            block, needed, topology, neighbours, self_influence, _natural("threads", threads)
        )
        found.update(zip(block, table[:, columns]))
    return np.array([found[row] for row in row_numbers])


def _sizes(name: str, numbers: collections.abc.Iterable[int]) -> List[int]:
    most = 100_000
    if not isinstance(numbers, collections.abc.Iterable):
        raise TypeError(f"{name} must be numbers, such as range(1, 10), not {numbers!r}")
    sizes = [_size(name, number) for number in itertools.islice(numbers, most + 1)]
    if len(sizes) > most:
        raise ValueError(f"{name} must be at most {most} numbers")
    return sizes


def _blocks(numbers: List[int]) -> collections.abc.Iterator[range]:
    """Divides numbers into ranges without gaps."""
    ascending = sorted(set(numbers))
    start = 0
    for i in range(1, len(ascending) + 1):
        if i == len(ascending) or ascending[i] != ascending[i - 1] + 1:
            yield range(ascending[start], ascending[i - 1] + 1)
            start = i


def quantities() -> List[str]:
    """Returns the names of the quantities that sweep() measures."""
    return _lightsout.quantities()


def sweep(
    quantity: str,
    board: str,
    n: Optional[range] = None,
    m: Optional[range] = None,
    *,
    presses: Optional[int] = None,
    samples: int = 1,
    seed: int = 1,
    threads: int = 0,
) -> List[SweepPoint]:
    """Computes a quantity for boards of many sizes, with all lights on.

    Args:
        quantity: one of :func:`quantities`.
        board: a board's name that contains ``{n}`` and, optionally, ``{m}``.
        n, m: the numbers that replace ``{n}`` and ``{m}``.
        presses: the number of random presses, for mean and variance.
        samples: the number of random boards over which the mean is taken.
        seed: the seed of the first random board.
        threads: the number of threads; 0 means one per core.

    >>> import lightsout
    >>> [point.value for point in lightsout.sweep("nullity", "grid:{n}x{n}", range(1, 6))]
    [0, 0, 0, 4, 2]
    """
    return [
        SweepPoint(*point)
        for point in _lightsout.sweep(
            quantity.replace("_", "-"),
            board,
            n,
            m,
            None if presses is None else _natural("presses", presses),
            _natural("samples", samples),
            _natural("seed", seed),
            _natural("threads", threads),
        )
    ]


def deal(
    rows: int = 5,
    cols: int = 5,
    difficulty: Optional[int] = None,
    *,
    count: int = 1,
    seed: int = 1,
    rising: bool = False,
    date: Optional[datetime.date] = None,
) -> List[Deal]:
    """Deals boards of a given difficulty, the same on every computer.

    Args:
        rows, cols: the size, up to 8 × 8.
        difficulty: the fewest presses that solve each board; 5 by default, or fewer on small boards.
        count: the number of boards; each uses the next seed.
        seed: the seed of the first board.
        rising: whether each board needs one press more than the previous one.
        date: deals the boards of the day from this date on; the other arguments except ``count``
            then have no effect.

    >>> import lightsout
    >>> [dealt.fewest for dealt in lightsout.deal(4, 4, 2, count=3, rising=True)]
    [2, 3, 4]
    """
    day = None
    if date is not None:
        if date.year < 1970:
            raise ValueError(f'"{date}" is not a date from 1970 on')
        day = date.toordinal() - datetime.date(1970, 1, 1).toordinal()
    dealt = _lightsout.deal(
        _natural("rows", rows),
        _natural("cols", cols),
        None if difficulty is None else _natural("difficulty", difficulty),
        _natural("count", count),
        _natural("seed", seed),
        rising,
        day,
    )
    return [Deal(code, Board._of(game), presses) for code, game, presses in dealt]
