// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Platform.h"

#include <QString>

namespace lightsout {

/// Converts the name of a file.
inline std::filesystem::path pathOf(const QString& name) {
    return platform::pathOf(name.toStdString());
}

} // namespace lightsout
