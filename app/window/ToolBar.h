// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolBar>

namespace lightsout {

class BoardActions;

/// What a class needs at once. Words stand beside the pictures where there is room for them: first
/// those go whose pictures everybody knows, then the others.
class ToolBar : public QToolBar {
    Q_OBJECT

public:
    /// `find` and `projector` stand at the end.
    ToolBar(BoardActions& board, QAction* find, QAction* projector, QWidget* parent);

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
