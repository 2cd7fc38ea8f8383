// SPDX-License-Identifier: GPL-3.0-or-later
// The value of a number or an expression that a pupil typed, read as in lessons.

const signs = [
  [/[\u2212\u2010\u2011\u2013]/g, "-"], [/[×·⋅]/g, "*"], [/[÷⁄∕:]/g, "/"], [/½/g, "(1/2)"],
  [/¼/g, "(1/4)"], [/¾/g, "(3/4)"], [/٪/g, "%"], [/٫/g, ","], [/[’\u02bc]/g, "'"],
  [/[⁰¹²³⁴-⁹]+/g, (raised) => "^" + [...raised].map((digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹".indexOf(digit)).join("")],
  [/\p{Nd}/gu, (digit) => String(digitValue(digit))], [/\s/g, " "], [/\p{Cf}/gu, ""],
  [/(?<=\d) ?[xX] ?(?=\d)/g, "*"],
];

/** Returns the value of a decimal digit of any script. Each script has its digits in a row. */
function digitValue(digit) {
  const code = digit.codePointAt(0);
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) {
    ++value;
  }
  return value;
}

/** Returns a written number without digit grouping and with a decimal point. */
function plainNumber(text, language) {
  const parts = new Intl.NumberFormat(language).formatToParts(1234567.5);
  const signOf = (type) => parts.find((part) => part.type === type)?.value ?? "";
  const group = signOf("group").replace(/\s/g, " ");
  let digits = text;
  for (const sign of [" ", "'", ...(group === "," || group === "." ? [group] : [])]) {
    const escaped = sign === "." ? "\\." : sign;
    if (new RegExp(`^[1-9]\\d{0,2}(${escaped}\\d{3})+([.,]\\d*)?$`).test(digits)) {
      digits = digits.replaceAll(sign, "");
      break;
    }
  }
  digits = digits.replace(",", ".");
  return /^(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : null;
}

function factorial(value) {
  if (!Number.isInteger(value) || value > 18) {
    throw new SyntaxError("factorial");
  }
  return value < 2 ? 1 : value * factorial(value - 1);
}

/** Reads an expression from its tokens: sums of products of powers. Throws for anything else. */
class NumberReader {
  constructor(tokens) {
    this.tokens = tokens;
  }

  takeIf(...signs) {
    return signs.includes(this.tokens[0]) ? this.tokens.shift() : null;
  }

  sum() {
    const first = this.takeIf("-", "+");
    let value = first === "-" ? -this.product() : this.product();
    for (let sign = this.takeIf("+", "-"); sign; sign = this.takeIf("+", "-")) {
      value += sign === "+" ? this.product() : -this.product();
    }
    return value;
  }

  product() {
    let value = this.power();
    for (let sign = this.takeIf("*", "/"); sign; sign = this.takeIf("*", "/")) {
      value = sign === "*" ? value * this.power() : value / this.power();
    }
    return value;
  }

  power() {
    const base = this.atom();
    return this.takeIf("^") ? base ** (this.takeIf("-") ? -this.power() : this.power()) : base;
  }

  atom() {
    if (this.takeIf("(")) {
      const value = this.sum();
      if (!this.takeIf(")")) {
        throw new SyntaxError("bracket");
      }
      return value;
    }
    const value = this.tokens.shift();
    if (typeof value !== "number") {
      throw new SyntaxError("number");
    }
    if (this.takeIf("!")) {
      return factorial(value);
    }
    return this.takeIf("%") ? value / 100 : value;
  }
}

/**
 * Returns the value of a text such as "12", "0.5", "0,5", "1,000", "1/2", "25 %" or "2^9"; null for
 * any other text. "5 x 5" is 5 if the side of a square is asked. In a language that groups digits by commas, "1,000" is a thousand.
 */
export function numberIn(text, language, isSide = false) {
  let plain = isSide ? text.replace(/^\s*(\p{Nd}+)\s*([*×]|\p{L}+)\s*\1\s*$/u, "$1") : text;
  signs.forEach(([sign, replacement]) => { plain = plain.replace(sign, replacement); });
  const tokens = plain.match(/\d[\d.,']*( \d{3}[\d.,]*)*|[.,]\d+|\S/g) ?? [];
  const values = tokens.map((token) => (/\d/.test(token) ? plainNumber(token, language) : token));
  if (values.includes(null)) {
    return null;
  }
  try {
    const reader = new NumberReader(values);
    const value = reader.sum();
    return reader.tokens.length === 0 && Number.isFinite(value) && Math.abs(value) <= 1e15 ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) {
      return null;
    }
    throw error;
  }
}

/** Returns a number as it is written in a language. */
export function numberText(number, language) {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 10 }).format(number);
}
