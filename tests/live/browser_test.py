# SPDX-License-Identifier: GPL-3.0-or-later
"""Pupils in Chromium join a live class: python3 browser_test.py LIVE_TEACHER [test...]."""

import json
import os
import subprocess
import sys
import unittest

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "support"))
from browser import By, WebDriverWait, start_browser  # noqa: E402

TEACHER = sys.argv[1]
PICTURES = os.environ.get("LIVE_PICTURES")  # a folder for screenshots


class Teacher:
    """A class on the loopback address."""

    def __init__(self):
        self.program = subprocess.Popen([TEACHER], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True)
        self.host = self.read()["host"]

    def read(self):
        return json.loads(self.program.stdout.readline())

    def do(self, command, **words):
        """Sends a command and returns the state of the class."""
        self.program.stdin.write(f"{command} {json.dumps(words)}\n")
        self.program.stdin.flush()
        return self.read()

    def pupil(self, name):
        return next(pupil for pupil in self.do("state")["pupils"] if pupil["name"] == name)

    def end(self):
        self.program.stdin.close()
        self.program.wait(10)
        self.program.stdout.close()


class Phone:
    """A pupil's browser."""

    def __init__(self):
        self.browser = start_browser()
        self.show_as((390, 844))

    def show_as(self, size, dark=False):
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": True})
        self.browser.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
        self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]})

    def wait(self, condition):
        WebDriverWait(self.browser, 20, poll_frequency=0.05).until(lambda _: condition())

    def script(self, text, *arguments):
        return self.browser.execute_script(text, *arguments)

    def element(self, name):
        return self.browser.find_element(By.ID, name)

    def text(self, name):
        return self.element(name).text

    def scene(self):
        return self.script("return document.getElementById('page').dataset.scene")

    def wait_for(self, scene):
        self.wait(lambda: self.scene() == scene)

    def load(self, host):
        self.browser.get(f"http://{host}/")
        self.wait(lambda: self.scene())

    def join(self, host, name, word="amber"):
        self.load(host)
        self.element("first-name").send_keys(name)
        self.element("room-word").send_keys(word)
        self.element("join-button").click()

    def cells(self, board="board"):
        return self.browser.find_elements(By.CSS_SELECTOR, f"#{board} .vertex")

    def lights(self):
        return self.script("return [...document.querySelectorAll('#board .vertex')]"
                           ".map(cell => cell.getAttribute('aria-pressed') === 'true' ? '1' : '0').join('')")

    def press(self, *vertices):
        for vertex in vertices:
            self.cells()[vertex].click()

    def start_of(self, name):
        """Returns the side on which a text begins, independently of its direction."""
        return self.script("""
            const range = document.createRange();
            range.selectNodeContents(document.getElementById(arguments[0]));
            const { left, right } = range.getBoundingClientRect();
            const box = document.getElementById(arguments[0]).getBoundingClientRect();
            return left - box.left <= box.right - right ? "left" : "right";""", name)

    def set_offline(self, is_offline):
        self.browser.execute_cdp_cmd("Network.enable", {})
        self.browser.execute_cdp_cmd("Network.emulateNetworkConditions", {
            "offline": is_offline, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})

    def choose_language(self, code):
        self.script("const list = document.getElementById('language'); list.value = arguments[0];"
                    "list.dispatchEvent(new Event('change'))", code)

    def picture(self, name):
        if PICTURES:
            self.browser.save_screenshot(os.path.join(PICTURES, name + ".png"))

    def faults(self):
        """Returns parts of the page that do not fit, are too small or have no name."""
        return self.script("""
            const faults = [];
            const page = document.documentElement;
            if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight) {
              faults.push(["scrolls", page.scrollWidth, page.scrollHeight]);
            }
            for (const button of document.querySelectorAll("button, select, input")) {
              const box = button.getBoundingClientRect();
              if (box.width > 0 && !button.closest("#question-board")
                  && (box.width < 44 || box.height < 44 || box.left < 0 || box.right > innerWidth)) {
                faults.push([button.id || button.className, box.left, box.right, box.height]);
              }
              const name = button.getAttribute("aria-label") || button.textContent || button.labels?.length;
              if (box.width > 0 && !name) {
                faults.push([button.id, "has no name"]);
              }
            }
            return faults;""")


