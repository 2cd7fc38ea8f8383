// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/ProfileGrid.h"
#include "random/ProfileHalf.h"
#include "support/Progress.h"

#include <array>

namespace lightsout {

/// The presses of two neighbouring rows of a ring of rows, and the size of the pair's class.
struct RowPair {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    std::uint32_t like = 1;
};

/// Classes of the pairs of presses of two neighbouring rows in a ring of rows. The classes are
/// orbits under the symmetries of rows with these lights: rotations and reflections of all rows at
/// once, and the reflection of the ring that swaps the two rows.
class PairClasses {
public:
    PairClasses(const ProfileGrid& grid, const std::vector<std::uint32_t>& rowLights);

    /// Returns one pair of each class, largest classes first.
    const std::vector<RowPair>& pairs() const { return pairs_; }

    /// Returns how many times to count the presses `above` and `below` the second cut of
    /// JoinedHalves together with pair number `pair` at the first cut. The result is 1, unless half
    /// a turn of the ring swaps the cuts. In that case, if the classes at the cuts differ, one
    /// order counts twice and the other not at all.
    std::uint32_t times(std::size_t pair, std::uint32_t above, std::uint32_t below) const;

private:
    std::size_t cols_;
    bool isTurned_ = false; ///< true if half a turn maps the ring to itself
    std::vector<RowPair> pairs_;
    std::vector<std::uint32_t> classOf_; ///< class of each pair, at index first | second << cols
};

/// A ring of rows that is cut between the first and the second row, and between the two rows
/// opposite them. Each of the two halves starts with the presses on both sides of the first cut.
/// The counts of `first` are multiplied by the size of the pair's class.
struct JoinedHalves {
    ProfileHalf first;  ///< starts with the second row
    ProfileHalf second; ///< goes backwards from the first row

    /// The memory of both halves.
    using Memory = std::array<ProfileHalf::Memory, 2>;

    /// Computes both halves. `pair` holds the presses of the first two rows. `memory` can be the
    /// memory of earlier halves. Throws Cancelled.
    static JoinedHalves sweep(const ProfileGrid& grid, const std::vector<std::uint32_t>& rowLights,
                              RowPair pair, std::uint32_t modulus, const Progress& progress,
                              Memory memory = {});
    Memory takeMemory() && {
        return {std::move(first).takeMemory(), std::move(second).takeMemory()};
    }
    /// Returns the number of rows of the first half; the second half has the others.
    static std::size_t firstRows(const ProfileGrid& grid) { return grid.rows / 2; }
};

} // namespace lightsout
