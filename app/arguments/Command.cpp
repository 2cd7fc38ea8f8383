// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/Command.h"

#include <array>
#include <utility>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 5> everywhere{{
    {"--json", nullptr, "Print one JSON object"},
    {"--seed", "N", "Seed of all random choices (default 1)"},
    {"--threads", "N", "Maximum number of processor cores (default: all)"},
    {"--memory", "SIZE", "Memory limit, such as 500M or 8G (default: half of all memory)"},
    {"--unlimited", nullptr, "Allow computations of any length"},
}};

constexpr std::array<OptionDescription, 8> ofBoards{{
    {"--format", "FORMAT", "The format of the file, if its name does not show it"},
    {"--as", "READING",
     "lights, matrix, table, edges, adjacency, machine, or list for all that fit"},
    {"--on", "SYMBOL", "The symbol of a light that is on in a typed board"},
    {"--graph", "N", "Which graph or board to read from a file that has several (default 1)"},
    {"--parallel", "merge|cancel", "How to treat repeated edges in the file (default merge)"},
    {"--self", "on|off", "Whether presses change their own lights (default: as the board says)"},
    {"--lights", "LIGHTS", "all, none, random, solvable, a string of 0s and 1s, or @FILE"},
    {"--target", "LIGHTS", "The lights to reach, in the same form as --lights"},
}};

constexpr std::array<OptionDescription, 1> boardItself{{
    {"--board", "SPEC", "A board such as grid:5x5 or petersen, a file, or - for standard input"},
}};

} // namespace

bool isStandardOutput(std::string_view path, const Arguments& arguments) {
    if (path == "-" && arguments.wantsJson()) {
        throw Failure{.where = "--json",
                      .what = "can't be combined with a file on standard output"};
    }
    return path == "-";
}

Outcome streamed(std::string begin, std::function<std::string()> next, std::string end) {
    Outcome outcome{.text = std::move(begin)};
    outcome.more = [next = std::move(next), end = std::move(end), isDone = false]() mutable {
        std::string text = isDone ? std::string() : next();
        if (text.empty() && !isDone) {
            isDone = true;
            return end;
        }
        return text;
    };
    return outcome;
}

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
