// SPDX-License-Identifier: GPL-3.0-or-later
// Shows a board as buttons: the cells of a grid, or the vertices of a drawing over its lines.
import { hasBit } from "./bits.js";

const targetSize = 44; // smallest size to touch, in CSS pixels
const mouseTargetSize = 20; // smallest size to click with a mouse on a wide screen
const largestPitch = 128;
const largestDisc = 52; // largest disc of a drawn vertex
const drawnTargetSize = 64;
const drawnMargin = 6;
const largestDrawing = 4000;
const arrowRoom = 7; // half the width of the head of an arrow
const svgNamespace = "http://www.w3.org/2000/svg";

function isMousePrecise() {
  return !window.matchMedia("(any-pointer: coarse)").matches && window.innerWidth >= 700;
}

/** Returns the positions of the vertices: column and row, or as drawn but moved to start at 0. */
function pointsOf(description) {
  const size = description.lights.length;
  if (description.rows) {
    return Array.from({ length: size }, (_, i) =>
      ({ x: i % description.cols, y: Math.floor(i / description.cols) }));
  }
  const left = Math.min(...description.x);
  const top = Math.min(...description.y);
  return description.x.map((x, i) => ({ x: x - left, y: description.y[i] - top }));
}

/** Returns the least distance between two vertices that are not at the same position. */
function leastDistance(points) {
  let least = Infinity;
  points.forEach((a, i) => {
    for (let j = 0; j < i; ++j) {
      const distance = Math.hypot(a.x - points[j].x, a.y - points[j].y);
      if (distance > 1e-6 && distance < least) {
        least = distance;
      }
    }
  });
  return least === Infinity ? 1 : least;
}

