// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the page in the language that was chosen (messages.json).

export class Messages {
  /** `languages`: the texts by language code; the reader's own language is chosen if it is there. */
  constructor(languages, preferred) {
    this.languages = languages;
    const codes = Object.keys(languages);
    const wanted = preferred.map((code) => code.toLowerCase().split("-")[0]);
    this.choose(wanted.find((code) => codes.includes(code)) ?? codes[0]);
  }

  choose(code) {
    this.code = code;
    this.texts = this.languages[code];
    this.plurals = new Intl.PluralRules(code);
  }

  get isRightToLeft() {
    return this.texts.direction === "rtl";
  }

  /** The text with the values in place of {name}. `values.count` chooses among plural forms. */
  text(key, values = {}) {
    let text = this.texts[key];
    if (typeof text === "object") {
      text = text[this.plurals.select(values.count)] ?? text.other;
    }
    return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  }
}
