// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/ClassCoordinates.h"
#include "solve/ClassTables.h"

#include <array>
#include <cstdint>
#include <vector>

namespace lightsout {

/// Maximum number of choices for the coordinates chosen in one step.
inline constexpr std::size_t maxChoices = 16;
/// Entries of ChoiceSums that are greater than this are not distinguished.
inline constexpr std::size_t maxChoiceSum = UINT8_MAX;
using ChoiceSums = std::array<std::uint8_t, maxChoices>;

/// A class for which some index bits become known in a step.
struct KnownClass {
    std::size_t number;
    const std::uint8_t* entries; ///< entries of the table for the end of the step
    std::size_t unknownBits;     ///< number of bits not yet known, the lowest of the index
    std::uint64_t newBits;       ///< mask of the newly known bits, the lowest of the known ones
    ChoiceSums offsets;          ///< the change that each choice makes in the new bits
};

/// Coordinates that are chosen together.
struct ClassStep {
    std::size_t first;
    std::size_t choices; ///< 2^coordinates
    std::vector<KnownClass> known;
    /// The number that each choice adds to each class's index, at position choice · classes +
    /// class.
    std::vector<std::uint64_t> added;
};

/// Returns the steps in which a search by classes chooses the coordinates, as in
/// `coordinates.steps()`, with the tables of the least weight of each choice. The tables must
/// outlive the steps.
std::vector<ClassStep> classSteps(const ClassCoordinates& coordinates, const ClassTables& tables);

} // namespace lightsout
