// SPDX-License-Identifier: GPL-3.0-or-later
#include "map/HeatScale.h"

#include "support/Assert.h"
#include "theme/Contrast.h"
#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <algorithm>

namespace lightsout {

namespace {

/// Returns the colour at the end of the scale: the darkest teal in a light theme, the lightest in a
/// dark one.
QColor strongest(const Theme& theme) {
    return mixed(theme.quiet, theme.text, theme.isDark ? 0.8 : 0.65);
}

} // namespace

HeatScale::HeatScale(std::vector<HeatBand> bands) : bands_(std::move(bands)) {
    LIGHTSOUT_ASSERT(!bands_.empty() && bands_.front().least == 0);
}

std::size_t HeatScale::bandOf(std::uint32_t value) const {
    const auto above = std::upper_bound(
        bands_.begin(), bands_.end(), value,
        [](std::uint32_t wanted, const HeatBand& band) { return wanted < band.least; });
    return static_cast<std::size_t>(above - bands_.begin()) - 1;
}

QColor HeatScale::colour(std::size_t band, const Theme& theme) const {
    const QColor palest = theme.isDark ? theme.card : theme.cell;
    if (band == 0 || bands_.size() < 2) {
        return palest;
    }
    // The colours run from the palest to the strongest, with the theme's teal at three fifths of
    // the way.
    constexpr double teal = 0.6;
    const double share = static_cast<double>(band) / static_cast<double>(bands_.size() - 1);
    if (bands_.size() == 2) {
        return theme.quiet;
    }
    return share <= teal ? mixed(palest, theme.quiet, share / teal)
                         : mixed(theme.quiet, strongest(theme), (share - teal) / (1 - teal));
}

QColor HeatScale::textColour(std::size_t band, const Theme& theme) const {
    const QColor ground = colour(band, theme);
    if (band == 0) {
        return theme.secondText;
    }
    return textOn(ground);
}

} // namespace lightsout
