// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/ProfileGrid.h"

#include "gf2/DotProduct.h"
#include "support/FastestClones.h"

#include <algorithm>
#include <cstring>

namespace lightsout {

namespace {

constexpr std::size_t chunk = 256; ///< states that one thread processes at a time

/// Returns the number of rows whose presses are counted: all rows except the row at the cut and a
/// given first row.
std::size_t countedRows(std::size_t rows, bool hasStart) {
    return rows - (hasStart ? 2 : 1);
}

/// The counts that one instruction adds.
using Lanes = std::uint32_t __attribute__((vector_size(32)));
constexpr std::size_t lanes = sizeof(Lanes) / sizeof(std::uint32_t);

LIGHTSOUT_INLINE void addLanes(const std::uint32_t* counts, const std::uint32_t* others,
                               std::uint32_t modulus, Lanes& sum) {
    Lanes other;
    std::memcpy(&sum, counts, sizeof sum);
    std::memcpy(&other, others, sizeof other);
    sum += other;
    if (modulus != 0) {
        const Lanes most = Lanes{} + modulus;
        sum -= reinterpret_cast<Lanes>(sum >= most) & most; // for Clang, >= yields signed lanes
    }
}

/// Returns the number of counts stored for each number of presses: the counts for 0 … `lights`
/// lights, followed by at least one zero.
std::size_t strideFor(std::size_t lights) {
    return (lights + 2 + lanes - 1) / lanes * lanes;
}

/// Replaces two series of counts, a for a light that is off and b for one that is on, with a + y b
/// and b + y a, where y represents one more light on. The results are the counts if the press next
/// to the light is not made and if it is made, respectively. Each series has one row for each of
/// `rows` numbers of presses; a row contains the counts for 0 … `lights` lights, with zeros before
/// and after them. If `movesOn` is true, the results are written to the rows for one more press.
LIGHTSOUT_FASTEST_CLONES
void spreadLight(std::uint32_t* a, std::uint32_t* b, std::size_t rows, std::size_t lights,
                 std::size_t stride, bool movesOn, std::uint32_t modulus) {
    const std::size_t used = (lights + 1) / lanes * lanes + lanes;
    for (std::size_t row = rows; row-- > 0;) {
        const std::size_t from = row * stride;
        const std::size_t to = (row + (movesOn ? 1 : 0)) * stride;
        // Starts at the end, because each result also depends on the preceding count.
        for (std::size_t w = used; w > 0;) {
            w -= lanes;
            Lanes sumA;
            Lanes sumB;
            addLanes(a + from + w, b + from + w - 1, modulus, sumA);
            addLanes(b + from + w, a + from + w - 1, modulus, sumB);
            std::memcpy(a + to + w, &sumA, sizeof sumA);
            std::memcpy(b + to + w, &sumB, sizeof sumB);
        }
    }
    if (movesOn) {
        std::fill_n(a, used, 0);
        std::fill_n(b, used, 0);
    }
}

} // namespace

std::uint32_t ProfileGrid::touchedBefore(std::size_t column) const {
    std::uint32_t columns = 0;
    if (column > 0) {
        columns |= std::uint32_t{1} << (column - 1);
    }
    if (isCylinder && cols > 2 && column + 1 == cols) {
        columns |= 1;
    }
    return columns;
}

std::uint32_t ProfileGrid::changedInRow(std::uint32_t presses) const {
    std::uint32_t lights = selfInfluence ? presses : 0;
    for (std::size_t column = 0; column < cols; ++column) {
        const std::uint32_t bit = std::uint32_t{1} << column;
        const std::uint32_t before = touchedBefore(column);
        lights ^= (presses & bit) != 0 ? before : 0;
        lights ^= parity(presses & before) ? bit : 0;
    }
    return lights;
}

std::uint32_t ProfileGrid::acrossJoint(std::uint32_t row) const {
    if (ends != Ends::joinedReversed) {
        return row;
    }
    std::uint32_t reversed = 0;
    for (std::size_t column = 0; column < cols; ++column) {
        reversed |= ((row >> column) & 1U) << (cols - 1 - column);
    }
    return reversed;
}

std::vector<std::uint32_t> ProfileGrid::rowsOf(const BitVector& lights) const {
    std::vector<std::uint32_t> result(rows);
    for (std::size_t row = 0; row < rows; ++row) {
        for (std::size_t column = 0; column < cols; ++column) {
            const std::size_t cell = isTransposed ? column * rows + row : row * cols + column;
            result[row] |= static_cast<std::uint32_t>(lights[cell] ? 1 : 0) << column;
        }
    }
    return result;
}

std::vector<ProfileGrid> profileGridsOf(const Rule& rule, std::size_t maxCols) {
    using Ends = ProfileGrid::Ends;
    const Lattice* lattice = rule.lattice();
    if (lattice == nullptr || lattice->neighbours != Neighbours::plus) {
        return {};
    }
    std::vector<ProfileGrid> grids;
    const auto add = [&](bool isTransposed, bool isCylinder, Ends ends) {
        const ProfileGrid grid{.rows = isTransposed ? lattice->cols : lattice->rows,
                               .cols = isTransposed ? lattice->rows : lattice->cols,
                               .isCylinder = isCylinder,
                               .isTransposed = isTransposed,
                               .selfInfluence = lattice->selfInfluence,
                               .ends = ends};
        if (grid.cols <= maxCols && grid.rows >= (ends == Ends::open ? 2U : 4U)) {
            grids.push_back(grid);
        }
    };
    switch (lattice->topology) {
    case Topology::plane:
        add(lattice->cols > lattice->rows, false, Ends::open);
        break;
    case Topology::cylinder:
        add(false, true, Ends::open);
        add(true, false, Ends::joined);
        break;
    case Topology::moebius:
        add(true, false, Ends::joinedReversed);
        break;
    case Topology::torus:
        add(lattice->cols > lattice->rows, true, Ends::joined);
        break;
    case Topology::klein:
        add(true, true, Ends::joinedReversed);
        break;
    case Topology::projective:
        break;
    }
    return grids;
}

std::uint64_t ProfileHalf::size(const ProfileGrid& grid, std::size_t rows) {
    const bool hasStart = grid.ends != ProfileGrid::Ends::open;
    return std::uint64_t{countedRows(rows, hasStart) * grid.cols + 1} * strideFor(rows * grid.cols);
}

std::uint64_t ProfileHalf::memory(const ProfileGrid& grid, std::size_t rows) {
    const std::uint64_t states = std::uint64_t{1} << (2 * grid.cols);
    return states * sizeof(std::uint32_t) * (1 + size(grid, rows) + room);
}

ProfileHalf::ProfileHalf(const ProfileGrid& grid, const std::vector<std::uint32_t>& rowLights,
                         std::optional<Start> start, std::uint32_t modulus, std::size_t threads,
                         const Progress& progress, Memory memory)
    : grid_(grid), cols_(grid.cols), modulus_(modulus),
      maxPresses_(countedRows(rowLights.size(), start.has_value()) * grid.cols),
      maxLights_(rowLights.size() * grid.cols), stride_(strideFor(maxLights_)),
      size_((maxPresses_ + 1) * stride_ + room), slot_(std::size_t{1} << (2 * grid.cols)),
      isAny_(slot_.size()), counts_(std::move(memory)) {
    counts_.assign(room + slot_.size() * size_, 0);
    for (std::size_t state = 0; state < slot_.size(); ++state) {
        slot_[state] = static_cast<std::uint32_t>(state);
    }
    if (start) {
        beginWith(start->row, rowLights[0] ^ start->before, start->times);
    } else {
        for (std::uint32_t row = 0; row < std::uint32_t{1} << cols_; ++row) {
            beginWith(row, rowLights[0], 1);
        }
    }
    for (std::size_t row = 1; row < rowLights.size(); ++row) {
        const bool counts = row > 1 || !start;
        for (std::size_t column = 0; column < cols_; ++column) {
            sweepCell(column, ((rowLights[row] >> column) & 1U) != 0, counts, threads, progress);
        }
    }
    meetOtherSide(threads, progress);
}

void ProfileHalf::beginWith(std::uint32_t row, std::uint32_t lights, std::uint32_t times) {
    const std::uint32_t slot = slot_[row | ((lights ^ grid_.changedInRow(row)) << cols_)];
    at(slot)[0] = times;
    isAny_[slot] = 1;
}

void ProfileHalf::sweepCell(std::size_t column, bool light, bool counts, std::size_t threads,
                            const Progress& progress) {
    const std::size_t pressBit = std::size_t{1} << column;
    const std::size_t lightBit = pressBit << cols_;
    const std::size_t touchedPresses = grid_.touchedBefore(column);
    std::vector<std::uint32_t> slotAfter(slot_.size());
    forEachInParallel((slot_.size() + chunk - 1) / chunk, threads, progress, [&](std::size_t part) {
        const std::size_t end = std::min((part + 1) * chunk, slot_.size());
        for (std::size_t state = part * chunk; state < end; ++state) {
            if ((state & lightBit) != 0) {
                continue;
            }
            const bool above = (state & pressBit) != 0;
            const std::uint32_t off = slot_[state];
            const std::uint32_t on = slot_[state | lightBit];
            if ((isAny_[off] | isAny_[on]) != 0) {
                spreadLight(at(off), at(on), counted_ + 1, decided_, stride_, above && counts,
                            modulus_);
                isAny_[off] = isAny_[on] = 1;
            }
            // The cell replaces the one above it in the profile.
            const bool beside = parity(state & touchedPresses);
            const bool lit = light != (above != beside);
            const std::size_t rest = state & ~(pressBit | lightBit);
            slotAfter[rest | (lit ? lightBit : 0)] = off;
            const bool litByPress = lit != grid_.selfInfluence;
            slotAfter[(rest ^ (touchedPresses << cols_)) | pressBit | (litByPress ? lightBit : 0)] =
                on;
        }
    });
    slot_.swap(slotAfter);
    ++decided_;
    counted_ += counts ? 1 : 0;
}

void ProfileHalf::meetOtherSide(std::size_t threads, const Progress& progress) {
    for (std::size_t column = 0; column < cols_; ++column) {
        const std::size_t lightBit = std::size_t{1} << (column + cols_);
        forEachInParallel(
            (slot_.size() + chunk - 1) / chunk, threads, progress, [&](std::size_t part) {
                const std::size_t end = std::min((part + 1) * chunk, slot_.size());
                for (std::size_t state = part * chunk; state < end; ++state) {
                    if ((state & lightBit) == 0) {
                        spreadLight(at(slot_[state]), at(slot_[state | lightBit]), maxPresses_ + 1,
                                    decided_ + column, stride_, false, modulus_);
                    }
                }
            });
    }
}

} // namespace lightsout
