// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

class BoardView;
class Document;
class Selection;

/// Connects a board view to the document: shows its game, and turns touches into undoable moves.
/// The vertex pointed at is shared with every other view of the selection.
void linkBoard(BoardView& view, Document& document, Selection& selection);

} // namespace lightsout
