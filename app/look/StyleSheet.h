// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Theme.h"

#include <QPalette>
#include <QString>

namespace lightsout {

// How Qt's own widgets take on the colours of a theme.

QPalette paletteOf(const Theme& theme);
/// It names no size of text, so that these change without it.
QString styleSheetOf(const Theme& theme);

} // namespace lightsout
