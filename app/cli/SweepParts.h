// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/PartFile.h"
#include "cli/SweepPlan.h"

#include <span>

namespace lightsout::cli {

/// Measures the plan's shard and writes it into a part, or resumes an interrupted run, as
/// writePart() does. Throws Failure and Cancelled.
std::string sweepPart(const SweepPlan& plan, const std::string& file, std::size_t threads,
                      Progress& progress);

/// Returns the lines of all points in order. Together, the parts must contain each point exactly
/// once. Throws Failure and Cancelled.
std::vector<std::string> joinSweepParts(const std::vector<std::string>& files, Progress& progress);

/// Measures the given points of a plan on `threads` threads, several points at a time. Calls
/// use(lines) with the lines of finished points, in the order of the points. Throws Failure and
/// Cancelled.
void sweepPoints(const SweepPlan& plan, std::span<const std::size_t> points, std::size_t threads,
                 Progress& progress, const WriteLines& use);

} // namespace lightsout::cli
