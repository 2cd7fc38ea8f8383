// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/PlaceClasses.h"

#include "gf2/Subspace.h"

#include <algorithm>
#include <map>

namespace lightsout {

namespace {

template <typename ClassOf>
PlaceClasses classesByCell(const Lattice& lattice, ClassOf classOf) {
    PlaceClasses classes(lattice.vertexCount());
    for (Vertex cell = 0; cell < classes.size(); ++cell) {
        classes[cell] =
            static_cast<std::uint32_t>(classOf(lattice.rowOf(cell), lattice.columnOf(cell)));
    }
    return classes;
}

/// Returns the least of the most frequent values. There must be at least one value.
std::uint64_t mostFrequent(std::vector<std::uint64_t>& values) {
    std::ranges::sort(values);
    std::uint64_t best = 0;
    std::size_t bestCount = 0;
    for (auto first = values.begin(); first != values.end();) {
        const auto last = std::upper_bound(first, values.end(), *first);
        if (static_cast<std::size_t>(last - first) > bestCount) {
            bestCount = static_cast<std::size_t>(last - first);
            best = *first;
        }
        first = last;
    }
    return best;
}

constexpr std::size_t classesOfPairs = 4;

/// A class of positions, and the span of the functionals of the coordinates on which it depends.
struct SeeingClass {
    std::vector<std::size_t> positions;
    Subspace seen;
};

/// Returns a basis of the sums of basis vectors on which all these functionals are 0.
std::vector<BitVector> unseenBy(const Subspace& seen, const std::vector<BitVector>& basis) {
    std::vector<BitVector> unseen;
    for (std::size_t free = 0; free < basis.size(); ++free) {
        // The highest coordinate of each functional in the reduced basis occurs in none of the
        // others.
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

std::vector<std::uint64_t> columnWords(const std::vector<BitVector>& basis) {
    LIGHTSOUT_ASSERT(basis.size() <= bitsPerWord);
    std::vector<std::uint64_t> columns(basis.empty() ? 0 : basis.front().size());
    for (std::size_t i = 0; i < basis.size(); ++i) {
        basis[i].forEachOne([&](std::size_t place) { columns[place] |= std::uint64_t{1} << i; });
    }
    return columns;
}

PlaceClasses parityClasses(const Lattice& lattice) {
    return classesByCell(
        lattice, [](std::size_t row, std::size_t column) { return 2 * (row % 2) + column % 2; });
}

PlaceClasses residueClasses(const Lattice& lattice, std::size_t modulus) {
    const auto upToSign = [modulus](std::size_t index) {
        const std::size_t residue = (index + 1) % modulus;
        return std::min(residue, modulus - residue);
    };
    return classesByCell(lattice, [&](std::size_t row, std::size_t column) {
        return upToSign(row) * modulus + upToSign(column);
    });
}

PlaceClasses rowClasses(const Lattice& lattice) {
    return classesByCell(lattice, [](std::size_t row, std::size_t /*column*/) { return row; });
}

PlaceClasses columnClasses(const Lattice& lattice) {
    return classesByCell(lattice, [](std::size_t /*row*/, std::size_t column) { return column; });
}

PlaceClasses greedyFlats(const std::vector<BitVector>& basis, std::size_t rank,
                         const Progress& progress) {
    LIGHTSOUT_ASSERT(rank > 0);
    const std::vector<std::uint64_t> columns = columnWords(basis);
    PlaceClasses classes(columns.size());
    std::vector<std::size_t> rest;
    for (std::size_t place = 0; place < columns.size(); ++place) {
        if (columns[place] != 0) {
            rest.push_back(place);
        }
    }
    for (std::uint32_t number = 1; !rest.empty(); ++number) {
        Subspace flat;
        for (std::vector<std::uint64_t> values{0}; !values.empty() && flat.dimension() < rank;) {
            progress.checkpoint();
            values.clear();
            for (const std::size_t place : rest) {
                if (const std::uint64_t value = flat.reduced(columns[place]); value != 0) {
                    values.push_back(value);
                }
            }
            if (!values.empty()) {
                flat.add(mostFrequent(values));
            }
        }
        std::erase_if(rest, [&](std::size_t place) {
            const bool isInside = flat.contains(columns[place]);
            classes[place] = isInside ? number : 0;
            return isInside;
        });
    }
    return classes;
}

std::optional<ClassPairs> classPairs(const std::vector<BitVector>& basis,
                                     const PlaceClasses& classes) {
    const std::vector<std::uint64_t> columns = columnWords(basis);
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
