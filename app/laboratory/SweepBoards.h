// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace lightsout {

/// A family of boards for a sweep.
struct SweepBoards {
    QString name;
    QString pattern; ///< a board specification with {n} and possibly {m}
    int min = 1;     ///< smallest n for which there is a board
    int max = 1000;
    int value = 30;         ///< default for the last n
    bool isLattice = false; ///< whether surface and neighbours can be chosen
    bool isDrawn = false;   ///< whether boards are random, so that several samples are possible

    bool hasSecond() const { return pattern.contains(QLatin1String("{m}")); }
};

/// Returns the available families in a fixed order, in the language of the window.
std::vector<SweepBoards> sweepBoards();

/// The choices for families of lattices.
struct SweepRule {
    int surface = 0;    ///< a value of Topology
    int neighbours = 0; ///< a value of Neighbours
    bool selfInfluence = true;
};

/// Returns the board specification with these choices added.
QString patternWith(const SweepBoards& boards, const SweepRule& rule);

} // namespace lightsout
