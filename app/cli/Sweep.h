// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"
#include "io/SavedBoard.h"
#include "sweep/Sweep.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace lightsout::cli {

/// A request to the sweep command: a sweep, and the shard of its points to compute.
class SweepPlan {
public:
    /// Returns the plan described by the arguments. Throws Failure.
    static SweepPlan of(const Arguments& arguments);

    SweepPoint point(std::size_t number) const { return sweep_.point(number); }
    /// Returns the points of this shard in ascending order. A shard contains every K-th point, to
    /// balance the work.
    std::vector<std::size_t> pointsOfShard() const;

    /// Estimates the minimum work for this shard: creating and solving its boards. Boards are
    /// assumed to be half as large, on average, as the largest one.
    WorkEstimate leastWork() const;

    /// Measures a point with all its samples. Sample i is the board for the seed `--seed` + i. The
    /// result is empty if there is no board at this point. Concurrent measurements share `memory`.
    /// Throws Cancelled.
    Value measure(std::size_t number, std::size_t threads, MemoryPool& memory,
                  Progress& progress) const;
    /// Returns the memory budget of all measurements together.
    std::uint64_t memory() const { return arguments_.budget().memory; }

    /// Returns the first line of a part: "# lightsout sweep " followed by everything on which the
    /// values depend.
    std::string heading() const;
    bool isShard() const { return shardCount_ > 1; }
    const Fact* fact() const { return sweep_.fact; }

    /// The points named by the first line of a part, and the total number of points.
    struct Shard {
        std::vector<std::size_t> points;
        std::size_t pointCount = 0;
        std::string whole;    ///< the heading without its shard
        std::string quantity; ///< the name of the fact
    };
    static std::optional<Shard> partOf(std::string_view heading);

private:
    /// Returns the board that `spec` names for this seed. Throws Failure.
    SavedBoard board(const std::string& spec, std::uint64_t seed) const;

    Sweep sweep_;
    /// Whether the boards are those of a file that contains several, which are numbered by {n}.
    bool isOfFile_ = false;
    /// The graphs of such a file, one line for each; null if the boards are those of a text.
    std::shared_ptr<const std::vector<std::string>> graphs_;
    Arguments arguments_;
    std::size_t shard_ = 1; ///< 1 … shardCount_
    std::size_t shardCount_ = 1;
    std::size_t influences_ = 0; ///< number of vertices and edges of the largest board tried
};

/// The points of all parts of a sweep.
struct JoinedSweep {
    const Fact* fact = nullptr; ///< what was measured; null if this version does not know it
    std::vector<std::string> lines;
};
/// Returns the lines of all points in order. Together, the parts must contain each point exactly
/// once. Throws Failure and Cancelled.
JoinedSweep joinSweepParts(const std::vector<std::string>& files, Progress& progress);

} // namespace lightsout::cli
