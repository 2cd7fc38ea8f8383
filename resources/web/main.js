// SPDX-License-Identifier: GPL-3.0-or-later
// Starts the page with the data that the page contains.
import { Messages } from "./messages.js";
import { PlayPage } from "./page.js";
import { LivePage } from "./live.js";

const data = JSON.parse(document.getElementById("data").textContent);
const messages = new Messages(data.messages, navigator.languages ?? [navigator.language]);
if (data.live) {
  new LivePage(data, messages);
} else {
  new PlayPage(data, messages);
}
