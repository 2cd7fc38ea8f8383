// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/Parser.h"

#include "arguments/Command.h"
#include "io/BoardSpec.h"
#include "io/Suggestion.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iterator>

namespace lightsout::cli {

/// The part of the parser for one command, and the storage for its results.
struct Subcommand {
    const Command* command = nullptr;
    CLI::App* parser = nullptr;
    bool hasArguments = false;
    // These containers must not move their elements, because the parser stores their addresses.
    std::map<std::string, std::vector<std::string>> values{};
    std::vector<std::string> positionals{};
};

namespace {

constexpr std::string_view helpOption = "--help";

/// The message to show instead of the parser's own messages, which are meant for programmers.
constexpr const char* parserFailed = "this is not a valid command line; see --help";

void addArguments(Subcommand& subcommand) {
    subcommand.hasArguments = true;
    for (const OptionDescription& option : optionsOf(*subcommand.command)) {
        if (option.name == helpOption) {
            continue; // the parser's own
        }
        if (option.valueName == nullptr) {
            subcommand.parser->add_flag(option.name, option.help);
        } else {
            subcommand.parser->add_option(option.name, subcommand.values[option.name], option.help)
                ->type_name(option.valueName)
                ->allow_extra_args(false);
        }
    }
    if (!subcommand.command->positionals.empty()) {
        std::string names;
        for (const char* name : subcommand.command->positionals) {
            names += names.empty() ? "" : " ";
            names += name;
        }
        subcommand.parser->add_option("positionals", subcommand.positionals)
            ->type_name(names)
            ->expected(0, CLI::detail::expected_max_vector_size);
    }
}

/// Throws Failure if a flag is given a value. The parser itself would accept the value.
void refuseValuesOfFlags(const Command& command, std::span<const char* const> words) {
    for (const OptionDescription& option : optionsOf(command)) {
        const std::string beginning = std::string(option.name) + "=";
        const bool isGiven = std::ranges::any_of(
            words, [&](std::string_view word) { return word.starts_with(beginning); });
        if (option.valueName == nullptr && isGiven) {
            throw Failure{.where = option.name, .what = "takes no value"};
        }
    }
}

/// Returns the failure for an option without its value. `message` is the parser's message, which
/// begins with the name of the option.
Failure missingValue(const Command& command, std::string_view complaint) {
    Failure failure{.where = commandLine, .what = parserFailed};
    for (const OptionDescription& option : optionsOf(command)) {
        if (complaint.starts_with(std::string(option.name) + ":")) {
            failure = {.where = option.name, .what = std::string(option.valueName) + " is missing"};
        }
    }
    return failure;
}

/// Returns a suggestion for a board that was given without --board.
std::string boardMeant(const std::string& word) {
    const std::string spec = isBoardSpec(word) ? word : gridMeant(word);
    return spec.empty() ? "" : "; did you mean \"--board " + shown(spec) + "\"?";
}

Arguments argumentsOf(const Subcommand& subcommand) {
    Arguments arguments;
    for (const OptionDescription& option : optionsOf(*subcommand.command)) {
        if (option.name == helpOption || subcommand.parser->count(option.name) == 0) {
            continue;
        }
        const auto values = subcommand.values.find(option.name);
        if (values == subcommand.values.end()) {
            arguments.add(option.name, {});
        } else if (values->second.size() == 1 || option.repeats) {
            for (const std::string& value : values->second) {
                arguments.add(option.name, value);
            }
        } else {
            throw Failure{.where = option.name, .what = "is given more than once"};
        }
    }
    const auto& meanings = subcommand.command->positionals;
    const bool repeats = !meanings.empty() && std::string_view(meanings.back()).ends_with("...");
    if (subcommand.positionals.size() > meanings.size() && !repeats) {
        throw notExpected(subcommand.positionals[meanings.size()]);
    }
    for (const std::string& positional : subcommand.positionals) {
        arguments.addPositional(positional);
    }
    return arguments;
}

} // namespace

Parser::Parser(std::span<const Command* const> commands)
    : app_(std::make_unique<CLI::App>("Solves and measures Lights Out on grids and graphs.",
                                      "lightsout-cli")) {
    app_->set_version_flag("--version", "lightsout-cli " LIGHTSOUT_VERSION);
    app_->require_subcommand(0, 1);
    app_->allow_windows_style_options(false); // "/tmp/board" is a file; commands inherit this
    for (const Command* command : commands) {
        CLI::App* const parser = app_->add_subcommand(command->name, command->help);
        subcommands_.push_back({.command = command, .parser = parser});
    }
}

Parser::~Parser() = default;

Failure placedIn(Failure failure, const Command& command) {
    if (failure.where == commandLine) {
        failure.where = command.name;
    }
    return failure;
}

std::variant<Request, std::string> Parser::parse(int argc, const char* const* argv) {
    try {
        return parseWords(argc, argv);
    } catch (const Failure& failure) {
        const Subcommand* used = usedCommand();
        throw used == nullptr ? failure : placedIn(failure, *used->command);
    }
}

const Subcommand* Parser::usedCommand() const {
    const auto used = std::ranges::find_if(
        subcommands_, [](const Subcommand& each) { return each.parser->parsed(); });
    return used == subcommands_.end() ? nullptr : &*used;
}

std::variant<Request, std::string> Parser::parseWords(int argc, const char* const* argv) {
    const std::span<const char* const> words(argv, static_cast<std::size_t>(argc));
    for (Subcommand& subcommand : subcommands_) {
        const std::string_view name = subcommand.command->name;
        if (!subcommand.hasArguments &&
            std::ranges::any_of(words, [name](std::string_view word) { return word == name; })) {
            addArguments(subcommand); // doing this for all commands would take too long
        }
        subcommand.positionals.clear();
    }
    try {
        app_->parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        const Subcommand* used = usedCommand();
        return used == nullptr ? app_->help() : helpFor(*used->command, app_->get_name());
    } catch (const CLI::CallForVersion& version) {
        return std::string(version.what()) + "\n";
    } catch (const CLI::ExtrasError&) {
        const std::string extra = app_->remaining(true).front();
        const Subcommand* used = usedCommand();
        std::vector<std::string_view> known;
        if (used == nullptr) {
            std::ranges::transform(subcommands_, std::back_inserter(known), [](const auto& each) {
                return std::string_view(each.command->name);
            });
        } else if (extra.starts_with("--")) {
            for (const OptionDescription& option : optionsOf(*used->command)) {
                known.emplace_back(option.name);
            }
        }
        const std::string nearest = suggestion(extra.substr(0, extra.find('=')), known);
        if (used == nullptr) {
            throw Failure{.where = extra.empty() ? "''" : shown(extra),
                          .what = "there is no such command" +
                                  (nearest.empty() ? "; --help lists them" : nearest)};
        }
        Failure failure = notExpected(extra);
        failure.what += nearest.empty() && used->command->takesBoard ? boardMeant(extra) : nearest;
        throw failure;
    } catch (const CLI::ArgumentMismatch& error) {
        if (const Subcommand* used = usedCommand()) {
            throw missingValue(*used->command, error.what());
        }
        throw Failure{.where = commandLine, .what = parserFailed};
    } catch (const CLI::ParseError&) {
        throw Failure{.where = commandLine, .what = parserFailed};
    }
    if (const Subcommand* used = usedCommand()) {
        refuseValuesOfFlags(*used->command, words);
        return Request{used->command, argumentsOf(*used)};
    }
    throw Failure{.where = commandLine, .what = "a command is expected; --help lists them"};
}

} // namespace lightsout::cli
