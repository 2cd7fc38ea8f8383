// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/ClassTables.h"

#include "fewest/CosetSweep.h"
#include "fewest/CosetWeights.h"
#include "game/Reduction.h"
#include "gf2/Subspace.h"
#include "support/FastestClones.h"

#include <algorithm>
#include <bit>
#include <map>

namespace lightsout {

namespace {

constexpr std::size_t coordinatesOfStep = 4;

/// Chooses functionals to determine, in order, until they span the functionals of all classes.
class Order {
public:
    explicit Order(const std::vector<Subspace>& classes) : classes_(classes) {}

    std::vector<std::uint64_t> from(std::size_t first) {
        for (std::size_t next = first; next < classes_.size(); next = nextClass()) {
            takeIn(next);
        }
        return std::move(functionals_);
    }

private:
    /// Returns the class with the fewest functionals left to determine, or the number of classes if
    /// none are left.
    std::size_t nextClass() const {
        std::size_t next = classes_.size();
        std::size_t least = SIZE_MAX;
        for (std::size_t i = 0; i < classes_.size(); ++i) {
            const std::size_t rest = sum(known_, classes_[i]).dimension() - known_.dimension();
            if (rest > 0 && rest < least) {
                least = rest;
                next = i;
            }
        }
        return next;
    }

    /// Determines a class, beginning with the functionals on which the most other classes also
    /// depend.
    void takeIn(std::size_t number) {
        std::vector<Subspace> chain{sum(known_, classes_[number])};
        std::vector<bool> isUsed(classes_.size());
        isUsed[number] = true;
        while (chain.back().dimension() > known_.dimension()) {
            Subspace greatest;
            std::size_t seenBy = classes_.size();
            for (std::size_t i = 0; i < classes_.size(); ++i) {
                if (!isUsed[i]) {
                    Subspace common = intersection(chain.back(), sum(known_, classes_[i]));
                    if (seenBy == classes_.size() || common.dimension() > greatest.dimension()) {
                        greatest = std::move(common);
                        seenBy = i;
                    }
                }
            }
            if (seenBy == classes_.size()) {
                break;
            }
            isUsed[seenBy] = true;
            chain.push_back(std::move(greatest));
        }
        while (!chain.empty()) {
            for (const std::uint64_t functional : chain.back().basis()) {
                if (known_.add(functional)) {
                    functionals_.push_back(functional);
                }
            }
            chain.pop_back();
        }
    }

