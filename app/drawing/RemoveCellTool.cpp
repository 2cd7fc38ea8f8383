// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/RemoveCellTool.h"

namespace lightsout {

BoardTool::Advice RemoveCellTool::advice() const {
    return {
        tr("Click cells to remove them, or drag across several."),
        tr("Undo restores removed cells. On the keyboard, press the space bar to remove a cell.")};
}

void RemoveCellTool::erase(Vertex vertex, bool continuesStroke) {
    drawing().removeCell(vertex, continuesStroke);
}

} // namespace lightsout

#include "moc_RemoveCellTool.cpp"
