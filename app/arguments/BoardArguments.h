// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"
#include "io/SavedBoard.h"

namespace lightsout::cli {

/// Returns the board that --board names, with the lights and target of the command line. Throws
/// Failure.
SavedBoard boardOf(const Arguments& arguments);

/// Does the same for the board `spec`, which was given as `argument`.
SavedBoard boardNamed(const std::string& spec, const std::string& argument,
                      const Arguments& arguments);

} // namespace lightsout::cli
