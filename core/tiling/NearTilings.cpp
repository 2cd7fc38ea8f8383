// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/NearTilings.h"

#include "gf2/GrayCode.h"

#include <algorithm>
#include <map>

namespace lightsout {

namespace {

constexpr std::uint64_t maxWordOperations = 100'000'000;

/// Returns the vertices, grouped by the number of lights that they change.
std::map<std::size_t, BitVector> verticesBySize(const Rule& rule) {
    std::map<std::size_t, BitVector> vertices;
    for (Vertex u = 0; u < rule.vertexCount(); ++u) {
        std::size_t size = 0;
        rule.forEachToggled(u, [&size](Vertex) { ++size; });
        vertices.try_emplace(size, rule.vertexCount()).first->second.set(u);
    }
    return vertices;
}

bool isBefore(const NearTiling& a, const NearTiling& b) {
    return a.changes != b.changes ? a.changes < b.changes : a.presses.count() < b.presses.count();
}

} // namespace

NearTilings nearTilings(const Rule& rule, const BitVector& solution,
                        const std::vector<BitVector>& kernel, std::size_t most,
                        Progress& progress) {
    const std::map<std::size_t, BitVector> bySize = verticesBySize(rule);
    const std::uint64_t operations =
        std::max<std::uint64_t>(solution.words().size() * (bySize.size() + 1), 1);
    std::size_t used = 0;
    while (used < kernel.size() && operations << (used + 1) <= maxWordOperations) {
        ++used;
    }
    const std::uint64_t count = std::uint64_t{1} << used;
    NearTilings near{.best = {}, .isProven = used == kernel.size()};
    BitVector presses = solution;
    for (std::uint64_t step = 0; step < count; ++step) {
        if (step > 0) {
            presses ^= kernel[grayCodeFlip(step)];
        }
        progress.checkpoint(static_cast<double>(step) / static_cast<double>(count));
        NearTiling candidate;
        for (const auto& [size, vertices] : bySize) {
            candidate.changes += size * presses.overlap(vertices);
        }
        if (near.best.size() == most && near.best.back().changes < candidate.changes) {
            continue;
        }
        candidate.presses = presses;
        near.best.insert(std::ranges::upper_bound(near.best, candidate, isBefore),
                         std::move(candidate));
        near.best.resize(std::min(near.best.size(), most));
    }
    return near;
}

} // namespace lightsout
