// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/DenseSolver.h"
#include "engines/GridSolver.h"
#include "engines/RowColumnSolver.h"
#include "engines/SurfaceSolver.h"
#include "engines/TwinSolver.h"
#include "game/Game.h"
#include "game/Reduction.h"
#include "sparse/BandSolver.h"
#include "sparse/SparseSolver.h"
#include "support/Budget.h"
#include "support/Result.h"

#include <functional>

namespace lightsout {

/// Computes once everything about a rule that does not depend on the lights, and uses it to solve
/// boards. Boards on plane grids and boards with row-and-column neighbours take linear time. Closed
/// surfaces are solved by light chasing if that is cheap. Large graphs with few classes of twins
/// are solved by means of these classes. The matrices of other rules are eliminated as sparse or
/// dense matrices, whichever is estimated to need fewer word operations. The estimate for sparse
/// elimination is the number of operations along a band (BandPlan) if this number is small,
/// otherwise the number of operations of the fronts (AssemblyTree::operations()). The estimate for
/// dense elimination is N³ / 12288 + N² / 8 (denseOperations()). Each method is used only if it
/// fits in memory.
///
/// Columns of vertices without a button and rows of vertices without a light are removed before the
/// elimination (Reduction.h), so that rank, nullity and solutions are those of the table of lights
/// and buttons. This table is eliminated as a dense matrix if it has more rows than columns.
///
/// A solver is immutable after build(), so it may be used from several threads at once.
class Solver {
public:
    /// Within the default budget, dense elimination can solve every board with at most this many
    /// vertices. Larger boards are eliminated as dense matrices only if the budget is unlimited.
    static constexpr std::size_t maxDenseVertices = 32'768;
    /// Default maximum number of bytes for sparse elimination.
    static constexpr std::uint64_t maxMemory = Budget().memory;

    /// Called before elimination begins, with its estimated cost. The estimate includes neither the
    /// planning that precedes it nor later calls to the solver.
    using Announce = std::function<void(const WorkEstimate&)>;

    /// Builds a solver. Returns tooMuchMemory if neither kind of elimination is possible within the
    /// budget, and tableTooLarge if the board could be solved in linear time but has too many
    /// lights for the budget. Throws Cancelled.
    static Result<Solver> build(Rule rule, Progress& progress, const Budget& budget = {},
                                const Announce& announce = {});

    const Rule& rule() const { return rule_; }
    std::size_t nullity() const;
    std::size_t rank() const { return rule_.buttonCount() - nullity(); }

    /// Returns presses that change exactly the lights of `difference`, or a certificate that there
    /// are none. The answer is verified against the rule. Throws Cancelled.
    Answer solve(const BitVector& difference, Progress& progress) const;

    /// Returns vector number `index` < nullity() of a basis of the kernel {x : A x = 0}: a quiet
    /// pattern, verified against the rule.
    BitVector kernelVector(std::size_t index) const;

private:
    using Engine = std::variant<BandSolver, DenseSolver, GridSolver, RowColumnSolver, SparseSolver,
                                SurfaceSolver, TwinSolver>;
    Solver(Rule rule, Engine engine) : rule_(std::move(rule)), engine_(std::move(engine)) {}
    static Result<Solver> buildReduced(Rule rule, Progress& progress, const Budget& budget,
                                       const Announce& announce);
    Answer solveReduced(const BitVector& difference, Progress& progress) const;

    Rule rule_;
    Engine engine_; ///< for the reduced matrix if there is a reduction
    std::optional<Reduction> reduction_{};
};

} // namespace lightsout