    const std::vector<Subspace>& classes_;
    Subspace known_;
    std::vector<std::uint64_t> functionals_;
};

/// Expresses each unit functional as a sum of the given functionals, which must be a basis. Bit i
/// of a result is 1 if `functionals[i]` is a summand.
std::vector<std::uint64_t> unitsInTermsOf(std::vector<std::uint64_t> functionals) {
    const std::size_t count = functionals.size();
    std::vector<std::uint64_t> sums(count);
    for (std::size_t i = 0; i < count; ++i) {
        sums[i] = std::uint64_t{1} << i;
    }
    for (std::size_t bit = 0; bit < count; ++bit) {
        std::size_t pivot = bit;
        while (pivot < count && ((functionals[pivot] >> bit) & 1U) == 0) {
            ++pivot;
        }
        LIGHTSOUT_ASSERT(pivot < count);
        std::swap(functionals[pivot], functionals[bit]);
        std::swap(sums[pivot], sums[bit]);
        for (std::size_t i = 0; i < count; ++i) {
            if (i != bit && ((functionals[i] >> bit) & 1U) != 0) {
                functionals[i] ^= functionals[bit];
                sums[i] ^= sums[bit];
            }
        }
    }
    return sums;
}

/// Fills in the description of a class. `seen` is the span of the functionals on which the class
/// depends, in the new coordinates.
void describe(PlaceClass& placeClass, const Subspace& seen, std::size_t coordinates) {
    placeClass.added.assign(coordinates, 0);
    const std::size_t rank = seen.dimension();
    for (std::size_t i = 0; i < rank; ++i) {
        const std::uint64_t functional = seen.basis()[i];
        placeClass.decisive.push_back(static_cast<std::size_t>(std::bit_width(functional)) - 1);
        for (std::size_t coordinate = 0; coordinate < coordinates; ++coordinate) {
            placeClass.added[coordinate] |= ((functional >> coordinate) & 1U) << (rank - 1 - i);
        }
    }
}

constexpr std::size_t greatestEntry = UINT8_MAX;
/// Number of entries that a thread processes at a time.
constexpr std::size_t entriesOfPiece = std::size_t{1} << 20;

/// A coset at the positions of one class: one basis vector for each bit of the index.
struct ClassCoset {
    BitVector offset;
    std::vector<BitVector> basis; ///< vector i belongs to bit i
};

ClassCoset cosetOf(const PlaceClass& placeClass, const std::vector<BitVector>& basis,
                   const BitVector& offset) {
    ClassCoset coset{.offset = selectedEntries(offset, placeClass.positions), .basis = {}};
    for (auto coordinate = placeClass.decisive.rbegin(); coordinate != placeClass.decisive.rend();
         ++coordinate) {
        coset.basis.push_back(selectedEntries(basis[*coordinate], placeClass.positions));
    }
    return coset;
}

template <typename Integer>
LIGHTSOUT_INLINE void encodeAs(const Integer* balances, std::uint8_t* entries, std::size_t count,
                               Integer greatestBalance, std::size_t unitBits) {
    // A difference of 2 in balance is a difference of 1 in weight.
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

/// Fills the table for the whole index.
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

std::vector<std::size_t> ClassCoordinates::steps() const {
    std::vector<std::size_t> ends;
    for (std::size_t end = basis.size(); end > 0; end -= std::min(end, coordinatesOfStep)) {
        ends.insert(ends.begin(), end);
    }
    return ends;
}

ClassCoordinates classCoordinates(const std::vector<BitVector>& basis, const PlaceClasses& classes,
                                  std::size_t first) {
    std::vector<std::uint64_t> columns = columnWords(basis);
    ClassCoordinates result;
    std::map<std::uint32_t, std::size_t> numberOf;
    for (std::size_t place = 0; place < columns.size(); ++place) {
        if (columns[place] != 0) {
            const auto [entry, isNew] = numberOf.emplace(classes[place], result.classes.size());
            if (isNew) {
                result.classes.emplace_back();
            }
            result.classes[entry->second].positions.push_back(place);
        }
    }
    const auto seenBy = [&](const PlaceClass& one) {
        Subspace seen;
        for (const std::size_t place : one.positions) {
            seen.add(columns[place]);
        }
        return seen;
    };
    std::vector<Subspace> seen;
    std::ranges::transform(result.classes, std::back_inserter(seen), seenBy);
    LIGHTSOUT_ASSERT(first < seen.size());
    const std::vector<std::uint64_t> units = unitsInTermsOf(Order(seen).from(first));
    result.basis.assign(basis.size(), BitVector(columns.size()));
    for (std::size_t place = 0; place < columns.size(); ++place) {
        std::uint64_t inTermsOfOrder = 0;
        for (std::uint64_t rest = columns[place]; rest != 0; rest &= rest - 1) {
            inTermsOfOrder ^= units[static_cast<std::size_t>(std::countr_zero(rest))];
        }
        columns[place] = inTermsOfOrder;
        for (std::uint64_t rest = inTermsOfOrder; rest != 0; rest &= rest - 1) {
            result.basis[static_cast<std::size_t>(std::countr_zero(rest))].flip(place);
        }
    }
    for (PlaceClass& one : result.classes) {
        describe(one, seenBy(one), basis.size());
    }
    return result;
}

std::vector<std::size_t> knownBits(const PlaceClass& placeClass,
                                   const std::vector<std::size_t>& steps) {
    std::vector<std::size_t> known;
    for (const std::size_t end : steps) {
        const auto bits = static_cast<std::size_t>(
            std::ranges::lower_bound(placeClass.decisive, end) - placeClass.decisive.begin());
        if (bits > (known.empty() ? 0 : known.back())) {
            known.push_back(bits);
        }
    }
    return known;
}

std::uint64_t ClassTables::memoryNeeded(const ClassCoordinates& coordinates) {
    const std::vector<std::size_t> steps = coordinates.steps();
    std::uint64_t bytes = 0;
    for (const PlaceClass& placeClass : coordinates.classes) {
        for (const std::size_t bits : knownBits(placeClass, steps)) {
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
                                   coordinates.classes.size(), 1)); // half for the least weights
    for (const PlaceClass& placeClass : coordinates.classes) {
        const ProgressPart part(progress, static_cast<double>(cosets.size()) * share, share);
        cosets.push_back(cosetOf(placeClass, coordinates.basis, offset));
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
