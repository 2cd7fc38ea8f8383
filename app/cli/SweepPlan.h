// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"
#include "io/SavedBoard.h"
#include "support/WorkEstimate.h"
#include "sweep/Sweep.h"

#include <nlohmann/json.hpp>

namespace lightsout::cli {

/// What the sweep command is asked for: a sweep, and which of its points.
class SweepPlan {
public:
    /// Throws Failure.
    static SweepPlan of(const Arguments& arguments);

    SweepPoint point(std::size_t number) const { return sweep_.point(number); }
    /// The points of this shard, ascending: each K-th one, so that the work is about equal.
    std::vector<std::size_t> pointsOfShard() const;

    /// What making the boards of this shard and solving them takes at the least; boards between the
    /// smallest and the largest count as half the largest.
    WorkEstimate leastWork() const;

    /// Measures a point, with all its samples: number 0, 1 … of them are the boards of --seed and
    /// the numbers behind it. Nothing where there is no board of that size. Those that are measured
    /// at a time share the memory. Throws Cancelled.
    Measurement measure(std::size_t number, std::size_t threads, MemoryPool& memory,
                        Progress& progress) const;
    /// What they may take together.
    std::uint64_t memory() const { return arguments_.budget().memory; }

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
    SavedBoard board(const std::string& spec, std::uint64_t seed) const;
    nlohmann::ordered_json description() const;

    Sweep sweep_;
    Arguments arguments_;
    std::size_t shard_ = 1; ///< 1 … shardCount_
    std::size_t shardCount_ = 1;
    std::size_t influences_ = 0; ///< vertices and edges of the last board
};

/// The line with the columns' names in CSV, and a point's line, both without their ends.
std::string sweepColumns();
std::string sweepLine(const SweepPoint& point, const Measurement& measurement);

} // namespace lightsout::cli
