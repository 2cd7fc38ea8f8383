// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drawing/EraseTool.h"

namespace lightsout {

/// The tool that removes the cells of a grid that are clicked or dragged over. With the keyboard,
/// space removes the cell at the cursor.
class RemoveCellTool : public EraseTool {
    Q_OBJECT

public:
    using EraseTool::EraseTool;

    Advice advice() const override;

protected:
    bool isUsable() const override { return drawing().canRemoveCells(); }
    void erase(Vertex vertex, bool continuesStroke) override;
};

} // namespace lightsout
