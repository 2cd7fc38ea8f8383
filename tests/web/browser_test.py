# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the web page in Chromium: python3 browser_test.py LIGHTSOUT_CLI [test...]."""

import base64
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "support"))
from browser import ActionChains, By, Keys, WebDriverWait, start_browser  # noqa: E402

COMMAND_LINE = sys.argv[1]
SIZES = {"small telephone": (320, 568), "telephone": (390, 844), "telephone on its side": (667, 375),
         "screen": (1280, 800)}


def run(*arguments, status=0):
    """Runs lightsout-cli and returns its output."""
    done = subprocess.run([COMMAND_LINE, *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == status, (arguments, done.returncode, done.stderr)
    return done.stdout


def answer(*arguments, status=0):
    return json.loads(run(*arguments, "--json", status=status))


class Page(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = start_browser()
        cls.browser.set_script_timeout(60)
        cls.folder = tempfile.TemporaryDirectory()

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        cls.folder.cleanup()

    def tearDown(self):
        # There must be no errors and no violations of the content security policy.
        self.assertEqual(self.browser.get_log("browser"), [])

    # Actions on the page.

    def show(self, *arguments, size=(390, 844), touch=True, dark=False):
        """Writes a page and opens it in a new tab, which has no stored progress."""
        former = self.browser.current_window_handle
        self.browser.switch_to.new_window("tab")
        opened = self.browser.current_window_handle
        self.browser.switch_to.window(former)
        self.browser.close()
        self.browser.switch_to.window(opened)
        self.path = os.path.join(self.folder.name, "page.html")
        run("page", *arguments, "--output", self.path)
        self.resize(size, touch, dark)
        self.browser.get("file://" + self.path)
        # Wait until the solver has finished.
        self.wait(lambda: self.shown("fewest-fact") or self.shown("unsolvable")
                  or "off" in arguments)
        self.wait(lambda: self.text("fewest") != "…")

    def resize(self, size, touch=True, dark=False):
        width, height = size
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch})
        self.browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": touch})
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]})

    def wait(self, condition):
        WebDriverWait(self.browser, 30, poll_frequency=0.05).until(lambda _: condition())

    def script(self, text, *arguments):
        return self.browser.execute_script(text, *arguments)

    def element(self, name):
        return self.browser.find_element(By.ID, name)

    def shown(self, name):
        return self.element(name).is_displayed()

    def text(self, name):
        return self.element(name).text

    def cells(self):
        return self.browser.find_elements(By.CSS_SELECTOR, ".vertex")

    def lights(self):
        return self.script("return [...document.querySelectorAll('.vertex')]"
                           ".map(cell => cell.getAttribute('aria-pressed') === 'true' ? '1' : '0').join('')")

    def marked(self, kind):
        """Returns a digit for each cell: 1 if it has the mark, else 0."""
        return self.script("return [...document.querySelectorAll('.vertex')].map(cell =>"
                           " cell.classList.contains(arguments[0]) || cell.querySelector('.' + arguments[0])"
                           " ? '1' : '0').join('')", kind)

    def action(self, name):
        return self.browser.find_element(By.CSS_SELECTOR, f"#panel-buttons [data-action={name}]")

    def tap(self, element):
        x, y = self.script("const box = arguments[0].getBoundingClientRect();"
                           "return [box.x + box.width / 2, box.y + box.height / 2]", element)
        touch = {"touchPoints": [{"x": x, "y": y}]}
        self.browser.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchStart", **touch})
        self.browser.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def tap_all(self, presses):
        for vertex, cell in enumerate(self.cells()):
            if presses[vertex] == "1":
                before = self.lights()
                self.tap(cell)
                self.wait(lambda before=before: self.lights() != before)

    def choose(self, language):
        self.script("const list = document.getElementById('language'); list.value = arguments[0];"
                    "list.dispatchEvent(new Event('change'))", language)

    def code(self):
        return self.browser.find_element(By.CSS_SELECTOR, "#panel .code").text

    def keys(self, *keys):
        chain = ActionChains(self.browser)
        for key in keys:
            chain.send_keys(key)
        chain.perform()

    # The tests.

    def test_plays_by_touch_and_its_code_is_read(self):
        deal = answer("deal", "--size", "4x5", "--difficulty", "4", "--seed", "3")["boards"][0]
        self.show("--deal", "--size", "4x5", "--difficulty", "4", "--seed", "3")
        self.assertEqual(self.lights(), deal["lights"])
        self.assertEqual(self.text("fewest"), "4")
        presses = answer("solve", "--board", "grid:4x5", "--lights", deal["lights"],
                         "--minimum")["minimum"]["presses"]
        self.tap_all(presses)
        self.assertNotIn("1", self.lights())
        self.assertEqual(self.text("panel-title"), "Solved!")
        self.assertIn("You needed 4 presses. This is the minimum.", self.text("panel-content"))
        result = answer("challenge", "results", self.code(), "--challenge", deal["code"])
        self.assertEqual((result["presses"], result["valid"]), (4, True))
        # The code is not valid for another board.
        other = run("deal", "--seed", "4").splitlines()[0]
        self.assertFalse(answer("challenge", "results", self.code(), "--challenge", other,
                                status=1)["valid"])

    def test_plays_by_keyboard(self):
        self.show("--board", "grid:2x3", "--lights", "110100", size=(1280, 800), touch=False)
        # Press row 2, column 2, undo, then press row 1, column 1: all lights are off.
        self.element("help").click()
        self.keys(Keys.ESCAPE)
        self.cells()[0].send_keys(Keys.ARROW_RIGHT)
        self.keys(Keys.ARROW_DOWN, " ")
        self.assertEqual(self.text("presses"), "1")
        self.assertEqual(self.lights(), "100011")
        self.keys("u")
        self.assertEqual((self.text("presses"), self.lights()), ("0", "110100"))
        self.keys(Keys.ARROW_LEFT, Keys.ARROW_UP, Keys.ARROW_UP, Keys.ARROW_LEFT)
        self.assertEqual(self.script("return document.activeElement.getAttribute('aria-label')"),
                         "Row 1, column 1, on")
        self.keys(" ")
        self.assertEqual(self.text("panel-title"), "Solved!")
        self.assertEqual(answer("challenge", "results", self.code())["presses"], 1)
        # Tab moves the focus from the panel to its buttons.
        self.keys(Keys.TAB)
        self.assertTrue(self.script("return document.getElementById('panel').contains(document.activeElement)"))

    def test_plays_in_hebrew(self):
        self.show("--board", "grid:3x3", "--language", "he", size=(320, 568))
        self.assertEqual(self.script("return document.documentElement.dir"), "rtl")
        self.assertEqual(self.script("return document.documentElement.lang"), "he")
        self.assertFalse(self.shown("language-field"))
        self.assertEqual(self.text("title"), "כבו את כל הנורות")
        # The board is not mirrored.
        cells = self.cells()
        self.assertLess(cells[0].rect["x"], cells[1].rect["x"])
        self.assertIn("שורה 1, עמודה 2", cells[1].get_attribute("aria-label"))
        # The number of presses is to the right of the time.
        self.assertGreater(self.element("presses").rect["x"], self.element("time").rect["x"])
        presses = answer("solve", "--board", "grid:3x3")["presses"]
        self.tap_all(presses)
        self.assertEqual(self.text("panel-title"), "נפתר!")
        self.assertEqual(answer("challenge", "results", self.code())["presses"], presses.count("1"))

    def test_reader_chooses_the_language(self):
        self.show("--board", "grid:3x3", "--language", "all")
        self.assertEqual(self.text("title"), "Turn all the lights off")
        self.element("language").send_keys("עברית")
        self.wait(lambda: self.text("undo") == "ביטול")
        self.choose("fr")
        self.assertEqual(self.text("start-over"), "Recommencer")
        self.assertEqual(self.script("return document.documentElement.dir"), "ltr")

    def test_everything_fits(self):
        boards = ["grid:1x1", "grid:5x5", "grid:8x8", "grid:5x9", "grid:30x30", "petersen", "star:200"]
        arguments = [word for board in boards for word in ("--board", board)]
        self.show(*arguments, "--language", "all", "--hints", "all", "--title", "A rather long title " * 3,
                  "--text", "Please " * 100)
        for name, size in SIZES.items():
            self.resize(size)
            self.script("document.getElementById('previous').click();" * len(boards))
            for board in boards:
                # Only a board with all buttons is checked in all languages.
                for language in ("fr", "he", "en") if board == "grid:5x9" else ("en",):
                    self.choose(language)
                    with self.subTest(name, board=board, language=language):
                        self.check_fit()
                self.script("document.getElementById('next').click()")

    def check_fit(self):
        # Wait until the layout is complete.
        self.browser.execute_async_script(
            "requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(arguments[0], 0)))")
        faults = self.script("""
            const faults = [];
            const page = document.documentElement;
            if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) {
              faults.push(["scrolls", page.scrollWidth, page.scrollHeight]);
            }
            const frame = document.getElementById("board-frame").getBoundingClientRect();
            for (const button of document.querySelectorAll("button, select")) {
              const box = button.getBoundingClientRect();
              if (box.width === 0) {
                continue; // hidden
              }
              if (box.width < 44 || box.height < 44 || button.scrollWidth > button.clientWidth + 1) {
                faults.push([button.id || button.className, box.width, box.height]);
              }
              const isOnBoard = button.classList.contains("vertex");
              if (!isOnBoard && (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight)) {
                faults.push([button.id, box.left, box.right, box.bottom]);
              }
            }
            return faults.slice(0, 3).concat(frame.height < 100 ? [["frame", frame.height]] : []);""")
        self.assertEqual(faults, [])

    def test_large_boards_are_moved_and_enlarged(self):
        self.show("--board", "grid:30x30", "--board", "grid:5x5", size=(320, 568))
        frame = "document.getElementById('board-frame')"
        self.assertTrue(self.script(f"return {frame}.scrollWidth > {frame}.clientWidth"))
        self.tap(self.element("zoom"))
        self.assertTrue(self.script(f"return {frame}.scrollWidth <= {frame}.clientWidth + 1"))
        # If a finger touches the whole board, the board is enlarged and no cell is pressed.
        self.tap(self.cells()[30 * 25 + 25])
        self.wait(lambda: self.cells()[0].size["width"] >= 44)
        self.assertEqual(self.text("presses"), "0")
        self.tap(self.cells()[30 * 25 + 25])
        self.wait(lambda: self.text("presses") == "1")
        self.script("document.getElementById('next').click()")
        self.assertFalse(self.shown("zoom"))

    def test_loads_nothing_and_runs_nothing_else(self):
        self.show("--board", "grid:3x3", "--language", "all")
        self.assertLess(os.path.getsize(self.path), 150_000)
        self.assertEqual(self.script("return performance.getEntriesByType('resource').map(e => e.name)"), [])
        self.script("const added = document.createElement('script');"
                    "added.textContent = 'window.wasRun = true'; document.head.append(added)")
        self.assertIsNone(self.script("return window.wasRun ?? null"))
        refused = self.browser.get_log("browser")
        self.assertEqual(len(refused), 1)
        self.assertIn("Content Security Policy", refused[0]["message"])

    def test_teachers_words_are_text(self):
        hostile = "</script><img src=x onerror=\"document.title='broken'\"> & <b>bold</b>"
        graph = os.path.join(self.folder.name, "graph.edges")
        with open(graph, "w", encoding="utf-8") as file:
            file.write("<b>a</b> c\n")
        self.show("--board", graph, "--title", hostile, "--text", hostile)
        self.assertEqual(self.text("title"), hostile)
        self.assertEqual(self.browser.title, hostile)
        self.assertEqual(self.script("return document.querySelectorAll('img, b').length"), 0)
        self.assertIn("<b>a</b>", [cell.text for cell in self.cells()])

    def test_explains_why_a_board_is_impossible(self):
        self.show("--board", "grid:4x4", "--lights", "1" + 15 * "0")
        self.assertEqual(self.text("unsolvable"), "This board can’t be solved.")
        self.assertFalse(self.shown("hint"))
        self.tap(self.element("why-not"))
        quiet = self.marked("quiet")
        # Every press changes an even number of the marked lights, but an odd number is on.
        self.assertEqual(quiet[0], "1")
        for vertex in range(16):
            row, column = divmod(vertex, 4)
            near = [(row, column), (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
            changed = [quiet[4 * r + c] for r, c in near if 0 <= r < 4 and 0 <= c < 4]
            self.assertEqual(changed.count("1") % 2, 0)
        self.assertIn(f"Look at the {quiet.count('1')} marked lights", self.text("panel-content"))
        self.assertIn("But 1 of them must change", self.text("panel-content"))

    def test_quiet_patterns_change_nothing(self):
        self.show("--board", "grid:5x5")
        self.tap(self.element("patterns"))
        self.assertEqual(self.text("panel-title"), "Quiet pattern 1 of 2")
        first = self.marked("quiet")
        self.tap(self.action("nextPattern"))
        self.wait(lambda: self.text("panel-title") == "Quiet pattern 2 of 2")
        second = self.marked("quiet")
        self.assertNotEqual(first, second)
        self.tap(self.action("pressPattern"))
        self.wait(lambda: self.text("presses") == str(second.count("1")))
        self.assertEqual(self.lights(), 25 * "1")

    def test_hints_lead_to_the_fewest_presses(self):
        self.show("--deal", "--difficulty", "6", "--hints", "one")
        self.assertFalse(self.shown("solution"))
        for _ in range(6):
            self.tap(self.element("hint"))
            self.wait(lambda: "1" in self.marked("cross"))
            self.tap(self.cells()[self.marked("cross").index("1")])
            self.wait(lambda: "1" not in self.marked("cross"))
        self.assertIn("This is the minimum.", self.text("panel-content"))
        # After winning, the same solution is shown; later games give no code.
        self.tap(self.action("showSolution"))
        self.wait(lambda: self.marked("cross").count("1") == 6)

    def test_shown_solutions_give_no_code(self):
        self.show("--board", "grid:3x3", "--hints", "all")
        self.tap(self.element("solution"))
        self.wait(lambda: "1" in self.marked("cross"))
        self.tap(self.action("close"))
        self.tap_all(self.marked("cross"))
        self.assertIn("no result code", self.text("panel-content"))

    def test_teacher_decides_what_is_revealed(self):
        self.show("--board", "grid:3x3", "--hints", "none", "--fewest", "off", "--solution", "off",
                  "--timer", "off")
        self.wait(lambda: not self.shown("patterns"))
        for name in ("hint", "solution", "fewest-fact", "time-fact"):
            self.assertFalse(self.shown(name), name)
        self.tap_all(answer("solve", "--board", "grid:3x3")["presses"])
        self.assertNotIn("fewer", self.text("panel-content"))
        actions = [button.get_attribute("data-action") for button
                   in self.browser.find_elements(By.CSS_SELECTOR, "#panel-buttons button")]
        self.assertEqual(actions, ["startOver", "close"])

    def test_every_scene_can_come_first(self):
        series = ("--board", "grid:5x5", "--board", "grid:2x2", "--hints", "all", "--language", "all",
                  "--title", "Title " * 9, "--text", "Text " * 99)
        impossible = ("--board", "grid:4x4", "--lights", "1" + 15 * "0")
        scenes = {"hint": series, "solution": series, "patterns": series, "help": series,
                  "read-text": series, "why-not": impossible}
        for name, arguments in scenes.items():
            with self.subTest(name):
                self.show(*arguments)
                self.tap(self.element(name))
                self.wait(lambda: self.shown("panel"))
                self.assertNotEqual(self.text("panel-content"), "")
                self.assertEqual(self.browser.get_log("browser"), [])
        for name in ("next", "start-over", "undo"):
            with self.subTest(name):
                self.show(*series)
                self.script("document.getElementById(arguments[0]).click()", name)
                self.assertEqual(self.text("presses"), "0")
                self.assertEqual(self.browser.get_log("browser"), [])

    def test_progress_survives_a_reload(self):
        def reload():
            self.browser.refresh()
            self.wait(lambda: self.text("fewest") != "…")

        self.show("--board", "grid:2x2", "--board", "grid:3x3")
        self.tap_all("1111")
        code = self.code()
        reload()
        # The code of a win is shown again.
        self.assertEqual((self.text("place"), self.code()), ("Board 1 of 2, solved", code))
        self.tap(self.action("nextBoard"))
        self.tap_all("110000000")
        self.wait(lambda: self.text("presses") == "2")
        lights, started = self.lights(), self.text("time")
        reload()
        self.assertEqual((self.text("place"), self.text("presses")), ("Board 2 of 2", "2"))
        self.assertEqual(self.lights(), lights)
        self.wait(lambda: self.text("time") > started)
        self.tap(self.element("undo"))
        self.wait(lambda: self.text("presses") == "1")
        # A hint is not forgotten either.
        self.tap(self.element("hint"))
        reload()
        self.tap_all(answer("solve", "--board", "grid:3x3", "--lights", self.lights(),
                            "--minimum")["minimum"]["presses"])
        self.assertEqual(self.text("panel-title"), "All boards are solved, with hints")
        # Nothing else is stored, and what can't be read is ignored.
        self.assertEqual(self.script("return [localStorage.length, document.cookie, sessionStorage.length]"),
                         [0, "", 1])
        for stored in ("nonsense", '{"index": 7, "rounds": [{"path": [99]}, {"path": []}]}'):
            self.script("sessionStorage.setItem(Object.keys(sessionStorage)[0], arguments[0])", stored)
            reload()
            self.assertEqual((self.text("place"), self.text("presses")), ("Board 1 of 2", "0"))
        self.show("--board", "grid:2x2", "--board", "grid:3x3")
        self.assertEqual(self.text("presses"), "0")

    def test_wins_with_hints_are_marked(self):
        self.show("--board", "grid:1x2", "--board", "grid:2x2")
        self.tap(self.element("hint"))
        self.wait(lambda: self.shown("panel"))
        self.tap_all("10")
        self.assertEqual(self.text("panel-title"), "Solved with hints")
        self.assertEqual(self.text("place"), "Board 1 of 2, solved with hints")
        self.assertTrue(answer("challenge", "results", self.code())["hints"])
        self.tap(self.action("nextBoard"))
        self.tap_all("1111")
        self.assertEqual(self.text("panel-title"), "All boards are solved, with hints")
        self.assertTrue(answer("challenge", "results", self.code())["hints"])

    def test_the_task_is_visible_with_a_title(self):
        text = "Write down the cells that you press, and say why this order does not matter. "
        target = ("--lights", "0000", "--target", "1110")
        self.show("--board", "grid:2x2", *target, "--title", "A title of the lesson, which needs two lines",
                  "--text", text)
        for size in ((360, 640), *SIZES.values()):
            self.resize(size)
            with self.subTest(size):
                self.check_fit()
                self.assertTrue(self.shown("task"))
                self.assertIn("blue dot", self.text("task"))
                cut = self.script("""
                    return ["title", "task"].filter((id) => {
                      const element = document.getElementById(id);
                      return element.scrollHeight > element.clientHeight + 2
                        || element.scrollWidth > element.clientWidth;
                    });""")
                self.assertEqual(cut, [])
                # The text of the class has at least two lines, and can be read completely.
                lines = self.script("""
                    const style = getComputedStyle(document.getElementById('text-content'));
                    return document.getElementById('text-content').clientHeight / parseFloat(style.lineHeight)""")
                self.assertGreater(lines, 1.9)
                if self.shown("read-text"):
                    self.tap(self.element("read-text"))
                    self.wait(lambda: text.strip() in self.text("panel-content"))
                    self.tap(self.action("close"))
        self.tap(self.element("help"))
        self.assertIn("A blue dot marks a light that must be on at the end. All other lights must be off.",
                      self.text("panel-content"))

    def test_paper_without_backgrounds_tells_lit_from_unlit(self):
        if shutil.which("pdftoppm") is None:
            self.skipTest("pdftoppm is missing (Debian's package poppler-utils)")
        for dark in (False, True):
            pixels = {}
            for lights in ("01", "10", "11"):
                self.show("--board", "grid:1x2", "--lights", lights, dark=dark)
                pdf = self.browser.execute_cdp_cmd("Page.printToPDF", {"printBackground": False})
                page = os.path.join(self.folder.name, "page.pdf")
                with open(page, "wb") as file:
                    file.write(base64.b64decode(pdf["data"]))
                picture = subprocess.run(["pdftoppm", "-gray", "-r", "72", "-l", "1", page],
                                         capture_output=True, check=True).stdout
                pixels[lights] = picture.split(b"\n", 3)[3]
            # A cell that is lit has a filled bulb, and one that is not has an empty one.
            for lights in ("01", "10"):
                differing = sum(a + 100 < b for a, b in zip(pixels["11"], pixels[lights]))
                self.assertGreater(differing, 800)

    def test_plays_a_series(self):
        self.show("--board", "grid:2x2", "--board", "path:3", "--board", "path:1,self=off")
        self.assertEqual(self.text("place"), "Board 1 of 3")
        self.tap_all("1111")
        self.assertEqual(self.text("panel-title"), "Solved!")
        self.tap(self.action("nextBoard"))
        self.wait(lambda: self.text("place") == "Board 2 of 3")
        self.tap_all("010")
        self.tap(self.action("nextBoard"))
        # The third board can't be solved; the first is still solved.
        self.wait(lambda: self.shown("unsolvable"))
        self.tap(self.element("previous"))
        self.tap(self.element("previous"))
        self.wait(lambda: self.text("place") == "Board 1 of 3, solved")
        self.assertEqual(self.lights(), "0000")
        self.assertEqual(self.text("presses"), "4")

    def test_series_has_a_code_of_its_own(self):
        codes = [run("challenge", "make", "--board", board, "--lights", lights).strip()
                 for board, lights in (("grid:2x2", "1111"), ("grid:1x2", "11"))]
        self.show("--challenge", codes[0], "--challenge", codes[1])
        self.tap_all("1111")
        first = self.code()
        self.assertTrue(answer("challenge", "results", first, "--challenge", codes[0])["valid"])
        self.tap(self.action("nextBoard"))
        self.tap_all("10")
        self.assertEqual(self.text("panel-title"), "All boards are solved!")
        self.assertEqual(answer("challenge", "results", self.code())["presses"], 5)
        self.assertNotEqual(self.code()[:7], first[:7])

    def test_arrows_work_in_their_direction(self):
        graph = os.path.join(self.folder.name, "arrows.edges")
        with open(graph, "w", encoding="utf-8") as file:
            file.write("vertices 3\n0 -> 1\n1 -> 2\n")
        self.show("--board", graph, "--lights", "111")
        self.tap(self.cells()[0])
        self.wait(lambda: self.lights() == "001")
        self.assertEqual(self.script("return document.querySelectorAll('line[marker-end]').length"), 2)
        self.tap(self.element("help"))
        self.assertIn("An arrow works only in its direction.", self.text("panel-content"))

    def test_names_are_not_covered_by_the_heads_of_arrows(self):
        graph = os.path.join(self.folder.name, "arrows.edges")
        with open(graph, "w", encoding="utf-8") as file:
            # A wheel with all arrows towards its hub, and one around its rim.
            for i in range(12):
                file.write(f"rim{i} -> the-hub\nrim{i} -> rim{(i + 1) % 12}\n")
        self.show("--board", graph)
        for size in SIZES.values():
            self.resize(size)
            covered = self.script("""
                const cells = [...document.querySelectorAll(".vertex")];
                const board = document.getElementById("board").getBoundingClientRect();
                const covered = [];
                for (const line of document.querySelectorAll("line[marker-end]")) {
                  const [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map((key) => Number(line.getAttribute(key)));
                  // The arrow ends at the nearest vertex.
                  const distance = (cell) => Math.hypot(cell.offsetLeft + cell.offsetWidth / 2 - x2,
                                                        cell.offsetTop + cell.offsetHeight / 2 - y2);
                  const target = cells.reduce((a, b) => (distance(a) < distance(b) ? a : b));
                  const box = target.querySelector(".name").getBoundingClientRect();
                  const length = Math.hypot(x2 - x1, y2 - y1);
                  if (length < 14) continue; // too short for a head
                  const [dx, dy] = [(x1 - x2) / length, (y1 - y2) / length];
                  for (let along = 0; along <= 14; ++along) {
                    for (const side of [-along / 2, 0, along / 2]) {
                      const x = board.x + x2 + along * dx - side * dy;
                      const y = board.y + y2 + along * dy + side * dx;
                      if (x > box.left && x < box.right && y > box.top && y < box.bottom) {
                        covered.push([target.textContent, x1, y1, along, side]);
                      }
                    }
                  }
                }
                return covered;""")
            self.assertEqual(covered, [], size)

    def test_targets_are_shown(self):
        self.show("--board", "grid:2x2", "--lights", "0000", "--target", "1110")
        self.assertEqual(self.marked("goal"), "1110")
        self.assertIn("should be on", self.cells()[0].get_attribute("aria-label"))
        self.tap(self.cells()[0])
        self.wait(lambda: self.text("panel-title") == "Solved!")
        # This board has no challenge code, but its result code is valid.
        self.assertEqual(answer("challenge", "results", self.code())["presses"], 1)

    def test_screen_reader_is_told(self):
        self.show("--board", "grid:2x3", "--lights", "110100")
        cell = self.cells()[4]
        self.assertEqual(cell.tag_name, "button")
        self.assertEqual(cell.get_attribute("aria-label"), "Row 2, column 2, off")
        self.assertEqual(cell.get_attribute("aria-pressed"), "false")
        self.assertEqual(self.element("board").get_attribute("aria-label"), "Board")
        self.tap(cell)
        self.wait(lambda: cell.get_attribute("aria-pressed") == "true")
        live = self.element("announcement")
        self.assertEqual(live.get_attribute("aria-live"), "polite")
        self.assertEqual(live.get_attribute("textContent"), "4 lights changed. 3 lights are on.")
        # Only one cell is in the Tab order, and every control has a name.
        self.assertEqual(self.script("return document.querySelectorAll('.vertex[tabindex=\"0\"]').length"), 1)
        self.assertEqual(self.script(
            "return [...document.querySelectorAll('button')].filter(button => button.offsetParent"
            " && !(button.getAttribute('aria-label') || button.textContent)).map(b => b.id)"), [])

    def test_follows_the_colours_of_the_device(self):
        background = "return getComputedStyle(document.body).backgroundColor"
        self.show("--board", "grid:3x3")
        self.assertEqual(self.script(background), "rgb(247, 246, 242)")
        self.resize((390, 844), dark=True)
        self.assertEqual(self.script(background), "rgb(27, 31, 39)")

    def test_undo_and_start_over(self):
        self.show("--board", "grid:3x3")
        self.tap_all("110000000")
        self.assertTrue(self.element("undo").is_enabled())
        self.tap(self.element("undo"))
        self.wait(lambda: self.text("presses") == "1")
        self.tap(self.element("start-over"))
        self.wait(lambda: self.text("presses") == "0")
        self.assertEqual(self.lights(), 9 * "1")
        self.assertFalse(self.element("undo").is_enabled())
        self.assertRegex(self.text("time"), re.compile(r"^\d:\d\d$"))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
