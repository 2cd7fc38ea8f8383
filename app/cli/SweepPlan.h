// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Arguments.h"
#include "io/SavedBoard.h"
#include "sweep/Measurement.h"

#include <nlohmann/json.hpp>

namespace lightsout::cli {

/// Sizes that a sweep goes through, for one of the letters in its board.
struct SweepRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;

    std::uint64_t count() const { return last - first + 1; }
};

/// A board of a sweep: the sizes that stand for {n} and {m}, where there are such.
struct SweepPoint {
    std::optional<std::uint64_t> n;
    std::optional<std::uint64_t> m;
};

/// What the sweep command is asked for. Points are numbered from 0, n after n and for each the m.
class SweepPlan {
public:
    /// Throws Failure.
    static SweepPlan of(const Arguments& arguments);

    Quantity quantity() const { return quantity_; }
    std::size_t pointCount() const;
    SweepPoint point(std::size_t number) const;
    /// The points of this shard, ascending: each K-th one, so that the work is about equal.
    std::vector<std::size_t> pointsOfShard() const;

    /// Measures a point, with all its samples: number 0, 1 … of them are the boards of --seed and
    /// the numbers behind it. Nothing where there is no board of that size. Throws Cancelled.
    Measurement measure(std::size_t number, std::size_t threads, Progress& progress) const;

    /// The first line of a part's file, "# lightsout sweep " and all that the values depend on.
    std::string heading() const;
    bool isShard() const { return shardCount_ > 1; }

    /// The points that a part's first line names, and out of how many; nothing where it is no such
    /// line.
    struct Part {
        std::vector<std::size_t> points;
        std::size_t pointCount = 0;
        std::string whole; ///< the heading without its shard
    };
    static std::optional<Part> partOf(std::string_view heading);

private:
    /// Throws Failure.
    SavedBoard board(std::size_t number, std::uint64_t sample) const;
    nlohmann::ordered_json description() const;

    Quantity quantity_{};
    Arguments arguments_;
    std::string board_;
    std::optional<SweepRange> n_;
    std::optional<SweepRange> m_;
    std::uint64_t presses_ = 0;
    std::uint64_t samples_ = 1;
    std::size_t shard_ = 1; ///< 1 … shardCount_
    std::size_t shardCount_ = 1;
};

/// The line with the columns' names in CSV, and a point's line, both without their ends.
std::string sweepColumns();
std::string sweepLine(const SweepPoint& point, const Measurement& measurement);

} // namespace lightsout::cli
