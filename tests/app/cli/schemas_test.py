# SPDX-License-Identifier: GPL-3.0-or-later
"""Validates the JSON output of every command against its schema in resources/schemas.

    schemas_test.py LIGHTSOUT_CLI
"""

import json
import re
import signal
import subprocess
import sys
import tempfile
import unittest
from collections import defaultdict
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "support"))
from programs import skip  # noqa: E402

try:
    from jsonschema import Draft202012Validator as Validator
except ImportError as missing:
    skip(f"{missing}; the package is python3-jsonschema.")

command_line = sys.argv.pop(1)
schema_folder = Path(__file__).resolve().parents[3] / "resources" / "schemas"

files = {
    "triangle.edges": "vertices 3\n0 1\n1 2\n2 0\n",
    "arcs.edges": "a -> b\nb -> c\nc -> a\na -> c\n",
    "empty.edges": "vertices 0\n",
    "weights.csv": "Source,Target,Type,Weight\nA,B,Undirected,2\nB,A,Undirected,1\n",
    "lights.txt": "0 1 0 1\n0 0 0 1\n",
    "machine.csv": ",b1,b2,b3\nl1,1,0,1\nl2,0,1,1\n",
    "lesson.md": "---\ntitle: L\nminutes: 5\n---\n## A\n## B\n```step\nboard grid:1x2\nlights 10\n"
                 "ask until won => Win.\n```\n## C\n```step\nask number = 2 => How many?\n```\n",
    "good.md": "---\ntitle: L\nminutes: 5\n---\n## A\n```step\nask number = 2 => How many?\n```\n",
    "boards.txt": "grid:3x3 111010111\npetersen 1111111111\n",
    "house.graphml": (
        '<graphml xmlns="http://graphml.graphdrawing.org/xmlns"><graph edgedefault="undirected">'
        '<node id="a"/><node id="b"/><node id="c"/><node id="d"/><edge source="a" target="b"/>'
        '<edge source="b" target="c"/><edge source="c" target="d"/></graph></graphml>'
    ),
}

