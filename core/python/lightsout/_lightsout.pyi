# SPDX-License-Identifier: GPL-3.0-or-later
"""The functions of the C++ library that the package calls and documents.

Vertices are numbered from 0. Results with several parts are in the order of the fields of the
package's classes. Functions raise the exceptions documented in the package.
"""

import os
from fractions import Fraction
from typing import Any

from ._types import Bits, BitsLike, Counts, Integers, Reals

version: str

def set_limits(operations: float | None, memory: int | None) -> None:
    """Sets the limits of work; None restores the default."""

class Game:
    """A game of the C++ library."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Raises TypeError: use the static methods to create games."""
    @staticmethod
    def named(specification: str, seed: int, self_influence: bool) -> Game:
        """Returns the board with this command-line name."""
    @staticmethod
    def grid(rows: int, cols: int, topology: str, neighbours: str, self_influence: bool) -> Game:
        """A board of cells."""
    @staticmethod
    def load(
        path: str | os.PathLike[str],
        format: str | None,
        self_influence: bool,
        meaning: str | None,
        parallel: str,
        graph: int,
    ) -> tuple[Game, list[str]]:
        """The board of a file, and sentences about the parts that were guessed or left out."""
    @staticmethod
    def of_matrix(matrix: BitsLike) -> Game:
        """The board of a matrix."""
    @staticmethod
    def of_graph(
        labels: list[str],
        positions: Reals,
        marks: Integers,
        edges: Integers,
        directed: bool,
        self_influence: bool,
        parallel: str,
    ) -> Game:
        """The board of a graph.

        ``positions`` has a row for each vertex, with NaN if it has no position. ``marks`` has a row
        for each vertex: self-influence, start, target, pressed, button and light, with -1 for
        unspecified values. ``edges`` has a row for each edge.
        """
    @staticmethod
    def of_document(document: bytes) -> Game:
        """The game of a document returned by document()."""
    def document(self) -> bytes:
        """Returns the whole game as the text of a .lightsout file."""
    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes a file in the format of its extension."""
    def copy(self) -> Game:
        """Returns an independent copy."""
    def vertex_count(self) -> int:
        """The number of vertices."""
    def shape(self) -> tuple[int, int] | None:
        """Rows and columns of a board of cells."""
    def specification(self) -> str | None:
        """The board's name on the command line; None if there is no known name."""
    def labels(self) -> list[str]:
        """The labels; empty for vertices without a label."""
    def has_button(self) -> Bits:
        """1 where a vertex can be pressed."""
    def has_light(self) -> Bits:
        """1 where a vertex has a light."""
    def parts(self) -> tuple[Reals, Bits, Integers, bool]:
        """Positions, self-influence, a row for each arc, and whether all are mutual."""
    def matrix(self) -> Bits:
        """The influence matrix."""
    def lights(self) -> Bits:
        """The lights now, read-only."""
    def target(self) -> Bits:
        """The lights to reach, read-only."""
    def presses(self) -> Bits:
        """1 where a vertex was pressed an odd number of times, read-only."""
    def press_count(self) -> int:
        """The number of presses."""
    def is_won(self) -> bool:
        """Whether the target is reached."""
    def set_lights(self, lights: BitsLike) -> None:
        """Begins a game with these lights."""
    def set_target(self, target: BitsLike) -> None:
        """Sets the lights to reach."""
    def randomize(self, seed: int, solvable: bool) -> None:
        """Begins a game with random lights."""
    def press(self, vertex: int) -> None:
        """Presses the vertex of this number."""
    def equals(self, other: Game) -> bool:
        """Whether both games are equal in every respect."""

def facts(game: Game, ids: list[str]) -> list[Any]:
    """The values of facts without arguments; None for those that are missing."""

def solve(game: Game) -> tuple[bool, Bits, int]:
    """Solvability, a solution or a certificate, nullity."""

def kernel(game: Game) -> Bits:
    """A basis of the kernel, a row for each vector."""

def kernel_weights(game: Game, threads: int) -> list[tuple[int, int]]:
    """Numbers of presses, each with the number of quiet patterns that have this many."""

def solutions(game: Game, limit: int) -> tuple[Bits, bool]:
    """Solutions, a row for each, and whether they are all."""

def solution_classes(game: Game) -> tuple[Bits, list[int]]:
    """Representatives, a row for each, and sizes."""

