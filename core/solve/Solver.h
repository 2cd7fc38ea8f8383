// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "solve/DenseSolver.h"
#include "solve/GridSolver.h"
#include "solve/RowColumnSolver.h"
#include "solve/SurfaceSolver.h"
#include "solve/TwinSolver.h"
#include "sparse/BandSolver.h"
#include "sparse/SparseSolver.h"
#include "support/Result.h"
#include "support/WorkEstimate.h"

#include <functional>

namespace lightsout {

/// Everything about a rule that does not depend on the lights, computed once, then used for each
/// board. Plane grids and whole rows and columns take linear time. Closed surfaces are chased if
/// that is cheap, and large graphs with few classes of twins are solved by these. Other rules are
/// eliminated, sparse or dense, whichever needs fewer estimated word operations: those along a band
/// (BandPlan) if they are few, or those of the fronts (AssemblyTree::operations()), against N³ /
/// 12288 + N² / 8 (denseOperations()). Each method is used only if it fits in memory.
///
/// Immutable after build(): may be used from several threads at once.
class Solver {
public:
    /// Number of vertices up to which any board can be solved: dense elimination handles them all.
    static constexpr std::size_t maxDenseVertices = 32'768;
    /// Maximum number of bytes for sparse elimination by default.
    static constexpr std::uint64_t maxMemory = Budget().memory;

    /// Called with the estimated cost of elimination before that begins. Planning, which computes
    /// it, comes before; later calls of the solver are not included.
    using Announce = std::function<void(const WorkEstimate&)>;

    /// Returns tooMuchMemory if neither elimination is possible within the budget, and
    /// tableTooLarge for boards of linear time that have too many lights for it. Throws Cancelled.
    static Result<Solver> build(Rule rule, Progress& progress, const Budget& budget = {},
                                const Announce& announce = {});

    const Rule& rule() const { return rule_; }
    std::size_t nullity() const;
    std::size_t rank() const { return rule_.vertexCount() - nullity(); }

    /// Returns presses that change exactly the lights of `difference`, or a certificate that there
    /// are none. Verified against the rule. Throws Cancelled.
    Answer solve(const BitVector& difference, Progress& progress) const;

    /// Returns vector number `index` < nullity() of a basis of the kernel {x : A x = 0}: a quiet
    /// pattern, verified against the rule.
    BitVector kernelVector(std::size_t index) const;

private:
    using Engine = std::variant<BandSolver, DenseSolver, GridSolver, RowColumnSolver, SparseSolver,
                                SurfaceSolver, TwinSolver>;
    Solver(Rule rule, Engine engine) : rule_(std::move(rule)), engine_(std::move(engine)) {}

    Rule rule_;
    Engine engine_;
};

} // namespace lightsout
