// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/NearestSolvable.h"

#include "gf2/Elimination.h"

#include <algorithm>
#include <optional>

namespace lightsout {

namespace {

/// Maximum number of stored sums that have the same number of columns.
constexpr std::size_t maxSums = 4'000'000;
/// Number of eliminations, each with the lights in a different random order.
constexpr int tries = 50;

/// A sum of columns, formed by adding the column of light `lastColumn` to a sum of fewer columns.
struct Sum {
    std::uint64_t value;
    std::uint32_t lastColumn;
};

/// Sorts stably, block by block, so that it can be cancelled between blocks. Sorting all sums at
/// once could take longer than a tenth of a second.
void sortByValue(std::vector<Sum>& sums, const Progress& progress) {
    constexpr std::size_t firstBlock = std::size_t{1} << 17;
    const auto isLess = [](const Sum& a, const Sum& b) { return a.value < b.value; };
    const auto at = [&sums](std::size_t index) {
        return sums.begin() + static_cast<std::ptrdiff_t>(std::min(index, sums.size()));
    };
    for (std::size_t first = 0; first < sums.size(); first += firstBlock) {
        progress.checkpoint();
        std::stable_sort(at(first), at(first + firstBlock), isLess);
    }
    for (std::size_t block = firstBlock; block < sums.size(); block *= 2) {
        for (std::size_t first = 0; first < sums.size(); first += 2 * block) {
            progress.checkpoint();
            std::inplace_merge(at(first), at(first + block), at(first + 2 * block), isLess);
        }
    }
}

/// Removes all but the first of the sums with equal values. The sums must be sorted by value.
void eraseRepeated(std::vector<Sum>& sums) {
    sums.erase(std::unique(sums.begin(), sums.end(),
                           [](const Sum& a, const Sum& b) { return a.value == b.value; }),
               sums.end());
}

bool contains(const std::vector<Sum>& sums, std::uint64_t value) {
    return std::ranges::binary_search(sums, value, {}, &Sum::value);
}

/// The column of each light (the set of basis vectors that contain it), encoded in 64 bits, and the
/// set of basis vectors that contain an odd number of lights of `difference`.
class Syndromes {
public:
    Syndromes(const BitVector& difference, const std::vector<BitVector>& basis) {
        // More than 64 vectors are hashed: different sums may then, with low probability, seem
        // equal; equal sums never seem different.
        Random random(1);
        std::vector<std::uint64_t> marks;
        for (std::size_t i = 0; i < basis.size(); ++i) {
            marks.push_back(basis.size() <= bitsPerWord ? std::uint64_t{1} << i : random.word());
        }
        std::vector<std::uint64_t> ofLights(difference.size());
        for (std::size_t i = 0; i < basis.size(); ++i) {
            basis[i].forEachOne([&](std::size_t light) { ofLights[light] ^= marks[i]; });
            wanted_ ^= basis[i].dot(difference) ? marks[i] : 0;
        }
        for (std::size_t light = 0; light < ofLights.size(); ++light) {
            if (ofLights[light] != 0) {
                columns_.push_back({ofLights[light], static_cast<std::uint32_t>(light)});
            }
        }
        // One light for each distinct column is enough; the first is used.
        std::ranges::stable_sort(columns_, {}, &Sum::value);
        eraseRepeated(columns_);
    }

    std::uint64_t wanted() const { return wanted_; }
    /// Returns one light for each distinct column, as a sum of that column alone.
    const std::vector<Sum>& columns() const { return columns_; }

private:
    std::uint64_t wanted_ = 0;
    std::vector<Sum> columns_;
};

/// The sums of 0, 1, 2 … columns that are not sums of fewer columns. Each level is sorted.
class SumsByCount {
public:
    explicit SumsByCount(const Syndromes& syndromes)
        : columns_(syndromes.columns()), levels_{{{0, 0}}} {}

    const std::vector<Sum>& level(std::size_t count) const { return levels_[count]; }

