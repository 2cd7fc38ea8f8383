# SPDX-License-Identifier: GPL-3.0-or-later
"""A live class for tests with browsers."""

import json
import subprocess


class Teacher:
    """A class on the loopback address."""

    def __init__(self, program, *arguments):
        """`program` is the path of live_teacher."""
        self.program = subprocess.Popen([program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True)
        self.state = self.read()
        self.host = self.state["host"]

    def read(self):
        return json.loads(self.program.stdout.readline())

    def do(self, command, **words):
        """Sends a command and returns the state of the class."""
        self.program.stdin.write(f"{command} {json.dumps(words)}\n")
        self.program.stdin.flush()
        return self.read()

    def pupil(self, name):
        return next(pupil for pupil in self.do("state")["pupils"] if pupil["name"] == name)

    def kill(self):
        """Ends the program as a crash does."""
        self.program.kill()
        self.program.wait(10)
        self.program.stdin.close()
        self.program.stdout.close()

    def end(self):
        self.program.stdin.close()
        self.program.wait(10)
        self.program.stdout.close()
