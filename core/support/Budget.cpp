// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/Budget.h"

#include <unistd.h>

namespace lightsout {

std::uint64_t machineMemory() {
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long bytes = sysconf(_SC_PAGESIZE);
    return pages > 0 && bytes > 0
               ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(bytes)
               : 2 * Budget().memory;
}

} // namespace lightsout
