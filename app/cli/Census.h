// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"
#include "census/Census.h"

namespace lightsout::cli {

/// The table of nullities that the census command computes.
struct CensusPlan {
    LatticeFamily family;
    SizeRange rows;
    SizeRange cols;         ///< the same as `rows` for squares
    bool isSquares = false; ///< whether only n × n grids are computed
    std::size_t shard = 1;  ///< from 1 to shardCount
    std::size_t shardCount = 1;

    /// Returns the plan described by --rows, --cols and the other options. Throws Failure, for
    /// example if the sizes are not feasible.
    static CensusPlan of(const Arguments& arguments);

    /// Returns the rows of this shard.
    SizeRange rowsOfShard() const;

    /// Returns an estimate of the processor operations for the shard.
    double operations() const;

    /// Returns the first line of a part: "# lightsout census ...", which describes the whole table
    /// and the shard.
    std::string heading() const;
    /// Parses the first line of a part. Returns nullopt if it is invalid.
    static std::optional<CensusPlan> fromHeading(std::string_view line);

    /// Returns the CSV line with the names of the columns.
    std::string columnNames() const;

    friend bool operator==(const CensusPlan&, const CensusPlan&) = default;
};

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
