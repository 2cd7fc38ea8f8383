// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/CsvText.h"

namespace lightsout {

QString csvField(const QString& text) {
    QString field = text;
    // Some spreadsheets treat the full-width forms of = + - @ like the ASCII characters.
    const auto formulaSigns = QStringLiteral("=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20");
    if (!field.isEmpty() && formulaSigns.contains(field.front())) {
        field.prepend(QLatin1Char('\''));
    }
    return QLatin1Char('"') + field.replace(QLatin1Char('"'), QStringLiteral("\"\"")) +
           QLatin1Char('"');
}

} // namespace lightsout
