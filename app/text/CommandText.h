// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <QStringList>

#include <optional>

namespace lightsout {

/// Returns a word in the form that a shell expects, in single quotes if necessary.
QString quotedForShell(const QString& word);

/// Returns a command line made of the program's name, `words` and the board: "lightsout-cli kernel
/// --board grid:5x5". A board without a specification is identified by its file. If it has no file,
/// the command uses board.lightsout, the name under which the board should be saved.
QString ruleCommand(const QString& words, const Rule& rule, const QString& path);

/// Returns the same command line with the lights and the target: "lightsout-cli solve --board
/// grid:5x5 --lights all". If they are too long for a command line, the command uses those in the
/// file.
QString gameCommand(const QString& words, const Game& game, const QString& path);

/// Returns a citation for results about a board: "Lights Out Workbench 0.1.0, grid:5x5". Includes
/// the seed of random results.
QString citation(const Rule& rule, const std::optional<QString>& seed);
/// Does the same, but includes the seeds named in the commands, if there are any.
QString citation(const Rule& rule, const QStringList& commands);

} // namespace lightsout
