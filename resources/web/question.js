// SPDX-License-Identifier: GPL-3.0-or-later
// A question of a live class: its board, the choices or the field for an answer, and the outcome.
import { Board } from "./board.js";
import { numberIn, numberText } from "./number.js";
import { proseParts, stepElements } from "./prose.js";
import { BoardView } from "./view.js";

/** Replaces the contents of an element if they differ: screen readers notice every replacement. */
export function setParts(element, parts) {
  const wanted = element.cloneNode();
  wanted.append(...parts);
  if (!wanted.isEqualNode(element)) {
    element.replaceChildren(...wanted.childNodes);
  }
}

export class QuestionView {
  /** `onAnswer` is called with the members of an answer's message. */
  constructor(messages, onAnswer) {
    const byName = (name) => document.getElementById(name);
    this.messages = messages;
    this.onAnswer = onAnswer;
    this.frame = byName("question-frame");
    this.choices = byName("choices");
    this.form = byName("answer-form");
    this.field = byName("answer");
    this.button = byName("send-answer");
    this.status = byName("answer-status");
    this.step = byName("question-step");
    this.understood = byName("understood");
    this.view = new BoardView(this.frame, byName("question-board"), messages);
    this.view.onPress = (vertex) => this.toggleCell(vertex);
    this.field.addEventListener("input", () => this.showUnderstood());
    this.form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.send();
    });
  }

  /** Shows a question from the server. If it is the same question, the current input stays. */
  show(question) {
    const isOther = this.question?.question !== question.question;
    this.question = question;
    this.cells = isOther || question.shown ? new Set(question.answer?.cells ?? []) : this.cells;
    this.frame.hidden = !question.board;
    if (isOther) {
      if (question.board) {
        this.view.setPieces(question.pieces);
        this.view.setBoard(new Board(question.board));
      }
      this.field.value = question.answer?.number === undefined ? "" : this.textOf(question.answer.number);
      this.step.replaceChildren(...stepElements(question.step, question.pieces));
      this.step.hidden = question.step.length === 0;
      this.makeChoices();
    }
    this.refresh();
  }

  textOf(number) {
    return numberText(number, this.messages.code);
  }

  /** Returns the elements of a text; `prose` draws its formulas and may be missing. */
  partsOf(text, prose) {
    return prose?.length > 0 ? proseParts(prose) : [text];
  }

  /** The text of the question, for the heading of the page. */
  headingParts() {
    return this.partsOf(this.question.text, this.question.prose);
  }

  /** Returns the number that was typed; null if it is none, and undefined if it is no answer to the question. */
  typedNumber() {
    const number = numberIn(this.field.value, this.messages.code, this.question.side);
    return this.question.probability && number !== null && (number < 0 || number > 1) ? undefined : number;
  }

  /** Shows which number the typed text means. */
  showUnderstood() {
    const number = this.typedNumber();
    const isEmpty = this.field.value.trim() === "";
    this.understood.hidden = isEmpty || this.question.shown || this.field.hidden || this.form.hidden;
    const text = number === null ? this.messages.text("notUnderstood")
      : number === undefined ? this.messages.text("notAProbability")
        : this.messages.text("understood", { number: this.textOf(number) });
    setParts(this.understood, this.understood.hidden ? [] : [text]);
    this.button.disabled = typeof number !== "number" && !isEmpty && !this.field.hidden;
  }

  makeChoices() {
    this.choices.replaceChildren(...this.question.choices.map((text, choice) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dir = "auto";
      button.append(...this.partsOf(text, this.question.choiceProse[choice]));
      button.addEventListener("click", () => this.onAnswer({ choice }));
      return button;
    }));
  }

  toggleCell(vertex) {
    if (this.question.kind !== "cells" || this.question.shown) {
      return;
    }
    if (!this.cells.delete(vertex)) {
      this.cells.add(vertex);
    }
    this.refresh();
  }

  send() {
    if (this.question.kind === "cells") {
      this.onAnswer({ cells: [...this.cells] });
      return;
    }
    const number = this.typedNumber();
    if (typeof number !== "number") {
      this.status.textContent = this.messages.text(number === null ? "notANumber" : "notAProbability");
      this.field.focus();
    } else {
      this.onAnswer({ number });
    }
  }

  refresh() {
    const { question } = this;
    if (!question) {
      return;
    }
    const isForCells = question.kind === "cells";
    this.choices.hidden = question.kind !== "choice";
    this.form.hidden = question.kind === "choice" || question.shown;
    this.field.hidden = isForCells;
    this.field.setAttribute("aria-label", this.messages.text("yourAnswer"));
    this.button.textContent = this.messages.text("send");
    if (question.board) {
      this.view.refresh({});
    }
    const right = new Set(question.right?.cells ?? []);
    (question.board ? this.view.buttons : []).forEach((button, vertex) => {
      button.classList.toggle("chosen", isForCells && this.cells.has(vertex));
      button.classList.toggle("quiet", right.has(vertex));
      if (isForCells) {
        button.setAttribute("aria-pressed", String(this.cells.has(vertex)));
      } else {
        button.setAttribute("aria-disabled", "true");
      }
    });
    [...this.choices.children].forEach((button, choice) => {
      const isChosen = question.answer?.choice === choice;
      button.classList.toggle("chosen", isChosen);
      button.classList.toggle("right", Boolean(question.right?.choices?.includes(choice)));
      button.setAttribute("aria-pressed", String(isChosen));
      button.disabled = question.shown;
    });
    this.showUnderstood();
    setParts(this.status, this.statusParts());
  }

  /** Returns the texts and elements of the status. */
  statusParts() {
    const { question } = this;
    const say = (key, values) => this.messages.text(key, values);
    if (!question.shown) {
      return [question.answer ? this.sentText() : question.kind === "cells" ? say("chooseCells") : ""];
    }
    if (!question.right) {
      return [say("answersAreClosed")];
    }
    const sentences = [];
    if (question.answer && question.kind !== "prediction") {
      sentences.push(say(question.isRight ? "rightAnswer" : "wrongAnswer"));
    }
    const parts = [];
    if (question.right.cells) {
      parts.push(say("cellsAreMarked"));
    } else if (question.right.number !== undefined) {
      parts.push(say("answerIs", { answer: this.textOf(question.right.number) }));
    } else {
      const [before, after] = say("answerIs", { answer: "\n" }).split("\n");
      const answers = question.right.choices.map((choice, i) =>
        [i > 0 ? ", " : "", ...this.partsOf(question.choices[choice], question.choiceProse[choice])]);
      parts.push(before, ...answers.flat(), after);
    }
    const why = this.partsOf(question.why, question.whyProse);
    return [...sentences.map((sentence) => sentence + " "), ...parts, ...(question.why ? ["\n", ...why] : [])];
  }

  sentText() {
    const { number } = this.question.answer;
    return number === undefined
      ? this.messages.text("sent") : this.messages.text("sentNumber", { number: this.textOf(number) });
  }
}
