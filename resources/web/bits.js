// SPDX-License-Identifier: GPL-3.0-or-later
// Vectors over GF(2) as Uint32Array, 32 entries per word; entry i is bit i % 32 of word i / 32.

/** Returns a vector of `size` entries, all 0. */
export function zeroVector(size) {
  return new Uint32Array((size + 31) >>> 5);
}

/** Returns the vector whose entries are the digits 0 and 1 of a text. */
export function vectorFromText(text) {
  const vector = zeroVector(text.length);
  for (let i = 0; i < text.length; ++i) {
    if (text[i] === "1") {
      flipBit(vector, i);
    }
  }
  return vector;
}

/** Returns the first `size` entries as digits 0 and 1. */
export function textOfVector(vector, size) {
  let text = "";
  for (let i = 0; i < size; ++i) {
    text += hasBit(vector, i) ? "1" : "0";
  }
  return text;
}

export function hasBit(vector, index) {
  return ((vector[index >>> 5] >>> (index & 31)) & 1) === 1;
}

export function flipBit(vector, index) {
  vector[index >>> 5] ^= 1 << (index & 31);
}

/** Adds `other` to `vector`; both must have the same length. */
export function addVector(vector, other) {
  for (let i = 0; i < vector.length; ++i) {
    vector[i] ^= other[i];
  }
}

export function sumOf(first, second) {
  const sum = first.slice();
  addVector(sum, second);
  return sum;
}

function bitsInWord(word) {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Returns the number of entries that are 1. */
export function weightOf(vector) {
  let weight = 0;
  for (let i = 0; i < vector.length; ++i) {
    weight += bitsInWord(vector[i]);
  }
  return weight;
}

/** Returns the number of entries that are 1 in both vectors. */
export function overlapOf(first, second) {
  let overlap = 0;
  for (let i = 0; i < first.length; ++i) {
    overlap += bitsInWord(first[i] & second[i]);
  }
  return overlap;
}

export function isZero(vector) {
  return vector.every((word) => word === 0);
}

/** Returns the positions of the entries that are 1, in ascending order. */
export function positionsIn(vector, size) {
  const positions = [];
  for (let i = 0; i < size; ++i) {
    if (hasBit(vector, i)) {
      positions.push(i);
    }
  }
  return positions;
}
