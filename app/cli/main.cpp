// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/Parser.h"
#include "cli/Commands.h"
#include "cli/Pictures.h"
#include "cli/Watch.h"
#include "support/Platform.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <exception>
#include <new>
#include <stdexcept>
#include <system_error>

namespace lightsout::cli {

namespace {

/// Thrown when standard output is no longer read, as after `| head`.
struct ReaderGone {};

/// Writes to standard output. On a terminal, control characters are escaped: names in files could
/// otherwise move the cursor or change the window's title.
void print(const std::string& text) {
    static const bool isTerminal = platform::isOutputTerminal();
    const std::string safe = isTerminal ? withoutControls(text) : std::string();
    const std::string& written = isTerminal ? safe : text;
    if (std::fwrite(written.data(), 1, written.size(), stdout) != written.size() ||
        std::fflush(stdout) != 0) {
        if (errno == EPIPE) {
            throw ReaderGone{};
        }
        throw Failure{.where = "standard output",
                      .what = "can't be written: " + std::generic_category().message(errno)};
    }
}

/// Returns what was asked, so that an answer that is found later explains itself: the board, the
/// seed, whether it was given or not, and all other options as they were written, except those of
/// the form of the output.
nlohmann::ordered_json inputOf(const Request& request) {
    constexpr std::array<std::string_view, 5> ofForm{"--json", "--output", "--threads", "--memory",
                                                     "--unlimited"};
    const Arguments& arguments = request.arguments;
    nlohmann::ordered_json input{{"program", LIGHTSOUT_VERSION},
                                 {"command", request.command->name}};
    std::vector<std::string> options = arguments.positionals();
    for (const OptionDescription& option : optionsOf(*request.command)) {
        const std::string name = option.name;
        if (!arguments.has(name) || std::ranges::find(ofForm, name) != ofForm.end()) {
            continue;
        }
        if (name == "--board" && !option.repeats) {
            input["board"] = arguments.required(name);
        } else if (name == "--samples") {
            input["samples"] = arguments.number(name, 0, 0);
        } else if (option.valueName == nullptr) {
            options.push_back(name);
        } else if (name != "--seed") {
            for (const std::string& value : arguments.texts(name)) {
                options.push_back(name + " " + value);
            }
        }
    }
    input["seed"] = exactInteger(arguments.seed());
    input["options"] = options;
    return input;
}

/// Returns the JSON object of an answer with more members at its beginning: the version of the
/// output format, what was asked, and the notes if there are any.
std::string withInput(const std::string& object, const Request& request) {
    const std::size_t first = object.find_first_not_of(" \n", 1);
    if (!object.starts_with('{') || first == std::string::npos) {
        return object;
    }
    const auto written = [](const nlohmann::ordered_json& value) {
        return value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    };
    std::string members = "{\"version\":1,\"input\":" + written(inputOf(request));
    if (const auto notes = request.arguments.notes(true); !notes.empty()) {
        members += ",\"notes\":" + written(notes);
    }
    return members + (object[first] == '}' ? "" : ",") + object.substr(1);
}

Status run(int argc, const char* const* argv, std::vector<std::string>& notes, Progress& progress) {
    auto parsed = Parser(allCommands()).parse(argc, argv);
    if (const auto* text = std::get_if<std::string>(&parsed)) {
        print(*text);
        return Status::answered;
    }
    const Request& request = std::get<Request>(parsed);
    request.arguments.seed();
    request.arguments.threads();
    request.arguments.budget();
    Outcome outcome = [&request, &progress] {
        try {
            return request.command->run(request.arguments, progress);
        } catch (const Failure& failure) {
            throw placedIn(failure, *request.command);
        } catch (const Listing& listing) {
            return Outcome{.text = listing.text};
        }
    }();
    // Output to pipes and devices can't be prepared: whether they accept all of it is known only
    // after writing.
    const bool isDirect = outcome.output && outcome.output->file.isDirect();
    if (isDirect) {
        valueOf(outcome.output->file.commit(), outcome.output->name);
    }
    const Arguments& arguments = request.arguments;
    print(arguments.wantsJson() ? withInput(outcome.text, request) : outcome.text);
    if (!outcome.interruptedEnd.empty()) {
        Watch::keepAnswer();
    }
    try {
        std::string piece;
        while (outcome.more && !(piece = outcome.more()).empty()) {
            print(piece);
        }
    } catch (const Cancelled&) {
        print(outcome.interruptedEnd);
        throw;
    }
    if (outcome.output && !isDirect) {
        valueOf(outcome.output->file.commit(), outcome.output->name);
    }
    notes = arguments.notes(false);
    notes.insert(notes.end(), outcome.notes.begin(), outcome.notes.end());
    return outcome.status;
}

Status fail(const Failure& failure) {
    std::fprintf(stderr, "lightsout-cli: %s: %s\n", failure.where.c_str(), failure.what.c_str());
    return failure.status;
}

} // namespace

} // namespace lightsout::cli

int main(int argc, char** argv) {
    using namespace lightsout;
    using namespace lightsout::cli;
    platform::holdInterruptions();
    // When the reader closes the pipe, unfinished files are removed before the program ends.
    platform::ignoreClosedPipes();
    platform::usePlainStreams();
    const std::vector<std::string> words = platform::wordsOfCommandLine(argc, argv);
    std::vector<const char*> arguments;
    for (const std::string& word : words) {
        arguments.push_back(word.c_str());
    }
    bool hasReader = true;
    Status status = Status::badInput;
    Progress progress;
    std::optional<Failure> failure;
    std::vector<std::string> notes;
    try {
        const Watch watch(progress);
        status = run(static_cast<int>(arguments.size()), arguments.data(), notes, progress);
    } catch (const Failure& thrown) {
        failure = thrown;
    } catch (const ReaderGone&) {
        hasReader = false;
    } catch (const Cancelled&) {
        status = Status::interrupted;
    } catch (const std::bad_alloc&) {
        failure = Failure{Status::tooLarge, "memory", "there is not enough for this"};
    } catch (const std::length_error&) {
        failure = Failure{Status::tooLarge, "memory", "there is not enough for this"};
    } catch (const std::exception&) {
        failure =
            Failure{Status::badInput, "program", "internal error; please report what you did"};
    }
    if (!hasReader) {
        // The program ends silently, like programs that do not handle the signal, and shells see
        // the reason.
        platform::endForClosedPipe();
    }
    // Notes are printed only now, after the progress bar has disappeared.
    for (const std::string& note : notes) {
        std::fprintf(stderr, "lightsout-cli: %s\n", note.c_str());
    }
    return static_cast<int>(failure ? fail(*failure) : status);
}
