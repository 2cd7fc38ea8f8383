// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Parallel.h"

namespace lightsout {

/// Returns how many threads the window's work may use at once in the whole program: one for each
/// core, unless the user wants fewer.
std::size_t workThreads();
/// Sets that number for the whole program; 0 means one for each core.
void setWorkThreads(std::size_t threads);

} // namespace lightsout
