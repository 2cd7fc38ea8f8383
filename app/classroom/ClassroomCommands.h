// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/ChallengeCode.h"
#include "classroom/WorksheetForm.h"

#include <QStringList>

#include <optional>
#include <utility>

namespace lightsout {

/// A board's name and the number behind it, "petersen" and "7"; no name where the text begins with
/// none of io/BoardSpec.h.
std::pair<QString, QString> namedDeal(const QString& text);

/// The options for boards dealt one after the other, each from the next seed; nothing for others.
std::optional<QString> dealsOptions(const std::vector<Deal>& deals);

/// What to type for the board of a code, and for the code itself where it is of a deal; or for the
/// board of a name and a number.
QStringList challengeCommands(const QString& code, const std::optional<Deal>& deal);

/// What to type for a worksheet as PDF, and as LaTeX. Boards that were not dealt in a row, each
/// from the next seed, are listed on standard input. None where the command line can't name them:
/// a drawn graph, or graphs or matrices of such deals.
QStringList worksheetCommands(const WorksheetChoice& choice);

} // namespace lightsout
