// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Progress.h"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace lightsout {

/// Visits the weights of all 2^k vectors of a coset, `offset` + the span of a basis, thousands at
/// a time.
///
/// With g_j the k entries of the basis vectors at place j, the vector with coordinates c weighs
/// Σ_j ½ (1 - (-1)^{offset_j + g_j·c}): a Walsh–Hadamard transform over c of the signed numbers of
/// places with equal g. (MacWilliams and Sloane, The Theory of Error-Correcting Codes, chapter 14,
/// decode first-order Reed–Muller codes so.) The coordinates split in three: sixteen combinations
/// fill the lanes of a vector register, some bits are transformed, and the others run through a
/// Gray code, where each step changes the signs of one basis vector's places. That takes about one
/// machine operation a vector, whatever the number of places.
class CosetSweep {
public:
    static constexpr std::size_t laneBits = 4;
    static constexpr std::size_t lanes = std::size_t{1} << laneBits;
    /// Most entries of the vectors: balances must fit 32 bits.
    static constexpr std::size_t maxEntries = std::size_t{1} << 30;
    static constexpr std::size_t maxDimensions = 60;

    /// Which basis vector belongs to which bit of a number.
    enum class Order {
        fastest, ///< any
        given,   ///< basis vector i to bit i
    };

    /// `offset` and the basis vectors have one size; at most maxDimensions vectors.
    CosetSweep(const BitVector& offset, const std::vector<BitVector>& basis,
               Order order = Order::fastest);

    /// The sixteen vectors of a row share all coordinates but four. A vector of balance b weighs
    /// (balanceOfZero() - b) / 2.
    template <typename Integer>
    using Row = std::array<Integer, lanes>;

    /// Balances of vectors whose numbers are firstNumber + lanes · row + lane.
    template <typename Integer>
    struct Block {
        std::uint64_t firstNumber;
        const Row<Integer>* rows;
        std::size_t rowCount;
    };

    bool fitsShort() const { return places_ <= INT16_MAX; }
    /// Of the imaginary vector of weight 0.
    std::int64_t balanceOfZero() const {
        return static_cast<std::int64_t>(places_ + 2 * fixedWeight_);
    }
    std::size_t weightOf(std::int64_t balance) const {
        return static_cast<std::size_t>((balanceOfZero() - balance) / 2);
    }
    /// How often every vector is visited: more than once when there are fewer than a row holds.
    std::uint64_t repetitions() const { return std::uint64_t{1} << paddingBits_; }
    /// The vector with that number.
    BitVector vector(std::uint64_t number) const;

    /// How many pieces the sweep can be cut into; each may be done by another thread.
    std::uint64_t pieceCount() const { return std::uint64_t{1} << (outerBits_ - stepBits_); }
    /// Sweeps one piece. Integer is std::int16_t if fitsShort(), else std::int32_t.
    template <typename Integer>
    void sweepPiece(std::uint64_t piece, const Progress& progress,
                    const std::function<void(const Block<Integer>&)>& visit) const;

private:
    /// Places with the same entries in all basis vectors.
    struct PlaceClass {
        std::uint64_t column; ///< those entries, basis vector i in bit i
        std::int32_t balance; ///< places where the offset is 0 minus those where it is 1
    };

    std::size_t places_ = 0;      ///< where some basis vector is 1
    std::size_t fixedWeight_ = 0; ///< of the offset elsewhere
    std::size_t paddingBits_ = 0;
    std::size_t innerBits_ = 0;
    std::size_t outerBits_ = 0;
    std::size_t stepBits_ = 0; ///< of the outer bits, those of one piece
    BitVector offset_;
    std::vector<BitVector> basis_; ///< as ordered: vector i belongs to bit i of a number
    std::vector<PlaceClass> classes_;
    std::vector<std::vector<std::uint32_t>> classesOfOuterBit_;
};

extern template void
CosetSweep::sweepPiece(std::uint64_t, const Progress&,
                       const std::function<void(const Block<std::int16_t>&)>&) const;
extern template void
CosetSweep::sweepPiece(std::uint64_t, const Progress&,
                       const std::function<void(const Block<std::int32_t>&)>&) const;

} // namespace lightsout
