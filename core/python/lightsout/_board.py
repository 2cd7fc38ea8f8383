# SPDX-License-Identifier: GPL-3.0-or-later
"""The class Board."""

from __future__ import annotations

import collections.abc
import importlib
import os
import warnings
from typing import Any, Dict, List, Optional, Tuple, Union, overload

import numpy as np

from . import _drawing, _lightsout
from ._errors import ReadWarning
from ._types import Bits, BitsLike, Reals

# The attributes of nodes that Game.of_graph() reads, in its order.
_MARKS = ("selfInfluence", "start", "target", "pressed", "hasButton", "hasLight")


class Board:
    """A game: which lights each press toggles, the current lights, and the target lights.

    Vertices are numbered from 0, cells row by row. Lights, presses and targets are arrays of
    ``vertex_count`` zeros and ones in this order; on boards of cells,
    ``board.grid`` has a row for each row of the board.

    >>> import lightsout
    >>> lightsout.Board(5, 5)
    <lightsout.Board grid:5x5, 25 of 25 lights on>
    >>> lightsout.Board("petersen")
    <lightsout.Board petersen, 10 of 10 lights on>
    """

    __slots__ = ("_game", "_nodes", "_numbers")
    _game: _lightsout.Game
    _nodes: Optional[Tuple[collections.abc.Hashable, ...]]
    _numbers: Dict[collections.abc.Hashable, int]

    @overload
    def __init__(
        self,
        board: str,
        cols: None = ...,
        *,
        seed: Optional[int] = ...,
        self_influence: bool = ...,
    ) -> None: ...

    @overload
    def __init__(
        self,
        board: int,
        cols: int,
        *,
        topology: Optional[str] = ...,
        neighbours: Optional[str] = ...,
        self_influence: bool = ...,
    ) -> None: ...

    @overload
    def __init__(
        self,
        board: Any,
        cols: None = ...,
        *,
        self_influence: bool = ...,
        parallel: Optional[str] = ...,
        pos: Optional[collections.abc.Mapping[Any, collections.abc.Sequence[float]]] = ...,
    ) -> None: ...

    def __init__(
        self,
        board: Any,
        cols: Optional[int] = None,
        *,
        seed: Optional[int] = None,
        topology: Optional[str] = None,
        neighbours: Optional[str] = None,
        self_influence: bool = True,
        parallel: Optional[str] = None,
        pos: Optional[collections.abc.Mapping[Any, collections.abc.Sequence[float]]] = None,
    ) -> None:
        """Creates a board with all lights on, to be turned off.

        Args:
            board: the number of rows; or a board's name as on the command line, such as
                ``"grid:8x8,topology=torus"`` or ``"petersen"``; or a networkx graph.
            cols: the number of columns, if the number of rows is given.
            seed: the seed of random boards, such as ``"gnp:20:0.2"``; 1 by default.
            topology: ``"plane"`` (default), ``"cylinder"``, ``"torus"``, ``"moebius"``, ``"klein"``
                or ``"projective"``.
            neighbours: ``"plus"`` (default), ``"king"``, ``"diagonal"``, ``"knight"`` or
                ``"row-column"``.
            self_influence: whether a press toggles the pressed vertex itself, if the board does not
                specify it. A graph specifies it by a loop or by a node's attribute
                ``selfInfluence``.
            parallel: the meaning of parallel edges of a graph: ``"merge"`` (default) replaces them
                by one edge, ``"cancel"`` removes them in pairs, because a press toggles twice.
            pos: positions of the graph's nodes as networkx's layouts return them. By default they
                are the attributes ``x`` and ``y`` (which grows downwards) or ``pos``. If there are
                none, the vertices are placed on a circle.

        A node of a graph becomes a vertex, in the order of ``graph.nodes``; its label is its
        attribute ``label`` or its name. The nodes are also the names of the vertices; see
        :meth:`vertex`. An edge of a directed graph from u to v means that pressing u toggles v. The
        attributes ``selfInfluence``, ``start``, ``target``, ``pressed``, ``hasButton`` and
        ``hasLight`` of nodes have the same meaning as in GraphML files of the workbench.

        Raises:
            lightsout.Error: there is no board of this name, or a size is out of range.
            lightsout.TooLarge: the board would not fit into memory.

        >>> Board(2, 3, topology="torus").matrix().sum(axis=0).tolist()
        [4, 4, 4, 4, 4, 4]
        """
        self._nodes = None
        self._numbers = {}
        given = {
            "cols": cols,
            "seed": seed,
            "topology": topology,
            "neighbours": neighbours,
            "parallel": parallel,
            "pos": pos,
        }
        if isinstance(board, str):
            _only(given, "a board's name", "seed")
            self._game = _lightsout.Game.named(
                board, 1 if seed is None else natural("seed", seed), self_influence
            )
        elif _is_integer(board):
            _only(given, "a number of rows", "cols", "topology", "neighbours")
            if cols is None:
                raise TypeError(f"the number of columns is missing; a square board is Board({board}, {board})")
            self._game = _lightsout.Game.grid(
                size("rows", board), size("cols", cols), topology or "plane", neighbours or "plus", self_influence
            )
        elif _is_graph(board):
            _only(given, "a graph", "parallel", "pos")
            self._take(board, self_influence, parallel or "merge", pos)
        else:
            raise TypeError(
                "a number of rows and a number of columns, a board's name or a networkx graph is "
                f"expected, not {type(board).__name__}; Board.of_matrix takes matrices"
            )

    @classmethod
    def _of(
        cls, game: _lightsout.Game, nodes: Optional[Tuple[collections.abc.Hashable, ...]] = None
    ) -> Board:
        board = cls.__new__(cls)
        board._game = game
        board._nodes = nodes
        board._numbers = {} if nodes is None else {node: v for v, node in enumerate(nodes)}
        return board

    def _take(
        self,
        graph: Any,
        self_influence: bool,
        parallel: str,
        pos: Optional[collections.abc.Mapping[Any, collections.abc.Sequence[float]]],
    ) -> None:
        nodes: Tuple[collections.abc.Hashable, ...] = tuple(graph.nodes)
        numbers = {node: v for v, node in enumerate(nodes)}
        data: List[collections.abc.Mapping[str, Any]] = [graph.nodes[node] for node in nodes]
        positions = np.full((len(nodes), 2), np.nan)
        marks = np.full((len(nodes), len(_MARKS)), -1, np.int64)
        for v, (node, attributes) in enumerate(zip(nodes, data)):
            if pos is None and "x" in attributes and "y" in attributes:
                positions[v] = _point((attributes["x"], attributes["y"]), node)
            else:
                place = attributes.get("pos") if pos is None else pos.get(node)
                if place is not None:
                    positions[v] = _point(place, node) * (1, -1)
            for i, mark in enumerate(_MARKS):
                if attributes.get(mark) is not None:
                    marks[v, i] = _truth(attributes[mark])
        edges = np.array([(numbers[u], numbers[v]) for u, v in graph.edges()], np.int64)
        self._game = _lightsout.Game.of_graph(
            [str(a.get("label", node)) for node, a in zip(nodes, data)],
            positions,
            marks,
            edges.reshape(-1, 2),
            bool(graph.is_directed()),
            self_influence,
            parallel,
        )
        self._nodes = nodes
        self._numbers = numbers

    @staticmethod
    def load(
        path: Union[str, os.PathLike[str]],
        *,
        format: Optional[str] = None,
        self_influence: bool = True,
        meaning: Optional[str] = None,
        parallel: str = "merge",
        graph: int = 1,
    ) -> Board:
        """Reads a board from a file, in any format that the command line reads.

        Args:
            path: the file.
            format: the name of its format, such as ``"graph6"``, instead of its extension.
            self_influence: as in :class:`Board`, if the file does not specify it.
            meaning: how to read a text without a format of its own: ``"lights"``, ``"matrix"``,
                ``"table"``, ``"edges"``, ``"adjacency"`` or ``"machine"``; by default as is most
                likely.
            parallel: ``"merge"`` or ``"cancel"``, as in :class:`Board`.
            graph: the number of the graph to read from a file with several graphs, counted from 1.

        Warns:
            lightsout.ReadWarning: a part of the file was guessed or left out, such as weights.

        Raises:
            lightsout.Error: the file can't be read; the error contains the line and the column.
            ValueError: ``meaning`` is given, but the file has a format of its own.
        """
        game, notes = _lightsout.Game.load(
            path, format, self_influence, meaning, parallel, natural("graph", graph)
        )
        for note in notes:
            warnings.warn(note, ReadWarning, stacklevel=2)
        return Board._of(game)

    @staticmethod
    def of_matrix(matrix: BitsLike) -> Board:
        """Returns the board of an influence matrix, with all lights on.

        Args:
            matrix: zeros and ones, with a row for each light and a column for each button. Entry
                [v, u] is 1 if pressing u toggles v. If there are more rows than columns, the last
                vertices have no button; if there are fewer, they have no light.

        >>> Board.of_matrix([[1, 1], [0, 1]])
        <lightsout.Board of 2 vertices, 2 of 2 lights on>
        """
        return Board._of(_lightsout.Game.of_matrix(matrix))

    def to_networkx(self) -> Any:
        """Returns the board as a networkx graph, which is directed if an influence is one-way.

        Nodes are :attr:`names`. They have the attributes of the workbench's GraphML files, so that
        networkx can write such files: ``x``, ``y`` (which grows downwards), ``label`` (``""`` if
        there is none), and as truth values ``selfInfluence``, ``start`` (the lights now) and
        ``target``; a vertex without a button or a light also has ``hasButton`` or ``hasLight``,
        which is false. Self-influence is not represented by loops, so the graph's adjacency matrix
        is the influence matrix without its diagonal. ``Board(board.to_networkx())`` plays like the
        board itself.

        Raises:
            ImportError: networkx is not installed.
            lightsout.TooLarge: the board has too many arcs to be listed.
        """
        networkx = importlib.import_module("networkx")
        positions, own, arcs, is_undirected = self._game.parts()
        labels = self._game.labels()
        buttons, vertices_with_light = self._game.has_button(), self._game.has_light()
        names = self.names
        lights, target = self.lights, self.target
        graph = networkx.Graph() if is_undirected else networkx.DiGraph()
        for v, name in enumerate(names):
            graph.add_node(
                name,
                x=float(positions[v, 0]),
                y=float(positions[v, 1]),
                label=labels[v],
                selfInfluence=bool(own[v]),
                start=bool(lights[v]),
                target=bool(target[v]),
            )
            if not buttons[v]:
                graph.nodes[name]["hasButton"] = False
            if not vertices_with_light[v]:
                graph.nodes[name]["hasLight"] = False
        graph.add_edges_from((names[u], names[v]) for u, v in arcs.tolist())
        return graph

    def save(self, path: Union[str, os.PathLike[str]]) -> None:
        """Writes a file in the format of its extension, such as ``.lightsout`` or ``.graphml``.

        Raises:
            lightsout.Error: the format can't be written or can't store the board, or the file can't
                be written. An existing file then stays unchanged.
        """
        self._game.save(path)

    def copy(self) -> Board:
        """Returns an independent copy, like ``copy.copy`` and ``copy.deepcopy``."""
        return Board._of(self._game.copy(), self._nodes)

    @property
    def vertex_count(self) -> int:
        """The number of vertices, N."""
        return self._game.vertex_count()

    @property
    def shape(self) -> Optional[Tuple[int, int]]:
        """The numbers of rows and of columns of a board of cells; None for a drawn graph."""
        return self._game.shape()

    @property
    def names(self) -> List[Any]:
        """The names of the vertices, in order.

        These are the nodes of the networkx graph from which the board was created; the pairs
        ``(row, column)`` on boards of cells; the labels, if all vertices have different ones; and
        otherwise the numbers.

        >>> Board(2, 2).names
        [(0, 0), (0, 1), (1, 0), (1, 1)]
        """
        if self._nodes is not None:
            return list(self._nodes)
        if self.shape is not None:
            return [divmod(v, self.shape[1]) for v in range(self.vertex_count)]
        labels = self._game.labels()
        if all(labels) and len(set(labels)) == len(labels):
            return labels
        return [*range(len(labels))]

    def vertex(self, name: Any) -> int:
        """Returns the number of a vertex, given its node, its cell ``(row, column)``, or its number.

        Rows and columns are counted from 0. On a board created from a networkx graph, the argument
        is a node; it may also be a number if no node is an integer.

        Raises:
            IndexError: there is no such vertex.

        >>> Board(5, 5).vertex((1, 2))
        7
        """
        count = self.vertex_count
        if self._nodes is not None:
            try:
                if name in self._numbers:
                    return self._numbers[name]
            except TypeError:  # it is not hashable, so it is not a node
                pass
            if not _is_integer(name) or any(_is_integer(node) for node in self._nodes):
                raise IndexError(f"there is no node {name!r}")
        if _is_integer(name):
            if 0 <= name < count:
                return int(name)
            raise IndexError(f'there is no vertex "{name}" (the board has {_counted(count)})')
        if isinstance(name, tuple) and len(name) == 2 and all(map(_is_integer, name)):
            shape = self.shape
            if shape is None:
                raise IndexError(f"there is no cell {name}: the board is a graph")
            row, col = name
            if 0 <= row < shape[0] and 0 <= col < shape[1]:
                return int(row) * shape[1] + int(col)
            raise IndexError(f"there is no cell {name} (the board has {shape[0]} x {shape[1]} cells)")
        raise TypeError(f"a vertex is a number or a cell (row, column), not {name!r}")

    @property
    def lights(self) -> Bits:
        """The current lights, 1 where a light is on: a read-only array of N entries.

        Setting them begins a new game. They may have any shape, such as that of the board.

        Raises:
            ValueError: the entries are not N zeros and ones.
        """
        return self._game.lights()

    @lights.setter
    def lights(self, lights: BitsLike) -> None:
        self._game.set_lights(lights)

    @property
    def grid(self) -> Bits:
        """The current lights of a board of cells as a read-only array with a row for each of its rows.

        Setting it begins a new game.

        Raises:
            ValueError: the board is a drawn graph, or the array does not have the board's shape.

        >>> board = Board(2, 3)
        >>> board.press((0, 0))
        >>> board.grid.tolist()
        [[0, 0, 1], [0, 1, 1]]
        """
        return self._game.lights().reshape(self._cells())

    @grid.setter
    def grid(self, lights: BitsLike) -> None:
        if np.shape(lights) != self._cells():
            raise ValueError(f"the array has shape {np.shape(lights)}; the board has {self._cells()}")
        self._game.set_lights(lights)

    def _cells(self) -> Tuple[int, int]:
        shape = self.shape
        if shape is None:
            raise ValueError("the board is a graph, which has no rows and columns")
        return shape

    @property
    def target(self) -> Bits:
        """The lights to reach, all off by default: a read-only array that can be set, like lights."""
        return self._game.target()

    @target.setter
    def target(self, target: BitsLike) -> None:
        self._game.set_target(target)

    @property
    def presses(self) -> Bits:
        """1 where a vertex was pressed an odd number of times in this game: a read-only array."""
        return self._game.presses()

    @property
    def press_count(self) -> int:
        """The number of presses in this game, including repeated ones."""
        return self._game.press_count()

    @property
    def is_won(self) -> bool:
        """Whether the lights are those of the target."""
        return self._game.is_won()

    def press(self, vertex: Any) -> None:
        """Presses a vertex, specified as in :meth:`vertex`.

        Raises:
            IndexError: there is no such vertex.
            ValueError: the vertex has no button.

        >>> board = Board(1, 3)
        >>> board.press((0, 1))
        >>> board.is_won
        True
        """
        self._game.press(self.vertex(vertex))

    def randomize(self, seed: int = 1, *, solvable: bool = True) -> None:
        """Begins a game with random lights. The same seed gives the same lights.

        Args:
            seed: a number from 0 to 2⁶⁴ - 1.
            solvable: if true, all boards that can be solved are equally likely (as with
                ``--lights solvable`` on the command line); otherwise all boards (``--lights
                random``).
        """
        self._game.randomize(natural("seed", seed), solvable)

    def matrix(self) -> Bits:
        """Returns the influence matrix A, N × N: entry [v, u] is 1 if pressing u toggles v.

        Presses p change the lights by A p modulo 2. Columns of vertices without a button are zero,
        and so are rows of vertices without a light.

        Raises:
            lightsout.TooLarge: there are more than 32768 vertices.
        """
        return self._game.matrix()

    def __eq__(self, other: object) -> bool:
        """Returns whether both boards have the same rule, labels, positions, lights, target and presses."""
        if not isinstance(other, Board):
            return NotImplemented
        return self._game.equals(other._game)

    __hash__ = None  # type: ignore[assignment]

    def __copy__(self) -> Board:
        """Does the same as :meth:`copy`."""
        return self.copy()

    def __deepcopy__(self, memo: Dict[int, Any]) -> Board:
        """Does the same as :meth:`copy`."""
        return self.copy()

    def __reduce__(self) -> Tuple[Any, ...]:
        """Pickles the board as a document of the workbench, and the nodes of its graph."""
        return _restored, (self._game.document(), self._nodes)

    def __repr__(self) -> str:
        """Returns the board's name or size, and how many of its lights are on."""
        name = self._game.specification() or (
            "of {} x {} cells".format(*self.shape)
            if self.shape is not None
            else "of " + _counted(self.vertex_count)
        )
        lit = int(self.lights.sum())
        return f"<lightsout.Board {name}, {lit} of {self.vertex_count} lights on>"

    def _repr_svg_(self) -> Optional[str]:
        """Returns the board as an SVG picture, which Jupyter shows; None if it is too large."""
        state = (self.lights, self.target, self.presses, repr(self)[1:-1])
        if self.shape is not None:
            rows, cols = self.shape
            return _drawing.cells_svg(rows, cols, *state)
        if self.vertex_count > _drawing.MOST_PARTS:
            return None
        positions, own, arcs, _ = self._game.parts()
        return _drawing.graph_svg(positions, arcs, self._game.labels(), own, *state)


