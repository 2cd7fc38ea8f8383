// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QApplication;

namespace lightsout {

/// Writes the manual in every language into a folder: a folder of pages for browsers and a PDF for
/// each, with pictures of the window as it is. Returns a sentence that says what failed, else an
/// empty text.
QString writeManual(QApplication& application, const QString& folder);

} // namespace lightsout
