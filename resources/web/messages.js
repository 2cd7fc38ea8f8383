// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of the page (messages.json) in the chosen language.

export class Messages {
  /** `languages`: the texts by language code. The browser's language is chosen if it is there. */
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

  /** Returns the text with {name} replaced by its value. `values.count` chooses the plural form. */
  text(key, values = {}) {
    let text = this.texts[key];
    if (typeof text === "object") {
      text = text[this.plurals.select(values.count)] ?? text.other;
    }
    return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
  }
}
