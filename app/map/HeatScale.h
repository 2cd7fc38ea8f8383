// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include <cstdint>
#include <vector>

namespace lightsout {

struct Theme;

/// Values of a heat map from `least` up to the next band's share a colour.
struct HeatBand {
    std::uint32_t least = 0;
    QString name = {}; ///< for the legend
};

/// Which values look alike, from the palest band to the strongest. The colours are the theme's, of
/// one hue, so that they are told apart by brightness.
class HeatScale {
public:
    /// One band for all values.
    HeatScale() : bands_(1) {}
    /// The bands ascend from 0.
    explicit HeatScale(std::vector<HeatBand> bands);

    const std::vector<HeatBand>& bands() const { return bands_; }
    std::size_t bandOf(std::uint32_t value) const;
    QColor colour(std::size_t band, const Theme& theme) const;
    /// For a number on the band's colour.
    QColor textColour(std::size_t band, const Theme& theme) const;

private:
    std::vector<HeatBand> bands_;
};

} // namespace lightsout
