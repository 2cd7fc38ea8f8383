// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "io/AtomicFile.h"

#include <string>

namespace lightsout::cli {

/// Vertices for people: on grids rows of X and ".", else the numbers of the vertices; for large
/// boards only how many they are. Ends with a line end.
std::string picture(const Rule& rule, const BitVector& vertices);

/// For files: the entries as 0 and 1, on grids one line a row, else on one line; piece by piece.
AtomicFile::Pieces digitRows(const Rule& rule, BitVector vertices);

/// "1 press", "2 presses".
std::string counted(std::uint64_t count, const char* one, const char* many);

} // namespace lightsout::cli
