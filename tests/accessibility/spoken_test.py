# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays, learns and joins a live class by ear: python3 spoken_test.py LIGHTSOUT LANGUAGE LIVE_TEACHER [test...]

The tests press keys and read what Orca would speak. With SPOKEN_TRANSCRIPT=FILE, they write both there.
"""

import functools
import json
import os
import pathlib
import re
import sys
import unittest

from screen_reader import ScreenReader, Silence
from teacher import Teacher

PROGRAM, LANGUAGE, TEACHER = sys.argv[1:4]
RESOURCES = pathlib.Path(__file__).parents[2] / "resources"
LESSON = RESOURCES / "lessons/01-two-laws" / f"{LANGUAGE}.md"
CHROMIUM = "/usr/bin/chromium"

# What is spoken in each language: a cell, its states, and parts of sentences.
WORDS = {
    "en": {
        "cell": "row {}, column {}, {}", "on": "on", "off": "off",
        "board": "3 × 3: 9 of 9 lights on.", "effect": "{}; {} lights changed, {} on.",
        "effect one on": "{}; {} lights changed, {} on.",
        "last": "off; 3 lights changed, none on.", "undone": "Undone: ",
        "hint": "Press row {}, column {}.", "solved": "Solved!",
        "unsolvable": "This board has no solution.",
        "answer": "Your answer", "next": "push button", "finished": "Lesson finished",
        "added": "Row {} is added to row {}:", "swapped": "Rows {} and {} are swapped:",
        "eliminated": "Each row determines one press: this is the only solution.",
        "highest": "Highest at ", "agree": "games and law agree", "black": "black cells: {}",
        "matrix": "Influence matrix", "second row": "R₂: 1",
    },
    "fr": {
        "cell": "ligne {}, colonne {}, lumière {}", "on": "allumée", "off": "éteinte",
        "board": "3 × 3\u202f: 9 lumières allumées sur 9.",
        "effect": "{}\u202f; {} lumières ont changé, {} allumées.",
        "effect one on": "{}\u202f; {} lumières ont changé, {} allumée.",
        "last": "éteinte\u202f; 3 lumières ont changé, aucune allumée.", "undone": "Annulé\u202f: ",
        "hint": "ligne {}, colonne {}.", "solved": "Gagné\u202f!",
        "unsolvable": "Cette grille n’a pas de solution.",
        "answer": "Votre réponse", "next": "push button", "finished": "Leçon terminée",
        "added": "La ligne {} est ajoutée à la ligne {}\u202f:",
        "swapped": "Les lignes {} et {} sont échangées\u202f:",
        "eliminated": "Chaque ligne donne un appui\u202f: c’est la seule solution.",
        "highest": "Maximum", "agree": "les parties et la loi concordent", "black": "cases noires\u202f: {}",
        "matrix": "Matrice du système", "second row": "L₂: 1",
    },
    "he": {
        "cell": "בשורה {}, עמודה {}, הנורה {}", "on": "דולקת", "off": "כבויה",
        "board": "3 × 3: 9 מתוך 9 נורות דולקות.", "effect": "{}; {} נורות השתנו, {} דולקות.",
        "effect one on": "{}; {} נורות השתנו, אחת דולקת.",
        "last": "כבויה; 3 נורות השתנו, אף אחת לא דולקת.", "undone": "בוטל: ",
        "hint": "בשורה {}, עמודה {}", "solved": "פתרתם!",
        "unsolvable": "ללוח הזה אין פתרון.",
        "answer": "התשובה שלכם", "next": "push button", "finished": "השיעור הסתיים",
        "added": "שורה {} מתווספת לשורה {}:", "swapped": "שורות {} ו־{} מוחלפות:",
        "eliminated": "כל שורה קובעת לחיצה אחת: זה הפתרון היחיד.",
        "highest": "הגבוה", "agree": "המשחקים וההתפלגות תואמים", "black": "משבצות שחורות: {}",
        "matrix": "מטריצת השכנויות של המשחק", "second row": "R₂: 1",
    },
}[LANGUAGE]

CELL = WORDS["cell"].format(r"(\d)", r"(\d)", f"(?:{WORDS['on']}|{WORDS['off']})")

SIDE = 3
ELIMINATION = [  # of the 2 × 2 board with all lights on
    ("added", 1, 2), ("added", 1, 3), ("swapped", 2, 3), ("added", 2, 4), ("added", 3, 4), ("added", 4, 2),
    ("added", 4, 3), ("added", 3, 1), ("added", 2, 1)]
SOLUTION = [(1, 1), (1, 3), (2, 2), (3, 1), (3, 3)]  # of the board with all lights on


class Grid:
    """The lights of a board, as a listener who cannot see them keeps track of them."""

    def __init__(self, lit):
        self.lit = set(lit)

    def press(self, row, column):
        """Returns what is spoken about a press."""
        changed = {(r, c) for r, c in
                   ((row, column), (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
                   if 1 <= r <= SIDE and 1 <= c <= SIDE}
        self.lit ^= changed
        if not self.lit:
            return WORDS["last"]
        sentence = WORDS["effect one on" if len(self.lit) == 1 else "effect"]
        return sentence.format(self.state(row, column), len(changed), len(self.lit))

    def state(self, row, column):
        return WORDS["on" if (row, column) in self.lit else "off"]


def all_on():
    return Grid((r, c) for r in range(1, SIDE + 1) for c in range(1, SIDE + 1))


def plain_part(text):
    """Returns the longest part of a text of a lesson without values, formulas and emphasis."""
    return max(re.split(r"\{[^}]*\}|\$[^$]*\$|\*+", text), key=len).strip()


def lesson_steps():
    """Returns the title of each step, a part of its task, and a part of the remark about the right answer."""
    steps = []
    for step in LESSON.read_text(encoding="utf-8").split("\n# ")[0].split("\n## ")[1:]:
        title = step.split("\n")[0].split(" {#")[0]
        task = re.search(r"^ask .* => (.*)$", step, re.MULTILINE).group(1)
        remark = re.search(r"^done (.*)$", step, re.MULTILINE).group(1)
        steps.append((title, plain_part(task), plain_part(remark)))
    return steps


def repeated_if_silent(test):
    """Repeats a test once, with a new Orca, because Orca sometimes loses an event that it should speak."""
    @functools.wraps(test)
    def run(self):
        try:
            test(self)
        except Silence as silence:
            print(f"Repeated: {silence}", file=sys.stderr)
            self.doCleanups()
            self.doClassCleanups()
            self.setUpClass()
            test(self)
    return run


class Spoken(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.reader = ScreenReader(os.environ.get("SPOKEN_TRANSCRIPT"))
        cls.reader.__enter__()
        cls.addClassCleanup(cls.reader.__exit__)

    def start(self, *arguments):
        self.reader.listen()
        window = self.reader.open(PROGRAM, "--language", LANGUAGE, *arguments)
        self.addCleanup(self.reader.stop, window)

    def open(self, rows, columns, lights):
        path = os.path.join(self.reader.home, "board.lightsout")
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"format": "lightsout", "version": 1, "board": {"grid": {"rows": rows, "cols": columns}},
                       "start": lights, "target": "0" * len(lights)}, file)
        self.start(path)

    def press(self, expected, *keys):
        """Presses a key and waits until the texts are spoken."""
        self.reader.key(*keys)
        if isinstance(expected, str):
            expected = [expected]
        return self.reader.wait_for_speech(*expected)

    def go(self, grid, place, wanted):
        """Moves the cursor of the board, one cell at a time."""
        row, column = place
        backward, forward = ("Left", "Right")
        while (row, column) != wanted:
            if row != wanted[0]:
                step = 1 if wanted[0] > row else -1
                row, key = row + step, "Down" if step > 0 else "Up"
            else:
                step = 1 if wanted[1] > column else -1
                column, key = column + step, forward if step > 0 else backward
            self.press(WORDS["cell"].format(row, column, grid.state(row, column)), key)

    def focus(self, *texts, modifiers=()):
        """Moves the focus until the texts are spoken. Returns all the lines."""
        for _ in range(80):
            self.reader.key("Tab", *modifiers)
            lines = self.reader.wait_for_speech("")
            if all(any(text in line for line in lines) for text in texts):
                return lines
        raise Silence(f"not reached: {texts}")

    @repeated_if_silent
    def test_game(self):
        grid = all_on()
        self.open(SIDE, SIDE, "1" * SIDE * SIDE)
        self.reader.wait_for_speech(WORDS["cell"].format(1, 1, WORDS["on"]), WORDS["board"])
        self.press(WORDS["hint"].format(1, 1), "h", "Control_L")
        self.press(grid.press(1, 1), "space")
        grid.press(1, 1)
        self.press([WORDS["undone"], WORDS["effect"].format(WORDS["on"], 3, 9)], "z", "Control_L")
        place = (1, 1)
        for wanted in SOLUTION:
            self.go(grid, place, wanted)
            place = wanted
            effect = grid.press(*wanted)
            self.press(effect if grid.lit else [effect, WORDS["solved"]], "space")
            # Orca ignores announcements if it has too many events to handle.
            if grid.lit:
                self.assertLessEqual(len(self.reader.events()), 12, self.reader.events())

    @repeated_if_silent
    def test_board_without_solution(self):
        self.open(1, 5, "10000")
        self.reader.wait_for_speech(WORDS["cell"].format(1, 1, WORDS["on"]))
        self.press(WORDS["unsolvable"], "h", "Control_L")

    @repeated_if_silent
    def test_elimination(self):
        self.open(2, 2, "1111")
        self.reader.wait_for_speech(WORDS["cell"].format(1, 1, WORDS["on"]))
        self.press("", "2", "Alt_L")
        self.focus("slider", modifiers=["Shift_L"])
        for kind, source, target in ELIMINATION:
            self.press(WORDS[kind].format(source, target), "Right")
        self.assertTrue(any(WORDS["eliminated"] in line for line in self.reader.spoken()))

    @repeated_if_silent
    def test_chart(self):
        self.open(SIDE, SIDE, "1" * SIDE * SIDE)
        self.reader.wait_for_speech(WORDS["cell"].format(1, 1, WORDS["on"]))
        self.press("", "5", "Alt_L")
        self.focus(WORDS["highest"], WORDS["agree"])
        self.press(WORDS["black"].format(0), "Right")
        self.press(WORDS["black"].format(1), "Right")

    @unittest.skipUnless(LANGUAGE == "en", "The choices are in English.")
    @repeated_if_silent
    def test_combo_box(self):
        self.open(SIDE, SIDE, "1" * SIDE * SIDE)
        self.reader.wait_for_speech(WORDS["cell"].format(1, 1, WORDS["on"]))
        self.press("", "5", "Alt_L")
        self.focus("combo box")
        self.reader.wait_for_speech("1,000 games")
        self.press("10,000 games", "Down")
        self.press("1,000 games", "Up")

    @repeated_if_silent
    def test_matrix(self):
        self.open(2, 2, "1111")
        self.reader.wait_for_speech(WORDS["cell"].format(1, 1, WORDS["on"]))
        self.press("", "2", "Alt_L")
        self.focus(WORDS["matrix"])
        self.press([WORDS["second row"], "| 1"], "Down")  # the whole row is read
        for name, value in ("x₂", "1"), ("x₃", "0"), ("x₄", "1"), ("d", "| 1"):
            self.press([name, value], "Right")

    def find(self, typed, *expected):
        """Types into the search and goes to what it finds first."""
        self.press("Search", "k", "Control_L")
        for letter in typed:
            self.reader.key({" ": "space"}.get(letter, letter))
        return self.press(expected, "Return")

    @unittest.skipUnless(LANGUAGE == "en", "The search is in English.")
    @repeated_if_silent
    def test_lifted_row(self):
        self.open(2, 2, "1111")
        self.reader.wait_for_speech(WORDS["cell"].format(1, 1, WORDS["on"]), "2 × 2: 4 of 4")
        self.find("by hand", "")
        self.focus(WORDS["matrix"])
        self.press("Row 1 is lifted.", "space")
        self.press("Row 1 is put back.", "Escape")
        self.press("Row 1 is lifted.", "space")
        self.press(WORDS["second row"], "Down")
        lines = self.press(WORDS["added"].format(1, 2), "Return")
        self.assertFalse(any("tree" in line for line in lines), lines)  # the focus stays in the matrix
        self.press("Row 2 is lifted.", "space")

    @unittest.skipUnless(LANGUAGE == "en", "The search is in English.")
    @repeated_if_silent
    def test_drawing(self):
        path = os.path.join(self.reader.home, "edges.txt")
        with open(path, "w", encoding="utf-8") as file:
            file.write("a b\nb c\nc d\nd e\ne a\n")
        self.start(path)
        self.reader.wait_for_speech("vertex a, on.", "5-vertex cycle")
        self.find("what if", "vertex a, on.")
        self.press("vertex b, on", "Right")
        self.press("Move to another vertex", "space")
        self.press(["vertex c, on", "Disconnect b and c. Of all boards, 1 in 2 can be solved then."], "Down")
        self.press("vertex b and vertex c are no longer connected.", "space")
        self.press("vertex b and vertex c are connected.", "z", "Control_L")

    @unittest.skipUnless(LANGUAGE == "en", "The search is in English.")
    @repeated_if_silent
    def test_slider_and_tiles(self):
        self.open(SIDE, SIDE, "1" * SIDE * SIDE)
        self.reader.wait_for_speech(WORDS["cell"].format(1, 1, WORDS["on"]), WORDS["board"])
        self.find("a slider for r", "Here you set it.")
        self.press("r = 0, factor", "Tab")
        self.press("slider", "Tab")
        lines = self.press("r = 0.0556, factor", "Right")
        self.assertEqual(len(lines), 1, lines)  # without the number of the position
        self.find("square of area", "black, width c.")
        self.press("Click on the tiles", "Tab")
        self.press(["left column, top: 1/9", "not checked"], "Tab")
        self.press(["left column, bottom: 2/9", "not checked"], "Tab")
        self.press("checked", "space")

    # The lesson.

    def board(self):
        """Moves the focus to the board and returns the place of its cursor."""
        self.reader.key("F6")
        row, column = self.reader.wait_for_match(CELL)[0].groups()
        return int(row), int(column)

    def play(self, lit, presses, remark):
        """Presses cells of the board of a step until the remark is spoken, and focuses the button to the next step."""
        grid = Grid(lit)
        place = self.board()
        for i, wanted in enumerate(presses):
            self.go(grid, place, wanted)
            place = wanted
            effect = grid.press(*wanted)
            self.press([effect, remark] if i + 1 == len(presses) else effect, "space")
        self.press(WORDS["next"], "F6", "Shift_L")

    def answer(self, number, remark):
        """Writes the answer of a step into its field, which follows its text and its question."""
        self.press("", "Tab")
        self.press(WORDS["answer"], "Tab")
        for digit in number:
            self.reader.key(digit)
        self.press([remark, WORDS["next"]], "Return")

    @repeated_if_silent
    def test_lesson(self):
        steps = lesson_steps()
        none, everything = (), all_on().lit
        corners = Grid(())
        corners.press(1, 1)
        corners.press(3, 3)
        actions = [
            lambda remark: self.play(none, [(2, 2)], remark),
            lambda remark: self.answer("3", remark),
            lambda remark: self.play(corners.lit, [(1, 1), (3, 3)], remark),
            lambda remark: self.play(none, [(1, 1), (2, 2)], remark),
            lambda remark: self.answer("4", remark),
            lambda remark: self.play(none, [(2, 2), (1, 1)], remark),
            lambda remark: self.play([(2, 2)], [(1, 2), (1, 2)], remark),
            lambda remark: self.answer("1", remark),
            lambda remark: self.answer("512", remark),
            lambda remark: self.answer("5", remark),
            lambda remark: self.play(everything, SOLUTION, remark),
        ]
        self.assertEqual(len(actions), len(steps))
        self.start()
        self.reader.wait_for_speech("Lights Out Workbench", "push button")  # the button is spoken after the window
        title = re.search(r"^title: (.*)$", LESSON.read_text(encoding="utf-8"), re.MULTILINE).group(1)
        self.focus(title)
        key = "space"
        for (name, task, remark), act in zip(steps, actions):
            self.press([name, task], key)
            act(remark)
            key = "Return"
        self.press(WORDS["finished"], "Return")

    # A live class.

    @unittest.skipUnless(os.path.exists(CHROMIUM), "The package chromium is missing.")
    @repeated_if_silent
    def test_live_class(self):
        texts = json.loads((RESOURCES / "web/messages.json").read_text(encoding="utf-8"))[LANGUAGE]

        def say(key, **values):
            text = texts[key] if isinstance(texts[key], str) else texts[key]["other"]
            return text.format(**values)

        def cell(row, column, state):
            return f"{say('cellAt', row=row, column=column)}, {say(state)}"

        teacher = Teacher(TEACHER)
        self.addCleanup(teacher.kill)
        teacher.do("begin")
        self.reader.write("browser/Default/Preferences", json.dumps({"intl": {"selected_languages": LANGUAGE}}))
        self.reader.listen()
        browser = self.reader.open(
            CHROMIUM, "--no-sandbox", "--test-type", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
            "--force-renderer-accessibility", f"--user-data-dir={self.reader.home}/browser",
            f"--app=http://{teacher.host}/")
        self.addCleanup(self.reader.stop, browser)
        self.reader.wait_for_speech(f"{say('firstName')} entry")
        for letter in "ada":
            self.reader.key(letter)
        self.press(say("roomWord"), "Tab")
        for letter in "amber47":
            self.reader.key(letter)
        self.press(say("taskOff"), "Return")
        self.press(say("languageName"), "Tab")
        self.press(say("help"), "Tab")
        self.press(cell(1, 1, "on"), "Tab")
        self.press(f"{say('pressed', count=3)} {say('lightsOn', count=6)}", "space")
        self.press(cell(1, 2, "off"), "Right")
        # The question.
        self.reader.listen()
        teacher.do("ask", kind="choice", text="2 + 3?", choices=["4", "5"], right=1)
        self.reader.wait_for_speech("2 + 3?")
        self.press(say("languageName"), "Tab")
        self.press("4 ", "Tab")
        self.press("5 ", "Tab")
        self.press(say("sent"), "space")
        self.reader.listen()
        teacher.do("right")
        self.reader.wait_for_speech(say("rightAnswer"))
        if LANGUAGE == "en":
            self.answer_with_a_number(teacher, say)
            self.answer_with_cells(teacher, say, cell)
        self.reader.listen()
        teacher.do("resume")
        self.reader.wait_for_speech(say("taskOff"))

    def ask(self, teacher, say, text, **question):
        self.reader.listen()
        teacher.do("ask", text=text, **question)
        self.reader.wait_for_speech(text)
        self.press(say("languageName"), "Tab")

    def show_right_answer(self, teacher, *texts):
        self.reader.listen()
        teacher.do("right")
        self.reader.wait_for_speech(*texts)

    def answer_with_a_number(self, teacher, say):
        self.ask(teacher, say, "Half of 5?", kind="number", number=2.5)
        self.press(say("yourAnswer"), "Tab")
        for digit in "5/2":
            self.reader.key({"/": "slash"}.get(digit, digit))
        self.reader.wait_for_speech(say("understood", number="2.5"))
        self.press(say("sentNumber", number="2.5"), "Return")
        self.show_right_answer(teacher, say("rightAnswer"), say("answerIs", answer="2.5"))

    def answer_with_cells(self, teacher, say, cell):
        self.ask(teacher, say, "Which corners are on the left?", kind="cells", cells=[0, 6],
                 board={"rows": SIDE, "cols": SIDE, "lights": "0" * SIDE * SIDE})
        self.press(cell(1, 1, "off"), "Tab")
        self.press("pressed", "space")
        self.press(cell(2, 1, "off"), "Down")
        self.press(cell(3, 1, "off"), "Down")
        self.press("pressed", "space")
        self.press(say("send"), "Tab")
        self.press(say("sent"), "space")
        self.show_right_answer(teacher, say("rightAnswer"), say("cellsAreMarked"))


if __name__ == "__main__":
    unittest.main(argv=[sys.argv[0], *sys.argv[4:]])
