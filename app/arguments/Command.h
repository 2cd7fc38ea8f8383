// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"
#include "arguments/Messages.h"
#include "io/AtomicFile.h"
#include "support/Progress.h"

#include <array>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace lightsout::cli {

/// An option of a command. A flag is an option without a value.
struct OptionDescription {
    const char* name;      ///< with its dashes
    const char* valueName; ///< nullptr for a flag
    const char* help;
    bool repeats = false;    ///< whether it may be given more than once
    bool isRequired = false; ///< whether help lists it as required
};

/// Returns true for "-", the name of standard output. Throws Failure if it is to contain JSON, too.
bool isStandardOutput(std::string_view path, const Arguments& arguments);

/// A file that a command is about to replace, with its name for messages.
struct OutputFile {
    AtomicFile file;
    Source name;

    /// Prepares the file with this content. Throws Failure.
    template <typename... Content> // arguments of AtomicFile::prepare()
    static OutputFile prepare(const std::string& path, Content... content) {
        if (path.empty()) {
            throw Failure{.where = commandLine, .what = "the name of the output file is empty"};
        }
        const Source name = sourceOfFile(path);
        return {valueOf(AtomicFile::prepare(platform::pathOf(path), std::move(content)...), name),
                name};
    }
};

/// The output of a command that succeeded. The program prints the text before it replaces the file,
/// so the file is unchanged if printing fails. If the file is a pipe or a device, however, the
/// program writes to it before it prints the text.
struct Outcome {
    Status status = Status::answered;
    std::string text{};
    /// Generates the rest of a long answer: it is called repeatedly after `text` has been printed,
    /// until it returns an empty string.
    std::function<std::string()> more{};
    /// The end of a long answer that was interrupted.
    std::string interruptedEnd{};
    std::optional<OutputFile> output{};
    /// Lines to show on standard error at the end.
    std::vector<std::string> notes{};
};

/// Returns an outcome that prints `begin`, then the results of `next` until one is empty, then
/// `end`, which may close the list of a JSON object.
Outcome streamed(std::string begin, std::function<std::string()> next, std::string end);

/// A command of the program. Its run() throws Failure and Cancelled.
struct Command {
    const char* name;
    const char* help;
    /// Names of the positional arguments; the last one may be repeated if its name ends in "...".
    std::span<const char* const> positionals{};
    std::span<const OptionDescription> options{};
    /// Two command lines that help shows, without the name of the program.
    std::array<const char*, 2> examples{};
    bool takesBoard = true;    ///< whether the command accepts --board
    bool requiresBoard = true; ///< whether it always needs --board, if it accepts that
    /// Whether the command accepts the options for boards, such as --lights.
    bool readsBoards = true;
    Outcome (*run)(const Arguments& arguments, Progress& progress);
};

/// Returns the command's own options and those that it shares with other commands.
std::vector<OptionDescription> optionsOf(const Command& command);

/// Returns the text for --help: the options in groups, and the examples.
std::string helpFor(const Command& command, std::string_view program);

} // namespace lightsout::cli
