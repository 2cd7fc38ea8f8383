// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/SweepPlan.h"

#include <functional>
#include <span>

namespace lightsout::cli {

// A part is a CSV file with the points of one shard. It consists of SweepPlan::heading(),
// sweepColumns(), and a line for every point, each with a checksum.

/// Measures the plan's shard and writes it into a part, or resumes an interrupted run. As in a
/// census, finished lines are written to FILE.part, which is renamed to FILE after the last one. If
/// FILE exists already, it is taken as the result. Returns a human-readable sentence. Throws
/// Failure and Cancelled.
std::string sweepPart(const SweepPlan& plan, const std::string& file, std::size_t threads,
                      Progress& progress);

/// Returns the lines of all points in order. Together, the parts must contain each point exactly
/// once. Throws Failure and Cancelled.
std::vector<std::string> joinSweepParts(const std::vector<std::string>& files, Progress& progress);

/// Measures the given points of a plan on `threads` threads, several points at a time. Calls
/// use(lines) with the lines of finished points, in the order of the points. Throws Failure and
/// Cancelled.
void sweepPoints(const SweepPlan& plan, std::span<const std::size_t> points, std::size_t threads,
                 Progress& progress, const std::function<void(const std::string& lines)>& use);

} // namespace lightsout::cli
