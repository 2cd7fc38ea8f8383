#pragma once

#include "analysis/Workbench.h"

#include <QAction>

class QWidget;

namespace lightsout {

/// The commands that change or explain the board, for menus and the toolbar.
class BoardActions : public QObject {
    Q_OBJECT

public:
    BoardActions(Workbench& workbench, QWidget* window);

    QAction* newBoard;
    QAction* undo;
    QAction* redo;
    QAction* restart;
    QAction* random;
    QAction* solvable;
    QAction* allOn;
    QAction* allOff;
    QAction* hint;
    QAction* solution;
    QAction* autoplay;

private:
    void chooseNewBoard();
    void setLights(BitVector lights, const QString& text);
    void followGuide();

    Workbench& workbench_;
    QWidget* window_;
};

} // namespace lightsout
