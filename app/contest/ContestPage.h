// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/ContestStore.h"
#include "look/Stage.h"

#include <QAction>
#include <QTimer>
#include <QWidget>

namespace lightsout {

class ContestFacts;

/// A contest in place of the pages of the window: played here, or its ranking. Everything that
/// happens is written down at once, so that nothing is lost with the window; by one window alone.
class ContestPage : public QWidget, public Staged {
    Q_OBJECT

public:
    /// `lock` is that of the store; without one, another window writes down what happens.
    ContestPage(std::unique_ptr<Contest> contest, ContestStore store,
                std::unique_ptr<QLockFile> lock, QWidget* parent);
    ~ContestPage() override;

    const Contest& contest() const { return *contest_; }
    Contest& contest() { return *contest_; }
    void setStage(Stage stage) override;

    /// All that can be done besides the board, for the menu.
    QAction* undo;
    QAction* redo;
    QAction* saveResults;
    QAction* leave; ///< asks first, unless the contest is over

Q_SIGNALS:
    void left();

private:
    void refresh();
    void keep();
    void askToLeave();

    std::unique_ptr<Contest> contest_;
    ContestStore store_;
    std::unique_ptr<QLockFile> lock_;
    bool isLeft_ = false;
    Staged* view_;
    ContestFacts* facts_;
    QTimer keeping_;
};

/// Asks for a file and writes the results of a contest there as CSV.
void saveContestResults(const Contest& contest, QWidget* window);

} // namespace lightsout
