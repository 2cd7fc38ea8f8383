// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/CheckedCode.h"

#include <QString>

namespace lightsout {

/// Returns a sentence that says what is wrong with a code.
QString codeFaultText(const CodeFault& fault);

} // namespace lightsout
