// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Command.h"

namespace lightsout::cli {

// Each command is defined in the source file with its name.
extern const Command censusCommand;
extern const Command chainCommand;
extern const Command challengeCommand;
extern const Command chanceCommand;
extern const Command convertCommand;
extern const Command dealCommand;
extern const Command determinantCommand;
extern const Command eliminateCommand;
extern const Command hardestCommand;
extern const Command infoCommand;
extern const Command inverseCommand;
extern const Command kernelCommand;
extern const Command lawCommand;
extern const Command lessonCommand;
extern const Command nearestCommand;
extern const Command pageCommand;
extern const Command pressCommand;
extern const Command simulateCommand;
extern const Command solveCommand;
extern const Command statesCommand;
extern const Command sweepCommand;
extern const Command tilingsCommand;
extern const Command worksheetCommand;

/// Returns all commands in the order in which help lists them.
std::span<const Command* const> allCommands();

} // namespace lightsout::cli
