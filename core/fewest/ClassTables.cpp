// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/ClassTables.h"

#include "fewest/CosetSweep.h"
#include "fewest/CosetWeights.h"
#include "game/Reduction.h"
#include "support/FastestClones.h"

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::size_t greatestEntry = UINT8_MAX;
/// Number of entries that a thread processes at a time.
constexpr std::size_t entriesOfPiece = std::size_t{1} << 20;

/// A coset at the positions of one class: one basis vector for each bit of the index.
struct ClassCoset {
    BitVector offset;
    std::vector<BitVector> basis; ///< vector i belongs to bit i
};

ClassCoset cosetOf(const PlaceClass& positions, const std::vector<BitVector>& basis,
                   const BitVector& offset) {
    ClassCoset coset{.offset = selectedEntries(offset, positions.positions), .basis = {}};
    for (auto coordinate = positions.decisive.rbegin(); coordinate != positions.decisive.rend();
         ++coordinate) {
        coset.basis.push_back(selectedEntries(basis[*coordinate], positions.positions));
    }
    return coset;
}

template <typename Integer>
LIGHTSOUT_INLINE void encodeAs(const Integer* balances, std::uint8_t* entries, std::size_t count,
                               Integer greatestBalance, std::size_t unitBits) {
    // A difference of 2 in balance is 1 in weight.
    const auto shift = static_cast<unsigned>(unitBits + 1);
    using Unsigned = std::make_unsigned_t<Integer>;
    for (std::size_t i = 0; i < count; ++i) {
        const auto more =
            static_cast<Unsigned>(static_cast<Unsigned>(static_cast<Unsigned>(greatestBalance) -
                                                        static_cast<Unsigned>(balances[i])) >>
                                  shift);
        entries[i] = static_cast<std::uint8_t>(std::min<Unsigned>(more, greatestEntry));
    }
}

LIGHTSOUT_FASTEST_CLONES void encode(const std::int16_t* balances, std::uint8_t* entries,
                                     std::size_t count, std::int16_t greatestBalance,
                                     std::size_t unitBits) {
    encodeAs(balances, entries, count, greatestBalance, unitBits);
}

LIGHTSOUT_FASTEST_CLONES void encode(const std::int32_t* balances, std::uint8_t* entries,
                                     std::size_t count, std::int32_t greatestBalance,
                                     std::size_t unitBits) {
    encodeAs(balances, entries, count, greatestBalance, unitBits);
}

template <typename Integer>
void fillAs(ClassTables::Bytes& entries, const CosetSweep& coset, std::int64_t greatestBalance,
            std::size_t unitBits, std::size_t threads, Progress& progress) {
    FinishedPieces finished(coset.pieceCount(), progress);
    forEachInParallel(coset.pieceCount(), threads, progress, [&](std::size_t piece) {
        coset.sweepPiece<Integer>(piece, progress, [&](const CosetSweep::Block<Integer>& block) {
            encode(block.rows->data(), entries.data() + block.firstNumber,
                   std::min(block.rowCount * CosetSweep::lanes, entries.size()),
                   static_cast<Integer>(greatestBalance), unitBits);
        });
        finished.add();
    });
}

/// Fills the table of all indices.
void fill(ClassTables::Bytes& entries, const ClassCoset& coset, std::size_t leastWeight,
          std::size_t unitBits, std::size_t threads, Progress& progress) {
    const CosetSweep sweep(coset.offset, coset.basis, CosetSweep::Order::given);
    const std::int64_t greatest =
        sweep.balanceOfZero() - 2 * static_cast<std::int64_t>(leastWeight);
    if (sweep.fitsShort()) {
        fillAs<std::int16_t>(entries, sweep, greatest, unitBits, threads, progress);
    } else {
        fillAs<std::int32_t>(entries, sweep, greatest, unitBits, threads, progress);
    }
}

/// Padding after the last entry, so that sixteen entries can be read from there.
constexpr std::size_t roomAfter = 15;

ClassTables::Bytes emptyTable(std::size_t bits) {
    ClassTables::Bytes entries;
    entries.reserve((std::size_t{1} << bits) + roomAfter);
    entries.resize(std::size_t{1} << bits);
    return entries;
}

