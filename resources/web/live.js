// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a pupil in a live class: joins, plays the boards from the server, and reconnects.
// app/live/README.md describes the messages.
import { PlayPage, timeText } from "./page.js";
import { QuestionView } from "./question.js";

const protocolVersion = 2;
const tokenKey = "lightsout-token"; // in the session storage of the tab
const sendInterval = 100; // milliseconds between messages with moves
const longestSilence = 25000; // milliseconds without a message until the connection counts as lost
const probePatience = 3000; // the same after a probe
const shortestWait = 500; // milliseconds before reconnecting
const longestWait = 4000;

/** A placeholder that is never visible; used until the first board arrives. */
const noBoard = { rows: 1, cols: 1, topology: "plane", neighbours: "plus", self: true, lights: "1" };

const refusals = { version: "wrongVersion", word: "wrongWord", name: "nameMissing", full: "roomFull" };

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
    this.play = new PlayPage({ ...data, boards: [noBoard] }, messages);
    this.play.onMoves = (moves) => this.queueMoves(moves);
    this.play.onRefresh = () => this.refresh();
    this.question = new QuestionView(messages, (answer) => this.sendAnswer(answer));
    this.connectEvents();
    setInterval(() => this.watch(), 1000);
    this.show("join");
    if (this.token) {
      this.connect();
    }
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
    const socket = new WebSocket(`ws://${location.host}/class`);
    this.socket = socket;
    this.hasJoined = false;
    this.heard = Date.now();
    socket.addEventListener("open", () => {
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
      if (socket === this.socket) {
        this.lose();
      }
    });
  }

  sayHello() {
    if (this.token) {
      this.send({ type: "return", version: protocolVersion, token: this.token });
    } else {
      this.send({
        type: "join", version: protocolVersion, name: part("first-name").value,
        word: part("room-word").value.trim().toLowerCase(),
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
  }

  // Messages from the server.

  take(message) {
    const actions = {
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
    } else {
      this.showMessage(refusals[why]);
      part(why === "name" ? "first-name" : "room-word").focus();
    }
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

  /** Shows the scene "join", "board", "question", "ranking" or "end". */
  show(scene, movesFocus = this.scene !== scene) {
    this.scene = scene;
    part("page").dataset.scene = scene;
    part("join").hidden = scene !== "join";
    part("question").hidden = scene !== "question";
    part("ranking").hidden = scene !== "ranking";
    part("farewell").hidden = scene !== "end";
    this.refresh();
    if (scene === "question") {
      this.question.view.layOut();
    } else if (scene === "board") {
      this.play.view.layOut();
    }
    if (movesFocus) {
      part(scene === "join" ? "first-name" : "title").focus({ preventScroll: true });
    }
  }

  showMessage(key) {
    this.messageKey = key;
    part("join-message").textContent = key ? this.say(key) : "";
  }

  refresh() {
    if (!this.scene) {
      return;
    }
    const isAway = Boolean(this.token) && !this.isConnected && this.scene !== "end";
    this.play.isLocked = isAway || Boolean(this.isPaused);
    part("live-bar").hidden = !this.name || this.scene === "join";
    part("pupil").textContent = this.name;
    part("room").textContent = this.say("room", { word: this.word });
    part("connection").className = isAway ? "lost" : "";
    part("connection").setAttribute("aria-label", this.say(isAway ? "connectionLost" : "connected"));
    const isPausedNow = this.isPaused && this.scene === "board";
    part("notice").textContent = isAway ? this.say("connectionLost") : isPausedNow ? this.say("paused") : "";
    const names = {
      "first-name-label": "firstName", "room-word-label": "roomWord", "room-word-place": "roomWordPlace",
      "join-button": "join", "join-again": "joinAgain", "place-head": "place", "name-head": "name",
      "rounds-head": "rounds", "presses-head": "presses", "time-head": "time",
    };
    Object.entries(names).forEach(([id, key]) => { part(id).textContent = this.say(key); });
    this.showMessage(this.messageKey);
    part("title").textContent = this.heading();
    document.title = this.heading();
    if (this.round) {
      part("task").hidden = this.round.total < 2;
      part("task").textContent = this.say("boardOf", this.round);
    }
    this.question.refresh();
    this.refreshRanking();
  }

  heading() {
    switch (this.scene) {
      case "board": return this.play.taskText();
      case "question": return this.question.question.text;
      case "ranking": return this.say(this.ranked.final ? "finalRanking" : "ranking");
      case "end": return this.say(this.endKey);
      default: return this.say("liveTitle");
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
    part("ranking-rows").replaceChildren(...rows.map(({ place, name, rounds, presses, seconds, own }) => {
      const row = document.createElement("tr");
      row.classList.toggle("own", own);
      row.append(...[place, name, rounds, presses, timeText(seconds)].map(cell));
      return row;
    }));
    if (this.ranked && rows.length === 0) {
      const row = document.createElement("tr");
      const text = cell(this.say("nobodySolved"));
      text.colSpan = 5;
      row.append(text);
      part("ranking-rows").append(row);
    }
  }
}
