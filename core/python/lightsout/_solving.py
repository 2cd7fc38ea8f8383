# SPDX-License-Identifier: GPL-3.0-or-later
"""Solutions, the algebra behind them, and tilings."""

from __future__ import annotations

import dataclasses
import fractions
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Dict, List, Optional

from . import _lightsout
from ._board import BoardLike, game_of
from ._board import natural as _natural
from ._types import Bits


@dataclass(frozen=True, eq=False)
class Info:
    """Sizes of a board, and the algebra of its influence matrix over GF(2).

    Attributes:
        vertices: the number of vertices; the holes of a grid are not counted.
        buttons, lights: the number of vertices that can be pressed, and of those that have a light.
        edges: the number of joined pairs, or of one-way arcs if not all influences are mutual;
            self-influence is not counted.
        rank, nullity: those of the influence matrix; their sum is the number of buttons.
        symmetric: whether all influences are mutual.
        automorphisms: the number of symmetries of the rule; None if the board is too large.
    """

    vertices: int
    buttons: int
    lights: int
    edges: int
    rank: int
    nullity: int
    symmetric: bool
    automorphisms: Optional[int]

    @property
    def invertible(self) -> bool:
        """Whether every board has exactly one solution."""
        return self.nullity == 0 and self.buttons == self.lights

    @property
    def solutions(self) -> int:
        """The number of solutions of each board that can be solved: 2 to the power nullity."""
        return 1 << self.nullity

    @property
    def solvable_fraction(self) -> fractions.Fraction:
        """The fraction of all boards that can be solved."""
        return fractions.Fraction(1, 1 << (self.lights - self.rank))


@dataclass(frozen=True, eq=False)
class Answer:
    """Presses that reach the target, or a proof that there are none.

    Attributes:
        solvable: whether the target can be reached.
        presses: a solution, N zeros and ones; None if there is none.
        certificate: a proof that there is no solution, otherwise None: a set of lights such that
            every press changes an even number of them, but an odd number of them has to change.
        nullity: the dimension of the kernel.
    """

    solvable: bool
    presses: Optional[Bits]
    certificate: Optional[Bits]
    nullity: int

    @property
    def solutions(self) -> int:
        """The number of solutions."""
        return 1 << self.nullity if self.solvable else 0


@dataclass(frozen=True, eq=False)
class Solutions:
    """Solutions of a board.

    Attributes:
        presses: an array with a row for each solution.
        complete: whether these are all solutions.
    """

    presses: Bits
    complete: bool


@dataclass(frozen=True, eq=False)
class SymmetryClass:
    """A class of sets of presses that symmetries of the board map to one another.

    Attributes:
        representative: a member of the class, N zeros and ones.
        size: the number of members.
    """

    representative: Bits
    size: int


@dataclass(frozen=True, eq=False)
class FewestPresses:
    """A short solution, and a proven lower bound.

    Attributes:
        presses: the solution.
        lower_bound: a number of presses; it is proven that no solution has fewer.
        ways: the number of solutions with this many presses; None if it is not known.
    """

    presses: Bits
    lower_bound: int
    ways: Optional[int]

    @property
    def press_count(self) -> int:
        """The number of presses of the solution."""
        return int(self.presses.sum())

    @property
    def is_proven(self) -> bool:
        """Whether it is proven that no solution has fewer presses."""
        return self.press_count == self.lower_bound


@dataclass(frozen=True, eq=False)
class Hardest:
    """The boards that need the most presses, among those that can be solved.

    Attributes:
        presses: a shortest solution of the hardest board found.
        lights: the lights of this board; its target is that of the given board.
        lower_bound, upper_bound: bounds on the number of presses that the hardest boards need.
        boards_by_presses: the number of boards for each number of fewest presses, from 0 on; None
            if there are too many to be counted.
    """

    presses: Bits
    lights: Bits
    lower_bound: int
    upper_bound: int
    boards_by_presses: Optional[List[int]]

    @property
    def press_count(self) -> int:
        """The number of presses that the hardest board found needs: the lower bound."""
        return self.lower_bound

    @property
    def is_proven(self) -> bool:
        """Whether it is proven that no board needs more presses."""
        return self.lower_bound == self.upper_bound


@dataclass(frozen=True, eq=False)
class Nearest:
    """A smallest known set of lights to change so that a board can be solved.

    Attributes:
        changes: the lights to change, N zeros and ones.
        lower_bound: a number of lights; it is proven that fewer are not enough.
    """

    changes: Bits
    lower_bound: int

    @property
    def count(self) -> int:
        """The number of lights to change."""
        return int(self.changes.sum())

    @property
    def is_proven(self) -> bool:
        """Whether it is proven that fewer lights are not enough."""
        return self.count == self.lower_bound


class RowOperation(typing.NamedTuple):
    """An elementary operation on rows, which are numbered from 0.

    ``op`` is ``"swap"``, which exchanges the two rows, or ``"add"``, which adds row ``source`` to row
    ``target``.
    """

    op: str
    source: int
    target: int


