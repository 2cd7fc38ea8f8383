// SPDX-License-Identifier: GPL-3.0-or-later
#include "random/Confidence.h"

#include "support/Assert.h"

#include <boost/math/distributions/students_t.hpp>

namespace lightsout {

double confidenceFactor(std::uint64_t samples) {
    LIGHTSOUT_ASSERT(samples >= 2);
    constexpr double upperTail = 0.025;
    const boost::math::students_t law(static_cast<double>(samples - 1));
    return boost::math::quantile(boost::math::complement(law, upperTail));
}

} // namespace lightsout
