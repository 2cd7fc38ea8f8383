// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace lightsout {

/// How far apart two opaque colours are in brightness, from 1 (equal) to 21 (black and white):
/// the contrast ratio of the Web Content Accessibility Guidelines 2.1, which ask for 4.5 between
/// text and its ground and for 3 between parts of a picture.
double contrast(const QColor& a, const QColor& b);

/// Black or white, whichever is read more easily on the ground; their contrast is at least 4.58.
QColor textOn(const QColor& ground);

} // namespace lightsout
