// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "solve/Solver.h"

#include <QtGlobal>

#include <memory>
#include <optional>
#include <vector>

namespace lightsout {

/// What is known about one state of the game.
struct Facts {
    /// Document::revision() of the game they belong to.
    quint64 revision = 0;
    /// The rule of the game they belong to, drawn and labelled as it is now.
    Rule rule;
    std::size_t vertices = 0;
    /// Pairs of vertices joined in one or both directions.
    std::size_t edges = 0;
    /// Edges that are directed one way only.
    std::size_t oneWayEdges = 0;
    /// Why nothing more is known; if set, all members below are empty.
    std::optional<Error> refusal;

    std::shared_ptr<const Solver> solver;
    std::size_t rank = 0;
    std::size_t nullity = 0;
    /// A basis of the quiet patterns, sorted by weight; incomplete if it would not fit in memory.
    std::shared_ptr<const std::vector<BitVector>> kernel;
    bool solvable = false;
    /// If solvable: presses that win, few or fewest.
    BitVector solution;
    bool fewestProven = false;
    /// If the game was just won by presses: the fewest that would have won it, as far as is known.
    std::size_t fewestOfGame = 0;
    bool isFewestOfGameProven = false;
    /// If not solvable: a quiet pattern that meets the lights to change an odd number of times.
    BitVector certificate;
};

/// Computes the facts of a game. `known` may hold facts of an earlier state: what depends on the
/// rule alone is copied from there if the rule is the same. Work that would need more than `budget`
/// is refused; the cost of elimination is announced before it begins. Throws Cancelled.
Facts computeFacts(const Game& game, quint64 revision, const Facts& known, const Budget& budget,
                   Progress& progress, const Solver::Announce& announce = {});

} // namespace lightsout
