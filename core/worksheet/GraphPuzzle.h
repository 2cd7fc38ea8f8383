// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/Deal.h"
#include "game/Rule.h"
#include "worksheet/Puzzle.h"

#include <optional>

namespace lightsout {

/// A drawn graph whose lights are to be turned off.
struct GraphBoard {
    Graph graph;
    BitVector lights;
};

/// Returns true if a rule is a graph that can be put on paper: it must be drawn and not too large,
/// all influences must be mutual, and all vertices must have self-influence.
bool fitsOnSheet(const Rule& rule);

/// Returns a graph for a deal, the same on every machine: connected, drawn with straight edges of
/// equal length that do not cross, and with all lights on. The more presses the deal requires, the
/// more vertices the graph has. It can always be turned off (Sutner, "Linear cellular automata and
/// the Garden-of-Eden", The Mathematical Intelligencer 11, 1989).
GraphBoard dealtGraph(const Deal& deal);

/// Returns the puzzle of a board, or nullopt if it can't be turned off. The graph must have at most
/// maxSheetVertices vertices. Throws Cancelled.
std::optional<Puzzle> graphPuzzle(const GraphBoard& board, Progress& progress);

} // namespace lightsout
