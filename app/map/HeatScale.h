// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include <cstdint>
#include <vector>

namespace lightsout {

struct Theme;

/// Values of a heat map from `least` up to the next band have the same colour.
struct HeatBand {
    std::uint32_t least = 0;
    QString name = {}; ///< for the legend
};

/// Groups values that look alike, from the palest band to the strongest. The colours are the
/// theme's, of one hue, so that they differ by brightness.
class HeatScale {
public:
    /// One band for all values.
    HeatScale() : bands_(1) {}
    /// The bands ascend from 0.
    explicit HeatScale(std::vector<HeatBand> bands);

    const std::vector<HeatBand>& bands() const { return bands_; }
    std::size_t bandOf(std::uint32_t value) const;
    QColor colour(std::size_t band, const Theme& theme) const;
    /// Returns the colour of a number on the band's colour.
    QColor textColour(std::size_t band, const Theme& theme) const;

private:
    std::vector<HeatBand> bands_;
};

} // namespace lightsout
