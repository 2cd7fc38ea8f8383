// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/Subspace.h"

#include <algorithm>
#include <bit>

namespace lightsout {

Subspace::Subspace(std::span<const std::uint64_t> vectors) {
    for (const std::uint64_t vector : vectors) {
        add(vector);
    }
}

std::uint64_t Subspace::reduced(std::uint64_t vector) const {
    for (const std::uint64_t element : basis_) {
        if ((vector & std::bit_floor(element)) != 0) {
            vector ^= element;
        }
    }
    return vector;
}

bool Subspace::contains(const Subspace& other) const {
    return std::ranges::all_of(other.basis_,
                               [this](std::uint64_t vector) { return contains(vector); });
}

bool Subspace::add(std::uint64_t vector) {
    vector = reduced(vector);
    if (vector == 0) {
        return false;
    }
    const std::uint64_t highest = std::bit_floor(vector);
    for (std::uint64_t& element : basis_) {
        if ((element & highest) != 0) {
            element ^= vector;
        }
    }
    basis_.insert(std::ranges::upper_bound(basis_, vector), vector);
    return true;
}

Subspace sum(Subspace a, const Subspace& b) {
    for (const std::uint64_t vector : b.basis()) {
        a.add(vector);
    }
    return a;
}

Subspace intersection(const Subspace& a, const Subspace& b) {
    // A vector of b and its remainder modulo a. Vectors with remainder zero are in both subspaces.
    struct Rest {
        std::uint64_t modulo;
        std::uint64_t vector;
    };
    Subspace common;
    std::vector<Rest> independent;
    for (const std::uint64_t vector : b.basis()) {
        Rest rest{a.reduced(vector), vector};
        for (const Rest& other : independent) {
            if ((rest.modulo & std::bit_floor(other.modulo)) != 0) {
                rest.modulo ^= other.modulo;
                rest.vector ^= other.vector;
            }
        }
        if (rest.modulo == 0) {
            common.add(rest.vector);
            continue;
        }
        // The list is sorted by highest bits in descending order, so that lower bits added by one
        // vector can be removed by later ones.
        independent.insert(
            std::ranges::upper_bound(independent, rest.modulo, std::greater(), &Rest::modulo),
            rest);
    }
    return common;
}

} // namespace lightsout
