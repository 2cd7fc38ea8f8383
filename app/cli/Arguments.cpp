#include "cli/Arguments.h"

#include "cli/Commands.h"
#include "support/Parallel.h"

#include <CLI/CLI.hpp>

#include <array>
#include <charconv>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 3> everywhere{{
    {"--json", nullptr, "Print one JSON object"},
    {"--seed", "N", "Makes random choices repeatable (default 1)"},
    {"--threads", "N", "Most processor cores used (default: all)"},
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

/// A command's part of the parser, and where it puts what it reads.
struct Subcommand {
    const Command* command = nullptr;
    CLI::App* parser = nullptr;
    // In lists, whose elements stay where they are: the parser keeps their addresses.
    std::map<std::string, std::string> values;
    std::vector<std::string> positionals;
};

void addOptions(Subcommand& subcommand, std::span<const OptionDescription> options) {
    for (const OptionDescription& option : options) {
        if (option.valueName == nullptr) {
            subcommand.parser->add_flag(option.name, option.help);
        } else {
            subcommand.parser->add_option(option.name, subcommand.values[option.name], option.help)
                ->type_name(option.valueName);
        }
    }
}

/// Calls use(option) for all options of a command.
template <typename Use>
void forEachOptionList(const Command& command, Use use) {
    if (command.takesBoard) {
        use(std::span(boardItself));
    }
    use(command.options);
    if (command.readsBoards) {
        use(std::span(ofBoards));
    }
    use(std::span(everywhere));
}

int mostPositionals(const Command& command) {
    const bool repeats = std::string_view(command.positionals.back()).ends_with("...");
    return repeats ? CLI::detail::expected_max_vector_size
                   : static_cast<int>(command.positionals.size());
}

Arguments argumentsOf(const Subcommand& subcommand) {
    Arguments arguments;
    forEachOptionList(*subcommand.command, [&](std::span<const OptionDescription> options) {
        for (const OptionDescription& option : options) {
            if (subcommand.parser->count(option.name) > 0) {
                const auto value = subcommand.values.find(option.name);
                arguments.add(option.name,
                              value == subcommand.values.end() ? std::string() : value->second);
            }
        }
    });
    for (const std::string& positional : subcommand.positionals) {
        arguments.addPositional(positional);
    }
    return arguments;
}

} // namespace

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
    if (index >= positionals_.size()) {
        throw Failure{.where = "command line", .what = std::string(meaning) + " is missing"};
    }
    return positionals_[index];
}

std::variant<Request, std::string> parseCommandLine(int argc, const char* const* argv) {
    CLI::App app("Solves and measures Lights Out on grids and graphs.", "lightsout-cli");
    app.set_version_flag("--version", "lightsout-cli " LIGHTSOUT_VERSION);
    app.require_subcommand(0, 1);
    std::vector<Subcommand> subcommands(allCommands().size());
    for (std::size_t i = 0; i < subcommands.size(); ++i) {
        Subcommand& subcommand = subcommands[i];
        subcommand.command = allCommands()[i];
        subcommand.parser = app.add_subcommand(subcommand.command->name, subcommand.command->help);
        forEachOptionList(*subcommand.command,
                          [&subcommand](auto options) { addOptions(subcommand, options); });
        if (!subcommand.command->positionals.empty()) {
            std::string names;
            for (const char* name : subcommand.command->positionals) {
                names += names.empty() ? "" : " ";
                names += name;
            }
            subcommand.parser->add_option("positionals", subcommand.positionals)
                ->type_name(names)
                ->expected(0, mostPositionals(*subcommand.command));
        }
    }
    try {
        app.parse(argc, argv);
    } catch (const CLI::CallForHelp&) {
        return app.help();
    } catch (const CLI::CallForVersion& version) {
        return std::string(version.what()) + "\n";
    } catch (const CLI::ExtrasError&) {
        const std::string extra = "\"" + shown(app.remaining(true).front()) + "\"";
        if (app.get_subcommands().empty()) {
            throw Failure{.where = "command line",
                          .what = "there is no command " + extra + "; --help lists them"};
        }
        throw Failure{.where = "command line", .what = extra + " is not understood here"};
    } catch (const CLI::ParseError& error) {
        throw Failure{.where = "command line", .what = escaped(error.what())};
    }
    for (const Subcommand& subcommand : subcommands) {
        if (subcommand.parser->parsed()) {
            return Request{subcommand.command, argumentsOf(subcommand)};
        }
    }
    throw Failure{.where = "command line", .what = "a command is expected; --help lists them"};
}

} // namespace lightsout::cli