def _restored(document: bytes, nodes: Optional[Tuple[collections.abc.Hashable, ...]]) -> Board:
    """Restores a pickled board."""
    return Board._of(_lightsout.Game.of_document(document), nodes)


BoardLike = Any
"""A Board, or a networkx graph, from which one is created with all lights on unless it specifies others."""


def board_of(board: BoardLike) -> Board:
    """Returns the board itself, or the board of a graph."""
    if isinstance(board, Board):
        return board
    if _is_graph(board):
        return Board(board)
    raise TypeError(f"a lightsout.Board or a networkx graph is expected, not {type(board).__name__}")


def game_of(board: BoardLike) -> _lightsout.Game:
    """Returns a copy of the board's game, which other threads cannot change during long work."""
    return board_of(board)._game.copy()


def _is_graph(value: Any) -> bool:
    return all(hasattr(value, name) for name in ("nodes", "edges", "is_directed"))


def _is_integer(value: Any) -> bool:
    return isinstance(value, (int, np.integer)) and not isinstance(value, bool)


def natural(name: str, value: Any) -> int:
    if not _is_integer(value):
        raise TypeError(f"{name} must be a whole number, not {value!r}")
    if not 0 <= value < 2**64:
        raise ValueError(f"{name} must be from 0 to 2^64 - 1, not {value}")
    return int(value)


def size(name: str, value: Any) -> int:
    if natural(name, value) == 0:
        raise ValueError(f"{name} must be at least 1, not 0")
    return int(value)


def _counted(vertices: int) -> str:
    return f"{vertices} vertex" if vertices == 1 else f"{vertices} vertices"


def _only(given: collections.abc.Mapping[str, Any], kind: str, *allowed: str) -> None:
    for name, value in given.items():
        if value is not None and name not in allowed:
            raise TypeError(f"{name} has no effect on {kind}")


def _point(place: Any, node: collections.abc.Hashable) -> Reals:
    try:
        x, y = place
        return np.array([float(x), float(y)])
    except (TypeError, ValueError):
        raise ValueError(f"the position of node {node!r} must be two numbers, not {place!r}") from None


def _truth(value: Any) -> int:
    """Returns 0 or 1 for a truth value or for a word such as "true"."""
    if isinstance(value, str):
        word = value.strip().lower()
        if word in ("1", "true", "on", "yes"):
            return 1
        if word in ("0", "false", "off", "no", ""):
            return 0
        raise ValueError(f"{value!r} is neither on nor off")
    return int(bool(value))
