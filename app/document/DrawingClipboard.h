// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Drawing.h"
#include "support/Progress.h"

#include <QByteArray>

#include <optional>

namespace lightsout {

/// Vertices in text form: a document for this program, and an edge list for other programs.
struct CopiedTexts {
    QByteArray document;
    QString edges;
};
/// Returns both text forms of a part of a board. Callable from any thread.
CopiedTexts textsOf(const Game& part, Progress& progress);
void putOnClipboard(const CopiedTexts& texts);
/// Puts the selected vertices on the clipboard.
void copySelected(const Drawing& drawing);

/// Returns true if the clipboard holds vertices that copySelected() put there, in this or another
/// window.
bool canPaste();
/// Returns the text form of these vertices; empty if there are none.
QByteArray copiedText();
/// Returns the vertices described by a string, or nullopt if copySelected() did not write it.
/// Callable from any thread.
std::optional<Game> copiedPart(const QByteArray& text, Progress& progress);
/// Adds the vertices of `part` to the drawing, slightly offset from their old positions, and
/// selects them.
void paste(Drawing& drawing, const Game& part);
/// Returns the game with the part pasted, or nullopt if it would be too large. Callable from any
/// thread.
std::optional<Game> withPasted(const Game& game, const Game& part, Progress& progress);
/// Replaces the current game with the result of withPasted(), as paste() does.
void replaceByPasted(Drawing& drawing, Game pasted);

/// Adds a copy of the selected vertices, slightly offset.
void duplicateSelected(Drawing& drawing);
/// Replaces the current game with `larger`, which must be the result of withPasted() for the
/// selected part.
void replaceByDuplicated(Drawing& drawing, Game larger);

} // namespace lightsout
