# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks `lightsout-cli hardest` against two integer programming solvers: CBC of COIN-OR, and HiGHS,
which is part of SciPy. Each is optional.

    hardest_test.py LIGHTSOUT_CLI

Presses that no quiet pattern can shorten are those that contain at most half of each quiet pattern.
Vertices that belong to the same patterns of a basis are of one type, and only the number of pressed
vertices of each type matters. So the most presses that a board can need are the greatest sum of
these numbers, with one inequality for each quiet pattern.
"""

import itertools
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from collections import Counter
from pathlib import Path

try:
    from scipy import optimize
except ImportError:
    optimize = None

has_cbc = shutil.which("cbc") is not None
if not has_cbc and optimize is None:
    print("Skipped: neither CBC (coinor-cbc) nor SciPy (python3-scipy) is installed.")
    sys.exit(77)

command_line = sys.argv.pop(1)
solvers = ["cbc"] * has_cbc + ["highs"] * (optimize is not None)


def answer(*arguments):
    run = subprocess.run([command_line, *arguments, "--json"], capture_output=True, check=True)
    return json.loads(run.stdout)


class Program:
    """The integer program of a board, and the types of its vertices."""

    def __init__(self, board):
        basis = answer("kernel", "--board", board)["basis"]
        self.types = list(zip(*basis))
        self.sizes = Counter(self.types)
        self.names = {kind: f"n{i}" for i, kind in enumerate(self.sizes)}
        # The pattern that is the sum of these members of the basis contains a type's vertices if
        # their number among the type's patterns is odd.
        self.patterns = []
        for chosen in itertools.product((0, 1), repeat=len(basis)):
            inside = [kind for kind in self.sizes
                      if sum(c * int(bit) for c, bit in zip(chosen, kind)) % 2]
            if inside:
                self.patterns.append(inside)

    def text(self, presses=None):
        """Maximises the presses; if their number is given, asks only whether they exist."""
        total = " + ".join(self.names.values())
        lines = ["Maximize", f" obj: {total if presses is None else ''}", "Subject To"]
        if presses is not None:
            # Changing one press changes the fewest presses by at most one, so every number up to
            # the greatest occurs.
            lines.append(f" total: {total} = {presses}")
        for i, inside in enumerate(self.patterns):
            size = sum(self.sizes[kind] for kind in inside)
            lines.append(f" q{i}: {' + '.join(self.names[kind] for kind in inside)} <= {size // 2}")
        lines.append("Bounds")
        lines += [f" 0 <= {self.names[kind]} <= {size}" for kind, size in self.sizes.items()]
        return "\n".join([*lines, "General", *(f" {name}" for name in self.names.values()),
                          "End", ""])

    def solve(self, solver, presses=None):
        """Returns presses of a board that needs as many, or None if the solver proves that there are
        none."""
        counts = self.solve_by_cbc(presses) if solver == "cbc" else self.solve_by_highs(presses)
        if counts is None:
            return None
        pressed = []
        for kind in self.types:
            pressed.append("1" if counts[self.names[kind]] > 0 else "0")
            counts[self.names[kind]] -= 1
        return "".join(pressed)

    def solve_by_highs(self, presses):
        kinds = list(self.sizes)
        ones = [1] * len(kinds)
        constraints = [optimize.LinearConstraint(
            [[int(kind in inside) for kind in kinds] for inside in map(set, self.patterns)],
            ub=[sum(self.sizes[kind] for kind in inside) // 2 for inside in self.patterns])]
        if presses is not None:
            constraints.append(optimize.LinearConstraint([ones], presses, presses))
        found = optimize.milp([0 if presses is not None else -1 for _ in kinds], integrality=ones,
                              bounds=optimize.Bounds(0, list(self.sizes.values())),
                              constraints=constraints)
        infeasible = 2
        if found.status == infeasible:
            return None
        assert found.success, found.message
        return Counter({self.names[kind]: round(count) for kind, count in zip(kinds, found.x)})

    def solve_by_cbc(self, presses):
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder, "program.lp")
            solution = Path(folder, "solution.txt")
            program.write_text(self.text(presses))
            subprocess.run(["cbc", program, "solve", "solution", solution], capture_output=True,
                           check=True)
            status, *values = solution.read_text().splitlines()
        if "nfeasible" in status:
            return None
        assert status.startswith("Optimal"), status
        return Counter({name: round(float(value))
                        for _, name, value, *_ in map(str.split, values)})


class HardestTest(unittest.TestCase):
    def check_presses(self, board, presses):
        """Checks that no solution of the board is shorter than these presses."""
        count = presses.count("1")
        solved = answer("solve", "--board", board, "--lights", self.lights(board, presses),
                        "--minimum")["minimum"]
        self.assertEqual((solved["press_count"], solved["proven"]), (count, True))

    def lights(self, board, presses):
        rows, cols = map(int, board.removeprefix("grid:").split("x"))
        lit = [0] * (rows * cols)
        for cell in (i for i, press in enumerate(presses) if press == "1"):
            row, col = divmod(cell, cols)
            for r, c in ((row, col), (row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
                if 0 <= r < rows and 0 <= c < cols:
                    lit[r * cols + c] ^= 1
        return "".join(map(str, lit))

    def test_agrees_with_proven_values(self):
        boards = ("grid:3x5", "grid:4x4", "grid:5x5", "grid:5x7", "grid:11x11")
        for board, solver in itertools.product(boards, solvers):
            with self.subTest(board, solver=solver):
                hardest = answer("hardest", "--board", board)
                self.assertTrue(hardest["proven"])
                presses = Program(board).solve(solver)
                self.assertEqual(presses.count("1"), hardest["press_count"])
                self.check_presses(board, presses)
                self.assertIsNone(Program(board).solve(solver, hardest["press_count"] + 1))

    @unittest.skipUnless("LIGHTSOUT_LONG" in os.environ, "takes minutes (LIGHTSOUT_LONG)")
    def test_proves_that_9x9_needs_37(self):
        hardest = answer("hardest", "--board", "grid:9x9")
        self.assertEqual((hardest["press_count"], hardest["proven"]), (37, True))
        program = Program("grid:9x9")
        for solver in solvers:
            with self.subTest(solver=solver):
                presses = program.solve(solver, 37)
                self.assertEqual(presses.count("1"), 37)
                self.check_presses("grid:9x9", presses)
        if has_cbc:  # the HiGHS of SciPy 1.10 has no answer after twelve minutes
            self.assertIsNone(program.solve("cbc", 38))


if __name__ == "__main__":
    unittest.main()
