// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/Deal.h"

namespace lightsout {

/// The board of the present day where the computer stands.
Deal dealOfToday();

} // namespace lightsout
