# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests the Python module as readers of the manual would use it."""

import copy
import datetime
import doctest
import fractions
import importlib.util
import inspect
import itertools
import json
import os
import pathlib
import pickle
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import unittest
import warnings
import xml.etree.ElementTree

import numpy as np

import lightsout


class BoardTest(unittest.TestCase):
    def test_lights_presses_and_target(self):
        board = lightsout.Board("grid:3x4")
        self.assertEqual((board.vertex_count, board.shape), (12, (3, 4)))
        self.assertTrue(board.lights.all() and not board.target.any())
        board.lights = np.zeros((3, 4), bool)
        self.assertTrue(board.is_won)
        board.press(5)
        pressed = np.array([[0, 1, 0, 0], [1, 1, 1, 0], [0, 1, 0, 0]])
        self.assertTrue((board.lights == pressed.ravel()).all())
        self.assertTrue((board.lights == board.matrix() @ board.presses % 2).all())
        board.target = pressed
        self.assertTrue(board.is_won)
        with self.assertRaises(IndexError):
            board.press(12)
        holed = lightsout.Board("grid:3x3,holes=5")
        with self.assertRaisesRegex(ValueError, "^vertex 4 has no button$"):
            holed.press(4)
        with self.assertRaisesRegex(ValueError, "^vertex 4 has no button$"):
            holed.press((1, 1))
        self.assertEqual(holed.press_count, 0)

    def test_what_would_be_lost_cannot_be_written(self):
        board = lightsout.Board("grid:2x3")
        answer = lightsout.solve(board)
        fewest = lightsout.fewest_presses(board)
        for array in (board.lights, board.target, board.presses, answer.presses, fewest.presses):
            with self.assertRaises(ValueError):
                array[0] = 0
            array.copy()[0] = 0
        self.assertTrue(board.lights.all())
        board.lights = 1 - board.lights
        self.assertTrue(board.is_won)
        unsolvable = lightsout.Board("path:2")
        unsolvable.lights = [1, 0]
        with self.assertRaises(ValueError):
            lightsout.solve(unsolvable).certificate[0] = 0

    def test_copies_are_boards_of_their_own(self):
        board = lightsout.Board("petersen")
        self.assertIsNone(board.shape)
        copy = board.copy()
        self.assertEqual(board, copy)
        copy.press(0)
        self.assertNotEqual(board, copy)

    def test_a_board_of_a_matrix_has_that_matrix(self):
        random = np.random.default_rng(5)
        for size in (0, 1, 2, 7, 64, 65):
            matrix = random.integers(0, 2, (size, size))
            board = lightsout.Board.of_matrix(matrix)
            self.assertEqual(board.vertex_count, size)
            self.assertTrue((board.matrix() == matrix).all())

    def test_rows_of_a_matrix_are_lights_and_columns_are_buttons(self):
        for matrix in ([[1, 1, 0], [0, 1, 1]], [[1, 0], [1, 1], [0, 1]]):
            board = lightsout.Board.of_matrix(matrix)
            lights, buttons = np.shape(matrix)
            info = lightsout.info(board)
            self.assertEqual((info.vertices, info.lights, info.buttons), (3, lights, buttons))
            self.assertEqual(board.matrix()[:lights, :buttons].tolist(), matrix)
            self.assertEqual(int(board.matrix().sum()), int(np.sum(matrix)))
            self.assertEqual(int(board.lights.sum()), lights)
        self.assertEqual(lightsout.Board.of_matrix(np.zeros((2, 0))).vertex_count, 2)

    def test_what_is_not_0_or_1_is_refused(self):
        board = lightsout.Board("grid:2x2")
        for lights in ([1, 0, 2, 0], [0.5, 0, 0, 0], [1, 1, 1], "nonsense"):
            with self.assertRaises(ValueError):
                board.lights = lights
            self.assertTrue(board.lights.all())
        with self.assertRaises(ValueError):
            lightsout.Board.of_matrix(np.ones(3))

    def test_files_come_back(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("board.lightsout", "board.graphml", "board.g6"):
                board = lightsout.Board("petersen")
                path = pathlib.Path(folder, name)
                board.save(path)
                again = lightsout.Board.load(path)
                self.assertTrue((again.matrix() == board.matrix()).all())
            with self.assertRaisesRegex(lightsout.Error, "none.lightsout: can't be read: No such file"):
                lightsout.Board.load(pathlib.Path(folder, "none.lightsout"))
            with self.assertRaisesRegex(lightsout.Error, r'".unknown" is not a file format that can be written; supp'):
                board.save(pathlib.Path(folder, "board.unknown"))

    def test_errors_name_their_place(self):
        with self.assertRaises(lightsout.Error) as raised:
            lightsout.Board("grid:3x3,topology=sphere")
        error = raised.exception
        self.assertEqual((error.code, error.column), ("unknownOptionValue", 10))
        self.assertEqual(error.subject, "topology=sphere")
        self.assertIsInstance(error, ValueError)


class SolvingTest(unittest.TestCase):
    def test_answers_by_brute_force(self):
        random = np.random.default_rng(7)
        for size in (1, 4, 7):
            matrix = random.integers(0, 2, (size, size))
            board = lightsout.Board.of_matrix(matrix)
            choices = np.array(list(itertools.product((0, 1), repeat=size)))
            reached = choices @ matrix.T % 2
            for lights in choices:
                board.lights = lights
                solutions = choices[(reached == lights).all(axis=1)]
                answer = lightsout.solve(board)
                fewest = lightsout.fewest_presses(board)
                self.assertEqual(answer.solvable, len(solutions) > 0)
                if answer.solvable:
                    self.assertIsNone(answer.certificate)
                    self.assertTrue((matrix @ answer.presses % 2 == lights).all())
                    self.assertEqual(fewest.presses.sum(), solutions.sum(axis=1).min())
                    self.assertTrue(fewest.is_proven)
                else:
                    self.assertIsNone(answer.presses)
                    self.assertIsNone(fewest)
                    self.assertFalse((answer.certificate @ matrix % 2).any())
                    self.assertEqual(answer.certificate @ lights % 2, 1)

    def test_published_numbers(self):
        # OEIS A159257 (nullity), A075462 and A075464 (fewest presses from all lights on).
        nullities = [0, 0, 0, 4, 2, 0, 0, 0, 8, 0, 6]
        presses = [1, 4, 5, 4, 15, 28, 33, 40, 25]
        for n, nullity in enumerate(nullities, 1):
            board = lightsout.Board(f"grid:{n}x{n}")
            kernel = lightsout.kernel(board)
            self.assertEqual(kernel.shape, (nullity, n * n))
            self.assertEqual(lightsout.rank(board), n * n - nullity)
            self.assertFalse((kernel @ board.matrix() % 2).any())
        for n, count in enumerate(presses, 1):
            fewest = lightsout.fewest_presses(lightsout.Board(f"grid:{n}x{n}"))
            self.assertEqual((fewest.presses.sum(), fewest.lower_bound), (count, count))
        table = lightsout.nullities(range(1, 12), range(1, 12))
        self.assertEqual(list(table.diagonal()), nullities)
        self.assertTrue((table == table.T).all())

    def test_tables_agree_with_boards(self):
        table = lightsout.nullities(range(3, 6), range(2, 9), topology="cylinder", self_influence=False)
        self.assertEqual(table.shape, (3, 7))
        for rows, cols in itertools.product(range(3, 6), range(2, 9)):
            board = lightsout.Board(f"grid:{rows}x{cols},topology=cylinder,self=off")
            self.assertEqual(table[rows - 3, cols - 2], lightsout.nullity(board))
        for rows in ([5, 3, 4], range(3, 6, 2), (n for n in (4, 4)), {3}, np.array([5, 3]), []):
            rows = list(rows) if not hasattr(rows, "__len__") else rows
            for cols in (range(2, 9), [8, 2, 3]):
                some = lightsout.nullities(iter(rows), cols, topology="cylinder", self_influence=False)
                expected = [[table[row - 3, col - 2] for col in cols] for row in rows]
                self.assertEqual(some.tolist(), expected)
                self.assertEqual((some.shape, some.dtype), ((len(rows), len(cols)), table.dtype))
        for sizes in (range(0, 3), [1, 0], [-1]):
            with self.assertRaises(ValueError):
                lightsout.nullities(sizes, range(1, 3))

    def test_graphs_are_accepted_like_boards(self):
        networkx = importlib.import_module("networkx")
        graph = networkx.petersen_graph()
        board = lightsout.Board(graph)
        for compute in (lightsout.nullity, lightsout.rank, lightsout.info, lightsout.determinant, lightsout.tiling_count,
                        lightsout.kernel_weights, lightsout.chain, lightsout.states, lightsout.limit_law):
            self.assertEqual(repr(compute(graph)), repr(compute(board)))
        for compute in (lightsout.kernel, lightsout.tilings, lambda b: lightsout.solve(b).presses,
                        lambda b: lightsout.law(b, 5), lambda b: lightsout.fewest_presses(b).presses,
                        lambda b: lightsout.simulate(b, 9, 5, covariance=(0, 9)).histogram):
            self.assertEqual(compute(graph).tolist(), compute(board).tolist())
        graph.nodes[0]["start"] = False
        self.assertEqual(lightsout.solve(graph).certificate.tolist(), lightsout.solve(lightsout.Board(graph)).certificate.tolist())

    def test_the_lights_of_a_grid_have_rows(self):
        board = lightsout.Board(2, 3)
        board.press((0, 0))
        self.assertEqual(board.grid.tolist(), [[0, 0, 1], [0, 1, 1]])
        board.grid = [[1, 0, 0], [0, 0, 1]]
        self.assertEqual(board.lights.tolist(), [1, 0, 0, 0, 0, 1])
        with self.assertRaises(ValueError):
            board.grid[0, 0] = 0
        with self.assertRaisesRegex(ValueError, r"the array has shape \(3, 2\); the board has \(2, 3\)"):
            board.grid = np.ones((3, 2))
        with self.assertRaisesRegex(ValueError, "no rows and columns"):
            lightsout.Board("petersen").grid

    def test_tilings_change_every_light_once(self):
        board = lightsout.Board("grid:4x4")
        tilings = lightsout.tilings(board)
        self.assertEqual(len(tilings), lightsout.tiling_count(board))
        self.assertEqual(len(tilings), 2)
        self.assertTrue((tilings.astype(int) @ board.matrix() == 1).all())
        self.assertEqual(lightsout.tilings(board, limit=1).shape, (1, 16))
        self.assertEqual(lightsout.tiling_count(lightsout.Board("grid:5x5")), 0)


class LawTest(unittest.TestCase):
    def test_the_law_by_brute_force(self):
        board = lightsout.Board("grid:2x3")
        board.lights = [1, 0, 0, 1, 0, 0]
        matrix = board.matrix()
        counts = np.zeros(7)
        for presses in itertools.product(range(6), repeat=3):
            lights = board.lights ^ (matrix[:, presses].sum(axis=1) % 2).astype(np.uint8)
            counts[lights.sum()] += 1
        law = lightsout.law(board, 3)
        self.assertTrue(np.allclose(law, counts / 6**3, atol=1e-14))
        mean, variance = lightsout.moments(board, 3)
        numbers = np.arange(7)
        self.assertAlmostEqual(mean, law @ numbers)
        self.assertAlmostEqual(variance, law @ numbers**2 - mean**2)

    def test_lazy_play_has_one_limit(self):
        board = lightsout.Board("grid:2x2")
        even, odd = (lightsout.law(board, 1000 + i, lazy=True) for i in range(2))
        self.assertTrue(np.allclose(even, odd, atol=1e-12))

    def test_what_takes_too_long_is_refused(self):
        board = lightsout.Board("grid:40x40")
        with self.assertRaisesRegex(
            lightsout.TooLarge, r"exact law of 1600 cells .*; moments\(\) gives mean and variance"
        ):
            lightsout.law(board, 10)
        self.assertAlmostEqual(lightsout.moments(board, 10**6)[0], 800, places=6)

    def test_what_takes_too_much_memory_is_refused(self):
        board = lightsout.Board("grid:1000x1000,neighbours=row-column")
        with self.assertRaises(lightsout.Error) as raised:
            lightsout.moments(board, 10)
        self.assertEqual(raised.exception.code, "tableTooLarge")
        self.assertGreater(raised.exception.found, raised.exception.expected)


class MarksTest(unittest.TestCase):
    """Boards on which vertices lack a button or a light."""

    HOLED = "grid:3x3,holes=5"

    def test_ranks_and_fractions_count_buttons_and_lights(self):
        for matrix in ([[1, 1, 0], [0, 1, 1]], [[1, 0], [1, 1], [0, 1]], [[1, 1], [1, 1]]):
            board = lightsout.Board.of_matrix(matrix)
            info = lightsout.info(board)
            size = board.vertex_count
            buttons, lights = np.flatnonzero(board.matrix().any(axis=0)), np.flatnonzero(board.matrix().any(axis=1))
            reached = {bytes(board.matrix() @ presses % 2) for presses in itertools.product((0, 1), repeat=size)}
            self.assertEqual(2**info.rank, len(reached))
            self.assertEqual(lightsout.rank(board), info.rank)
            self.assertEqual(info.rank + info.nullity, len(buttons))
            self.assertEqual(info.solvable_fraction, fractions.Fraction(len(reached), 2**len(lights)))
            self.assertFalse(info.invertible)
            self.assertIsNone(lightsout.inverse(board))
        self.assertTrue(lightsout.info(lightsout.Board(self.HOLED)).invertible)

    def test_the_inverse_finds_the_presses(self):
        board = lightsout.Board(self.HOLED)
        inverse = lightsout.inverse(board)
        self.assertEqual(inverse.shape, (9, 9))
        board.randomize(3)
        self.assertEqual((inverse @ board.lights % 2).tolist(), lightsout.solve(board).presses.tolist())
        self.assertEqual(lightsout.determinant(board) % 2, 1)

    def test_the_determinant_needs_as_many_lights_as_buttons(self):
        with self.assertRaisesRegex(ValueError, "not square: the board has 2 lights and 3 buttons"):
            lightsout.determinant(lightsout.Board.of_matrix([[1, 1, 0], [0, 1, 1]]))

    def test_eliminations_have_a_row_for_each_light(self):
        board = lightsout.Board.of_matrix([[1, 1, 0], [0, 1, 1]])
        steps = lightsout.eliminate(board)
        self.assertEqual((steps.rows, steps.columns), ([0, 1], [0, 1, 2]))
        self.assertEqual(steps.matrix.tolist(), [[1, 1, 0, 1], [0, 1, 1, 1]])
        self.assertEqual((steps.rank, steps.free, steps.consistent), (2, [2], True))
        self.assertEqual(lightsout.eliminate(lightsout.Board(self.HOLED)).rows, [0, 1, 2, 3, 5, 6, 7, 8])

    def test_random_play_leaves_out_holes(self):
        board = lightsout.Board(self.HOLED)
        presses = [v for v in range(9) if v != 4]
        counts = np.zeros(9)
        for pair in itertools.product(presses, repeat=2):
            played = board.copy()
            for v in pair:
                played.press(v)
            counts[played.lights.sum()] += 1
        law = lightsout.law(board, 2)
        self.assertTrue(np.allclose(law, counts / 64, atol=1e-14))
        self.assertAlmostEqual(lightsout.moments(board, 2).mean, law @ np.arange(9))
        self.assertEqual(sum(lightsout.limit_law(board).even), 1)
        self.assertEqual(len(lightsout.limit_law(board).even), 9)
        self.assertEqual(lightsout.states(board).states, 2**8)
        self.assertEqual(sum(lightsout.hardest(board).boards_by_presses), 2**8)
        self.assertEqual(lightsout.chance(board).sum_rule, 2**8 - 1)
        self.assertEqual(len(lightsout.simulate(board, 10, 5).histogram), 9)

    def test_covariances_are_of_lights(self):
        board = lightsout.Board(self.HOLED)
        right = lightsout.simulate(board, 100, 3, covariance=(5, 8)).covariance.exact
        both = 0
        numbers = np.zeros(2)
        for presses in itertools.product([v for v in range(9) if v != 4], repeat=3):
            lights = board.lights ^ (board.matrix()[:, presses].sum(axis=1) % 2).astype(np.uint8)
            both += lights[5] * lights[8]
            numbers += lights[[5, 8]]
        self.assertAlmostEqual(right, both / 512 - numbers[0] * numbers[1] / 512**2)
        with self.assertRaisesRegex(ValueError, "vertex 4 has no light"):
            lightsout.simulate(board, 100, 3, covariance=(0, 4))

    def test_laws_press_buttons_and_count_lights(self):
        board = lightsout.Board.of_matrix([[1, 1, 0], [0, 1, 1]])
        columns = ((1, 0), (1, 1), (0, 1))
        counts = np.zeros(3)
        for pressed in itertools.product(columns, repeat=2):
            counts[sum((board.lights[:2] + np.sum(pressed, axis=0)) % 2)] += 1
        law = lightsout.law(board, 2)
        self.assertTrue(np.allclose(law, counts / 9, atol=1e-14))
        self.assertAlmostEqual(lightsout.moments(board, 2).mean, law @ np.arange(3))
        self.assertEqual(lightsout.limit_law(board).even, lightsout.limit_law(board).odd)
        self.assertLess(lightsout.law_distance(board, 60), 1e-9)
        self.assertEqual(len(lightsout.simulate(board, 10, 5).histogram), 3)

    def test_chains_need_a_button_and_a_light(self):
        board = lightsout.Board.of_matrix([[1, 1, 0], [0, 1, 1]])
        for refused in (
            lambda: lightsout.chain(board),
            lambda: lightsout.states(board),
            lambda: lightsout.chance(board),
        ):
            with self.assertRaisesRegex(ValueError, "only a button or only a light"):
                refused()


class NetworkxTest(unittest.TestCase):
    def setUp(self):
        try:
            import networkx
        except ImportError:
            self.skipTest("networkx is not installed (python3-networkx)")
        self.nx = networkx

    def test_the_matrix_is_the_adjacency_with_the_diagonal(self):
        for seed in range(8):
            for directed in (False, True):
                graph = self.nx.gnp_random_graph(9, 0.4, seed=seed, directed=directed)
                adjacency = self.nx.to_numpy_array(graph, dtype=int)
                # An arc u → v is in row v and column u of the influence matrix.
                expected = adjacency.T
                self.assertTrue((lightsout.Board(graph).matrix() == expected + np.eye(9)).all())
                board = lightsout.Board(graph, self_influence=False)
                self.assertTrue((board.matrix() == expected).all())

    def test_nodes_are_names(self):
        graph = self.nx.Graph([("a", "b"), ("b", 7), (7, (1, 2))])
        board = lightsout.Board(graph)
        self.assertEqual(board.names, ["a", "b", 7, (1, 2)])
        self.assertEqual([board.vertex(node) for node in graph], [0, 1, 2, 3])
        board.press((1, 2))
        self.assertEqual(board.lights.tolist(), [1, 1, 0, 0])
        with self.assertRaisesRegex(IndexError, "there is no node 0"):
            board.press(0)
        for again in (pickle.loads(pickle.dumps(board)), board.copy()):
            self.assertEqual((again.names, again.vertex("b")), (board.names, 1))
        again = board.to_networkx()
        self.assertEqual(list(again), list(graph))
        self.assertEqual({frozenset(e) for e in again.edges}, {frozenset(e) for e in graph.edges})

    def test_boards_come_back(self):
        for name in ("petersen", "merlin", "hex:3x4", "grid:3x4,topology=torus,self=off", "gnp:9:0.4"):
            board = lightsout.Board(name)
            board.randomize(3)
            board.target = np.arange(board.vertex_count) % 3 == 0
            graph = board.to_networkx()
            self.assertEqual(graph.is_directed(), name == "merlin")
            again = lightsout.Board(graph)
            for what in ("lights", "target"):
                self.assertTrue((getattr(again, what) == getattr(board, what)).all(), (name, what))
            self.assertTrue((again.matrix() == board.matrix()).all())
            self.assertEqual(again.names, board.names)
            twice = lightsout.Board(again.to_networkx())
            self.assertEqual(again, twice)

    def test_files_of_networkx_hold_everything(self):
        board = lightsout.Board("wheel:6,self=off")
        board.lights = [1, 0, 0, 1, 0, 1]
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "board.graphml")
            self.nx.write_graphml(board.to_networkx(), path)
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                read = lightsout.Board.load(path)
            self.assertTrue((read.matrix() == board.matrix()).all())
            self.assertTrue((read.lights == board.lights).all())
            board.press(2)
            board.save(path)
            foreign = lightsout.Board(self.nx.read_graphml(path))
            self.assertTrue((foreign.matrix() == board.matrix()).all())
            self.assertTrue((foreign.lights == board.lights).all())
            self.assertTrue((foreign.presses == board.presses).all())

    def test_marks_come_back(self):
        for board in (
            lightsout.Board("grid:3x3,holes=2,5"),
            lightsout.Board.of_matrix([[1, 1, 0], [0, 1, 1]]),
            lightsout.Board.of_matrix([[1, 0], [1, 1], [0, 1]]),
        ):
            graph = board.to_networkx()
            with tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder, "board.graphml")
                self.nx.write_graphml(graph, path)
                read = lightsout.Board.load(path)
            for other in (lightsout.Board(graph), read):
                for what in ("buttons", "lights", "rank", "nullity"):
                    self.assertEqual(getattr(lightsout.info(other), what), getattr(lightsout.info(board), what))
                self.assertEqual(other.matrix().tolist(), board.matrix().tolist())
                self.assertEqual(other.lights.tolist(), board.lights.tolist())
        graph = self.nx.Graph([(0, 1)])
        graph.nodes[1]["hasButton"] = "false"
        self.assertEqual(lightsout.Board(graph).matrix().tolist(), [[1, 0], [1, 0]])

    def test_positions_are_kept_as_networkx_draws_them(self):
        graph = self.nx.Graph([(0, 1), (1, 2)])
        board = lightsout.Board(graph, pos={0: (0, 0), 1: (1, 2), 2: np.array([3, -1])})
        drawn = board.to_networkx()
        self.assertEqual([drawn.nodes[v]["y"] for v in drawn], [0, -2, 1])
        self.nx.set_node_attributes(graph, {0: (5, 6), 1: (7, 8), 2: (0, 0)}, "pos")
        drawn = lightsout.Board(graph).to_networkx()
        self.assertEqual([(drawn.nodes[v]["x"], drawn.nodes[v]["y"]) for v in drawn], [(5, -6), (7, -8), (0, 0)])
        for pos in ({0: "ab", 1: (1, 2)}, {0: 3}, {0: (1, 2, 3)}):
            with self.assertRaisesRegex(ValueError, "the position of node 0 must be two numbers, not"):
                lightsout.Board(graph, pos=pos)
        with self.assertRaisesRegex(lightsout.Error, "out of range"):
            lightsout.Board(graph, pos={0: (1e12, 0)})

    def test_loops_and_parallel_edges(self):
        graph = self.nx.MultiGraph([(0, 1), (0, 1), (1, 2), (2, 2)])
        merged = lightsout.Board(graph, self_influence=False)
        self.assertEqual(merged.matrix().tolist(), [[0, 1, 0], [1, 0, 1], [0, 1, 1]])
        cancelled = lightsout.Board(graph, self_influence=False, parallel="cancel")
        self.assertEqual(cancelled.matrix().tolist(), [[0, 0, 0], [0, 0, 1], [0, 1, 1]])
        with self.assertRaisesRegex(ValueError, 'parallel must be "merge" or "cancel"'):
            lightsout.Board(graph, parallel="both")


