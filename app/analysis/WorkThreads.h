// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Parallel.h"

namespace lightsout {

/// How many threads the window's work may take at once: as many as the machine has cores, unless
/// the user wants fewer. It holds for the whole program.
std::size_t workThreads();
/// 0 for as many as there are cores.
void setWorkThreads(std::size_t threads);

} // namespace lightsout
