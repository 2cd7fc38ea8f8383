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

from . import _lightsout
from ._board import Board
from ._counts import Deal, SweepPoint, deal, nullities, quantities, sweep
from ._errors import Error, ReadWarning, TooLarge
from ._limits import set_limits
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


# Error messages and representations of objects show the package name, not its submodules.
for _name in __all__:
    globals()[_name].__module__ = __name__
