// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/RootPairs.h"

#include "census/RootPolynomial.h"
#include "support/Parallel.h"

#include <map>
#include <mutex>

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

/// The ψ of one order, and the polynomial that the other side's ψ is compared with.
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

} // namespace lightsout