class WithoutNetworkxTest(unittest.TestCase):
    def test_networkx_is_not_imported_by_itself(self):
        script = "import sys, lightsout; lightsout.Board(3, 3); assert 'networkx' not in sys.modules"
        subprocess.run([sys.executable, "-B", "-c", script], check=True)


class ValueTest(unittest.TestCase):
    """Boards as values of Python."""

    def boards(self):
        grid = lightsout.Board(3, 4, topology="torus", neighbours="king", self_influence=False)
        grid.randomize(5)
        grid.press(7)
        grid.press((0, 1))
        graph = lightsout.Board("petersen")
        graph.target = [1, 0] * 5
        return [grid, graph, lightsout.Board("merlin"), lightsout.Board.of_matrix(np.zeros((0, 0)))]

    def test_pickled_and_copied_boards_are_equal(self):
        for board in self.boards():
            for again in (
                pickle.loads(pickle.dumps(board)),
                copy.copy(board),
                copy.deepcopy(board),
                board.copy(),
            ):
                self.assertEqual(again, board)
                self.assertEqual(again.press_count, board.press_count)
                self.assertEqual(again.names, board.names)
                self.assertEqual(repr(again), repr(board))
                if board.vertex_count:
                    again.press(0)
                    self.assertNotEqual(again, board)
        self.assertNotEqual(board, 3)
        with self.assertRaises(TypeError):
            hash(board)

    def test_cells_are_pairs(self):
        board = lightsout.Board(3, 4)
        self.assertEqual(board, lightsout.Board("grid:3x4"))
        for v, cell in enumerate(board.names):
            self.assertEqual((board.vertex(cell), board.vertex(v), board.vertex(np.int64(v))), (v, v, v))
        for wrong in ((3, 0), (0, 4), (-1, 0), 12, -1):
            with self.assertRaisesRegex(IndexError, "there is no"):
                board.press(wrong)
        for wrong in ("a", 1.0, (1, 2, 3), None, True):
            with self.assertRaises(TypeError):
                board.press(wrong)
        with self.assertRaisesRegex(IndexError, "is a graph"):
            lightsout.Board("petersen").press((0, 0))

    def test_every_lattice_of_the_command_line(self):
        for topology in ("plane", "cylinder", "torus", "moebius", "klein", "projective"):
            for neighbours in ("plus", "king", "diagonal", "knight", "row-column"):
                for own in (True, False):
                    board = lightsout.Board(3, 4, topology=topology, neighbours=neighbours, self_influence=own)
                    name = f"grid:3x4,topology={topology},neighbours={neighbours},self={'on' if own else 'off'}"
                    self.assertEqual(board, lightsout.Board(name))

    def test_repr_names_the_board(self):
        board = lightsout.Board("grid:4x4,topology=torus")
        board.press(0)
        self.assertEqual(repr(board), "<lightsout.Board grid:4x4,topology=torus, 11 of 16 lights on>")
        self.assertEqual(repr(lightsout.Board("path:3")), "<lightsout.Board path:3, 3 of 3 lights on>")

    def test_pictures_are_svg(self):
        for board in self.boards():
            svg = board._repr_svg_()
            root = xml.etree.ElementTree.fromstring(svg)
            self.assertTrue(root.tag.endswith("svg"))
            shapes = [e for e in root if e.tag.endswith("rect" if board.shape else "circle")]
            bright = [e for e in shapes if e.get("fill") == "#ffd23f"]
            self.assertEqual(len(bright), board.lights.sum())
        self.assertIsNone(lightsout.Board(200, 200)._repr_svg_())
        self.assertIsNone(lightsout.Board("complete:200")._repr_svg_())

    def test_pictures_show_labels_as_text(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "names.edges")
            path.write_text('"<script>&" "b\\u0007"\n'.encode().decode("unicode_escape"), "utf-8")
            svg = lightsout.Board.load(path)._repr_svg_()
        self.assertIn("&lt;script&gt;&amp;", svg)
        xml.etree.ElementTree.fromstring(svg)

    def test_random_lights_are_repeatable(self):
        board = lightsout.Board("grid:5x5")
        seen = set()
        for seed in range(20):
            board.randomize(seed)
            first = board.lights
            self.assertTrue(lightsout.solve(board).solvable)
            board.randomize(seed)
            self.assertTrue((board.lights == first).all())
            seen.add(bytes(first))
        self.assertGreater(len(seen), 15)
        solvable = 0
        for seed in range(200):
            board.randomize(seed, solvable=False)
            solvable += lightsout.solve(board).solvable
        self.assertTrue(20 < solvable < 90, solvable)  # 50 are expected

    def test_the_version_is_the_projects(self):
        self.assertRegex(lightsout.__version__, r"^\d+\.\d+\.\d+$")

    def test_everything_public_is_described(self):
        self.assertEqual(sorted(lightsout.__all__), lightsout.__all__)
        for name in lightsout.__all__:
            thing = getattr(lightsout, name)
            self.assertTrue(thing.__doc__, name)
            if inspect.isclass(thing):
                for member, value in vars(thing).items():
                    if not member.startswith("_") and (callable(value) or isinstance(value, property)):
                        self.assertTrue(value.__doc__, (name, member))
            elif callable(thing):
                inspect.signature(thing)

    def test_a_star_imports_the_functions_and_classes_only(self):
        names = {}
        exec("from lightsout import *", names)
        del names["__builtins__"]
        self.assertEqual(sorted(names), sorted(lightsout.__all__))
        for name, thing in names.items():
            self.assertTrue(callable(thing), name)
            self.assertEqual(thing.__module__, "lightsout", name)
        public = {name for name in dir(lightsout) if not name.startswith("_")}
        self.assertEqual(public, set(lightsout.__all__))

    def test_the_examples_of_the_docstrings(self):
        result = doctest.testmod(lightsout)
        self.assertGreater(result.attempted, 50)
        self.assertEqual(result.failed, 0)


