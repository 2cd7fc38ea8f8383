// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/GreatestSum.h"

#include "gf2/DotProduct.h"
#include "gf2/Subspace.h"
#include "support/Assert.h"
#include "support/Random.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>

namespace lightsout {

namespace {

/// Maximum dimension of subspaces of columns for which all balances are tried.
constexpr std::size_t smallDimension = 4;
constexpr std::size_t smallColumns = std::size_t{1} << smallDimension;
/// Number of subspaces tried at each step of a chain, and number of chains tried.
constexpr int triesOfSubspaces = 12;
constexpr int triesOfChains = 8;
/// The multiplicity of each column of a small space.
using Multiplicities = std::array<int, smallColumns>;

using Sums = std::array<int, smallColumns / 2>;

/// Returns all functions c ↦ Σ_g b_g (-1)^{g·c} of three-bit c with |b_g| ≤ most. Column g has
/// number first + g; b₀ is omitted if first is 0.
std::vector<Sums> smallSums(const Multiplicities& multiplicities, std::size_t first, int most) {
    std::vector<Sums> all{Sums{}};
    for (std::size_t g = first == 0 ? 1 : 0; g < smallColumns / 2; ++g) {
        const int multiplicity = multiplicities[first + g];
        const int greatest = std::min(multiplicity, most - (most - multiplicity) % 2);
        std::vector<Sums> next;
        for (const Sums& sums : all) {
            for (int balance = -greatest; balance <= greatest; balance += 2) {
                Sums changed = sums;
                for (std::size_t c = 0; c < changed.size(); ++c) {
                    changed[c] += parity(c & g) ? -balance : balance;
                }
                next.push_back(changed);
            }
        }
        all = std::move(next);
    }
    return all;
}

/// Returns true if, for some choice of balances, W is at most `most` everywhere. No balance can
/// then exceed `most`, because the mean of W(c) (-1)^{g·c} is b_g and the mean of W is 0.
bool canKeepTo(int most, const Multiplicities& multiplicities) {
    // W(c, 0) = P(c) + Q(c) and W(c, 1) = P(c) - Q(c), so P + |Q| must be at most `most`.
    std::vector<Sums> p = smallSums(multiplicities, 0, most);
    std::erase_if(p, [most](const Sums& sums) { return *std::ranges::max_element(sums) > most; });
    const std::vector<Sums> q = smallSums(multiplicities, smallColumns / 2, most);
    return std::ranges::any_of(p, [&](const Sums& ofP) {
        return std::ranges::any_of(q, [&](const Sums& ofQ) {
            for (std::size_t c = 0; c < ofP.size(); ++c) {
                if (ofP[c] + std::abs(ofQ[c]) > most) {
                    return false;
                }
            }
            return true;
        });
    });
}

/// Computes leastGreatestSum() in a small space, of dimension up to 4.
class SmallBounds {
public:
    std::size_t of(Multiplicities multiplicities) {
        // Balances greater than 2 are not tried, so higher multiplicities make no difference.
        int odd = 0;
        for (int& multiplicity : multiplicities) {
            multiplicity -= std::max(multiplicity - 1, 0) / 2 * 2;
            odd += multiplicity % 2;
        }
        const auto [known, isNew] = bounds_.emplace(multiplicities, 0);
        if (isNew && odd > 0) {
            // W has the parity of the number of odd balances.
            const int least = odd % 2 == 1 ? 1 : 2;
            known->second =
                static_cast<std::size_t>(canKeepTo(least, multiplicities) ? least : least + 2);
        }
        return known->second;
    }

private:
    std::map<Multiplicities, std::size_t> bounds_;
};

/// Nonzero columns and their multiplicities.
using Columns = std::map<std::uint64_t, int>;

Columns modulo(const Columns& columns, const Subspace& subspace) {
    Columns rest;
    for (const auto& [column, multiplicity] : columns) {
        if (const std::uint64_t reduced = subspace.reduced(column); reduced != 0) {
            rest[reduced] += multiplicity;
        }
    }
    return rest;
}

std::vector<std::uint64_t> oddOf(const Columns& columns) {
    std::vector<std::uint64_t> odd;
    for (const auto& [column, multiplicity] : columns) {
        if (multiplicity % 2 == 1) {
            odd.push_back(column);
        }
    }
    return odd;
}

Multiplicities multiplicitiesIn(const Subspace& subspace, const Columns& columns) {
    Multiplicities multiplicities{};
    for (const auto& [column, multiplicity] : columns) {
        if (subspace.contains(column)) {
            std::size_t coordinates = 0;
            for (std::size_t i = 0; i < subspace.dimension(); ++i) {
                // The basis is reduced: each highest bit occurs in one vector only.
                coordinates |= ((column & std::bit_floor(subspace.basis()[i])) != 0 ? 1U : 0U) << i;
            }
            multiplicities[coordinates] = multiplicity;
        }
    }
    return multiplicities;
}

/// Returns one of the most frequent nonzero values of the columns modulo the subspace, chosen at
/// random; 0 if all columns are in the subspace.
std::uint64_t frequentModulo(const std::vector<std::uint64_t>& columns, const Subspace& subspace,
                             Random& random) {
    std::map<std::uint64_t, std::size_t> counts;
    for (const std::uint64_t column : columns) {
        if (const std::uint64_t rest = subspace.reduced(column); rest != 0) {
            ++counts[rest];
        }
    }
    std::uint64_t frequent = 0;
    std::size_t most = 0;
    std::size_t equal = 0;
    for (const auto& [rest, count] : counts) {
        if (count < most) {
            continue;
        }
        equal = count > most ? 1 : equal + 1;
        most = count;
        if (random.below(equal) == 0) {
            frequent = rest;
        }
    }
    return frequent;
}

/// Returns the sum of the bounds of several small subspaces, each modulo the previous ones.
std::size_t boundOfChain(Columns columns, SmallBounds& bounds, Random& random,
                         const Progress& progress) {
    std::size_t sum = 0;
    for (std::vector<std::uint64_t> odd = oddOf(columns); !odd.empty(); odd = oddOf(columns)) {
        std::size_t best = 0;
        Subspace bestSubspace;
        for (int i = 0; i < triesOfSubspaces; ++i) {
            progress.checkpoint();
            Subspace subspace;
            for (std::size_t tries = 0;
                 subspace.dimension() < smallDimension && tries < 2 * smallDimension; ++tries) {
                subspace.add(i % 2 == 0 ? odd[random.below(odd.size())]
                                        : frequentModulo(odd, subspace, random));
            }
            const std::size_t bound = bounds.of(multiplicitiesIn(subspace, columns));
            if (i == 0 || bound > best) {
                best = bound;
                bestSubspace = std::move(subspace);
            }
        }
        sum += best;
        columns = modulo(columns, bestSubspace);
    }
    return sum;
}

/// Returns all words of `dimension` bits in new coordinates: word i is the sum of the basis vectors
/// selected by the bits of i. The basis vectors are chosen one by one, so that the span of those
/// chosen so far contains as many columns as possible. Columns of odd multiplicity, whose balance
/// cannot be 0, take precedence.
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

