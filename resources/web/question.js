// SPDX-License-Identifier: GPL-3.0-or-later
// A question of a live class: its board, the choices or the field for an answer, and the outcome.
import { Board } from "./board.js";
import { BoardView } from "./view.js";

/** Returns the number in a text such as "12", "0.5", "0,5" or "1/2"; null for any other text. */
export function numberIn(text) {
  const parts = text.trim().replace(/[−–]/g, "-").replace(/,/g, ".").split("/");
  const numbers = parts.map((part) => (/^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(part) ? Number(part) : NaN));
  const number = numbers.length === 2 ? numbers[0] / numbers[1] : numbers[0];
  return numbers.length <= 2 && Number.isFinite(number) && Math.abs(number) <= 1e15 ? number : null;
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
    this.view = new BoardView(this.frame, byName("question-board"), messages);
    this.view.onPress = (vertex) => this.toggleCell(vertex);
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
        this.view.setBoard(new Board(question.board));
      }
      this.field.value = question.answer?.number ?? "";
      this.makeChoices();
    }
    this.refresh();
  }

  makeChoices() {
    this.choices.replaceChildren(...this.question.choices.map((text, choice) => {
      const button = document.createElement("button");
      button.type = "button";
      button.dir = "auto";
      button.textContent = text;
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
    const number = numberIn(this.field.value);
    if (number === null) {
      this.status.textContent = this.messages.text("notANumber");
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
    this.view.refresh({});
    const right = new Set(question.right?.cells ?? []);
    this.view.buttons.forEach((button, vertex) => {
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
    this.status.textContent = this.statusText();
  }

  statusText() {
    const { question } = this;
    const say = (key, values) => this.messages.text(key, values);
    if (!question.shown) {
      return question.answer ? say("sent") : question.kind === "cells" ? say("chooseCells") : "";
    }
    if (!question.right) {
      return say("answersAreClosed");
    }
    const sentences = [];
    if (question.answer && question.kind !== "prediction") {
      sentences.push(say(question.isRight ? "rightAnswer" : "wrongAnswer"));
    }
    if (question.right.cells) {
      sentences.push(say("cellsAreMarked"));
    } else {
      const answer = question.right.number ?? question.right.choices.map((choice) => question.choices[choice]).join(", ");
      sentences.push(say("answerIs", { answer }));
    }
    return [sentences.join(" "), question.why].filter(Boolean).join("\n");
  }
}
