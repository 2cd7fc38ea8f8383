// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Move.h"

#include <QString>

namespace lightsout {

/// How a vertex is called in a sentence: "row 2, column 3", or "vertex 7", or its label.
QString vertexName(const Rule& rule, Vertex vertex);

/// How a vertex is called beside a matrix: r2c3, or its number or label.
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

/// The move as a step of the history: "press row 2, column 3".
QString moveName(const Rule& rule, const Move& move);

} // namespace lightsout
