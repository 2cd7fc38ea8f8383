// SPDX-License-Identifier: GPL-3.0-or-later
#include "solve/SearchedPair.h"

namespace lightsout {

double SearchedPair::vectors(std::size_t level) const {
    double sum = 0;
    for (std::size_t i = 0; i <= level; ++i) {
        sum += static_cast<double>(parts[0]->count(i)) *
               static_cast<double>(parts[1]->count(level - i));
    }
    return sum / static_cast<double>(group.order());
}

std::size_t expectedLevel(const std::array<SearchedPair, 2>& pairs, std::size_t most) {
    std::array<std::vector<double>, 2> vectors;
    for (std::size_t p = 0; p < 2; ++p) {
        for (std::size_t level = 0; level <= most; ++level) {
            vectors[p].push_back(pairs[p].vectors(level) *
                                 static_cast<double>(pairs[p].group.order()));
        }
    }
    const double all = static_cast<double>(pairs[0].parts[0]->entries()) *
                       static_cast<double>(pairs[0].parts[1]->entries());
    const auto orbit = static_cast<double>(pairs[0].group.order());
    double expected = 0; // number of orbits, nearly all of which have full size
    for (std::size_t level = 0; level <= most; ++level) {
        for (std::size_t i = 0; i <= level; ++i) {
            expected += vectors[0][i] / all * vectors[1][level - i] / orbit;
        }
        if (expected >= 1) {
            return level;
        }
    }
    return most;
}

} // namespace lightsout
