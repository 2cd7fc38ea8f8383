// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/Histogram.h"

#include "support/Assert.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

/// Returns 1, 2 or 5 times a power of ten, at least `least` except for rounding.
double roundWidth(double least) {
    const double power = std::pow(10, std::floor(std::log10(least)));
    for (const double digit : {1.0, 2.0, 5.0}) {
        if (digit * power >= least * (1 - 1e-12)) {
            return digit * power;
        }
    }
    return 10 * power;
}

} // namespace

Histogram histogramOf(std::span<const double> values, bool areWhole, std::size_t maxBins) {
    LIGHTSOUT_ASSERT(maxBins >= 2);
    Histogram histogram;
    if (values.empty()) {
        return histogram;
    }
    std::vector<double> sorted(values.begin(), values.end());
    std::ranges::sort(sorted);
    const double range = sorted.back() - sorted.front();
    // The bins at both ends may be filled only in part.
    const double least = range / static_cast<double>(maxBins - 1);
    if (areWhole) {
        histogram.width = roundWidth(std::max(1.0, least));
    } else if (range > 0) {
        const std::size_t count = sorted.size();
        const double quartiles = sorted[3 * count / 4] - sorted[count / 4];
        histogram.width =
            roundWidth(std::max(least, 2 * quartiles / std::cbrt(static_cast<double>(count))));
    }
    const auto binOf = [&histogram](double value) {
        auto bin = static_cast<std::int64_t>(std::floor(value / histogram.width));
        // The quotient was rounded; the edges decide.
        while (static_cast<double>(bin) * histogram.width > value) {
            bin -= 1;
        }
        while (static_cast<double>(bin + 1) * histogram.width <= value) {
            bin += 1;
        }
        return bin;
    };
    histogram.start = binOf(sorted.front());
    histogram.counts.resize(static_cast<std::size_t>(binOf(sorted.back()) - histogram.start) + 1);
    for (const double value : sorted) {
        ++histogram.counts[static_cast<std::size_t>(binOf(value) - histogram.start)];
    }
    return histogram;
}

} // namespace lightsout
