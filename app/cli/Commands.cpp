// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Commands.h"

#include <array>

namespace lightsout::cli {

std::span<const Command* const> allCommands() {
    static constexpr std::array commands{
        &infoCommand,      &solveCommand,       &pressCommand,   &hardestCommand,   &nearestCommand,
        &eliminateCommand, &determinantCommand, &inverseCommand, &kernelCommand,    &tilingsCommand,
        &lawCommand,       &simulateCommand,    &chainCommand,   &statesCommand,    &chanceCommand,
        &censusCommand,    &sweepCommand,       &convertCommand, &challengeCommand, &dealCommand,
        &worksheetCommand, &pageCommand,        &lessonCommand,
    };
    return commands;
}

} // namespace lightsout::cli
