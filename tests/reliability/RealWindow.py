#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the window of the workbench on a real X server, with random keys and mouse events.

    RealWindow.py [--seed N] [--events N] [--languages CODE,...] [--load N] PROGRAM

The monkey of the test suite sends its events inside the process, and waits for each to be handled.
This driver sends them through X, while the window is still busy with earlier ones. It starts Xvfb
and openbox, and PROGRAM in an empty home folder. --load starts processes that keep the processor
busy. The events are divided equally among the languages.

Exits with 1 and prints the last events if the program aborts, fails, does not respond, or stays
without a window.

Required packages of Debian and Ubuntu: xvfb openbox python3-xlib.
"""

import argparse
import collections
import faulthandler
import os
import pwd
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from Xlib import X, XK, Xatom, Xutil, display, error
from Xlib.ext import xtest
from Xlib.protocol import event as xevent

SCREEN = (1280, 800)
ANSWER_SECONDS = 120  # the machine may be busy with other work, and with --load
SECONDS_WITHOUT_EVENT = 600  # the driver itself hangs
EVENTS_BETWEEN_CHECKS = 25
MAX_WINDOWS = 6
IDLE_SECONDS = 1  # the program has nothing left to do after this time
ALT, CONTROL, SHIFT = "Alt_L", "Control_L", "Shift_L"

PLAIN_KEYS = (
    ["Left", "Right", "Up", "Down"] * 4
    + ["space", "Return", "Escape", "Tab"] * 3
    + ["Page_Up", "Page_Down", "Home", "End", "Insert", "BackSpace", "plus", "minus", "0"]
    + list("123456789nhsx")
    + ["F5", "F9", "F11"]
)
# Keys that open other windows and close the one in front.
WINDOW_KEYS = [("b", CONTROL, SHIFT), ("F1",), ("comma", CONTROL), ("w", CONTROL), ("w", CONTROL), ("F4", ALT)]
# Keys that open files are excluded: the menus cover these commands.
CONTROL_KEYS = ["z", "z", "z", "y", "r", "l", "h", "j", "c", "v", "a", "d", "BackSpace", "plus", "minus", "0"]


class Failure(Exception):
    """Thrown if the program fails."""


class Server:
    """Xvfb with openbox, running while the object is in use."""

    def __enter__(self):
        readable, writable = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writable), "-ac", "-nolisten", "tcp",
             "-screen", "0", f"{SCREEN[0]}x{SCREEN[1]}x24"],
            pass_fds=[writable], stderr=subprocess.DEVNULL)
        os.close(writable)
        with os.fdopen(readable) as number:
            self.name = ":" + number.readline().strip()
        self.manager = subprocess.Popen(
            ["openbox", "--sm-disable"], env={**os.environ, "DISPLAY": self.name},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.wait_for_manager()
        return self

    def wait_for_manager(self):
        """Waits for the window manager: windows mapped before it starts are not listed."""
        server = display.Display(self.name)
        name = server.intern_atom("_NET_SUPPORTING_WM_CHECK")
        end = time.monotonic() + ANSWER_SECONDS
        while server.screen().root.get_full_property(name, Xatom.WINDOW) is None:
            if self.manager.poll() is not None or time.monotonic() > end:
                raise SystemExit("openbox does not start")
            time.sleep(0.05)
        server.close()

    def __exit__(self, *_):
        for process in (self.manager, self.server):
            process.terminate()
            process.wait()


class Load:
    """Processes that keep the processor busy while the object is in use."""

    def __init__(self, count):
        self.count = count

    def __enter__(self):
        self.processes = [
            subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(self.count)]
        return self

    def __exit__(self, *_):
        for process in self.processes:
            process.kill()
            process.wait()


class Program:
    """The workbench, started in an empty home folder, without the rights of root."""

    def __init__(self, path, language, server):
        self.path, self.language, self.server = os.path.abspath(path), language, server
        self.home = tempfile.mkdtemp(prefix="real-window-")
        self.user = "nobody" if os.geteuid() == 0 else None
        if self.user:
            os.chown(self.home, pwd.getpwnam(self.user).pw_uid, -1)
        self.messages = open(os.path.join(self.home, "messages"), "w+b")
        self.process = None

    def start(self):
        environment = {
            "PATH": os.environ["PATH"], "HOME": self.home, "XDG_RUNTIME_DIR": self.home,
            "DISPLAY": self.server.name, "QT_QPA_PLATFORM": "xcb", "LC_ALL": self.language + ".UTF-8"}
        for name in ("LD_PRELOAD", "ASAN_OPTIONS"):
            if name in os.environ:
                environment[name] = os.environ[name]
        self.process = subprocess.Popen(
            [self.path, "--new"], env=environment, cwd=self.home, user=self.user,
            stdin=subprocess.DEVNULL, stdout=self.messages, stderr=self.messages,
            start_new_session=True)

    def end(self):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()

    def last_messages(self):
        self.messages.flush()
        with open(self.messages.name, "rb") as text:
            return text.read()[-6000:].decode(errors="replace")

    def remove(self):
        self.messages.close()
        shutil.rmtree(self.home, ignore_errors=True)


class Driver:
    """Sends random events to the window of the program that is in front."""

    def __init__(self, program, server, chance):
        self.program, self.chance = program, chance
        self.display = display.Display(server.name)
        self.root = self.display.screen().root
        # Answers to pings are sent to the root window as messages.
        self.root.change_attributes(event_mask=X.StructureNotifyMask | X.SubstructureNotifyMask)
        self.last = collections.deque(maxlen=60)
        self.sent = 0
        self.starts = 0

    def atom(self, name):
        return self.display.intern_atom(name)

    # The state of the windows.

    def windows(self):
        """Returns the windows of all processes of the program, bottom first."""
        listed = self.root.get_full_property(self.atom("_NET_CLIENT_LIST_STACKING"), Xatom.WINDOW)
        return [self.display.create_resource_object("window", number)
                for number in (listed.value if listed else [])]

    def process_of(self, window):
        try:
            process = window.get_full_property(self.atom("_NET_WM_PID"), Xatom.CARDINAL)
        except error.XError:
            return None  # it closed meanwhile
        return process.value[0] if process else None

    def is_own(self, window):
        return self.process_of(window) == self.program.process.pid

    def end(self):
        """Ends the program, and the windows that it opened as separate processes."""
        for process in {self.process_of(window) for window in self.windows()} - {None}:
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass
        self.program.end()

    def front(self):
        """Returns the window in front, its position and size: the active window, or else any."""
        active = self.root.get_full_property(self.atom("_NET_ACTIVE_WINDOW"), Xatom.WINDOW)
        wanted = active.value[0] if active and len(active.value) else 0
        windows = self.windows()
        for window in [w for w in windows if w.id == wanted] + windows[::-1]:
            try:
                size = window.get_geometry()
                corner = window.translate_coords(self.root, 0, 0)
                return window, -corner.x, -corner.y, size.width, size.height
            except error.XError:
                continue  # it closed meanwhile
        return None

    def wait_for(self, is_there, what):
        end = time.monotonic() + ANSWER_SECONDS
        while not is_there():
            self.check_process()
            if time.monotonic() > end:
                os.kill(self.program.process.pid, signal.SIGABRT)
                raise Failure(f"{what} within {ANSWER_SECONDS} s")
            time.sleep(0.02)

    def check_process(self):
        code = self.program.process.poll()
        if code:
            raise Failure(f"the program ended with {code}")

    def start(self):
        self.starts += 1
        self.last.append("start the program")
        self.program.start()
        self.wait_for(lambda: self.program.process.poll() == 0 or any(map(self.is_own, self.windows())),
                      "no window appeared")

    def check(self):
        """Waits until the program has handled all events, and restarts it if it has ended."""
        self.check_process()
        if self.program.process.poll() is None:
            window = next(filter(self.is_own, self.windows()), None)
            if window is not None:
                self.ping(window)
        if self.program.process.poll() is not None or len(self.windows()) > MAX_WINDOWS:
            self.check_process()
            self.end()
            self.start()

    def is_idle(self):
        """Returns true if the main thread of the program is waiting for events."""
        try:
            with open(f"/proc/{self.program.process.pid}/stat") as stat:
                return stat.read().rpartition(")")[2].split()[0] == "S"
        except OSError:
            return False  # it has ended

    def is_visible(self, window):
        """Returns true if a window is visible. Restores it if it is minimised."""
        try:
            if window.get_attributes().map_state == X.IsViewable:
                return True
            state = window.get_full_property(self.atom("WM_STATE"), X.AnyPropertyType)
            if state and state.value[0] == Xutil.IconicState:
                self.root.send_event(
                    xevent.ClientMessage(window=window, client_type=self.atom("_NET_ACTIVE_WINDOW"),
                                         data=(32, [2, X.CurrentTime, 0, 0, 0])),
                    event_mask=X.SubstructureRedirectMask | X.SubstructureNotifyMask)
                self.display.sync()
        except error.XError:
            pass  # it closed meanwhile
        return False

    def check_visible(self):
        """Fails if the program stays without a window: its process runs, but has nothing to do."""
        begin = time.monotonic()
        while self.program.process.poll() is None and not any(
                [self.is_visible(window) for window in self.windows() if self.is_own(window)]):
            if not self.is_idle():
                begin = time.monotonic()
            if time.monotonic() > begin + IDLE_SECONDS:
                raise Failure(f"the program has been without a window for {IDLE_SECONDS} s")
            time.sleep(0.02)

    def ping(self, window):
        while self.display.pending_events():
            self.display.next_event()
        stamp = self.sent + 1
        message = xevent.ClientMessage(
            window=window, client_type=self.atom("WM_PROTOCOLS"),
            data=(32, [self.atom("_NET_WM_PING"), stamp, window.id, 0, 0]))
        try:
            window.send_event(message)
            self.display.sync()
        except error.XError:
            return

        def is_answered():
            if self.program.process.poll() == 0 or not any(w.id == window.id for w in self.windows()):
                return True  # it closed, which is an answer too
            while self.display.pending_events():
                event = self.display.next_event()
                if (event.type == X.ClientMessage and event.data[0] == 32
                        and event.data[1][0] == self.atom("_NET_WM_PING") and event.data[1][1] == stamp):
                    return True
            return False

        self.wait_for(is_answered, "the window did not answer")

    # The events that are sent.

    def note(self, text):
        self.last.append(text)
        self.sent += 1

    def fake(self, kind, detail=0, x=0, y=0):
        xtest.fake_input(self.display, kind, detail, x=x, y=y)

    def pause(self):
        self.display.flush()
        time.sleep(self.chance.choice([0, 0, 0.002, 0.01, 0.04]))

    def key(self, name, *modifiers):
        self.note("key " + "+".join([*modifiers, name]))
        codes = [self.display.keysym_to_keycode(XK.string_to_keysym(key)) for key in (*modifiers, name)]
        for code in codes:
            self.fake(X.KeyPress, code)
        for code in reversed(codes):
            self.fake(X.KeyRelease, code)
        self.pause()

    def move(self, x, y):
        self.fake(X.MotionNotify, x=x, y=y)

    def click(self, button, x, y, times=1):
        self.note(f"click {button} at {x},{y}" + (" twice" if times > 1 else ""))
        self.move(x, y)
        for _ in range(times):
            self.fake(X.ButtonPress, button)
            self.fake(X.ButtonRelease, button)
        self.pause()

    def drag(self, button, places):
        self.note(f"drag {button} over {places}")
        self.move(*places[0])
        self.fake(X.ButtonPress, button)
        for place in places[1:]:
            self.move(*place)
            self.pause()
        if self.chance.random() < 0.2:
            self.key(*self.chance.choice([("z", CONTROL), (str(self.chance.randint(1, 6)), ALT), ("Escape",)]))
        self.fake(X.ButtonRelease, button)
        self.pause()

    def act(self):
        front = self.front()
        if front is None:
            self.check()  # the last window closed, and the program may have ended with it
            time.sleep(0.01)
            return
        window, left, top, width, height = front
        chance = self.chance

        def place():
            x = left + chance.randrange(max(1, width))
            y = top + chance.randrange(max(1, height))
            return min(max(x, 0), SCREEN[0] - 1), min(max(y, 0), SCREEN[1] - 1)

        kind = chance.random()
        if kind < 0.12:
            self.key(str(chance.randint(1, 6)), ALT)
        elif kind < 0.16:
            # Random play followed by a mouse event once crashed the program.
            self.key("5", ALT)
            self.click(1, *place()) if chance.random() < 0.5 else self.move(*place())
        elif kind < 0.34:
            self.key(chance.choice(PLAIN_KEYS), *([SHIFT] if chance.random() < 0.15 else []))
        elif kind < 0.44:
            self.key(chance.choice(CONTROL_KEYS), CONTROL)
        elif kind < 0.62:
            button = chance.choice([1] * 8 + [2, 3])
            self.click(button, *place(), times=2 if chance.random() < 0.1 else 1)
        elif kind < 0.74:
            self.note("move the pointer")
            for _ in range(chance.randint(1, 4)):
                self.move(*place())
                self.pause()
        elif kind < 0.82:
            self.drag(chance.choice([1, 1, 1, 2]), [place() for _ in range(chance.randint(2, 5))])
        elif kind < 0.87:
            self.click(chance.choice([4, 5]), *place(), times=chance.randint(1, 3))
        elif kind < 0.93:
            # Menus: lessons, languages, new boards and so on.
            x = left + int(width * (0.04 + chance.random() * 0.4))
            x = x if not self.program.language.startswith("he") else 2 * left + width - x
            self.click(1, min(max(x, 0), SCREEN[0] - 1), top + 12)
            for _ in range(chance.randint(1, 14)):
                self.key("Down")
            if chance.random() < 0.3:
                self.key("Left" if self.program.language.startswith("he") else "Right")
            self.key("Return")
        elif kind < 0.96:
            self.key("k", CONTROL)
            for _ in range(chance.randint(1, 2)):
                self.key(chance.choice("abcdefghilmnoprstu"))
            for _ in range(chance.randint(0, 6)):
                self.key("Down")
            self.key("Return")
        elif kind < 0.975:
            # Another board of any size.
            self.key("n", CONTROL)
            for _ in range(chance.randint(0, 6)):
                self.key("Tab")
            self.key("a", CONTROL)
            for _ in range(chance.randint(1, 3)):
                self.key(str(chance.randint(1, 9)))
            self.key(chance.choice(["Return", "Return", "Escape"]))
        elif kind < 0.985:
            size = chance.randint(500, 1280), chance.randint(350, 800)
            self.note(f"resize to {size[0]} x {size[1]}")
            try:
                window.configure(width=size[0], height=size[1])
            except error.XError:
                pass
            self.pause()
        elif kind < 0.996:
            self.key(*chance.choice(WINDOW_KEYS))
        else:
            for _ in range(chance.randint(1, 3)):
                self.key("Escape")

    def work(self, events):
        self.start()
        checked = 0
        while self.sent < events:
            faulthandler.dump_traceback_later(SECONDS_WITHOUT_EVENT, exit=True)
            self.act()
            self.check_visible()
            if self.sent >= checked + EVENTS_BETWEEN_CHECKS:
                checked = self.sent
                self.check()
        self.check()
        faulthandler.cancel_dump_traceback_later()


def drive(path, language, seed, events, server):
    """Returns true if the program survived the events."""
    program = Program(path, language, server)
    driver = Driver(program, server, random.Random(f"{seed} {language}"))
    begin = time.monotonic()
    try:
        driver.work(events)
        print(f"{language}: {driver.sent} events in {time.monotonic() - begin:.0f} s, "
              f"{driver.starts} start(s): no abort, no hang", flush=True)
        return True
    except Failure as failure:
        time.sleep(1)  # it may still be writing
        print(f"{language}: after {driver.sent} events with seed {seed}: {failure}. The last events:")
        print("\n".join("  " + line for line in driver.last))
        print("The program's last messages:\n" + program.last_messages(), flush=True)
        return False
    finally:
        program.end()
        program.remove()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    parser.add_argument("--events", type=int, default=2000)
    parser.add_argument("--languages", default="en_GB", help="locales, such as en_GB,fr_FR,he_IL")
    parser.add_argument("--load", type=int, default=0, help="processes that keep the processor busy")
    parser.add_argument("program")
    arguments = parser.parse_args()
    print(f"seed {arguments.seed}", flush=True)
    with Server() as server, Load(arguments.load):
        languages = arguments.languages.split(",")
        share = -(-arguments.events // len(languages))
        results = [drive(arguments.program, language, arguments.seed, share, server)
                   for language in languages]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
