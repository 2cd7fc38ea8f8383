// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/PairSymmetries.h"

#include "game/BoardSymmetry.h"

#include <algorithm>

namespace lightsout {

namespace {

/// The span of at most 64 independent vectors.
class NumberedSpan {
public:
    explicit NumberedSpan(const std::vector<BitVector>& basis) {
        for (std::size_t i = 0; i < basis.size(); ++i) {
            Row row{.vector = basis[i], .number = std::uint64_t{1} << i, .pivot = 0};
            reduce(row.vector, row.number);
            row.pivot = row.vector.findNext(0);
            LIGHTSOUT_ASSERT(row.pivot < row.vector.size());
            rows_.push_back(std::move(row));
        }
    }

    /// Returns the coordinates of a vector, or nullopt if it is not in the span.
    std::optional<std::uint64_t> numberOf(BitVector vector) const {
        std::uint64_t number = 0;
        reduce(vector, number);
        return vector.none() ? std::optional(number) : std::nullopt;
    }

private:
    struct Row {
        BitVector vector;
        std::uint64_t number;
        std::size_t pivot;
    };

    void reduce(BitVector& vector, std::uint64_t& number) const {
        for (const Row& row : rows_) {
            if (vector[row.pivot]) {
                vector ^= row.vector;
                number ^= row.number;
            }
        }
    }

    std::vector<Row> rows_;
};

/// Returns a copy of the vector in which all entries except those at these positions are 0.
BitVector keptAt(const BitVector& vector, const std::vector<std::size_t>& positions) {
    BitVector kept(vector.size());
    for (const std::size_t place : positions) {
        kept.set(place, vector[place]);
    }
    return kept;
}

bool mapsInto(const Permutation& symmetry, const std::vector<std::size_t>& from,
              const std::vector<std::size_t>& sortedTo) {
    return std::ranges::all_of(from, [&](std::size_t place) {
        return std::ranges::binary_search(sortedTo, symmetry[place]);
    });
}

/// Returns whether the symmetry maps each half to a half of the same pair.
bool keepsPair(const Permutation& symmetry, const ClassPair& pair) {
    return (mapsInto(symmetry, pair[0].positions, pair[0].positions) &&
            mapsInto(symmetry, pair[1].positions, pair[1].positions)) ||
           (mapsInto(symmetry, pair[0].positions, pair[1].positions) &&
            mapsInto(symmetry, pair[1].positions, pair[0].positions));
}

} // namespace

std::vector<Permutation> rectangleSymmetries(const Lattice& lattice) {
    std::vector<Permutation> symmetries;
    for (const bool isTransposed : {false, true}) {
        for (const bool flipsRows : {false, true}) {
            for (const bool flipsColumns : {false, true}) {
                if (isTransposed && lattice.rows != lattice.cols) {
                    continue;
                }
                Permutation symmetry(lattice.vertexCount());
                for (Vertex cell = 0; cell < symmetry.size(); ++cell) {
                    std::size_t row = lattice.rowOf(cell);
                    std::size_t column = lattice.columnOf(cell);
                    row = flipsRows ? lattice.rows - 1 - row : row;
                    column = flipsColumns ? lattice.cols - 1 - column : column;
                    symmetry[cell] =
                        isTransposed ? lattice.cell(column, row) : lattice.cell(row, column);
                }
                symmetries.push_back(std::move(symmetry));
            }
        }
    }
    // On a single row or column, some symmetries are equal.
    std::ranges::sort(symmetries);
    symmetries.erase(std::unique(symmetries.begin(), symmetries.end()), symmetries.end());
    return symmetries;
}

std::vector<Permutation> symmetriesOfCoset(const std::vector<Permutation>& symmetries,
                                           const ClassPairs& pairs, const BitVector& offset) {
    std::vector<BitVector> basis = pairs[0][0].basis;
    basis.insert(basis.end(), pairs[0][1].basis.begin(), pairs[0][1].basis.end());
    const NumberedSpan span(basis);
    std::vector<Permutation> kept;
    for (const Permutation& symmetry : symmetries) {
        if (keepsPair(symmetry, pairs[0]) && keepsPair(symmetry, pairs[1]) &&
            span.numberOf(permuted(offset, symmetry) ^ offset) &&
            std::ranges::all_of(basis, [&](const BitVector& vector) {
                return span.numberOf(permuted(vector, symmetry)).has_value();
            })) {
            kept.push_back(symmetry);
        }
    }
    return kept;
}

HalfSymmetries::HalfSymmetries(const std::vector<Permutation>& symmetries, const PairHalf& half,
                               const BitVector& offset) {
    std::vector<BitVector> basis;
    for (const BitVector& vector : half.basis) {
        basis.push_back(keptAt(vector, half.positions));
    }
    const NumberedSpan span(basis);
    const BitVector here = keptAt(offset, half.positions);
    for (const Permutation& symmetry : symmetries) {
        const bool isIdentity = std::ranges::is_sorted(symmetry);
        if (isIdentity || !mapsInto(symmetry, half.positions, half.positions)) {
            continue;
        }
        Image image{.ofZero = *span.numberOf(permuted(here, symmetry) ^ here), .added = {}};
        for (std::size_t i = 0; i < basis.size(); ++i) {
            const std::uint64_t ofVector = *span.numberOf(permuted(basis[i], symmetry));
            if (i % 8 == 0) {
                image.added.emplace_back().fill(0);
            }
            for (std::size_t byte = 0; byte < 256; ++byte) {
                image.added.back()[byte] ^= ((byte >> (i % 8)) & 1U) != 0 ? ofVector : 0;
            }
        }
        images_.push_back(std::move(image));
    }
}

std::size_t HalfSymmetries::orbitOfLeast(std::uint64_t number) const {
    std::size_t fixing = 1;
    for (const Image& image : images_) {
        std::uint64_t mapped = image.ofZero;
        for (std::size_t byte = 0; byte < image.added.size(); ++byte) {
            mapped ^= image.added[byte][(number >> (8 * byte)) & 0xFF];
        }
        if (mapped < number) {
            return 0;
        }
        fixing += mapped == number ? 1U : 0U;
    }
    return order() / fixing;
}

} // namespace lightsout
