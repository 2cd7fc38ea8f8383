// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <QStringList>

#include <optional>

namespace lightsout {

/// A word as a shell takes it: in single quotes where it needs them.
QString quotedForShell(const QString& word);

/// The program's name, what it is to do, and the board: "lightsout-cli kernel --board grid:5x5". A
/// board that has no specification is named by its file, and one that has none by
/// board.lightsout, as which it is to be saved.
QString ruleCommand(const QString& words, const Rule& rule, const QString& path);

/// The same with lights and target: "lightsout-cli solve --board grid:5x5 --lights all". Where they
/// are too many to be written, those of the file are meant.
QString gameCommand(const QString& words, const Game& game, const QString& path);

/// How what is computed of a board is cited: "Lights Out Workbench 0.1.0, grid:5x5". With the seed
/// of what is drawn by chance.
QString citation(const Rule& rule, const std::optional<QString>& seed);
/// With those which the commands name, if they name any.
QString citation(const Rule& rule, const QStringList& commands);

} // namespace lightsout
