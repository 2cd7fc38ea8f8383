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
/// Larger entries of ChoiceSums are not distinguished from each other.
inline constexpr std::size_t maxChoiceSum = UINT8_MAX;
using ChoiceSums = std::array<std::uint8_t, maxChoices>;

/// A class for which some index bits become known in a step.
struct KnownClass {
    std::size_t number;
    const std::uint8_t* entries; ///< entries of the table for the end of the step
    std::size_t unknownBits;     ///< number of unknown bits, which are the lowest of the index
    std::uint64_t newBits;       ///< mask of the newly known bits, the lowest of the known bits
    ChoiceSums offsets;          ///< the change of the new bits caused by each choice
};

/// Coordinates that are chosen together.
struct ClassStep {
    std::size_t first;
    std::size_t choices; ///< 2^coordinates
    std::vector<KnownClass> known;
    /// The number that each choice adds to the index of each class. The entry for a choice and a
    /// class is at choice · classes + class.
    std::vector<std::uint64_t> added;
};

/// Returns the steps in which a search by classes chooses the coordinates, as in
/// `coordinates.steps()`. Each step contains the tables of the least weight of each choice, which
/// must outlive the steps.
std::vector<ClassStep> classSteps(const ClassCoordinates& coordinates, const ClassTables& tables);

} // namespace lightsout
