// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/Walk.h"
#include "support/Error.h"
#include "support/Progress.h"
#include "support/WorkEstimate.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace lightsout {

/// Exact mean, variance, covariances and chances of single lights in random play, for boards of any
/// size.
///
/// With d(v) the number of presses that toggle v, d(u, v) the number that toggle exactly one of
/// both, σ(v) = -1 where v begins on and 1 elsewhere, and χ(d) = 1 - 2d/N (lazy: 1 - d/N), the
/// expectation of a product of signs after t presses is the product of their σ times χ(d)^t.
class Moments {
public:
    static constexpr std::size_t maxVertices = std::size_t{1} << 23;

    /// What they take, at their height. O(1), or O(arcs) for a drawn graph.
    static WorkEstimate estimate(const Rule& rule);
    /// Why they are not computed: with tooManyVertices, tableTooLarge or tooManySteps; nothing
    /// where they can be.
    static std::optional<Error> refusal(const Rule& rule, const Budget& budget = {});

    /// O(Σ of squared degrees). Throws Cancelled.
    Moments(const Rule& rule, const BitVector& lights, Progress& progress);

    std::size_t vertexCount() const { return degrees_.size(); }
    /// How many presses toggle v.
    std::size_t degree(Vertex v) const { return degrees_[v]; }
    /// How likely it is that v is on: ½ (1 - σ(v) χ(d(v))^t).
    double chanceOn(Vertex v, std::uint64_t presses, Walk walk = Walk::plain) const;
    /// Of the number of lights on. O(different degrees and distances).
    double mean(std::uint64_t presses, Walk walk = Walk::plain) const;
    double variance(std::uint64_t presses, Walk walk = Walk::plain) const;
    /// Of two lights, on counting as 1 and off as 0; u = v gives the variance of one:
    /// ¼ σ(u) σ(v) (χ(d(u, v))^t - χ(d(u))^t χ(d(v))^t). `rule` is the one that was given. O(arcs).
    double covariance(const Rule& rule, Vertex u, Vertex v, std::uint64_t presses,
                      Walk walk = Walk::plain) const;

private:
    double character(std::size_t presses, std::uint64_t times, Walk walk) const;
    std::int64_t sign(Vertex v) const { return lights_[v] ? -1 : 1; }

    BitVector lights_;
    std::vector<std::uint32_t> degrees_; ///< how many presses toggle v
    /// Degrees that occur, and the sum of the signs of their vertices.
    std::vector<std::pair<std::size_t, std::int64_t>> signsByDegree_;
    /// For each d(u, v), the sum of σ(u) σ(v) over all ordered pairs, a vertex with itself
    /// included.
    std::map<std::size_t, std::int64_t> signsByDistance_;
};

} // namespace lightsout
