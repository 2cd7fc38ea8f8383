# SPDX-License-Identifier: GPL-3.0-or-later
"""The types of arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Bits = npt.NDArray[np.uint8]
"""An array of 0 and 1."""
Counts = npt.NDArray[np.uint64]
Integers = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]
BitsLike = Any
"""Anything that can be converted to an array of 0 and 1: numbers or truth values of any shape."""
