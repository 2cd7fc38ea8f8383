// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/CensusPlan.h"
#include "support/Progress.h"

namespace lightsout::cli {

// A part is a CSV file with the rows of one shard: CensusPlan::beginningOfPart() and a line for
// every row with a checksum in its last column (CheckedLines), which is omitted when parts are
// joined.

/// Computes the plan's shard into a part, or resumes an interrupted run.
///
/// The finished lines are in FILE.part, which is renamed to FILE after the last one. If FILE exists
/// already, it is the answer. Returns a sentence for people. Throws Failure, also for files with
/// other content, and Cancelled.
std::string computePart(const CensusPlan& plan, const std::string& file, std::size_t threads,
                        Progress& progress);

/// Complete parts that make up a table, in the order of their rows.
struct CensusParts {
    CensusPlan plan; ///< of the whole table
    std::vector<std::string> files;

    /// Checks that the files are complete and of one table, and that each of its rows is in exactly
    /// one of them. Holds one file at a time. Throws Failure and Cancelled.
    static CensusParts check(const std::vector<std::string>& files, Progress& progress);
};

/// Returns the lines of a part's rows, without their checksums. Throws Failure.
std::string readRowsOfPart(const std::string& file);

} // namespace lightsout::cli
