// SPDX-License-Identifier: GPL-3.0-or-later
// A board: its rule, its lights, and the presses made.
//
// A description of a board, as core/web writes it, has
//   lights, target  digits 0 and 1 in the order of the vertices; without a target, all lights have
//                   to be turned off
//   arcs, selves    the rule: for each vertex, the others that pressing it toggles, and a digit
//                   that is 1 if it toggles itself. In a series, a board without them has those of
//                   the board before it.
//   rows, cols      if the vertices are the cells of a grid, numbered row by row
//   topology, neighbours, self
//                   the names of the rule of a grid (core/io/LatticeNames), if it has them
//   x, y, labels    the positions and names of the vertices, if they are drawn
//   digest          the number that identifies the board in result codes
import { flipBit, hasBit, isZero, sumOf, vectorFromText, weightOf, zeroVector } from "./bits.js";

/** Returns, for each vertex of a described board, the vertices whose lights pressing it toggles. */
export function toggledBy({ arcs, selves }) {
  return arcs.map((others, vertex) => (selves[vertex] === "1" ? [...others, vertex] : [...others]));
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