template <std::size_t group>
LIGHTSOUT_INLINE void minimaOfGroups(const std::uint8_t* from, std::uint8_t* to,
                                     std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
        std::uint8_t least = from[i * group];
        for (std::size_t j = 1; j < group; ++j) {
            least = std::min(least, from[i * group + j]);
        }
        to[i] = least;
    }
}

/// Computes the minimum of each run of `group` consecutive entries.
LIGHTSOUT_FASTEST_CLONES void minima(const std::uint8_t* from, std::uint8_t* to, std::size_t count,
                                     std::size_t group) {
    switch (group) {
    case 2:
        return minimaOfGroups<2>(from, to, count);
    case 4:
        return minimaOfGroups<4>(from, to, count);
    case 8:
        return minimaOfGroups<8>(from, to, count);
    default:
        LIGHTSOUT_ASSERT(group == 16);
        return minimaOfGroups<16>(from, to, count);
    }
}

void condense(const ClassTables::Bytes& from, ClassTables::Bytes& to, std::size_t threads,
              const Progress& progress) {
    const std::size_t group = from.size() / to.size();
    const std::size_t pieces = (to.size() + entriesOfPiece - 1) / entriesOfPiece;
    forEachInParallel(pieces, threads, progress, [&](std::size_t piece) {
        const std::size_t begin = piece * entriesOfPiece;
        minima(from.data() + begin * group, to.data() + begin,
               std::min(entriesOfPiece, to.size() - begin), group);
    });
}

} // namespace

std::vector<std::size_t> knownBits(const PlaceClass& positions,
                                   const std::vector<std::size_t>& steps) {
    std::vector<std::size_t> known;
    for (const std::size_t end : steps) {
        const auto bits = static_cast<std::size_t>(
            std::ranges::lower_bound(positions.decisive, end) - positions.decisive.begin());
        if (bits > (known.empty() ? 0 : known.back())) {
            known.push_back(bits);
        }
    }
    return known;
}

std::uint64_t ClassTables::memoryNeeded(const ClassCoordinates& coordinates) {
    const std::vector<std::size_t> steps = coordinates.steps();
    std::uint64_t bytes = 0;
    for (const PlaceClass& positions : coordinates.classes) {
        for (const std::size_t bits : knownBits(positions, steps)) {
            if (bits >= bitsPerWord - 1) {
                return UINT64_MAX;
            }
            const std::uint64_t entries = std::uint64_t{1} << bits;
            bytes += std::min(entries, UINT64_MAX - bytes);
        }
    }
    return bytes;
}

ClassTables::ClassTables(const ClassCoordinates& coordinates, const BitVector& offset,
                         std::size_t most, std::size_t threads, Progress& progress) {
    const std::vector<std::size_t> steps = coordinates.steps();
    std::vector<ClassCoset> cosets;
    std::vector<std::size_t> least;
    const double share = 0.5 / static_cast<double>(std::max<std::size_t>(
                                   coordinates.classes.size(), 1)); // least weights, then tables
    for (const PlaceClass& positions : coordinates.classes) {
        const ProgressPart part(progress, static_cast<double>(cosets.size()) * share, share);
        cosets.push_back(cosetOf(positions, coordinates.basis, offset));
        least.push_back(leastWeight(cosets.back().offset, cosets.back().basis, threads, progress)
                            .vector.count());
        leastSum_ += least.back();
    }
    // At positions outside all classes, all vectors equal the offset.
    std::size_t elsewhere = offset.count();
    for (const ClassCoset& coset : cosets) {
        elsewhere -= coset.offset.count();
    }
    leastSum_ += elsewhere;
    while (most > leastSum_ && (most - leastSum_) >> unitBits_ >= greatestEntry) {
        ++unitBits_;
    }
    for (std::size_t i = 0; i < cosets.size(); ++i) {
        const ProgressPart part(progress, 0.5 + static_cast<double>(i) * share, share);
        std::vector<Table>& tables = tables_.emplace_back();
        for (const std::size_t bits : knownBits(coordinates.classes[i], steps)) {
            tables.push_back({.knownBits = bits, .entries = emptyTable(bits)});
        }
        fill(tables.back().entries, cosets[i], least[i], unitBits_, threads, progress);
        for (std::size_t t = tables.size() - 1; t > 0; --t) {
            condense(tables[t].entries, tables[t - 1].entries, threads, progress);
        }
    }
}

} // namespace lightsout
