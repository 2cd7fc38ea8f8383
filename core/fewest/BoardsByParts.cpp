// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/BoardsByParts.h"

#include "fewest/CosetWeights.h"
#include "fewest/DirectSum.h"
#include "fewest/LightParts.h"
#include "fewest/PlaceClasses.h"
#include "gf2/DotProduct.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <utility>

namespace lightsout {

namespace {

using BigInteger = boost::multiprecision::cpp_int;

/// Maximum number of operations for one part, which take seconds.
constexpr double maxOperationsByClasses = 0x1p32;
constexpr double operationsOfProduct = 10; // per word
/// Maximum dimension of a part that is enumerated by classes.
constexpr std::size_t maxDimensionOfClasses = 16;

struct CountedBoards {
    std::vector<BigInteger> counts; ///< indexed by the fewest presses
    BitVector hardest;
};

/// Counts the boards of one part by the number of positions of each class that are pressed.
class BoardsOfClasses {
public:
    BoardsOfClasses(const std::vector<BitVector>& basis, Progress& progress)
        : basis_(basis), columns_(placeColumns(basis)), progress_(progress),
          counts_(columns_.size() + 1) {
        std::map<std::uint64_t, std::size_t> multiplicities;
        for (const std::uint64_t column : columns_) {
            ++multiplicities[column];
        }
        classes_.assign(multiplicities.begin(), multiplicities.end());
    }

    /// Returns the number of operations. Each set needs operations for its weights, and for a
    /// product of numbers with as many bits as there are positions.
    double operations() const {
        const double words = 1 + static_cast<double>(columns_.size()) / bitsPerWord;
        double operations = std::exp2(basis_.size()) + operationsOfProduct * words * words;
        for (const auto& [column, multiplicity] : classes_) {
            operations *= static_cast<double>(multiplicity + 1);
        }
        return operations;
    }

    CountedBoards count() {
        const std::size_t solutions = std::size_t{1} << basis_.size();
        weights_.assign(classes_.size() + 1, std::vector<std::uint32_t>(solutions));
        pressed_.assign(classes_.size(), 0);
        hardest_ = pressed_;
        lookAt(0, 1);
        while (counts_.back() == 0) {
            counts_.pop_back();
        }
        for (BigInteger& count : counts_) {
            count >>= basis_.size(); // each board was found with all of its solutions
        }
        return {.counts = std::move(counts_), .hardest = hardest()};
    }

private:
    /// Chooses the number of presses in each class from `number` on, in all possible ways. `ways`
    /// is the number of sets of presses that match the numbers already chosen for the classes
    /// before it.
    void lookAt(std::size_t number, const BigInteger& ways) {
        const std::vector<std::uint32_t>& before = weights_[number];
        if (number == classes_.size()) {
            const std::size_t needed = *std::ranges::min_element(before);
            counts_[needed] += ways;
            if (needed > most_) {
                most_ = needed;
                hardest_ = pressed_;
            }
            return;
        }
        progress_.checkpoint();
        const auto& [column, multiplicity] = classes_[number];
        std::vector<std::uint32_t>& after = weights_[number + 1];
        BigInteger binomial = 1;
        for (std::size_t pressed = 0; pressed <= multiplicity; ++pressed) {
            const std::array<std::uint32_t, 2> weights{
                static_cast<std::uint32_t>(pressed),
                static_cast<std::uint32_t>(multiplicity - pressed)};
            for (std::size_t pattern = 0; pattern < before.size(); ++pattern) {
                after[pattern] = before[pattern] + weights[parity(pattern & column) ? 1 : 0];
            }
            pressed_[number] = pressed;
            lookAt(number + 1, ways * binomial);
            binomial = binomial * (multiplicity - pressed) / (pressed + 1);
        }
    }

