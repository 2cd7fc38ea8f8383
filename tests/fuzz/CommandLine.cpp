// SPDX-License-Identifier: GPL-3.0-or-later
// Tests command lines with one argument per line: they are either accepted, or refused in one
// printable line.

#include "arguments/Messages.h"
#include "arguments/Parser.h"
#include "cli/Census.h"
#include "cli/Commands.h"
#include "cli/Sweep.h"
#include "tests/fuzz/Targets.h"

#include <algorithm>

namespace lightsout {

namespace {

void readPlan(const cli::Request& request) {
    request.arguments.seed();
    request.arguments.threads();
    request.arguments.budget();
    if (request.command == &cli::censusCommand) {
        const cli::CensusPlan plan = cli::CensusPlan::of(request.arguments);
        LIGHTSOUT_ASSERT(cli::CensusPlan::fromHeading(plan.heading()) == plan);
    } else if (request.command == &cli::sweepCommand) {
        // The first board is created, which would take seconds if it filled half of the memory.
        cli::Arguments arguments = request.arguments;
        if (arguments.has("--unlimited")) {
            return;
        }
        arguments.add("--memory", "16M");
        const cli::SweepPlan plan = cli::SweepPlan::of(arguments);
        const auto part = cli::SweepPlan::partOf(plan.heading());
        LIGHTSOUT_ASSERT(part && part->pointCount > 0 && part->points == plan.pointsOfShard());
    }
}

} // namespace

void fuzzCommandLine(const std::uint8_t* data, std::size_t size) {
    std::vector<std::string> words{"lightsout-cli", ""};
    for (std::size_t i = 0; i < size; ++i) {
        if (data[i] == '\n') {
            words.emplace_back();
        } else if (data[i] != 0) {
            words.back() += static_cast<char>(data[i]);
        }
    }
    std::vector<const char*> arguments(words.size());
    std::transform(words.begin(), words.end(), arguments.begin(),
                   [](const std::string& word) { return word.c_str(); });
    try {
        // One parser is used for all inputs, because creating it takes much longer than parsing.
        static cli::Parser parser(cli::allCommands());
        const auto parsed = parser.parse(static_cast<int>(arguments.size()), arguments.data());
        if (const auto* request = std::get_if<cli::Request>(&parsed)) {
            readPlan(*request);
        }
    } catch (const cli::Failure& failure) {
        const std::string line = failure.where + failure.what;
        LIGHTSOUT_ASSERT(
            std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; }));
        LIGHTSOUT_ASSERT(!failure.where.empty() && !failure.what.empty());
    }
}

} // namespace lightsout
