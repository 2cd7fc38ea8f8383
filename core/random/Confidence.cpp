// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/Confidence.h"

#include "support/Assert.h"

#include <boost/math/distributions/students_t.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace lightsout {

namespace {

/// Returns the number of decimals needed to show this many significant digits of a positive number.
/// The result is negative for large numbers.
int decimalsFor(double number, int digits) {
    constexpr int most = 15;
    return std::min(digits - 1 - static_cast<int>(std::floor(std::log10(number))), most);
}

enum class Rounding { down, up };

/// Rounds a number to this many decimals; a negative number of decimals rounds to tens, hundreds
/// and so on.
double rounded(double number, int decimals, Rounding rounding) {
    const double scale = std::pow(10.0, std::abs(decimals));
    const double scaled = decimals >= 0 ? number * scale : number / scale;
    if (std::abs(scaled) > 1e15) {
        return number; // a double of this size has no further digits
    }
    const double whole = rounding == Rounding::down ? std::floor(scaled) : std::ceil(scaled);
    return decimals >= 0 ? whole / scale : whole * scale;
}

} // namespace

double confidenceFactor(std::uint64_t samples) {
    LIGHTSOUT_ASSERT(samples >= 2);
    constexpr double upperTail = 0.025;
    const boost::math::students_t law(static_cast<double>(samples - 1));
    return boost::math::quantile(boost::math::complement(law, upperTail));
}

int decimalsOfEstimate(double margin) {
    constexpr int digits = 2;
    constexpr int ofNoMargin = 3;
    if (!(margin > 0)) {
        return ofNoMargin;
    }
    const int decimals = decimalsFor(margin, digits);
    // 0.0996 is rounded to 0.10, which has one decimal less than 0.0996 seems to need.
    const double rounded = std::round(margin * std::pow(10.0, decimals));
    return std::max(decimals - (rounded >= std::pow(10.0, digits) ? 1 : 0), 0);
}

SampleMean sampleMean(const std::vector<BigFraction>& values, double least, double greatest) {
    LIGHTSOUT_ASSERT(!values.empty());
    BigFraction sum = 0;
    for (const BigFraction& value : values) {
        sum += value;
    }
    SampleMean result{.mean = BigFraction(sum / values.size()), .low = {}, .high = {}};
    if (values.size() < 2) {
        return result;
    }
    const auto count = static_cast<double>(values.size());
    const auto mean = result.mean.convert_to<double>();
    double below = 0; // distances from the mean to the bounds
    double above = 0;
    result.areEqual = std::ranges::count(values, values.front()) == std::ssize(values);
    if (result.areEqual) {
        constexpr double tail = 0.05;
        const double share = -std::expm1(std::log(tail) / count);
        below = share * (mean - least);
        above = share * (greatest - mean);
    } else {
        double squares = 0;
        for (const BigFraction& value : values) {
            const auto deviation = BigFraction(value - result.mean).convert_to<double>();
            squares += deviation * deviation;
        }
        below = above = confidenceFactor(values.size()) * std::sqrt(squares / (count - 1) / count);
    }
    const auto bound = [mean](double distance, Rounding rounding) {
        return distance == 0
                   ? mean
                   : rounded(rounding == Rounding::down ? mean - distance : mean + distance,
                             decimalsFor(distance, 3), rounding);
    };
    if (std::isfinite(mean) && std::isfinite(below)) {
        result.low = std::max(least, bound(below, Rounding::down));
    }
    if (std::isfinite(mean) && std::isfinite(above)) {
        result.high = std::min(greatest, bound(above, Rounding::up));
    }
    return result;
}

} // namespace lightsout
