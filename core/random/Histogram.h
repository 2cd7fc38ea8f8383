// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace lightsout {

/// Counts of values in bins of equal width, without a gap.
struct Histogram {
    double width = 1;                ///< 1, 2 or 5 times a power of ten
    std::int64_t start = 0;          ///< number of the first bin; bin 0 begins at 0
    std::vector<std::size_t> counts; ///< the first and the last are positive

    /// Returns the least value of a bin, which is counted from 0. The bin contains all values from
    /// there that are less than the least value of the next bin.
    double low(std::size_t bin) const {
        return static_cast<double>(start + static_cast<std::int64_t>(bin)) * width;
    }
};

/// Counts finite values in at most `maxBins` bins. Bins of whole numbers have a whole width; the
/// width of other bins is at least that of Freedman and Diaconis ("On the histogram as a density
/// estimator", 1981): twice the distance between the quartiles, divided by the cube root of the
/// number of values. Empty if there are no values. O(n log n).
Histogram histogramOf(std::span<const double> values, bool areWhole, std::size_t maxBins = 60);

} // namespace lightsout
