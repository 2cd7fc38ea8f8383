// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a pupil in a live class: joins, plays the boards from the server, and reconnects.
// app/live/README.md describes the messages.
import { PlayPage, setText, timeText } from "./page.js";
import { QuestionView, setParts } from "./question.js";

const protocolVersion = 2;
const tokenKey = "lightsout-token"; // in the session storage of the tab
const sendInterval = 100; // milliseconds between messages with moves
const longestSilence = 25000; // milliseconds without a message until the connection counts as lost
const probePatience = 3000; // the same after a probe
const shortestWait = 500; // milliseconds before reconnecting
const longestWait = 4000;
const longLoss = 20000; // milliseconds without a connection until the page says what to do

/** A placeholder that is never visible; used until the first board arrives. */
const noBoard = { rows: 1, cols: 1, arcs: [[]], selves: "1", lights: "1" };

const refusals = {
  version: "wrongVersion", word: "wrongWord", name: "nameMissing", full: "roomFull", busy: "busy",
};

function part(id) {
  return document.getElementById(id);
}

export class LivePage {
  constructor(data, messages) {
    this.messages = messages;
    this.socket = null;
    this.token = sessionStorage.getItem(tokenKey);
    this.name = "";
    this.word = "";
    this.queue = [];
    this.lastSent = 0;
    this.wait = shortestWait;
    this.messageKey = "";
    // The addresses of the class; the next one is tried when the current one can't be reached.
    this.hosts = [location.host, ...data.hosts.filter((host) => host !== location.host)];
    this.early = []; // messages that arrive before the page is ready
    this.play = new PlayPage({ ...data, boards: [noBoard] }, messages);
    this.play.onMoves = (moves) => this.queueMoves(moves);
    this.play.onRefresh = () => this.refresh();
    this.play.winButtons = () => this.winButtons();
    this.question = new QuestionView(messages, (answer) => this.sendAnswer(answer));
    this.connectEvents();
    setInterval(() => this.watch(), 1000);
    this.show("join");
    if (this.token) {
      this.connect();
    }
    const { early } = this;
    this.early = null;
    early.forEach((message) => this.take(message));
  }

  say(key, values) {
    return this.messages.text(key, values);
  }

