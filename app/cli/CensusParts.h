// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/CensusPlan.h"
#include "support/Progress.h"

namespace lightsout::cli {

// A part is a CSV file with the rows of one shard. Joining parts removes their checksums.

/// Computes the plan's shard into a part, or resumes an interrupted run, as writePart() does.
/// Throws Failure and Cancelled.
std::string computePart(const CensusPlan& plan, const std::string& file, std::size_t threads,
                        Progress& progress);

/// The complete parts of a table, in the order of their rows.
struct CensusParts {
    CensusPlan plan; ///< the plan of the whole table
    std::vector<std::string> files;

    /// Checks that the files are complete and belong to one table, and that each row of the table
    /// is in exactly one file. Holds one file in memory at a time. Throws Failure and Cancelled.
    static CensusParts check(const std::vector<std::string>& files, Progress& progress);
};

/// Returns the lines of a part's rows without their checksums. Throws Failure.
std::string readRowsOfPart(const std::string& file);

} // namespace lightsout::cli
