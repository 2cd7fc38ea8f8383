// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/BalanceSearch.h"

#include "support/Assert.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <vector>

namespace lightsout {

namespace {

/// Returns the words of `dimension` bits, where word i is the combination of basis vectors given by
/// the bits of i. Each basis vector is chosen so that the span of the first ones contains as many
/// columns as possible; those of odd multiplicity, whose balance cannot be 0, come first.
std::vector<std::uint64_t> denseCoordinates(const ColumnNumbers& multiplicities,
                                            std::size_t dimension) {
    const std::size_t words = std::size_t{1} << dimension;
    std::vector<int> worth(words);
    for (const auto& [column, multiplicity] : multiplicities) {
        worth[column] = multiplicity % 2 == 1 ? 1 << maxBalanceDimension : 1;
    }
    std::vector<std::uint64_t> span{0};
    std::vector<bool> isInSpan(words);
    isInSpan[0] = true;
    while (span.size() < words) {
        std::uint64_t best = 0;
        int bestWorth = -1;
        for (std::uint64_t vector = 1; vector < words; ++vector) {
            int sum = 0;
            for (std::size_t i = 0; i < span.size() && !isInSpan[vector]; ++i) {
                sum += worth[span[i] ^ vector];
            }
            if (!isInSpan[vector] && sum > bestWorth) {
                best = vector;
                bestWorth = sum;
            }
        }
        for (std::size_t i = 0, size = span.size(); i < size; ++i) {
            span.push_back(span[i] ^ best);
            isInSpan[span.back()] = true;
        }
    }
    return span;
}

class Search {
public:
    Search(const ColumnNumbers& multiplicities, std::size_t dimension, int greatest,
           std::uint64_t maxSums, const Progress& progress)
        : greatest_(greatest), sumsLeft_(maxSums), progress_(progress),
          columns_(denseCoordinates(multiplicities, dimension)) {
        for (std::size_t number = 0; number < columns_.size(); ++number) {
            if (const auto found = multiplicities.find(columns_[number]);
                found != multiplicities.end()) {
                choices_.push_back({.number = number, .multiplicity = found->second});
            }
        }
        for (std::size_t level = 0; level <= dimension; ++level) {
            sums_.emplace_back(columns_.size());
            isKnown_.emplace_back(columns_.size() >> level, true);
            for (std::size_t i = 0; i < choices_.size(); ++i) {
                const std::size_t block = choices_[i].number >> level;
                isKnown_[level][block] = false;
                if (i + 1 == choices_.size() || choices_[i + 1].number >> level != block) {
                    choices_[i].completed = level + 1;
                }
            }
        }
    }

    BalanceSearch run() {
        const bool isFound = choose(0, false);
        if (!isFound) {
            return {.isComplete = !hasGivenUp_};
        }
        ColumnNumbers balances;
        for (const Choice& choice : choices_) {
            balances[columns_[choice.number]] = sums_[0][choice.number];
        }
        return {.balances = std::move(balances), .isComplete = true};
    }

private:
    struct Choice {
        std::size_t number; ///< number of the column
        int multiplicity;
        /// The choice completes the blocks of 2^l columns that contain the column, for all l less
        /// than this.
        std::size_t completed = 0;
    };

    /// Chooses the balances from a position in choices_ on. Returns false if there are none, or if
    /// the search has given up.
    bool choose(std::size_t position, bool isSignFixed) {
        if (position == choices_.size()) {
            return true;
        }
        progress_.checkpoint();
        const Choice& choice = choices_[position];
        if (position > 0 &&
            std::bit_width(choices_[position - 1].number) < std::bit_width(choice.number)) {
            isSignFixed = false;
        }
        const int most = std::min(choice.multiplicity, greatest_);
        for (int size = choice.multiplicity % 2; size <= most; size += 2) {
            const bool isFixed = isSignFixed || size > 0;
            if (chooseAs(position, size, isFixed) ||
                (isSignFixed && size > 0 && chooseAs(position, -size, isFixed))) {
                return true;
            }
        }
        return false;
    }

    /// Does the same with this balance at the position.
    bool chooseAs(std::size_t position, int balance, bool isSignFixed) {
        const Choice& choice = choices_[position];
        sums_[0][choice.number] = balance;
        if (complete(choice) && choose(position + 1, isSignFixed)) {
            return true;
        }
        for (std::size_t level = 0; level < choice.completed; ++level) {
            isKnown_[level][choice.number >> level] = false;
        }
        return false;
    }

    /// Computes the sums of the blocks that a choice completes. Returns false if one is too large.
    bool complete(const Choice& choice) {
        if (hasGivenUp_) {
            return false;
        }
        for (std::size_t level = 0; level < choice.completed; ++level) {
            const std::size_t block = choice.number >> level;
            if (level > 0) {
                const std::size_t half = std::size_t{1} << (level - 1);
                const int* const first = &sums_[level - 1][2 * block * half];
                int* const whole = &sums_[level][2 * block * half];
                for (std::size_t c = 0; c < half; ++c) {
                    whole[c] = first[c] + first[half + c];
                    whole[half + c] = first[c] - first[half + c];
                }
            }
            isKnown_[level][block] = true;
            if (!fits(level, block)) {
                return false;
            }
        }
        return true;
    }

    /// Returns true if the sums over the subspaces that a block of 2^level columns completes are
    /// small enough.
    bool fits(std::size_t level, std::size_t block) {
        const std::size_t size = std::size_t{1} << level;
        const int* const zero = sums_[level].data();
        const int* const own = zero + block * size;
        if (block == 0) {
            return *std::max_element(own, own + size) <= greatest_;
        }
        for (std::size_t c = 0; c < size; ++c) {
            if (std::abs(own[c]) > greatest_ - zero[c]) {
                return false;
            }
        }
        for (std::size_t second = 1; second < isKnown_[level].size(); ++second) {
            const std::size_t third = second ^ block;
            if (third <= second || !isKnown_[level][second] || !isKnown_[level][third]) {
                continue;
            }
            if (sumsLeft_ < size) {
                hasGivenUp_ = true;
                return false;
            }
            sumsLeft_ -= size;
            const int* const b = zero + second * size;
            const int* const d = zero + third * size;
            for (std::size_t c = 0; c < size; ++c) {
                const int greatest =
                    std::max(std::abs(own[c] + b[c]) + d[c], std::abs(own[c] - b[c]) - d[c]);
                if (greatest > greatest_ - zero[c]) {
                    return false;
                }
            }
        }
        return true;
    }

    int greatest_;
    std::uint64_t sumsLeft_;
    const Progress& progress_;
    std::vector<std::uint64_t> columns_; ///< indexed by their numbers
    std::vector<Choice> choices_;        ///< in the order of the numbers
    /// For each level, the sums of each block of 2^level columns: at block · 2^level + c, that of
    /// b_g (-1)^{g·c} with g relative to the block.
    std::vector<std::vector<int>> sums_;
    /// For each level and block, whether its balances are chosen, or it has no columns.
    std::vector<std::vector<bool>> isKnown_;
    bool hasGivenUp_ = false;
};

} // namespace

BalanceSearch searchBalances(const ColumnNumbers& multiplicities, std::size_t dimension,
                             int greatest, std::uint64_t maxSums, const Progress& progress) {
    LIGHTSOUT_ASSERT(dimension <= maxBalanceDimension);
    if (greatest < 0) { // the mean of W is 0
        return {.isComplete = true};
    }
    return Search(multiplicities, dimension, greatest, maxSums, progress).run();
}

} // namespace lightsout