# Boards for every command that takes one; some are unsolvable.
boards = (
    "grid:1x1",
    "grid:2x2",
    "grid:2x3,topology=torus,self=off",
    "grid:2x4 --lights random --seed 3",
    "grid:2x3 --lights 101000 --target 000001",
    "cycle:6",
    "complete:4",
    "hex:2x3",
    "merlin",
    "gnp:6:0.5 --seed 2",
    "triangle.edges",
    "house.graphml",
    "arcs.edges",
    "empty.edges",
    "weights.csv",
    "lights.txt",
    "grid:2x3,holes=2",
    "grid:1x2 --lights 10",
    "path:2 --lights 01",
    "grid:2x3 --lights 100000",
    "star:3,self=off --lights 011",
)
# Every board is used with the first options, every third one with all of them.
options_for_all_boards = {
    "info": ("",),
    "solve": ("", "--minimum --all --classes --timing", "--all --limit 1", "--no-presses --all",
              "--no-presses --minimum --classes", "--timing --repeat 3 --output presses.txt"),
    "hardest": ("",),
    "nearest": ("",),
    "eliminate": ("", "--show-matrices"),
    "determinant": ("",),
    "inverse": ("",),
    "kernel": ("",),
    "tilings": ("", "--count", "--limit 1", "--limit 0", "--classes", "--count --classes"),
    "law": ("--presses 3", "--presses 4 --lazy --distance", "--presses 5 --moments",
            "--limit-law", "--limit-law --lazy"),
    "simulate": ("--games 20 --presses 3", "--games 20 --presses 3 --lazy --over-time"),
    "chain": ("", "--spectrum", "--power 3", "--spectrum --power 0"),
    "states": ("", "--length 3"),
    "chance": ("", "--games 5", "--lazy 0.25", "--lazy 0.5 --games 5"),
    "sweep": ("fewest", "rank", "nullity", "solvable-share", "classes", "hardest", "tilings",
              "mean --presses 3", "variance --presses 3", "limit-time", "chance",
              "gauss-operations", "filling-operations", "automorphisms"),
    "convert": ("",),
}
# A nullity above 2^20.
huge = "--board grid:1x1100000,neighbours=diagonal,self=off"
# Invocations that need a special board, or no board.
more = {
    "info": ("--board machine.csv", huge, "--board grid:101x101", "--board complete:30"),
    "solve": (f"{huge} --lights none --no-presses", "--board grid:5x5 --all --limit 0",
              "--board grid:9x9 --minimum"),
    "hardest": ("--board grid:5x5", "--board grid:8x8", "--board hypercube:7"),
    "nearest": ("--board grid:5x5 --lights 1000000000000000000000000",
                "--board hypercube:9 --lights random"),
    "press": ("--board grid:3x3 --presses 1,r2c2,1", "--board house.graphml --presses a,b",
              "--board grid:1x1 --presses 1", "--board weights.csv --presses A"),
    "eliminate": ("--board machine.csv --show-matrices", "--board grid:2x3 --method chase",
                  "--board grid:5x5 --method chase",
                  "--board grid:5x5 --lights 1000000000000000000000000",
                  "--board grid:3x3 --method chase --show-matrices"),
    "determinant": ("--board grid:20x20", "--board complete:5,self=off",
                    "--board complete:4,self=off"),
    "inverse": ("--board machine.csv", "--board grid:8x8"),
    "kernel": ("--board grid:5x5", "--board grid:1x40,neighbours=diagonal,self=off"),
    "tilings": ("--board grid:5x5", "--board petersen", "--board cycle:200",
                "--board grid:10x10,topology=torus --classes --limit 2",
                "--board grid:15x15,topology=torus --count"),
    "law": ("--board grid:5x6 --presses 3 --distance", "--board grid:100x100 --presses 7 --moments",
            "--board grid:2x2 --presses 18446744073709551615"),
    "simulate": ("--board grid:2x2 --games 30 --presses 3 --covariance 0,1",
                 "--board grid:2x2 --games 0 --presses 3 --over-time",
                 "--board grid:2x2 --games 0 --presses 18446744073709551615 --unlimited"),
    "chain": ("--board complete:4 --spectrum", "--board cycle:4 --lights 1010 --spectrum",
              "--board complete:3,self=off --lights none --target 100 --spectrum"),
    "states": ("--board grid:3x3 --length 40", "--board grid:4x4"),
    "chance": ("--board grid:20x4", "--board grid:5x20 --lights random",
               "--board grid:4x4 --lights 1000000000000000 --games 5"),
    "sweep": (
        "rank --board grid:{n}x{m} --n 1..3 --m 2..4",
        "rank --board grid:{n}x{m} --n 1..3 --m 2..4 --shard 2/3",
        "rank --board cycle:{n} --n 3..4 --shard 3/3",
        "rank --board regular:{n}:3 --n 4..6",
        "rank --board gnp:5:0.{n} --n 18446744073709551613",
        "rank --board gnp:5:0.{m} --m 18446744073709551613",
        "fewest --board grid:1x{n} --n 2..4 --lights random --seed 4",
        "nullity --board gnp:{n}:0.5 --n 3..5 --samples 10",
        "solvable-share --board gnp:{n}:0.5 --n 5 --samples 5",
        "automorphisms --board complete:{n} --n 17..20",
        "automorphisms --board gnp:20:1 --samples 3",
        "hardest --board grid:{n}x{n} --n 1..6",
        "hardest --board grid:9x9",
    ),
    "census": ("", "--rows 1..3 --cols 2..4 --counts", "--rows 1..12 --square",
               "--rows 1..12 --square --counts", "--rows 1..6 --shard 6/6",
               "--rows 1..3 --square --shard 2/2", "--rows 1..2 --shard 2/5 --counts",
               "--rows 69..70 --square --counts --topology torus --self off"),
    "challenge": (
        "make --board grid:3x3", "make --board grid:6x6,topology=torus --lights solvable",
        "make --board lights.txt", "read 3LXA MYBR WA43", "read 3YMH JNAA",
        "results 3LXA MYBR WA43 --presses 9 --seconds 7",
        "results 3LXA MYBR WA43 --presses 1 --seconds 7", "results 3S89 Y2BJ HCLZ",
        "results 3S89 Y2BJ HCLZ --challenge 3YMHJNAA",
        "results 49GY LCBM HA8W",
    ),
    "deal": ("", "--count 3 --rising --size 4x6", "--date 2026-01-05",
             "--seed 99999999999 --difficulty 1"),
    "worksheet": ("sheet.tex", "sheet.tex --answers --kind solve,tilings,graphs",
                  "sheet.tex --boards boards.txt --kind solve,matrix,graphs"),
    "lesson": ("lesson.md", "good.md"),
    "page": ("--deal --count 2 --output page.html --language all",
             "--board grid:3x3 --board petersen --output page.html",
             "--board grid:3x3 --lights none --output page.html --language he",
             "--board weights.csv --output page.html --language fr"),
}
# Long work that states what it knows when it is interrupted.
interrupted = (
    "solve --board grid:119x119 --lights solvable --minimum",
    "simulate --board grid:5x5 --games 1000000000 --presses 50",
    "chance --board grid:3x4 --games 10000000",
    "states --board grid:5x5",
    "nearest --board hypercube:13 --lights random",
    "eliminate --board gnp:400:0.5",  # long answers take minutes to validate
    "tilings --board regular:240:3",
    "sweep nullity --board gnp:{n}:0.5 --n 500..3000",
    "census --square --rows 1..20000 --topology torus",
)
# Words whose types differ between commands, each with the reason why it is not renamed. All are
# documented keys of version 1 of the JSON.
words_of_several_types = {
    "boards": "the boards of deal, but how many boards page has written",
    "boards_by_presses": "exceeds 2^53 in hardest, and cannot in states, which visits each board",
    "count": "exceeds 2^53 in tilings, and cannot in nearest, which counts lights",
    "games": "exceeds 2^53 in states, and cannot in simulate and chance, which play each game",
    "nullity": "one number, but a matrix in census",
    "presses": "a pattern in solve and hardest, but elsewhere a number, which may exceed 2^53 in "
               "law and simulate",
    "reachable": "of one board in chance, but a number of boards in states",
    "rows": "numbers of rows in census, equations in eliminate, formulas in inverse",
    "seconds": "one duration in challenge, but several in solve --timing",
    "solutions": "one number, but a matrix in census",
    "states": "a number in states, but the list of the states in chain",
    "value": "an integer in determinant, but in sweep a quantity of any kind",
}
# Words that are a number or a string in one command, depending on the value.
words_of_mixed_type = {"presses", "n", "m", "seed", "value"}

