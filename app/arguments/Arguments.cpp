// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/Arguments.h"

#include "arguments/Command.h"
#include "support/MachineMemory.h"
#include "support/Parallel.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <array>
#include <charconv>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 5> everywhere{{
    {"--json", nullptr, "Print one JSON object"},
    {"--seed", "N", "Makes random choices repeatable (default 1)"},
    {"--threads", "N", "Most processor cores used (default: all)"},
    {"--memory", "SIZE", "Refuse what takes more, such as 500M or 8G (default: half of all)"},
    {"--unlimited", nullptr, "Begin work however much it takes"},
}};

constexpr std::array<OptionDescription, 4> ofBoards{{
    {"--format", "FORMAT", "The format of the file, where its name does not tell"},
    {"--self", "on|off", "The self-influence, where the board does not tell (default on)"},
    {"--lights", "LIGHTS", "all, none, random, solvable, a string of 0 and 1, or @FILE"},
    {"--target", "LIGHTS", "The lights to reach, likewise"},
}};

constexpr std::array<OptionDescription, 1> boardItself{{
    {"--board", "SPEC", "A board such as grid:5x5 or petersen, a file, or - for standard input"},
}};

/// Where the parser's own words, which are for programmers, tell nothing that is looked for.
constexpr const char* parserFailed = "this is not understood; --help lists what is";

/// A command's part of the parser, and where it puts what it reads.
struct Subcommand {
    const Command* command = nullptr;
    CLI::App* parser = nullptr;
    // In lists, whose elements stay where they are: the parser keeps their addresses.
    std::map<std::string, std::vector<std::string>> values;
    std::vector<std::string> positionals;
};

