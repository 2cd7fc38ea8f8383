// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "newboard/BoardKinds.h"

#include <QAction>
#include <QUndoGroup>

class QWidget;

namespace lightsout {

/// The commands that change or explain the board, for menus and the toolbar.
class BoardActions : public QObject {
    Q_OBJECT

public:
    BoardActions(Workbench& workbench, QWidget* window);

    /// Steps of a page's own, which undo and redo mean while they are active; else the game's.
    void addSteps(QUndoStack* steps) { steps_.addStack(steps); }

    QAction* newBoard;
    QAction* examples;
    QAction* undo;
    QAction* redo;
    QAction* restart;
    QAction* random;
    QAction* solvable;
    QAction* allOn;
    QAction* allOff;
    QAction* offToOn;
    QAction* hint;
    QAction* solution;
    QAction* autoplay;
    QAction* onlyLit;
    QAction* symmetry;
    QAction* pin;
    QAction* compare;

private:
    /// Opens the gallery of boards.
    void chooseNewBoard(BoardCategory category);
    bool isTargetEdited() const;
    /// Sets what is edited: the target, or else the lights that the game begins with.
    void setLights(BitVector lights, const QString& text, const QString& targetText);
    void begin(BitVector lights, const QString& text);
    /// One undoable step, if it changes anything.
    void replaceBy(Game game, const QString& text);
    void followGuide();
    void retranslate();
    /// Names the steps to undo and redo.
    void nameSteps();

    Workbench& workbench_;
    QWidget* window_;
    QUndoGroup steps_;
};

} // namespace lightsout
