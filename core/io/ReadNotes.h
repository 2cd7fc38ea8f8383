// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "io/SavedBoard.h"

#include <string>
#include <vector>

namespace lightsout {

/// How the user changes some fields of ReadOptions: by options of the command line, or by arguments
/// of a function in Python.
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
