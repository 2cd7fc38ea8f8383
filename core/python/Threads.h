// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Parallel.h"

namespace lightsout::python {

/// Returns the requested number of threads, or the number of cores if it is 0.
inline std::size_t threadCount(std::size_t wanted) {
    return wanted == 0 ? coreCount() : wanted;
}

} // namespace lightsout::python
