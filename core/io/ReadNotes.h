// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "io/SavedBoard.h"

#include <string>
#include <vector>

namespace lightsout {

/// The names of the command-line options, or of the arguments of a Python function, that change
/// some fields of ReadOptions.
struct ReadOptionNames {
    std::string graph;    ///< reads another graph
    std::string asLights; ///< reads a block as lights
    std::string asMatrix; ///< reads a block as a matrix
    std::string cancel;   ///< cancels repeated edges
};

/// Returns English sentences, without a full stop, about what a reader guessed or left out when it
/// read a board with this rule. They name the options that change it.
std::vector<std::string> readNotes(const ReadReport& report, const Rule& rule,
                                   const ReadOptions& options, const ReadOptionNames& names);

} // namespace lightsout
