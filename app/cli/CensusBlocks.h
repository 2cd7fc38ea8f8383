// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/CensusPlan.h"
#include "support/Progress.h"

namespace lightsout::cli {

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

} // namespace lightsout::cli
