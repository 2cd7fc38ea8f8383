// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/ChallengeBoard.h"
#include "support/Progress.h"

#include <string>
#include <vector>

namespace lightsout::cli {

/// The boards of a file, or of standard input for "-": one a line, as a challenge code or as a
/// grid's name and its lights, such as "grid:3x3 111010111"; all lights are on where none are
/// given. Blank lines and what follows # are passed over. Throws Failure, and Cancelled.
std::vector<ChallengeBoard> boardsListedIn(const std::string& path, Progress& progress);

} // namespace lightsout::cli
