// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/ChallengeCode.h"
#include "classroom/WorksheetForm.h"

#include <QStringList>

#include <optional>
#include <utility>

namespace lightsout {

/// Returns a board's name and the number after it, such as "petersen" and "7". The name is empty if
/// the text does not begin with a name from io/BoardSpec.h.
std::pair<QString, QString> namedDeal(const QString& text);

/// Returns the options for boards dealt from consecutive seeds; nullopt for other deals.
std::optional<QString> dealsOptions(const std::vector<Deal>& deals);

/// Returns the command lines for a challenge code: one that reads it and, if it encodes a deal, one
/// that deals the board. If `code` is a name and a number instead, returns the command line that
/// solves that board.
QStringList challengeCommands(const QString& code, const std::optional<Deal>& deal);

/// Returns the command lines for a worksheet as PDF and as LaTeX. Boards that are not dealt from
/// consecutive seeds are passed on standard input. The list is empty if the command line can't
/// express the boards. This is the case for a drawn graph, and for graphs or matrices that are not
/// dealt from consecutive seeds.
QStringList worksheetCommands(const WorksheetChoice& choice);

} // namespace lightsout
