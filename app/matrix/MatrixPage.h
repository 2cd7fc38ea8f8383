#pragma once

#include "analysis/Workbench.h"
#include "widgets/Card.h"

namespace lightsout {

class BoardView;
class MatrixView;

/// The matrix tab: the influence matrix beside the lights to change, tied to the board.
class MatrixPage : public QWidget {
    Q_OBJECT

public:
    explicit MatrixPage(Workbench& workbench, QWidget* parent = nullptr);

private:
    void showRow();

    Workbench& workbench_;
    MatrixView* matrix_;
    BoardView* board_;
    QLabel* rowTitle_ = nullptr;
    QLabel* rowEquation_ = nullptr;
    QLabel* rowText_ = nullptr;
};

} // namespace lightsout
