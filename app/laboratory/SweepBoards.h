// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace lightsout {

/// Boards that a sweep goes over.
struct SweepBoards {
    QString name;
    QString pattern; ///< a specification with {n}, perhaps {m}
    int min = 1;     ///< n, of which there are boards
    int max = 1000;
    int value = 30;         ///< the last n to begin with
    bool isLattice = false; ///< surface and neighbours can be chosen
    bool isDrawn = false;   ///< by chance, so that there are samples

    bool hasSecond() const { return pattern.contains(QLatin1String("{m}")); }
};

/// Those that can be chosen, always in the same order, in the language of the window.
std::vector<SweepBoards> sweepBoards();

/// What is chosen about boards that offer it.
struct SweepRule {
    int surface = 0;    ///< a Topology
    int neighbours = 0; ///< Neighbours
    bool selfInfluence = true;
};

/// The specification with what is chosen.
QString patternWith(const SweepBoards& boards, const SweepRule& rule);

} // namespace lightsout
