// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"
#include "support/WorkEstimate.h"

#include <cstdint>
#include <string>

namespace lightsout::cli {

/// Entries of the basis of a kernel that fit in half a gigabyte.
inline constexpr std::uint64_t maxBasisEntries = std::uint64_t{1} << 32;

/// Bytes that a list of answers may take as text.
inline constexpr std::uint64_t maxListText = std::uint64_t{1} << 30;

/// Refuses work that is beyond what the command line allows: Arguments::budget(). States on
/// standard error what work of more than 20 seconds takes. To be called before the work begins.
/// `where` is the option to blame. Throws Failure.
void checkWork(const Arguments& arguments, const std::string& where, const WorkEstimate& estimate);

} // namespace lightsout::cli
