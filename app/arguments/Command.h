// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"
#include "arguments/Messages.h"
#include "io/AtomicFile.h"
#include "support/Progress.h"

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace lightsout::cli {

/// An option of a command. Flags have no value.
struct OptionDescription {
    const char* name;      ///< with its dashes
    const char* valueName; ///< nullptr for a flag
    const char* help;
    bool repeats = false; ///< whether it may be given more than once
};

/// A file that a command is about to replace, and its name in messages.
struct OutputFile {
    AtomicFile file;
    Source name;

    /// Throws Failure.
    template <typename... Content> // of AtomicFile::prepare()
    static OutputFile prepare(const std::string& path, Content... content) {
        if (path.empty()) {
            throw Failure{.where = "command line", .what = "the name of the output file is empty"};
        }
        const Source name = sourceOfFile(path);
        return {valueOf(AtomicFile::prepare(path, std::move(content)...), name), name};
    }
};

/// What a command has to say when it is done. The program prints the text first and replaces the
/// file then, so that a failure leaves both as they were.
struct Outcome {
    Status status = Status::answered;
    std::string text{};
    /// For long answers: called again and again for what comes after `text`, until it gives
    /// nothing.
    std::function<std::string()> more{};
    std::optional<OutputFile> output{};
    /// What to say on standard error in the end, a line each.
    std::vector<std::string> notes{};
};

/// One thing the program can do. Throws Failure and Cancelled.
struct Command {
    const char* name;
    const char* help;
    /// Names of what stands without an option; a last one that ends in "..." may repeat.
    std::span<const char* const> positionals;
    std::span<const OptionDescription> options;
    bool takesBoard; ///< whether --board names the board
    /// Whether what is said of boards, such as --lights, means anything.
    bool readsBoards = true;
    Outcome (*run)(const Arguments& arguments, Progress& progress);
};

/// Its own options, and those that it shares with others.
std::vector<OptionDescription> optionsOf(const Command& command);

} // namespace lightsout::cli
