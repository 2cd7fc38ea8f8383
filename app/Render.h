// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QApplication;

namespace lightsout {

/// Writes a picture of every scene of every tab into `folder`, light and dark, in every language,
/// at 1280 × 800 and 1920 × 1080, named SCENE-THEME-LANGUAGE-SIZE.png; and of the galleries of new
/// boards. Returns what went wrong, or nothing.
QString renderPictures(QApplication& application, const QString& folder);

} // namespace lightsout
