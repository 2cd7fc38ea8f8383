// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/BigNumbers.h"
#include "support/Parallel.h"
#include "support/Result.h"
#include "support/WorkEstimate.h"

namespace lightsout {

/// How many sets of i presses leave w lights on, for one start:
/// D(i, w) = #{p : |p| = i and |b + A p| = w}, exactly.
///
/// One table behind the solutions by number of presses (w = 0) and the law of random play.
class PressLightTable {
public:
    enum class Method {
        grayCode,      ///< all 2^N sets of presses, one press apart
        brokenProfile, ///< row by row on a narrow grid
    };

    /// Vertices of any board.
    static constexpr std::size_t maxGrayCodeVertices = 30;
    /// Up to so many cells in the rows of a grid that is one of profileGridsOf().
    static constexpr std::size_t maxProfileWidth = 8;
    /// What computing a table may take by default.
    static constexpr Budget usualBudget{.operations = 2e12, .memory = std::uint64_t{2} << 30};

    /// Refuses with tooManySteps or tableTooLarge. The result does not depend on `threads`.
    /// Throws Cancelled.
    static Result<PressLightTable> compute(const Rule& rule, const BitVector& lights,
                                           std::size_t threads, Progress& progress,
                                           const Budget& budget = usualBudget);
    /// Why compute() would refuse, if it would. O(1).
    static std::optional<Error> refusal(const Rule& rule, const Budget& budget = usualBudget);
    /// What compute() takes on one core, whatever the budget; nothing where it knows no way. O(1).
    static std::optional<WorkEstimate> estimate(const Rule& rule);
    /// The nearest narrower board of the same kind that compute() does not refuse.
    static std::optional<Lattice> nearestFeasible(Lattice lattice,
                                                  const Budget& budget = usualBudget);

    PressLightTable(std::size_t vertices, Method method, std::vector<BigInteger> counts)
        : vertices_(vertices), method_(method), counts_(std::move(counts)) {
        LIGHTSOUT_ASSERT(counts_.size() == (vertices + 1) * (vertices + 1));
    }

    std::size_t vertexCount() const { return vertices_; }
    Method method() const { return method_; }
    /// D(presses, lit); both at most vertexCount().
    const BigInteger& count(std::size_t presses, std::size_t lit) const {
        LIGHTSOUT_ASSERT(presses <= vertices_ && lit <= vertices_);
        return counts_[presses * (vertices_ + 1) + lit];
    }

private:
    std::size_t vertices_;
    Method method_;
    std::vector<BigInteger> counts_; ///< row by row, a row for each number of presses
};

} // namespace lightsout
