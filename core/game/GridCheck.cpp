// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/GridCheck.h"

#include "gf2/PackedRows.h"
#include "gf2/WideRows.h"

#include <array>
#include <optional>

namespace lightsout {

namespace {

/// A row of a board from bit `shift` of the word `words` on.
struct PlacedRow {
    const std::uint64_t* words;
    std::size_t shift;
};

LIGHTSOUT_INLINE PlacedRow placedRow(const std::uint64_t* board, std::size_t row,
                                     std::size_t columns) {
    return {board + row * columns / bitsPerWord, row * columns % bitsPerWord};
}

/// Copies the next row to the aligned row `below`, and returns the wrong cells of the row `here`,
/// or-ed together. Before and behind `here` stands a word of zeros.
LIGHTSOUT_INLINE std::uint64_t wrongCells(const std::uint64_t* __restrict above,
                                          const std::uint64_t* __restrict here,
                                          std::uint64_t* __restrict below, PlacedRow next,
                                          PlacedRow change, std::size_t columns,
                                          std::uint64_t selfMask) {
    const auto wrongInWord = [&](std::size_t w, std::uint64_t bitsBelow, std::uint64_t bits) {
        const std::uint64_t fromLeft = (here[w] << 1) | (*(here + w - 1) >> (bitsPerWord - 1));
        const std::uint64_t fromRight = (here[w] >> 1) | (here[w + 1] << (bitsPerWord - 1));
        return above[w] ^ bitsBelow ^ fromLeft ^ fromRight ^ (here[w] & selfMask) ^ bits;
    };
    const std::size_t last = wordsFor(columns) - 1;
    std::uint64_t wrong = 0;
    for (std::size_t w = 0; w < last; ++w) {
        below[w] = bitsAt(next.words + w, next.shift);
        wrong |= wrongInWord(w, below[w], bitsAt(change.words + w, change.shift));
    }
    const std::size_t bits = bitsInLastWord(columns);
    below[last] = bitsAt(next.words + last, next.shift, bits);
    // The last cell's right neighbour lies beyond the row.
    return wrong |
           (wrongInWord(last, below[last], bitsAt(change.words + last, change.shift, bits)) &
            (~std::uint64_t{0} >> (bitsPerWord - bits)));
}

/// Whether the presses change what they should; `changeStride` is `columns`, or 0 to compare each
/// row with the first. `rows` is room for three rows, each of the words of a row and two of zeros.
LIGHTSOUT_WIDEST_CLONES
bool hasRightChange(const std::uint64_t* presses, std::size_t rowCount, std::size_t columns,
                    std::uint64_t selfMask, const std::uint64_t* change, std::size_t changeStride,
                    std::uint64_t* rows, const std::uint64_t* zeros) {
    const std::size_t width = wordsFor(columns) + 2;
    std::uint64_t* above = rows + 1;
    std::uint64_t* here = above + width;
    std::uint64_t* below = here + width;
    readRow(presses, 0, columns, here);
    for (std::size_t r = 0; r < rowCount; ++r) {
        const PlacedRow next =
            r + 1 < rowCount ? placedRow(presses, r + 1, columns) : PlacedRow{zeros, 0};
        const PlacedRow expected = placedRow(change, r, changeStride);
        if (wrongCells(above, here, below, next, expected, columns, selfMask) != 0) {
            return false;
        }
        std::uint64_t* const spare = above;
        above = here;
        here = below;
        below = spare;
    }
    return true;
}

#if defined(LIGHTSOUT_WIDE_ROWS)
/// hasRightChange() with the rows in registers.
template <std::size_t registers>
LIGHTSOUT_WIDE bool hasRightWideChange(const std::uint64_t* presses, std::size_t rowCount,
                                       std::size_t columns, std::uint64_t selfMask,
                                       const std::uint64_t* change, std::size_t changeStride) {
    const WideShape<registers> shape(columns);
    WideRow<registers> above{};
    WideRow<registers> below{};
    WideRow<registers> here = shape.read(presses, 0);
    WideWords wrong{};
    for (std::size_t r = 0; r < rowCount; ++r) {
        if (r + 1 < rowCount) {
            const PlacedRow next = placedRow(presses, r + 1, columns);
            below = shape.read(next.words, next.shift);
        } else {
            below = {};
        }
        const PlacedRow row = placedRow(change, r, changeStride);
        const WideRow<registers> rest =
            added(added(above, below),
                  added(shape.change(here, selfMask), shape.read(row.words, row.shift)));
        for (const WideWords& part : rest.parts) {
            wrong |= part;
        }
        above = here;
        here = below;
    }
    std::uint64_t any = 0;
    for (std::size_t w = 0; w < wordsOfRegister; ++w) {
        any |= wrong[w];
    }
    return any == 0;
}

/// Nothing if rows are too long for that.
std::optional<bool> hasRightChangeIfWide(const std::uint64_t* presses, std::size_t rowCount,
                                         std::size_t columns, std::uint64_t selfMask,
                                         const std::uint64_t* change, std::size_t changeStride) {
    static constexpr std::array<decltype(&hasRightWideChange<1>), maxRegistersOfRow> checks{
        hasRightWideChange<1>, hasRightWideChange<2>, hasRightWideChange<3>, hasRightWideChange<4>};
    const std::size_t registers = (wordsFor(columns) - 1) / wordsOfRegister;
    if (!hasWideRows() || registers >= checks.size()) {
        return std::nullopt;
    }
    return checks[registers](presses, rowCount, columns, selfMask, change, changeStride);
}
#else
std::optional<bool> hasRightChangeIfWide(const std::uint64_t* /*presses*/, std::size_t /*rowCount*/,
                                         std::size_t /*columns*/, std::uint64_t /*selfMask*/,
                                         const std::uint64_t* /*change*/,
                                         std::size_t /*changeStride*/) {
    return std::nullopt;
}
#endif

bool isChange(const Lattice& lattice, const BitVector& presses, const BitVector* change) {
    LIGHTSOUT_ASSERT(lattice.isPlaneGrid() && presses.size() == lattice.vertexCount());
    if (presses.size() == 0) {
        return true;
    }
    const std::size_t width = wordsFor(lattice.cols) + 2;
    std::vector<std::uint64_t> rows(3 * width);
    const std::vector<std::uint64_t> zeros(width);
    const std::uint64_t selfMask = lattice.selfInfluence ? ~std::uint64_t{0} : 0;
    const std::uint64_t* const changed = change != nullptr ? change->words().data() : zeros.data();
    const std::size_t stride = change != nullptr ? lattice.cols : 0;
    if (const auto isRight = hasRightChangeIfWide(presses.words().data(), lattice.rows,
                                                  lattice.cols, selfMask, changed, stride)) {
        return *isRight;
    }
    return hasRightChange(presses.words().data(), lattice.rows, lattice.cols, selfMask, changed,
                          stride, rows.data(), zeros.data());
}

} // namespace

bool planeGridChangeIs(const Lattice& lattice, const BitVector& presses, const BitVector& change) {
    LIGHTSOUT_ASSERT(change.size() == lattice.vertexCount());
    return isChange(lattice, presses, &change);
}

bool planeGridChangeIsNone(const Lattice& lattice, const BitVector& presses) {
    return isChange(lattice, presses, nullptr);
}

} // namespace lightsout
