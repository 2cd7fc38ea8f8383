// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"
#include "io/SavedBoard.h"

#include <string>
#include <vector>

namespace lightsout::cli {

/// Returns the board that --board names, with the lights and target of the command line. Throws
/// Failure, or Listing for --as list.
SavedBoard boardOf(const Arguments& arguments);

/// Returns the game without its holes. If a vertex has only a button or only a light, throws a
/// Failure that names --board.
Game wholeGame(const Game& game);

/// Does the same as boardOf() for the board `spec`, which was given as the value of `argument`.
SavedBoard boardNamed(const std::string& spec, const std::string& argument,
                      const Arguments& arguments);

/// Returns the graphs of a file with many graphs (formats/Graph6.h) or of standard input, as one
/// line for each; empty if `spec` names another kind of board or a file with a single graph, or if
/// --graph selects a graph. Throws Failure.
std::vector<std::string> graphsNamed(const std::string& spec, const Arguments& arguments);

/// Returns the number of boards in a text of typed boards or another file of several boards; 1 if
/// `spec` names another kind of board, cannot be read, or --graph selects a board.
std::size_t boardCountOf(const std::string& spec, const Arguments& arguments);

/// Does the same as boardNamed() for the board with this number in a file. Takes no notes.
SavedBoard boardOfFile(const std::string& path, std::size_t number, const Arguments& arguments);

/// Does the same as boardNamed() for one of these lines. Failures state `where` as their source.
SavedBoard boardOfGraph(const std::string& line, const std::string& where,
                        const Arguments& arguments);

} // namespace lightsout::cli
