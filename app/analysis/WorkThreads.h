// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Parallel.h"

namespace lightsout {

/// Returns the number of threads that all computations of the program may use at once: one for each
/// core, unless the user has chosen fewer.
std::size_t workThreads();
/// Sets this number for the whole program; 0 means one thread for each core.
void setWorkThreads(std::size_t threads);

} // namespace lightsout