    /// Adds a level. If it might be too large, adds nothing and returns false.
    bool grow(const Progress& progress) {
        if (levels_.back().size() > maxSums / std::max<std::size_t>(columns_.size(), 1)) {
            return false;
        }
        std::vector<Sum> next;
        for (const Sum& sum : levels_.back()) {
            progress.checkpoint();
            for (const Sum& column : columns_) {
                const std::uint64_t value = sum.value ^ column.value;
                const bool isKnown =
                    std::ranges::any_of(levels_, [value](const std::vector<Sum>& level) {
                        return contains(level, value);
                    });
                if (!isKnown) {
                    next.push_back({value, column.lastColumn});
                }
            }
        }
        sortByValue(next, progress);
        eraseRepeated(next);
        levels_.push_back(std::move(next));
        return true;
    }
    std::size_t levelCount() const { return levels_.size(); }

    /// Flips `count` lights whose columns have the sum `value`, which must be in level `count`.
    void flip(std::uint64_t value, std::size_t count, const Syndromes& syndromes,
              BitVector& lights) const {
        for (; count > 0; --count) {
            const auto sum = std::ranges::lower_bound(levels_[count], value, {}, &Sum::value);
            LIGHTSOUT_ASSERT(sum != levels_[count].end() && sum->value == value);
            lights.flip(sum->lastColumn);
            value ^=
                std::ranges::find(syndromes.columns(), sum->lastColumn, &Sum::lastColumn)->value;
        }
    }

private:
    const std::vector<Sum>& columns_;
    std::vector<std::vector<Sum>> levels_;
};

bool makesSolvable(const BitVector& lights, const BitVector& difference,
                   const std::vector<BitVector>& basis) {
    const BitVector changed = lights ^ difference;
    return std::ranges::none_of(basis,
                                [&](const BitVector& vector) { return vector.dot(changed); });
}

/// Improves `best`, a set of lights whose change makes the board solvable. Each try eliminates the
/// lights in a random order and changes only lights of an information set (the pivots).
void improveByElimination(BitVector& best, const BitVector& difference,
                          const std::vector<BitVector>& basis, Progress& progress) {
    const std::size_t lights = difference.size();
    Random random(1);
    std::vector<std::size_t> order(lights);
    for (std::size_t i = 0; i < lights; ++i) {
        order[i] = i;
    }
    for (int attempt = 0; attempt < tries; ++attempt) {
        progress.checkpoint();
        for (std::size_t i = lights; i > 1; --i) {
            std::swap(order[i - 1], order[random.below(i)]);
        }
        BitMatrix system(basis.size(), lights + 1);
        for (std::size_t row = 0; row < basis.size(); ++row) {
            for (std::size_t i = 0; i < lights; ++i) {
                system.set(row, i, basis[row][order[i]]);
            }
            system.set(row, lights, basis[row].dot(difference));
        }
        const EchelonForm form = reducedEchelonForm(std::move(system), lights, progress);
        BitVector found(lights);
        for (std::size_t row = 0; row < form.rank(); ++row) {
            found.set(order[form.pivots[row]], form.matrix.get(row, lights));
        }
        if (found.count() < best.count()) {
            best = std::move(found);
        }
    }
}

/// Computes nearestSolvable(); `known` holds the best set so far.
void improve(LightsToChange& known, const BitVector& difference,
             const std::vector<BitVector>& leftKernel, Progress& progress) {
    const Syndromes syndromes(difference, leftKernel);
    SumsByCount sums(syndromes);
    for (;; ++known.lowerBound) {
        const std::size_t count = known.lowerBound;
        const std::size_t larger = (count + 1) / 2;
        const std::size_t smaller = count / 2;
        if (larger >= sums.levelCount() && !sums.grow(progress)) {
            improveByElimination(known.lights, difference, leftKernel, progress);
            return;
        }
        for (const Sum& sum : sums.level(smaller)) {
            const std::uint64_t rest = sum.value ^ syndromes.wanted();
            if (!contains(sums.level(larger), rest)) {
                continue;
            }
            BitVector lights(difference.size());
            sums.flip(sum.value, smaller, syndromes, lights);
            sums.flip(rest, larger, syndromes, lights);
            if (makesSolvable(lights, difference, leftKernel)) {
                known.lights = std::move(lights);
                return;
            }
        }
    }
}

} // namespace

LightsToChange nearestSolvable(const BitVector& difference,
                               const std::vector<BitVector>& leftKernel, Progress& progress,
                               LightsToChange* known) {
    LightsToChange best{.lights = difference}; // changing them all makes the board the target
    try {
        improve(best, difference, leftKernel, progress);
    } catch (const Cancelled&) {
        if (known != nullptr) {
            *known = std::move(best);
        }
        throw;
    }
    return best;
}

} // namespace lightsout
