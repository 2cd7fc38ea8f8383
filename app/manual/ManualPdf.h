// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "manual/Manual.h"

#include <map>

namespace lightsout {

/// Writes the whole manual on A4, each chapter on a new page. `pictures` maps the names of chapters
/// to the files of pictures shown at their beginnings. Returns false if the file can't be written.
bool writeManualPdf(const Manual& manual, const std::map<QString, QString>& pictures,
                    const QString& path);

} // namespace lightsout
