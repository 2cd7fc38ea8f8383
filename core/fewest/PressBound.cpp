// SPDX-License-Identifier: GPL-3.0-or-later
#include "fewest/PressBound.h"

#include <boost/multiprecision/cpp_int.hpp>

#include <algorithm>

namespace lightsout {

namespace {

using BigInteger = boost::multiprecision::cpp_int;

} // namespace

std::size_t fewestConceivablePresses(const Rule& rule, const BitVector& difference) {
    std::vector<std::size_t> maxChanged(rule.vertexCount());
    for (Vertex u = 0; u < rule.vertexCount(); ++u) {
        std::size_t changed = 0;
        rule.forEachToggled(u, [&](Vertex v) { changed += difference[v] ? 1U : 0U; });
        rule.forEachToggled(u, [&](Vertex v) { maxChanged[v] = std::max(maxChanged[v], changed); });
    }
    std::vector<std::size_t> lightsByMost;
    difference.forEachOne([&](Vertex v) {
        if (maxChanged[v] >= lightsByMost.size()) {
            lightsByMost.resize(maxChanged[v] + 1);
        }
        ++lightsByMost[maxChanged[v]];
    });
    // The sum as an unreduced fraction.
    BigInteger numerator = 0;
    BigInteger denominator = 1;
    for (std::size_t most = 1; most < lightsByMost.size(); ++most) {
        if (lightsByMost[most] > 0) {
            numerator = numerator * most + denominator * lightsByMost[most];
            denominator *= most;
        }
    }
    return static_cast<std::size_t>((numerator + denominator - 1) / denominator);
}

} // namespace lightsout
