// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "files/KnownFile.h"
#include "formats/Losses.h"

#include <QString>

#include <optional>
#include <vector>

class QWidget;

namespace lightsout {

// These functions ask questions about a file before it is opened or written. Each waits for the
// answer.

/// Asks whether to open a board even though some of its file's content will be left out.
bool acceptsLeftOut(const QString& path, const ReadReport& report, QWidget* window);

/// Asks about the ambiguities in the report, with at most one question that shows the beginning of
/// the text. Returns the choices with the answer added, or nullopt if the user cancels. If there is
/// nothing to ask, returns the choices unchanged.
std::optional<ReadChoices> chooseReading(const QString& name, const std::string& text,
                                         const ReadReport& report,
                                         const std::vector<OfferedReading>& offers,
                                         const ReadChoices& choices, QWidget* window);

/// Returns a sentence for the status bar that says how a file or text was interpreted.
QString readingText(const SavedBoard& board, const ReadReport& report);

/// Asks whether to save a copy even though it would lose parts of the game.
bool acceptsLosses(const QString& path, const std::vector<Loss>& losses, QWidget* window);

enum class ChangedFileAnswer { nothing, reload, saveElsewhere, overwrite };

/// Asks what to do if the document's file was changed or removed by another program.
ChangedFileAnswer askAboutChangedFile(const QString& path, bool isRemoved, QWidget* window);

} // namespace lightsout
