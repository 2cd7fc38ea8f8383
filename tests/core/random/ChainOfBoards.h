// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

#include <vector>

namespace lightsout {

/// Returns the laws of the number of lights on after 0 … `presses` presses, computed from the chain
/// of all 2^N boards by definition, for small boards.
inline std::vector<std::vector<double>> lawsOfAllBoards(const Rule& rule, const BitVector& lights,
                                                        std::size_t presses, bool isLazy) {
    const std::size_t vertices = rule.vertexCount();
    std::vector<std::size_t> columns(vertices);
    std::size_t start = 0;
    for (Vertex v = 0; v < vertices; ++v) {
        rule.forEachToggled(v, [&](Vertex light) { columns[v] |= std::size_t{1} << light; });
        start |= static_cast<std::size_t>(lights[v] ? 1 : 0) << v;
    }
    std::vector<double> boards(std::size_t{1} << vertices);
    boards[start] = 1;
    std::vector<std::vector<double>> laws;
    for (std::size_t time = 0;; ++time) {
        std::vector<double> law(vertices + 1);
        for (std::size_t board = 0; board < boards.size(); ++board) {
            law[static_cast<std::size_t>(std::popcount(board))] += boards[board];
        }
        laws.push_back(law);
        if (time == presses) {
            return laws;
        }
        std::vector<double> next(boards.size());
        for (std::size_t board = 0; board < boards.size(); ++board) {
            for (const std::size_t column : columns) {
                next[board ^ column] +=
                    boards[board] / static_cast<double>(vertices) * (isLazy ? 0.5 : 1.0);
            }
            next[board] += isLazy || vertices == 0 ? boards[board] * (vertices == 0 ? 1 : 0.5) : 0;
        }
        boards.swap(next);
    }
}

} // namespace lightsout
