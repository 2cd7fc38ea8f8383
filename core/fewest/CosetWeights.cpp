// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/CosetWeights.h"

#include "fewest/CosetSweep.h"
#include "solve/Solutions.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <utility>

namespace lightsout {

namespace {

/// Maximum number of counters: longer vectors have too many possible weights for one counter per
/// weight in every thread.
constexpr std::size_t maxCounters = std::size_t{1} << 22;

std::vector<WeightCount> distributionOfLong(const BitVector& offset,
                                            const std::vector<BitVector>& basis,
                                            Progress& progress) {
    std::map<std::size_t, std::uint64_t> counts;
    forEachSolution(offset, basis, [&](const BitVector& vector) {
        progress.checkpoint();
        ++counts[vector.count()];
        return true;
    });
    return {counts.begin(), counts.end()};
}

/// Calls sweep(piece) for all pieces.
template <typename Sweep>
void sweepAll(const CosetSweep& coset, std::size_t threads, Progress& progress, Sweep sweep) {
    FinishedPieces finished(coset.pieceCount(), progress);
    forEachInParallel(coset.pieceCount(), threads, progress, [&](std::size_t piece) {
        sweep(piece);
        finished.add();
    });
}

template <typename Integer>
using Block = CosetSweep::Block<Integer>;

template <typename Integer>
[[gnu::always_inline]] inline Integer greatestOf(const Block<Integer>& block) {
    CosetSweep::Row<Integer> greatest = block.rows[0];
    for (std::size_t row = 1; row < block.rowCount; ++row) {
        for (std::size_t lane = 0; lane < CosetSweep::lanes; ++lane) {
            greatest[lane] = std::max(greatest[lane], block.rows[row][lane]);
        }
    }
    return *std::ranges::max_element(greatest);
}

/// The vectors with the largest balance, and therefore the least weight, from one or more sweeps.
struct Lightest {
    std::int64_t balance = INT64_MIN;
    std::uint64_t count = 0;
    std::uint64_t firstNumber = UINT64_MAX;

    template <typename Integer>
    void look(const Block<Integer>& block, Integer greatest) {
        if (greatest < balance) {
            return;
        }
        Lightest here{.balance = greatest};
        for (std::size_t row = 0; row < block.rowCount; ++row) {
            for (std::size_t lane = 0; lane < CosetSweep::lanes; ++lane) {
                if (block.rows[row][lane] == greatest) {
                    ++here.count;
                    here.firstNumber = std::min(here.firstNumber,
                                                block.firstNumber + row * CosetSweep::lanes + lane);
                }
            }
        }
        merge(here);
    }

