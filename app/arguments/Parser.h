// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"
#include "arguments/Messages.h"

#include <memory>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace CLI {
class App;
}

namespace lightsout::cli {

struct Command;
struct Subcommand;

struct Request {
    const Command* command;
    Arguments arguments;
};

/// Returns the failure with the command as its place, if it belongs to no single argument.
Failure placedIn(Failure failure, const Command& command);

/// A parser for the command line of a program with the given commands.
class Parser {
public:
    explicit Parser(std::span<const Command* const> commands);
    ~Parser();
    Parser(const Parser&) = delete;
    Parser& operator=(const Parser&) = delete;

    /// Returns a request. If the command line asks for the help text or the version, returns that
    /// text instead. Discards the results of earlier calls. Throws Failure.
    std::variant<Request, std::string> parse(int argc, const char* const* argv);

private:
    std::variant<Request, std::string> parseWords(int argc, const char* const* argv);
    /// Returns the command that was given, or null.
    const Subcommand* usedCommand() const;

    std::unique_ptr<CLI::App> app_;
    std::vector<Subcommand> subcommands_;
};

} // namespace lightsout::cli
