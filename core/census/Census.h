// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/LatticeFamily.h"
#include "census/NullityTable.h"
#include "census/Shards.h"
#include "support/Progress.h"
#include "support/WorkEstimate.h"

#include <memory>
#include <optional>

namespace lightsout {

class FactorMethod;

/// How a census finds its numbers, the fastest first.
enum class CensusMethod {
    closedForm,  ///< a formula (ClosedForms.h)
    factors,     ///< sums over factors of the sides' polynomials (FactorMethod.h)
    moebius,     ///< a polynomial gcd for each board (MoebiusStrip.h)
    elimination, ///< elimination of each board within a band (BandElimination.h)
};

/// The solution counts of all boards of a family: nullity k stands for 2^k solutions, and for
/// 2^-k of all boards that can be solved.
///
/// Keeps what it finds out about factors, so asking one census for many tiles costs no more than
/// asking for the whole table. Safe to use from several threads.
class Census {
public:
    explicit Census(const LatticeFamily& family);
    ~Census();

    const LatticeFamily& family() const { return family_; }
    CensusMethod method() const { return method_; }

    /// Whether a board of this size is within what the method takes a few seconds for at most.
    bool isFeasible(std::size_t rows, std::size_t cols) const;
    /// The largest n for which n × n and all smaller boards are feasible.
    std::size_t maxSide() const;

    /// About how many operations of the processor a board of this size takes.
    double operations(std::size_t rows, std::size_t cols) const;

    /// About what a table takes, by the mean of sizes spread over it; without columns, what squares
    /// of these sizes take.
    WorkEstimate estimate(SizeRange rows, const std::optional<SizeRange>& cols) const;

    /// How the work for the rows of a table, or for squares, grows.
    WorkGrowth growthOfRows() const;
    WorkGrowth growthOfSquares() const;

    /// All sizes must be at least 1 and feasible. The result doesn't depend on the number of
    /// threads. Throws Cancelled.
    NullityTable table(SizeRange rows, SizeRange cols, std::size_t threads, Progress& progress);

    /// The nullities of n × n for all these n, likewise.
    std::vector<std::uint32_t> squares(SizeRange sizes, std::size_t threads, Progress& progress);

    /// One board's.
    std::size_t nullity(std::size_t rows, std::size_t cols, Progress& progress);

private:
    std::size_t nullityByItself(std::size_t rows, std::size_t cols, Progress& progress) const;

    LatticeFamily family_;
    CensusMethod method_;
    std::unique_ptr<FactorMethod> factors_; ///< where that is the method
};

} // namespace lightsout
