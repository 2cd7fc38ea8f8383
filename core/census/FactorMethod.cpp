// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/FactorMethod.h"

#include "census/ClosedForms.h"
#include "census/SideRoots.h"
#include "support/Parallel.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <numeric>

namespace lightsout {

namespace {

/// Returns the polynomial whose roots are related to those of ψ.
Polynomial related(const Polynomial& psi, RootRelation relation) {
    switch (relation) {
    case RootRelation::equal:
        break;
    case RootRelation::differByOne:
        return psi.shiftedByOne();
    case RootRelation::inverse:
        return psi.reversed();
    case RootRelation::shiftedInverses:
        return psi.shiftedByOne().reversed().shiftedByOne();
    }
    return psi;
}

/// The polynomial ψ of one order, and the polynomial whose common roots with the other side's ψ are
/// counted.
struct Roots {
    Polynomial psi;
    Polynomial related;
    bool isIrreducible = false;
};

std::size_t commonRoots(const Roots& a, const Roots& b) {
    if (a.isIrreducible && b.isIrreducible) {
        return a.related == b.psi ? *b.psi.degree() : 0;
    }
    return *gcd(a.related, b.psi).degree();
}

RootRelation relationOf(const LatticeFamily& family) {
    switch (family.neighbours) {
    case Neighbours::king:
        return RootRelation::shiftedInverses;
    case Neighbours::diagonal:
        return RootRelation::inverse;
    default:
        return family.selfInfluence ? RootRelation::differByOne : RootRelation::equal;
    }
}

/// Divisors of the sides' orders, grouped by their rootDegree().
using OrdersByDegree = std::map<std::size_t, std::vector<std::size_t>>;

OrdersByDegree ordersByDegree(const std::vector<SideRoots>& sides) {
    std::set<std::size_t> orders;
    for (const SideRoots& side : sides) {
        const auto divisors = oddDivisors(side.order);
        orders.insert(divisors.begin(), divisors.end());
    }
    OrdersByDegree grouped;
    for (const std::size_t order : orders) {
        grouped[rootDegree(order)].push_back(order);
    }
    return grouped;
}

void addPairs(const OrdersByDegree& ofRows, const OrdersByDegree& ofCols,
              std::set<RootPairs::Orders>& pairs) {
    for (const auto& [degree, orders] : ofRows) {
        const auto sameDegree = ofCols.find(degree);
        if (sameDegree == ofCols.end()) {
            continue;
        }
        for (const std::size_t a : orders) {
            for (const std::size_t b : sameDegree->second) {
                pairs.emplace(std::min(a, b), std::max(a, b));
            }
        }
    }
}

/// For each order e, the number of related pairs of a root of one row side and a root of ψ_e.
class RelatedRoots {
public:
    RelatedRoots(const SideRoots& row, const OrdersByDegree& ofCols, const RootPairs& pairs)
        : order_(row.order), isEqual_(pairs.relation() == RootRelation::equal) {
        if (isEqual_) {
            return;
        }
        for (const std::size_t divisor : oddDivisors(row.order)) {
            const auto sameDegree = ofCols.find(rootDegree(divisor));
            if (sameDegree == ofCols.end()) {
                continue;
            }
            for (const auto& [order, count] : pairs.partners(divisor, sameDegree->second)) {
                counts_.resize(std::max(counts_.size(), order + 1));
                counts_[order] += count;
            }
        }
    }

