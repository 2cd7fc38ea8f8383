// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <QStringList>

#include <optional>

namespace lightsout {

/// Returns a word as a shell expects it: in single quotes if necessary.
QString quotedForShell(const QString& word);

/// Returns the program's name, `words`, and the board: "lightsout-cli kernel --board grid:5x5". A
/// board without a specification is named by its file, and without a file by board.lightsout, the
/// name under which it should be saved.
QString ruleCommand(const QString& words, const Rule& rule, const QString& path);

/// Returns the same with lights and target: "lightsout-cli solve --board grid:5x5 --lights all". If
/// they are too long to be written, those of the file are used.
QString gameCommand(const QString& words, const Game& game, const QString& path);

/// Returns a citation for results about a board: "Lights Out Workbench 0.1.0, grid:5x5". Includes
/// the seed of random results.
QString citation(const Rule& rule, const std::optional<QString>& seed);
/// Includes the seeds that the commands name, if they name any.
QString citation(const Rule& rule, const QStringList& commands);

} // namespace lightsout
