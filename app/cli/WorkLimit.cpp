// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/WorkLimit.h"

#include "arguments/Messages.h"
#include "support/Platform.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace lightsout::cli {

namespace {

/// Returns a number rounded to a few digits.
std::string about(double number) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3g", number);
    return text.data();
}

/// Returns a duration such as "3 hours", in the largest unit that is not longer than the duration.
std::string duration(double seconds) {
    struct Unit {
        double seconds;
        const char* one;
        const char* many;
    };
    constexpr std::array<Unit, 4> units{{{86'400, "day", "days"},
                                         {3'600, "hour", "hours"},
                                         {60, "minute", "minutes"},
                                         {1, "second", "seconds"}}};
    for (const Unit& unit : units) {
        if (seconds >= unit.seconds) {
            return counted(static_cast<std::uint64_t>(std::round(seconds / unit.seconds)), unit.one,
                           unit.many);
        }
    }
    return "less than a second";
}

/// Reports the cost of long work on standard error, above the progress bar.
void announceCost(const std::string& where, const WorkEstimate& estimate, std::size_t threads) {
    constexpr double announcedSeconds = 20;
    const double seconds = estimate.operations / estimate.perSecond / static_cast<double>(threads);
    if (seconds >= announcedSeconds) {
        const char* const begin = platform::isErrorTerminal() ? "\r\033[K" : "";
        std::fprintf(stderr, "%slightsout-cli: %s: this takes about %s (about %s operations)\n",
                     begin, where.c_str(), duration(seconds).c_str(),
                     about(estimate.operations).c_str());
    }
}

} // namespace

void checkWork(const Arguments& arguments, const std::string& where, const WorkEstimate& estimate) {
    const Budget budget = arguments.budget();
    if (estimate.operations > budget.operations) {
        throw Failure{Status::tooLarge, where,
                      "this would take about " + about(estimate.operations) +
                          " operations; up to " + about(budget.operations) +
                          " are feasible, or more with --unlimited"};
    }
    if (estimate.bytes > static_cast<double>(budget.memory)) {
        throw Failure{Status::tooLarge, where,
                      "this would need about " + about(estimate.bytes) +
                          " bytes of memory; up to " + about(static_cast<double>(budget.memory)) +
                          " are feasible, or more with --memory"};
    }
    announceCost(where, estimate, arguments.threads());
}

} // namespace lightsout::cli
