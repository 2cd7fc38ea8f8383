// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/ClassCoordinates.h"

#include "gf2/Subspace.h"

#include <algorithm>
#include <bit>
#include <map>

namespace lightsout {

namespace {

constexpr std::size_t coordinatesOfStep = 4;

/// Chooses the order in which functionals are determined, until they span the functionals of all
/// classes.
class Order {
public:
    explicit Order(const std::vector<Subspace>& classes) : classes_(classes) {}

    std::vector<std::uint64_t> from(std::size_t first) {
        for (std::size_t next = first; next < classes_.size(); next = nextClass()) {
            takeIn(next);
        }
        return std::move(functionals_);
    }

private:
    /// Returns the class with the fewest functionals left to determine, or the number of classes.
    std::size_t nextClass() const {
        std::size_t next = classes_.size();
        std::size_t least = SIZE_MAX;
        for (std::size_t i = 0; i < classes_.size(); ++i) {
            const std::size_t rest = sum(known_, classes_[i]).dimension() - known_.dimension();
            if (rest > 0 && rest < least) {
                least = rest;
                next = i;
            }
        }
        return next;
    }

    /// Determines a class, beginning with the functionals that most other classes depend on too.
    void takeIn(std::size_t number) {
        std::vector<Subspace> chain{sum(known_, classes_[number])};
        std::vector<bool> isUsed(classes_.size());
        isUsed[number] = true;
        while (chain.back().dimension() > known_.dimension()) {
            Subspace greatest;
            std::size_t seenBy = classes_.size();
            for (std::size_t i = 0; i < classes_.size(); ++i) {
                if (!isUsed[i]) {
                    Subspace common = intersection(chain.back(), sum(known_, classes_[i]));
                    if (seenBy == classes_.size() || common.dimension() > greatest.dimension()) {
                        greatest = std::move(common);
                        seenBy = i;
                    }
                }
            }
            if (seenBy == classes_.size()) {
                break;
            }
            isUsed[seenBy] = true;
            chain.push_back(std::move(greatest));
        }
        while (!chain.empty()) {
            for (const std::uint64_t functional : chain.back().basis()) {
                if (known_.add(functional)) {
                    functionals_.push_back(functional);
                }
            }
            chain.pop_back();
        }
    }

    const std::vector<Subspace>& classes_;
    Subspace known_;
    std::vector<std::uint64_t> functionals_;
};

/// Expresses each unit functional as a sum of the given functionals, which must be a basis. Bit i
/// of a result states whether given functional number i is a summand.
std::vector<std::uint64_t> unitsInTermsOf(std::vector<std::uint64_t> functionals) {
    const std::size_t count = functionals.size();
    std::vector<std::uint64_t> sums(count);
    for (std::size_t i = 0; i < count; ++i) {
        sums[i] = std::uint64_t{1} << i;
    }
    for (std::size_t bit = 0; bit < count; ++bit) {
        std::size_t pivot = bit;
        while (pivot < count && ((functionals[pivot] >> bit) & 1U) == 0) {
            ++pivot;
        }
        LIGHTSOUT_ASSERT(pivot < count);
        std::swap(functionals[pivot], functionals[bit]);
        std::swap(sums[pivot], sums[bit]);
        for (std::size_t i = 0; i < count; ++i) {
            if (i != bit && ((functionals[i] >> bit) & 1U) != 0) {
                functionals[i] ^= functionals[bit];
                sums[i] ^= sums[bit];
            }
        }
    }
    return sums;
}

/// Fills in the description of a class. `seen` is the span of the functionals on which the class
/// depends, in the new coordinates.
void describe(PlaceClass& positions, const Subspace& seen, std::size_t coordinates) {
    positions.added.assign(coordinates, 0);
    const std::size_t rank = seen.dimension();
    for (std::size_t i = 0; i < rank; ++i) {
        const std::uint64_t functional = seen.basis()[i];
        positions.decisive.push_back(static_cast<std::size_t>(std::bit_width(functional)) - 1);
        for (std::size_t coordinate = 0; coordinate < coordinates; ++coordinate) {
            positions.added[coordinate] |= ((functional >> coordinate) & 1U) << (rank - 1 - i);
        }
    }
}

} // namespace

std::vector<std::size_t> ClassCoordinates::steps() const {
    std::vector<std::size_t> ends;
    for (std::size_t end = basis.size(); end > 0; end -= std::min(end, coordinatesOfStep)) {
        ends.insert(ends.begin(), end);
    }
    return ends;
}

ClassCoordinates classCoordinates(const std::vector<BitVector>& basis, const PlaceClasses& classes,
                                  std::size_t first) {
    std::vector<std::uint64_t> columns = placeColumns(basis);
    ClassCoordinates result;
    std::map<std::uint32_t, std::size_t> numberOf;
    for (std::size_t place = 0; place < columns.size(); ++place) {
        if (columns[place] != 0) {
            const auto [entry, isNew] = numberOf.emplace(classes[place], result.classes.size());
            if (isNew) {
                result.classes.emplace_back();
            }
            result.classes[entry->second].positions.push_back(place);
        }
    }
    const auto seenBy = [&](const PlaceClass& one) {
        Subspace seen;
        for (const std::size_t place : one.positions) {
            seen.add(columns[place]);
        }
        return seen;
    };
    std::vector<Subspace> seen;
    std::ranges::transform(result.classes, std::back_inserter(seen), seenBy);
    LIGHTSOUT_ASSERT(first < seen.size());
    const std::vector<std::uint64_t> units = unitsInTermsOf(Order(seen).from(first));
    result.basis.assign(basis.size(), BitVector(columns.size()));
    for (std::size_t place = 0; place < columns.size(); ++place) {
        std::uint64_t inTermsOfOrder = 0;
        for (std::uint64_t rest = columns[place]; rest != 0; rest &= rest - 1) {
            inTermsOfOrder ^= units[static_cast<std::size_t>(std::countr_zero(rest))];
        }
        columns[place] = inTermsOfOrder;
        for (std::uint64_t rest = inTermsOfOrder; rest != 0; rest &= rest - 1) {
            result.basis[static_cast<std::size_t>(std::countr_zero(rest))].flip(place);
        }
    }
    for (PlaceClass& one : result.classes) {
        describe(one, seenBy(one), basis.size());
    }
    return result;
}

} // namespace lightsout
