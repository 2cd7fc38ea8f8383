// SPDX-License-Identifier: GPL-3.0-or-later
// Solves a board by Gaussian elimination over GF(2), for up to 900 vertices.
import { addVector, flipBit, hasBit, isZero, overlapOf, sumOf, weightOf, zeroVector } from "./bits.js";

/** The nullity up to which all solutions are compared, about a million. */
const maxEnumeratedNullity = 20;
/** The nullity up to which pairs of quiet patterns are tried for a lighter solution. */
const maxPairedNullity = 200;
/** The nullity up to which all quiet patterns are compared to find light ones. */
const maxTidiedNullity = 12;

/** The number of sums that are visited in one step. */
const sumsInStep = 4096;

/**
 * Calls visit(sum) for `offset` plus each sum of the vectors, in steps. `offset` is changed and
 * passed as `sum`.
 */
function* visitSums(vectors, offset, visit) {
  visit(offset);
  for (let count = 1; count < 2 ** vectors.length; ++count) {
    // Gray code: the position of the lowest 1 bit of the count is the vector to add next.
    addVector(offset, vectors[31 - Math.clz32(count & -count)]);
    visit(offset);
    if (count % sumsInStep === 0) {
      yield;
    }
  }
}

/** Returns, in steps, the lightest sum for which `isWanted` is true; null if there is none. */
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

/** Runs all steps of a generator and returns its result. */
function resultOf(steps) {
  for (;;) {
    const { done, value } = steps.next();
    if (done) {
      return value;
    }
  }
}

/** Returns a basis of the same space whose vectors have low weight, the lightest first. */
function lightBasis(basis) {
  if (basis.length === 0 || basis.length > maxTidiedNullity) {
    return [...basis].sort((a, b) => weightOf(a) - weightOf(b));
  }
  const all = [];
  resultOf(visitSums(basis, zeroVector(32 * basis[0].length), (sum) => all.push(sum.slice())));
  all.sort((a, b) => weightOf(a) - weightOf(b));
  const chosen = [];
  const reduced = []; // the chosen vectors in echelon form, with the position of each leading entry
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

/** Adds quiet patterns to a solution, one or two at a time, as long as this reduces its weight. */
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

/** Solves the boards of a rule for any lights. */
export class Solver {
  /** `toggled`: for each vertex, the vertices whose lights a press of it toggles. */
  constructor(toggled) {
    const size = toggled.length;
    this.size = size;
    // Row v of the matrix A has a 1 in column u if pressing u toggles v. Each row is augmented by a
    // row of the identity matrix, which records of which rows of A it has become the sum.
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
    /** For each pivot, the lights whose sum is the entry of a solution at the pivot. */
    this.pivotSums = rows.slice(0, rank).map((row) => row.sum);
    /** A basis of the sets of lights in which every press toggles an even number. */
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

  /** Returns presses that change exactly the lights of `difference`; null if there are none. */
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
   * Returns a set of lights in which every press toggles an even number, but an odd number has to
   * change: a proof that there is no solution. Returns null if there is one.
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
   * Returns a solution with few presses; null if there is none. `isProven` is true if no solution
   * has fewer, because all solutions were compared.
   */
  fewest(difference) {
    return resultOf(this.fewestInSteps(difference));
  }

  /** Does the same as fewest() in steps, since this may take a second. */
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
