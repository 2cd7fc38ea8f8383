// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "solve/Solver.h"

#include <QtGlobal>

#include <memory>
#include <optional>
#include <vector>

namespace lightsout {

/// The facts known about one state of the game.
struct Facts {
    /// Document::revision() of the game that these facts describe.
    quint64 revision = 0;
    /// The rule of that game, with its current drawing and labels.
    Rule rule;
    std::size_t vertices = 0;
    /// Number of pairs of vertices joined in one or both directions.
    std::size_t edges = 0;
    /// Number of edges that lead in one direction only.
    std::size_t oneWayEdges = 0;
    /// The reason why nothing more is known. If it is set, all members below are empty.
    std::optional<Error> refusal;

    std::shared_ptr<const Solver> solver;
    std::size_t rank = 0;
    std::size_t nullity = 0;
    /// A basis of the quiet patterns, sorted by weight; incomplete if it would not fit in memory.
    std::shared_ptr<const std::vector<BitVector>> kernel;
    bool solvable = false;
    /// If solvable: presses that win. Their number is small, and the smallest possible if
    /// `fewestProven` is true.
    BitVector solution;
    bool fewestProven = false;
    /// If the game was just won by presses: the smallest known number of presses that would have
    /// won it.
    std::size_t fewestOfGame = 0;
    bool isFewestOfGameProven = false;
    /// If not solvable: a quiet pattern that contains an odd number of the lights to change.
    BitVector certificate;

    /// Returns k such that one in 2^k boards can be solved. It equals the nullity if there are as
    /// many buttons as lights.
    std::size_t unreachedDimensions() const { return rule.lightCount() - rank; }
};

/// Computes the facts about a game. `known` may contain the facts about an earlier state: members
/// that depend only on the rule are copied from it if the rule is the same. Work that would need
/// more than `budget` is not started, and the reason is returned. The cost of elimination is
/// announced before it begins. Throws Cancelled.
Facts computeFacts(const Game& game, quint64 revision, const Facts& known, const Budget& budget,
                   Progress& progress, const Solver::Announce& announce = {});

} // namespace lightsout
