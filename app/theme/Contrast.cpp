// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Contrast.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

double linear(float component) {
    const double value = component;
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& colour) {
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

double contrast(const QColor& a, const QColor& b) {
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor textOn(const QColor& ground) {
    return contrast(ground, Qt::black) > contrast(ground, Qt::white) ? QColor(Qt::black)
                                                                     : QColor(Qt::white);
}

} // namespace lightsout
