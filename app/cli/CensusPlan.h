// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"
#include "census/Census.h"

#include <span>

namespace lightsout::cli {

/// Which nullities the census command is asked for.
struct CensusPlan {
    LatticeFamily family;
    SizeRange rows;
    SizeRange cols;         ///< the same as `rows` for squares
    bool isSquares = false; ///< n × n only
    std::size_t shard = 1;  ///< 1 … shardCount
    std::size_t shardCount = 1;

    /// The plan of --rows, --cols and so on. Throws Failure, for sizes beyond what is feasible too.
    static CensusPlan of(const Arguments& arguments);

    /// The rows that are this shard's.
    SizeRange rowsOfShard() const;

    /// About how many operations of the processor the shard takes.
    double operations() const;

    /// The first line of a part's file: "# lightsout census ..." with the whole table and the
    /// shard.
    std::string heading() const;
    /// Reads such a line back; nothing where it is none.
    static std::optional<CensusPlan> fromHeading(std::string_view line);

    /// The line with the columns' names, in CSV.
    std::string columnNames() const;

    /// The first two lines of a part: the heading and the columns' names, with the checksums'.
    std::string beginningOfPart() const;

    friend bool operator==(const CensusPlan&, const CensusPlan&) = default;
};

/// One line of CSV, without its end: the number of rows and the nullities.
std::string csvLine(std::size_t row, std::span<const std::uint32_t> nullities);

} // namespace lightsout::cli
