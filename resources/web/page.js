// SPDX-License-Identifier: GPL-3.0-or-later
// The page: a series of boards to play, with the teacher's settings.
//
// Its data, as core/web writes it: title, text; hints ("none", "one" or "all"); fewest, solution
// and timer (booleans); boards (board.js); digest, the number that identifies all boards in result
// codes; live, true in a live class, which has no result codes.
import { hasBit, isZero, overlapOf, positionsIn, sumOf, weightOf, zeroVector, flipBit } from "./bits.js";
import { Board } from "./board.js";
import { Solver } from "./solver.js";
import { BoardView } from "./view.js";
import { resultCode } from "./resultcode.js";

/** Milliseconds for which the page computes before it handles events of the player again. */
const sliceOfWork = 20;

function byId(id) {
  return document.getElementById(id);
}

/** Sets the text of an element if it is another one: screen readers notice every assignment. */
export function setText(element, text) {
  if (element.textContent !== String(text)) {
    element.textContent = text;
  }
}

export function timeText(seconds) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Returns what a board has from the one before it, unless its own description contains it. */
function inherited(former) {
  return former && { arcs: former.arcs, selves: former.selves };
}

/** A board of the series, with its clock and result. */
class Round {
  constructor(description) {
    this.board = new Board(description);
    this.milliseconds = 0; // time played before `since`
    this.since = null; // time when the clock was last started; null if it is stopped
    this.limit = null; // maximum milliseconds to play, if any
    this.wasHintShown = false;
    this.wasSolutionShown = false;
    /** The fewest presses from the start; undefined until computed, null if unsolvable. */
    this.knownFewest = undefined;
    /** Presses and seconds of the last solution of the player; null if there is none. */
    this.result = null;
  }

  /** What the player has done, for storing. */
  get progress() {
    const { milliseconds, since, wasHintShown, wasSolutionShown, result } = this;
    return { path: this.board.path, milliseconds, since, wasHintShown, wasSolutionShown, result };
  }

  set progress({ path, ...others }) {
    path.forEach((vertex) => this.board.press(vertex));
    Object.assign(this, others);
  }

  /** Created when it is first needed, since this is slow for large boards. */
  get solver() {
    this.ownSolver ??= new Solver(this.board.toggled);
    return this.ownSolver;
  }

  /** The fewest presses from the start, which are computed if necessary; null if unsolvable. */
  get fewest() {
    this.computeFewest(Infinity);
    return this.knownFewest;
  }

  /** Continues the computation of `knownFewest` for some milliseconds. */
  computeFewest(milliseconds) {
    this.steps ??= this.solver.fewestInSteps(sumOf(this.board.start, this.board.target));
    const end = performance.now() + milliseconds;
    while (this.knownFewest === undefined && performance.now() < end) {
      const { done, value } = this.steps.next();
      if (done) {
        this.knownFewest = value;
      }
    }
  }

  startClock() {
    this.since ??= Date.now();
  }

  stopClock() {
    this.milliseconds = this.playedMilliseconds();
    this.since = null;
  }

  playedMilliseconds() {
    return this.milliseconds + (this.since === null ? 0 : Date.now() - this.since);
  }

  get seconds() {
    return Math.floor(this.playedMilliseconds() / 1000);
  }
}

/** Values other than vertices that PlayPage.onMoves gets, as in messages of a live class. */
export const undoMove = -1;
export const startOverMove = -2;

