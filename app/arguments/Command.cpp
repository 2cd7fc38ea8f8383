// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/Command.h"

#include <algorithm>
#include <array>
#include <utility>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 6> everywhere{{
    {"--help", nullptr, "Show this text"},
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

constexpr OptionDescription boardItself{
    "--board", "SPEC", "A board such as grid:5x5 or petersen, a file, or - for standard input"};

/// Options that help shows together.
struct OptionGroup {
    const char* title;
    std::vector<OptionDescription> options;
};

std::vector<OptionGroup> groupsOf(const Command& command) {
    std::vector<OptionDescription> required;
    std::vector<OptionDescription> own;
    std::vector<OptionDescription> board;
    if (command.takesBoard) {
        OptionDescription option = boardItself;
        option.isRequired = command.requiresBoard;
        (option.isRequired ? required : board).push_back(option);
    }
    for (const OptionDescription& option : command.options) {
        (option.isRequired ? required : own).push_back(option);
    }
    if (command.readsBoards) {
        board.insert(board.end(), ofBoards.begin(), ofBoards.end());
    }
    return {{"Required", std::move(required)},
            {"Options", std::move(own)},
            {"The board", std::move(board)},
            {"Every command", {everywhere.begin(), everywhere.end()}}};
}

/// Returns the option with the name of its value.
std::string signatureOf(const OptionDescription& option) {
    return option.valueName == nullptr ? option.name
                                       : std::string(option.name) + " " + option.valueName;
}

} // namespace

bool isStandardOutput(std::string_view path, const Arguments& arguments) {
    if (path == "-" && arguments.wantsJson()) {
        throw Failure{.where = "--json",
                      .what = "can't be combined with a file on standard output"};
    }
    return path == "-";
}

Outcome streamed(std::string begin, std::function<std::string()> next, std::string end) {
    Outcome outcome{.text = std::move(begin),
                    .interruptedEnd = end.empty() ? "" : "],\"interrupted\":true}\n"};
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
    for (const OptionGroup& group : groupsOf(command)) {
        all.insert(all.end(), group.options.begin(), group.options.end());
    }
    return all;
}

std::string helpFor(const Command& command, std::string_view program) {
    std::string usage = "Usage: " + std::string(program) + " " + command.name;
    for (const char* const name : command.positionals) {
        const bool isOptional = std::string_view(name).ends_with("...");
        usage += isOptional ? " [" + std::string(name) + "]" : " " + std::string(name);
    }
    std::string text;
    for (const auto& [title, options] : groupsOf(command)) {
        text += options.empty() ? "" : "\n" + std::string(title) + ":\n";
        for (const OptionDescription& option : options) {
            constexpr std::size_t width = 26;
            std::string line = std::string("  ") + signatureOf(option);
            line.resize(std::max(line.size() + 1, width), ' ');
            text += line + option.help + "\n";
            usage += option.isRequired ? " " + signatureOf(option) : "";
        }
    }
    text = usage + " [OPTION...]\n" + command.help + "\n" + text;
    if (command.examples[0] != nullptr) {
        text += "\nExamples:\n";
        for (const char* const example : command.examples) {
            text += "  " + std::string(program) + " " + example + "\n";
        }
    }
    return text;
}

} // namespace lightsout::cli
