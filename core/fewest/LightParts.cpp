// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/LightParts.h"

#include "fewest/CosetWeights.h"
#include "game/Reduction.h"
#include "support/Parallel.h"

#include <algorithm>
#include <mutex>

namespace lightsout {

namespace {

std::vector<BitVector> entriesOfAllAt(const std::vector<BitVector>& vectors,
                                      const std::vector<std::size_t>& positions) {
    std::vector<BitVector> entries;
    entries.reserve(vectors.size());
    for (const BitVector& vector : vectors) {
        entries.push_back(selectedEntries(vector, positions));
    }
    return entries;
}

} // namespace

LightParts::LightParts(const PairHalf& half, const BitVector& offset, std::size_t threads,
                       Progress& progress)
    : dimension_(half.basis.size()),
      sweep_(selectedEntries(offset, half.positions), entriesOfAllAt(half.basis, half.positions),
             CosetSweep::Order::given) {
    counts_ = weightCounts(selectedEntries(offset, half.positions),
                           entriesOfAllAt(half.basis, half.positions), threads, progress);
    const auto first = std::ranges::find_if(counts_, [](std::uint64_t count) { return count > 0; });
    leastWeight_ = static_cast<std::size_t>(first - counts_.begin());
    counts_.erase(counts_.begin(), first);
    while (counts_.back() == 0) {
        counts_.pop_back();
    }
}

const std::vector<LightParts::NumberedPart>& LightParts::ofLevel(std::size_t level) const {
    static const std::vector<NumberedPart> none;
    LIGHTSOUT_ASSERT(level < parts_.size() || parts_.size() == levels());
    return level < parts_.size() ? parts_[level] : none;
}

std::uint64_t LightParts::memoryNeeded(std::size_t levels) const {
    std::uint64_t parts = 0;
    for (std::size_t level = 0; level < std::min(levels, counts_.size()); ++level) {
        parts += counts_[level];
    }
    return parts * sizeof(NumberedPart);
}

void LightParts::collect(std::size_t levels, const HalfSymmetries* symmetries, std::size_t threads,
                         Progress& progress) {
    parts_.clear();
    parts_.resize(std::min(levels, counts_.size()));
    const std::size_t order = symmetries != nullptr ? symmetries->order() : 1;
    for (std::size_t level = 0; level < parts_.size(); ++level) {
        parts_[level].reserve(counts_[level] / order);
    }
    if (sweep_.fitsShort()) {
        collectAs<std::int16_t>(symmetries, threads, progress);
    } else {
        collectAs<std::int32_t>(symmetries, threads, progress);
    }
}

template <typename Integer>
void LightParts::collectAs(const HalfSymmetries* symmetries, std::size_t threads,
                           Progress& progress) {
    if (parts_.empty()) {
        return;
    }
    // If there are fewer vectors than lanes, the remaining lanes repeat the same vectors.
    const std::uint64_t lanes = CosetSweep::lanes / sweep_.repetitions();
    const std::size_t heaviest = leastWeight_ + parts_.size() - 1;
    const auto least =
        static_cast<Integer>(sweep_.balanceOfZero() - 2 * static_cast<std::int64_t>(heaviest));
    std::mutex merging;
    std::size_t done = 0;
    forEachInParallel(sweep_.pieceCount(), threads, progress, [&](std::size_t piece) {
        std::vector<std::vector<NumberedPart>> ofPiece(parts_.size());
        sweep_.sweepPiece<Integer>(piece, progress, [&](const CosetSweep::Block<Integer>& block) {
            for (std::size_t row = 0; row < block.rowCount; ++row) {
                bool isAny = false;
                for (const Integer balance : block.rows[row]) {
                    isAny |= balance >= least; // this loop is vectorised
                }
                for (std::uint64_t lane = 0; isAny && lane < lanes; ++lane) {
                    const Integer balance = block.rows[row][lane];
                    if (balance < least) {
                        continue;
                    }
                    const std::uint64_t number = block.firstNumber + row * CosetSweep::lanes + lane;
                    const std::size_t orbit =
                        symmetries != nullptr ? symmetries->orbitOfLeast(number) : 1;
                    if (orbit > 0) {
                        ofPiece[sweep_.weightOf(balance) - leastWeight_].push_back({number, orbit});
                    }
                }
            }
        });
        const std::scoped_lock lock(merging);
        for (std::size_t level = 0; level < parts_.size(); ++level) {
            parts_[level].insert(parts_[level].end(), ofPiece[level].begin(), ofPiece[level].end());
        }
        progress.checkpoint(static_cast<double>(++done) / static_cast<double>(sweep_.pieceCount()));
    });
}

} // namespace lightsout
