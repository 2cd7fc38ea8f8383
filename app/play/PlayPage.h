#pragma once

#include "analysis/Workbench.h"
#include "play/ChaseGuide.h"
#include "widgets/BoardView.h"

class QButtonGroup;
class QPushButton;

namespace lightsout {

class StatusCard;

/// The Play tab: the board, and beside it what to do, what a cell does, and why.
class PlayPage : public QWidget {
    Q_OBJECT

public:
    explicit PlayPage(Workbench& workbench, QWidget* parent = nullptr);

private:
    QWidget* makeModeButtons();
    QPushButton* makeChaseButton();
    void setMode(BoardMode mode);
    void showGuide();
    void playAgain();

    Workbench& workbench_;
    ChaseGuide chase_;
    BoardView* board_;
    StatusCard* status_;
    QButtonGroup* modes_;
};

} // namespace lightsout
