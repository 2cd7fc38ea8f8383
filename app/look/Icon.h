// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace lightsout {

/// One of the drawings in resources/icons, by its name, in the colours of the application's palette
/// (Qt does not say for which widget it paints one): it follows that, and the state of the button
/// that wears it, whenever it is painted.
///
/// `isMirrored`: it points along a line of text, and turns round in a right-to-left window.
QIcon themedIcon(const QString& name, bool isMirrored = false);

} // namespace lightsout