def fewest_presses(game: Game, threads: int) -> tuple[Bits, int, int | None] | None:
    """A solution, the lower bound, the number of ways if it is known."""

def hardest(game: Game, threads: int) -> tuple[Bits, Bits, int, int, list[int] | None]:
    """Presses, lights, both bounds, boards by presses."""

def nearest(game: Game) -> tuple[Bits, int]:
    """Lights to change, the lower bound."""

def eliminate(
    game: Game, chase: bool
) -> tuple[
    Integers,
    int,
    list[int],
    list[int],
    bool,
    Bits,
    Bits,
    Bits | None,
    int | None,
    list[int],
    list[int],
]:
    """Operations (0 swaps, 1 adds; source; target), phase change, pivots, free columns, consistency,
    matrix, result, after light chasing the small system and the index of its first operation, and
    the vertices of the rows and of the columns."""

def inverse(game: Game, threads: int) -> Bits | None:
    """The inverse matrix."""

def determinant(game: Game, threads: int) -> int:
    """The determinant over the integers."""

def tilings(game: Game, limit: int) -> Bits:
    """Tilings, a row for each."""

def tiling_count(game: Game) -> int:
    """The number of tilings."""

def tiling_classes(game: Game) -> tuple[Bits, list[int]]:
    """Representatives, a row for each, and sizes."""

def tiling_obstruction(game: Game) -> tuple[str, Bits | None] | None:
    """The reason why there is no tiling, and lights that can't be covered."""

def law(game: Game, presses: int, lazy: bool, threads: int) -> Reals:
    """The law of the number of lights on."""

def limit_law(game: Game, lazy: bool) -> tuple[list[int], list[int], int, int]:
    """Numerators at even and at odd times, their denominator, the period."""

def law_distance(game: Game, presses: int, lazy: bool, threads: int) -> float:
    """The distance of the law to its limit."""

def moments(game: Game, presses: int, lazy: bool) -> tuple[float, float]:
    """Mean and variance."""

def chain(
    game: Game, from_lights: bool, spectrum: bool, power: int | None
) -> tuple[
    Bits | None,
    list[int] | None,
    tuple[list[list[int]], int] | None,
    tuple[Reals, float | None, int, list[int], int, list[float | None]] | None,
    tuple[list[list[int]], int] | None,
]:
    """Two boards if there is no chain; else states, transition (numerators, denominator), spectrum
    and power."""

def simulate(
    game: Game,
    games: int,
    presses: int,
    seed: int,
    batch: int,
    lazy: bool,
    over_time: bool,
    pair: tuple[int, int] | None,
    threads: int,
) -> tuple[Counts, float, float, Reals | None, tuple[float, float, float] | None]:
    """Histogram, mean, variance, means over time, covariance (exact, simulated, standard error)."""

def states(game: Game, length: int | None) -> tuple[int, int, list[int], int | None]:
    """Boards, reachable ones, boards by presses, games of that length."""

def chance(
    game: Game, numerator: str, denominator: str, threads: int
) -> tuple[
    bool,
    float | None,
    float | None,
    int,
    int,
    str | None,
    list[tuple[int, float, float, float]],
]:
    """Reachability, mean, greatest mean, both parts of the sum rule, method, layers."""

def winning_games(
    game: Game, games: int, seed: int, lazy: bool, mean: float, threads: int
) -> Counts:
    """The lengths of games until they are won."""

def nullities(
    rows: range, cols: range, topology: str, neighbours: str, self_influence: bool, threads: int
) -> Any:
    """The nullities of the boards of these sizes."""

def sweep(
    quantity: str,
    board: str,
    n: range | None,
    m: range | None,
    presses: int | None,
    samples: int,
    seed: int,
    threads: int,
) -> list[
    tuple[
        int | None,
        int | None,
        int | Fraction | float | None,
        bool,
        int | Fraction | float | None,
        int | Fraction | float | None,
    ]
]:
    """n, m, value, proven, low, high of each point."""

def quantities() -> list[str]:
    """The quantities that sweep() measures."""

def deal(
    rows: int,
    cols: int,
    difficulty: int | None,
    count: int,
    seed: int,
    rising: bool,
    day: int | None,
) -> list[tuple[str, Game, Bits]]:
    """Codes, boards and shortest solutions."""
