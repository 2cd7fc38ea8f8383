// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/Losses.h"

#include <QString>

namespace lightsout {

/// Returns the name of a file format, for menus and sentences.
QString formatText(FileFormat format);

/// Returns what is lost, as an item of a list; for Loss::reopening, which is shown alone, as a
/// sentence.
QString lossText(Loss loss);

} // namespace lightsout
