# SPDX-License-Identifier: GPL-3.0-or-later
"""The Python module as a reader of the manual would use it."""

import itertools
import os
import pathlib
import signal
import tempfile
import threading
import time
import unittest

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

    def test_what_is_not_0_or_1_is_refused(self):
        board = lightsout.Board("grid:2x2")
        for lights in ([1, 0, 2, 0], [0.5, 0, 0, 0], [1, 1, 1], "nonsense"):
            with self.assertRaises(ValueError):
                board.lights = lights
            self.assertTrue(board.lights.all())
        with self.assertRaises(ValueError):
            lightsout.Board.of_matrix(np.ones((2, 3)))

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
        # OEIS A159257 (nullity), A075462 and A075464 (fewest presses of all on).
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
        for sizes in (range(0, 3), range(3, 3), range(1, 9, 2)):
            with self.assertRaises(ValueError):
                lightsout.nullities(sizes, range(1, 3))

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


class InterruptionTest(unittest.TestCase):
    def test_ctrl_c_ends_long_work(self):
        board = lightsout.Board("grid:59x59")
        # A shell that starts a program in the background has it ignore Ctrl+C.
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
