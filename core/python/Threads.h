// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Parallel.h"

namespace lightsout::python {

/// As many as are wanted, or with 0 as there are cores.
inline std::size_t threadCount(std::size_t wanted) {
    return wanted == 0 ? coreCount() : wanted;
}

} // namespace lightsout::python
