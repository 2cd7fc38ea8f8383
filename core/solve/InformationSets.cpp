// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/InformationSets.h"

#include <algorithm>
#include <numeric>

namespace lightsout {

namespace {

/// Makes the basis systematic in the first possible positions of the given order: afterwards, basis
/// vector i is the only one with a 1 at position result[i].
std::vector<std::size_t> makeSystematic(std::vector<BitVector>& basis,
                                        const std::vector<std::size_t>& order) {
    std::vector<std::size_t> positions;
    for (std::size_t next = 0; positions.size() < basis.size() && next < order.size(); ++next) {
        const std::size_t place = order[next];
        const auto pivot =
            std::find_if(basis.begin() + static_cast<std::ptrdiff_t>(positions.size()), basis.end(),
                         [place](const BitVector& vector) { return vector[place]; });
        if (pivot == basis.end()) {
            continue;
        }
        BitVector& row = basis[positions.size()];
        std::swap(row, *pivot);
        for (BitVector& other : basis) {
            if (&other != &row && other[place]) {
                other ^= row;
            }
        }
        positions.push_back(place);
    }
    LIGHTSOUT_ASSERT(positions.size() == basis.size());
    return positions;
}

void shuffle(std::vector<std::size_t>& order, Random& random) {
    for (std::size_t i = order.size(); i > 1; --i) {
        std::swap(order[i - 1], order[random.below(i)]);
    }
}

} // namespace

BitVector lightVector(const BitVector& offset, std::vector<BitVector> basis, std::uint64_t rounds,
                      Progress& progress, const std::function<void(const BitVector&)>& onBetter) {
    BitVector best = offset;
    std::size_t bestCount = best.count();
    const auto look = [&](const BitVector& candidate) {
        const std::size_t count = candidate.count();
        if (count < bestCount) {
            bestCount = count;
            best = candidate;
            if (onBetter) {
                onBetter(best);
            }
        }
    };
    Random random(1);
    std::vector<std::size_t> order(offset.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    for (std::uint64_t round = 0; round < rounds; ++round) {
        progress.checkpoint(static_cast<double>(round) / static_cast<double>(rounds));
        shuffle(order, random);
        if (round % 2 == 1) {
            std::stable_partition(order.begin(), order.end(),
                                  [&](std::size_t place) { return !best[place]; });
        }
        const std::vector<std::size_t> positions = makeSystematic(basis, order);
        BitVector candidate = best;
        for (std::size_t i = 0; i < basis.size(); ++i) {
            if (candidate[positions[i]]) {
                candidate ^= basis[i];
            }
        }
        look(candidate);
        for (std::size_t i = 0; i < basis.size(); ++i) {
            progress.checkpoint();
            candidate ^= basis[i];
            look(candidate);
            for (std::size_t j = 0; j < i; ++j) {
                look(candidate ^ basis[j]);
            }
            candidate ^= basis[i];
        }
    }
    return best;
}

} // namespace lightsout
