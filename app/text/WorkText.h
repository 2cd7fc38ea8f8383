// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Budget.h"

#include <QString>

namespace lightsout {

/// Returns an estimate of the seconds that the work takes on `threads` cores.
double secondsFor(const WorkEstimate& estimate, std::size_t threads);

/// Returns the cost of work in round numbers, such as "about 3 min, 2.1 GiB" or "less than 1 s, 4.0
/// MiB".
QString workText(const WorkEstimate& estimate, std::size_t threads);

} // namespace lightsout
