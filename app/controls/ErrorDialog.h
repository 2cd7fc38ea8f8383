// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QWidget;

namespace lightsout {

/// Shows a dialog that says what could not be done, and why.
void showError(QWidget* window, const QString& headline, const QString& reason);
/// Returns the text of the last error that was shown, or an empty string.
QString lastError();

} // namespace lightsout
