// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernel/ShownBasis.h"

#include "gf2/OrthogonalBasis.h"

#include <optional>

namespace lightsout {

ShownBasis shownBasis(const std::shared_ptr<const std::vector<BitVector>>& tidy, BasisKind kind,
                      const Progress& progress) {
    ShownBasis shown{.patterns = tidy};
    if (kind == BasisKind::freeColumns) {
        shown.patterns = std::make_shared<const std::vector<BitVector>>(freeColumnBasis(*tidy));
    } else if (kind == BasisKind::orthogonal) {
        std::optional<std::vector<BitVector>> orthogonal = orthogonalBasis(*tidy);
        shown.isOfKind = orthogonal.has_value();
        if (orthogonal) {
            shown.patterns = std::make_shared<const std::vector<BitVector>>(*std::move(orthogonal));
        }
    }
    const std::vector<BitVector>& patterns = *shown.patterns;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        progress.checkpoint();
        for (std::size_t j = i + 1; j < patterns.size(); ++j) {
            if (patterns[i].dot(patterns[j])) {
                shown.oblique.emplace_back(i, j);
            }
        }
    }
    return shown;
}

} // namespace lightsout
