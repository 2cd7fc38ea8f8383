# SPDX-License-Identifier: GPL-3.0-or-later
"""Boards as SVG pictures, for notebooks."""

from __future__ import annotations

import collections.abc
from typing import List, Optional
from xml.sax.saxutils import escape

import numpy as np

from ._types import Bits, Integers, Reals

# A picture with more vertices or lines than this would be too slow in a browser.
MOST_PARTS = 10_000
SIDE = 480
ON, OFF, INK, PRESSED = "#ffd23f", "#39404d", "#1b1f27", "#d1495b"


def _begin(width: float, height: float, title: str) -> List[str]:
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="0 0 {width:.1f} {height:.1f}" role="img">',
        f"<title>{escape(title)}</title>",
    ]


def cells_svg(
    rows: int, cols: int, lights: Bits, target: Bits, presses: Bits, title: str
) -> Optional[str]:
    """Returns a picture of the cells of a board, or None if there are too many.

    Lights that are on are bright. Lights that are on in the target have a ring, and vertices that
    were pressed an odd number of times have a dot.
    """
    if rows * cols > MOST_PARTS:
        return None
    cell = max(4.0, min(40.0, SIDE / max(rows, cols, 1)))
    svg = _begin(cols * cell + 2, rows * cell + 2, title)
    for v in range(rows * cols):
        x, y = 1 + v % cols * cell, 1 + v // cols * cell
        svg.append(
            f'<rect x="{x:.1f}" y="{y:.1f}" width="{cell:.1f}" height="{cell:.1f}" '
            f'fill="{ON if lights[v] else OFF}" stroke="{INK}"/>'
        )
        svg += _marks(x + cell / 2, y + cell / 2, cell / 2, bool(target[v]), bool(presses[v]))
    return "".join(svg) + "</svg>"


def graph_svg(
    positions: Reals,
    arcs: Integers,
    labels: collections.abc.Sequence[str],
    self_influence: Bits,
    lights: Bits,
    target: Bits,
    presses: Bits,
    title: str,
) -> Optional[str]:
    """Returns a picture of a graph, or None if it is too large.

    The marks are the same as in cells_svg(). One-way influences are arrows, and vertices without
    self-influence are dashed.
    """
    count = len(positions)
    if count + len(arcs) > MOST_PARTS:
        return None
    low = positions.min(axis=0) if count else np.zeros(2)
    extent = float(max((positions.max(axis=0) - low).max(), 1e-9)) if count else 1.0
    radius = 16.0
    scale = (SIDE - 2 * radius - 4) / extent if count > 1 else 1.0
    if count > 1:
        scale = min(scale, 90 / _typical_distance(positions, arcs))
        radius = max(3.0, min(16.0, 0.4 * scale * _least_distance(positions)))
    points = (positions - low) * scale + radius + 2
    size = points.max(axis=0) + radius + 2 if count else np.array([4.0, 4.0])
    svg = _begin(float(size[0]), float(size[1]), title)
    svg.append(
        '<defs><marker id="a" viewBox="0 0 6 6" refX="6" refY="3" markerWidth="6" '
        f'markerHeight="6" orient="auto"><path d="M0 0L6 3L0 6z" fill="{INK}"/></marker></defs>'
    )
    pairs = {(int(u), int(v)) for u, v in arcs}
    for u, v in sorted(pairs):
        mutual = (v, u) in pairs
        if mutual and v < u:
            continue
        begin, end = points[u], points[v]
        length = float(np.hypot(*(end - begin)))
        if not mutual and length > 0:
            end = end - (end - begin) * min(radius / length, 1.0)
        arrow = "" if mutual else ' marker-end="url(#a)"'
        svg.append(
            f'<line x1="{begin[0]:.1f}" y1="{begin[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}" '
            f'stroke="{INK}"{arrow}/>'
        )
    for v, (x, y) in enumerate(points):
        dashed = "" if self_influence[v] else ' stroke-dasharray="3 2"'
        svg.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" '
            f'fill="{ON if lights[v] else OFF}" stroke="{INK}"{dashed}>'
            f"<title>{escape(_printable(labels[v]) or str(v))}</title></circle>"
        )
        svg += _marks(x, y, radius, bool(target[v]), bool(presses[v]))
    return "".join(svg) + "</svg>"


def _marks(x: float, y: float, half: float, in_target: bool, pressed: bool) -> List[str]:
    marks = []
    if in_target:
        marks.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.7 * half:.1f}" fill="none" stroke="{PRESSED}"/>'
        )
    if pressed:
        marks.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{0.25 * half:.1f}" fill="{PRESSED}"/>')
    return marks


def _printable(label: str) -> str:
    """Returns the label without control characters, which XML does not allow."""
    return "".join(c for c in label if c.isprintable())


def _typical_distance(positions: Reals, arcs: Integers) -> float:
    if len(arcs) == 0:
        return _least_distance(positions)
    ends = positions[arcs[:, 0]] - positions[arcs[:, 1]]
    return max(float(np.median(np.hypot(ends[:, 0], ends[:, 1]))), 1e-9)


def _least_distance(positions: Reals) -> float:
    """Returns the least distance between any two of the first 1000 points."""
    some = positions[:1000]
    apart = np.hypot(
        some[:, None, 0] - some[None, :, 0], some[:, None, 1] - some[None, :, 1]
    )
    np.fill_diagonal(apart, np.inf)
    return max(float(apart.min()), 1e-9)