class LiveClass(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.phones = [Phone() for _ in range(3)]

    @classmethod
    def tearDownClass(cls):
        for phone in cls.phones:
            phone.browser.quit()

    def setUp(self):
        self.teacher = Teacher()
        self.addCleanup(self.end_class)

    def end_class(self):
        for phone in self.phones:
            phone.set_offline(False)
            phone.browser.get("about:blank")
        if self.teacher.program.poll() is None:
            self.teacher.end()

    def join_all(self, *names):
        for phone, name in zip(self.phones, names):
            phone.join(self.teacher.host, name)
            phone.wait_for("board")

    def check_log(self, phone):
        # The browser logs connections that fail while the network is cut.
        log = [entry["message"] for entry in phone.browser.get_log("browser")
               if "WebSocket" not in entry["message"] and "ERR_INTERNET" not in entry["message"]]
        self.assertEqual(log, [])

    def test_three_pupils_play_and_see_the_ranking(self):
        ada, bilal, chloe = self.phones
        self.join_all("Ada", "Bilal", "Ada")
        self.assertEqual([phone.text("pupil") for phone in self.phones], ["Ada", "Bilal", "Ada 2"])
        self.assertEqual(ada.text("room"), "Room amber")
        self.assertEqual(ada.lights(), "1" * 9)
        ada.press(0, 4, 4)
        ada.wait(lambda: self.teacher.pupil("Ada")["path"] == [0, 4, 4])
        self.assertEqual(ada.lights(), self.teacher.pupil("Ada")["lights"])
        ada.element("undo").click()
        ada.wait(lambda: self.teacher.pupil("Ada")["path"] == [0, 4])
        ada.element("start-over").click()
        ada.wait(lambda: self.teacher.pupil("Ada")["path"] == [])
        self.assertEqual(self.teacher.pupil("Bilal")["path"], [])
        ada.picture("phone-play-light")
        # In a contest, the pupil who has solved the board is first.
        self.teacher.do("begin", contest=True, boards=[{"rows": 1, "cols": 2}, {"rows": 1, "cols": 2}])
        for phone in self.phones:
            phone.wait(lambda phone=phone: phone.lights() == "11")
            self.assertEqual(phone.text("time-name"), "Time left")
            self.assertEqual(phone.text("task"), "Board 1 of 2")
        bilal.press(0)
        bilal.wait(lambda: self.teacher.do("state")["solved"] == 1)
        self.assertEqual(bilal.text("panel-title"), "Solved!")
        self.assertNotIn("code", bilal.text("panel-content").lower())
        self.teacher.do("ranking")
        for phone in self.phones:
            phone.wait_for("ranking")
        self.assertIn("Bilal", bilal.text("ranking-rows"))
        self.assertEqual(len(bilal.browser.find_elements(By.CSS_SELECTOR, "#ranking tr.own")), 1)
        self.assertEqual(len(ada.browser.find_elements(By.CSS_SELECTOR, "#ranking tr.own")), 0)
        bilal.picture("phone-ranking")
        self.teacher.do("next")
        chloe.wait(lambda: chloe.text("task") == "Board 2 of 2")
        for phone in self.phones:
            self.check_log(phone)

    def test_lost_network_and_reload_bring_back_the_pupil(self):
        ada = self.phones[0]
        self.join_all("Ada")
        ada.press(2, 3)
        ada.wait(lambda: self.teacher.pupil("Ada")["path"] == [2, 3])
        before = ada.lights()
        ada.set_offline(True)
        ada.wait(lambda: ada.text("notice").startswith("The connection was lost"))
        ada.wait(lambda: not self.teacher.pupil("Ada")["connected"])
        # While the connection is lost, the page ignores presses.
        ada.press(5)
        self.assertEqual(ada.lights(), before)
        ada.set_offline(False)
        ada.wait(lambda: self.teacher.pupil("Ada")["connected"])
        ada.wait(lambda: ada.text("notice") == "")
        self.assertEqual(ada.lights(), before)
        ada.press(5)
        ada.wait(lambda: self.teacher.pupil("Ada")["path"] == [2, 3, 5])
        # After a reload, the pupil returns without the form.
        before = ada.lights()
        ada.browser.refresh()
        ada.wait_for("board")
        self.assertEqual(ada.lights(), before)
        self.assertEqual(ada.text("presses"), "3")
        self.assertEqual(len(self.teacher.do("state")["pupils"]), 1)
        self.check_log(ada)

    def test_questions_are_answered(self):
        ada, bilal, chloe = self.phones
        self.join_all("Ada", "Bilal", "Chloé")
        board = {"rows": 3, "cols": 3, "lights": "101010101"}
        self.teacher.do("ask", kind="choice", text="How many lights does the <b>middle</b> cell change?",
                        choices=["0", "1", "5", "9"], right=2, why="Itself and its four neighbours.", board=board)
        for phone, choice in zip(self.phones, (2, 3, 2)):
            phone.wait_for("question")
            self.assertEqual(phone.text("title"), "How many lights does the <b>middle</b> cell change?")
            phone.browser.find_elements(By.CSS_SELECTOR, "#choices button")[choice].click()
            phone.wait(lambda phone=phone: phone.text("answer-status") == "Sent. Waiting for the others.")
        self.assertEqual(self.teacher.do("state")["answered"], 3)
        ada.show_as((390, 844), dark=True)
        ada.picture("phone-ask-dark")
        ada.show_as((390, 844))
        self.teacher.do("right")
        ada.wait(lambda: ada.text("answer-status").startswith("Right!"))
        self.assertIn("Itself and its four neighbours.", ada.text("answer-status"))
        bilal.wait(lambda: bilal.text("answer-status").startswith("Wrong. The right answer is 5."))
        self.teacher.do("ask", kind="number", text="How many?", number=0.5)
        bilal.wait(lambda: bilal.text("title") == "How many?")
        bilal.element("answer").send_keys("half\n")
        self.assertEqual(bilal.text("answer-status"), "Type a number.")
        bilal.element("answer").clear()
        bilal.element("answer").send_keys("1/2\n")
        bilal.wait(lambda: self.teacher.do("state")["answered"] == 1)
        self.teacher.do("right")
        bilal.wait(lambda: bilal.text("answer-status").startswith("Right!"))
        self.teacher.do("ask", kind="cells", text="Which cells?", cells=[0, 4], board=board)
        chloe.wait(lambda: len(chloe.cells("question-board")) == 9 and chloe.text("title") == "Which cells?")
        for cell in (0, 4):
            chloe.cells("question-board")[cell].click()
        chloe.picture("phone-cells")
        chloe.element("send-answer").click()
        chloe.wait(lambda: self.teacher.do("state")["answered"] == 1)
        self.teacher.do("right")
        chloe.wait(lambda: chloe.text("answer-status").startswith("Right!"))
        self.teacher.do("resume")
        for phone in self.phones:
            phone.wait_for("board")
            self.check_log(phone)

    def test_teacher_pauses_and_shows_a_solution(self):
        ada = self.phones[0]
        self.join_all("Ada")
        self.teacher.do("pause")
        ada.wait(lambda: ada.text("notice") == "The teacher has paused the game.")
        ada.press(4)
        self.assertEqual(ada.lights(), "1" * 9)
        self.teacher.do("continue")
        ada.wait(lambda: ada.text("notice") == "")
        ada.press(4)
        ada.wait(lambda: self.teacher.pupil("Ada")["path"] == [4])
        self.teacher.do("solution")
        ada.wait(lambda: ada.script("return document.querySelectorAll('#board .cross').length") > 0)
        marked = ada.script("return [...document.querySelectorAll('#board .vertex')].map("
                            "(cell, i) => cell.querySelector('.cross') ? i : -1).filter(i => i >= 0)")
        ada.press(*marked)
        ada.wait(lambda: self.teacher.do("state")["solved"] == 1)

    def test_class_ends_with_a_message(self):
        ada = self.phones[0]
        self.join_all("Ada")
        self.teacher.end()
        ada.wait_for("end")
        self.assertEqual(ada.text("title"), "The class is over. Thank you for playing!")
        self.assertIsNone(ada.script("return sessionStorage.getItem('lightsout-token')"))
        ada.element("join-again").click()
        ada.element("join-button").click()
        ada.wait(lambda: ada.text("join-message").startswith("The class can’t be reached"))

    def test_wrong_words_and_names_are_explained(self):
        ada = self.phones[0]
        ada.join(self.teacher.host, "<img src=x>", "ember")
        ada.wait(lambda: ada.text("join-message") == "This is not the room word.")
        ada.element("room-word").clear()
        ada.element("room-word").send_keys(" Amber\n")
        ada.wait_for("board")
        self.assertEqual(ada.text("pupil"), "<img src=x>")
        self.assertEqual(ada.script("return document.images.length"), 0)
        # Only the token is stored, and only in this tab.
        self.assertEqual(ada.script("return [localStorage.length, sessionStorage.length, document.cookie]"),
                         [0, 1, ""])

    def test_everything_fits_in_every_language(self):
        ada = self.phones[0]
        ada.load(self.teacher.host)
        scenes = {
            "join": lambda: None,
            "board": lambda: self.teacher.do("begin", boards=[{"rows": 5, "cols": 5}] * 2),
            "question": lambda: self.teacher.do(
                "ask", kind="choice", text="How many lights does the middle cell change?",
                choices=["0", "1", "5", "9"], board={"rows": 3, "cols": 3}),
            "ranking": lambda: self.teacher.do("ranking"),
        }
        for scene, begin in scenes.items():
            begin()
            if scene == "board":
                ada.join(self.teacher.host, "Ada")
            ada.wait_for(scene)
            for size in ((320, 568), (390, 844), (667, 375), (1280, 800)):
                ada.show_as(size)
                for language in ("fr", "he", "en"):
                    ada.choose_language(language)
                    with self.subTest(scene=scene, size=size, language=language):
                        self.assertEqual(ada.faults(), [])
                        if scene != "join":
                            self.assertEqual(ada.start_of("pupil"),
                                             "right" if language == "he" else "left")
                    if size == (390, 844) and language == "he":
                        ada.picture(f"phone-{scene}-he")
            ada.show_as((390, 844))
        self.check_log(ada)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
