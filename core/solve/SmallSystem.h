// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"
#include "graph/Lattice.h"
#include "support/Progress.h"

namespace lightsout {

/// The presses made by light chasing, and the lights that are still wrong afterwards.
struct Chase {
    BitVector presses; ///< presses, none of them in the first row
    BitVector lastRow; ///< the lights of the last row that still have to change
};

/// Presses the cell below each light that has to change, row by row. Afterwards, only lights of the
/// last row can be wrong. `grid` must be a plane grid. O(cells / 64).
Chase chaseDown(const Lattice& grid, const BitVector& difference);

/// A line of the table that players memorise.
struct ChaseCase {
    BitVector lastRow;  ///< the lights that are wrong after chasing
    BitVector firstRow; ///< the fewest presses that make chasing solve the board
};

/// An equation in the presses of the first row: the sum of some of them is 0 or 1.
struct FirstRowEquation {
    BitVector presses;
    bool sum = false;

    friend bool operator==(const FirstRowEquation&, const FirstRowEquation&) = default;
};

/// The n equations in the n presses of the first row that remain after light chasing on a plane
/// grid: M u = ℓ, where ℓ are the lights that remain wrong in the last row.
class SmallSystem {
public:
    /// Maximum number of columns for table(). Such a table has fewer than 2^12 entries.
    static constexpr std::size_t maxTableColumns = 12;

    /// Computes the system in O(n · cells / 64 + n³ / 64). Throws Cancelled.
    SmallSystem(const Lattice& grid, Progress& progress);

    /// Returns M. Its column c contains the lights that are wrong after pressing cell c of the
    /// first row and chasing.
    const BitMatrix& matrix() const { return matrix_; }
    std::size_t nullity() const { return kernel_.size(); }

    /// Returns the reduced equations for this last row: as many as the rank, each solved for a
    /// different press. If no board with this last row can be solved, the equation 0 = 1 is
    /// appended.
    std::vector<FirstRowEquation> equations(const BitVector& lastRow) const;

    /// Returns presses of the first row after which chasing solves the board. Their number is
    /// minimal if the nullity is at most maxTableColumns. Returns nullopt if no board with this
    /// last row can be solved.
    std::optional<BitVector> firstRowFor(const BitVector& lastRow) const;

    /// Returns a case for each solvable last row except the empty one, in ascending order of the
    /// last rows when read as binary numbers. The grid must have at most maxTableColumns columns.
    std::vector<ChaseCase> table() const;

private:
    BitMatrix matrix_;
    BitMatrix reduced_;        ///< T M
    BitMatrix transformation_; ///< T such that T M is reduced
    std::vector<std::size_t> pivots_;
    std::vector<BitVector> kernel_;
};

/// The next step of light chasing on a board.
struct ChaseStep {
    enum class Stage {
        fill,       ///< press the cells below the wrong lights of `row`
        firstRow,   ///< only the last row is wrong: press these cells of the first row, then chase
        unsolvable, ///< only the last row is wrong, and no first row corrects it
        solved,
    };
    Stage stage;
    std::size_t row = 0; ///< the first row with a wrong light
    BitVector presses;   ///< for fill and firstRow, with an entry for each cell of the board
    BitVector lastRow;   ///< for firstRow and unsolvable: the lights that remain wrong
};

/// Returns the next step for the lights that have to change. O(cells / 64). `system` must belong to
/// `grid`.
ChaseStep nextChaseStep(const Lattice& grid, const SmallSystem& system,
                        const BitVector& difference);

} // namespace lightsout
