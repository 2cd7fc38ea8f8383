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

/// One of each class of pairs of presses in the first two rows of a ring of rows, up to the
/// symmetries that rows with these lights have: turns and reflections of all rows at once, and the
/// ring's reflection that swaps the two.
std::vector<RowPair> differentPairs(const ProfileGrid& grid,
                                    const std::vector<std::uint32_t>& rowLights);

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
