// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/Losses.h"
#include "window/KnownFile.h"

#include <QString>

#include <optional>
#include <vector>

class QWidget;

namespace lightsout {

// What is asked about a file before it is opened or written. Each waits for the answer.

/// Whether a board is wanted without some of what its file holds.
bool acceptsLeftOut(const QString& path, const ReadReport& report, QWidget* window);

/// Asks what the report says can be read in several ways, one question at most. Returns the choices
/// with the answer, and nullopt if the user cancels; the same choices if there is nothing to ask.
std::optional<ReadChoices> chooseReading(const QString& name, const ReadReport& report,
                                         const ReadChoices& choices, QWidget* window);

/// What was understood of a file or of a text: one sentence for the status line.
QString readingText(const SavedBoard& board, const ReadReport& report);

/// Whether a copy without some of the game is wanted.
bool acceptsLosses(const QString& path, const std::vector<Loss>& losses, QWidget* window);

enum class ChangedFileAnswer { nothing, reload, saveElsewhere, overwrite };

/// What to do with the document's file that was changed or removed elsewhere.
ChangedFileAnswer askAboutChangedFile(const QString& path, bool isRemoved, QWidget* window);

/// What happened to the file elsewhere.
QString changedFileText(const QString& path, bool isRemoved);

} // namespace lightsout