class RefusalTest(unittest.TestCase):
    """Messages are those of the command line, and name what helps."""

    def test_sentences(self):
        for refused, sentence in {
            lambda: lightsout.Board("gird:5x5"): 'did you mean "grid"\\?',
            lambda: lightsout.Board(5, 5, topology="toros"): 'value "topology=toros"; did you mean "topology=torus"',
            lambda: lightsout.Board(0, 5): "^rows must be at least 1, not 0$",
            lambda: lightsout.Board(5, 0): "^cols must be at least 1, not 0$",
            lambda: lightsout.nullities([5], [3, 0]): "^cols must be at least 1, not 0$",
            lambda: lightsout.Board.of_matrix([1, 0]): r"a matrix is expected, not an array of shape \(2,\)",
            lambda: lightsout.Board.load("none", format="word"): '"word" is not a file format that can be read',
            lambda: lightsout.eliminate(lightsout.Board("petersen"), "chase"): "only on rectangular plane grids",
            lambda: lightsout.eliminate(lightsout.Board(2, 2), "magic"): "must be gauss or chase",
            lambda: lightsout.deal(5, 5, 99): "the hardest boards of 5 x 5 need 15 presses",
            lambda: lightsout.sweep("nulity", "grid:{n}x3", range(1, 4)): 'did you mean "nullity"',
            lambda: lightsout.sweep("nullity", "grid:3x3", range(1, 4)): "there is no {n} in the board",
            lambda: lightsout.sweep("nullity", "grid:{n}x3"): "the range n is missing",
            lambda: lightsout.sweep("mean", "grid:{n}x3", range(1, 4)): "presses are missing",
            lambda: lightsout.sweep("rank", "gird:{n}x3", range(1, 4)): '"gird" is neither',
            lambda: lightsout.sweep("rank", "grid:{n}x3", range(1, 9, 2)): r"not range\(1, 9, 2\)",
            lambda: lightsout.chance(lightsout.Board(2, 2), 1.0): "not a probability below 1",
            lambda: lightsout.chance(lightsout.Board(2, 2), 0.3, games=5): "rest 0 or 0.5",
            lambda: lightsout.simulate(lightsout.Board(2, 2), 1, 1, covariance=(0, 1)): "at least two games",
            lambda: lightsout.law(lightsout.Board(2, 2), -1): "presses must be from 0",
            lambda: lightsout.Board("gnp:9:0.5", seed=-1): "seed must be from 0",
            lambda: lightsout.Board("gnp:9:0.5", seed=2**64): "seed must be from 0",
            lambda: lightsout.Board.load("none", graph=-1): "graph must be from 0",
            lambda: lightsout.set_limits(memory=-1): "memory must be from 0",
            lambda: lightsout.nullities(range(1, 10**20), range(1, 3)): "^rows must be at most 100000 numbers$",
            lambda: lightsout.sweep("rank", "grid:{n}x3", range(-(10**20), 3)): "are too large",
            lambda: lightsout.chance(lightsout.Board(2, 2), "1/0"): '"1/0" is not a probability below 1',
            lambda: lightsout.chance(lightsout.Board(2, 2), "half"): '"half" is not a probability below 1',
            lambda: lightsout.chance(lightsout.Board(2, 2), float("nan")): '"nan" is not a probability below 1',
            lambda: lightsout.chance(lightsout.Board(2, 2), None): '"None" is not a probability below 1',
        }.items():
            with self.assertRaisesRegex(ValueError, sentence):
                refused()

    def test_wrong_types_are_named(self):
        for refused, sentence in {
            lambda: lightsout.Board("gnp:9:0.5", seed="a"): "^seed must be a whole number, not 'a'$",
            lambda: lightsout.Board.load("none", graph=1.5): "^graph must be a whole number, not 1.5$",
            lambda: lightsout.set_limits(memory="a"): "^memory must be a whole number, not 'a'$",
            lambda: lightsout.set_limits(operations="a"): "^operations must be a number, not 'a'$",
            lambda: lightsout.nullities(5, 6): r"^rows must be numbers, such as range\(1, 10\), not 5$",
            lambda: lightsout.sweep("rank", "grid:{n}x3", n=[1, 2]): r"^a range is expected, .*, not \[1, 2\]$",
        }.items():
            with self.assertRaisesRegex(TypeError, sentence):
                refused()

    def test_probabilities_have_any_type(self):
        board = lightsout.Board(2, 2)
        for rest in (0.5, "0.5", "1/2", fractions.Fraction(1, 2), np.float32(0.5), np.float64(0.5)):
            self.assertEqual(lightsout.chance(board, rest).sum_rule, 30)

    def test_what_is_too_large_says_what_is_not(self):
        for refused, sentence in {
            lambda: lightsout.states(lightsout.Board(6, 6)): "steps",
            lambda: lightsout.eliminate(lightsout.Board(60, 60)): "up to 2048 vertices are feasible",
            lambda: lightsout.chance(lightsout.Board("complete:40,self=off")): "up to 2\\^26",
            lambda: lightsout.deal(9, 9): "up to 8 x 8 are",
            lambda: lightsout.inverse(lightsout.Board(1000, 1000)): "vertices are feasible",
        }.items():
            with self.assertRaisesRegex(lightsout.TooLarge, sentence):
                refused()

    def test_limits_can_be_set(self):
        board = lightsout.Board(4, 4)
        self.addCleanup(lightsout.set_limits)
        lightsout.set_limits(operations=1000)
        with self.assertRaisesRegex(lightsout.TooLarge, r"up to 1e\+03 are feasible, or more with lightsout.set_limits"):
            lightsout.simulate(board, 10**6, 100)
        lightsout.set_limits()
        lightsout.simulate(board, 100, 100)
        for wrong in ({"operations": 0}, {"operations": float("nan")}, {"memory": 0}):
            with self.assertRaises(ValueError):
                lightsout.set_limits(**wrong)

    def test_arguments_without_effect_are_refused(self):
        for wrong in (
            lambda: lightsout.Board(3, 3, seed=2),
            lambda: lightsout.Board("grid:3x3", topology="torus"),
            lambda: lightsout.Board("grid:3x3", 3),
            lambda: lightsout.Board(3),
            lambda: lightsout.Board([[1]]),
            lambda: lightsout.solve("grid:3x3"),
            lambda: lightsout.solve(None),
        ):
            with self.assertRaises(TypeError):
                wrong()

    def test_what_a_file_loses_is_a_warning(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "weights.csv")
            path.write_text("Source,Target,Weight\na,b,2\nb,c,3\n")
            with self.assertWarnsRegex(lightsout.ReadWarning, r"left out: .*[Ww]eight.* \(2\)"):
                board = lightsout.Board.load(path)
            self.assertEqual(board.names, ["a", "b", "c"])
            path = pathlib.Path(folder, "block.txt")
            path.write_text("010\n111\n010\n")
            with self.assertWarnsRegex(lightsout.ReadWarning, r'meaning=\.\.\. reads it as lights'):
                lightsout.Board.load(path)
            self.assertEqual(lightsout.Board.load(path, meaning="lights").shape, (3, 3))
            path.write_text("010\n111\n")
            with self.assertWarnsRegex(lightsout.ReadWarning, 'read as lights; meaning=.* reads it as table'):
                lightsout.Board.load(path)
            self.assertEqual(lightsout.info(lightsout.Board.load(path, meaning="table")).buttons, 3)
            path = pathlib.Path(folder, "ports.graphml")
            path.write_text('<graphml><graph edgedefault="undirected"><node id="a"><port name="p"/></node></graph></graphml>')
            with self.assertWarnsRegex(lightsout.ReadWarning, r"left out: ports \(1\)"):
                lightsout.Board.load(path)
            with self.assertRaisesRegex(ValueError, "^meaning has no effect on .*ports.graphml, which has a format of its own"):
                lightsout.Board.load(path, meaning="lights")

    def test_errors_of_files_have_a_place(self):
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder, "wrong.g6")
            path.write_text("!!")
            with self.assertRaises(lightsout.Error) as raised:
                lightsout.Board.load(path)
            self.assertIn("wrong.g6:1", str(raised.exception))
            again = pickle.loads(pickle.dumps(raised.exception))
            self.assertEqual((again.line, again.code, str(again)),
                             (1, raised.exception.code, str(raised.exception)))


