// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/SweepPlan.h"

#include <functional>
#include <span>

namespace lightsout::cli {

// A part is a CSV file with the points of one shard: SweepPlan::heading(), sweepColumns(), and a
// line for every point, each with a checksum.

/// Measures the plan's shard into a part, or resumes an interrupted run, like the parts of a
/// census: finished lines are in FILE.part, which is renamed to FILE after the last one. If FILE
/// exists already, it is the answer. Returns a sentence for people. Throws Failure and Cancelled.
std::string sweepPart(const SweepPlan& plan, const std::string& file, std::size_t threads,
                      Progress& progress);

/// Returns the lines of all points, in their order, from parts that contain each of them exactly
/// once. Throws Failure and Cancelled.
std::vector<std::string> joinSweepParts(const std::vector<std::string>& files, Progress& progress);

/// Measures these points of a plan, several at a time on `threads` threads; calls use(lines) with
/// the finished ones, in their order. Throws Failure and Cancelled.
void sweepPoints(const SweepPlan& plan, std::span<const std::size_t> points, std::size_t threads,
                 Progress& progress, const std::function<void(const std::string& lines)>& use);

} // namespace lightsout::cli
