// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/ClassPairs.h"

#include "gf2/Subspace.h"

#include <algorithm>
#include <map>

namespace lightsout {

namespace {

constexpr std::size_t classesOfPairs = 4;

/// A class, and the functionals of the coordinates that it depends on.
struct SeeingClass {
    std::vector<std::size_t> positions;
    Subspace seen;
};

/// Returns a basis of the sums of basis vectors on which all these functionals are 0.
std::vector<BitVector> unseenBy(const Subspace& seen, const std::vector<BitVector>& basis) {
    std::vector<BitVector> unseen;
    for (std::size_t free = 0; free < basis.size(); ++free) {
        // The highest coordinate of each functional in the reduced basis occurs in no other.
        BitVector sum = basis[free];
        bool isHighest = false;
        for (const std::uint64_t functional : seen.basis()) {
            const auto highest = static_cast<std::size_t>(std::bit_width(functional)) - 1;
            isHighest = isHighest || highest == free;
            if (((functional >> free) & 1U) != 0) {
                sum ^= basis[highest];
            }
        }
        if (!isHighest) {
            unseen.push_back(std::move(sum));
        }
    }
    return unseen;
}

bool arePair(const SeeingClass& a, const SeeingClass& b, std::size_t dimension) {
    return a.seen.dimension() + b.seen.dimension() == dimension &&
           sum(a.seen, b.seen).dimension() == dimension;
}

} // namespace

std::optional<ClassPairs> classPairs(const std::vector<BitVector>& basis,
                                     const PlaceClasses& classes) {
    const std::vector<std::uint64_t> columns = placeColumns(basis);
    std::map<std::uint32_t, SeeingClass> byNumber;
    for (std::size_t place = 0; place < columns.size(); ++place) {
        if (columns[place] != 0) {
            SeeingClass& one = byNumber[classes[place]];
            one.positions.push_back(place);
            one.seen.add(columns[place]);
        }
    }
    if (byNumber.size() != classesOfPairs) {
        return std::nullopt;
    }
    std::vector<SeeingClass> seeing;
    for (auto& [number, one] : byNumber) {
        seeing.push_back(std::move(one));
    }
    const auto pair = [&](const SeeingClass& a, const SeeingClass& b) {
        return ClassPair{PairHalf{a.positions, unseenBy(b.seen, basis)},
                         PairHalf{b.positions, unseenBy(a.seen, basis)}};
    };
    for (std::size_t partner = classesOfPairs - 1; partner > 0; --partner) {
        const SeeingClass& a = seeing[partner == 1 ? 2 : 1];
        const SeeingClass& b = seeing[partner == 3 ? 2 : 3];
        if (arePair(seeing[0], seeing[partner], basis.size()) && arePair(a, b, basis.size())) {
            return ClassPairs{pair(seeing[0], seeing[partner]), pair(a, b)};
        }
    }
    return std::nullopt;
}

} // namespace lightsout
