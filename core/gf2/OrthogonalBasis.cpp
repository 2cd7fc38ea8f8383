// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/OrthogonalBasis.h"

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

BitVector taken(std::vector<BitVector>& vectors, std::size_t index) {
    BitVector vector = std::move(vectors[index]);
    vectors.erase(vectors.begin() + static_cast<std::ptrdiff_t>(index));
    return vector;
}

} // namespace

std::optional<std::vector<BitVector>> orthogonalBasis(std::vector<BitVector> basis) {
    const auto isOdd = [](const BitVector& vector) { return vector.dot(vector); };
    std::vector<BitVector> found;     // orthogonal to each other and to the rest of the basis
    std::vector<BitVector> isotropic; // even, and orthogonal to all others
    while (!basis.empty()) {
        if (const auto odd = std::ranges::find_if(basis, isOdd); odd != basis.end()) {
            BitVector vector = taken(basis, static_cast<std::size_t>(odd - basis.begin()));
            for (BitVector& other : basis) {
                if (other.dot(vector)) {
                    other ^= vector;
                }
            }
            found.push_back(std::move(vector));
            continue;
        }
        BitVector first = taken(basis, 0);
        const auto oblique = std::ranges::find_if(
            basis, [&first](const BitVector& other) { return other.dot(first); });
        if (oblique == basis.end()) {
            isotropic.push_back(std::move(first));
            continue;
        }
        const auto odd = std::ranges::find_if(found, isOdd);
        if (odd == found.end()) {
            return std::nullopt;
        }
        const BitVector second = taken(basis, static_cast<std::size_t>(oblique - basis.begin()));
        for (BitVector& other : basis) {
            const bool meetsFirst = other.dot(first);
            if (other.dot(second)) {
                other ^= first;
            }
            if (meetsFirst) {
                other ^= second;
            }
        }
        // The two even vectors e and f and the odd vector v span the same space as the odd vectors
        // v + e, v + f and v + e + f, which are orthogonal.
        const BitVector vector = *odd;
        *odd = vector ^ first;
        found.push_back(vector ^ second);
        found.push_back(vector ^ first ^ second);
    }
    found.insert(found.end(), isotropic.begin(), isotropic.end());
    return found;
}

std::vector<BitVector> freeColumnBasis(std::vector<BitVector> basis) {
    std::size_t done = 0; // the number of leading vectors that have a column
    for (std::size_t column = basis.empty() ? 0 : basis.front().size();
         column-- > 0 && done < basis.size();) {
        std::size_t chosen = done;
        while (chosen < basis.size() && !basis[chosen][column]) {
            ++chosen;
        }
        if (chosen == basis.size()) {
            continue;
        }
        std::swap(basis[done], basis[chosen]);
        for (std::size_t other = 0; other < basis.size(); ++other) {
            if (other != done && basis[other][column]) {
                basis[other] ^= basis[done];
            }
        }
        ++done;
    }
    std::ranges::reverse(basis);
    return basis;
}

} // namespace lightsout
