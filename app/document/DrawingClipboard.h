// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Drawing.h"
#include "support/Progress.h"

#include <QByteArray>

#include <optional>

namespace lightsout {

/// Vertices as texts: as a document for this program, as an edge list for others.
struct CopiedTexts {
    QByteArray document;
    QString edges;
};
/// For any thread.
CopiedTexts textsOf(const Game& part, Progress& progress);
void putOnClipboard(const CopiedTexts& texts);
/// Puts the selected vertices on the clipboard.
void copySelected(const Drawing& drawing);

/// True when the clipboard holds vertices that copySelected() put there, in this window or another.
bool canPaste();
/// The text of them; empty where there is none.
QByteArray copiedText();
/// The vertices that a text holds, for any thread; nothing where it is none of copySelected().
std::optional<Game> copiedPart(const QByteArray& text, Progress& progress);
/// Adds them to the drawing, a little aside of their old places, and selects them.
void paste(Drawing& drawing, const Game& part);
/// The game with the part pasted, for any thread; nothing where it would be too large.
std::optional<Game> withPasted(const Game& game, const Game& part, Progress& progress);
/// Puts what withPasted() makes of the present game in its place, as paste() does.
void replaceByPasted(Drawing& drawing, Game pasted);

/// Adds the selected vertices a second time, a little aside.
void duplicateSelected(Drawing& drawing);
/// Puts what withPasted() makes of the present game and its selected part in its place.
void replaceByDuplicated(Drawing& drawing, Game larger);

} // namespace lightsout
