// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/LineKinds.h"

#include "game/LineParities.h"
#include "gf2/Transposition.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace lightsout {

LineKinds kindsOf(const BitVector& matrix, std::size_t count, std::size_t length) {
    LineKinds kinds{{}, {}, std::vector<std::size_t>(count), BitVector(count)};
    std::map<std::vector<std::uint64_t>, std::size_t> known;
    for (std::size_t i = 0; i < count; ++i) {
        BitVector line = matrix.slice(i * length, length);
        if (line[0]) {
            kinds.areComplements.set(i);
            line ^= BitVector::ones(length);
        }
        const auto [place, isNew] =
            known.try_emplace(std::vector<std::uint64_t>(line.words().begin(), line.words().end()),
                              kinds.lines.size());
        if (isNew) {
            kinds.lines.push_back(std::move(line));
            kinds.sizes.push_back(0);
        }
        kinds.kindOf[i] = place->second;
        ++kinds.sizes[place->second];
    }
    return kinds;
}

Folded fold(const LineKinds& rowKinds, std::size_t cols) {
    BitVector kinds(rowKinds.lines.size() * cols);
    for (std::size_t i = 0; i < rowKinds.lines.size(); ++i) {
        kinds.assign(i * cols, rowKinds.lines[i]);
    }
    const LineKinds colKinds =
        kindsOf(transposed(kinds, rowKinds.lines.size(), cols), cols, rowKinds.lines.size());
    Folded folded{.rows = {},
                  .rowSizes = {},
                  .colSizes = colKinds.sizes,
                  .kinds = std::vector<std::size_t>(rowKinds.lines.size()),
                  .oddRows = isOdd(rowKinds.areComplements.count()),
                  .oddCols = isOdd(colKinds.areComplements.count())};
    std::iota(folded.kinds.begin(), folded.kinds.end(), std::size_t{0});
    std::ranges::stable_sort(folded.kinds, [&](std::size_t a, std::size_t b) {
        return rowKinds.sizes[a] > rowKinds.sizes[b];
    });
    for (const std::size_t kind : folded.kinds) {
        folded.rowSizes.push_back(rowKinds.sizes[kind]);
        folded.rows.emplace_back();
        for (const BitVector& col : colKinds.lines) {
            folded.rows.back().push_back(col[kind] ? 1 : 0);
        }
    }
    return folded;
}

} // namespace lightsout
