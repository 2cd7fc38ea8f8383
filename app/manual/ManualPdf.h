// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "manual/Manual.h"

#include <map>

namespace lightsout {

/// The whole manual, a chapter a page, on A4. `pictures` are files that chapters begin with, by the
/// chapters' names. False where the file can't be written.
bool writeManualPdf(const Manual& manual, const std::map<QString, QString>& pictures,
                    const QString& path);

} // namespace lightsout
