// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/Losses.h"

#include <QString>

namespace lightsout {

/// Returns the name of a file format, for menus and sentences.
QString formatText(FileFormat format);

/// Returns the text for a loss as an item of a list. Loss::reopening is shown alone, so its text is
/// a sentence.
QString lossText(Loss loss);

} // namespace lightsout
