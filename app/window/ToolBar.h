// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

namespace lightsout {

class BoardActions;

/// The commands that stand in a tool bar.
struct Tools {
    QAction* newBoard;
    QAction* undo;
    QAction* redo;
    QAction* random;
    QAction* solvable;
    QAction* allOn;
    QList<QAction*> moreLights; ///< in a menu of allOn; may be none
    QAction* hint;
    QAction* solution;
    QAction* autoplay;
    QAction* find; ///< this and the next stand at the end
    QAction* projector;
};
/// Those of the board.
Tools toolsOf(BoardActions& board, QAction* find, QAction* projector);

/// What a class needs at once. Words stand beside the pictures where there is room for them: first
/// those go whose pictures everybody knows, then the others.
class ToolBar : public QToolBar {
    Q_OBJECT

public:
    ToolBar(const Tools& tools, QWidget* parent);

protected:
    bool event(QEvent* event) override;

private:
    /// Chooses which buttons have words.
    void fitWords();
    void setWords(const QList<QAction*>& actions, bool hasWords);
    /// That the words of these buttons take.
    int wordWidth(const QList<QAction*>& actions) const;

    QList<QAction*> known_; ///< by their pictures
    QList<QAction*> others_;
};

/// The few buttons that stand beside the tabs on a wall, as pictures.
QWidget* makeStageBar(const QList<QAction*>& actions, QWidget* parent);

} // namespace lightsout
