// SPDX-License-Identifier: GPL-3.0-or-later
// Solves a board by Gaussian elimination over GF(2), for up to 900 vertices.
import { addVector, flipBit, hasBit, isZero, overlapOf, sumOf, weightOf, zeroVector } from "./bits.js";

/** The nullity up to which all solutions are compared: a million of them. */
const maxEnumeratedNullity = 20;
/** The nullity up to which pairs of quiet patterns are tried for a lighter solution. */
const maxPairedNullity = 200;
/** The nullity up to which all quiet patterns are compared to find light ones. */
const maxTidiedNullity = 12;

/** How many sums are visited in one step of work. */
const sumsInStep = 4096;

/**
 * Calls visit(sum) for each sum of the vectors added to `offset`, which it changes meanwhile; in
 * steps.
 */
function* visitSums(vectors, offset, visit) {
  visit(offset);
  for (let count = 1; count < 2 ** vectors.length; ++count) {
    // Gray code: the vector to add next is the place of the lowest bit of the count.
    addVector(offset, vectors[31 - Math.clz32(count & -count)]);
    visit(offset);
    if (count % sumsInStep === 0) {
      yield;
    }
  }
}

/** The lightest of the sums that `isWanted`; null if there is none; in steps. */
function* lightestSum(vectors, offset, isWanted = () => true) {
  let lightest = null;
  let least = Infinity;
  yield* visitSums(vectors, offset.slice(), (sum) => {
    const weight = weightOf(sum);
    if (weight < least && isWanted(sum)) {
      least = weight;
      lightest = sum.slice();
    }
  });
  return lightest;
}

/** What work returns that is done in steps, all of them at once. */
function resultOf(steps) {
  for (;;) {
    const { done, value } = steps.next();
    if (done) {
      return value;
    }
  }
}

/** A basis of the same space with light vectors, the lightest first. */
function lightBasis(basis) {
  if (basis.length === 0 || basis.length > maxTidiedNullity) {
    return [...basis].sort((a, b) => weightOf(a) - weightOf(b));
  }
  const all = [];
  resultOf(visitSums(basis, zeroVector(32 * basis[0].length), (sum) => all.push(sum.slice())));
  all.sort((a, b) => weightOf(a) - weightOf(b));
  const chosen = [];
  const reduced = []; // the chosen ones in echelon form, with the position of each leading entry
  for (const vector of all) {
    const rest = vector.slice();
    for (const { row, lead } of reduced) {
      if (hasBit(rest, lead)) {
        addVector(rest, row);
      }
    }
    if (!isZero(rest)) {
      const word = rest.findIndex((entry) => entry !== 0);
      const lead = 32 * word + 31 - Math.clz32(rest[word] & -rest[word]);
      reduced.push({ row: rest, lead });
      chosen.push(vector);
    }
    if (chosen.length === basis.length) {
      break;
    }
  }
  return chosen;
}

/** A lighter solution by adding quiet patterns, one or two at a time, as long as that helps. */
function descend(presses, kernel) {
  let best = presses.slice();
  let weight = weightOf(best);
  const tryChange = (change) => {
    const next = sumOf(best, change);
    const nextWeight = weightOf(next);
    if (nextWeight < weight) {
      best = next;
      weight = nextWeight;
      return true;
    }
    return false;
  };
  for (let isBetter = true; isBetter; ) {
    isBetter = kernel.map(tryChange).includes(true);
    if (!isBetter && kernel.length <= maxPairedNullity) {
      isBetter = kernel.some((first, i) =>
        kernel.some((second, j) => j > i && tryChange(sumOf(first, second))));
    }
  }
  return best;
}

/** Knows all solutions of a rule, whatever the lights are. */
export class Solver {
  /** `toggled`: for each vertex, the vertices whose lights a press of it toggles. */
  constructor(toggled) {
    const size = toggled.length;
    this.size = size;
    // Row v of the matrix A has a 1 in column u if pressing u toggles v. Beside each row stands the
    // row of the identity matrix, which records the sum of rows of A that it became.
    const rows = [];
    for (let v = 0; v < size; ++v) {
      const sum = zeroVector(size);
      flipBit(sum, v);
      rows.push({ entries: zeroVector(size), sum });
    }
    toggled.forEach((lights, u) => lights.forEach((v) => flipBit(rows[v].entries, u)));
    this.pivots = []; // the column of each row's pivot
    const freeColumns = [];
    for (let column = 0; column < size; ++column) {
      const rank = this.pivots.length;
      const found = rows.findIndex((row, i) => i >= rank && hasBit(row.entries, column));
      if (found < 0) {
        freeColumns.push(column);
        continue;
      }
      [rows[rank], rows[found]] = [rows[found], rows[rank]];
      rows.forEach((row, i) => {
        if (i !== rank && hasBit(row.entries, column)) {
          addVector(row.entries, rows[rank].entries);
          addVector(row.sum, rows[rank].sum);
        }
      });
      this.pivots.push(column);
    }
    const rank = this.pivots.length;
    /** Sums of rows that give the pivots of a solution. */
    this.pivotSums = rows.slice(0, rank).map((row) => row.sum);
    /** A basis of the sets of lights of which every press toggles an even number. */
    this.evenSets = rows.slice(rank).map((row) => row.sum);
    /** A basis of the quiet patterns: presses that change no light. */
    this.kernel = lightBasis(freeColumns.map((column) => {
      const pattern = zeroVector(size);
      flipBit(pattern, column);
      this.pivots.forEach((pivot, i) => {
        if (hasBit(rows[i].entries, column)) {
          flipBit(pattern, pivot);
        }
      });
      return pattern;
    }));
  }

  get nullity() {
    return this.kernel.length;
  }

  /** Presses that change exactly the lights of `difference`; null if there are none. */
  solve(difference) {
    if (this.evenSets.some((set) => overlapOf(set, difference) % 2 === 1)) {
      return null;
    }
    const presses = zeroVector(this.size);
    this.pivotSums.forEach((sum, i) => {
      if (overlapOf(sum, difference) % 2 === 1) {
        flipBit(presses, this.pivots[i]);
      }
    });
    return presses;
  }

  /**
   * Lights of which every press toggles an even number, while an odd number of them has to change:
   * a proof that there is no solution. Null if there is one.
   */
  certificate(difference) {
    const isOdd = (set) => overlapOf(set, difference) % 2 === 1;
    if (this.evenSets.length <= maxTidiedNullity) {
      return resultOf(lightestSum(this.evenSets, zeroVector(this.size), isOdd));
    }
    const odd = this.evenSets.filter(isOdd).sort((a, b) => weightOf(a) - weightOf(b));
    return odd.length > 0 ? odd[0] : null;
  }

  /**
   * A solution with few presses; null if there is none. `isProven` says that no solution has fewer:
   * all of them are compared if they are not too many.
   */
  fewest(difference) {
    return resultOf(this.fewestInSteps(difference));
  }

  /** The same in steps, as it may take a second. */
  *fewestInSteps(difference) {
    const presses = this.solve(difference);
    if (presses === null) {
      return null;
    }
    const isProven = this.nullity <= maxEnumeratedNullity;
    const best = isProven ? yield* lightestSum(this.kernel, presses) : descend(presses, this.kernel);
    return { presses: best, count: weightOf(best), isProven };
  }
}
