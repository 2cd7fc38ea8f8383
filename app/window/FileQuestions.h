// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/Losses.h"

#include <QString>

#include <functional>
#include <set>
#include <string>
#include <vector>

class QWidget;

namespace lightsout {

// What is asked about a file before it is opened or written. Each waits for the answer.

/// Whether a board is wanted without some that its file tells, by the names it has there.
bool acceptsLeftOut(const QString& path, const std::set<std::string, std::less<>>& names,
                    QWidget* window);

/// Whether a copy without some of the game is wanted.
bool acceptsLosses(const QString& path, const std::vector<Loss>& losses, QWidget* window);

enum class ChangedFileAnswer { nothing, reload, saveElsewhere, overwrite };

/// What to do with the document's file that was changed or removed elsewhere.
ChangedFileAnswer askAboutChangedFile(const QString& path, bool isRemoved, QWidget* window);

/// What happened to the file elsewhere.
QString changedFileText(const QString& path, bool isRemoved);

} // namespace lightsout
