// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "board/BoardView.h"
#include "look/Card.h"

class QButtonGroup;
class QPushButton;

namespace lightsout {

/// The drawing tools, what to do with the present one, and what becomes of the board.
class DrawingCard : public Card {
    Q_OBJECT

public:
    /// The tools act on `board`, which gets each as it is chosen.
    DrawingCard(Workbench& workbench, BoardView& board, QWidget* parent = nullptr);

    BoardTool* tool() const;
    /// Makes the tool that selects the present one.
    void chooseSelecting();

Q_SIGNALS:
    /// The user wants to name the selected vertex.
    void labelRequested();

private:
    void addTool(BoardTool* tool);
    void choose(int tool);
    void refresh();
    void retranslate();
    void refreshFacts();
    void refreshAdvice();
    QWidget* makeStart();

    Workbench& workbench_;
    BoardView& board_;
    TextLabel* headline_;
    TextLabel* detail_;
    QWidget* toolRow_;
    QButtonGroup* buttons_;
    std::vector<BoardTool*> tools_;
    QPushButton* mutual_;
    QWidget* start_; ///< shown while the board is no graph
    QPushButton* empty_;
    QPushButton* turn_;
    FactLabel* fewest_;
    FactLabel* solutions_;
    FactLabel* share_;
};

} // namespace lightsout
