#pragma once

#include "game/Rule.h"
#include "gf2/Elimination.h"
#include "solve/Answer.h"

namespace lightsout {

/// Solves any rule by eliminating [A | I] once: the identity becomes the matrix T with T A reduced,
/// so that each board afterwards costs one product T d.
///
/// The rows of T beyond the rank are a basis of the left kernel, which makes every "no" carry its
/// certificate. O(N³ / 256) word operations to build, O(N² / 64) to solve.
class DenseSolver {
public:
    /// Bytes that building for so many vertices takes at its height.
    static std::uint64_t memoryNeeded(std::uint64_t vertices);

    /// Throws Cancelled.
    DenseSolver(const Rule& rule, Progress& progress);

    std::size_t nullity() const { return kernel_.size(); }

    Answer solve(const BitVector& difference) const;

    /// Vector number `index` < nullity() of a basis of {x : A x = 0}.
    BitVector kernelVector(std::size_t index) const { return kernel_[index]; }

private:
    std::vector<std::size_t> pivots_;
    BitMatrix transformation_; ///< T
    std::vector<BitVector> kernel_;
};

} // namespace lightsout
