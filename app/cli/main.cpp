#include "cli/Arguments.h"
#include "cli/Commands.h"
#include "cli/Watch.h"

#include <cerrno>
#include <cstdio>
#include <exception>
#include <new>
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

Status run(int argc, const char* const* argv, Progress& progress) {
    auto parsed = parseCommandLine(argc, argv);
    if (const auto* text = std::get_if<std::string>(&parsed)) {
        print(*text);
        return Status::answered;
    }
    const Request& request = std::get<Request>(parsed);
    request.arguments.seed();
    request.arguments.threads();
    Outcome outcome = request.command->run(request.arguments, progress);
    print(outcome.text);
    while (outcome.more) {
        const std::string piece = outcome.more();
        if (piece.empty()) {
            break;
        }
        print(piece);
    }
    if (outcome.output) {
        valueOf(outcome.output->file.commit(), outcome.output->name);
    }
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
    Status status = Status::badInput;
    Progress progress;
    std::optional<Failure> failure;
    try {
        const Watch watch(progress);
        status = run(argc, argv, progress);
    } catch (const Failure& thrown) {
        failure = thrown;
    } catch (const Cancelled&) {
        status = Status::interrupted;
    } catch (const std::bad_alloc&) {
        failure = Failure{Status::tooLarge, "memory", "there is not enough for this"};
    } catch (const std::exception& exception) {
        failure = Failure{Status::badInput, "unexpected", escaped(exception.what())};
    }
    // Only now: the progress bar is gone.
    return static_cast<int>(failure ? fail(*failure) : status);
}