    /// Chooses the balances at `position` and all later positions in choices_. Returns false if
    /// there are no suitable balances, or if the search has given up.
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

    /// Sets the balance at the position, then chooses the balances at later positions. Returns
    /// false in the same cases as choose().
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

    /// Computes the sums of the blocks that a choice completes. Returns false if a sum is too
    /// large, or if the search has given up.
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
    /// small enough. Returns false if a sum is too large, or if the search gives up.
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
    /// For each level, the sums of each block of 2^level columns. Entry block · 2^level + c is the
    /// sum of b_g (-1)^{g·c} over the columns of the block, where g is the number of a column
    /// within the block.
    std::vector<std::vector<int>> sums_;
    /// For each level and block, true if all balances of the block are chosen. This includes blocks
    /// without columns.
    std::vector<std::vector<bool>> isKnown_;
    bool hasGivenUp_ = false;
};

} // namespace

std::size_t leastGreatestSum(const std::vector<std::uint64_t>& columns, const Progress& progress) {
    Columns multiplicities;
    for (const std::uint64_t column : columns) {
        if (column != 0) {
            ++multiplicities[column];
        }
    }
    Random random(1);
    SmallBounds bounds;
    std::size_t best = 0;
    for (int i = 0; i < triesOfChains; ++i) {
        best = std::max(best, boundOfChain(multiplicities, bounds, random, progress));
    }
    return best;
}

BalanceSearch searchBalances(const ColumnNumbers& multiplicities, std::size_t dimension,
                             int greatest, std::uint64_t maxSums, const Progress& progress) {
    LIGHTSOUT_ASSERT(dimension <= maxBalanceDimension);
    if (greatest < 0) { // impossible, because the mean of W is 0
        return {.isComplete = true};
    }
    return Search(multiplicities, dimension, greatest, maxSums, progress).run();
}

} // namespace lightsout
