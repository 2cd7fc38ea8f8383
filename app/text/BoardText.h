// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Move.h"

#include <QString>

namespace lightsout {

/// The name of a vertex in a sentence, as the board shows it: "cell 5", or "row 2, column 3" if
/// cells are numbered by row and column; of a graph, "vertex 7" or its label.
QString vertexName(const Rule& rule, Vertex vertex);

/// The name of a vertex for screen readers, whatever the board shows: "row 2, column 3".
QString spokenVertexName(const Rule& rule, Vertex vertex);

/// One of the two above: what writes a sentence about a vertex writes it for the eye and for the
/// ear.
using VertexNaming = QString (*)(const Rule& rule, Vertex vertex);

/// The name of a vertex where there is little room: its number or label, or r2c3 if cells are
/// numbered by row and column.
QString vertexShortName(const Rule& rule, Vertex vertex);

/// The name of a surface: "torus".
QString topologyName(Topology topology);

/// How a choice of neighbours is called in a list: "eight neighbours".
QString neighboursText(Neighbours neighbours);

/// The board in a few words: "5 × 5", "4 × 6, torus", "Petersen graph", "drawn graph".
QString boardName(const Rule& rule);

/// Marked vertices as text: the cells of a grid as rows of 0 and 1, and a graph as one line for
/// each vertex, with its name.
QString markedText(const Rule& rule, const BitVector& marked);

/// The move as a step of the history: "press". It names no cell, since it is kept, and the
/// numbering may change.
QString moveName(const Move& move);

} // namespace lightsout
