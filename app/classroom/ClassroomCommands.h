// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "challenge/ChallengeCode.h"
#include "classroom/WorksheetForm.h"

#include <QStringList>

#include <optional>
#include <utility>

namespace lightsout {

/// Returns a board's name and the number after it, "petersen" and "7"; the name is empty if the
/// text does not begin with one of io/BoardSpec.h.
std::pair<QString, QString> namedDeal(const QString& text);

/// Returns the options for boards dealt from consecutive seeds; nothing for other deals.
std::optional<QString> dealsOptions(const std::vector<Deal>& deals);

/// Returns the command lines for the board of a code, and for the code itself if it is of a deal;
/// or for the board of a name and a number.
QStringList challengeCommands(const QString& code, const std::optional<Deal>& deal);

/// Returns the command lines for a worksheet as PDF and as LaTeX. Boards not dealt from consecutive
/// seeds are listed on standard input. Empty if the command line can't name them: a drawn graph, or
/// graphs or matrices of such deals.
QStringList worksheetCommands(const WorksheetChoice& choice);

} // namespace lightsout
