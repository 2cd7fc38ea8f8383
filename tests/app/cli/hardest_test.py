# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks `lightsout-cli hardest` against two integer programming solvers: CBC of COIN-OR, and HiGHS,
which is part of SciPy. Each is optional.

    hardest_test.py LIGHTSOUT_CLI

Vertices that belong to the same patterns of a basis are of one type, and only the balance of each type
matters: the number of its vertices that are not pressed, minus the number of those that are. A quiet
pattern changes the signs of the balances of half of the types. All solutions of a board need at least
N presses if, after each such change, the sum of the balances is at most V - 2 N, where V is the number
of vertices. Since the changes lead to solutions of the same board, the signs of independent types can
be chosen freely; without this choice, CBC needs 407 258 nodes for 9 x 9 instead of 384.
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

sys.path.append(str(Path(__file__).resolve().parents[2] / "support"))
from programs import skip  # noqa: E402

try:
    from scipy import optimize
except ImportError:
    optimize = None

has_cbc = shutil.which("cbc") is not None
if not has_cbc and optimize is None:
    skip("neither CBC (coinor-cbc) nor SciPy (python3-scipy) is installed.")

command_line = sys.argv.pop(1)
solvers = ["cbc"] * has_cbc + ["highs"] * (optimize is not None)


def answer(*arguments):
    run = subprocess.run([command_line, *arguments, "--json"], capture_output=True, check=True)
    return json.loads(run.stdout)


class Program:
    """The integer program of the boards that need at least some number of presses. Its variables are
    integers z; the balance of a type of m vertices is 2 z + m % 2."""

    def __init__(self, board, presses):
        basis = answer("kernel", "--board", board)["basis"]
        self.types = list(zip(*basis))
        self.sizes = Counter(self.types)
        outside = self.sizes.pop(("0",) * len(basis), 0)  # these vertices are pressed
        self.kinds = list(self.sizes)
        most = sum(self.sizes.values()) - 2 * (presses - outside)
        free = self.independent(kind for kind in self.kinds if self.sizes[kind] % 2)
        self.lower, self.upper = [], []
        for kind, size in self.sizes.items():
            greatest = (min(size, max(most, 0)) - size % 2) // 2
            self.lower.append(0 if kind in free else -greatest - size % 2)
            self.upper.append(greatest)
        self.signs, self.bounds = [], []
        for chosen in itertools.product((0, 1), repeat=len(basis)):
            signs = [-1 if sum(c * int(bit) for c, bit in zip(chosen, kind)) % 2 else 1
                     for kind in self.kinds]
            odd = sum(sign for sign, kind in zip(signs, self.kinds) if self.sizes[kind] % 2)
            self.signs.append(signs)
            self.bounds.append(most - odd)

    @staticmethod
    def independent(kinds):
        reduced, chosen = [], set()
        for kind in kinds:
            rest = int("".join(kind), 2)
            for other in reduced:
                rest = min(rest, rest ^ other)
            if rest:
                reduced.append(rest)
                chosen.add(kind)
        return chosen

    def solve(self, solver):
        """Returns presses of such a board, or None if the solver proves that there are none."""
        z = self.solve_by_cbc() if solver == "cbc" else self.solve_by_highs()
        if z is None:
            return None
        pressed = {kind: (self.sizes[kind] - 2 * number - self.sizes[kind] % 2) // 2
                   for kind, number in zip(self.kinds, z)}
        presses = ""
        for kind in self.types:
            presses += "1" if pressed.get(kind, 1) > 0 else "0"
            if kind in pressed:
                pressed[kind] -= 1
        return presses

    def solve_by_highs(self):
        found = optimize.milp(
            [0] * len(self.kinds), integrality=[1] * len(self.kinds),
            bounds=optimize.Bounds(self.lower, self.upper),
            constraints=[optimize.LinearConstraint([[2 * sign for sign in signs] for signs in self.signs],
                                                   ub=self.bounds)])
        infeasible = 2
        if found.status == infeasible:
            return None
        assert found.success, found.message
        return [round(number) for number in found.x]

    def text(self):
        """Returns the program in CPLEX's LP format."""
        names = [f"z{i}" for i in range(len(self.kinds))]
        lines = ["Maximize", " obj:", "Subject To"]
        for i, (signs, bound) in enumerate(zip(self.signs, self.bounds)):
            terms = (f"{'+' if sign > 0 else '-'} 2 {name}" for sign, name in zip(signs, names))
            lines.append(f" q{i}: {' '.join(terms)} <= {bound}")
        lines.append("Bounds")
        lines += [f" {low} <= {name} <= {high}"
                  for low, name, high in zip(self.lower, names, self.upper)]
        return "\n".join([*lines, "General", *(f" {name}" for name in names), "End", ""])

    def solve_by_cbc(self):
        with tempfile.TemporaryDirectory() as folder:
            program = Path(folder, "program.lp")
            solution = Path(folder, "solution.txt")
            program.write_text(self.text())
            subprocess.run(["cbc", program, "solve", "solution", solution], capture_output=True,
                           check=True)
            status, *values = solution.read_text().splitlines()
        if "nfeasible" in status:
            return None
        assert status.startswith("Optimal"), status
        found = {name: round(float(value)) for _, name, value, *_ in map(str.split, values)}
        return [found.get(f"z{i}", 0) for i in range(len(self.kinds))]


class HardestTest(unittest.TestCase):
    def check_presses(self, board, presses, count):
        """Checks that the board that these presses solve needs this number of them."""
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

    def check(self, board, solver):
        hardest = answer("hardest", "--board", board)
        self.assertTrue(hardest["proven"])
        self.check_presses(board, Program(board, hardest["press_count"]).solve(solver),
                           hardest["press_count"])
        self.assertIsNone(Program(board, hardest["press_count"] + 1).solve(solver))

    def test_agrees_with_counts_of_all_boards(self):
        for board, solver in itertools.product(("grid:3x5", "grid:4x4", "grid:5x5", "grid:5x7"), solvers):
            with self.subTest(board, solver=solver):
                self.check(board, solver)

    @unittest.skipUnless("LIGHTSOUT_LONG" in os.environ, "takes minutes (LIGHTSOUT_LONG)")
    def test_agrees_with_searches(self):
        for board, solver in itertools.product(("grid:9x9", "grid:11x11", "grid:16x16"), solvers):
            with self.subTest(board, solver=solver):
                self.check(board, solver)


if __name__ == "__main__":
    unittest.main()
