#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes core in one place at a time and checks whether the tests of that folder detect it.

The mutants are the same in every run: one of each source, then those with the smallest hashes, so
that a change to one line does not affect the other mutants. Those in known.txt always come first.
Those in equivalent.txt, whose effect cannot be detected, are omitted. See README.md.
"""

import argparse
import collections
import concurrent.futures
import dataclasses
import hashlib
import os
import pathlib
import queue
import re
import resource
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent

# A symbol between blanks is an operator, because clang-format puts no blanks inside template
# brackets.
OPERATORS = {
    "<": ["<="], "<=": ["<"], ">": [">="], ">=": [">"], "==": ["!="], "!=": ["=="],
    "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"], "%": ["/"],
    "&&": ["||"], "||": ["&&"], "&": ["|"], "|": ["&"], "^": ["|"], "<<": [">>"], ">>": ["<<"],
    "+=": ["-="], "-=": ["+="], "^=": ["|="], "|=": ["^="], "&=": ["|="],
}
WORDS = {"true": "false", "false": "true", "std::min": "std::max", "std::max": "std::min",
         "any_of": "all_of", "all_of": "any_of", "lower_bound": "upper_bound",
         "upper_bound": "lower_bound", "++": "--", "--": "++"}
MAX_MEMORY = 4 << 30  # bytes, of each program that is started


@dataclasses.dataclass(frozen=True)
class Mutant:
    path: str
    line: int  # from 0
    before: str
    after: str

    def key(self):
        return self.path, self.before.strip(), self.after.strip()

    def rank(self):
        return hashlib.sha256("\n".join(self.key()).encode()).hexdigest()

    def folder(self):
        return self.path.split("/")[1]

    def __str__(self):
        after = self.after.strip() or "(nothing)"
        return f"{self.path}:{self.line + 1}: {self.before.strip()}  =>  {after}"


def blanked(text):
    """Returns the text with all comments and quotes replaced by blanks of the same length."""
    pattern = r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\''
    return re.sub(pattern, lambda m: re.sub(r"[^\n]", " ", m.group()), text, flags=re.DOTALL)


def mutated_lines(line, code, begins_statement):
    """Yields mutations of the line; `code` is the line without comments and quotes."""
    # A limit or a measured threshold that is higher by one is just as good, and the initial value
    # of a member is seldom read.
    if "constexpr" in code or re.match(r"\s*[\w:<>]+ \w+ = (-?\d+|true|false);", code):
        return
    for found in re.finditer(r"(?<= )(<=?|>=?|==|!=|[-+*/%&|^]|&&|\|\||<<|>>|[-+^|&]=)(?= |$)", code):
        for other in OPERATORS[found.group()]:
            yield line[:found.start()] + other + line[found.end():]
    # Loops that no longer end are not informative.
    steps = code if "for (" not in code else ""
    for found in re.finditer(r"\+\+|--", steps):
        yield line[:found.start()] + WORDS[found.group()] + line[found.end():]
    for found in re.finditer(r"\b(true|false|std::min|std::max|any_of|all_of|lower_bound|upper_bound)\b",
                             code):
        yield line[:found.start()] + WORDS[found.group()] + line[found.end():]
    for found in re.finditer(r"(?<![\w.'])\d+(?=[UuLlZz]*\b)(?![.'\w])", code):
        yield line[:found.start()] + str(int(found.group()) + 1) + line[found.end():]
    if found := re.fullmatch(r"(\s*(?:\} else )?if \()(.*)(\) \{\s*)", code):
        start, end = found.span(2)
        if ";" not in found.group(2):
            yield f"{line[:start]}!({line[start:end]}){line[end:]}"
    statement = re.fullmatch(r"\s*(?!return|using|break|continue|throw|case|static|constexpr|const|"
                             r"auto|virtual|LIGHTSOUT|\})[\w:*]\S*(\(.*\)| [-+^|&<>]*= .*);\s*", code)
    if begins_statement and statement:
        yield ""


def mutants_of(path):
    text = (ROOT / path).read_text()
    code = blanked(text).split("\n")
    lines = text.split("\n")
    found = []
    for number, line in enumerate(lines):
        skipped = ("#", "static_assert", "template", "LIGHTSOUT_ASSERT", "using ", "friend ", "virtual ")
        if code[number].strip().startswith(skipped) or "[[" in line or "\\" in (line[-1:], lines[number - 1][-1:]):
            continue
        previous = next((c.strip() for c in reversed(code[:number]) if c.strip()), "{")
        for other in mutated_lines(line, code[number], previous[-1] in "{};:"):
            # In a header, statements are in the bodies of members.
            if other or path.endswith(".cpp") or line.startswith(8 * " "):
                found.append(Mutant(path, number, line, other))
    return found


def all_mutants():
    sources = sorted(str(p.relative_to(ROOT)) for p in ROOT.glob("core/*/*") if p.suffix in (".cpp", ".h"))
    return {path: sorted(mutants_of(path), key=Mutant.rank) for path in sources}


def listed(name):
    """Returns the mutants of a list, and the reasons why they are in it."""
    result = {}
    for entry in (HERE / name).read_text().split("\n\n"):
        lines = [line for line in entry.strip().split("\n") if not line.startswith("#")]
        if len(lines) < 4:
            continue
        path, before, after, *reason = lines
        if before[:2] != "- " or after[:2] not in ("+ ", "+"):
            sys.exit(f"{name}: not a mutant: {entry}")
        result[path, before[2:].strip(), after[2:].strip()] = " ".join(reason)
    return result


def known_mutants():
    found = []
    for path, before, after in listed("known.txt"):
        lines = (ROOT / path).read_text().split("\n")
        places = [i for i, line in enumerate(lines) if line.strip() == before]
        if not places:
            sys.exit(f"known.txt: {path} has no line '{before}'")
        found.append(Mutant(path, places[0], lines[places[0]], after))
    return found


def chosen(count, only):
    """Returns the mutants of a run: known ones, one of each source, and those with least hashes."""
    equivalent = listed("equivalent.txt")
    known = known_mutants()
    taken = {mutant.key() for mutant in known} | set(equivalent)
    sources = [[m for m in mutants if m.key() not in taken] for mutants in all_mutants().values()]
    first = sorted((mutants[0] for mutants in sources if mutants), key=Mutant.rank)
    rest = sorted((m for mutants in sources for m in mutants[1:]), key=Mutant.rank)
    every = [m for m in known + first + rest if m.path.startswith(only)]
    return sorted(every[:count], key=lambda m: (m.folder(), m.path, m.line))


class Workshop:
    """A copy of the project that is changed, built and tested."""

    def __init__(self, folder, flags):
        self.source = folder
        # The folder is as deep as usual, so that a compiler cache recognises unchanged files.
        self.build = folder / ".build" / "mutation"
        self.source.mkdir(parents=True, exist_ok=True)
        files = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True)
        for name in files.stdout.split("\n"):
            if (ROOT / name).is_file():
                text = (ROOT / name).read_bytes()
                copy = self.source / name
                copy.parent.mkdir(parents=True, exist_ok=True)
                if not copy.exists() or copy.read_bytes() != text:
                    copy.write_bytes(text)
        self.run(["cmake", "-S", self.source, "-B", self.build, "-G", "Ninja", "-DLIGHTSOUT_APP=OFF",
                  "-DCMAKE_BUILD_TYPE=Release", f"-DCMAKE_CXX_FLAGS_RELEASE={flags}",
                  "-DCMAKE_DISABLE_FIND_PACKAGE_benchmark=ON"])
        # The program of each test class, by folder.
        self.programs = collections.defaultdict(dict)
        for listing in (self.build / "tests" / "core").rglob("CTestTestfile.cmake"):
            for folder, program, name in re.findall(r'core/(\w+)/\w+\S* "([^"]*)" "(\w+)"', listing.read_text()):
                self.programs[folder][name] = pathlib.Path(program)
        self.times = {}  # of each class of tests, folder by folder

    def run(self, command, **options):
        done = subprocess.run(command, capture_output=True, text=True, check=False, **options)
        if done.returncode:
            sys.exit(f"{command}:\n{done.stdout}{done.stderr}")
        return done

    def compiles(self, folder):
        targets = {program.name for program in self.programs[folder].values()}
        command = ["cmake", "--build", self.build, "--target", *targets, "--parallel", "2"]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0

    def passes(self, folder, name, seconds):
        program = self.programs[folder][name]
        try:
            return subprocess.run([program, name], capture_output=True, check=False, timeout=seconds,
                                  cwd=program.parent).returncode == 0
        except subprocess.TimeoutExpired:
            return False

    def classes(self, folder):
        """Returns the test classes of a folder, fastest first; their times are measured once."""
        if folder not in self.times:
            if not self.compiles(folder):
                sys.exit(f"the tests of {folder} do not compile")
            times = {}
            for name in self.programs[folder]:
                begin = time.monotonic()
                if not self.passes(folder, name, 600):
                    sys.exit(f"{name} fails without a change")
                times[name] = time.monotonic() - begin
            self.times[folder] = dict(sorted(times.items(), key=lambda item: item[1]))
        return self.times[folder]

    def verdict(self, mutant):
        """Returns the test class that detects the mutant, 'compiler', or None."""
        classes = self.classes(mutant.folder())
        path = self.source / mutant.path
        text = path.read_text()
        lines = text.split("\n")
        lines[mutant.line] = mutant.after
        path.write_text("\n".join(lines))
        try:
            if not self.compiles(mutant.folder()):
                return "compiler"
            own = pathlib.Path(mutant.path).stem + "Test"
            for name in sorted(classes, key=lambda name: name != own):
                if not self.passes(mutant.folder(), name, 10 + 5 * classes[name]):
                    return name
            return None
        finally:
            path.write_text(text)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--count", type=int, default=300, help="how many mutants")
    parser.add_argument("--only", default="core/", help="only those in files that begin so")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at once")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build" / "mutation")
    parser.add_argument("--flags", default="-O1 -DNDEBUG -w", help="flags of the compiler")
    parser.add_argument("--again", type=pathlib.Path, help="only those that survived in this output")
    parser.add_argument("--list", action="store_true", help="only show them")
    arguments = parser.parse_args()
    mutants = chosen(arguments.count, arguments.only)
    if arguments.again:
        survivors = {line[33:].split(": ", 1)[1] for line in arguments.again.read_text().splitlines()
                     if line.startswith("survived")}
        mutants = [m for m in mutants if str(m).split(": ", 1)[1] in survivors]
    if arguments.list:
        print(*mutants, sep="\n")
        return
    os.environ.setdefault("LANG", "C.UTF-8")
    # A mutant may request all memory.
    resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    workshops = queue.SimpleQueue()
    for number in range(arguments.jobs):
        workshops.put(Workshop(arguments.build.resolve() / str(number), arguments.flags))

    counts = collections.defaultdict(collections.Counter)

    def judge(folder):
        """Tests all mutants of a folder in one workshop, which builds and times its tests once."""
        workshop = workshops.get()
        for mutant in (m for m in mutants if m.folder() == folder):
            by = workshop.verdict(mutant)
            kind = {"compiler": "refused", None: "survived"}.get(by, "caught")
            counts[folder][kind] += 1
            print(f"{kind:9}{by or '':24}{mutant}", flush=True)
        workshops.put(workshop)

    sizes = collections.Counter(mutant.folder() for mutant in mutants)
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        list(pool.map(judge, [folder for folder, _ in sizes.most_common()]))
    total = sum(counts.values(), collections.Counter())
    for folder, count in [*sorted(counts.items()), ("all", total)]:
        tried = count["caught"] + count["survived"]
        share = f"{100 * count['caught'] / tried:.1f} %" if tried else "-"
        print(f"{folder:10}{count['caught']:4} of{tried:4} caught, {share}; "
              f"{count['refused']} refused by the compiler")


if __name__ == "__main__":
    main()
