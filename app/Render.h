#pragma once

#include <QString>

class QApplication;

namespace lightsout {

/// Writes pictures of every tab into `folder`, light and dark, in every language, at 1280 × 800
/// and 1920 × 1080, named TAB-THEME-LANGUAGE-SIZE.png. Returns what went wrong, or nothing.
QString renderPictures(QApplication& application, const QString& folder);

} // namespace lightsout