    std::size_t with(std::size_t order, const std::vector<std::size_t>& divisors) const {
        if (isEqual_) {
            return (std::gcd(order_, order) - 1) / 2;
        }
        std::size_t sum = 0;
        for (const std::size_t divisor : divisors) {
            sum += divisor < counts_.size() ? counts_[divisor] : 0;
        }
        return sum;
    }

private:
    std::size_t order_;
    bool isEqual_;
    std::vector<std::size_t> counts_;
};

} // namespace

void RootPairs::prepare(const std::set<Orders>& pairs, std::size_t threads, Progress& progress) {
    std::vector<Orders> missing;
    std::map<std::size_t, Roots> roots;
    {
        const std::shared_lock lock(mutex_);
        for (const auto& [a, b] : pairs) {
            if (!counts_.contains(key(a, b))) {
                missing.emplace_back(a, b);
                roots.try_emplace(a);
                roots.try_emplace(b);
            }
        }
    }
    std::vector<std::pair<const std::size_t, Roots>*> all;
    all.reserve(roots.size());
    for (auto& entry : roots) {
        all.push_back(&entry);
    }
    forEachInParallel(all.size(), threads, progress, [&](std::size_t index) {
        auto& [order, entry] = *all[index];
        entry.psi = rootPolynomial(order);
        entry.related = related(entry.psi, relation_);
        entry.isIrreducible = *entry.psi.degree() == rootDegree(order);
    });
    std::vector<std::size_t> found(missing.size());
    forEachInParallel(missing.size(), threads, progress, [&](std::size_t index) {
        found[index] = commonRoots(roots[missing[index].first], roots[missing[index].second]);
    });
    const std::scoped_lock lock(mutex_);
    for (std::size_t i = 0; i < missing.size(); ++i) {
        counts_[key(missing[i].first, missing[i].second)] = found[i];
    }
}

std::vector<RootPairs::Partner>
RootPairs::partners(std::size_t order, const std::vector<std::size_t>& candidates) const {
    std::vector<Partner> result;
    const std::shared_lock lock(mutex_);
    for (const std::size_t candidate : candidates) {
        const auto found = counts_.find(key(order, candidate));
        if (found != counts_.end() && found->second > 0) {
            result.push_back({candidate, found->second});
        }
    }
    return result;
}

std::uint64_t RootPairs::key(std::size_t a, std::size_t b) {
    return std::uint64_t{std::min(a, b)} << 32U | std::max(a, b);
}

bool FactorMethod::appliesTo(const LatticeFamily& family) {
    if (!isProductOfSides(family.topology)) {
        return false;
    }
    switch (family.neighbours) {
    case Neighbours::plus:
        return true;
    case Neighbours::king:
        return !family.selfInfluence;
    case Neighbours::diagonal:
        return family.selfInfluence;
    default:
        return false;
    }
}

FactorMethod::FactorMethod(const LatticeFamily& family)
    : family_(family), pairs_(relationOf(family)) {
    LIGHTSOUT_ASSERT(appliesTo(family));
}

NullityTable FactorMethod::table(SizeRange rows, SizeRange cols, std::size_t threads,
                                 Progress& progress) {
    std::vector<SideRoots> rowSides;
    for (std::size_t size = rows.first; size <= rows.last; ++size) {
        rowSides.push_back(rowSide(family_, size));
    }
    std::vector<SideRoots> colSides;
    std::vector<std::vector<std::size_t>> colDivisors;
    for (std::size_t size = cols.first; size <= cols.last; ++size) {
        colSides.push_back(columnSide(family_, size));
        colDivisors.push_back(oddDivisors(colSides.back().order));
    }
    const OrdersByDegree ofCols = ordersByDegree(colSides);
    if (pairs_.relation() != RootRelation::equal) {
        std::set<RootPairs::Orders> pairs;
        addPairs(ordersByDegree(rowSides), ofCols, pairs);
        pairs_.prepare(pairs, threads, progress);
    }
    NullityTable result(rows, cols);
    forEachInParallel(rowSides.size(), threads, progress, [&](std::size_t r) {
        const RelatedRoots related(rowSides[r], ofCols, pairs_);
        for (std::size_t c = 0; c < colSides.size(); ++c) {
            result.nullities[r * colSides.size() + c] = static_cast<std::uint32_t>(
                nullity(rowSides[r], colSides[c], related.with(colSides[c].order, colDivisors[c])));
        }
    });
    if (const auto single = closedFormNullity(family_.board(1, 1));
        rows.contains(1) && cols.contains(1)) {
        result.at(1, 1) = static_cast<std::uint32_t>(*single);
    }
    return result;
}

std::vector<std::uint32_t> FactorMethod::squares(SizeRange sizes, std::size_t threads,
                                                 Progress& progress) {
    std::set<RootPairs::Orders> pairs;
    std::vector<std::pair<SideRoots, SideRoots>> sides;
    for (std::size_t size = sizes.first; size <= sizes.last; ++size) {
        sides.emplace_back(rowSide(family_, size), columnSide(family_, size));
        if (pairs_.relation() != RootRelation::equal) {
            addPairs(ordersByDegree({sides.back().first}), ordersByDegree({sides.back().second}),
                     pairs);
        }
    }
    pairs_.prepare(pairs, threads, progress);
    std::vector<std::uint32_t> result;
    for (const auto& [row, col] : sides) {
        progress.checkpoint();
        const RelatedRoots related(row, ordersByDegree({col}), pairs_);
        result.push_back(static_cast<std::uint32_t>(
            nullity(row, col, related.with(col.order, oddDivisors(col.order)))));
    }
    if (sizes.contains(1)) {
        result.front() = static_cast<std::uint32_t>(*closedFormNullity(family_.board(1, 1)));
    }
    return result;
}

std::size_t FactorMethod::nullity(const SideRoots& row, const SideRoots& col,
                                  std::size_t related) const {
    std::size_t sum = related * sharedDimension(row.otherBlocks, col.otherBlocks);
    switch (pairs_.relation()) {
    case RootRelation::differByOne:
        // The eigenvalues 0 and 1 are related, and 1 = ζ + 1/ζ for the third roots of unity ζ.
        if (col.order % 3 == 0) {
            sum += sharedDimension(row.zeroBlocks, col.otherBlocks);
        }
        if (row.order % 3 == 0) {
            sum += sharedDimension(row.otherBlocks, col.zeroBlocks);
        }
        break;
    case RootRelation::equal:
    case RootRelation::shiftedInverses:
        sum += sharedDimension(row.zeroBlocks, col.zeroBlocks);
        break;
    case RootRelation::inverse:
        break;
    }
    return sum;
}

} // namespace lightsout
