# SPDX-License-Identifier: GPL-3.0-or-later
"""Pupils in Chromium join a live class: python3 browser_test.py LIVE_TEACHER [test...]."""

import glob
import json
import os
import pathlib
import sys
import tempfile
import unittest

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "support"))
from browser import By, Keys, WebDriverWait, start_browser  # noqa: E402
from teacher import Teacher  # noqa: E402

TEACHER = sys.argv[1]
PICTURES = os.environ.get("LIVE_PICTURES")  # a folder for screenshots


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

    def join(self, host, name, word="amber 47"):
        self.load(host)
        self.element("first-name").send_keys(name)
        self.element("room-word").send_keys(word)
        self.element("join-button").click()

    def forget(self, host):
        """Makes the browser a fresh one for the class."""
        self.browser.get(f"http://{host}/nothing")  # has no script that could store something
        self.script("sessionStorage.clear()")
        self.browser.get_log("browser")  # reports that there is no such page

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

    def listen(self):
        """Collects from now on what is written into live regions."""
        self.script("""
            window.heard = [];
            window.listener?.disconnect();
            window.listener = new MutationObserver((changes) => {
              const regions = new Set(changes.map(({ target }) =>
                (target.closest ? target : target.parentElement).closest("[role=status]")));
              regions.forEach((region) => region?.textContent && heard.push(region.textContent));
            });
            window.listener.observe(document.body, { childList: true, characterData: true, subtree: true });""")

    def heard(self):
        return self.script("return heard")

    def tree(self):
        """Returns the role, the name and the properties of everything that screen readers find, in order."""
        nodes = self.browser.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        return [(node["role"]["value"], node.get("name", {}).get("value", ""),
                 {one["name"]: one["value"].get("value") for one in node.get("properties", [])})
                for node in nodes if not node["ignored"]]

    def named(self, role):
        return [name for found, name, _ in self.tree() if found == role]

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
        self.open_class()
        self.teacher.do("begin")
        self.addCleanup(self.end_class)

    def open_class(self, *arguments):
        self.teacher = Teacher(TEACHER, *arguments)

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
        self.assertEqual(ada.text("room"), "Room amber 47")
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
        # Pupils without a solution are listed, too.
        self.assertEqual(ada.browser.find_element(By.CSS_SELECTOR, "#ranking tr.own").text, "– Ada 0 – –")
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
        self.assertEqual(bilal.text("understood"), "This is not a number.")
        self.assertFalse(bilal.element("send-answer").is_enabled())
        bilal.element("answer").clear()
        bilal.element("answer").send_keys("1/2")
        self.assertEqual(bilal.text("understood"), "You answer 0.5.")
        bilal.element("answer").send_keys("\n")
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

    def test_page_is_read_by_screen_readers(self):
        ada = self.phones[0]
        ada.load(self.teacher.host)
        self.assertEqual(ada.named("textbox"), ["First name", "Room word"])
        self.assertIn("Join", ada.named("button"))
        # Nothing interrupts the speech.
        self.assertEqual(
            ada.script("return document.querySelectorAll('[role=alert], [aria-live=assertive]').length"), 0)
        self.join_all("Ada")
        self.assertEqual(ada.script("return document.activeElement.id"), "page")
        self.assertEqual(ada.script("return document.getElementById('announcement').textContent"),
                         "Turn all the lights off")
        self.assertEqual(ada.named("heading"), ["Turn all the lights off"])
        # In a grid, the arrow keys belong to the page.
        self.assertEqual(ada.named("grid"), ["Board"])
        self.assertEqual(len(ada.named("row")), 3)
        self.assertEqual(len(ada.named("gridcell")), 9)
        cells = [(name, properties["pressed"]) for _, name, properties in ada.tree() if "column" in name
                 and "pressed" in properties]
        self.assertEqual(cells, [(f"Row {row}, column {column}, on", "true")
                                 for row in (1, 2, 3) for column in (1, 2, 3)])
        ada.listen()
        ada.cells()[0].send_keys(" ")
        ada.wait(lambda: self.teacher.pupil("Ada")["path"] == [0])
        self.teacher.do("pause")
        ada.wait(lambda: len(ada.heard()) == 2)
        self.teacher.do("continue")
        ada.cells()[0].send_keys(Keys.ARROW_RIGHT)
        ada.cells()[1].send_keys(" ")
        ada.wait(lambda: self.teacher.pupil("Ada")["path"] == [0, 1])
        self.assertEqual(ada.heard(), ["3 lights changed. 6 lights are on.", "The teacher has paused the game.",
                                       "4 lights changed. 6 lights are on."])

    def test_question_is_read_by_screen_readers(self):
        ada, bilal = self.phones[:2]
        self.join_all("Ada", "Bilal")
        ada.listen()
        self.teacher.do("ask", kind="choice", text="How many?", choices=["1", "5"], right=1, why="Count.")
        for phone in (ada, bilal):
            phone.wait_for("question")
        self.assertEqual(ada.named("heading"), ["How many?"])
        choices = [(name, properties["pressed"]) for role, name, properties in ada.tree() if role == "button"
                   and "pressed" in properties]
        self.assertEqual(choices, [("1", "false"), ("5", "false")])
        ada.browser.find_elements(By.CSS_SELECTOR, "#choices button")[1].send_keys(" ")
        ada.wait(lambda: self.teacher.do("state")["answered"] == 1)
        bilal.browser.find_elements(By.CSS_SELECTOR, "#choices button")[0].send_keys(" ")
        ada.wait(lambda: self.teacher.do("state")["answered"] == 2)
        self.teacher.do("right")
        ada.wait(lambda: len(ada.heard()) > 2)
        self.assertEqual(ada.heard(), ["How many?", "Sent. Waiting for the others.",
                                       "Right! The right answer is 5.\nCount."])
        ada.listen()
        self.teacher.do("resume")
        ada.wait_for("board")
        self.assertEqual(ada.script("return document.activeElement.id"), "page")
        self.assertEqual(ada.heard(), ["Turn all the lights off"])

    def test_page_fits_at_400_percent(self):
        """A window of 1280 × 1024 pixels then has 320 × 256. It scrolls only vertically."""
        ada = self.phones[0]
        ada.show_as((320, 256))
        self.addCleanup(ada.show_as, (390, 844))

        def check():
            self.assertEqual(ada.script("""
                const cut = [...document.querySelectorAll("#page *")].filter((one) => {
                  const { left, right, width } = one.getBoundingClientRect();
                  return width > 1 && !one.closest(".board, .unseen, #text, svg")
                    && (left < -1 || right > innerWidth + 1
                        || one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0
                        && getComputedStyle(one).overflowX === "hidden");
                }).map((one) => one.id || one.tagName);
                return [...cut, ...(document.documentElement.scrollWidth > innerWidth ? ["scrolls"] : [])];"""), [])

        ada.load(self.teacher.host)
        for language in ("en", "fr", "he"):
            ada.choose_language(language)
            check()
        ada.choose_language("en")
        self.join_all("Ada")
        check()
        # A cell is large enough to touch.
        self.assertGreaterEqual(ada.cells()[0].size["width"], 44)
        self.teacher.do("ask", kind="number", text="How many lights does the middle cell change?", number=5)
        ada.wait_for("question")
        check()
        self.teacher.do("begin", contest=True, boards=[{"rows": 1, "cols": 2}])
        self.teacher.do("ranking")
        ada.wait_for("ranking")
        check()

    def test_solved_board_is_announced_once(self):
        ada = self.phones[0]
        self.join_all("Ada")
        self.teacher.do("begin", boards=[{"rows": 1, "cols": 2}])
        ada.wait(lambda: ada.lights() == "11")
        ada.listen()
        ada.cells()[0].send_keys(" ")
        ada.wait(lambda: ada.text("panel-title") == "Solved!")
        # The title of the panel is read because it has the focus.
        self.assertEqual(ada.script("return document.activeElement.id"), "panel-title")
        ada.wait(lambda: self.teacher.do("state")["solved"] == 1)
        self.assertEqual(len(ada.heard()), 1, ada.heard())
        self.assertNotIn("Solved!", ada.heard()[0])

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
        ada.join(self.teacher.host, "<img src=x>", "ember 47")
        ada.wait(lambda: ada.text("join-message") == "This is not the room word.")
        ada.element("room-word").clear()
        ada.element("room-word").send_keys(" Amber47\n")
        ada.wait_for("board")
        self.assertEqual(ada.text("pupil"), "<img src=x>")
        self.assertEqual(ada.script("return document.images.length"), 0)
        # Only the token is stored, and only in this tab.
        self.assertEqual(ada.script("return [localStorage.length, sessionStorage.length, document.cookie]"),
                         [0, 1, ""])

    def test_everything_fits_in_every_language(self):
        ada = self.phones[0]
        self.teacher.end()
        self.open_class()
        ada.load(self.teacher.host)
        scenes = {
            "join": lambda: None,
            "lobby": lambda: None,
            "board": lambda: self.teacher.do("begin", boards=[{"rows": 5, "cols": 5}] * 2),
            "question": lambda: self.teacher.do(
                "ask", kind="choice", text="How many lights does the middle cell change?",
                choices=["0", "1", "5", "9"], board={"rows": 3, "cols": 3}, lesson=True),
            "ranking": lambda: self.teacher.do("ranking"),
        }
        for scene, begin in scenes.items():
            begin()
            if scene == "lobby":
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

    def test_every_scene_is_the_first_and_follows_every_other(self):
        """Each scene is entered first on a fresh page, then from every other scene."""
        board = {"rows": 3, "cols": 3}
        questions = {
            "number": dict(kind="number", text="How many?", number=4),
            "choice": dict(kind="choice", text="Which?", choices=["a", "b"], right=0),
            "choice from a lesson": dict(kind="choice", text="Which?", choices=["a", "b"], right=0,
                                         lesson=True, board=board, pieces=True),
            "cells": dict(kind="cells", text="Which cells?", cells=[0], board=board),
        }
        scenes = {name: ("question", lambda words=words: self.teacher.do("ask", **words))
                  for name, words in questions.items()}
        scenes["board"] = ("board", lambda: self.teacher.do("begin", boards=[board]))
        scenes["ranking"] = ("ranking", lambda: self.teacher.do("ranking"))
        ada = self.phones[0]

        def check(scene, name):
            ada.wait_for(scene)
            self.assertEqual(ada.text("notice"), "", name)
            shown = ada.script("return ['join', 'lobby', 'question', 'ranking', 'farewell'].filter("
                               "name => !document.getElementById(name).hidden)")
            self.assertEqual(shown, [] if scene == "board" else [scene], name)
            if scene == "question":
                self.assertEqual(len(ada.cells("question-board")) > 0
                                 and ada.element("question-frame").is_displayed(),
                                 "board" in questions[name], name)
                self.assertTrue(ada.text("title"), name)

        for first, (scene, begin) in scenes.items():
            begin()
            self.check_log(ada)
            ada.forget(self.teacher.host)
            ada.join(self.teacher.host, f"Ada {first}")
            check(scene, first)
            for name, (other, begin_other) in scenes.items():
                begin_other()
                ada.wait(lambda other=other: ada.scene() == other)
                check(other, name)
                begin()
                check(scene, first)
        self.check_log(ada)

    def test_question_without_a_board_is_answered_on_a_fresh_phone(self):
        ada, bilal, _ = self.phones
        self.join_all("Ada", "Bilal")
        self.teacher.do("ask", kind="number", text="How many?", number=1000)
        ada.wait_for("question")
        ada.element("answer").send_keys("1,000")
        self.assertEqual(ada.text("understood"), "You answer 1,000.")
        ada.element("send-answer").click()
        ada.wait(lambda: ada.text("answer-status") == "Sent: 1,000. Waiting for the others.")
        self.assertEqual(self.teacher.do("state")["answered"], 1)
        self.teacher.do("right")
        ada.wait(lambda: ada.text("answer-status").startswith("Right!"))
        self.teacher.do("ask", kind="choice", text="Which?", choices=["a", "b"], right=1)
        bilal.wait(lambda: bilal.text("title") == "Which?")
        bilal.browser.find_elements(By.CSS_SELECTOR, "#choices button")[1].click()
        bilal.wait(lambda: self.teacher.do("state")["answered"] == 1)

    def test_numbers_are_read_by_value(self):
        ada = self.phones[0]
        self.join_all("Ada")
        self.teacher.do("ask", kind="number", text="How many?", number=1)
        ada.wait_for("question")
        understood = {
            "en": {"1,000": "1,000", "1,000.5": "1,000.5", "12": "12", "0,5": "0.5", ".5": "0.5",
                   "1/2 + 1/4": "0.75", "25 %": "0.25", "2^9": "512", "2⁹": "512", "−3": "-3",
                   "١٢": "12", "1 000": "1,000", "1'000": "1,000", "(1+2)*3": "9", "½": "0.5",
                   "4!": "24", "1:4": "0.25", "5 x 5": "25", "+1": "1"},
            "fr": {"1,000": "1", "1,5": "1,5", "1 000": "1\u202f000", "2,5/5": "0,5"},
        }
        for language, cases in understood.items():
            ada.choose_language(language)
            for typed, number in cases.items():
                with self.subTest(language=language, typed=typed):
                    ada.script("const field = document.getElementById('answer'); field.value = arguments[0];"
                               "field.dispatchEvent(new Event('input'))", typed)
                    text = ada.text("understood")
                    self.assertIn(number.replace("\u202f", " "), text.replace("\u202f", " "))
                    self.assertTrue(ada.element("send-answer").is_enabled())
        ada.choose_language("en")
        for typed in ("four", "1,00,0", "1..2", "1/0", "2 3", "(1", "1e5", "--"):
            with self.subTest(typed=typed):
                ada.script("const field = document.getElementById('answer'); field.value = arguments[0];"
                           "field.dispatchEvent(new Event('input'))", typed)
                self.assertEqual(ada.text("understood"), "This is not a number.")
        self.check_log(ada)

    def test_question_from_a_lesson_is_drawn(self):
        ada = self.phones[0]
        self.join_all("Ada")
        self.teacher.do("ask", kind="choice", text="plain", choices=["plain", "plain"], right=1,
                        lesson=True, board={"rows": 2, "cols": 2, "lights": "1000"}, pieces=True)
        ada.wait_for("question")
        count = lambda selector: len(ada.browser.find_elements(By.CSS_SELECTOR, selector))
        self.assertEqual(count("#question-step mtable mtr"), 2)
        self.assertEqual(count("#question-step svg circle"), 2)
        self.assertEqual(count("#title math msup"), 1)
        self.assertEqual(count("#choices button math"), 2)
        self.assertEqual(count("#question-board.pieces .vertex"), 4)
        self.assertIn("black", ada.cells("question-board")[0].get_attribute("aria-label"))
        size = ada.script("const box = document.querySelector('#question-step mtable').getBoundingClientRect();"
                          "return [box.width, box.height]")
        self.assertTrue(min(size) > 20, size)
        ada.picture("phone-lesson-question")

    def test_early_messages_are_kept(self):
        """A message that arrives while the page is being built is shown when it is ready."""
        ada = self.phones[0]
        board = {"type": "board", "round": 0, "number": 1, "total": 1, "path": [], "solved": None,
                 "contest": False, "next": False, "milliseconds": 0, "left": None, "paused": False,
                 "solution": False, "board": {"rows": 1, "cols": 2, "topology": "plane",
                                              "neighbours": "plus", "self": True, "lights": "10",
                                              "arcs": [[1], [0]], "selves": "11"}}
        script = ada.browser.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": """
            sessionStorage.setItem("lightsout-token", "token");
            window.WebSocket = class {
              static OPEN = 1;
              readyState = 1;
              addEventListener(type, listener) {
                if (type === "message") { listener({ data: JSON.stringify(%s) }); }
              }
              send() {}
              close() {}
            };""" % json.dumps(board)})
        try:
            ada.load(self.teacher.host)
            ada.wait_for("board")
            self.assertEqual(ada.lights(), "10")
            self.check_log(ada)
        finally:
            ada.browser.execute_cdp_cmd("Page.removeScriptToEvaluateOnNewDocument", script)
            ada.script("sessionStorage.clear()")

    def test_an_exception_is_shown(self):
        ada = self.phones[0]
        self.join_all("Ada")
        ada.script("document.getElementById('ranking-rows').remove()")
        self.teacher.do("ranking")
        ada.wait(lambda: ada.text("notice") == "Something went wrong. Reload this page.")
        ada.browser.get_log("browser")

    def test_solved_pupils_go_on(self):
        ada = self.phones[0]
        self.join_all("Ada")
        square = {"rows": 2, "cols": 2}
        self.teacher.do("begin", ownPace=True, boards=[square, {"rows": 1, "cols": 2}])
        ada.wait(lambda: ada.lights() == "1111")
        ada.press(0, 0, 0, 1, 2, 3)
        ada.wait(lambda: ada.text("panel-title") == "Solved!")
        actions = lambda: [button.get_attribute("data-action") for button in
                           ada.browser.find_elements(By.CSS_SELECTOR, "#panel-buttons button")]
        self.assertEqual(actions(), ["nextBoard", "tryFewer", "close"])
        self.assertIn("joy", ada.element("board").get_attribute("class"))
        ada.browser.find_element(By.CSS_SELECTOR, "[data-action=tryFewer]").click()
        ada.wait(lambda: ada.lights() == "1111")
        ada.press(3, 2, 1, 0)
        ada.wait(lambda: self.teacher.pupil("Ada")["path"] == [3, 2, 1, 0])
        ada.wait(lambda: actions() == ["nextBoard", "close"])
        ada.browser.find_element(By.CSS_SELECTOR, "[data-action=nextBoard]").click()
        ada.wait(lambda: ada.text("task") == "Board 2 of 2")
        self.assertEqual(ada.lights(), "11")
        ada.press(0)
        ada.wait(lambda: self.teacher.do("state")["solved"] == 1)
        ada.wait(lambda: actions() == ["close"])
        self.check_log(ada)

    def test_page_follows_to_another_address(self):
        """The page reaches the class under another of its names after the network has changed."""
        self.teacher.end()
        self.open_class("", "127.0.0.2")
        self.teacher.do("begin")
        ada = self.phones[0]
        self.join_all("Ada")
        self.teacher.do("move", address="127.0.0.1")
        # The old connection is cut, as when the network changes.
        ada.set_offline(True)
        ada.wait(lambda: not self.teacher.pupil("Ada")["connected"])
        ada.set_offline(False)
        ada.wait(lambda: self.teacher.pupil("Ada")["connected"])
        ada.press(4)
        ada.wait(lambda: self.teacher.pupil("Ada")["path"] == [4])
        # From the new code on the wall, the pupil takes over the tile after leaving.
        ada.browser.get("about:blank")
        ada.wait(lambda: not self.teacher.pupil("Ada")["connected"])
        ada.join(self.teacher.do("state")["host"], "Ada")
        ada.wait(lambda: ada.text("known-text") == "Are you Ada from before?")
        ada.picture("phone-known")
        ada.element("known-yes").click()
        ada.wait_for("board")
        self.assertEqual(ada.text("presses"), "1")
        self.assertEqual(len(self.teacher.do("state")["pupils"]), 1)

    def test_a_whole_lesson(self):
        """Lobby, begin, late pupil, questions, contest, removal, crash, end."""
        self.teacher.end()
        with tempfile.TemporaryDirectory() as folder:
            self.open_class(folder)
            host = self.teacher.host
            ada, bilal, chloe = self.phones
            for phone, name in ((ada, "Ada"), (bilal, "Bilal")):
                phone.join(host, name)
                phone.wait_for("lobby")
            self.assertEqual(ada.text("title"), "You have joined")
            ada.picture("phone-lobby")
            self.teacher.do("begin")
            ada.wait_for("board")
            bilal.wait_for("board")
            # A late pupil.
            chloe.join(host, "Chloé")
            chloe.wait_for("board")
            self.teacher.do("rename", pupil=2, name="Chloé B.")
            chloe.wait(lambda: chloe.text("pupil") == "Chloé B.")
            # A question without a board.
            self.teacher.do("ask", kind="number", text="How many?", number=4)
            for phone in self.phones:
                phone.wait_for("question")
            ada.element("answer").send_keys("4\n")
            ada.wait(lambda: self.teacher.do("state")["answered"] == 1)
            self.teacher.do("right")
            # Prepared questions of a lesson.
            self.teacher.do("prepare", questions=[
                dict(kind="choice", text="Which?", choices=["a", "b"], right=0, lesson=True),
                dict(kind="number", text="And now?")])
            self.assertEqual(self.teacher.do("prepared")["prepared"], 1)
            bilal.wait(lambda: len(bilal.browser.find_elements(By.CSS_SELECTOR, "#choices button math")) == 2)
            bilal.browser.find_elements(By.CSS_SELECTOR, "#choices button")[0].click()
            bilal.wait(lambda: self.teacher.do("state")["answered"] == 1)
            # A contest; the names are hidden.
            self.teacher.do("begin", contest=True, boards=[{"rows": 1, "cols": 2}])
            for phone in self.phones:
                phone.wait(lambda phone=phone: phone.lights() == "11")
            bilal.press(0)
            bilal.wait(lambda: self.teacher.do("state")["solved"] == 1)
            self.teacher.do("hide")
            self.teacher.do("ranking")
            ada.wait_for("ranking")
            rows = ada.text("ranking-rows").split("\n")
            self.assertEqual(len(rows), 3)
            self.assertIn("Pupil 2", rows[0])
            self.assertIn("Ada", rows[1])
            self.assertIn("Pupil 3", rows[2])
            # Chloé is removed and kept out.
            self.teacher.do("remove", pupil=2, out=True)
            chloe.wait_for("end")
            self.assertEqual(chloe.text("title"), "The teacher has removed you from the class.")
            self.assertFalse(chloe.element("join-again").is_displayed())
            chloe.browser.refresh()
            chloe.wait_for("end")
            self.assertEqual(len(self.teacher.do("state")["pupils"]), 2)
            # The teacher's program crashes and continues with the same pupils.
            self.teacher.do("begin", boards=[{"rows": 3, "cols": 3}])
            ada.wait_for("board")
            ada.press(4)
            ada.wait(lambda: self.teacher.pupil("Ada")["path"] == [4])
            before = self.teacher.do("state")
            journal = pathlib.Path(glob.glob(os.path.join(folder, "*.class"))[0])
            ada.wait(lambda: '"path":[4]' in journal.read_text())
            self.teacher.kill()
            ada.wait(lambda: ada.text("notice").startswith("The connection was lost"))
            self.open_class(folder)
            self.assertEqual(self.teacher.host, host)
            self.assertEqual(self.teacher.state["word"], "amber 47")
            for phone in (ada, bilal):
                phone.wait(lambda phone=phone: phone.text("notice") == "")
            after = self.teacher.do("state")
            self.assertEqual(after["pupils"], before["pupils"])
            self.assertEqual(after["results"], before["results"])
            ada.press(4)
            ada.wait(lambda: self.teacher.pupil("Ada")["path"] == [4, 4])
            chloe.browser.refresh()
            chloe.wait_for("end")
            # The results are saved, and the class ends.
            self.assertTrue(self.teacher.do("state")["unsaved"])
            self.assertFalse(self.teacher.do("save")["unsaved"])
            self.teacher.end()
            for phone in (ada, bilal):
                phone.wait_for("end")
                self.assertEqual(phone.text("title"), "The class is over. Thank you for playing!")
            self.assertEqual(os.listdir(folder), [])
            for phone in self.phones:
                self.check_log(phone)


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
