// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "support/Progress.h"

#include <QString>

#include <functional>
#include <vector>

namespace lightsout {

/// The options chosen for a kind of board.
struct BoardOptions {
    std::vector<std::size_t> sizes; ///< one for each of the kind's sizes
    Topology topology = Topology::plane;
    Neighbours neighbours = Neighbours::plus;
    bool selfInfluence = true;
};

enum class BoardCategory { grids, surfaces, families, solids, random, examples };

/// A kind of board that the gallery offers.
struct BoardKind {
    struct Size {
        QString name; ///< includes a mnemonic
        int least;
        int most;
        int value; ///< default value
    };

    BoardCategory category = BoardCategory::grids;
    QString name;
    QString englishName;
    /// A sentence that says what is special about this kind; may be empty.
    QString sentence{};
    std::vector<Size> sizes{};
    bool offersNeighbours = false;
    bool offersTopology = false;
    bool offersSelfInfluence = true;
    /// The default surface and neighbours.
    Topology topology = Topology::plane;
    Neighbours neighbours = Neighbours::plus;
    /// True if make() takes longer than an animation frame.
    bool isSlow = false;
    std::function<Game(const BoardOptions& options, Progress& progress)> make;

    BoardOptions firstOptions() const;
};

/// Returns all kinds, category by category, in the window's language.
std::vector<BoardKind> boardKinds();

QString categoryName(BoardCategory category);

/// The maximum number of rows or columns of a grid that can be chosen.
inline constexpr int maxSide = 10000;

} // namespace lightsout