def bits(text):
    return [int(digit) for digit in text]


class CommandLineTest(unittest.TestCase):
    """Compares the results with those of lightsout-cli, if it is installed."""

    BOARDS = ("grid:4x4", "grid:5x5", "grid:3x4,topology=klein", "petersen", "merlin", "hex:3x3", "cube:1",
              "complete:5,self=off", "grid:2x5,neighbours=king,self=off", "grid:3x3,holes=5", "grid:4x4,holes=6,16")

    def setUp(self):
        self.program = os.environ.get("LIGHTSOUT_CLI") or shutil.which("lightsout-cli")
        if not self.program:
            self.skipTest("lightsout-cli is neither in LIGHTSOUT_CLI nor in PATH")

    def ask(self, *arguments):
        run = subprocess.run([self.program, *arguments, "--json"], capture_output=True, text=True)
        self.assertIn(run.returncode, (0, 1), run.stderr)
        return json.loads(run.stdout)

    def test_algebra(self):
        for name in self.BOARDS:
            board = lightsout.Board(name)
            facts, info = self.ask("info", "--board", name), lightsout.info(board)
            self.assertEqual(
                [facts[key] for key in ("vertices", "edges", "rank", "nullity", "symmetric", "invertible")],
                [info.vertices, info.edges, info.rank, info.nullity, info.symmetric, info.invertible])
            self.assertEqual((facts.get("button_count", info.vertices), facts.get("light_count", info.vertices)),
                             (info.buttons, info.lights))
            self.assertEqual(lightsout.rank(board), facts["rank"])
            self.assertEqual((facts["solutions"], facts["solvable_fraction"], facts["automorphisms"]),
                             (str(info.solutions), str(info.solvable_fraction), str(info.automorphisms)))
            kernel = self.ask("kernel", "--board", name)
            self.assertEqual(lightsout.kernel(board).tolist(), [bits(row) for row in kernel["basis"]])
            self.assertEqual(lightsout.kernel_weights(board), dict(kernel["weights"]))
            inverse = self.ask("inverse", "--board", name)
            mine = lightsout.inverse(board)
            self.assertEqual(mine is not None, inverse["invertible"])
            if mine is not None:
                self.assertEqual([np.flatnonzero(row).tolist() for row in mine], inverse["rows"])
            determinant = self.ask("determinant", "--board", name)
            self.assertEqual(str(lightsout.determinant(board)), determinant["value"])

    def test_tables(self):
        for table in ("[1 1 0; 0 1 1]\n", "[1 0; 1 1; 0 1; 1 1]\n"):
            with tempfile.TemporaryDirectory() as folder:
                path = pathlib.Path(folder, "table.txt")
                path.write_text(table)
                with warnings.catch_warnings():
                    warnings.simplefilter("ignore", lightsout.ReadWarning)
                    board = lightsout.Board.load(path)
                rows = [[int(n) for n in row.split()] for row in table.strip("[]\n").split(";")]
                made = lightsout.info(lightsout.Board.of_matrix(rows)) # row i and column i are one vertex
                facts = lightsout.info(board) # rows and columns are vertices
                for key in ("buttons", "lights", "rank", "nullity", "solutions"):
                    self.assertEqual(getattr(made, key), getattr(facts, key))
                facts, info = self.ask("info", "--board", str(path)), lightsout.info(board)
                self.assertEqual([facts[key] for key in ("button_count", "light_count", "edges", "rank", "nullity", "symmetric", "invertible")],
                                 [info.buttons, info.lights, info.edges, info.rank, info.nullity, info.symmetric, info.invertible])
                self.assertEqual((facts["solutions"], facts["solvable_fraction"]), (str(info.solutions), str(info.solvable_fraction)))
                steps, mine = self.ask("eliminate", "--board", str(path)), lightsout.eliminate(board)
                self.assertEqual((steps["rows"], steps["columns"], steps["rank"], steps["pivots"]), (mine.rows, mine.columns, mine.rank, mine.pivots))
                self.assertEqual([bits(row) for row in steps["result"]], mine.result.tolist())
                hardest, mine = self.ask("hardest", "--board", str(path)), lightsout.hardest(board)
                self.assertEqual((bits(hardest["presses"]), bits(hardest["lights"])), (mine.presses.tolist(), mine.lights.tolist()))
                self.assertEqual(hardest["boards_by_presses"], [str(n) for n in mine.boards_by_presses])
                self.assertFalse(self.ask("inverse", "--board", str(path))["invertible"])
                nearest = self.ask("nearest", "--board", str(path))
                self.assertEqual(bits(nearest["changes"]), lightsout.nearest(board).changes.tolist())

    def test_solutions(self):
        for name in self.BOARDS:
            for seed in ("1", "2", "3"):
                board = lightsout.Board(name)
                board.randomize(int(seed), solvable=False)
                answer = self.ask("solve", "--board", name, "--lights", "random", "--seed", seed,
                                  "--all", "--classes", "--minimum")
                mine = lightsout.solve(board)
                self.assertEqual((mine.solvable, str(mine.solutions)), (answer["solvable"], answer["solutions"]))
                vector = mine.presses if mine.solvable else mine.certificate
                self.assertEqual(vector.tolist(), bits(answer["presses" if mine.solvable else "certificate"]))
                everything = lightsout.solutions(board)
                self.assertEqual(everything.presses.tolist(), [bits(row) for row in answer["all"]])
                self.assertEqual(everything.complete, answer["complete"])
                self.assertEqual([(each.representative.tolist(), each.size) for each in lightsout.solution_classes(board)],
                                 [(bits(each["representative"]), each["size"]) for each in answer["classes"]])
                fewest = lightsout.fewest_presses(board)
                self.assertEqual(fewest is None, answer["minimum"] is None)
                if fewest is not None:
                    self.assertEqual((fewest.presses.tolist(), fewest.is_proven, fewest.lower_bound, str(fewest.ways)),
                                     (bits(answer["minimum"]["presses"]), *(answer["minimum"][k] for k in ("proven", "lower_bound", "how_many"))))
                nearest, changes = self.ask("nearest", "--board", name, "--lights", "random", "--seed", seed), lightsout.nearest(board)
                self.assertEqual((changes.count, changes.changes.tolist(), changes.is_proven),
                                 (nearest["count"], bits(nearest["changes"]), nearest["proven"]))

    def test_eliminations(self):
        for name, method in [(name, "gauss") for name in self.BOARDS] + [("grid:3x4", "chase"), ("grid:5x5", "chase")]:
            board = lightsout.Board(name)
            steps = self.ask("eliminate", "--board", name, "--method", method, "--show-matrices")
            mine = lightsout.eliminate(board, method)
            self.assertEqual(
                [{"op": "swap", "a": o.source, "b": o.target} if o.op == "swap" else o._asdict() for o in mine.operations],
                steps["operations"])
            everyone = list(range(board.vertex_count))
            self.assertEqual((mine.rows, mine.columns), (steps.get("rows", everyone), steps.get("columns", everyone)))
            self.assertEqual((mine.phase_change, mine.pivots, mine.free, mine.rank, mine.consistent),
                             tuple(steps[key] for key in ("phase_change", "pivots", "free", "rank", "consistent")))
            for array, rows in ((mine.matrix, steps["matrix"]), (mine.result, steps["result"])):
                self.assertEqual(array.tolist(), [bits(row) for row in rows])
            self.assertEqual([m.tolist() for m in mine.matrices()],
                             [[bits(row) for row in rows] for rows in steps["matrices"]])
            if method == "chase":
                small = steps["small_system"]
                self.assertEqual(mine.small_system.matrix.tolist(), [bits(row) for row in small["rows"]])
                self.assertEqual(mine.small_system.right_side.tolist(), bits(small["rhs"]))

    def test_hardest_states_and_chance(self):
        for name in self.BOARDS:
            board = lightsout.Board(name)
            hardest, mine = self.ask("hardest", "--board", name), lightsout.hardest(board)
            self.assertEqual((mine.presses.tolist(), mine.lights.tolist(), mine.is_proven, mine.upper_bound),
                             (bits(hardest["presses"]), bits(hardest["lights"]), hardest["proven"], hardest["upper_bound"]))
            self.assertEqual([str(n) for n in mine.boards_by_presses], hardest["boards_by_presses"])
            if board.vertex_count > 16:
                continue
            states, found = self.ask("states", "--board", name, "--length", "7"), lightsout.states(board, 7)
            self.assertEqual((found.states, found.reachable, found.boards_by_presses, found.diameter, str(found.games)),
                             tuple(states[key] for key in ("states", "reachable", "boards_by_presses", "diameter", "games")))
            chance, chances = self.ask("chance", "--board", name, "--lazy", "0.5", "--games", "20"), lightsout.chance(board, 0.5, games=20)
            self.assertEqual((chances.reachable, chances.mean, chances.greatest, str(chances.sum_rule), chances.method, chances.mean_of_games),
                             tuple(chance.get(key) for key in ("reachable", "mean", "greatest", "sum_rule", "method", "mean_of_games")))

    def test_laws_chains_and_simulations(self):
        for name in self.BOARDS:
            board = lightsout.Board(name)
            if board.vertex_count > 16:
                continue
            law = self.ask("law", "--board", name, "--presses", "6", "--distance")
            self.assertEqual(lightsout.law(board, 6).tolist(), law["law"])
            self.assertEqual(lightsout.law_distance(board, 6), law["distance"])
            for lazy in ([], ["--lazy"]):
                limit, mine = self.ask("law", "--board", name, "--limit-law", *lazy), lightsout.limit_law(board, bool(lazy))
                self.assertEqual(([str(p) for p in mine.even], [str(p) for p in mine.odd], mine.period),
                                 (limit["even"], limit["odd"], limit["period"]))
            for given in ([], ["--lights", "all"]):
                chain = self.ask("chain", "--board", name, "--spectrum", "--power", "3", *given)
                found = lightsout.chain(board, from_lights=bool(given), spectrum=True, power=3)
                self.assertEqual(found.lumpable, chain["lumpable"])
                if not found.lumpable:
                    self.assertEqual(found.witness.tolist(), [bits(row) for row in chain["witness"]])
                    continue
                self.assertEqual(found.states, chain["states"])
                for matrix, key in ((found.transition, "transition"), (found.power, "power")):
                    self.assertEqual([[str(p) for p in row] for row in matrix], chain[key])
                spectrum = found.spectrum
                self.assertEqual((spectrum.eigenvalues.tolist(), spectrum.second, spectrum.period, [str(p) for p in spectrum.stationary], spectrum.hitting),
                                 tuple(chain[key] for key in ("eigenvalues", "second", "period", "stationary", "hitting")))
            played = self.ask("simulate", "--board", name, "--games", "500", "--presses", "9", "--seed", "4",
                              "--over-time", "--covariance", "0,1")
            games = lightsout.simulate(board, 500, 9, seed=4, over_time=True, covariance=(0, 1))
            self.assertEqual((games.histogram.tolist(), games.mean, games.variance, games.means_over_time.tolist(), games.covariance._asdict()),
                             tuple(played[key] for key in ("histogram", "mean", "variance", "means_over_time", "covariance")))

    def test_tilings(self):
        for name in (*self.BOARDS, "path:7", "hypercube:3", "grid:6x6,topology=torus"):
            board = lightsout.Board(name)
            answer = self.ask("tilings", "--board", name, "--classes")
            self.assertEqual(lightsout.tilings(board).tolist(), [bits(row) for row in answer["tilings"]])
            self.assertEqual(str(lightsout.tiling_count(board)), answer["count"])
            self.assertEqual([(each.representative.tolist(), each.size) for each in lightsout.tiling_classes(board)],
                             [(bits(each["representative"]), each["size"]) for each in answer["classes"]])
            why = lightsout.tiling_obstruction(board)
            self.assertEqual(None if why is None else why.reason, answer.get("reason"))
            if why is not None and why.lights is not None:
                self.assertEqual(why.lights.tolist(), bits(answer["obstruction"]))

    def test_sweeps_and_deals(self):
        for quantity in lightsout.quantities():
            presses = ["--presses", "5"] if quantity in ("mean", "variance", "needing", "games") else []
            points = self.ask("sweep", quantity, "--board", "grid:{n}x{m}", "--n", "1..3", "--m", "2..3", *presses)["points"]
            mine = lightsout.sweep(quantity, "grid:{n}x{m}", range(1, 4), range(2, 4), presses=5 if presses else None)
            for point, theirs in zip(mine, points, strict=True):
                self.assertEqual((point.n, point.m, point.proven), (theirs["n"], theirs["m"], theirs["proven"]))
                for value, key in ((point.value, "value"), (point.low, "low"), (point.high, "high")):
                    self.assertEqual(value, fractions.Fraction(theirs[key]) if isinstance(theirs[key], str) else theirs[key])
        # Python reads at most 4300 decimal digits of an int.
        self.assertEqual(lightsout.sweep("boards", "grid:{n}x{n}", range(130, 131))[0].value, 1 << 16900)
        drawn = lightsout.sweep("nullity", "gnp:{n}:0.5", range(4, 6), samples=10, seed=3)
        theirs = self.ask("sweep", "nullity", "--board", "gnp:{n}:0.5", "--n", "4..5", "--samples", "10", "--seed", "3")
        self.assertEqual([p.value for p in drawn], [p["value"] for p in theirs["points"]])
        for rising in ([], ["--rising"]):
            dealt = self.ask("deal", "--size", "4x5", "--difficulty", "3", "--count", "3", "--seed", "6", *rising)["boards"]
            mine = lightsout.deal(4, 5, 3, count=3, seed=6, rising=bool(rising))
            self.assertEqual([{"code": d.code, "lights": "".join(map(str, d.board.lights)), "fewest": d.fewest} for d in mine], dealt)
            for each in mine:
                for v in np.flatnonzero(each.presses):
                    each.board.press(v)
                self.assertTrue(each.board.is_won)
        day = self.ask("deal", "--date", "2026-11-22", "--count", "2")["boards"]
        mine = lightsout.deal(date=datetime.date(2026, 11, 22), count=2)
        self.assertEqual([d.code for d in mine], [d["code"] for d in day])