export class PlayPage {
  constructor(data, messages) {
    this.data = data;
    data.boards.forEach((board, i) => { data.boards[i] = { ...inherited(data.boards[i - 1]), ...board }; });
    this.messages = messages;
    /** Called with the player's moves: pressed vertices, `undoMove` or `startOverMove`. */
    this.onMoves = () => {};
    /** Called after all texts were updated, for example in another language. */
    this.onRefresh = () => {};
    /** Returns the buttons after a board of a live class is solved, as for openPanel(). */
    this.winButtons = () => [];
    /** Whether the board ignores presses. */
    this.isLocked = false;
    const first = this.restore();
    this.view = new BoardView(byId("board-frame"), byId("board"), messages);
    this.view.onPress = (vertex) => this.press(vertex);
    this.view.onLayout = () => this.refreshZoom();
    this.addLanguages();
    this.connectButtons();
    document.addEventListener("keydown", (event) => this.handleKey(event));
    new ResizeObserver(() => this.refreshText()).observe(byId("text"));
    setInterval(() => this.refreshTime(), 250);
    this.show(first);
  }

  // Progress is kept in the tab, so that it survives a reload of the page.

  get storageKey() {
    return `lightsout-${this.data.digest}`;
  }

  save() {
    if (this.data.live) {
      return; // the server knows the progress
    }
    const rounds = this.rounds.map(({ progress }) => progress);
    try {
      sessionStorage.setItem(this.storageKey, JSON.stringify({ index: this.index, rounds }));
    } catch {
      // The browser stores nothing.
    }
  }

  /** Creates the rounds, with the stored progress if there is any. Returns the board to show. */
  restore() {
    this.rounds = this.data.boards.map((description) => new Round(description));
    try {
      const { index, rounds } = JSON.parse(sessionStorage.getItem(this.storageKey));
      this.rounds.forEach((round, i) => { round.progress = rounds[i]; });
      return this.rounds[index] ? index : 0;
    } catch {
      this.rounds = this.data.boards.map((description) => new Round(description));
      return 0;
    }
  }

  get round() {
    return this.rounds[this.index ?? 0];
  }

  get board() {
    return this.round.board;
  }

  say(key, values) {
    return this.messages.text(key, values);
  }

  announce(...sentences) {
    byId("announcement").textContent = sentences.join(" ");
  }

  // Actions.

  connectButtons() {
    const connect = (id, action) => byId(id).addEventListener("click", action);
    connect("undo", () => this.undo());
    connect("start-over", () => this.startOver());
    connect("hint", () => this.showHint());
    connect("solution", () => this.showSolution());
    connect("why-not", () => this.explain());
    connect("patterns", () => this.showPattern(0));
    connect("help", () => this.showHelp());
    connect("read-text", () => this.openPanel(this.heading(), [this.data.text]));
    connect("previous", () => this.show(this.index - 1));
    connect("next", () => this.show(this.index + 1));
    connect("zoom", () => this.view.setWhole(!this.view.isWhole));
  }

  addLanguages() {
    const codes = Object.keys(this.messages.languages);
    byId("language-field").hidden = codes.length < 2;
    for (const code of codes) {
      const option = document.createElement("option");
      option.value = code;
      option.lang = code;
      option.textContent = this.messages.languages[code].languageName;
      byId("language").append(option);
    }
    byId("language").addEventListener("change", (event) => {
      this.messages.choose(event.target.value);
      this.closePanel();
      this.refresh();
    });
  }

