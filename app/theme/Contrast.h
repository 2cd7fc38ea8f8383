// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace lightsout {

/// Returns the contrast ratio of two opaque colours, from 1 (equal) to 21 (black and white), as
/// defined by the Web Content Accessibility Guidelines 2.1. These guidelines require at least 4.5
/// between text and its background, and at least 3 between parts of a picture.
double contrast(const QColor& a, const QColor& b);

/// Returns black or white, whichever is more legible on the background. The contrast to the
/// background is at least 4.58.
QColor textOn(const QColor& ground);

} // namespace lightsout