/** The board on the page. */
export class BoardView {
  /** `frame` is the visible part of `element`, which contains the board and may be larger. */
  constructor(frame, element, messages) {
    this.frame = frame;
    this.element = element;
    this.messages = messages;
    this.isWhole = false;
    this.buttons = [];
    this.states = ["off", "on"]; // the names of the states of a light
    this.onPress = () => {};
    this.onLayout = () => {};
    element.addEventListener("click", (event) => this.click(event));
    element.addEventListener("keydown", (event) => this.moveFocus(event));
    element.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") {
        this.showAffected(this.vertexOf(event.target));
      }
    });
    element.addEventListener("pointerleave", () => this.showAffected(-1));
    element.addEventListener("focusin", (event) => {
      const vertex = this.vertexOf(event.target);
      this.makeTabStop(vertex);
      this.showAffected(event.target.matches(":focus-visible") ? vertex : -1);
    });
    element.addEventListener("focusout", () => this.showAffected(-1));
    new ResizeObserver(() => this.layOut()).observe(frame);
  }

  /** Shows lights as black and white pieces. */
  setPieces(hasPieces) {
    this.states = hasPieces ? ["white", "black"] : ["off", "on"];
    this.element.classList.toggle("pieces", hasPieces);
  }

  /** Shows another board. */
  setBoard(board) {
    this.board = board;
    this.description = board.description;
    this.isGrid = this.description.rows > 0;
    this.points = pointsOf(this.description);
    this.unit = this.isGrid ? 1 : leastDistance(this.points);
    this.isWhole = false;
    this.element.classList.toggle("drawn", !this.isGrid);
    this.element.replaceChildren();
    if (!this.isGrid) {
      this.addLines();
    }
    this.buttons = this.points.map((_, vertex) => this.addButton(vertex));
    this.addRows();
    this.makeTabStop(0);
    this.layOut();
    this.refresh();
    // Most vertices of a drawing are in the middle.
    const { frame } = this;
    frame.scrollLeft = this.isGrid ? 0 : (frame.scrollWidth - frame.clientWidth) / 2;
    frame.scrollTop = this.isGrid ? 0 : (frame.scrollHeight - frame.clientHeight) / 2;
  }

  addButton(vertex) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "vertex";
    button.dataset.vertex = vertex;
    button.tabIndex = -1;
    if (!this.isGrid) {
      button.classList.toggle("no-self", !this.board.toggled[vertex].includes(vertex));
      const label = this.description.labels?.[vertex];
      if (label) {
        const name = document.createElement("span");
        name.className = "name";
        name.textContent = label;
        button.append(name);
      }
    }
    if (!this.board.isTargetPlain() && hasBit(this.board.target, vertex)) {
      this.addMark(button, "goal");
    }
    return button;
  }

  /**
   * Adds the buttons as cells of rows. In a grid, screen readers leave the arrow keys to the page.
   * The vertices of a drawing are in one row.
   */
  addRows() {
    const columns = this.isGrid ? this.description.cols : this.buttons.length;
    const make = (role, parent) => {
      const element = document.createElement("div");
      element.setAttribute("role", role);
      element.className = "contents";
      parent.append(element);
      return element;
    };
    let row = null;
    this.buttons.forEach((button, vertex) => {
      row = vertex % columns === 0 ? make("row", this.element) : row;
      make("gridcell", row).append(button);
    });
  }

  addMark(button, kind) {
    const mark = document.createElement("span");
    mark.className = "mark " + kind;
    button.append(mark);
  }

  addLines() {
    const svg = document.createElementNS(svgNamespace, "svg");
    svg.setAttribute("aria-hidden", "true");
    const head = document.createElementNS(svgNamespace, "marker");
    const attributes = { id: "head", viewBox: "0 0 10 10", refX: 9, refY: 5, markerWidth: 7, markerHeight: 7, orient: "auto" };
    Object.entries(attributes).forEach(([name, value]) => head.setAttribute(name, value));
    const path = document.createElementNS(svgNamespace, "path");
    path.setAttribute("d", "M0 0L10 5L0 10z");
    head.append(path);
    svg.append(head);
    this.lines = [];
    const { arcs } = this.description;
    const sets = arcs.map((targets) => new Set(targets));
    arcs.forEach((targets, from) => {
      for (const to of targets) {
        const isMutual = sets[to].has(from);
        if (isMutual && to < from) {
          continue; // drawn with the opposite arc
        }
        const line = document.createElementNS(svgNamespace, "line");
        if (!isMutual) {
          line.setAttribute("marker-end", "url(#head)");
        }
        svg.append(line);
        this.lines.push({ line, from, to, isMutual });
      }
    });
    this.svg = svg;
    this.element.append(svg);
  }

  vertexOf(element) {
    const button = element.closest(".vertex");
    return button ? Number(button.dataset.vertex) : -1;
  }

  /** Returns the distance between neighbours, in pixels, at which the whole board is visible. */
  wholePitch() {
    const width = Math.max(...this.points.map((point) => point.x));
    const height = Math.max(...this.points.map((point) => point.y));
    const room = { width: this.frame.clientWidth, height: this.frame.clientHeight };
    if (this.isGrid) {
      const pitch = Math.min(room.width / (width + 1), room.height / (height + 1), largestPitch);
      // Rounding down avoids scroll bars.
      return Math.floor(4 * pitch) / 4;
    }
    const border = drawnTargetSize + 2 * drawnMargin;
    const perUnit = Math.min((room.width - border) / width, (room.height - border) / height);
    return Math.max(1, Math.min(perUnit * this.unit, largestPitch));
  }

  /** Chooses the size, so that vertices are large enough to touch or the whole board is visible. */
  layOut() {
    if (!this.board || this.board.size === 0) {
      return;
    }
    const whole = this.wholePitch();
    const wanted = isMousePrecise() ? mouseTargetSize : targetSize;
    this.isLarge = whole < wanted;
    const extent = Math.max(...this.points.map((point) => Math.max(point.x, point.y)), 1e-6) / this.unit;
    const zoomed = this.isGrid ? wanted : Math.max(whole, Math.min(wanted, largestDrawing / extent));
    const pitch = this.isLarge && !this.isWhole ? zoomed : whole;
    const size = this.isGrid ? pitch : Math.max(targetSize, Math.min(pitch, drawnTargetSize));
    const disc = this.isGrid ? size : Math.max(14, Math.min(0.72 * pitch, largestDisc));
    const style = this.element.style;
    style.setProperty("--disc", `${disc}px`);
    style.setProperty("--bulb", `${0.56 * disc}px`);
    const perUnit = pitch / this.unit;
    const margin = this.isGrid ? 0 : drawnMargin;
    const placed = this.points.map(({ x, y }) => ({ x: margin + x * perUnit, y: margin + y * perUnit }));
    const edge = (key) => Math.max(...placed.map((point) => point[key])) + size + margin;
    style.width = `${edge("x")}px`;
    style.height = `${edge("y")}px`;
    this.buttons.forEach((button, i) => {
      button.style.left = `${placed[i].x}px`;
      button.style.top = `${placed[i].y}px`;
      button.style.width = button.style.height = `${size}px`;
    });
    if (!this.isGrid) {
      this.placeLines(placed, size, disc);
    }
    this.onLayout();
  }

  placeLines(placed, size, disc) {
    this.svg.setAttribute("width", this.element.style.width);
    this.svg.setAttribute("height", this.element.style.height);
    for (const { line, from, to, isMutual } of this.lines) {
      const a = placed[from];
      const b = placed[to];
      const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      const end = isMutual ? 0 : this.arrowEnd(to, (a.x - b.x) / length, (a.y - b.y) / length, size, disc);
      const shortened = Math.max(0, 1 - end / length);
      line.setAttribute("x1", a.x + size / 2);
      line.setAttribute("y1", a.y + size / 2);
      line.setAttribute("x2", a.x + (b.x - a.x) * shortened + size / 2);
      line.setAttribute("y2", a.y + (b.y - a.y) * shortened + size / 2);
    }
  }

  /**
   * Returns how far from the middle of a vertex an arrow ends that comes from the direction
   * (dx, dy): at the edge of its disc, or outside its name, which is below the disc.
   */
  arrowEnd(vertex, dx, dy, size, disc) {
    const edge = disc / 2 + 1;
    const name = this.buttons[vertex].querySelector(".name");
    if (!name || dy <= 0) {
      return edge;
    }
    const top = name.offsetTop - size / 2 - arrowRoom;
    const bottom = name.offsetTop + name.offsetHeight - size / 2 + 1;
    const leaves = Math.min(bottom / dy, (name.offsetWidth / 2 + arrowRoom) / Math.abs(dx));
    return leaves > top / dy ? Math.max(edge, leaves) : edge;
  }

  /** Returns the name of a vertex, by row and column in a grid. */
  nameOf(vertex) {
    if (this.isGrid) {
      const row = Math.floor(vertex / this.description.cols) + 1;
      const column = (vertex % this.description.cols) + 1;
      return this.messages.text("cellAt", { row, column });
    }
    return this.messages.text("vertexAt", { name: this.description.labels?.[vertex] || vertex + 1 });
  }

  /** Shows the lights and the marks: vertices to press and vertices of a quiet pattern. */
  refresh(marks = this.marks ?? {}) {
    this.marks = marks;
    const say = (key) => this.messages.text(key);
    const isTargetPlain = this.board.isTargetPlain();
    this.element.setAttribute("aria-label", say("board"));
    this.buttons.forEach((button, vertex) => {
      const isOn = this.board.isOn(vertex);
      const isCross = Boolean(marks.press && hasBit(marks.press, vertex));
      const isQuiet = Boolean(marks.quiet && hasBit(marks.quiet, vertex));
      button.classList.toggle("lit", isOn);
      button.classList.toggle("quiet", isQuiet);
      const cross = button.querySelector(".cross");
      if (isCross && !cross) {
        this.addMark(button, "cross");
      } else if (!isCross && cross) {
        cross.remove();
      }
      const words = [this.nameOf(vertex), say(this.states[isOn ? 1 : 0])];
      if (!isTargetPlain && hasBit(this.board.target, vertex)) {
        words.push(say("shouldBeOn"));
      }
      if (isCross) {
        words.push(say("pressHere"));
      }
      if (isQuiet) {
        words.push(say("marked"));
      }
      button.setAttribute("aria-pressed", String(isOn));
      button.setAttribute("aria-label", words.join(", "));
    });
  }

  /** Outlines the lights that pressing the vertex changes; none for -1. */
  showAffected(vertex) {
    const affected = new Set(vertex < 0 ? [] : this.board.toggled[vertex]);
    this.buttons.forEach((button, i) => button.classList.toggle("affected", affected.has(i)));
  }

  click(event) {
    const vertex = this.vertexOf(event.target);
    if (vertex < 0) {
      return;
    }
    // A finger can't select a cell that is too small, so the board is enlarged first.
    const isByPointer = event.detail > 0;
    if (isByPointer && this.isLarge && this.isWhole && event.pointerType !== "mouse") {
      this.setWhole(false);
      this.scrollTo(vertex);
      return;
    }
    this.makeTabStop(vertex);
    this.onPress(vertex);
  }

  setWhole(isWhole) {
    this.isWhole = isWhole;
    this.layOut();
  }

  scrollTo(vertex) {
    this.buttons[vertex]?.scrollIntoView({ block: "center", inline: "center" });
  }

  /** Makes this vertex the only one in the Tab order; arrow keys reach the others. */
  makeTabStop(vertex) {
    if (this.tabStop !== undefined && this.buttons[this.tabStop]) {
      this.buttons[this.tabStop].tabIndex = -1;
    }
    this.tabStop = vertex;
    if (this.buttons[vertex]) {
      this.buttons[vertex].tabIndex = 0;
    }
  }

  moveFocus(event) {
    const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const direction = directions[event.key];
    const vertex = this.vertexOf(event.target);
    if (!direction || vertex < 0 || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    event.preventDefault();
    const next = this.nextIn(vertex, direction);
    if (next >= 0) {
      this.buttons[next].focus();
    }
  }

  /** Returns the nearest vertex in a direction, with a preference for straight ahead; else -1. */
  nextIn(vertex, [dx, dy]) {
    const from = this.points[vertex];
    let best = -1;
    let least = Infinity;
    this.points.forEach((point, i) => {
      const ahead = (point.x - from.x) * dx + (point.y - from.y) * dy;
      const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
      const cost = ahead + 2 * aside;
      if (ahead > 1e-6 && aside <= (this.isGrid ? 0 : 1.5 * ahead) && cost < least) {
        least = cost;
        best = i;
      }
    });
    return best;
  }
}
