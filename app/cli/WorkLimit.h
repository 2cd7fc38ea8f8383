// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"

#include <cstdint>
#include <string>

namespace lightsout::cli {

/// Maximum number of entries in the basis of a kernel; they need half a gigabyte.
inline constexpr std::uint64_t maxBasisEntries = std::uint64_t{1} << 32;

/// Maximum size in bytes of a list of answers as text.
inline constexpr std::uint64_t maxListText = std::uint64_t{1} << 30;

/// Checks that work stays within Arguments::budget(), and throws Failure if it does not. If the
/// work takes more than 20 seconds, its cost is reported on standard error. Must be called before
/// the work begins. `where` is the option that the error message names.
void checkWork(const Arguments& arguments, const std::string& where, const WorkEstimate& estimate);

} // namespace lightsout::cli
