// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Facts.h"
#include "random/StateGraph.h"

#include <QString>

namespace lightsout {

/// The winning games of some length: how many, and the first of them, vertex by vertex.
struct WinningGames {
    BigInteger count;
    std::vector<std::vector<Vertex>> list; ///< none where the board is large or the games are long
};

/// Counts the games of `length` presses that win from this board, whose facts these are.
WinningGames winningGames(const Game& game, const Facts& facts, std::uint64_t length,
                          Progress& progress);

/// The games one after another; a line breaks between them only. Says so where some are left out.
QString listText(const WinningGames& games);

} // namespace lightsout
