// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/BigNumbers.h"
#include "support/Budget.h"
#include "support/Parallel.h"
#include "support/Result.h"

namespace lightsout {

/// For fixed initial lights b, a table of the exact number of sets of i presses that leave w lights
/// on: D(i, w) = #{p : |p| = i and |b + A p| = w}. The numbers of buttons and lights may differ.
///
/// The solutions by number of presses (w = 0) and the law of random play both use this table.
class PressLightTable {
public:
    enum class Method {
        grayCode,      ///< visits all sets of presses, changing one press at a time
        brokenProfile, ///< processes a narrow grid row by row
    };

    /// Maximum numbers of buttons and lights for the Gray code method, which works for boards of
    /// any kind.
    static constexpr std::size_t maxGrayCodeButtons = 30;
    static constexpr std::size_t maxGrayCodeLights = 64;
    /// Maximum number of cells in a row for grids from profileGridsOf().
    static constexpr std::size_t maxProfileWidth = 8;
    /// Default budget for computing a table.
    static constexpr Budget usualBudget{.operations = 2e12, .memory = std::uint64_t{2} << 30};

    /// Computes the table. Returns the error tooManySteps if the table would need too much time,
    /// tableTooLarge if it would need too much memory, and tooManyVertices if few buttons have more
    /// than maxGrayCodeLights lights. The result does not depend on `threads`. Throws Cancelled.
    static Result<PressLightTable> compute(const Rule& rule, const BitVector& lights,
                                           std::size_t threads, Progress& progress,
                                           const Budget& budget = usualBudget);
    /// Returns the error that compute() would return for the rule, or nullopt if it would succeed.
    /// O(1), or O(N) if some vertex has no button or no light.
    static std::optional<Error> refusal(const Rule& rule, const Budget& budget = usualBudget);
    /// Estimates the work of compute() on one core, ignoring the budget. Returns nullopt if no
    /// method applies. As fast as refusal().
    static std::optional<WorkEstimate> estimate(const Rule& rule);
    /// Returns the closest narrower board of the same kind for which compute() succeeds.
    static std::optional<Lattice> nearestFeasible(Lattice lattice,
                                                  const Budget& budget = usualBudget);

    PressLightTable(const Rule& rule, Method method, std::vector<BigInteger> counts)
        : buttons_(rule.buttonCount()), lights_(rule.lightCount()), method_(method),
          counts_(std::move(counts)) {
        LIGHTSOUT_ASSERT(counts_.size() == (buttons_ + 1) * (lights_ + 1));
    }

    std::size_t buttonCount() const { return buttons_; }
    std::size_t lightCount() const { return lights_; }
    Method method() const { return method_; }
    /// Returns D(presses, lit), for at most buttonCount() presses and lightCount() lights on.
    const BigInteger& count(std::size_t presses, std::size_t lit) const {
        LIGHTSOUT_ASSERT(presses <= buttons_ && lit <= lights_);
        return counts_[presses * (lights_ + 1) + lit];
    }

private:
    std::size_t buttons_;
    std::size_t lights_;
    Method method_;
    std::vector<BigInteger> counts_; ///< row-major, one row for each number of presses
};

/// Computes the counts of a PressLightTable in O(2^B) steps for B ≤ 30 buttons and at most 64
/// lights. Visits all sets of presses in an order in which successive sets differ by one press.
/// Throws Cancelled.
std::vector<BigInteger> countByGrayCode(const Rule& rule, const BitVector& lights,
                                        std::size_t threads, Progress& progress);

} // namespace lightsout
