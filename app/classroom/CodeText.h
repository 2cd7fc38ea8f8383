// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/CheckedCode.h"

#include <QString>

namespace lightsout {

/// What is wrong with a code, in one sentence.
QString codeFaultText(const CodeFault& fault);

} // namespace lightsout
