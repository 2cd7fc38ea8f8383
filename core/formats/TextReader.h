// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/SavedBoard.h"
#include "support/Result.h"

#include <string_view>

namespace lightsout {

// Text that people or programs write without a format of its own: typed boards, judges' inputs,
// print-outs of matrices, tables of spreadsheets, lists of edges or neighbours. The text is split
// into rows once (TextRows.h). Each reading (ReadingKind) judges the whole text and fits only if
// every row fits; the one with the highest score is taken.
//
// lights: rows of two symbols, glued or separated. A line of sizes may come before them; so may
// other boards, with a line that counts them. Of the usual symbols, ". - _ 0 · ○ □" and others are
// off and "# x X * + @ 1 ● ■" and others on; "o" and "O" are on if the others are off.
// ReadOptions::on chooses the symbol that is on, ReadOptions::graph the board. Lines that begin
// with "!" are comments. If no symbol is off, spaces can be.
//
// matrix, table: rows of numbers with any separators, brackets and names, as programs print them,
// or entries such as "(1, 2) 1". Row v and column u state whether pressing u toggles v. If the
// matrix is not square or its names differ, it is a table with a row for each light and a column
// for each button. Each name is a vertex; without names, all rows and columns are vertices.
//
// edges: a row has two names, between which may be an arrow or a line; names with blanks are
// quoted, or separated by tabs, commas or semicolons. The first row may name the columns ("Source",
// "Target" in several languages), count the vertices ("vertices 4": their names are 0 … 3) or the
// vertices and the edges. A loop means self-influence; for other vertices, the options specify it.
//
// adjacency: a row has a name and the names of its neighbours, as in "1: 2 3", dictionaries, and
// networkx's and Gephi's lists. If no name is before and after a colon, rows are lights and their
// buttons.
//
// machine: "[.##.] (3) (1,3) {3,5,4,7}" has four lights and two buttons.
//
// Numbers other than 0 are edges. Weights and other columns are left out and reported. Vertices are
// numbered in order of occurrence, or by value if all names are integers.

/// Reads a text. O(text + arcs · log arcs). If no reading fits, the error is about the row at which
/// the last reading gave up.
Result<SavedBoard> readText(std::string_view text, const ReadOptions& options = {});

/// Return the name of a reading, as for --as, and the reading with a name.
std::string_view nameOf(ReadingKind reading);
std::optional<ReadingKind> readingNamed(std::string_view name);

} // namespace lightsout
