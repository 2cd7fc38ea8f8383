// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/ContestStore.h"
#include "controls/Stage.h"

#include <QAction>
#include <QByteArray>
#include <QTimer>
#include <QWidget>

namespace lightsout {

/// Shows a contest instead of the pages of the window: the board to play, or the ranking. Changes
/// are saved after a fraction of a second, or when the page is deleted, so that closing the window
/// loses nothing. Only one window saves.
class ContestPage : public QWidget {
    Q_OBJECT

public:
    /// `lock` is the lock of the store. If it is null, another window saves the contest.
    ContestPage(std::unique_ptr<Contest> contest, ContestStore store,
                std::unique_ptr<QLockFile> lock, QWidget* parent);
    ~ContestPage() override;

    const Contest& contest() const { return *contest_; }
    Contest& contest() { return *contest_; }
    void setStage(Stage stage);

    // These actions are in the menus, in addition to those of the board.
    QAction* undo;
    QAction* redo;
    QAction* saveResults;
    QAction* leave; ///< asks for confirmation unless the contest is over

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
    QWidget* facts_;
    QTimer keeping_;
};

/// Returns the results of a contest as CSV (RFC 4180) in UTF-8 with English headings. There is one
/// line for each round that was played on this computer, and one for each entry of the ranking.
QByteArray contestCsv(const Contest& contest);
/// Asks for a file and writes the results of a contest there as CSV.
void saveContestResults(const Contest& contest, QWidget* window);

} // namespace lightsout
