// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "solve/CosetWeights.h"
#include "solve/DirectSum.h"
#include "solve/FewestPresses.h"

#include <boost/multiprecision/cpp_int.hpp>

namespace lightsout {

/// The best known solution of a board, for each part of a direct sum.
class KnownPresses {
public:
    /// `onBetter`, if not empty, is called with each better state. It must outlive this object.
    KnownPresses(DirectSum sum, const std::function<void(const FewestPresses&)>& onBetter);

    struct Part {
        Summand summand;
        BitVector best;
        boost::multiprecision::cpp_int ways; ///< 0 until `best` is proven to be minimal
        std::size_t lowerBound = 0;          ///< lower bound on the weight of the part
    };

    const std::vector<Part>& parts() const { return parts_; }
    bool isSolved() const;
    FewestPresses state() const;

    void setLowerBound(std::size_t bound) { lowerBound_ = bound; }
    void improve(std::size_t part, const BitVector& better, std::size_t lowerBound = 0);
    /// Adopts the parts of a solution that are better than the known parts.
    void learn(const BitVector& solution);
    void prove(std::size_t part, LeastWeight least);

private:
    void report() const;

    const std::function<void(const FewestPresses&)>& onBetter_;
    BitVector fixed_;
    std::vector<Part> parts_;
    std::size_t lowerBound_ = 0; ///< a lower bound found without examining the parts
};

} // namespace lightsout