  handleKey(event) {
    if (event.target.closest("select, input") || event.altKey) {
      return;
    }
    if (event.key === "Escape") {
      this.closePanel();
    } else if (event.key.toLowerCase() === "u" && !event.ctrlKey && !event.metaKey) {
      this.undo();
    } else if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      this.undo();
    }
  }

  /** Replaces the series by one board, with the presses of `path` already made. */
  setBoard(description, path) {
    this.rounds = [new Round(description)];
    path.forEach((vertex) => this.board.press(vertex));
    this.index = undefined;
    this.show(0);
  }

  /** Shows a board of the series. */
  show(index) {
    if (index < 0 || index >= this.rounds.length) {
      return;
    }
    if (this.index !== undefined) {
      this.round.stopClock();
    }
    this.index = index;
    this.closePanel();
    this.view.setBoard(this.board);
    this.view.refresh({});
    if (this.board.path.length > 0 && !this.board.isSolved()) {
      this.round.startClock();
    }
    this.refresh();
    this.save();
    if (this.round.result && this.board.isSolved()) {
      this.showWin();
    }
  }

  press(vertex) {
    if (this.isLocked || this.board.isSolved()) {
      return;
    }
    this.round.startClock();
    this.board.press(vertex);
    this.afterChange(this.marksAfterPress(vertex));
    const changed = this.board.toggled[vertex].length;
    this.announce(this.say("pressed", { count: changed }), this.stateText());
    if (this.board.isSolved()) {
      this.win();
    }
    this.onMoves([vertex]);
  }

  /** Returns the remaining crosses if a cross was pressed; no marks after any other press. */
  marksAfterPress(vertex) {
    const { press } = this.view.marks;
    if (!press || !hasBit(press, vertex)) {
      return {};
    }
    const left = press.slice();
    flipBit(left, vertex);
    return isZero(left) ? {} : { press: left };
  }

  undo() {
    if (this.isLocked || this.board.isSolved() || this.board.undo() < 0) {
      return;
    }
    this.afterChange({});
    this.announce(this.say("undo"), this.stateText());
    this.onMoves([undoMove]);
  }

  startOver() {
    if (this.isLocked) {
      return;
    }
    this.board.startOver();
    if (this.round.result) {
      this.round.stopClock();
      this.round.milliseconds = 0;
    }
    this.afterChange({});
    this.announce(this.say("startOver"), this.stateText());
    this.onMoves([startOverMove]);
  }

  afterChange(marks) {
    this.view.refresh(marks);
    this.closePanel(false);
    this.refreshFacts();
    this.save();
  }

  stateText() {
    const key = this.board.isTargetPlain() && isZero(this.board.target) ? "lightsOn" : "lightsToChange";
    return this.say(key, { count: this.board.lightsToChange() });
  }

  win() {
    const { round } = this;
    round.stopClock();
    const presses = this.board.path.length;
    round.result = {
      presses,
      seconds: round.seconds,
      isOwn: !round.wasSolutionShown,
      hadHints: round.wasHintShown,
    };
    this.refreshFacts();
    this.save();
    this.showWin();
  }

  showHint() {
    const next = this.round.solver.fewest(this.board.difference());
    if (!next || next.count === 0) {
      return;
    }
    this.round.wasHintShown = true;
    this.save();
    const vertex = positionsIn(next.presses, this.board.size)[0];
    const press = zeroVector(this.board.size);
    flipBit(press, vertex);
    this.closePanel();
    this.view.refresh({ press });
    this.view.scrollTo(vertex);
    this.openPanel(this.say("hint"), [this.say("hintShown", { cell: this.view.nameOf(vertex) })], [], true);
  }

  showSolution() {
    const solution = this.round.solver.fewest(this.board.difference());
    if (!solution || solution.count === 0) {
      return;
    }
    this.round.wasSolutionShown = true;
    this.save();
    this.closePanel();
    this.view.refresh({ press: solution.presses });
    this.openPanel(this.say("solution"), [this.say("solutionShown", { count: solution.count })]);
  }

  /** Shows the solution after the player has won. */
  reviewSolution() {
    const { presses, count, isProven } = this.round.fewest;
    this.round.wasSolutionShown = true;
    this.save();
    this.view.refresh({ press: presses });
    const sentences = [this.say("solutionWas", { count })];
    if (!isProven) {
      sentences.push(this.say("notProven"));
    }
    this.openPanel(this.say("solution"), [sentences.join(" ")], this.buttonsAfterWin(false));
  }

  /** Shows a proof that the board can't be solved. */
  explain() {
    const difference = this.board.difference();
    const quiet = this.round.solver.certificate(difference);
    const count = weightOf(quiet);
    const reason = count === 1 ? this.say("whyOne") : this.say("whyOdd", { count: overlapOf(quiet, difference) });
    this.closePanel();
    this.view.refresh({ quiet });
    this.openPanel(this.say("unsolvable"), [this.say("whyPattern", { count }), reason]);
  }

  showPattern(number) {
    const { kernel } = this.round.solver;
    const quiet = kernel[number];
    const count = weightOf(quiet);
    this.closePanel();
    this.view.refresh({ quiet });
    const buttons = [["pressPattern", () => this.pressPattern(quiet), true]];
    if (kernel.length > 1) {
      buttons.push(["nextPattern", () => this.showPattern((number + 1) % kernel.length)]);
    }
    const title = this.say("patternOf", { number: number + 1, total: kernel.length });
    this.openPanel(title, [this.say("patternText", { count })], buttons);
  }

  pressPattern(quiet) {
    if (this.isLocked || this.board.isSolved()) {
      return;
    }
    this.round.startClock();
    const vertices = positionsIn(quiet, this.board.size);
    vertices.forEach((vertex) => this.board.press(vertex));
    this.afterChange({});
    const text = this.say("patternPressed", { count: vertices.length });
    this.openPanel(this.say("patterns"), [text], [], true);
    this.onMoves(vertices);
  }

  // The panel below or next to the board.

  /**
   * Opens the panel. If `isAside` is true, the board keeps its size. Otherwise the whole board is
   * visible while the panel is open, however small. A press on the board closes the panel.
   */
  openPanel(title, paragraphs, buttons = [], isAside = false) {
    this.isPanelAside = isAside;
    if (!isAside && byId("panel").hidden) {
      this.wasWhole = this.view.isWhole;
      this.view.setWhole(true);
    }
    byId("panel-title").textContent = title;
    byId("panel-content").replaceChildren(...paragraphs.map((text) => {
      if (text instanceof Node) {
        return text;
      }
      const paragraph = document.createElement("p");
      paragraph.dir = "auto";
      paragraph.textContent = text;
      return paragraph;
    }));
    const all = [...buttons, ["close", () => this.closePanel()]];
    byId("panel-buttons").replaceChildren(...all.map(([key, action, isMain]) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dataset.action = key;
      button.classList.toggle("main", Boolean(isMain));
      button.textContent = this.say(key);
      button.addEventListener("click", action);
      return button;
    }));
    byId("panel").hidden = false;
    byId("buttons").hidden = true;
    byId("panel").scrollTop = 0;
    byId("panel-title").focus({ preventScroll: true });
  }

  /** Closes the panel and removes the marks that it explains. */
  closePanel(returnsFocus = true) {
    if (byId("panel").hidden) {
      return;
    }
    const hadFocus = byId("panel").contains(document.activeElement);
    byId("panel").hidden = true;
    byId("buttons").hidden = false;
    if (!this.isPanelAside) {
      this.view.setWhole(this.wasWhole);
    }
    if (this.view.marks?.quiet || (this.view.marks?.press && this.board.isSolved())) {
      this.view.refresh({});
    }
    if (hadFocus && returnsFocus) {
      this.view.buttons[this.view.tabStop]?.focus({ preventScroll: true });
    }
  }

  showWin() {
    const { round } = this;
    const presses = this.board.path.length;
    const sentences = [this.say("madePresses", { count: presses })];
    if (this.data.fewest && round.fewest) {
      const { count, isProven } = round.fewest;
      if (presses <= count) {
        sentences.push(this.say(isProven ? "madeFewest" : "notProven"));
      } else {
        sentences.push(this.say("fewestPossible", { count }));
        if (!isProven) {
          sentences.push(this.say("notProven"));
        }
      }
    }
    if (this.data.live) {
      this.openPanel(this.say("solved"), [sentences.join(" ")], this.winButtons());
      this.announce(...sentences); // the title is read because it has the focus
      return;
    }
    const areAllSolved = this.rounds.length > 1 && this.rounds.every(({ result }) => result);
    const results = areAllSolved ? this.rounds.map(({ result }) => result) : [round.result];
    const titles = areAllSolved ? ["allSolved", "allSolvedWithHints"] : ["solved", "solvedWithHints"];
    const title = titles[results.some(({ hadHints }) => hadHints) ? 1 : 0];
    const code = areAllSolved ? this.codeOfAll(results) : this.codeOf(round);
    this.openPanel(this.say(title), [sentences.join(" "), ...code], this.buttonsAfterWin(this.data.solution));
    this.announce(...sentences); // the title is read because it has the focus
  }

  buttonsAfterWin(offersSolution) {
    const buttons = [];
    if (this.index + 1 < this.rounds.length) {
      buttons.push(["nextBoard", () => this.show(this.index + 1), true]);
    }
    if (offersSolution) {
      buttons.push(["showSolution", () => this.reviewSolution()]);
    }
    buttons.push(["startOver", () => {
      this.closePanel();
      this.startOver();
    }]);
    return buttons;
  }

  codeOf(round) {
    if (!round.result.isOwn) {
      return [this.say("noResultCode")];
    }
    const { presses, seconds, hadHints } = round.result;
    const code = resultCode(round.board.description.digest, presses, seconds, hadHints);
    return this.codeParagraphs("resultCode", code);
  }

  codeOfAll(results) {
    if (!results.every(({ isOwn }) => isOwn)) {
      return [this.say("noResultCodeAll")];
    }
    const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
    const hadHints = results.some((result) => result.hadHints);
    const code = resultCode(this.data.digest, total("presses"), total("seconds"), hadHints);
    return this.codeParagraphs("resultCodeAll", code);
  }

  codeParagraphs(key, code) {
    const paragraph = document.createElement("p");
    const value = document.createElement("span");
    value.className = "code";
    value.dir = "ltr";
    value.textContent = code;
    paragraph.append(`${this.say(key)}: `, value);
    return [paragraph];
  }

  showHelp() {
    const { description } = this.board;
    const sentences = [this.say("helpPress")];
    if (this.view.isLarge) {
      sentences.push(this.say("helpDrag"), this.say("tapToZoom"));
    }
    sentences.push(this.say("helpKeys"));
    const target = this.board.isTargetPlain() ? [] : [this.say("helpTarget")];
    const paragraphs = [this.taskText(), ...target, this.ruleText(description), sentences.join(" ")];
    this.openPanel(this.say("helpTitle"), paragraphs);
  }

  ruleText(description) {
    if (description.neighbours) {
      const lights = this.say(`lights-${description.neighbours}`);
      const press = this.say(description.self ? "pressWithOwn" : "pressWithout", { lights });
      const isPlane = description.topology === "plane";
      return isPlane ? press : `${press} ${this.say(`surface-${description.topology}`)}`;
    }
    if (description.rows) {
      return this.say("ruleOwnPatterns");
    }
    const { arcs, selves } = description;
    const sentences = [this.say("ruleGraph")];
    if (arcs.some((targets, from) => targets.some((to) => !arcs[to].includes(from)))) {
      sentences.push(this.say("ruleArrows"));
    }
    if (selves.includes("0")) {
      sentences.push(this.say("ruleDashed"));
    }
    return sentences.join(" ");
  }

  // Display.

  taskText() {
    if (!this.board.isTargetPlain()) {
      return this.say("taskTarget");
    }
    return this.say(isZero(this.board.target) ? "taskOff" : "taskOn");
  }

  heading() {
    return this.data.title || this.taskText();
  }

  refresh() {
    document.documentElement.lang = this.messages.code;
    document.documentElement.dir = this.messages.isRightToLeft ? "rtl" : "ltr";
    byId("language").value = this.messages.code;
    byId("language-name").textContent = this.say("language");
    if (!this.data.live) { // a live class has a heading for each scene
      setText(byId("title"), this.heading());
    }
    setText(byId("task"), this.taskText());
    byId("task").hidden = !this.data.title;
    byId("text").hidden = !this.data.text;
    setText(byId("text-content"), this.data.text);
    byId("help").setAttribute("aria-label", this.say("help"));
    byId("help").title = this.say("help");
    byId("read-text").textContent = this.say("readText");
    const names = {
      undo: "undo", "start-over": "startOver", hint: "hint", solution: "solution", "why-not": "whyNot",
      patterns: "patterns", "presses-name": "presses", "fewest-name": "possibleIn",
      unsolvable: "unsolvable",
    };
    Object.entries(names).forEach(([id, key]) => setText(byId(id), this.say(key)));
    this.refreshSeries();
    this.view.refresh();
    this.refreshFacts();
    this.refreshZoom();
    this.refreshText();
    this.onRefresh();
    // This may be slow, so the page is shown first.
    setTimeout(() => this.refreshSolvability(), 0);
  }

  refreshSeries() {
    byId("series").hidden = this.rounds.length < 2;
    const { result } = this.round;
    const key = !result ? "boardOf" : result.hadHints ? "boardOfSolvedWithHints" : "boardOfSolved";
    setText(byId("place"), this.say(key, { number: this.index + 1, total: this.rounds.length }));
    ["previous", "next"].forEach((id) => {
      byId(id).setAttribute("aria-label", this.say(`${id}Board`));
    });
    byId("previous").disabled = this.index === 0;
    byId("next").disabled = this.index + 1 === this.rounds.length;
  }

  refreshFacts() {
    const isSolved = this.board.isSolved();
    setText(byId("presses"), this.board.path.length);
    byId("undo").disabled = isSolved || this.board.path.length === 0;
    byId("start-over").disabled = this.board.path.length === 0 || (this.data.live && isSolved);
    byId("hint").disabled = byId("solution").disabled = isSolved;
    this.refreshSeries();
    this.refreshTime();
  }

  refreshTime() {
    byId("time-fact").hidden = !this.data.timer;
    const { limit } = this.round;
    setText(byId("time-name"), this.say(limit === null ? "time" : "timeLeft"));
    setText(byId("time"), timeText(limit === null
      ? this.round.seconds : Math.max(0, Math.ceil((limit - this.round.playedMilliseconds()) / 1000))));
  }

  /** Shows whether there is a solution, and the fewest presses. */
  refreshSolvability() {
    const { round } = this;
    round.computeFewest(sliceOfWork);
    const { knownFewest: fewest, solver } = round;
    if (fewest === undefined) {
      // The computation continues after pending events have been handled.
      setTimeout(() => {
        if (this.round === round) {
          this.refreshSolvability();
        }
      }, 0);
    }
    byId("unsolvable").hidden = fewest !== null;
    byId("fewest-fact").hidden = fewest === null || !this.data.fewest;
    const shown = byId("fewest");
    if (fewest?.isProven) {
      shown.textContent = fewest.count;
    } else if (fewest === undefined) {
      shown.textContent = "…";
    } else if (fewest) {
      const note = document.createElement("small");
      note.textContent = this.say("notProvenShort");
      shown.replaceChildren(`≤ ${fewest.count}`, note);
    }
    byId("hint").hidden = fewest === null || this.data.hints === "none";
    byId("solution").hidden = fewest === null || this.data.hints !== "all";
    byId("why-not").hidden = fewest !== null;
    byId("patterns").hidden = solver.nullity === 0;
  }

  refreshZoom() {
    byId("zoom").hidden = !this.view.isLarge;
    byId("zoom").textContent = this.say(this.view.isWhole ? "zoomIn" : "wholeBoard");
  }

  /** Offers to read the text in the panel if it does not fit. */
  refreshText() {
    const content = byId("text-content");
    byId("read-text").hidden = content.scrollHeight <= content.clientHeight + 2;
  }
}
