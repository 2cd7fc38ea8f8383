#include "solve/GreatestSum.h"

#include "gf2/Subspace.h"
#include "support/Random.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <map>

namespace lightsout {

namespace {

/// Subspaces of columns of which all balances are tried.
constexpr std::size_t smallDimension = 4;
constexpr std::size_t smallColumns = std::size_t{1} << smallDimension;
/// Subspaces that are tried at each level, and how often the whole is begun anew.
constexpr int triesOfSubspaces = 12;
constexpr int triesOfChains = 8;
/// Bit g: whether the balance of column g of a small space is odd.
using Parities = std::uint32_t;

using Sums = std::array<int, smallColumns / 2>;

/// All functions c ↦ Σ_g b_g (-1)^{g·c} of three-bit c with |b_g| ≤ most and the given parities,
/// that are nowhere above `most`. Bit g of `parities`; b₀ counts as well if `withZero`.
std::vector<Sums> smallSums(Parities parities, int most, bool withZero) {
    std::vector<Sums> all{Sums{}};
    for (std::size_t g = withZero ? 0 : 1; g < smallColumns / 2; ++g) {
        std::vector<Sums> next;
        for (const Sums& sums : all) {
            for (int balance = -most; balance <= most; ++balance) {
                if (((static_cast<unsigned>(balance) ^ (parities >> g)) & 1U) != 0) {
                    continue;
                }
                Sums changed = sums;
                for (std::size_t c = 0; c < changed.size(); ++c) {
                    changed[c] += std::popcount(c & g) % 2 == 0 ? balance : -balance;
                }
                next.push_back(changed);
            }
        }
        all = std::move(next);
    }
    return all;
}

/// Whether balances of these parities can keep W at `most` everywhere. Since the mean of
/// W(c) (-1)^{g·c} is b_g, and that of W is 0, none is more than `most` then.
bool canKeepTo(int most, Parities parities) {
    // W(c, 0) = P(c) + Q(c) and W(c, 1) = P(c) - Q(c): P + |Q| is to be kept low.
    std::vector<Sums> p = smallSums(parities & 0xffU, most, false);
    std::erase_if(p, [most](const Sums& sums) { return *std::ranges::max_element(sums) > most; });
    const std::vector<Sums> q = smallSums(parities >> (smallColumns / 2), most, true);
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

/// leastGreatestSum() in a small space, up to 4.
class SmallBounds {
public:
    std::size_t of(Parities parities) {
        const auto [known, isNew] = bounds_.emplace(parities, 0);
        if (isNew && parities != 0) {
            // W is as odd as the number of odd balances.
            const int least = std::popcount(parities) % 2 == 1 ? 1 : 2;
            known->second =
                static_cast<std::size_t>(canKeepTo(least, parities) ? least : least + 2);
        }
        return known->second;
    }

private:
    std::map<Parities, std::size_t> bounds_;
};

/// Columns modulo a subspace, of which those are left that are there an odd number of times.
std::vector<std::uint64_t> modulo(const std::vector<std::uint64_t>& columns,
                                  const Subspace& subspace) {
    std::map<std::uint64_t, bool> isOdd;
    for (const std::uint64_t column : columns) {
        if (const std::uint64_t rest = subspace.reduced(column); rest != 0) {
            isOdd[rest] = !isOdd[rest];
        }
    }
    std::vector<std::uint64_t> odd;
    for (const auto& [column, odds] : isOdd) {
        if (odds) {
            odd.push_back(column);
        }
    }
    return odd;
}

Parities paritiesIn(const Subspace& subspace, const std::vector<std::uint64_t>& columns) {
    Parities parities = 0;
    for (const std::uint64_t column : columns) {
        if (subspace.contains(column)) {
            std::size_t coordinates = 0;
            for (std::size_t i = 0; i < subspace.dimension(); ++i) {
                // A reduced basis: highest bits are in one vector each.
                coordinates |= ((column & std::bit_floor(subspace.basis()[i])) != 0 ? 1U : 0U) << i;
            }
            parities |= Parities{1} << coordinates;
        }
    }
    return parities;
}

/// A value that as many columns have modulo the subspace as any other, one of those by chance; 0
/// when all are in it.
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

/// Bounds of small subspaces, one modulo the other, added up.
std::size_t boundOfChain(std::vector<std::uint64_t> columns, SmallBounds& bounds, Random& random,
                         const Progress& progress) {
    std::size_t sum = 0;
    while (!columns.empty()) {
        std::size_t best = 0;
        Subspace bestSubspace;
        for (int i = 0; i < triesOfSubspaces; ++i) {
            progress.checkpoint();
            Subspace subspace;
            for (std::size_t tries = 0;
                 subspace.dimension() < smallDimension && tries < 2 * smallDimension; ++tries) {
                subspace.add(i % 2 == 0 ? columns[random.below(columns.size())]
                                        : frequentModulo(columns, subspace, random));
            }
            const std::size_t bound = bounds.of(paritiesIn(subspace, columns));
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

} // namespace

std::size_t leastGreatestSum(const std::vector<std::uint64_t>& oddColumns,
                             const Progress& progress) {
    Random random(1);
    SmallBounds bounds;
    std::size_t best = 0;
    for (int i = 0; i < triesOfChains; ++i) {
        best = std::max(best, boundOfChain(oddColumns, bounds, random, progress));
    }
    return best;
}

} // namespace lightsout
