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

/// Everything about a rule that does not depend on the lights, made once, then asked for each
/// board: plane grids and whole rows and columns in linear time, closed surfaces by chasing where
/// that is cheap, large graphs of few classes of twins by these, other rules by elimination, sparse
/// or dense, whichever takes fewer word operations by the estimate: those along a band (BandPlan)
/// where they are few, or those of the fronts (AssemblyTree::operations()), against N³ / 12288 + N²
/// / 8 (denseOperations()). Each is taken only if it fits in memory.
///
/// Immutable after build(): may be used from several threads at once.
class Solver {
public:
    /// Most vertices of a board whatever its influences are: dense elimination takes them on.
    static constexpr std::size_t maxDenseVertices = 32'768;
    /// Most bytes that sparse elimination may take by default.
    static constexpr std::uint64_t maxMemory = Budget().memory;

    /// Is told what elimination is going to take, before that begins. Planning, which finds it out,
    /// comes before; asking the solver afterwards is not counted.
    using Announce = std::function<void(const WorkEstimate&)>;

    /// Refuses with tooMuchMemory what neither elimination can do within the budget, and with
    /// tableTooLarge boards of linear time whose lights are too many for it. Throws Cancelled.
    static Result<Solver> build(Rule rule, Progress& progress, const Budget& budget = {},
                                const Announce& announce = {});

    const Rule& rule() const { return rule_; }
    std::size_t nullity() const;
    std::size_t rank() const { return rule_.vertexCount() - nullity(); }

    /// Presses that change exactly the lights of `difference`, or a certificate that there are
    /// none. Verified against the rule. Throws Cancelled.
    Answer solve(const BitVector& difference, Progress& progress) const;

    /// Vector number `index` < nullity() of a basis of the kernel {x : A x = 0}: a quiet pattern,
    /// verified against the rule.
    BitVector kernelVector(std::size_t index) const;

private:
    using Engine = std::variant<BandSolver, DenseSolver, GridSolver, RowColumnSolver, SparseSolver,
                                SurfaceSolver, TwinSolver>;
    Solver(Rule rule, Engine engine) : rule_(std::move(rule)), engine_(std::move(engine)) {}

    Rule rule_;
    Engine engine_;
};

} // namespace lightsout
