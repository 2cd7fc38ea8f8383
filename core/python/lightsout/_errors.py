# SPDX-License-Identifier: GPL-3.0-or-later
"""The exceptions and the warning of the package."""

from __future__ import annotations

from typing import Any, Tuple, Type


class Error(ValueError):
    """An error in an input. The message is the one that the command line shows.

    Attributes:
        code: the kind of error in one word, such as ``"unknownBoard"``.
        subject: the part of the input that is wrong, or ``""``.
        line, column: its position in the input, counted from 1; 0 if it is not known.
        expected, found: the numbers in the message, such as a limit and the number above it; or 0.

    >>> import lightsout
    >>> lightsout.Board("gird:5x5")
    Traceback (most recent call last):
    lightsout.Error: column 1: "gird" is neither a known kind of board nor a file; did you mean "grid"?
    """

    code: str
    subject: str
    line: int
    column: int
    expected: int
    found: int

    def __init__(
        self,
        message: str,
        code: str = "",
        subject: str = "",
        line: int = 0,
        column: int = 0,
        expected: int = 0,
        found: int = 0,
    ) -> None:
        """Creates an error with this message and these attributes."""
        super().__init__(message)
        self.code = code
        self.subject = subject
        self.line = line
        self.column = column
        self.expected = expected
        self.found = found

    def __reduce__(self) -> Tuple[Type[Error], Tuple[Any, ...]]:
        """Pickles the error with all its attributes."""
        return type(self), (
            str(self),
            self.code,
            self.subject,
            self.line,
            self.column,
            self.expected,
            self.found,
        )


class TooLarge(Error):
    """The work would take too long or need too much memory, so it was not started.

    The message contains the estimate and the limit; :func:`lightsout.set_limits` raises the limit.
    """


class ReadWarning(UserWarning):
    """A warning that :meth:`lightsout.Board.load` guessed or left out a part of a file."""