answering_no = {"solve", "lesson", "eliminate", "inverse", "tilings", "chance", "challenge"}


def read_schemas():
    return {path.stem: json.loads(path.read_text(encoding="utf-8"))
            for path in schema_folder.glob("*.json")}


def type_names(value):
    """Returns the names of a value's types in JSON Schema."""
    if isinstance(value, bool):
        return {"boolean"}
    if isinstance(value, int):
        return {"integer", "number"}
    names = {float: "number", str: "string", list: "array", dict: "object", type(None): "null"}
    return {names[type(value)]}


def items(schema):
    """Yields the schemas of the items of an array, each variant separately."""
    rest = schema.get("items")
    for item in [*schema.get("prefixItems", []), *([rest] if rest else [])]:
        yield from item.get("oneOf", [item])


def shape(schema):
    """Describes the type of a value, without null: strings with their pattern, lists with their
    items and objects with their keys."""
    if "const" in schema:
        return min(type_names(schema["const"]))
    types = schema["type"]
    shapes = []
    for name in sorted([types] if isinstance(types, str) else types):
        if name == "array":
            inner = sorted({shape(item) for item in items(schema)})
            shapes.append(f"array of ({', '.join(inner)})")
        elif name == "object":
            shapes.append(f"object of ({', '.join(sorted(schema['properties']))})")
        elif name == "string":
            shapes.append(f"string {schema.get('pattern', '')}".strip())
        elif name != "null":
            shapes.append(name)
    return " or ".join(shapes)


def shapes_of_words(schemas):
    """Returns for each word, which is the name of a property at any depth, its shapes and the
    commands that have each of them."""
    words = defaultdict(lambda: defaultdict(set))
    for command, schema in schemas.items():
        for path, node in nodes(schema):
            word = path.rpartition(".")[2]
            if word and word != "input" and not word.endswith("[]"):  # commands ask differently
                words[word][shape(node)].add(command)
    return words


