// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Facts.h"
#include "random/StateGraph.h"

#include <QString>

namespace lightsout {

/// The number of winning games of a given length, and the first of these games as lists of
/// vertices.
struct WinningGames {
    BigInteger count;
    std::vector<std::vector<Vertex>> list; ///< empty if the board is large or the games are long
};

/// Counts the winning games of `length` presses from this board. `facts` must belong to `game`.
WinningGames winningGames(const Game& game, const Facts& facts, std::uint64_t length,
                          Progress& progress);

/// Lists the games one after another. Lines break only between games. The text says so if some are
/// omitted.
QString listText(const WinningGames& games);

} // namespace lightsout