    /// Returns a shortest solution of the hardest board found.
    BitVector hardest() {
        BitVector presses(columns_.size());
        for (std::size_t place = 0; place < columns_.size(); ++place) {
            const auto found = std::ranges::lower_bound(classes_, columns_[place], {},
                                                        [](const auto& one) { return one.first; });
            std::size_t& left = hardest_[static_cast<std::size_t>(found - classes_.begin())];
            if (left > 0) {
                --left;
                presses.set(place);
            }
        }
        return leastWeight(presses, basis_, 1, progress_).vector;
    }

    const std::vector<BitVector>& basis_;
    std::vector<std::uint64_t> columns_;
    Progress& progress_;
    std::vector<std::pair<std::uint64_t, std::size_t>> classes_; ///< columns and multiplicities
    std::vector<BigInteger> counts_;
    std::vector<std::vector<std::uint32_t>> weights_; ///< for each solution, after each class
    std::vector<std::size_t> pressed_;                ///< number of pressed positions in each class
    std::vector<std::size_t> hardest_;                ///< the same for a hardest board
    std::size_t most_ = 0;
};

std::optional<CountedBoards> boardsOfPart(const std::vector<BitVector>& basis, std::size_t maxRank,
                                          Progress& progress) {
    const std::size_t positions = basis.front().size();
    if (positions - basis.size() <= maxRank) {
        BoardsByPresses boards = boardsByPresses(positions, basis, progress);
        return CountedBoards{.counts = {boards.counts.begin(), boards.counts.end()},
                             .hardest = std::move(boards.hardest)};
    }
    if (basis.size() > maxDimensionOfClasses) {
        return std::nullopt;
    }
    BoardsOfClasses classes(basis, progress);
    return classes.operations() <= maxOperationsByClasses ? std::optional(classes.count())
                                                          : std::nullopt;
}

std::vector<BigInteger> product(const std::vector<BigInteger>& a, const std::vector<BigInteger>& b,
                                const Progress& progress) {
    std::vector<BigInteger> result(a.size() + b.size() - 1);
    for (std::size_t i = 0; i < a.size(); ++i) {
        progress.checkpoint();
        for (std::size_t j = 0; j < b.size(); ++j) {
            result[i + j] += a[i] * b[j];
        }
    }
    return result;
}

} // namespace

std::optional<BoardsByPresses> boardsByParts(std::size_t vertices,
                                             const std::vector<BitVector>& kernel,
                                             Progress& progress, std::size_t maxRank) {
    // For a vector of ones, the summands' offsets mark their positions.
    const DirectSum sum = directSum(BitVector::ones(vertices), kernel, progress);
    CountedBoards all{.counts = {1}, .hardest = sum.fixed};
    for (std::size_t i = 0; i < sum.summands.size(); ++i) {
        const ProgressPart part(progress,
                                static_cast<double>(i) / static_cast<double>(sum.summands.size()),
                                1 / static_cast<double>(sum.summands.size()));
        std::vector<std::size_t> positions;
        sum.summands[i].offset.forEachOne([&](std::size_t place) { positions.push_back(place); });
        std::vector<BitVector> basis;
        for (const BitVector& vector : sum.summands[i].basis) {
            basis.push_back(entriesAt(vector, positions));
        }
        const std::optional<CountedBoards> boards = boardsOfPart(basis, maxRank, progress);
        if (!boards) {
            return std::nullopt;
        }
        all.counts = product(all.counts, boards->counts, progress);
        for (std::size_t p = 0; p < positions.size(); ++p) {
            all.hardest.set(positions[p], boards->hardest[p]);
        }
    }
    if (sum.fixed.any()) { // positions outside all parts are independent of each other
        const BoardsByPresses others = boardsByPresses(sum.fixed.count(), {}, progress);
        all.counts = product(all.counts, {others.counts.begin(), others.counts.end()}, progress);
    }
    BoardsByPresses result{.counts = {}, .hardest = std::move(all.hardest)};
    for (const BigInteger& count : all.counts) {
        result.counts.push_back(count.str());
    }
    return result;
}

} // namespace lightsout
