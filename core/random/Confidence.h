// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace lightsout {

/// Returns the factor t in the 95% confidence interval mean ± t s / √n of a mean over n samples,
/// where s² is the unbiased variance. The factor is the 0.975 quantile of Student's t-distribution
/// with n − 1 degrees of freedom. Needs at least two samples.
double confidenceFactor(std::uint64_t samples);

} // namespace lightsout
