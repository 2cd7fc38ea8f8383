// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "random/Walk.h"
#include "support/Budget.h"
#include "support/Error.h"
#include "support/Progress.h"

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace lightsout {

/// Computes exact moments of random play on boards of any size: the mean and the variance of the
/// number of lights on, the covariances of lights, and the probability that a light is on.
///
/// Let d(v) be the number of presses that toggle v, and d(u, v) the number of presses that toggle
/// exactly one of u and v. Let σ(v) = -1 if v is on at the start and 1 otherwise, and χ(d) = 1 -
/// 2d/N (lazy: 1 - d/N) for N buttons. Let the sign of a light be -1 if it is on and 1 otherwise.
/// After t presses, the expected product of the signs of one or two lights is the product of their
/// σ times χ(d)^t.
class Moments {
public:
    static constexpr std::size_t maxVertices = std::size_t{1} << 23;

    /// Estimates the time and the peak memory needed. O(1), or O(arcs) for a drawn graph.
    static WorkEstimate estimate(const Rule& rule);
    /// Returns the reason why the moments cannot be computed: tooManyVertices, tableTooLarge or
    /// tooManySteps. Returns nullopt if they can be computed.
    static std::optional<Error> refusal(const Rule& rule, const Budget& budget = {});

    /// Computes the degrees of all vertices, and the sums of signs for each degree and each
    /// distance. O(sum of squared degrees). Throws Cancelled.
    Moments(const Rule& rule, const BitVector& lights, Progress& progress);

    std::size_t vertexCount() const { return degrees_.size(); }
    std::size_t buttonCount() const { return buttons_; }
    /// Returns the number of presses that toggle v.
    std::size_t degree(Vertex v) const { return degrees_[v]; }
    /// Returns the probability that v is on: ½ (1 - σ(v) χ(d(v))^t).
    double chanceOn(Vertex v, std::uint64_t presses, Walk walk = Walk::plain) const;
    /// Return the mean and the variance of the number of lights on. O(number of different degrees
    /// and distances).
    double mean(std::uint64_t presses, Walk walk = Walk::plain) const;
    double variance(std::uint64_t presses, Walk walk = Walk::plain) const;
    /// Returns the covariance of two lights, where on counts as 1 and off as 0: ¼ σ(u) σ(v) (χ(d(u,
    /// v))^t - χ(d(u))^t χ(d(v))^t). If u = v, it is the variance of one light. `rule` must be the
    /// rule passed to the constructor. O(arcs).
    double covariance(const Rule& rule, Vertex u, Vertex v, std::uint64_t presses,
                      Walk walk = Walk::plain) const;

private:
    double character(std::size_t presses, std::uint64_t times, Walk walk) const;
    std::int64_t sign(Vertex v) const { return lights_[v] ? -1 : 1; }

    BitVector lights_;
    std::size_t buttons_;
    std::size_t lightCount_;
    std::vector<std::uint32_t> degrees_; ///< number of presses that toggle each vertex
    /// The degrees of lights that occur, each with the sum of the signs of its lights.
    std::vector<std::pair<std::size_t, std::int64_t>> signsByDegree_;
    /// For each d(u, v), the sum of σ(u) σ(v) over all ordered pairs of lights, including pairs of
    /// a light with itself.
    std::map<std::size_t, std::int64_t> signsByDistance_;
};

} // namespace lightsout