  connectEvents() {
    part("join").addEventListener("submit", (event) => {
      event.preventDefault();
      this.join();
    });
    part("join-again").addEventListener("click", () => this.show("join"));
    part("known-yes").addEventListener("click", () => this.sayHello(true));
    part("known-no").addEventListener("click", () => this.sayHello(false));
    addEventListener("error", ({ error }) => { // warnings about the layout have none
      if (error) {
        this.fail();
      }
    });
    addEventListener("unhandledrejection", () => this.fail());
    addEventListener("offline", () => this.lose());
    addEventListener("online", () => this.reconnect());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) {
        this.probe();
      }
    });
  }

  // The connection.

  get isConnected() {
    return this.socket?.readyState === WebSocket.OPEN && this.hasJoined;
  }

  /** Opens a connection, and then joins with the form or returns with the token. */
  connect() {
    clearTimeout(this.retry);
    const socket = new WebSocket(`ws://${this.hosts[0]}/class`);
    this.socket = socket;
    this.hasJoined = false;
    this.heard = Date.now();
    let hasOpened = false;
    socket.addEventListener("open", () => {
      hasOpened = true;
      if (socket === this.socket) {
        this.sayHello();
      }
    });
    socket.addEventListener("message", (event) => {
      if (socket === this.socket) {
        this.heard = Date.now();
        this.probed = null;
        this.take(JSON.parse(event.data));
      }
    });
    socket.addEventListener("close", () => {
      if (!hasOpened) {
        this.hosts.push(this.hosts.shift());
      }
      if (socket === this.socket) {
        this.lose();
      }
    });
  }

  /** `isKnown` answers whether the pupil is the one of the same name from before. */
  sayHello(isKnown) {
    part("known").hidden = true;
    if (this.token) {
      this.send({ type: "return", version: protocolVersion, token: this.token });
    } else {
      this.send({
        type: "join", version: protocolVersion, name: part("first-name").value,
        word: part("room-word").value.trim().toLowerCase(),
        ...(isKnown === undefined ? {} : { known: isKnown }),
      });
    }
  }

  join() {
    if (part("first-name").value.trim() === "") {
      this.showMessage("nameMissing");
      part("first-name").focus();
      return;
    }
    this.showMessage("connecting");
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.sayHello();
    } else {
      this.connect();
    }
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(message));
    }
  }

  /** Handles a lost connection. Reconnects if the pupil has joined. */
  lose() {
    const { socket } = this;
    this.socket = null;
    this.hasJoined = false;
    this.queue = [];
    this.lostSince ??= Date.now();
    socket?.close();
    if (this.scene === "end") {
      return;
    }
    if (this.token) {
      clearTimeout(this.retry);
      this.retry = setTimeout(() => this.reconnect(), this.wait);
      this.wait = Math.min(2 * this.wait, longestWait);
    } else if (this.messageKey === "connecting") {
      this.showMessage("unreachable");
    }
    this.refresh();
  }

  reconnect() {
    if (this.token && this.scene !== "end" && this.socket === null && navigator.onLine !== false) {
      this.connect();
    } else if (this.token && this.scene !== "end" && this.socket === null) {
      clearTimeout(this.retry);
      this.retry = setTimeout(() => this.reconnect(), this.wait);
    }
  }

  /** Checks whether the connection still works after the device was asleep. */
  probe() {
    if (this.isConnected) {
      this.probed = Date.now();
      this.send({ type: "probe" });
    } else {
      this.reconnect();
    }
  }

  watch() {
    const now = Date.now();
    const isSilent = this.socket && now - this.heard > longestSilence && this.token;
    if (isSilent || (this.probed && now - this.probed > probePatience)) {
      this.probed = null;
      this.lose();
    }
    this.refreshNotice();
  }

  // Messages from the server.

  take(message) {
    if (this.early) {
      this.early.push(message);
      return;
    }
    try {
      this.act(message);
    } catch (error) {
      console.error(error);
      this.fail();
    }
  }

  /** Shows that the page no longer works. */
  fail() {
    this.isBroken = true;
    this.refreshNotice();
  }

  act(message) {
    const actions = {
      lobby: () => this.show("lobby"),
      known: () => this.askWhetherKnown(message.name),
      removed: () => this.leave(message.out),
      welcome: () => this.welcome(message),
      refused: () => this.refuse(message.why),
      board: () => this.showBoard(message),
      state: () => this.showState(message),
      question: () => this.showQuestion(message),
      ranking: () => this.showRanking(message),
      replaced: () => this.end("playsElsewhere"),
      end: () => this.end("classEnded"),
    };
    actions[message.type]?.();
  }

  welcome({ name, token, word }) {
    this.hasJoined = true;
    this.lostSince = null;
    this.wait = shortestWait;
    this.token = token;
    this.name = name;
    this.word = word;
    sessionStorage.setItem(tokenKey, token);
    this.showMessage("");
    this.refresh();
  }

  refuse(why) {
    if (why === "token") { // it belongs to a class that is over
      this.forget();
      this.show("join");
    } else if (why === "removed") {
      this.leave(true);
    } else {
      this.showMessage(refusals[why]);
      part(why === "name" ? "first-name" : "room-word").focus();
    }
  }

  askWhetherKnown(name) {
    this.knownName = name;
    this.showMessage("");
    part("known").hidden = false;
    this.refresh();
    part("known-text").focus();
  }

  /** Handles the removal of the pupil, who can join again unless `isKeptOut`. */
  leave(isKeptOut) {
    if (!isKeptOut) {
      this.forget();
    }
    this.end("removedTitle");
    part("join-again").hidden = isKeptOut;
  }

  forget() {
    this.token = null;
    sessionStorage.removeItem(tokenKey);
    this.question.question = null; // the next class counts its questions from 0 again
  }

  end(key) {
    this.endKey = key;
    if (key === "classEnded") {
      this.forget();
    }
    this.show("end");
    this.socket?.close();
    this.socket = null;
  }

  showBoard(message) {
    this.queue = [];
    this.round = message;
    part("board").classList.remove("joy");
    this.play.setBoard(message.board, message.path);
    this.show("board");
    this.showState(message);
    if (message.solved) {
      this.play.round.milliseconds = message.solved.milliseconds;
      this.play.refreshTime();
      this.play.showWin();
    }
  }

  /** Applies the clock and the teacher's settings. */
  showState({ milliseconds, left, paused, solution }) {
    const { round } = this.play;
    this.isPaused = paused;
    if (!this.play.board.isSolved()) {
      round.milliseconds = milliseconds;
      round.since = paused ? null : Date.now();
    }
    round.limit = left === null ? null : milliseconds + left;
    this.play.refreshTime();
    if (solution && !round.wasSolutionShown && !this.play.board.isSolved()) {
      this.play.showSolution();
    }
    this.refresh();
  }

  showQuestion(message) {
    const isOther = this.scene !== "question" || this.question.question?.question !== message.question;
    this.question.show(message);
    this.show("question", isOther);
  }

  showRanking(message) {
    this.ranked = message;
    this.show("ranking");
  }

  // Actions of the pupil.

  /** Returns the buttons of the panel after the board is solved, as PlayPage.openPanel() expects. */
  winButtons() {
    part("board").classList.add("joy");
    const { points, buttons } = this.play.view;
    points.forEach(({ x, y }, i) => buttons[i].style.setProperty("--turn", Math.round(x + y)));
    const { fewest } = this.play.round;
    const canImprove = fewest && !(fewest.isProven && this.play.board.path.length <= fewest.count);
    return [
      ...(this.round.next ? [["nextBoard", () => this.sendAfterMoves("next"), true]] : []),
      ...(canImprove ? [["tryFewer", () => this.sendAfterMoves("again")]] : []),
    ];
  }

  /** Sends a message about the round after the moves that are not sent yet. */
  sendAfterMoves(type) {
    clearTimeout(this.sending);
    while (this.queue.length > 0) {
      this.sendMoves();
    }
    clearTimeout(this.sending);
    this.send({ type, round: this.round.round });
  }

  /** Collects moves, so that fast presses need few messages. */
  queueMoves(moves) {
    this.queue.push(...moves);
    const due = this.lastSent + sendInterval - Date.now();
    clearTimeout(this.sending);
    if (due <= 0) {
      this.sendMoves();
    } else {
      this.sending = setTimeout(() => this.sendMoves(), due);
    }
  }

  sendMoves() {
    const moves = this.queue.splice(0, 900);
    if (moves.length > 0) {
      this.lastSent = Date.now();
      this.send({ type: "moves", round: this.round.round, moves });
    }
    if (this.queue.length > 0) {
      this.sending = setTimeout(() => this.sendMoves(), sendInterval);
    }
  }

  sendAnswer(answer) {
    this.send({ type: "answer", question: this.question.question.question, ...answer });
  }

  // Display.

  /** Shows the scene "join", "lobby", "board", "question", "ranking" or "end". */
  show(scene, movesFocus = this.scene !== scene) {
    this.scene = scene;
    part("page").dataset.scene = scene;
    part("join").hidden = scene !== "join";
    part("lobby").hidden = scene !== "lobby";
    part("question").hidden = scene !== "question";
    part("ranking").hidden = scene !== "ranking";
    part("farewell").hidden = scene !== "end";
    this.refresh();
    if (scene === "question") {
      this.question.view.layOut();
    } else if (scene === "board") {
      this.play.view.layOut();
    }
    if (movesFocus && scene === "join") {
      part("first-name").focus({ preventScroll: true });
    } else if (movesFocus) {
      // Screen readers may ignore a focus that comes from an element that is hidden now, so the
      // focus goes to the page, which has no name, and the heading is announced.
      part("page").focus({ preventScroll: true });
      this.play.announce(part("title").textContent);
    }
  }

  showMessage(key) {
    this.messageKey = key;
    setText(part("join-message"), key ? this.say(key) : "");
  }

  refresh() {
    if (!this.scene) {
      return;
    }
    const isAway = Boolean(this.token) && !this.isConnected && this.scene !== "end";
    this.play.isLocked = isAway || Boolean(this.isPaused);
    part("live-bar").hidden = !this.name || this.scene === "join";
    setText(part("pupil"), this.name);
    setText(part("room"), this.say("room", { word: this.word }));
    part("connection").className = isAway ? "lost" : "";
    part("connection").setAttribute("aria-label", this.say(isAway ? "connectionLost" : "connected"));
    this.refreshNotice();
    const names = {
      "known-yes": "knownYes", "known-no": "knownNo", "lobby-text": "lobbyText",
      "first-name-label": "firstName", "room-word-label": "roomWord", "room-word-place": "roomWordPlace",
      "join-button": "join", "join-again": "joinAgain", "place-head": "place", "name-head": "name",
      "rounds-head": "rounds", "presses-head": "presses", "time-head": "time",
    };
    Object.entries(names).forEach(([id, key]) => setText(part(id), this.say(key)));
    this.showMessage(this.messageKey);
    setText(part("known-text"), this.say("known", { name: this.knownName }));
    setParts(part("title"), this.headingParts());
    document.title = part("title").textContent;
    if (this.round) {
      part("task").hidden = this.round.total < 2;
      setText(part("task"), this.say("boardOf", this.round));
    }
    this.question.refresh();
    this.refreshRanking();
  }

  /** Shows what prevents the pupil from playing; nothing if all is well. */
  refreshNotice() {
    const isAway = Boolean(this.token) && !this.isConnected && this.scene !== "end";
    const isLong = this.lostSince && Date.now() - this.lostSince > longLoss;
    const isPausedNow = this.isPaused && this.scene === "board";
    const key = this.isBroken ? "broken"
      : isAway ? (isLong ? "connectionLostLong" : "connectionLost") : isPausedNow ? "paused" : "";
    const text = key ? this.say(key) : "";
    setText(part("notice"), text);
  }

  headingParts() {
    switch (this.scene) {
      case "lobby": return [this.say("lobbyTitle")];
      case "board": return [this.play.taskText()];
      case "question": return this.question.headingParts();
      case "ranking": return [this.say(this.ranked.final ? "finalRanking" : "ranking")];
      case "end": return [this.say(this.endKey)];
      default: return [this.say("liveTitle")];
    }
  }

  refreshRanking() {
    const rows = this.ranked?.rows ?? [];
    const cell = (text) => {
      const element = document.createElement("td");
      element.dir = "auto";
      element.textContent = text;
      return element;
    };
    part("ranking-rows").replaceChildren(...rows.map((ranked) => {
      const { place, number, rounds, presses, seconds, own } = ranked;
      const name = ranked.name || this.say("pupilNumber", { number });
      const row = document.createElement("tr");
      row.classList.toggle("own", own);
      // Without a solution, there is no place.
      const texts = rounds > 0 ? [place, name, rounds, presses, timeText(seconds)] : ["–", name, 0, "–", "–"];
      row.append(...texts.map(cell));
      return row;
    }));
    if (this.ranked && rows.length === 0) {
      const row = document.createElement("tr");
      const text = cell(this.say("noPupils"));
      text.colSpan = 5;
      row.append(text);
      part("ranking-rows").append(row);
    }
  }
}
