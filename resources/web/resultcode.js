// SPDX-License-Identifier: GPL-3.0-or-later
// Result codes, as core/challenge/ResultsCode reads them: 24 bits for the board, 12 for the presses
// and 14 for the seconds, as ten digits in base 32 between a version digit and a check digit. The
// version tells whether there were hints.

const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const symbolCount = 12;
const codeVersion = 1;
const versionWithHints = 2;
const resultsKind = 3;
const maxPresses = 2 ** 12 - 1;
const maxSeconds = 2 ** 14 - 1;

/** Returns the product with a primitive element of GF(32). */
function timesAlpha(element) {
  const shifted = element << 1;
  return shifted >= 32 ? shifted ^ 0b100101 : shifted;
}

export function resultCode(digest, presses, seconds, hadHints) {
  let number = digest; // finally below 2^50, which a number represents exactly
  number = number * (maxPresses + 1) + Math.min(presses, maxPresses);
  number = number * (maxSeconds + 1) + Math.min(seconds, maxSeconds);
  const symbols = new Array(symbolCount).fill(0);
  symbols[0] = hadHints ? versionWithHints : codeVersion;
  for (let place = symbolCount - 2; place > 0; --place) {
    symbols[place] = (number % 32) ^ ((11 * place + 7) % 32);
    number = Math.floor(number / 32);
  }
  const sum = () => symbols.reduceRight((total, symbol) => timesAlpha(total) ^ symbol, 0);
  while (sum() !== resultsKind) {
    ++symbols[symbolCount - 1]; // one of the 32 values satisfies the check
  }
  const letters = symbols.map((symbol) => alphabet[symbol]).join("");
  return letters.match(/.{4}/g).join(" ");
}
