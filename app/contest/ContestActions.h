// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/ContestPage.h"

#include <QAction>

class QPushButton;

namespace lightsout {

/// Lets contests begin, and go on when the program is started anew.
class ContestActions : public QObject {
    Q_OBJECT

public:
    explicit ContestActions(QWidget* window);

    QAction* contest; ///< makes one

    /// A button for it, to stand among the modes of a page.
    QPushButton* makeButton(QWidget* parent);

    /// The contest that takes the place of all pages; null while there is none.
    ContestPage* page() const { return page_; }
    /// Goes on with a contest that the window was closed on. Where another window does already,
    /// this one has no pages either, and writes nothing down.
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