class TypeTest(unittest.TestCase):
    def setUp(self):
        if importlib.util.find_spec("mypy") is None:
            self.skipTest("mypy is not installed")
        self.folder = pathlib.Path(lightsout.__file__).parent.parent
        self.environment = {**os.environ, "PYTHONPATH": str(self.folder), "MYPYPATH": str(self.folder)}

    @classmethod
    def setUpClass(cls):
        # All tests share mypy's cache, because analysing numpy takes long.
        cls.cache = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.cache.cleanup)

    def run_module(self, *arguments):
        run = subprocess.run(
            [sys.executable, "-B", "-m", *arguments], capture_output=True, text=True, cwd=self.cache.name,
            env={**self.environment, "MYPY_CACHE_DIR": self.cache.name})
        return run.returncode, run.stdout + run.stderr

    def test_stubs_agree_with_the_modules(self):
        status, text = self.run_module("mypy.stubtest", "lightsout")
        self.assertEqual(status, 0, text)

    def test_types_agree_with_each_other(self):
        status, text = self.run_module("mypy", "--strict", "-p", "lightsout")
        self.assertEqual(status, 0, text)

    def test_programs_are_checked(self):
        self.assertTrue(self.folder.joinpath("lightsout", "py.typed").exists())
        with tempfile.TemporaryDirectory() as folder:
            program = pathlib.Path(folder, "program.py")
            program.write_text("import lightsout\n"
                               "count: int = lightsout.solve(lightsout.Board(5, 5)).solutions\n"
                               "wrong: str = lightsout.nullity(lightsout.Board('petersen'))\n")
            status, text = self.run_module("mypy", "--strict", str(program))
        self.assertEqual(status, 1, text)
        self.assertIn("program.py:3", text)
        self.assertIn("Found 1 error", text)


