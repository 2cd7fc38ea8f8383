// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the results of the page's modules for the boards in a file: node solve.mjs FOLDER FILE.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, file] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(`${folder}/${name}`));
const { Board } = await load("board.js");
const { Solver } = await load("solver.js");
const { textOfVector } = await load("bits.js");
const { resultCode } = await load("resultcode.js");

const answers = JSON.parse(readFileSync(file, "utf8")).map((description) => {
  const board = new Board(description);
  const solver = new Solver(board.toggled);
  const difference = board.difference();
  const fewest = solver.fewest(difference);
  const text = (vector) => (vector ? textOfVector(vector, board.size) : null);
  return {
    kernel: solver.kernel.map(text),
    solution: text(solver.solve(difference)),
    certificate: text(solver.certificate(difference)),
    fewest: text(fewest?.presses),
    isProven: fewest?.isProven ?? false,
    code: resultCode(description.digest, board.size, 7 * board.size, board.size % 2 === 0),
  };
});
process.stdout.write(JSON.stringify(answers));
