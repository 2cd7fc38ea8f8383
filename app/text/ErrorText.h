// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Error.h"

#include <QString>

namespace lightsout {

/// One sentence, in the window's language, saying what is wrong and where.
QString errorText(const Error& error);

} // namespace lightsout