@dataclass(frozen=True, eq=False)
class SmallSystem:
    """The equations that light chasing leaves for the presses of the first row.

    Attributes:
        matrix: a row for each equation and a column for each cell of the first row.
        right_side: the right-hand sides.
        first_operation: the index of the first operation on these equations.
    """

    matrix: Bits
    right_side: Bits
    first_operation: int


@dataclass(frozen=True, eq=False)
class Elimination:
    """An elimination of [A | d] with all its steps; d are the lights that have to change.

    Attributes:
        rows, columns: the vertices of the rows, which are those with a light, and of the columns of
            A, which are those with a button.
        matrix, result: [A | d] before and after the elimination.
        operations: the operations, in order.
        phase_change: the index of the first operation of the backward phase; the number of
            operations if there is none.
        pivots: for each of the first ``rank`` rows, the index of its pivot's column.
        free: the indices of the columns without a pivot.
        consistent: whether the board can be solved.
        small_system: the equations that light chasing leaves; None for other methods.
    """

    rows: List[int]
    columns: List[int]
    matrix: Bits
    result: Bits
    operations: List[RowOperation]
    phase_change: int
    pivots: List[int]
    free: List[int]
    consistent: bool
    small_system: Optional[SmallSystem]

    @property
    def rank(self) -> int:
        """The rank of A."""
        return len(self.pivots)

    def matrices(self) -> Iterator[Bits]:
        """Yields the matrix after each operation, as a separate array."""
        matrix = self.matrix.copy()
        for op, source, target in self.operations:
            if op == "swap":
                matrix[[source, target]] = matrix[[target, source]]
            else:
                matrix[target] ^= matrix[source]
            yield matrix.copy()


@dataclass(frozen=True, eq=False)
class Obstruction:
    """The reason why a board has no tiling.

    Attributes:
        reason: a sentence that states the reason.
        lights: a small set of lights that no choice of presses can cover; None if none is known.
    """

    reason: str
    lights: Optional[Bits]


def info(board: BoardLike) -> Info:
    """Returns the sizes of a board, and facts about its influence matrix.

    >>> import lightsout
    >>> facts = lightsout.info(lightsout.Board(5, 5))
    >>> facts.nullity, facts.solutions, facts.solvable_fraction, facts.automorphisms
    (2, 4, Fraction(1, 4), 8)
    """
    return Info(*_lightsout.facts(game_of(board), [field.name for field in dataclasses.fields(Info)]))


def solve(board: BoardLike) -> Answer:
    """Finds presses that lead from the lights of a board to its target, or proves that none do.

    The answer is verified before it is returned.

    Raises:
        lightsout.TooLarge: the matrix would need too much memory.

    >>> import lightsout
    >>> board = lightsout.Board(1, 2)
    >>> board.lights = [1, 0]
    >>> lightsout.solve(board).certificate
    array([1, 1], dtype=uint8)
    """
    solvable, vector, nullity = _lightsout.solve(game_of(board))
    return Answer(solvable, vector if solvable else None, None if solvable else vector, nullity)


def solutions(board: BoardLike, limit: int = 1000) -> Solutions:
    """Lists the solutions of a board, up to ``limit`` of them; none if it can't be solved.

    >>> import lightsout
    >>> lightsout.solutions(lightsout.Board(5, 5)).presses.sum(axis=1).tolist()
    [15, 15, 15, 15]
    """
    return Solutions(*_lightsout.solutions(game_of(board), _natural("limit", limit)))


def solution_classes(board: BoardLike) -> List[SymmetryClass]:
    """Sorts the solutions into classes under the symmetries that preserve rule, lights and target.

    The classes are sorted by the number of presses of their representatives.

    Raises:
        lightsout.TooLarge: there are more than 2²⁰ solutions or more than 5000 vertices.

    >>> import lightsout
    >>> [each.size for each in lightsout.solution_classes(lightsout.Board(5, 5))]
    [4]
    """
    presses, sizes = _lightsout.solution_classes(game_of(board))
    return [SymmetryClass(each, size) for each, size in zip(presses, sizes)]


def fewest_presses(board: BoardLike, threads: int = 0) -> Optional[FewestPresses]:
    """Finds a solution with the fewest presses; None if there is no solution.

    It is proven to be shortest if that is feasible, which may take minutes or hours.

    Args:
        threads: the number of threads; 0 means one per core.

    >>> import lightsout
    >>> fewest = lightsout.fewest_presses(lightsout.Board(5, 5))
    >>> fewest.press_count, fewest.is_proven, fewest.ways
    (15, True, 4)
    """
    found = _lightsout.fewest_presses(game_of(board), _natural("threads", threads))
    return None if found is None else FewestPresses(*found)


def hardest(board: BoardLike, threads: int = 0) -> Hardest:
    """Counts the boards of this rule by the fewest presses needed, and finds a hardest one.

    The lights of the given board have no effect.

    >>> import lightsout
    >>> hard = lightsout.hardest(lightsout.Board(5, 5))
    >>> hard.press_count, hard.is_proven, sum(hard.boards_by_presses) == 2**23
    (15, True, True)
    """
    return Hardest(*_lightsout.hardest(game_of(board), _natural("threads", threads)))


