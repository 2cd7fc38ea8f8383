// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/CensusPlan.h"
#include "support/Progress.h"

namespace lightsout::cli {

// A part is a CSV file with the rows of one shard: CensusPlan::beginningOfPart() and a line for
// every row with a checksum in its last column (CheckedLines), which is left out when parts are
// joined.

/// Computes the plan's shard into a part, or goes on where an interrupted run left off.
///
/// The lines that are done stand in FILE.part, which becomes FILE when the last one is. A FILE that
/// is there already is the answer. Returns a sentence for people. Throws Failure, for files that
/// hold something else too, and Cancelled.
std::string computePart(const CensusPlan& plan, const std::string& file, std::size_t threads,
                        Progress& progress);

/// Whole parts that make up a table, in the order of their rows.
struct CensusParts {
    CensusPlan plan; ///< of the whole table
    std::vector<std::string> files;

    /// Checks that the files are whole and of one table, and that each of its rows stands in
    /// exactly one of them. Holds one file at a time. Throws Failure and Cancelled.
    static CensusParts check(const std::vector<std::string>& files, Progress& progress);
};

/// The lines of a part's rows, without their checksums. Throws Failure.
std::string readRowsOfPart(const std::string& file);

} // namespace lightsout::cli
