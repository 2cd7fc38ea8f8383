// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/KnownPresses.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Returns the part of a vector of the sum that belongs to one summand.
BitVector restricted(const BitVector& vector, const Summand& summand) {
    BitVector part(vector.size());
    for (std::size_t w = 0; w < part.words().size(); ++w) {
        std::uint64_t positions = 0;
        for (const BitVector& element : summand.basis) {
            positions |= element.words()[w];
        }
        part.words()[w] = vector.words()[w] & positions;
    }
    return part;
}

} // namespace

KnownPresses::KnownPresses(DirectSum sum, const std::function<void(const FewestPresses&)>& onBetter)
    : onBetter_(onBetter), fixed_(std::move(sum.fixed)) {
    for (Summand& summand : sum.summands) {
        BitVector offset = summand.offset;
        parts_.push_back({.summand = std::move(summand), .best = std::move(offset), .ways = {}});
    }
}

bool KnownPresses::isSolved() const {
    return std::ranges::all_of(parts_, [](const Part& part) { return part.ways != 0; });
}

FewestPresses KnownPresses::state() const {
    FewestPresses state{.presses = fixed_, .lowerBound = fixed_.count()};
    boost::multiprecision::cpp_int ways = 1;
    for (const Part& part : parts_) {
        state.presses ^= part.best;
        state.lowerBound += part.lowerBound;
        ways *= part.ways;
    }
    state.lowerBound = std::max(state.lowerBound, lowerBound_);
    if (ways != 0) {
        state.ways = ways.str();
    }
    return state;
}

void KnownPresses::improve(std::size_t part, const BitVector& better, std::size_t lowerBound) {
    parts_[part].best = better;
    parts_[part].lowerBound = std::max(parts_[part].lowerBound, lowerBound);
    report();
}

void KnownPresses::learn(const BitVector& solution) {
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        BitVector ofPart = restricted(solution, parts_[i].summand);
        if (ofPart.count() < parts_[i].best.count()) {
            improve(i, ofPart);
        }
    }
}

void KnownPresses::prove(std::size_t part, LeastWeight least) {
    parts_[part].lowerBound = least.vector.count();
    parts_[part].best = std::move(least.vector);
    parts_[part].ways = least.count;
    report();
}

void KnownPresses::report() const {
    if (onBetter_) {
        onBetter_(state());
    }
}

} // namespace lightsout
