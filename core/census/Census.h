// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/LatticeFamily.h"
#include "census/NullityTable.h"
#include "support/Budget.h"
#include "support/Progress.h"

#include <memory>
#include <optional>

namespace lightsout {

/// The rate at which the work for one size grows with the size.
enum class WorkGrowth { constant, quadratic };

/// Divides the sizes into `count` consecutive ranges that need about the same work, and returns
/// range number `index`, counted from 1. Ranges may be empty; each size is in exactly one of them.
/// O(sizes).
SizeRange shardOf(SizeRange sizes, WorkGrowth growth, std::size_t index, std::size_t count);

class FactorMethod;

/// The methods by which a census computes nullities, fastest first.
enum class CensusMethod {
    closedForm,  ///< a formula (ClosedForms.h)
    factors,     ///< sums over factors of the sides' polynomials (FactorMethod.h)
    moebius,     ///< polynomial gcds for each board (moebiusStripNullity())
    elimination, ///< band elimination for each board (BandElimination.h)
};

/// Computes the nullities of all boards of a family, and thereby their numbers of solutions: if the
/// nullity is k, each solvable board has 2^k solutions, and a fraction 2^-k of all boards is
/// solvable.
///
/// Caches the results of factor computations, so computing a table tile by tile with one census
/// costs no more than computing it all at once. Safe to use from several threads.
class Census {
public:
    explicit Census(const LatticeFamily& family);
    ~Census();

    const LatticeFamily& family() const { return family_; }
    CensusMethod method() const { return method_; }

    /// Returns whether the method handles a board of this size in a few seconds at most.
    bool isFeasible(std::size_t rows, std::size_t cols) const;
    /// Returns the largest n for which n × n and all smaller boards are feasible.
    std::size_t maxSide() const;

    /// Returns the approximate number of processor operations for a board of this size.
    double operations(std::size_t rows, std::size_t cols) const;

    /// Estimates the work for a table from a sample of its sizes. Without `cols`, estimates the
    /// work for the square boards with these numbers of rows.
    WorkEstimate estimate(SizeRange rows, const std::optional<SizeRange>& cols) const;

    /// Return how the work grows with the number of rows of a table and with the side of a square.
    WorkGrowth growthOfRows() const;
    WorkGrowth growthOfSquares() const;

    /// Computes a table. All sizes must be at least 1 and feasible. The result doesn't depend on
    /// the number of threads. Throws Cancelled.
    NullityTable table(SizeRange rows, SizeRange cols, std::size_t threads, Progress& progress);

    /// Computes the nullities of the n × n boards for all n in `sizes`. The conditions of table()
    /// apply.
    std::vector<std::uint32_t> squares(SizeRange sizes, std::size_t threads, Progress& progress);

    /// Returns the rows in which the boards with each of these numbers of columns have exactly one
    /// solution, in ascending order. Columns are examined only until a row has a board with
    /// several. The conditions of table() apply.
    std::vector<std::size_t> rowsWithOneSolution(SizeRange rows, SizeRange cols,
                                                 std::size_t threads, Progress& progress);

    /// Computes the nullity of one board.
    std::size_t nullity(std::size_t rows, std::size_t cols, Progress& progress);

private:
    std::size_t nullityByItself(std::size_t rows, std::size_t cols, Progress& progress) const;

    LatticeFamily family_;
    CensusMethod method_;
    std::unique_ptr<FactorMethod> factors_; ///< null unless `method_` is CensusMethod::factors
};

} // namespace lightsout
