// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "support/MemoryPool.h"
#include "support/Progress.h"

#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace lightsout {

/// The quantities that a sweep can compute for each board.
enum class Quantity {
    rank,
    nullity,
    solvableShare,     ///< fraction of all boards that can be solved: 2^-nullity
    fewest,            ///< fewest presses that lead from the lights to the target
    classes,           ///< number of solutions up to the symmetries of lights and target
    hardest,           ///< number of presses that the hardest solvable boards need
    tilings,           ///< number of perfect codes
    mean,              ///< mean number of lights on after random presses
    variance,          ///< variance of the number of lights on
    limitTime,         ///< number of presses after which the law of the number of lights that
                       ///< are on stays within 0.01 of its limit for the same parity
    chance,            ///< mean number of random presses until the target is reached
    gaussOperations,   ///< row operations of Gaussian elimination
    fillingOperations, ///< row operations of row-by-row filling
    automorphisms,     ///< number of symmetries of the rule
};

/// Returns all quantities, in this order.
std::span<const Quantity> allQuantities();

/// Returns the names of all quantities on the command line, in the same order.
std::vector<std::string_view> namesOfQuantities();

/// Returns the name on the command line, such as "solvable-share".
std::string_view nameOf(Quantity quantity);
std::optional<Quantity> quantityNamed(std::string_view name);

/// The reasons why a board has no value, or why the value is not known.
enum class Missing {
    // The board has no such value.
    noSolution,
    notAGrid,
    // The value is not known.
    noBoard, ///< there is no board of this size
    unequalMarks,
    tooLarge,
};
/// Returns a sentence in English without a full stop and without a comma.
std::string_view sentenceOf(Missing missing);

/// One value of a quantity, with its bounds.
///
/// Values are stored as text, so that none is rounded: integers and fractions ("1/16") in full,
/// other numbers with the fewest digits that parse as the same double.
struct Measurement {
    /// The value. It is nullopt if the board has none (for example, an unsolvable board has no
    /// fewest presses) or if it can't be computed.
    std::optional<std::string> value;
    /// Bounds of an unproven value, or the 95% confidence interval of a mean over samples.
    std::optional<std::string> low;
    std::optional<std::string> high;
    /// True if the value is exact or it is certain that there is none; false for means of samples.
    bool isProven = false;
    /// The reason why there is no value.
    std::optional<Missing> missing = {};
    /// True for the mean of several samples that are all equal. Its bounds are those of SampleMean.
    bool hasEqualSamples = false;

    friend bool operator==(const Measurement&, const Measurement&) = default;
};

/// Measures one board; `presses` is the number of random presses after which mean and variance are
/// taken. The result depends neither on the number of threads nor on the machine. Throws Cancelled.
Measurement measure(Quantity quantity, const Game& game, std::uint64_t presses, std::size_t threads,
                    Progress& progress);

/// Returns an upper bound on the memory that measure() needs, in bytes. The bound never exceeds the
/// default memory of a Budget, and few boards need that much.
std::uint64_t memoryToMeasure(Quantity quantity, const Game& game);

/// The range of the possible values of a quantity.
struct ValueRange {
    double least = 0;
    double greatest = std::numeric_limits<double>::infinity();
};
ValueRange valueRange(Quantity quantity, std::size_t vertices);

/// Returns the mean over samples, with the bounds of sampleMean(). It is never proven. Samples
/// without a value are ignored; a single sample is returned unchanged.
Measurement averageOf(const std::vector<Measurement>& samples, const ValueRange& range);

/// The range of numbers that replace {n} or {m} in a sweep's board.
struct SweepRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;

    std::uint64_t count() const { return last - first + 1; }

    friend bool operator==(const SweepRange&, const SweepRange&) = default;
};

/// A board of a sweep: the numbers that replace {n} and {m}, if they occur.
struct SweepPoint {
    std::optional<std::uint64_t> n;
    std::optional<std::uint64_t> m;

    friend bool operator==(const SweepPoint&, const SweepPoint&) = default;
};

/// A quantity to be computed for many boards. The boards are given by a specification
/// (io/BoardSpec.h) in which numbers replace {n} and {m}. Points are numbered from 0, in order of n
/// and, for each n, in order of m.
struct Sweep {
    Quantity quantity = Quantity::nullity;
    std::string board = {};
    std::optional<SweepRange> n = {};
    std::optional<SweepRange> m = {};
    std::uint64_t presses = 0; ///< the number of presses for mean and variance
    /// Number of random boards for each point. They are created with `seed` and the following
    /// seeds.
    std::uint64_t samples = 1;
    std::uint64_t seed = 1;

    /// Returns the number of points, or 2^64 − 1 if the number would be too large.
    std::uint64_t pointCount() const;
    SweepPoint point(std::size_t number) const;
    /// Returns the specification with the numbers inserted.
    std::string boardAt(std::size_t number) const;
    /// Returns true if a different seed can give different boards.
    bool isDrawn() const;

    friend bool operator==(const Sweep&, const Sweep&) = default;
};

/// Returns true if the quantity is the mean or the variance, which need a number of presses.
bool hasTime(Quantity quantity);

/// A function that creates the board of a specification for a seed, or returns nullopt if there is
/// none.
using BoardMaker = std::function<std::optional<Game>(const std::string& board, std::uint64_t seed)>;

/// Returns the board of a specification with all lights on.
std::optional<Game> boardWithAllOn(const std::string& board, std::uint64_t seed);

/// Measures a point with all its samples; the value is nullopt if there is no board of that size.
/// Waits until `memory`, the pool that all points share, has enough free memory. The result depends
/// neither on the number of threads nor on the machine. Throws Cancelled.
Measurement measurePoint(const Sweep& sweep, std::size_t number, const BoardMaker& makeBoard,
                         std::size_t threads, MemoryPool& memory, Progress& progress);

} // namespace lightsout
