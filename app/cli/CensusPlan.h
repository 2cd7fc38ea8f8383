// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"
#include "census/Census.h"

#include <span>

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
    /// Parses such a line. Returns nullopt if it is invalid.
    static std::optional<CensusPlan> fromHeading(std::string_view line);

    /// Returns the CSV line with the names of the columns.
    std::string columnNames() const;

    /// Returns the first two lines of a part: the heading and the column names, including the name
    /// of the checksum column.
    std::string beginningOfPart() const;

    friend bool operator==(const CensusPlan&, const CensusPlan&) = default;
};

/// Returns a CSV line without its line break: the number of rows and the nullities.
std::string csvLine(std::size_t row, std::span<const std::uint32_t> nullities);

/// Computes the rows of a census block by block, so that only one block is in memory.
class CensusBlocks {
public:
    /// Starts at row `firstRow` of the plan's shard.
    CensusBlocks(const CensusPlan& plan, std::size_t firstRow, std::size_t threads,
                 Progress& progress);

    const CensusPlan& plan() const { return plan_; }

    /// Calls use(row, nullities) for every row of the next block, with one nullity for each column,
    /// or just one for squares. Returns false if there are no more blocks. Throws Cancelled.
    template <typename Use>
    bool next(Use use) {
        const auto [rows, nullities] = nextBlock();
        const std::size_t width = plan_.isSquares ? 1 : plan_.cols.count();
        for (std::size_t i = 0; i < rows.count(); ++i) {
            use(rows.first + i, std::span(nullities).subspan(i * width, width));
        }
        return rows.count() > 0;
    }

private:
    struct Block {
        SizeRange rows;
        std::vector<std::uint32_t> nullities;
    };
    Block nextBlock();

    CensusPlan plan_;
    Census census_;
    SizeRange all_;
    SizeRange left_;
    std::size_t threads_;
    Progress& progress_;
};

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
