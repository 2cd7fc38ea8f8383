# SPDX-License-Identifier: GPL-3.0-or-later
"""Lights Out on grids and graphs.

Boards, solutions, kernels, fewest presses, eliminations, tilings, laws of random play, chains, and
solution counts: the computations of the Lights Out Workbench and its command line, with NumPy arrays.

>>> import lightsout
>>> board = lightsout.Board(5, 5)
>>> lightsout.solve(board).solutions
4

Long work releases Python's lock, and Ctrl+C stops it. Bad input raises :class:`Error`, a ValueError
with the command line's message; work that would take too long raises :class:`TooLarge` before it
begins (see :func:`set_limits`). ``threads=0`` uses one thread per core; results depend neither on
the number of threads nor on the machine.
"""

from __future__ import annotations

import numbers as _numbers
from typing import Optional

from . import _lightsout
from ._board import Board
from ._board import natural as _natural
from ._counts import Deal, SweepPoint, deal, nullities, quantities, sweep
from ._errors import Error, ReadWarning, TooLarge
from ._play import (
    Chain,
    Chance,
    Covariance,
    Layer,
    LimitLaw,
    Moments,
    Simulation,
    Spectrum,
    States,
    chain,
    chance,
    law,
    law_distance,
    limit_law,
    moments,
    simulate,
    states,
)
from ._solving import (
    Answer,
    Elimination,
    FewestPresses,
    Hardest,
    Info,
    Nearest,
    Obstruction,
    RowOperation,
    SmallSystem,
    Solutions,
    SymmetryClass,
    determinant,
    eliminate,
    fewest_presses,
    hardest,
    info,
    inverse,
    kernel,
    kernel_weights,
    nearest,
    nullity,
    rank,
    solution_classes,
    solutions,
    solve,
    tiling_classes,
    tiling_count,
    tiling_obstruction,
    tilings,
)

__version__: str = _lightsout.version

__all__ = [
    "Answer",
    "Board",
    "Chain",
    "Chance",
    "Covariance",
    "Deal",
    "Elimination",
    "Error",
    "FewestPresses",
    "Hardest",
    "Info",
    "Layer",
    "LimitLaw",
    "Moments",
    "Nearest",
    "Obstruction",
    "ReadWarning",
    "RowOperation",
    "Simulation",
    "SmallSystem",
    "Solutions",
    "Spectrum",
    "States",
    "SweepPoint",
    "SymmetryClass",
    "TooLarge",
    "chain",
    "chance",
    "deal",
    "determinant",
    "eliminate",
    "fewest_presses",
    "hardest",
    "info",
    "inverse",
    "kernel",
    "kernel_weights",
    "law",
    "law_distance",
    "limit_law",
    "moments",
    "nearest",
    "nullities",
    "nullity",
    "quantities",
    "rank",
    "set_limits",
    "simulate",
    "solution_classes",
    "solutions",
    "solve",
    "states",
    "sweep",
    "tiling_classes",
    "tiling_count",
    "tiling_obstruction",
    "tilings",
]


def set_limits(operations: Optional[float] = None, memory: Optional[int] = None) -> None:
    """Sets the limits of work. Work that is estimated to exceed them raises TooLarge before it begins.

    Args:
        operations: the maximum number of processor operations. The default, 10¹³, is about an hour.
        memory: the maximum number of bytes. The default is half of the machine's memory.
    """
    if operations is not None and not isinstance(operations, _numbers.Real):
        raise TypeError(f"operations must be a number, not {operations!r}")
    _lightsout.set_limits(operations, None if memory is None else _natural("memory", memory))


# Error messages and representations of objects show the package name, not its submodules.
for _name in __all__:
    globals()[_name].__module__ = __name__
