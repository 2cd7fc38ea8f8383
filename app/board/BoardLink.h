// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace lightsout {

class BoardView;
class CurrentDocument;
class Selection;

/// Connects a board view to the document, so that it shows the game and turns touches into undoable
/// moves. The vertex pointed at is shared with all other views of the selection.
void linkBoard(BoardView& view, CurrentDocument& document, Selection& selection);

} // namespace lightsout
