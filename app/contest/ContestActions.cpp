// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/ContestActions.h"

#include "contest/ContestDialog.h"
#include "theme/LookChanges.h"

#include <QMessageBox>
#include <QPushButton>

#include <utility>

namespace lightsout {

ContestActions::ContestActions(QWidget* window)
    : QObject(window), contest(new QAction(this)), window_(window),
      store_(ContestStore::usualPath()) {
    onLanguageChanged(this, [this] {
        contest->setText(tr("&Contest …"));
        contest->setToolTip(tr("Play rounds against the clock, without hints or solutions"));
    });
    connect(contest, &QAction::triggered, this, [this] {
        std::unique_ptr<QLockFile> lock = store_.hold();
        if (lock == nullptr) {
            QMessageBox::information(window_, tr("Contest"),
                                     tr("A contest is running in another window."));
            return;
        }
        if (auto running = store_.running()) { // left running by a window that was closed
            show(std::move(running), std::move(lock));
            return;
        }
        ContestDialog dialog(store_, window_);
        if (dialog.exec() == QDialog::Accepted) {
            show(std::make_unique<Contest>(dialog.plan()), std::move(lock));
        }
    });
}

QPushButton* ContestActions::makeButton(QWidget* parent) {
    auto* button = new QPushButton(parent);
    button->setObjectName(QStringLiteral("contest"));
    button->setFocusPolicy(Qt::TabFocus);
    onLanguageChanged(button, [button] {
        button->setText(tr("Contest"));
        button->setToolTip(tr("Play rounds against the clock, without hints or solutions"));
    });
    connect(button, &QPushButton::clicked, contest, &QAction::trigger);
    return button;
}

void ContestActions::resume() {
    if (store_.running() == nullptr) {
        return; // the usual case; avoids taking the lock
    }
    std::unique_ptr<QLockFile> lock = store_.hold();
    if (auto running = store_.running()) {
        show(std::move(running), std::move(lock));
    }
}

void ContestActions::show(std::unique_ptr<Contest> shown, std::unique_ptr<QLockFile> lock) {
    page_ = new ContestPage(std::move(shown), store_, std::move(lock), window_);
    const auto leave = [this] {
        ContestPage* left = std::exchange(page_, nullptr);
        Q_EMIT pageChanged();
        left->deleteLater(); // the window no longer shows its actions
    };
    // The action can be triggered again before the page is deleted.
    connect(page_, &ContestPage::left, this, leave, Qt::SingleShotConnection);
    Q_EMIT pageChanged();
}

} // namespace lightsout

#include "moc_ContestActions.cpp"
