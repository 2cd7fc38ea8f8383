// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "board/BoardView.h"
#include "controls/Card.h"

#include <array>

class QButtonGroup;
class QPushButton;

namespace lightsout {

class ConnectTool;
class WhatIf;

/// A card with the drawing tools, advice on the current tool, and facts about the resulting board.
class DrawingCard : public Card {
    Q_OBJECT

public:
    /// The tools act on `board`; the chosen tool becomes the tool of the board.
    DrawingCard(Workbench& workbench, BoardView& board, QWidget* parent = nullptr);

    BoardTool* tool() const;
    /// Shows what a connection would change before it is made.
    void setWhatIf(const WhatIf* whatIf);
    /// Makes the selection tool the current one.
    void chooseSelecting();

Q_SIGNALS:
    /// Emitted when the user wants to name the selected vertex.
    void labelRequested();

private:
    void addTool(BoardTool* tool);
    void choose(int tool);
    void refresh();
    void retranslate();
    void refreshAdvice();
    QWidget* makeStart();

    Workbench& workbench_;
    BoardView& board_;
    TextLabel* headline_;
    TextLabel* detail_;
    QWidget* toolRow_;
    QButtonGroup* buttons_;
    std::vector<BoardTool*> tools_;
    ConnectTool* connecting_; ///< the first of tools_
    BoardTool* removing_;     ///< removes cells from grids
    QPushButton* mutual_;
    QWidget* start_; ///< shown if the board is not a graph
    QPushButton* empty_;
    QPushButton* remove_;
    QPushButton* turn_;
};

} // namespace lightsout
