// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"
#include "support/WorkEstimate.h"

#include <cstdint>
#include <string>

namespace lightsout::cli {

/// Maximum number of entries of a kernel's basis, which fit in half a gigabyte.
inline constexpr std::uint64_t maxBasisEntries = std::uint64_t{1} << 32;

/// Maximum size of a list of answers as text, in bytes.
inline constexpr std::uint64_t maxListText = std::uint64_t{1} << 30;

/// Refuses work that exceeds what the command line allows: Arguments::budget(). Reports on standard
/// error the cost of work of more than 20 seconds. Must be called before the work begins. `where`
/// is the option to blame. Throws Failure.
void checkWork(const Arguments& arguments, const std::string& where, const WorkEstimate& estimate);

} // namespace lightsout::cli
