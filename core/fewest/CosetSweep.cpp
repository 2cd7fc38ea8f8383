// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/CosetSweep.h"

#include "gf2/DotProduct.h"
#include "gf2/GrayCode.h"

#include <algorithm>
#include <cstdlib>

namespace lightsout {

namespace {

/// 2^9 rows of 32 bytes, and a copy of them, fit in a first-level cache.
constexpr std::size_t maxInnerBits = 9;
/// The steps of one piece take at most a few milliseconds.
constexpr std::size_t maxStepBits = 9;

template <typename Integer>
using Row = CosetSweep::Row<Integer>;

/// Returns the signs of all lanes for each mask: -1 if the lane's number has an odd number of bits
/// in common with the mask, otherwise +1.
template <typename Integer>
constexpr auto laneSigns() {
    std::array<Row<Integer>, CosetSweep::lanes> signs{};
    for (std::size_t mask = 0; mask < CosetSweep::lanes; ++mask) {
        for (std::size_t lane = 0; lane < CosetSweep::lanes; ++lane) {
            signs[mask][lane] = static_cast<Integer>(parity(mask & lane) ? -1 : 1);
        }
    }
    return signs;
}

template <typename Integer>
[[gnu::always_inline]] inline void addTo(Row<Integer>& row, const Row<Integer>& signs,
                                         Integer factor) {
    for (std::size_t lane = 0; lane < row.size(); ++lane) {
        row[lane] = static_cast<Integer>(row[lane] + signs[lane] * factor);
    }
}

/// Performs one level of the transform.
template <typename Integer>
[[gnu::always_inline]] inline void butterflies(Row<Integer>* rows, std::size_t count,
                                               std::size_t half) {
    for (std::size_t first = 0; first < count; first += 2 * half) {
        for (std::size_t i = first; i < first + half; ++i) {
            Row<Integer>& a = rows[i];
            Row<Integer>& b = rows[i + half];
            for (std::size_t lane = 0; lane < a.size(); ++lane) {
                const auto sum = static_cast<Integer>(a[lane] + b[lane]);
                b[lane] = static_cast<Integer>(a[lane] - b[lane]);
                a[lane] = sum;
            }
        }
    }
}

/// Performs two levels at once, which halves the memory traffic.
template <typename Integer>
[[gnu::always_inline]] inline void doubleButterflies(const Row<Integer>* from, Row<Integer>* to,
                                                     std::size_t count, std::size_t quarter) {
    for (std::size_t first = 0; first < count; first += 4 * quarter) {
        for (std::size_t i = first; i < first + quarter; ++i) {
            for (std::size_t lane = 0; lane < CosetSweep::lanes; ++lane) {
                const Integer a = from[i][lane];
                const Integer b = from[i + quarter][lane];
                const Integer c = from[i + 2 * quarter][lane];
                const Integer d = from[i + 3 * quarter][lane];
                const auto aPlusB = static_cast<Integer>(a + b);
                const auto aMinusB = static_cast<Integer>(a - b);
                const auto cPlusD = static_cast<Integer>(c + d);
                const auto cMinusD = static_cast<Integer>(c - d);
                to[i][lane] = static_cast<Integer>(aPlusB + cPlusD);
                to[i + quarter][lane] = static_cast<Integer>(aMinusB + cMinusD);
                to[i + 2 * quarter][lane] = static_cast<Integer>(aPlusB - cPlusD);
                to[i + 3 * quarter][lane] = static_cast<Integer>(aMinusB - cMinusD);
            }
        }
    }
}

template <typename Integer>
[[gnu::always_inline]] inline void transformAs(const Row<Integer>* from, Row<Integer>* to,
                                               std::size_t count) {
    std::size_t size = 1;
    const Row<Integer>* source = from;
    for (; 4 * size <= count; size *= 4) {
        doubleButterflies(source, to, count, size);
        source = to;
    }
    if (source == from) {
        std::copy(from, from + count, to);
    }
    if (size < count) {
        butterflies(to, count, size);
    }
}

#if defined(__x86_64__)
// AVX2 instructions handle twice as many lanes at once.
template <typename Integer>
[[gnu::target("avx2")]] void transformAvx2(const Row<Integer>* from, Row<Integer>* to,
                                           std::size_t count) {
    transformAs(from, to, count);
}
#endif

/// Performs the Walsh–Hadamard transform over the rows' numbers, for each lane separately.
template <typename Integer>
void transform(const Row<Integer>* from, Row<Integer>* to, std::size_t count) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2") != 0) {
        transformAvx2(from, to, count);
        return;
    }
#endif
    transformAs(from, to, count);
}

} // namespace

