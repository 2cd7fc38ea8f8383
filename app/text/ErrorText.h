// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Error.h"

#include <QString>

namespace lightsout {

/// Returns a sentence, in the window's language, that says what is wrong and where.
QString errorText(const Error& error);

} // namespace lightsout