    void merge(const Lightest& other) {
        if (other.balance > balance) {
            *this = other;
        } else if (other.balance == balance) {
            count += other.count;
            firstNumber = std::min(firstNumber, other.firstNumber);
        }
    }
};

template <typename Integer>
LeastWeight leastWeightIn(const CosetSweep& coset, std::size_t threads, Progress& progress,
                          const std::function<void(const BitVector&)>& onBetter) {
    std::mutex merging;
    Lightest lightest;
    sweepAll(coset, threads, progress, [&](std::uint64_t piece) {
        Lightest ofPiece;
        {
            const std::scoped_lock lock(merging);
            ofPiece.balance = lightest.balance;
        }
        coset.sweepPiece<Integer>(piece, progress, [&](const Block<Integer>& block) {
            ofPiece.look(block, greatestOf(block));
        });
        const std::scoped_lock lock(merging);
        if (ofPiece.balance > lightest.balance && onBetter) {
            onBetter(coset.vector(ofPiece.firstNumber));
        }
        if (ofPiece.count > 0) {
            lightest.merge(ofPiece);
        }
    });
    return {coset.vector(lightest.firstNumber), lightest.count / coset.repetitions()};
}

template <typename Integer>
std::vector<std::uint64_t> weightCountsIn(const CosetSweep& coset, std::size_t entries,
                                          std::size_t threads, Progress& progress) {
    std::mutex merging;
    std::vector<std::uint64_t> counts(entries + 1);
    sweepAll(coset, threads, progress, [&](std::uint64_t piece) {
        std::vector<std::uint32_t> ofPiece(entries + 1);
        coset.sweepPiece<Integer>(piece, progress, [&](const Block<Integer>& block) {
            for (std::size_t row = 0; row < block.rowCount; ++row) {
                for (const Integer balance : block.rows[row]) {
                    ++ofPiece[coset.weightOf(balance)];
                }
            }
        });
        const std::scoped_lock lock(merging);
        for (std::size_t weight = 0; weight <= entries; ++weight) {
            counts[weight] += ofPiece[weight];
        }
    });
    for (std::uint64_t& count : counts) {
        count /= coset.repetitions();
    }
    return counts;
}

/// Number of pieces swept before checking whether enough vectors were found.
constexpr std::uint64_t piecesOfRound = 64;

template <typename Integer>
std::vector<BitVector> vectorsOfBalance(const CosetSweep& coset, Integer balance, std::size_t most,
                                        std::size_t threads, Progress& progress) {
    // If there are fewer vectors than lanes, the remaining lanes repeat the same vectors.
    const std::uint64_t lanes = CosetSweep::lanes / coset.repetitions();
    std::vector<BitVector> found;
    for (std::uint64_t first = 0; first < coset.pieceCount() && found.size() < most;
         first += piecesOfRound) {
        progress.checkpoint(static_cast<double>(first) / static_cast<double>(coset.pieceCount()));
        std::vector<std::vector<std::uint64_t>> numbers(
            std::min(piecesOfRound, coset.pieceCount() - first));
        forEachInParallel(numbers.size(), threads, progress, [&](std::size_t piece) {
            coset.sweepPiece<Integer>(first + piece, progress, [&](const Block<Integer>& block) {
                for (std::size_t row = 0; row < block.rowCount; ++row) {
                    bool isAny = false;
                    for (const Integer other : block.rows[row]) {
                        isAny |= other == balance; // this loop is vectorised
                    }
                    for (std::uint64_t lane = 0; isAny && lane < lanes; ++lane) {
                        if (block.rows[row][lane] == balance && numbers[piece].size() < most) {
                            numbers[piece].push_back(block.firstNumber + row * CosetSweep::lanes +
                                                     lane);
                        }
                    }
                }
            });
        });
        for (const std::vector<std::uint64_t>& ofPiece : numbers) {
            for (const std::uint64_t number : ofPiece) {
                if (found.size() < most) {
                    found.push_back(coset.vector(number));
                }
            }
        }
    }
    return found;
}

template <typename Integer>
std::vector<BitVector> vectorsOfWeightIn(const CosetSweep& coset, std::size_t weight,
                                         std::size_t most, std::size_t threads,
                                         Progress& progress) {
    const std::int64_t balance = coset.balanceOfZero() - 2 * static_cast<std::int64_t>(weight);
    return std::in_range<Integer>(balance)
               ? vectorsOfBalance(coset, static_cast<Integer>(balance), most, threads, progress)
               : std::vector<BitVector>();
}

} // namespace

LeastWeight leastWeight(const BitVector& offset, const std::vector<BitVector>& basis,
                        std::size_t threads, Progress& progress,
                        const std::function<void(const BitVector&)>& onBetter) {
    const CosetSweep coset(offset, basis);
    return coset.fitsShort() ? leastWeightIn<std::int16_t>(coset, threads, progress, onBetter)
                             : leastWeightIn<std::int32_t>(coset, threads, progress, onBetter);
}

std::vector<std::uint64_t> weightCounts(const BitVector& offset,
                                        const std::vector<BitVector>& basis, std::size_t threads,
                                        Progress& progress) {
    const CosetSweep coset(offset, basis);
    return coset.fitsShort()
               ? weightCountsIn<std::int16_t>(coset, offset.size(), threads, progress)
               : weightCountsIn<std::int32_t>(coset, offset.size(), threads, progress);
}

std::vector<BitVector> vectorsOfWeight(const BitVector& offset, const std::vector<BitVector>& basis,
                                       std::size_t weight, std::size_t most, std::size_t threads,
                                       Progress& progress) {
    const CosetSweep coset(offset, basis);
    return coset.fitsShort()
               ? vectorsOfWeightIn<std::int16_t>(coset, weight, most, threads, progress)
               : vectorsOfWeightIn<std::int32_t>(coset, weight, most, threads, progress);
}

std::vector<WeightCount> weightDistribution(const BitVector& offset,
                                            const std::vector<BitVector>& basis,
                                            std::size_t threads, Progress& progress) {
    if (offset.size() > maxCounters) {
        return distributionOfLong(offset, basis, progress);
    }
    const std::vector<std::uint64_t> counts = weightCounts(offset, basis, threads, progress);
    std::vector<WeightCount> distribution;
    for (std::size_t weight = 0; weight < counts.size(); ++weight) {
        if (counts[weight] != 0) {
            distribution.emplace_back(weight, counts[weight]);
        }
    }
    return distribution;
}

} // namespace lightsout