void addArguments(Subcommand& subcommand) {
    for (const OptionDescription& option : optionsOf(*subcommand.command)) {
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

/// "500M" and the like in bytes, by powers of 1024; nothing for what is no size.
std::optional<std::uint64_t> sizeIn(std::string_view text) {
    constexpr std::string_view units = "KMGT";
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, failure] = std::from_chars(text.data(), end, number);
    if (failure != std::errc{} || number == 0) {
        return std::nullopt;
    }
    const std::string_view unit(stop, static_cast<std::size_t>(end - stop));
    if (unit.empty()) {
        return number;
    }
    const std::size_t power = units.find(unit.front());
    const unsigned shift = 10 * static_cast<unsigned>(power + 1);
    if (unit.size() > 1 || power == std::string_view::npos || number > UINT64_MAX >> shift) {
        return std::nullopt;
    }
    return number << shift;
}

Failure notUnderstood(const std::string& argument) {
    return {.where = "command line", .what = "\"" + shown(argument) + "\" is not understood here"};
}

/// Throws Failure for a value that is given to a flag, which the parser lets pass.
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

/// What is wrong where the parser misses the value of an option; its complaint begins with the
/// option's name.
Failure missingValue(const Command& command, std::string_view complaint) {
    Failure failure{.where = "command line", .what = parserFailed};
    for (const OptionDescription& option : optionsOf(command)) {
        if (complaint.starts_with(std::string(option.name) + ":")) {
            failure = {.where = option.name, .what = std::string(option.valueName) + " is missing"};
        }
    }
    return failure;
}

Arguments argumentsOf(const Subcommand& subcommand) {
    Arguments arguments;
    for (const OptionDescription& option : optionsOf(*subcommand.command)) {
        if (subcommand.parser->count(option.name) == 0) {
            continue;
        }
        const auto values = subcommand.values.find(option.name);
        if (values == subcommand.values.end()) {
            arguments.add(option.name, {});
        } else if (values->second.size() == 1) {
            arguments.add(option.name, values->second.front());
        } else {
            throw Failure{.where = option.name, .what = "is given more than once"};
        }
    }
    const auto& meanings = subcommand.command->positionals;
    const bool repeats = !meanings.empty() && std::string_view(meanings.back()).ends_with("...");
    if (subcommand.positionals.size() > meanings.size() && !repeats) {
        throw notUnderstood(subcommand.positionals[meanings.size()]);
    }
    for (const std::string& positional : subcommand.positionals) {
        arguments.addPositional(positional);
    }
    return arguments;
}

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

std::optional<std::string> Arguments::text(std::string_view option) const {
    const auto value = values_.find(option);
    return value == values_.end() ? std::nullopt : std::optional(value->second);
}

std::uint64_t Arguments::number(std::string_view option, std::uint64_t fallback,
                                std::uint64_t least) const {
    const auto value = text(option);
    if (!value) {
        return fallback;
    }
    std::uint64_t number = 0;
    const char* end = value->data() + value->size();
    const auto [stop, failure] = std::from_chars(value->data(), end, number);
    Error error{.subject = *value};
    if (failure == std::errc::result_out_of_range) {
        error.code = ErrorCode::numberOutOfRange;
        error.expected = UINT64_MAX;
    } else if (failure != std::errc{} || stop != end) {
        error.code = ErrorCode::notANumber;
    } else if (number < least) {
        error.code = ErrorCode::numberOutOfRange;
        error.expected = least;
    } else {
        return number;
    }
    throw failureOf(error, {Source::Kind::argument, std::string(option)});
}

void Arguments::refuseWith(std::string_view option, std::string_view other) const {
    if (has(option) && has(other)) {
        throw Failure{.where = std::string(other),
                      .what = "can't be combined with " + std::string(option)};
    }
}

void Arguments::requireFor(std::string_view option, std::string_view other) const {
    if (has(option) && !has(other)) {
        throw Failure{.where = std::string(option),
                      .what = "has no effect without " + std::string(other)};
    }
}

Budget Arguments::budget() const {
    refuseWith("--unlimited", "--memory");
    if (has("--unlimited")) {
        Budget budget = Budget::unlimited();
        budget.threads = threads();
        return budget;
    }
    const auto text = this->text("--memory");
    const auto memory = text ? sizeIn(*text) : machineMemory() / 2;
    if (!memory) {
        throw Failure{.where = "--memory",
                      .what = "\"" + shown(*text) + "\" is not a size such as 500M or 8G"};
    }
    return {.memory = *memory, .threads = threads()};
}

std::size_t Arguments::threads() const {
    return std::min<std::size_t>(number("--threads", coreCount(), 1), coreCount());
}

bool Arguments::onOrOff(std::string_view option, bool fallback) const {
    const auto value = text(option);
    if (value && value != "on" && value != "off") {
        throw Failure{.where = std::string(option),
                      .what = "\"" + shown(*value) + "\" is neither on nor off"};
    }
    return value ? value == "on" : fallback;
}

const std::string& Arguments::positional(std::size_t index, std::string_view meaning) const {
    if (index >= positionals_.size() || positionals_[index].empty()) {
        throw Failure{.where = "command line", .what = std::string(meaning) + " is missing"};
    }
    return positionals_[index];
}

std::variant<Request, std::string> parseCommandLine(int argc, const char* const* argv,
                                                    std::span<const Command* const> commands) {
    CLI::App app("Solves and measures Lights Out on grids and graphs.", "lightsout-cli");
    app.set_version_flag("--version", "lightsout-cli " LIGHTSOUT_VERSION);
    app.require_subcommand(0, 1);
    const std::vector<std::string_view> words(argv, argv + argc);
    std::vector<Subcommand> subcommands(commands.size());
    for (std::size_t i = 0; i < subcommands.size(); ++i) {
        Subcommand& subcommand = subcommands[i];
        subcommand.command = commands[i];
        subcommand.parser = app.add_subcommand(subcommand.command->name, subcommand.command->help);
        if (std::ranges::find(words, std::string_view(subcommand.command->name)) != words.end()) {
            addArguments(subcommand); // those of all commands would take the most time
        }
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        return app.help();
    } catch (const CLI::CallForVersion& version) {
        return std::string(version.what()) + "\n";
    } catch (const CLI::ExtrasError&) {
        const std::string extra = app.remaining(true).front();
        if (app.get_subcommands().empty()) {
            throw Failure{.where = "command line",
                          .what =
                              "there is no command \"" + shown(extra) + "\"; --help lists them"};
        }
        throw notUnderstood(extra);
    } catch (const CLI::ArgumentMismatch& error) {
        for (const Subcommand& subcommand : subcommands) {
            if (subcommand.parser->parsed()) {
                throw missingValue(*subcommand.command, error.what());
            }
        }
        throw Failure{.where = "command line", .what = parserFailed};
    } catch (const CLI::ParseError&) {
        throw Failure{.where = "command line", .what = parserFailed};
    }
    for (const Subcommand& subcommand : subcommands) {
        if (subcommand.parser->parsed()) {
            refuseValuesOfFlags(*subcommand.command, {argv, static_cast<std::size_t>(argc)});
            return Request{subcommand.command, argumentsOf(subcommand)};
        }
    }
    throw Failure{.where = "command line", .what = "a command is expected; --help lists them"};
}

} // namespace lightsout::cli