class ManualTest(unittest.TestCase):
    def test_the_snippets_of_the_manual(self):
        if importlib.util.find_spec("networkx") is None:
            self.skipTest("networkx is not installed (python3-networkx)")
        manual = pathlib.Path(__file__).parents[3] / "resources" / "manual"
        for language in ("en", "fr", "he"):
            for chapter in ("library", "python"):
                path = str(manual / language / f"{chapter}.md")
                result = doctest.testfile(path, module_relative=False, encoding="utf-8")
                self.assertEqual((result.failed, result.attempted > 20), (0, True), path)


class ThreadsTest(unittest.TestCase):
    """Long work lets other threads of Python continue, even if these never take turns otherwise."""

    def assert_others_continue(self, work):
        self.addCleanup(sys.setswitchinterval, sys.getswitchinterval())
        sys.setswitchinterval(10**6)
        gate, finished = threading.Lock(), []
        gate.acquire()
        other = threading.Thread(target=lambda: finished.append(gate.acquire()))
        other.start()
        gate.release()
        for _ in range(100):
            work()
            if finished:
                break
        else:
            self.fail("the other thread never continued")
        other.join()

    def test_boards_drawn_at_random(self):
        self.assert_others_continue(lambda: lightsout.Board("gnp:500:0.5"))

    def test_matrices(self):
        matrix = np.ones((300, 300))
        self.assert_others_continue(lambda: lightsout.Board.of_matrix(matrix))

    def test_pickles(self):
        board = lightsout.Board("complete:300")
        self.assert_others_continue(lambda: pickle.dumps(board))
        document = pickle.dumps(board)
        self.assert_others_continue(lambda: pickle.loads(document))


class InterruptionTest(unittest.TestCase):
    def test_ctrl_c_ends_long_work(self):
        board = lightsout.Board("grid:59x59")
        # A shell makes background programs ignore Ctrl+C.
        self.addCleanup(signal.signal, signal.SIGINT, signal.getsignal(signal.SIGINT))
        signal.signal(signal.SIGINT, signal.default_int_handler)
        threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
        begin = time.monotonic()
        with self.assertRaises(KeyboardInterrupt):
            while True:
                lightsout.fewest_presses(board)
        self.assertLess(time.monotonic() - begin, 30)


if __name__ == "__main__":
    unittest.main()