def nearest(board: BoardLike) -> Nearest:
    """Finds the fewest lights to change so that the board can be solved.

    >>> import lightsout
    >>> board = lightsout.Board(1, 2)
    >>> board.lights = [1, 0]
    >>> lightsout.nearest(board).count
    1
    """
    return Nearest(*_lightsout.nearest(game_of(board)))


def eliminate(board: BoardLike, method: str = "gauss") -> Elimination:
    """Eliminates [A | d] over GF(2) step by step, as on paper.

    Args:
        method: ``"gauss"``, or ``"chase"`` for light chasing on rectangular plane grids.

    Raises:
        ValueError: the method does not exist, or does not work on this board.
        lightsout.TooLarge: there are more than 2048 vertices.

    >>> import lightsout
    >>> steps = lightsout.eliminate(lightsout.Board(1, 2))
    >>> steps.operations, steps.rank, steps.free, steps.consistent
    ([RowOperation(op='add', source=0, target=1)], 1, [1], True)
    """
    if method not in ("gauss", "chase"):
        raise ValueError(f"method must be gauss or chase, not {method}")
    operations, change, pivots, free, consistent, matrix, result, small, first, rows, columns = (
        _lightsout.eliminate(game_of(board), method == "chase")
    )
    system = None
    if small is not None and first is not None:
        system = SmallSystem(small[:, :-1], small[:, -1], first)
    return Elimination(
        rows,
        columns,
        matrix,
        result,
        [RowOperation(("swap", "add")[op], source, target) for op, source, target in operations.tolist()],
        change,
        pivots,
        free,
        consistent,
        system,
    )


def inverse(board: BoardLike, threads: int = 0) -> Optional[Bits]:
    """Returns the inverse of the influence matrix over GF(2), N × N; None if there is none.

    The entries of vertices without a button or a light are 0.

    Vertex i is pressed if an odd number of the lights with a 1 in row i have to change.

    >>> import lightsout
    >>> lightsout.inverse(lightsout.Board.of_matrix([[1, 1], [0, 1]]))
    array([[1, 1],
           [0, 1]], dtype=uint8)
    """
    return _lightsout.inverse(game_of(board), _natural("threads", threads))


def determinant(board: BoardLike, threads: int = 0) -> int:
    """Returns the determinant of the influence matrix over the integers.

    It is odd if and only if the matrix is invertible over GF(2). The matrix has a row for each light
    and a column for each button.

    Raises:
        ValueError: the number of lights differs from the number of buttons.

    >>> import lightsout
    >>> lightsout.determinant(lightsout.Board(3, 3))
    -7
    """
    return _lightsout.determinant(game_of(board), _natural("threads", threads))


def nullity(board: BoardLike) -> int:
    """Returns the dimension of the kernel of the influence matrix over GF(2)."""
    return int(_lightsout.facts(game_of(board), ["nullity"])[0])


def rank(board: BoardLike) -> int:
    """Returns the rank of the influence matrix over GF(2)."""
    return int(_lightsout.facts(game_of(board), ["rank"])[0])


def kernel(board: BoardLike) -> Bits:
    """Returns a basis of the quiet patterns (presses that change nothing), one per row.

    The patterns have few presses; the ones with the fewest come first.
    """
    return _lightsout.kernel(game_of(board))


def kernel_weights(board: BoardLike, threads: int = 0) -> Dict[int, int]:
    """Returns the number of quiet patterns for each number of presses that occurs.

    Raises:
        lightsout.TooLarge: there are more than 2²⁴ quiet patterns.

    >>> import lightsout
    >>> lightsout.kernel_weights(lightsout.Board(5, 5))
    {0: 1, 12: 2, 16: 1}
    """
    return dict(_lightsout.kernel_weights(game_of(board), _natural("threads", threads)))


def tilings(board: BoardLike, limit: int = 1000) -> Bits:
    """Lists tilings (perfect codes): presses that change every light exactly once.

    Returns an array with a row for each tiling, at most ``limit`` rows. To count all tilings, use
    :func:`tiling_count`.
    """
    return _lightsout.tilings(game_of(board), _natural("limit", limit))


def tiling_count(board: BoardLike) -> int:
    """Returns the number of tilings.

    >>> import lightsout
    >>> lightsout.tiling_count(lightsout.Board(4, 4))
    2
    """
    return _lightsout.tiling_count(game_of(board))


def tiling_classes(board: BoardLike) -> List[SymmetryClass]:
    """Sorts the tilings into classes under the symmetries of the rule.

    Raises:
        lightsout.TooLarge: there are more than 100000 tilings or more than 5000 vertices.

    >>> import lightsout
    >>> [each.size for each in lightsout.tiling_classes(lightsout.Board(4, 4))]
    [2]
    """
    presses, sizes = _lightsout.tiling_classes(game_of(board))
    return [SymmetryClass(each, size) for each, size in zip(presses, sizes)]


def tiling_obstruction(board: BoardLike) -> Optional[Obstruction]:
    """Returns the reason why a board has no tiling; None if it has one."""
    found = _lightsout.tiling_obstruction(game_of(board))
    return None if found is None else Obstruction(*found)
