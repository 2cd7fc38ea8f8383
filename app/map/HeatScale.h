// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

#include <cstdint>
#include <vector>

namespace lightsout {

struct Theme;

/// A band of a heat map's scale. Values from `least` up to the next band have the same colour.
struct HeatBand {
    std::uint32_t least = 0;
    QString name = {}; ///< name in the legend
};

/// A scale that groups values into bands of the same colour, from the palest to the strongest. The
/// colours come from the theme; they have the same hue and differ in brightness.
class HeatScale {
public:
    /// Creates a scale with one band for all values.
    HeatScale() : bands_(1) {}
    /// Creates a scale with these bands. They must be in ascending order, beginning with 0.
    explicit HeatScale(std::vector<HeatBand> bands);

    const std::vector<HeatBand>& bands() const { return bands_; }
    std::size_t bandOf(std::uint32_t value) const;
    QColor colour(std::size_t band, const Theme& theme) const;
    /// Returns the colour of a number that is written on the band's colour.
    QColor textColour(std::size_t band, const Theme& theme) const;

private:
    std::vector<HeatBand> bands_;
};

} // namespace lightsout
