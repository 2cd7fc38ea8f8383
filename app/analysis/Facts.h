// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/FactContext.h"

#include <QtGlobal>

#include <memory>

namespace lightsout {

/// What the facts about one state of the game follow from. `kernel` is sorted by weight, and
/// incomplete if a basis would not fit in memory.
struct Facts : KnownResults {
    /// Document::revision() of the game that these facts describe.
    quint64 revision = 0;
    /// The rule of that game, with its current drawing and labels.
    Rule rule;
    /// Number of pairs of vertices that are joined in one direction only.
    std::size_t oneWayEdges = 0;
    /// If the game was just won by presses: the fewest known that would have won it.
    std::shared_ptr<const FewestPresses> fewestOfGame;
};

/// Computes the facts about a game. `known` may contain the facts about an earlier state: members
/// that depend only on the rule are copied from it if the rule is the same. Work that would need
/// more than `budget` is not started, and the reason is returned. The cost of elimination is
/// announced before it begins. Throws Cancelled.
Facts computeFacts(const Game& game, quint64 revision, const Facts& known, const Budget& budget,
                   Progress& progress, const Solver::Announce& announce = {});

} // namespace lightsout
