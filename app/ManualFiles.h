// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QApplication;

namespace lightsout {

/// Writes the manual in every language into a folder: for each language a folder of web pages and a
/// PDF, with pictures of the current window. Returns a sentence that says what failed, or an empty
/// text.
QString writeManual(QApplication& application, const QString& folder);

} // namespace lightsout
