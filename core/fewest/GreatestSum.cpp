// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/GreatestSum.h"

#include "gf2/DotProduct.h"
#include "gf2/Subspace.h"
#include "support/Random.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <map>

namespace lightsout {

namespace {

/// Maximum dimension of subspaces of columns for which all balances are tried.
constexpr std::size_t smallDimension = 4;
constexpr std::size_t smallColumns = std::size_t{1} << smallDimension;
/// Number of subspaces tried at each level, and number of restarts of the whole search.
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
        // Balances beyond 2 are not tried, so higher multiplicities make no difference.
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

/// Returns the sum of bounds of small subspaces, each modulo the previous ones.
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

} // namespace lightsout
