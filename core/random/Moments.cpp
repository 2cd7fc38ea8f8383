// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/Moments.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>
#include <span>
#include <tuple>

namespace lightsout {

namespace {

/// A list of vertices for each vertex, stored consecutively in one block of memory.
class VertexLists {
public:
    explicit VertexLists(const std::vector<std::uint32_t>& lengths) : ends_(lengths.size() + 1) {
        for (Vertex v = 0; v < lengths.size(); ++v) {
            ends_[v + 1] = ends_[v] + lengths[v];
        }
        next_.assign(ends_.begin(), ends_.end() - 1);
        // The memory stays uninitialised until entries are written to it.
        entries_ = std::make_unique_for_overwrite<std::uint32_t[]>(ends_.back());
    }
    void add(Vertex v, Vertex entry) { entries_[next_[v]++] = static_cast<std::uint32_t>(entry); }
    std::span<const std::uint32_t> of(Vertex v) const {
        return {entries_.get() + ends_[v], ends_[v + 1] - ends_[v]};
    }

private:
    std::vector<std::size_t> ends_; ///< end of each vertex's list, after a leading 0
    std::vector<std::size_t> next_; ///< where each list's next entry is written
    std::unique_ptr<std::uint32_t[]> entries_;
};

double togglesOf(const Rule& rule, Vertex v) {
    double count = 0;
    rule.forEachToggled(v, [&count](Vertex) { ++count; });
    return count;
}

} // namespace

WorkEstimate Moments::estimate(const Rule& rule) {
    // The memory consists of lists of 32-bit numbers in both directions, and a few numbers for each
    // vertex.
    constexpr double bytesOfArc = 8;
    constexpr double bytesOfVertex = 44;
    const auto vertices = static_cast<double>(rule.vertexCount());
    double arcs = 0;
    double squares = 0;
    const auto add = [&](Vertex v, double times) {
        const double toggles = togglesOf(rule, v);
        arcs += times * toggles;
        squares += times * toggles * toggles;
    };
    if (const Lattice* lattice = rule.lattice()) {
        if (rule.vertexCount() > 0) {
            add(lattice->cell(lattice->rows / 2, lattice->cols / 2), vertices);
        }
    } else {
        for (Vertex v = 0; v < rule.vertexCount(); ++v) {
            add(v, 1);
        }
    }
    return {.operations = squares, .bytes = bytesOfArc * arcs + bytesOfVertex * vertices};
}

std::optional<Error> Moments::refusal(const Rule& rule, const Budget& budget) {
    if (rule.vertexCount() > maxVertices) {
        return Error{.code = ErrorCode::tooManyVertices,
                     .expected = maxVertices,
                     .found = rule.vertexCount()};
    }
    const WorkEstimate work = estimate(rule);
    if (work.bytes > static_cast<double>(budget.memory)) {
        return Error{.code = ErrorCode::tableTooLarge,
                     .expected = budget.memory,
                     .found = static_cast<std::uint64_t>(work.bytes)};
    }
    if (work.operations > budget.operations) {
        return Error{.code = ErrorCode::tooManySteps,
                     .expected = static_cast<std::uint64_t>(budget.operations),
                     .found = static_cast<std::uint64_t>(work.operations)};
    }
    return std::nullopt;
}

Moments::Moments(const Rule& rule, const BitVector& lights, Progress& progress)
    : lights_(lights), buttons_(rule.buttonCount()), lightCount_(rule.lightCount()),
      degrees_(rule.vertexCount()) {
    LIGHTSOUT_ASSERT(lights.size() == rule.vertexCount());
    const std::size_t vertices = rule.vertexCount();
    std::vector<std::uint32_t> reach(vertices);
    for (Vertex u = 0; u < vertices; ++u) {
        progress.checkpoint();
        rule.forEachToggled(u, [&](Vertex v) {
            ++reach[u];
            ++degrees_[v];
        });
    }
    VertexLists toggled(reach);
    VertexLists togglers(degrees_);
    for (Vertex u = 0; u < vertices; ++u) {
        progress.checkpoint();
        rule.forEachToggled(u, [&](Vertex v) {
            toggled.add(u, v);
            togglers.add(v, u);
        });
    }
    std::map<std::size_t, std::int64_t> signsByDegree;
    std::map<std::tuple<std::size_t, std::size_t, std::size_t>, std::int64_t> overlaps;
    std::vector<std::uint32_t> common(vertices);
    for (Vertex v = 0; v < vertices; ++v) {
        progress.checkpoint(static_cast<double>(v) / static_cast<double>(vertices));
        if (!rule.hasLight(v)) {
            continue;
        }
        const std::size_t degree = degrees_[v];
        signsByDegree[degree] += sign(v);
        std::vector<Vertex> met;
        for (const Vertex u : togglers.of(v)) {
            progress.checkpoint();
            for (const Vertex w : toggled.of(u)) {
                if (common[w]++ == 0) {
                    met.push_back(w);
                }
            }
        }
        for (const Vertex w : met) {
            overlaps[{degree, degrees_[w], common[w]}] += sign(v) * sign(w);
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
    // All other pairs of lights share no press.
    for (const auto& [first, firstSigns] : signsByDegree_) {
        for (const auto& [second, secondSigns] : signsByDegree_) {
            if (first + second <= buttons_) {
                signsByDistance_[first + second] +=
                    firstSigns * secondSigns - overlapping[{first, second}];
            }
        }
    }
}

double Moments::character(std::size_t presses, std::uint64_t times, Walk walk) const {
    if (times == 0 || buttons_ == 0) {
        return 1;
    }
    // χ(k) = 1 - 2k/N, or 1 - k/N in lazy play, is represented by its sign and its distance from 1
    // or -1, so that no digits are lost.
    const bool isLazy = walk == Walk::lazy;
    const bool isNegative = !isLazy && presses > buttons_ - presses;
    const std::size_t part = isNegative ? buttons_ - presses : presses;
    const double missing =
        static_cast<double>(isLazy ? part : 2 * part) / static_cast<double>(buttons_);
    const double power = std::exp(static_cast<double>(times) * std::log1p(-missing));
    return isNegative && times % 2 == 1 ? -power : power;
}

double Moments::chanceOn(Vertex v, std::uint64_t presses, Walk walk) const {
    return (1 - static_cast<double>(sign(v)) * character(degrees_[v], presses, walk)) / 2;
}

double Moments::mean(std::uint64_t presses, Walk walk) const {
    double signs = 0;
    for (const auto& [degree, sum] : signsByDegree_) {
        signs += static_cast<double>(sum) * character(degree, presses, walk);
    }
    return (static_cast<double>(lightCount_) - signs) / 2;
}

double Moments::covariance(const Rule& rule, Vertex u, Vertex v, std::uint64_t presses,
                           Walk walk) const {
    LIGHTSOUT_ASSERT(rule.vertexCount() == vertexCount());
    std::size_t distance = 0; // presses that toggle exactly one of the two
    for (Vertex press = 0; press < vertexCount(); ++press) {
        bool isOne = false;
        rule.forEachToggled(
            press, [&](Vertex toggled) { isOne = isOne != ((toggled == u) != (toggled == v)); });
        distance += isOne ? 1 : 0;
    }
    const double both = character(distance, presses, walk);
    const double apart =
        character(degrees_[u], presses, walk) * character(degrees_[v], presses, walk);
    return static_cast<double>(sign(u) * sign(v)) * (both - apart) / 4;
}

double Moments::variance(std::uint64_t presses, Walk walk) const {
    double products = 0; // sum of the products of signs over all pairs
    for (const auto& [distance, signs] : signsByDistance_) {
        products += static_cast<double>(signs) * character(distance, presses, walk);
    }
    const double signs = static_cast<double>(lightCount_) - 2 * mean(presses, walk);
    return std::max(products - signs * signs, 0.0) / 4;
}

} // namespace lightsout
