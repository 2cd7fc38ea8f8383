// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of a question from a lesson, as app/live/QuestionJson.h describes them: words, formulas
// and pictures of boards.
import { Board } from "./board.js";

const mathNamespace = "http://www.w3.org/1998/Math/MathML";
const pictureNamespace = "http://www.w3.org/2000/svg";

function math(name, parts = [], text = "") {
  const element = document.createElementNS(mathNamespace, name);
  element.textContent = text;
  element.append(...parts);
  return element;
}

function bracket(text) {
  const element = math("mo", [], text);
  element.setAttribute("stretchy", "true");
  return element;
}

function scripted([base, below, above]) {
  const hasBelow = (below.parts ?? []).length > 0 || below.kind !== "row";
  const hasAbove = (above.parts ?? []).length > 0 || above.kind !== "row";
  const place = base.kind === "sum" ? ["munder", "mover", "munderover"] : ["msub", "msup", "msubsup"];
  const name = place[hasBelow && hasAbove ? 2 : hasAbove ? 1 : 0];
  const scripts = [...(hasBelow ? [below] : []), ...(hasAbove ? [above] : [])];
  return scripts.length === 0 ? formulaPart(base) : math(name, [base, ...scripts].map(formulaPart));
}

function rowsOf({ parts, columns }) {
  const rows = [];
  for (let i = 0; i < parts.length; i += columns) {
    const entries = parts.slice(i, i + columns).map((part) => math("mtd", [formulaPart(part)]));
    rows.push(math("mtr", entries));
  }
  return rows;
}

function matrix(formula) {
  return math("mrow", [bracket("("), math("mtable", rowsOf(formula)), bracket(")")]);
}

/** A matrix without brackets whose first row and first column are headings. */
function table(formula) {
  const rows = rowsOf(formula);
  rows.forEach((row, i) => [...row.children].forEach((entry, j) => {
    entry.style.borderBottom = i === 0 ? "1px solid" : "";
    entry.style.borderInlineEnd = j === 0 ? "1px solid" : "";
  }));
  return math("mtable", rows);
}

function formulaPart(formula) {
  const { kind, text = "", parts = [] } = formula;
  switch (kind) {
    case "letter": return math("mi", [], text);
    case "number": return math("mn", [], text);
    case "sign": return math("mo", [], text === "-" ? "\u2212" : text);
    case "sum": return math("mo", [], "\u2211");
    case "scripted": return scripted(parts);
    case "fraction": return math("mfrac", parts.map(formulaPart));
    case "matrix": return matrix(formula);
    case "table": return table(formula);
    default: return math("mrow", parts.map(formulaPart));
  }
}

/** Returns the elements for an array of words and formulas. `isLarge` draws formulas large. */
export function proseParts(prose, isLarge = false) {
  return prose.map(({ words, formula, emphasis, strong }) => {
    if (formula) {
      const element = math("math", [formulaPart(formula)]);
      element.setAttribute("display", isLarge ? "block" : "inline");
      return element;
    }
    const element = document.createElement(strong ? "strong" : emphasis ? "em" : "span");
    element.textContent = words;
    return element;
  });
}

function shape(name, attributes) {
  const element = document.createElementNS(pictureNamespace, name);
  Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
  return element;
}

/** Returns a small picture of a board; its lights are a pattern of presses if `isPattern`. */
function picture(description, isPattern, hasPieces) {
  const board = new Board(description);
  const { rows, cols, x, y, arcs = [] } = description;
  const points = board.toggled.map((_, i) =>
    (rows ? { x: i % cols, y: Math.floor(i / cols) } : { x: x[i], y: y[i] }));
  const least = (key) => Math.min(...points.map((point) => point[key]));
  const most = (key) => Math.max(...points.map((point) => point[key]));
  const left = least("x") - 0.6;
  const top = least("y") - 0.6;
  const width = most("x") + 0.6 - left;
  const height = most("y") + 0.6 - top;
  const svg = shape("svg", { viewBox: `${left} ${top} ${width} ${height}`, role: "img", class: "picture" });
  svg.style.width = `min(100%, ${Math.max(60, 26 * width)}px)`;
  if (!rows) {
    arcs.forEach((targets, from) => targets.forEach((to) => svg.append(shape("line", {
      x1: points[from].x, y1: points[from].y, x2: points[to].x, y2: points[to].y }))));
  }
  points.forEach((point, i) => {
    const kind = hasPieces ? "piece" : isPattern ? "pattern" : "light";
    const state = `${kind} ${board.isOn(i) ? "on" : "off"}`;
    if (rows) {
      svg.append(shape("rect", { x: point.x - 0.46, y: point.y - 0.46, width: 0.92, height: 0.92, rx: 0.1 }));
    }
    svg.append(shape("circle", { cx: point.x, cy: point.y, r: 0.3, class: state }));
  });
  return svg;
}

const blockElements = { heading: "h3", listItem: "li", numberedItem: "li" };

/** Returns the elements for the text of a step. */
export function stepElements(blocks, hasPieces) {
  const elements = [];
  for (const { kind, prose, board, pattern } of blocks) {
    const element = document.createElement(blockElements[kind] ?? "p");
    element.dir = "auto";
    element.className = kind;
    if (kind === "picture") {
      const drawn = picture(board, pattern, hasPieces);
      drawn.setAttribute("aria-label", prose.map(({ words }) => words ?? "").join(""));
      element.append(drawn);
    } else {
      element.append(...proseParts(prose, kind === "formula"));
    }
    if (element.localName !== "li") {
      elements.push(element);
      continue;
    }
    const list = kind === "listItem" ? "ul" : "ol";
    if (elements.at(-1)?.localName !== list) {
      elements.push(document.createElement(list));
    }
    elements.at(-1).append(element);
  }
  return elements;
}
