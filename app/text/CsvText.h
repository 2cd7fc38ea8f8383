// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lightsout {

/// A field of a CSV file (RFC 4180), in quotation marks. An apostrophe is put before texts that a
/// spreadsheet would take for a formula.
QString csvField(const QString& text);

} // namespace lightsout
