// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "theme/Theme.h"

#include <QPalette>
#include <QString>

namespace lightsout {

// Return the palette and the style sheet that apply the colours of a theme to Qt's own widgets.

QPalette paletteOf(const Theme& theme);
/// The style sheet contains no font sizes, so that they can change without a new style sheet,
/// unless the lengths that grow with the text change too.
QString styleSheetOf(const Theme& theme);

/// Returns a length of the style sheet in pixels, grown with the text. Lengths that are multiples
/// of 3 keep their ratios exactly; otherwise, Qt would draw round corners as square ones.
int grownLength(int length);

} // namespace lightsout
