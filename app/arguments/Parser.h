// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"

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

/// Parses the command lines of a program with these commands.
class Parser {
public:
    explicit Parser(std::span<const Command* const> commands);
    ~Parser();
    Parser(const Parser&) = delete;
    Parser& operator=(const Parser&) = delete;

    /// Returns a request, or a text (help, the version) that answers the command line at once.
    /// Results of earlier calls are discarded. Throws Failure.
    std::variant<Request, std::string> parse(int argc, const char* const* argv);

private:
    std::unique_ptr<CLI::App> app_;
    std::vector<Subcommand> subcommands_;
};

} // namespace lightsout::cli
