// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/WorkLimit.h"

#include "arguments/Messages.h"

#include <array>
#include <cstdio>

namespace lightsout::cli {

namespace {

/// About how many, in few digits.
std::string about(double number) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.3g", number);
    return text.data();
}

} // namespace

void checkWork(const Arguments& arguments, const std::string& where, const WorkEstimate& estimate) {
    const Budget budget = arguments.budget();
    if (estimate.operations > budget.operations) {
        throw Failure{Status::tooLarge, where,
                      "this would take some " + about(estimate.operations) + " operations; up to " +
                          about(budget.operations) + " are feasible, or more with --unlimited"};
    }
    if (estimate.bytes > static_cast<double>(budget.memory)) {
        throw Failure{Status::tooLarge, where,
                      "this would take some " + about(estimate.bytes) + " bytes of memory; up to " +
                          about(static_cast<double>(budget.memory)) +
                          " are feasible, or more with --memory"};
    }
}

} // namespace lightsout::cli
