// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"
#include "census/Census.h"

#include <span>

namespace lightsout::cli {

/// The nullities that the census command is asked for.
struct CensusPlan {
    LatticeFamily family;
    SizeRange rows;
    SizeRange cols;         ///< the same as `rows` for squares
    bool isSquares = false; ///< n × n only
    std::size_t shard = 1;  ///< 1 … shardCount
    std::size_t shardCount = 1;

    /// Returns the plan of --rows, --cols and so on. Throws Failure, also for sizes that are not
    /// feasible.
    static CensusPlan of(const Arguments& arguments);

    /// Returns the rows of this shard.
    SizeRange rowsOfShard() const;

    /// Returns an estimate of the processor operations for the shard.
    double operations() const;

    /// Returns the first line of a part's file: "# lightsout census ..." with the whole table and
    /// the shard.
    std::string heading() const;
    /// Parses such a line; returns nothing if it is invalid.
    static std::optional<CensusPlan> fromHeading(std::string_view line);

    /// Returns the line with the columns' names, in CSV.
    std::string columnNames() const;

    /// Returns the first two lines of a part: the heading and the columns' names, with that of the
    /// checksums.
    std::string beginningOfPart() const;

    friend bool operator==(const CensusPlan&, const CensusPlan&) = default;
};

/// Returns a line of CSV without its end: the number of rows and the nullities.
std::string csvLine(std::size_t row, std::span<const std::uint32_t> nullities);

} // namespace lightsout::cli
