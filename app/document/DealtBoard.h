// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Document.h"

namespace lightsout {

/// Replaces the board of a document, as Document::make() does, by one that was dealt. Unlike a
/// board that the user drew or pasted, it can be made again, so it is no unsaved work.
void dealBoard(Document& document, Game game, const QString& text, Stroke stroke);

} // namespace lightsout
