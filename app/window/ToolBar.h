// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

namespace lightsout {

class BoardActions;

/// The commands in a tool bar.
struct Tools {
    QAction* newBoard;
    QAction* undo;
    QAction* redo;
    QAction* random;
    QAction* solvable;
    QAction* allOn;
    QList<QAction*> moreLights; ///< shown in the menu of allOn; may be empty
    QAction* hint;
    QAction* solution;
    QAction* autoplay;
    QAction* find; ///< `find` and `projector` are at the end of the bar
    QAction* projector;
};
/// Returns the tools for the commands of the board.
Tools toolsOf(BoardActions& board, QAction* find, QAction* projector);

/// The commands that a class needs quickly. Buttons show text next to their icons if there is room.
/// If not, text is omitted first from buttons with well-known icons, then from the others.
class ToolBar : public QToolBar {
    Q_OBJECT

public:
    ToolBar(const Tools& tools, QWidget* parent);

protected:
    bool event(QEvent* event) override;

private:
    /// Chooses which buttons show text.
    void fitWords();
    void setWords(const QList<QAction*>& actions, bool hasWords);
    /// Returns the width that the texts of these buttons need.
    int wordWidth(const QList<QAction*>& actions) const;

    QList<QAction*> known_; ///< commands that users recognise by their icons
    QList<QAction*> others_;
};

/// Returns a bar with the few buttons that are next to the tabs in wall mode. They have icons only.
QWidget* makeStageBar(const QList<QAction*>& actions, QWidget* parent);

} // namespace lightsout
