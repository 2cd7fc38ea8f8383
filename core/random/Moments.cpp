// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/Moments.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

namespace lightsout {

Moments::Moments(const Rule& rule, const BitVector& lights, Progress& progress)
    : lights_(lights), togglers_(rule.vertexCount()) {
    LIGHTSOUT_ASSERT(lights.size() == rule.vertexCount());
    const std::size_t vertices = rule.vertexCount();
    std::vector<std::vector<Vertex>> toggled(vertices);
    for (Vertex u = 0; u < vertices; ++u) {
        rule.forEachToggled(u, [&](Vertex v) {
            toggled[u].push_back(v);
            togglers_[v].push_back(u);
        });
    }
    std::map<std::size_t, std::int64_t> signsByDegree;
    std::map<std::tuple<std::size_t, std::size_t, std::size_t>, std::int64_t> overlaps;
    std::vector<std::size_t> common(vertices);
    for (Vertex v = 0; v < vertices; ++v) {
        progress.checkpoint(static_cast<double>(v) / static_cast<double>(vertices));
        const std::size_t degree = togglers_[v].size();
        signsByDegree[degree] += sign(v);
        std::vector<Vertex> met;
        for (const Vertex u : togglers_[v]) {
            for (const Vertex w : toggled[u]) {
                if (common[w]++ == 0) {
                    met.push_back(w);
                }
            }
        }
        for (const Vertex w : met) {
            overlaps[{degree, togglers_[w].size(), common[w]}] += sign(v) * sign(w);
            common[w] = 0;
        }
    }
    signsByDegree_.assign(signsByDegree.begin(), signsByDegree.end());
    std::map<std::pair<std::size_t, std::size_t>, std::int64_t> overlapping;
    for (const auto& [key, signs] : overlaps) {
        const auto [first, second, shared] = key;
        signsByDistance_[first + second - 2 * shared] += signs;
        overlapping[{first, second}] += signs;
    }
    // All other pairs of vertices share no press.
    for (const auto& [first, firstSigns] : signsByDegree_) {
        for (const auto& [second, secondSigns] : signsByDegree_) {
            if (first + second <= vertices) {
                signsByDistance_[first + second] +=
                    firstSigns * secondSigns - overlapping[{first, second}];
            }
        }
    }
}

double Moments::character(std::size_t presses, std::uint64_t times, Walk walk) const {
    if (times == 0) {
        return 1;
    }
    // 1 - 2k/N, or 1 - k/N: as its sign and how far it is from 1 or -1, in which no digit is lost.
    const bool isLazy = walk == Walk::lazy;
    const std::size_t vertices = vertexCount();
    const bool isNegative = !isLazy && presses > vertices - presses;
    const std::size_t part = isNegative ? vertices - presses : presses;
    const double missing =
        static_cast<double>(isLazy ? part : 2 * part) / static_cast<double>(vertices);
    const double power = std::exp(static_cast<double>(times) * std::log1p(-missing));
    return isNegative && times % 2 == 1 ? -power : power;
}

double Moments::chanceOn(Vertex v, std::uint64_t presses, Walk walk) const {
    return (1 - static_cast<double>(sign(v)) * character(togglers_[v].size(), presses, walk)) / 2;
}

double Moments::mean(std::uint64_t presses, Walk walk) const {
    double signs = 0;
    for (const auto& [degree, sum] : signsByDegree_) {
        signs += static_cast<double>(sum) * character(degree, presses, walk);
    }
    return (static_cast<double>(vertexCount()) - signs) / 2;
}

double Moments::variance(std::uint64_t presses, Walk walk) const {
    double products = 0; // of the signs of all pairs
    for (const auto& [distance, signs] : signsByDistance_) {
        products += static_cast<double>(signs) * character(distance, presses, walk);
    }
    const double signs = static_cast<double>(vertexCount()) - 2 * mean(presses, walk);
    return std::max(products - signs * signs, 0.0) / 4;
}

} // namespace lightsout
