// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/Command.h"

#include <array>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 5> everywhere{{
    {"--json", nullptr, "Print one JSON object"},
    {"--seed", "N", "Makes random choices repeatable (default 1)"},
    {"--threads", "N", "Most processor cores used (default: all)"},
    {"--memory", "SIZE", "Refuse what takes more, such as 500M or 8G (default: half of all)"},
    {"--unlimited", nullptr, "Begin work however much it takes"},
}};

constexpr std::array<OptionDescription, 7> ofBoards{{
    {"--format", "FORMAT", "The format of the file, where its name does not tell"},
    {"--as", "lights|matrix", "What a block of 0 and 1 in the file is"},
    {"--graph", "N", "Which graph of a file that holds several (default 1)"},
    {"--parallel", "merge|cancel", "What repeated edges of the file do (default merge)"},
    {"--self", "on|off", "The self-influence, where the board does not tell (default on)"},
    {"--lights", "LIGHTS", "all, none, random, solvable, a string of 0 and 1, or @FILE"},
    {"--target", "LIGHTS", "The lights to reach, likewise"},
}};

constexpr std::array<OptionDescription, 1> boardItself{{
    {"--board", "SPEC", "A board such as grid:5x5 or petersen, a file, or - for standard input"},
}};

} // namespace

std::vector<OptionDescription> optionsOf(const Command& command) {
    std::vector<OptionDescription> all;
    const auto add = [&all](std::span<const OptionDescription> options) {
        all.insert(all.end(), options.begin(), options.end());
    };
    if (command.takesBoard) {
        add(boardItself);
    }
    add(command.options);
    if (command.readsBoards) {
        add(ofBoards);
    }
    add(everywhere);
    return all;
}

} // namespace lightsout::cli
