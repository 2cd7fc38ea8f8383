// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace lightsout {

/// Returns a drawing in resources/icons, by its name, in the colours of the application's palette
/// (Qt does not say for which widget it paints an icon). It follows the palette and the state of
/// its button whenever it is painted.
///
/// `isMirrored`: it points along a line of text, and is flipped in a right-to-left window.
QIcon themedIcon(const QString& name, bool isMirrored = false);

} // namespace lightsout
