// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "support/Parallel.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lightsout {

/// A grid with plus neighbours, cut into rows along its shorter side or, if its surface requires
/// it, along the other side.
struct ProfileGrid {
    enum class Ends {
        open,           ///< the board ends at its last row
        joined,         ///< the last row touches the first
        joinedReversed, ///< the last row touches the first, with columns reversed
    };

    std::size_t rows = 0;
    std::size_t cols = 0;
    bool isCylinder = false;   ///< each row is a cycle
    bool isTransposed = false; ///< cell (r, c) of this grid is cell (c, r) of the board
    bool selfInfluence = true;
    Ends ends = Ends::open;

    /// Returns, as bits, the columns before `column` whose cells touch the cell of `column` in the
    /// same row.
    std::uint32_t touchedBefore(std::size_t column) const;
    /// Returns the lights that are changed by presses in the same row, with bit c for column c.
    std::uint32_t changedInRow(std::uint32_t presses) const;
    /// Returns a row with its columns in the order that they have on the other side of the joint.
    std::uint32_t acrossJoint(std::uint32_t row) const;
    /// Returns the rows of a board's lights, with bit c for column c.
    std::vector<std::uint32_t> rowsOf(const BitVector& lights) const;
};

/// Returns the ways to cut a board into rows of at most `maxCols` cells. There must be at least two
/// rows, or four if the last row touches the first. Supports planes, cylinders (cut in either
/// direction), Möbius strips, tori and Klein bottles.
std::vector<ProfileGrid> profileGridsOf(const Rule& rule, std::size_t maxCols);

/// One half of a grid, swept from its outer border to the cut. For all presses p of the row at the
/// cut and all presses q of the row beyond the cut, it counts the sets of presses of the other rows
/// by their size and by the number of lights that are on in the whole half. The presses of the
/// first row and of the row before it can be given; then the presses of these rows are not counted.
///
/// Counts are either exact and below 2^32, or reduced modulo a prime below 2^31.
class ProfileHalf {
public:
    /// The presses of the first row and of the row before it, which does not belong to this half.
    struct Start {
        std::uint32_t row = 0;
        std::uint32_t before = 0;
        std::uint32_t times = 1; ///< factor of all counts
    };

    /// Memory for counts, which each half passes on to the next: allocating it each time would take
    /// as long as counting.
    using Memory = std::vector<std::uint32_t>;

    /// Sweeps the half. `rowLights` contains the lights of the rows, beginning at the outer border,
    /// with bit c for column c. If `modulus` is 0, counts are exact. Throws Cancelled.
    ProfileHalf(const ProfileGrid& grid, const std::vector<std::uint32_t>& rowLights,
                std::optional<Start> start, std::uint32_t modulus, std::size_t threads,
                const Progress& progress, Memory memory = {});
    /// Returns the memory for reuse; this half has no counts afterwards.
    Memory takeMemory() && { return std::move(counts_); }

    /// Return the number of counts for one state, and the number of bytes for all states.
    static std::uint64_t size(const ProfileGrid& grid, std::size_t rows);
    static std::uint64_t memory(const ProfileGrid& grid, std::size_t rows);

    /// Return the maximum number of presses in the rows that do not touch the cut, and the maximum
    /// number of lights.
    std::size_t maxPresses() const { return maxPresses_; }
    std::size_t maxLights() const { return maxLights_; }
    /// Returns the distance between the counts of successive numbers of presses.
    std::size_t stride() const { return stride_; }

    /// Returns the counts for the presses `row` at the cut and `beyond` on its other side.
    const std::uint32_t* counts(std::size_t row, std::size_t beyond) const {
        return at(slot_[row | (beyond << cols_)]);
    }

private:
    std::uint32_t* at(std::uint32_t slot) { return counts_.data() + room + slot * size_; }
    const std::uint32_t* at(std::uint32_t slot) const {
        return counts_.data() + room + slot * size_;
    }
    void beginWith(std::uint32_t row, std::uint32_t lights, std::uint32_t times);
    /// Advances the profile by one cell. `counts` determines whether a press above the cell is
    /// counted.
    void sweepCell(std::size_t column, bool light, bool counts, std::size_t threads,
                   const Progress& progress);
    void meetOtherSide(std::size_t threads, const Progress& progress);

    /// Zeros before the counts of each state. Additions read them, and no thread writes them.
    static constexpr std::size_t room = 8;

    ProfileGrid grid_;
    std::size_t cols_;
    std::uint32_t modulus_;
    std::size_t maxPresses_;
    std::size_t maxLights_;
    std::size_t stride_;
    std::size_t size_;        ///< size of the counts of one state, including `room`
    std::size_t decided_ = 0; ///< lights that can no longer change
    std::size_t counted_ = 0; ///< cells whose presses are counted
    /// Slot of the counts of the state with presses p and lights q, at index p | q << cols.
    std::vector<std::uint32_t> slot_;
    std::vector<std::uint8_t> isAny_; ///< for each slot, 1 if any of its counts is non-zero
    Memory counts_;                   ///< begins with `room` zeros
};

} // namespace lightsout
