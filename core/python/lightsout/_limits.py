# SPDX-License-Identifier: GPL-3.0-or-later
"""The limits of work."""

from __future__ import annotations

import numbers
from typing import Optional

from . import _lightsout
from ._board import natural


def set_limits(operations: Optional[float] = None, memory: Optional[int] = None) -> None:
    """Sets the limits of work. Work that is estimated to exceed them raises TooLarge before it begins.

    Args:
        operations: the maximum number of processor operations. The default, 10¹³, is about an hour.
        memory: the maximum number of bytes. The default is half of the machine's memory.
    """
    if operations is not None and not isinstance(operations, numbers.Real):
        raise TypeError(f"operations must be a number, not {operations!r}")
    _lightsout.set_limits(operations, None if memory is None else natural("memory", memory))
