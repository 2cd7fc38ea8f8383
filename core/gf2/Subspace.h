// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lightsout {

/// A subspace of GF(2)^64, its vectors packed in words.
class Subspace {
public:
    Subspace() = default;
    /// The span of these vectors.
    explicit Subspace(std::span<const std::uint64_t> vectors);

    std::size_t dimension() const { return basis_.size(); }

    /// The same for all vectors that differ by one of the subspace, and 0 for those in it.
    std::uint64_t reduced(std::uint64_t vector) const;
    bool contains(std::uint64_t vector) const { return reduced(vector) == 0; }
    bool contains(const Subspace& other) const;

    /// Adds a vector to the span. False when it was there.
    bool add(std::uint64_t vector);

    /// The reduced basis, by highest bits, ascending: each basis vector's highest bit is 0 in the
    /// others.
    const std::vector<std::uint64_t>& basis() const { return basis_; }

private:
    std::vector<std::uint64_t> basis_;
};

Subspace sum(Subspace a, const Subspace& b);
Subspace intersection(const Subspace& a, const Subspace& b);

} // namespace lightsout
