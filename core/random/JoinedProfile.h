// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/ProfileGrid.h"
#include "random/ProfileHalf.h"
#include "support/Progress.h"

#include <array>

namespace lightsout {

/// The presses of two neighbouring rows of a ring of rows, and how many such pairs are like it.
struct RowPair {
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    std::uint32_t like = 1;
};

/// The pairs of presses of two neighbouring rows of a ring of rows, in classes up to the symmetries
/// that rows with these lights have: turns and reflections of all rows at once, and the ring's
/// reflection that swaps the two.
class PairClasses {
public:
    PairClasses(const ProfileGrid& grid, const std::vector<std::uint32_t>& rowLights);

    /// One pair of each class, those of the largest first.
    const std::vector<RowPair>& pairs() const { return pairs_; }

    /// How often the presses `above` and `below` the second cut of JoinedHalves count with pair
    /// number `pair` at the first: once each, unless half a turn of the ring swaps the cuts. Then,
    /// of two different classes at them, twice one way round and not at all the other.
    std::uint32_t times(std::size_t pair, std::uint32_t above, std::uint32_t below) const;

private:
    std::size_t cols_;
    bool isTurned_ = false; ///< whether the ring is the same after half a turn
    std::vector<RowPair> pairs_;
    std::vector<std::uint32_t> classOf_; ///< of each pair, first | second << cols
};

/// A ring of rows, cut between the first and the second and between two rows opposite: two halves
/// that each begin with what is pressed on both sides of the first cut. The first one counts for
/// all pairs like this one.
struct JoinedHalves {
    ProfileHalf first;  ///< from the second row on
    ProfileHalf second; ///< from the first row back

    /// Of both halves.
    using Memory = std::array<ProfileHalf::Memory, 2>;

    /// `pair`: the presses of the first two rows. `memory` is that of halves before. Throws
    /// Cancelled.
    static JoinedHalves sweep(const ProfileGrid& grid, const std::vector<std::uint32_t>& rowLights,
                              RowPair pair, std::uint32_t modulus, const Progress& progress,
                              Memory memory = {});
    Memory takeMemory() && {
        return {std::move(first).takeMemory(), std::move(second).takeMemory()};
    }
    /// Rows of the first half; the second one has the others.
    static std::size_t firstRows(const ProfileGrid& grid) { return grid.rows / 2; }
};

} // namespace lightsout