CosetSweep::CosetSweep(const BitVector& offset, const std::vector<BitVector>& basis, Order order)
    : offset_(offset), basis_(basis) {
    LIGHTSOUT_ASSERT(basis.size() <= maxDimensions && offset.size() <= maxEntries);
    paddingBits_ = laneBits - std::min(laneBits, basis.size());
    innerBits_ = std::min(basis.size() + paddingBits_ - laneBits, maxInnerBits);
    outerBits_ = basis.size() + paddingBits_ - laneBits - innerBits_;
    stepBits_ = std::min(outerBits_, maxStepBits);
    if (order == Order::fastest) {
        // The Gray code changes the first outer bits most often.
        std::ranges::stable_sort(basis_, std::greater(), &BitVector::count);
        std::reverse(basis_.begin() + static_cast<std::ptrdiff_t>(
                                          std::min(laneBits + innerBits_, basis_.size())),
                     basis_.end());
    }

    std::vector<std::uint64_t> columns(offset.size());
    for (std::size_t i = 0; i < basis_.size(); ++i) {
        basis_[i].forEachOne([&](std::size_t place) { columns[place] |= std::uint64_t{1} << i; });
    }
    for (std::size_t place = 0; place < columns.size(); ++place) {
        const bool isOne = offset[place];
        if (columns[place] != 0) {
            classes_.push_back({columns[place], isOne ? -1 : 1});
        } else {
            fixedWeight_ += isOne ? 1U : 0U;
        }
    }
    positions_ = classes_.size();
    std::ranges::sort(classes_, {}, &PlaceClass::column);
    std::size_t merged = 0;
    for (const PlaceClass& placeClass : classes_) {
        if (merged > 0 && classes_[merged - 1].column == placeClass.column) {
            classes_[merged - 1].balance += placeClass.balance;
        } else {
            classes_[merged++] = placeClass;
        }
    }
    classes_.resize(merged);
    std::erase_if(classes_, [](const PlaceClass& placeClass) { return placeClass.balance == 0; });
    classesOfOuterBit_.resize(outerBits_);
    for (std::uint32_t i = 0; i < classes_.size(); ++i) {
        for (std::uint64_t rest = classes_[i].column >> (laneBits + innerBits_); rest != 0;
             rest &= rest - 1) {
            classesOfOuterBit_[grayCodeFlip(rest)].push_back(i);
        }
    }
}

BitVector CosetSweep::vector(std::uint64_t number) const {
    BitVector sum = offset_;
    for (std::size_t i = 0; i < basis_.size(); ++i) {
        if (((number >> i) & 1U) != 0) {
            sum ^= basis_[i];
        }
    }
    return sum;
}

template <typename Integer>
void CosetSweep::sweepPiece(std::uint64_t piece, const Progress& progress,
                            const std::function<void(const Block<Integer>&)>& visit) const {
    static constexpr auto signs = laneSigns<Integer>();
    const std::size_t rowCount = std::size_t{1} << innerBits_;
    const std::size_t outerShift = laneBits + innerBits_;
    std::vector<Row<Integer>> balances(rowCount);
    std::vector<Row<Integer>> transformed(rowCount);
    std::vector<Integer> signedBalances(classes_.size());
    std::uint64_t outer = piece << stepBits_;
    const auto rowOf = [&](const PlaceClass& placeClass) -> Row<Integer>& {
        return balances[(placeClass.column >> laneBits) & (rowCount - 1)];
    };
    for (std::size_t i = 0; i < classes_.size(); ++i) {
        const PlaceClass& placeClass = classes_[i];
        const bool isNegative = parity(outer & (placeClass.column >> outerShift));
        signedBalances[i] =
            static_cast<Integer>(isNegative ? -placeClass.balance : placeClass.balance);
        addTo(rowOf(placeClass), signs[placeClass.column % lanes], signedBalances[i]);
    }
    const std::uint64_t steps = std::uint64_t{1} << stepBits_;
    for (std::uint64_t step = 1;; ++step) {
        progress.checkpoint();
        transform(balances.data(), transformed.data(), rowCount);
        visit({outer << outerShift, transformed.data(), rowCount});
        if (step == steps) {
            return;
        }
        const std::size_t bit = grayCodeFlip(step);
        outer ^= std::uint64_t{1} << bit;
        for (const std::uint32_t i : classesOfOuterBit_[bit]) {
            signedBalances[i] = static_cast<Integer>(-signedBalances[i]);
            addTo(rowOf(classes_[i]), signs[classes_[i].column % lanes],
                  static_cast<Integer>(2 * signedBalances[i]));
        }
    }
}

template void CosetSweep::sweepPiece(std::uint64_t, const Progress&,
                                     const std::function<void(const Block<std::int16_t>&)>&) const;
template void CosetSweep::sweepPiece(std::uint64_t, const Progress&,
                                     const std::function<void(const Block<std::int32_t>&)>&) const;

} // namespace lightsout
