# SPDX-License-Identifier: GPL-3.0-or-later
"""The screen reader Orca on an X server of its own, and programs that are driven with keys and listened to.

Orca writes every line that it would speak into its debug file, so no sound is needed.
"""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

sys.path.append(os.path.join(os.path.dirname(__file__), "..", "support"))
sys.path.append(os.path.join(os.path.dirname(__file__), "..", "reliability"))
from programs import skip  # noqa: E402

try:
    from RealWindow import Server
    from Xlib import X, XK, display
    from Xlib.ext import xtest
except ImportError as missing:
    skip(f"{missing}; the package is python3-xlib.")

BUS_LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
for name in ("Xvfb", "openbox", "dbus-daemon", "orca", BUS_LAUNCHER):
    if shutil.which(name) is None:
        skip(f"{name} is missing; the packages are xvfb, openbox, dbus-daemon, orca and at-spi2-core.")

PATIENCE = 60  # seconds; the machine may be busy with other work
POLL_SECONDS = 0.02
NEXT_LINE = "\n" + 18 * " "  # Orca indents a text that has several lines
# The end of a line is that of the voice's properties. Letters that are typed have other properties.
SPOKEN = re.compile(rf"SPEECH OUTPUT: '((?:[^\n]|{NEXT_LINE})*?)' ?(?:voice=\w+ ?)?\[?\{{[^\n]*\}}\]?\n")
EVENT = re.compile(r"EVENT MANAGER: (object:[\w:-]+) for \[(.*?)\] in ")
# Marks of direction, which are not spoken.
MARKS = re.compile("[\u200e\u200f\u2066-\u2069]")


class Silence(Exception):
    """Thrown if an expected text is not spoken."""


class ScreenReader:
    """Orca with an X server, a window manager and a message bus, running while the object is in use."""

    def __init__(self, transcript=None):
        """With the path of a transcript, writes there which keys are pressed and what is spoken."""
        self.transcript = transcript

    def __enter__(self):
        self.home = tempfile.mkdtemp(prefix="spoken-")
        self.processes = []
        self.server = Server()
        try:
            self.server.__enter__()
            self.display = display.Display(self.server.name)
            self.start()
        except BaseException:
            self.__exit__(*sys.exc_info())
            raise
        return self

    def start(self):
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": self.home, "XDG_RUNTIME_DIR": self.home,
            "DISPLAY": self.server.name, "LC_ALL": "C.UTF-8", "NO_AT_BRIDGE": "1"}
        bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"], env=self.environment,
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self.processes.append(bus)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
        del self.environment["NO_AT_BRIDGE"]
        profile = {"profile": ["Default", "default"], "pronunciations": {}, "keybindings": {}, "enableKeyEcho": False}
        self.write(".local/share/orca/user-settings.conf", json.dumps(
            {"general": {}, "profiles": {"default": profile}, "pronunciations": {}, "keybindings": {}}))
        # Orca imports this module for its speech. It then starts no sound server, and writes each line at once.
        self.write("modules/speechd.py", "import orca.debug\norca.debug.debugFile.reconfigure(line_buffering=True)\n"
                                         "raise ImportError\n")
        self.run([BUS_LAUNCHER, "--launch-immediately"])
        self.log_path = os.path.join(self.home, "orca.log")
        self.run(["orca", "--replace", "--debug-file=" + self.log_path, "-e", "speech"],
                 PYTHONPATH=os.path.join(self.home, "modules"))
        self.position = 0
        self.wait_for_speech("Screen reader on")

    def write(self, path, text):
        path = os.path.join(self.home, path)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    def open(self, program, *arguments):
        """Starts a program with a window, in an empty home folder."""
        home = tempfile.mkdtemp(dir=self.home)
        return self.run([program, *arguments], HOME=home, QT_QPA_PLATFORM="xcb", QT_LINUX_ACCESSIBILITY_ALWAYS_ON="1")

    def run(self, command, **environment):
        process = subprocess.Popen(
            command, env={**self.environment, **environment}, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        self.processes.append(process)
        return process

    def stop(self, process):
        """Ends a process with all that it has started."""
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()
        self.processes.remove(process)

    def __exit__(self, *reason):
        if self.processes:
            bus = self.processes.pop(0)
            for process in reversed(list(self.processes)):
                self.stop(process)
            bus.kill()  # its children end with it
            bus.wait()
            bus.stdout.close()
        self.server.__exit__(*reason)
        shutil.rmtree(self.home, ignore_errors=True)

    # What is spoken.

    def log(self):
        """Returns what Orca has written since listen() was called."""
        try:
            with open(self.log_path, encoding="utf-8", errors="replace") as file:
                file.seek(self.position)
                return file.read()
        except FileNotFoundError:
            return ""

    def note(self, *lines):
        if self.transcript:
            with open(self.transcript, "a", encoding="utf-8") as file:
                file.writelines(line + "\n" for line in lines)

    def listen(self):
        """Forgets what was spoken so far."""
        if self.transcript:
            self.note(*("    " + text for text in self.spoken()))
        if os.path.exists(self.log_path):
            self.position = os.path.getsize(self.log_path)

    def spoken(self):
        return [MARKS.sub("", text.replace(NEXT_LINE, "\n")) for text in SPOKEN.findall(self.log())]

    def events(self):
        return EVENT.findall(self.log())

    def wait_for_match(self, *patterns):
        """Waits until each pattern occurs in a line since listen() was called. Returns the matches."""
        end = time.monotonic() + PATIENCE
        while True:
            spoken = self.spoken()
            found = [next(filter(None, (re.search(pattern, line) for line in spoken)), None)
                     for pattern in patterns]
            if all(found):
                return found
            if time.monotonic() > end:
                silent = [pattern for pattern, match in zip(patterns, found) if not match]
                raise Silence(f"not spoken: {silent}; spoken: {spoken}; events: {self.events()}")
            time.sleep(POLL_SECONDS)

    def wait_for_speech(self, *texts):
        """Waits until each text was part of a line since listen() was called. Returns all the lines."""
        self.wait_for_match(*map(re.escape, texts))
        return self.spoken()

    # Keys.

    def key(self, name, *modifiers):
        """Presses a key with its modifiers, and forgets what was spoken before."""
        self.listen()
        self.note("[" + "+".join((*modifiers, name)) + "]")
        codes = [self.display.keysym_to_keycode(XK.string_to_keysym(key)) for key in (*modifiers, name)]
        for code in codes:
            xtest.fake_input(self.display, X.KeyPress, code)
        for code in reversed(codes):
            xtest.fake_input(self.display, X.KeyRelease, code)
        self.display.sync()
