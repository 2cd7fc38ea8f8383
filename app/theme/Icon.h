// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace lightsout {

/// Returns the icon with this name in resources/icons, in the colours of the application's palette
/// (Qt does not pass the widget for which an icon is painted). Whenever the icon is painted, it
/// follows the palette and the state of its button.
///
/// If `isMirrored` is true, the icon points along the reading direction, so it is flipped in a
/// right-to-left window.
QIcon themedIcon(const QString& name, bool isMirrored = false);
/// Returns the same icon for a default button, which has the accent colour.
QIcon iconOnAccent(const QString& name);

} // namespace lightsout
