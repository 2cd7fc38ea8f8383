// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/ContestPage.h"

#include <QAction>

class QPushButton;

namespace lightsout {

/// Begins contests, and resumes them when the program is started again.
class ContestActions : public QObject {
    Q_OBJECT

public:
    explicit ContestActions(QWidget* window);

    QAction* contest; ///< resumes the running contest, or creates one

    /// Creates a button for the action, to be placed among the modes of a page.
    QPushButton* makeButton(QWidget* parent);

    /// Returns the contest that is shown instead of all other pages; null if there is none.
    ContestPage* page() const { return page_; }
    /// Resumes a contest that was running when the window was closed. If another window has already
    /// resumed it, this window also shows only the contest, but does not save it.
    void resume();

Q_SIGNALS:
    void pageChanged();

private:
    void show(std::unique_ptr<Contest> shown, std::unique_ptr<QLockFile> lock);

    QWidget* window_;
    ContestStore store_;
    ContestPage* page_ = nullptr;
};

} // namespace lightsout
