// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/SweepPlan.h"

#include <functional>
#include <span>

namespace lightsout::cli {

// A part is a CSV file with the points of one shard: SweepPlan::heading(), sweepColumns(), and a
// line for every point, each with a checksum.

/// Measures the plan's shard into a part, or goes on where an interrupted run left off, as the
/// parts of a census are made: finished lines stand in FILE.part, which becomes FILE with the last
/// one. A FILE that is there already is the answer. Returns a sentence for people. Throws Failure
/// and Cancelled.
std::string sweepPart(const SweepPlan& plan, const std::string& file, std::size_t threads,
                      Progress& progress);

/// The lines of all points, in their order, out of parts that hold each of them exactly once.
/// Throws Failure and Cancelled.
std::vector<std::string> joinSweepParts(const std::vector<std::string>& files, Progress& progress);

/// Measures these points of a plan, some at a time on so many threads; calls use(lines) with what
/// is done, in their order. Throws Failure and Cancelled.
void sweepPoints(const SweepPlan& plan, std::span<const std::size_t> points, std::size_t threads,
                 Progress& progress, const std::function<void(const std::string& lines)>& use);

} // namespace lightsout::cli
