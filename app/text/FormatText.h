// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/Losses.h"

#include <QString>

namespace lightsout {

/// What a file format is called, for menus and sentences.
QString formatText(FileFormat format);

/// What is lost, as an entry of a list; Loss::reopening, which stands alone, as a sentence.
QString lossText(Loss loss);

} // namespace lightsout
