// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/CensusBlocks.h"

#include <algorithm>

namespace lightsout::cli {

namespace {

/// Returns the number of cells in a block: enough to keep all threads busy, for about a second at
/// most.
std::size_t cellsOfBlock(CensusMethod method) {
    constexpr std::size_t quickCells = 1'000'000;
    constexpr std::size_t slowCells = 64;
    return method == CensusMethod::moebius || method == CensusMethod::elimination ? slowCells
                                                                                  : quickCells;
}

} // namespace

CensusBlocks::CensusBlocks(const CensusPlan& plan, std::size_t firstRow, std::size_t threads,
                           Progress& progress)
    : plan_(plan), census_(plan_.family), all_(plan_.rowsOfShard()), left_(all_), threads_(threads),
      progress_(progress) {
    left_.first = std::max(firstRow, left_.first);
}

CensusBlocks::Block CensusBlocks::nextBlock() {
    LIGHTSOUT_ASSERT(plan_.cols.count() > 0);
    constexpr std::size_t squaresOfBlock = 64;
    const std::size_t rowsOfBlock =
        plan_.isSquares
            ? squaresOfBlock
            : std::max<std::size_t>(cellsOfBlock(census_.method()) / plan_.cols.count(), 1);
    SizeRange rows = left_;
    if (rows.count() > rowsOfBlock) {
        rows.last = rows.first + rowsOfBlock - 1;
    }
    if (rows.count() == 0) {
        return {rows, {}};
    }
    Block block{rows, plan_.isSquares
                          ? census_.squares(rows, threads_, progress_)
                          : census_.table(rows, plan_.cols, threads_, progress_).nullities};
    left_.first = rows.last + 1;
    progress_.checkpoint(1 -
                         static_cast<double>(left_.count()) / static_cast<double>(all_.count()));
    return block;
}

} // namespace lightsout::cli
