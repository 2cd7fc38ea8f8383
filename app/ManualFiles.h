// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QApplication;

namespace lightsout {

/// Writes the manual in every language into a folder. Each language gets a folder of web pages and
/// a PDF file, both with up-to-date pictures of the window. Returns a sentence that describes the
/// failure, or an empty string on success.
QString writeManual(QApplication& application, const QString& folder);

} // namespace lightsout
