// SPDX-License-Identifier: GPL-3.0-or-later
#include "tiling/ExactCover.h"

#include "graph/Limits.h"

#include <boost/pending/disjoint_sets.hpp>

#include <numeric>

namespace lightsout {

std::optional<Error> tooLargeToTile(const Rule& rule) {
    if (rule.vertexCount() > maxTilingVertices) {
        return Error{.code = ErrorCode::tooManyVertices,
                     .expected = maxTilingVertices,
                     .found = rule.vertexCount()};
    }
    const Lattice* lattice = rule.lattice();
    if (lattice != nullptr && lattice->neighbours == Neighbours::rowColumn) {
        const std::uint64_t arcs =
            lattice->vertexCount() * (std::uint64_t{lattice->rows} + lattice->cols);
        if (arcs > maxGraphArcs) {
            return Error{.code = ErrorCode::tooManyArcs, .expected = maxGraphArcs, .found = arcs};
        }
    }
    return std::nullopt;
}

ExactCover remainingCover(const Rule& rule, const BitVector& placed) {
    LIGHTSOUT_ASSERT(!tooLargeToTile(rule) && placed.size() == rule.vertexCount());
    BitVector changed(rule.vertexCount());
    placed.forEachOne([&](Vertex u) {
        rule.forEachToggled(u, [&](Vertex v) {
            LIGHTSOUT_ASSERT(!changed[v]);
            changed.flip(v);
        });
    });
    ExactCover cover;
    std::vector<std::uint32_t> itemOf(rule.vertexCount());
    for (Vertex v = 0; v < rule.vertexCount(); ++v) {
        if (!changed[v] && rule.hasLight(v)) {
            itemOf[v] = static_cast<std::uint32_t>(cover.lights.size());
            cover.lights.push_back(v);
        }
    }
    for (Vertex u = 0; u < rule.vertexCount(); ++u) {
        bool isPossible = !placed[u] && rule.hasButton(u);
        rule.forEachToggled(u, [&](Vertex v) { isPossible = isPossible && !changed[v]; });
        if (isPossible) {
            cover.presses.push_back(u);
            rule.forEachToggled(u, [&](Vertex v) { cover.covered.push_back(itemOf[v]); });
            cover.starts.push_back(cover.covered.size());
        }
    }
    return cover;
}

std::vector<ExactCover> independentParts(const ExactCover& cover) {
    boost::disjoint_sets_with_storage<> sets(cover.itemCount());
    for (std::size_t option = 0; option < cover.optionCount(); ++option) {
        for (const std::uint32_t item : cover.itemsOf(option)) {
            sets.union_set(std::size_t{item}, std::size_t{cover.itemsOf(option).front()});
        }
    }
    std::vector<ExactCover> parts;
    std::vector<std::size_t> partOf(cover.itemCount(), cover.itemCount());
    std::vector<std::uint32_t> itemInPart(cover.itemCount());
    for (std::size_t item = 0; item < cover.itemCount(); ++item) {
        std::size_t& part = partOf[sets.find_set(item)];
        if (part == cover.itemCount()) {
            part = parts.size();
            parts.emplace_back();
        }
        itemInPart[item] = static_cast<std::uint32_t>(parts[part].lights.size());
        parts[part].lights.push_back(cover.lights[item]);
    }
    for (std::size_t option = 0; option < cover.optionCount(); ++option) {
        if (cover.itemsOf(option).empty()) {
            continue;
        }
        ExactCover& part = parts[partOf[sets.find_set(std::size_t{cover.itemsOf(option).front()})]];
        part.presses.push_back(cover.presses[option]);
        for (const std::uint32_t item : cover.itemsOf(option)) {
            part.covered.push_back(itemInPart[item]);
        }
        part.starts.push_back(part.covered.size());
    }
    return parts;
}

std::size_t commonDivisor(const ExactCover& cover) {
    std::size_t divisor = 0;
    for (std::size_t option = 0; option < cover.optionCount(); ++option) {
        divisor = std::gcd(divisor, cover.itemsOf(option).size());
    }
    return divisor;
}

} // namespace lightsout
