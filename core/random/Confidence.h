// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "random/BigNumbers.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace lightsout {

/// Returns the factor t in the 95% confidence interval mean ± t s / √n of a mean over n samples,
/// where s² is the unbiased variance. The factor is the 0.975 quantile of Student's t-distribution
/// with n − 1 degrees of freedom. Needs at least two samples.
double confidenceFactor(std::uint64_t samples);

/// Returns the number of decimals that an estimate deserves: those of its margin, which is half the
/// width of its confidence interval, rounded to two significant digits; from 0 to 15, and 3 if
/// the margin is 0.
int decimalsOfEstimate(double margin);

/// The mean of a random sample, and the bounds of a 95% confidence interval for the mean of all
/// values.
struct SampleMean {
    BigFraction mean; ///< exact
    std::optional<double> low;
    std::optional<double> high;
    bool areEqual = false; ///< whether there are several values and all are equal
};

/// Returns the mean of a sample, which must not be empty. All possible values are between `least`
/// and `greatest`, which may be infinite.
///
/// The interval is mean ± t s / √n, clipped to the possible values; see confidenceFactor(). It
/// needs at least two values. If all n values are equal, s is 0, although other values may exist.
/// Their share is then below p = 1 - 0.05^(1/n) with 95% confidence, about 3/n ("rule of three").
/// So the mean differs from the value by at most p times the distance to `least` or `greatest`, and
/// there is no bound if that is infinite. Bounds are rounded outwards to three digits of the half
/// width.
SampleMean sampleMean(const std::vector<BigFraction>& values, double least, double greatest);

} // namespace lightsout
