// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lightsout {

/// A subspace of GF(2)^64, with its vectors packed in words.
class Subspace {
public:
    Subspace() = default;
    /// Creates the span of these vectors.
    explicit Subspace(std::span<const std::uint64_t> vectors);

    std::size_t dimension() const { return basis_.size(); }

    /// Returns a value that is the same for all vectors that differ by an element of the subspace,
    /// and 0 for vectors in the subspace.
    std::uint64_t reduced(std::uint64_t vector) const;
    bool contains(std::uint64_t vector) const { return reduced(vector) == 0; }
    bool contains(const Subspace& other) const;

    /// Adds a vector to the span. Returns false if the span already contained it.
    bool add(std::uint64_t vector);

    /// Returns the reduced basis, in ascending order of highest bits. Each basis vector's highest
    /// bit is 0 in the others.
    const std::vector<std::uint64_t>& basis() const { return basis_; }

private:
    std::vector<std::uint64_t> basis_;
};

Subspace sum(Subspace a, const Subspace& b);
Subspace intersection(const Subspace& a, const Subspace& b);

} // namespace lightsout
