// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/CheckedCode.h"
#include "game/Game.h"
#include "support/Progress.h"

#include <QStringList>

#include <variant>
#include <vector>

namespace lightsout {

/// Returns a sentence that says what is wrong with a code.
QString codeFaultText(const CodeFault& fault);

/// Returns the challenge codes in a text, without surrounding spaces. They are separated by line
/// breaks, commas and semicolons.
QStringList codesIn(const QString& text);

/// Returns the boards of challenge codes, or a sentence that says what is wrong with the codes.
/// There can be at most `maxBoards` boards. Throws Cancelled.
std::variant<std::vector<Game>, QString>
boardsOfCodes(const QStringList& codes, std::size_t maxBoards, const Progress& progress);

} // namespace lightsout
