// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Move.h"

#include <QString>
#include <QStringList>

namespace lightsout {

/// Returns the name of a vertex in a sentence, as the board shows it: "cell 5", or "row 2, column
/// 3" if cells are numbered by row and column; for a graph, "vertex 7" or its label.
QString vertexName(const Rule& rule, Vertex vertex);

/// Returns the name of a vertex for screen readers, regardless of the numbering on the board: "row
/// 2, column 3".
QString spokenVertexName(const Rule& rule, Vertex vertex);

/// Returns the names of several vertices for screen readers: "row 1, column 1; row 2, column 3".
QString spokenVertexNames(const Rule& rule, const BitVector& vertices);

/// vertexName() or spokenVertexName(). Sentences about a vertex are needed both for the screen and
/// for screen readers.
using VertexNaming = QString (*)(const Rule& rule, Vertex vertex);

/// Returns a short name of a vertex: its number or label, or "r2c3" if cells are numbered by row
/// and column.
QString vertexShortName(const Rule& rule, Vertex vertex);

/// Returns the name of a surface: "torus".
QString topologyName(Topology topology);

/// Returns the name of a neighbourhood for use in a list: "eight neighbours".
QString neighboursText(Neighbours neighbours);

/// Returns a short name of the board: "5 × 5", "4 × 6, torus", "Petersen graph", "3-vertex path and
/// 4-vertex cycle", "drawn graph".
QString boardName(const Rule& rule);

/// The name of a board regardless of the language, so that it can be stored: an untranslated text,
/// followed by the parts for its places %1, %2, each of which may have parts of its own.
QStringList boardNameParts(const Rule& rule);
/// Returns the name with these parts in the language of the window.
QString boardName(const QStringList& parts);

/// Returns marked vertices as text: rows of 0s and 1s for the cells of a grid, or, for a graph, one
/// line per vertex with its name and a 0 or 1.
QString markedText(const Rule& rule, const BitVector& marked);

/// Returns the name of a move in the history: "press". It names no cell, because it is stored and
/// the numbering may change.
QString moveName(const Move& move);

} // namespace lightsout
