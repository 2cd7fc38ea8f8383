// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace lightsout {

/// Returns a field of a CSV file (RFC 4180), in quotation marks. An apostrophe is inserted before
/// text that a spreadsheet would interpret as a formula.
QString csvField(const QString& text);

} // namespace lightsout
