// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/Deal.h"

namespace lightsout {

/// Returns the board of the day for the computer's local date.
Deal dealOfToday();

} // namespace lightsout
