// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "support/Progress.h"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace lightsout {

/// Visits the weights of all 2^k vectors of a coset, `offset` + the span of a basis, thousands at a
/// time.
///
/// If g_j denotes the k entries of the basis vectors at position j, the vector with coordinates c
/// weighs Σ_j ½ (1 - (-1)^{offset_j + g_j·c}): a Walsh–Hadamard transform over c of the signed
/// numbers of positions with equal g. (MacWilliams and Sloane, The Theory of Error-Correcting
/// Codes, chapter 14, decode first-order Reed–Muller codes in this way.) The bits of c are divided
/// into three groups: the sixteen combinations of four bits fill the lanes of a vector register,
/// the bits of the second group are transformed, and those of the third group run through a Gray
/// code, in which each step changes the signs of the positions of one basis vector. This takes
/// about one machine operation per vector, regardless of the number of positions.
class CosetSweep {
public:
    static constexpr std::size_t laneBits = 4;
    static constexpr std::size_t lanes = std::size_t{1} << laneBits;
    /// Maximum number of entries: balances must fit in 32 bits.
    static constexpr std::size_t maxEntries = std::size_t{1} << 30;
    static constexpr std::size_t maxDimensions = 60;

    /// The assignment of basis vectors to the bits of a number.
    enum class Order {
        fastest, ///< the assignment that makes the sweep fastest
        given,   ///< basis vector i to bit i
    };

    /// `offset` and the basis vectors must have the same size. The basis must have at most
    /// maxDimensions vectors.
    CosetSweep(const BitVector& offset, const std::vector<BitVector>& basis,
               Order order = Order::fastest);

    /// The balances of sixteen vectors that agree in all coordinates except four. The balance of a
    /// vector is the number of its 0s minus the number of its 1s, at the positions where some basis
    /// vector is 1. A vector of balance b weighs (balanceOfZero() - b) / 2.
    template <typename Integer>
    using Row = std::array<Integer, lanes>;

    /// A block of balances. They belong to the vectors with numbers firstNumber + lanes · row +
    /// lane.
    template <typename Integer>
    struct Block {
        std::uint64_t firstNumber;
        const Row<Integer>* rows;
        std::size_t rowCount;
    };

    bool fitsShort() const { return positions_ <= INT16_MAX; }
    /// Returns the balance of a hypothetical vector of weight 0.
    std::int64_t balanceOfZero() const {
        return static_cast<std::int64_t>(positions_ + 2 * fixedWeight_);
    }
    std::size_t weightOf(std::int64_t balance) const {
        return static_cast<std::size_t>((balanceOfZero() - balance) / 2);
    }
    /// Returns how many times each vector is visited. This is more than once if there are fewer
    /// vectors than lanes in a row.
    std::uint64_t repetitions() const { return std::uint64_t{1} << paddingBits_; }
    /// Returns the vector with this number.
    BitVector vector(std::uint64_t number) const;

    /// Returns the number of pieces of the sweep; each may be swept by a different thread.
    std::uint64_t pieceCount() const { return std::uint64_t{1} << (outerBits_ - stepBits_); }
    /// Sweeps one piece. Integer must be std::int16_t if fitsShort(), otherwise std::int32_t.
    template <typename Integer>
    void sweepPiece(std::uint64_t piece, const Progress& progress,
                    const std::function<void(const Block<Integer>&)>& visit) const;

private:
    /// A class of positions that no basis vector distinguishes: each has equal entries at all of
    /// them.
    struct PlaceClass {
        std::uint64_t column; ///< the entries there; bit i belongs to basis vector i
        std::int32_t balance; ///< number of 0s minus number of 1s of the offset there
    };

    std::size_t positions_ = 0;   ///< number of positions where some basis vector is 1
    std::size_t fixedWeight_ = 0; ///< weight of the offset elsewhere
    std::size_t paddingBits_ = 0;
    std::size_t innerBits_ = 0;
    std::size_t outerBits_ = 0;
    std::size_t stepBits_ = 0; ///< number of outer bits within one piece
    BitVector offset_;
    std::vector<BitVector> basis_; ///< in the chosen order: vector i belongs to bit i of a number
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
