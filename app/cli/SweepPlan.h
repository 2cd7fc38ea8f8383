// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"
#include "io/SavedBoard.h"
#include "support/WorkEstimate.h"
#include "sweep/Sweep.h"

#include <nlohmann/json.hpp>

#include <memory>
#include <string>
#include <vector>

namespace lightsout::cli {

/// The request to the sweep command: a sweep, and which of its points.
class SweepPlan {
public:
    /// Throws Failure.
    static SweepPlan of(const Arguments& arguments);

    SweepPoint point(std::size_t number) const { return sweep_.point(number); }
    /// Returns the points of this shard, ascending: each K-th one, to balance the work.
    std::vector<std::size_t> pointsOfShard() const;

    /// Returns the minimum work to make and solve the boards of this shard; boards between the
    /// smallest and the largest count as half the largest.
    WorkEstimate leastWork() const;

    /// Measures a point, with all its samples: number 0, 1 … of them are the boards of --seed and
    /// the numbers after it. Empty if there is no board of that size. Concurrent measurements share
    /// the memory. Throws Cancelled.
    Measurement measure(std::size_t number, std::size_t threads, MemoryPool& memory,
                        Progress& progress) const;
    /// Returns the memory budget of all measurements together.
    std::uint64_t memory() const { return arguments_.budget().memory; }

    /// Returns the first line of a part's file: "# lightsout sweep " and all that the values depend
    /// on.
    std::string heading() const;
    bool isShard() const { return shardCount_ > 1; }

    /// The points that a part's first line names, and the number of all points.
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
    /// The graphs of a file of many, which {n} counts; null for other boards.
    std::shared_ptr<const std::vector<std::string>> graphs_;
    Arguments arguments_;
    std::size_t shard_ = 1; ///< 1 … shardCount_
    std::size_t shardCount_ = 1;
    std::size_t influences_ = 0; ///< vertices and edges of the last board
};

/// Return the line with the columns' names in CSV, and a point's line, both without their ends.
std::string sweepColumns();
std::string sweepLine(const SweepPoint& point, const Measurement& measurement);

} // namespace lightsout::cli
