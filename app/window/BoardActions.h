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

    /// Adds the undo history of a page. Undo and redo use it while it is active; otherwise they use
    /// the history of the game.
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
    void decorate();
    void connectSteps();
    void connectBoard();
    /// Opens the gallery of boards.
    void chooseNewBoard(BoardCategory category);
    bool isTargetEdited() const;
    /// Sets the lights that are being edited: either the target or the initial lights of the game.
    void setLights(BitVector lights, const QString& text, const QString& targetText);
    void begin(BitVector lights, const QString& text);
    /// Replaces the game in one undoable step, if anything changes.
    void replaceBy(Game game, const QString& text);
    void followGuide();
    void retranslate();
    /// Adds the names of the steps to the texts of undo and redo.
    void nameSteps();

    Workbench& workbench_;
    QWidget* window_;
    QUndoGroup steps_;
    QUndoStack* presses_ = nullptr; ///< the history of the game
};

} // namespace lightsout
