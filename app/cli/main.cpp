// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/Parser.h"
#include "cli/Commands.h"
#include "cli/Watch.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <exception>
#include <new>
#include <stdexcept>
#include <system_error>

namespace lightsout::cli {

namespace {

void print(const std::string& text) {
    if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size() ||
        std::fflush(stdout) != 0) {
        throw Failure{.where = "standard output",
                      .what = "can't be written: " + std::generic_category().message(errno)};
    }
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
    Outcome outcome = request.command->run(request.arguments, progress);
    // Pipes and devices can't be prepared: whether they take it all is known only afterwards.
    const bool isDirect = outcome.output && outcome.output->file.isDirect();
    if (isDirect) {
        valueOf(outcome.output->file.commit(), outcome.output->name);
    }
    print(outcome.text);
    while (outcome.more) {
        const std::string piece = outcome.more();
        if (piece.empty()) {
            break;
        }
        print(piece);
    }
    if (outcome.output && !isDirect) {
        valueOf(outcome.output->file.commit(), outcome.output->name);
    }
    notes = std::move(outcome.notes);
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
    Watch::blockSignals();
    // A reader that goes away is a failed writing like any other: nothing is left behind.
    std::signal(SIGPIPE, SIG_IGN);
    Status status = Status::badInput;
    Progress progress;
    std::optional<Failure> failure;
    std::vector<std::string> notes;
    try {
        const Watch watch(progress);
        status = run(argc, argv, notes, progress);
    } catch (const Failure& thrown) {
        failure = thrown;
    } catch (const Cancelled&) {
        status = Status::interrupted;
    } catch (const std::bad_alloc&) {
        failure = Failure{Status::tooLarge, "memory", "there is not enough for this"};
    } catch (const std::length_error&) {
        failure = Failure{Status::tooLarge, "memory", "there is not enough for this"};
    } catch (const std::exception&) {
        failure = Failure{Status::badInput, "program",
                          "it met something that it does not expect; please report what you did"};
    }
    // Only now: the progress bar is gone.
    for (const std::string& note : notes) {
        std::fprintf(stderr, "lightsout-cli: %s\n", note.c_str());
    }
    return static_cast<int>(failure ? fail(*failure) : status);
}
