// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Theme.h"

#include <QPalette>
#include <QString>

namespace lightsout {

// Apply the colours of a theme to Qt's own widgets.

QPalette paletteOf(const Theme& theme);
/// Contains no font sizes, so that these can change without a new style sheet.
QString styleSheetOf(const Theme& theme);

} // namespace lightsout