def promises(schema, path=""):
    """Yields what a schema allows at each path: types, values of enumerations, optional keys."""
    types = schema.get("type", [])
    for name in [types] if isinstance(types, str) else types:
        yield path, name
        if name == "boolean":
            yield from ((path, value) for value in ("true", "false"))
    for value in [*schema.get("enum", []), *([schema["const"]] if "const" in schema else [])]:
        yield path, json.dumps(value)
    required = schema.get("required", [])
    for key, value in schema.get("properties", {}).items():
        if value is False:  # not in this variant
            continue
        yield f"{path}.{key}", "present"
        if key not in required:
            yield f"{path}.{key}", "absent"
        yield from promises(value, f"{path}.{key}")
    for item in items(schema):
        yield from promises(item, f"{path}[]")


def facts(value, keys, path=""):
    """Yields for a value what promises() yields for a schema; keys[path] are the known keys."""
    yield from ((path, name) for name in type_names(value))
    if isinstance(value, dict):
        for key in keys[path] | set(value):
            yield f"{path}.{key}", "present" if key in value else "absent"
            if key in value:
                yield from facts(value[key], keys, f"{path}.{key}")
    elif isinstance(value, list):
        for item in value:
            yield from facts(item, keys, f"{path}[]")
    else:
        yield path, json.dumps(value)


def nodes(schema, path=""):
    """Yields the subschemas that describe values, but not those that only add conditions."""
    yield path, schema
    for key, value in schema.get("properties", {}).items():
        yield from nodes(value, f"{path}.{key}")
    for item in items(schema):
        yield from nodes(item, f"{path}[]")


class WordsTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.schemas = read_schemas()
        cls.words = shapes_of_words(cls.schemas)

    def test_every_word_has_one_type(self):
        self.assertGreater(len(self.words), 80)
        several = {word: dict(shapes) for word, shapes in self.words.items() if len(shapes) > 1}
        unexpected = {word: several[word] for word in several.keys() - words_of_several_types}
        self.assertEqual(unexpected, {})
        self.assertEqual(sorted(several), sorted(words_of_several_types))

    def test_types_do_not_depend_on_the_value(self):
        mixed = {word for word, shapes in self.words.items()
                 if any(re.search(r"(integer|number) or string", shape) for shape in shapes)}
        self.assertEqual(sorted(mixed), sorted(words_of_mixed_type))

    def test_the_check_notices_another_type(self):
        changed = json.loads(json.dumps(self.schemas))
        changed["info"]["properties"]["rank"]["type"] = "string"
        self.assertEqual(len(self.words["rank"]), 1)
        self.assertEqual(len(shapes_of_words(changed)["rank"]), 2)

    def test_readme_lists_the_words_of_several_types(self):
        text = (schema_folder / "README.md").read_text(encoding="utf-8")
        rows = re.findall(r"^\| `([a-z_]+)` \| (.+) \| .+ \|$", text, re.MULTILINE)
        self.assertEqual([word for word, _ in rows], sorted(words_of_several_types))
        for word, types in rows:
            commands = set().union(*self.words[word].values())
            named = set(re.findall(r"`([a-z]+)", types)) & set(self.schemas)
            with self.subTest(word=word):
                self.assertGreater(len(named), 0)
                self.assertLessEqual(named, commands)


class SchemasTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(folder.cleanup)
        cls.folder = folder.name
        for name, text in files.items():
            (Path(cls.folder) / name).write_text(text, encoding="utf-8")
        shown = cls.run_command(["--help"]).stdout.split("Subcommands:")[1]
        cls.commands = re.findall(r"^  ([a-z]+) ", shown, re.MULTILINE)
        cls.schemas = read_schemas()
        cls.answers = defaultdict(list)  # of each command: arguments, status, answer
        for command, options in options_for_all_boards.items():
            for number, board in enumerate(boards):
                for option in options if number % 3 == 0 else options[:1]:
                    is_positional = command == "convert"
                    cls.ask(command, f"{board} out.lightsout" if is_positional
                            else f"{option} --board {board}")
        for command, examples in more.items():
            for words in examples:
                cls.ask(command, words)
        cls.run_command("sweep nullity --board path:{n} --n 1..3 --output part.csv".split())
        cls.ask("sweep", "--join part.csv")
        for command in list(cls.answers):
            words = cls.answers[command][0][0].removeprefix(command)
            if "--seed" not in words:
                cls.ask(command, f"{words} --seed {2**53 + 1}")
        for words in interrupted:
            cls.answers[words.split()[0]].append(cls.interrupt(words.split() + ["--json"]))

    @classmethod
    def run_command(cls, words):
        return subprocess.run([command_line, *words], capture_output=True, text=True, check=False,
                              cwd=cls.folder, stdin=subprocess.DEVNULL)

    @classmethod
    def ask(cls, command, words):
        run = cls.run_command([command, *words.split(), "--json"])
        shown = f"{command} {words}"
        if run.returncode not in (0, 1):
            raise AssertionError(f"{shown}: status {run.returncode}, {run.stderr}")
        cls.answers[command].append((shown, run.returncode, json.loads(run.stdout)))

    @classmethod
    def interrupt(cls, words):
        """Interrupts a command later and later, until it knows something, but before it has ended;
        returns the answer."""
        delay = 0.05
        while True:
            with subprocess.Popen([command_line, *words], stdout=subprocess.PIPE,
                                  stderr=subprocess.PIPE, text=True) as process:
                try:
                    process.wait(delay)
                except subprocess.TimeoutExpired:
                    process.send_signal(signal.SIGINT)
                output, errors = process.communicate()
            if process.returncode not in (0, 130, -signal.SIGINT):
                raise AssertionError(f"{words}: status {process.returncode}, {errors}")
            if process.returncode == 130 and output != "":
                return " ".join(words), 130, json.loads(output)
            delay *= 0.8 if process.returncode == 0 else 1.5

    def test_every_command_has_a_schema(self):
        self.assertGreater(len(self.commands), 20)
        self.assertEqual(sorted(self.schemas), sorted(self.commands))

    def test_schemas_are_valid_and_complete(self):
        for command, schema in self.schemas.items():
            with self.subTest(command=command):
                self.assertEqual(schema["$schema"], Validator.META_SCHEMA["$id"])
                Validator.check_schema(schema)
                self.assertIn(command, schema["title"])
                self.assertEqual(schema["properties"]["version"]["const"], 1)
                self.assertIn("version", schema["required"])
            for path, node in nodes(schema):
                with self.subTest(command=command, path=path):
                    if not path.endswith("[]"):
                        self.assertRegex(node["description"], r"^[A-Za-z].*\.$")
                    if node.get("type") == "object":
                        self.assertIs(node["additionalProperties"], False)
                        self.assertLessEqual(set(node["required"]), set(node["properties"]))

    def test_answers_follow_their_schema(self):
        for command, answers in self.answers.items():
            validator = Validator(self.schemas[command])
            for words, _, answer in answers:
                with self.subTest(words=words):
                    errors = [f"{error.json_path}: {error.message[:500]}"
                              for error in validator.iter_errors(answer)]
                    self.assertEqual(errors, [])
                    self.assertFalse(validator.is_valid({**answer, "unknown": 1}))
                    for key in self.schemas[command]["required"]:
                        part = {name: answer[name] for name in answer if name != key}
                        self.assertFalse(validator.is_valid(part), key)

    # A schema describes no key, type or value that never occurs, and every optional key is
    # sometimes absent.
    def test_everything_promised_occurs(self):
        for command, schema in self.schemas.items():
            with self.subTest(command=command):
                promised = set(promises(schema))
                keys = defaultdict(set)
                for path, what in promised:
                    if what == "present":
                        keys[path.rpartition(".")[0]].add(path.rpartition(".")[2])
                found = set()
                for _, _, answer in self.answers[command]:
                    found.update(facts(answer, keys))
                self.assertEqual(sorted(promised - found), [])

    def test_both_statuses_occur(self):
        for command, answers in self.answers.items():
            statuses = {status for _, status, _ in answers} - {130}
            with self.subTest(command=command):
                self.assertEqual(statuses, {0, 1} if command in answering_no else {0})


if __name__ == "__main__":
    unittest.main()
