// SPDX-License-Identifier: GPL-3.0-or-later
#include "gf2/FourRussians.h"

#include "gf2/FourRussiansTables.h"

namespace lightsout {

namespace {

using HalfLine = std::uint64_t __attribute__((vector_size(32)));
using Line = std::uint64_t __attribute__((vector_size(64)));

LIGHTSOUT_FASTEST_CLONES
void addRowsByHalfLines(const fourRussians::Addition& addition, std::uint64_t* tables) {
    fourRussians::addRows<HalfLine>(addition, tables);
}

#if defined(LIGHTSOUT_HAS_CLONES)
__attribute__((target("avx512f"))) void addRowsByLines(const fourRussians::Addition& addition,
                                                       std::uint64_t* tables) {
    fourRussians::addRows<Line>(addition, tables);
}

/// Uses vectors of a whole cache line if a register can hold one; otherwise they would be slower.
void addRowsByLinesIfFaster(const fourRussians::Addition& addition, std::uint64_t* tables) {
    if (__builtin_cpu_supports("avx512f") != 0) {
        addRowsByLines(addition, tables);
    } else {
        addRowsByHalfLines(addition, tables);
    }
}
#else
void addRowsByLinesIfFaster(const fourRussians::Addition& addition, std::uint64_t* tables) {
    addRowsByHalfLines(addition, tables);
}
#endif

} // namespace

void addPickedRows(BitMatrix& targets, std::size_t firstRow, std::size_t firstWord,
                   std::size_t endWord, std::span<const std::uint64_t> picks,
                   const PickedRows& rows) {
    LIGHTSOUT_ASSERT(firstRow + picks.size() <= targets.rows());
    LIGHTSOUT_ASSERT(endWord <= wordsFor(targets.cols()));
    if (picks.empty()) {
        return;
    }
    PackedWords tables(fourRussians::tableWords(picks.size()));
    addRowsByLinesIfFaster(
        {targets.rowWords(firstRow).data(), targets.stride(), firstWord, endWord, picks, rows},
        tables.data());
}

} // namespace lightsout
