// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/Mixing.h"

#include <cmath>

namespace lightsout {

double totalVariation(const std::vector<double>& first, const std::vector<double>& second) {
    LIGHTSOUT_ASSERT(first.size() == second.size());
    double sum = 0;
    for (std::size_t i = 0; i < first.size(); ++i) {
        sum += std::abs(first[i] - second[i]);
    }
    return sum / 2;
}

std::vector<double> distancesToLimit(const ExactLaw& law, const LimitLaw& limit,
                                     std::size_t presses, Walk walk, Progress& progress) {
    const bool isLazy = walk == Walk::lazy;
    const std::vector<double> even =
        isLazy ? limit.lazyProbabilities() : limit.probabilities(false);
    const std::vector<double> odd = isLazy ? even : limit.probabilities(true);
    std::vector<double> urn = ehrenfestLaw(law.vertexCount(), 0);
    std::vector<double> distances;
    for (std::size_t time = 0; time <= presses; ++time) {
        progress.checkpoint(static_cast<double>(time) / static_cast<double>(presses + 1));
        distances.push_back(totalVariation(law.given(urn), time % 2 == 1 ? odd : even));
        advanceUrn(urn, walk);
    }
    return distances;
}

std::optional<std::size_t> mixingTime(const std::vector<double>& distances, double distance) {
    std::size_t time = distances.size();
    while (time > 0 && distances[time - 1] <= distance) {
        --time;
    }
    return time < distances.size() ? std::optional(time) : std::nullopt;
}

} // namespace lightsout
