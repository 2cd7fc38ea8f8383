// SPDX-License-Identifier: GPL-3.0-or-later
// A board: its rule, its lights, and the presses made.
//
// A description of a board, as core/web writes it, has
//   lights, target  digits 0 and 1 in the order of the vertices; without a target, all lights have
//                   to be turned off
//   rows, cols      if the vertices are the cells of a grid, numbered row by row
//   topology, neighbours, self
//                   the rule of a grid by its names (core/io/LatticeNames)
//   arcs, selves    instead of these, a custom rule: for each vertex, the others that pressing it
//                   toggles, and a digit that is 1 if it toggles itself
//   x, y, labels    the positions and names of the vertices, if they are drawn
//   digest          the number that identifies the board in result codes
import { flipBit, hasBit, isZero, sumOf, vectorFromText, weightOf, zeroVector } from "./bits.js";

const plusSteps = [[-1, 0], [1, 0], [0, -1], [0, 1]];
const diagonalSteps = [[-1, -1], [-1, 1], [1, -1], [1, 1]];
const knightSteps = [[-2, -1], [-2, 1], [-1, -2], [-1, 2], [1, -2], [1, 2], [2, -1], [2, 1]];
const stepsByNeighbours = {
  plus: plusSteps,
  diagonal: diagonalSteps,
  king: [...plusSteps, ...diagonalSteps],
  knight: knightSteps,
};

/** How the sides of each surface are joined. */
const surfaces = {
  plane: {},
  cylinder: { wrapsColumns: true },
  torus: { wrapsColumns: true, wrapsRows: true },
  moebius: { wrapsColumns: true, reversesRows: true },
  klein: { wrapsColumns: true, wrapsRows: true, reversesRows: true },
  projective: { wrapsColumns: true, wrapsRows: true, reversesRows: true, reversesColumns: true },
};

/** Reduces `index` to 0 … size-1; mirrors `other` at each crossing if the border reverses it. */
function crossBorder(index, size, other, otherSize, reverses) {
  while (index < 0 || index >= size) {
    index += index < 0 ? size : -size;
    if (reverses) {
      other = otherSize - 1 - other;
    }
  }
  return [index, other];
}

/** Returns the cell at a position that may lie outside the grid; -1 if there is none. */
function cellAt(grid, row, column) {
  const surface = surfaces[grid.topology];
  if (surface.wrapsColumns) {
    [column, row] = crossBorder(column, grid.cols, row, grid.rows, surface.reversesRows);
  }
  if (surface.wrapsRows) {
    [row, column] = crossBorder(row, grid.rows, column, grid.cols, surface.reversesColumns);
  }
  const isInside = row >= 0 && row < grid.rows && column >= 0 && column < grid.cols;
  return isInside ? row * grid.cols + column : -1;
}

function neighboursOf(grid, cell) {
  const row = Math.floor(cell / grid.cols);
  const column = cell % grid.cols;
  const neighbours = new Set();
  if (grid.neighbours === "row-column") {
    for (let c = 0; c < grid.cols; ++c) {
      neighbours.add(row * grid.cols + c);
    }
    for (let r = 0; r < grid.rows; ++r) {
      neighbours.add(r * grid.cols + column);
    }
  } else {
    for (const [rows, cols] of stepsByNeighbours[grid.neighbours]) {
      neighbours.add(cellAt(grid, row + rows, column + cols));
    }
  }
  neighbours.delete(-1);
  neighbours.delete(cell);
  return [...neighbours];
}

/** Returns, for each vertex of a described board, the vertices whose lights pressing it toggles. */
export function toggledBy(description) {
  const size = description.lights.length;
  const toggled = [];
  for (let vertex = 0; vertex < size; ++vertex) {
    const others = description.arcs ? description.arcs[vertex] : neighboursOf(description, vertex);
    const isOwn = description.selves ? description.selves[vertex] === "1" : description.self;
    toggled.push(isOwn ? [...others, vertex] : [...others]);
  }
  return toggled;
}

/** A board that is being played. */
export class Board {
  constructor(description) {
    this.description = description;
    this.size = description.lights.length;
    this.toggled = toggledBy(description);
    this.start = vectorFromText(description.lights);
    this.target = description.target ? vectorFromText(description.target) : zeroVector(this.size);
    this.startOver();
  }

  /** Undoes all presses. */
  startOver() {
    this.lights = this.start.slice();
    /** The presses in order, including repeated ones. */
    this.path = [];
  }

  press(vertex) {
    this.toggle(vertex);
    this.path.push(vertex);
  }

  /** Undoes the last press. Returns its vertex, or -1 if there is none. */
  undo() {
    if (this.path.length === 0) {
      return -1;
    }
    const vertex = this.path.pop();
    this.toggle(vertex);
    return vertex;
  }

  toggle(vertex) {
    for (const light of this.toggled[vertex]) {
      flipBit(this.lights, light);
    }
  }

  isOn(vertex) {
    return hasBit(this.lights, vertex);
  }

  /** Returns the lights that still have to change. */
  difference() {
    return sumOf(this.lights, this.target);
  }

  lightsToChange() {
    return weightOf(this.difference());
  }

  isSolved() {
    return isZero(this.difference());
  }

  /** Returns whether the target has no light on or every light on. */
  isTargetPlain() {
    const targets = weightOf(this.target);
    return targets === 0 || targets === this.size;
  }
}
