// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveActions.h"

#include "live/LiveDialog.h"
#include "live/LiveWindow.h"
#include "theme/LookChanges.h"

#include <QWidget>

namespace lightsout {

LiveActions::LiveActions(Workbench& workbench, LabBook& book, QWidget* window)
    : QObject(window), open(new QAction(this)), everyone(new QAction(this)), ask(new QAction(this)),
      save(new QAction(this)), end(new QAction(this)), workbench_(workbench), book_(book),
      window_(window) {
    open->setObjectName(QStringLiteral("openLiveClass"));
    everyone->setObjectName(QStringLiteral("giveEveryoneThisBoard"));
    end->setObjectName(QStringLiteral("endLiveClass"));
    onLanguageChanged(this, [this] { refresh(); });
    connect(open, &QAction::triggered, this, &LiveActions::openClass);
    connect(everyone, &QAction::triggered, this, [this] { wall_->giveBoardOnTable(); });
    connect(ask, &QAction::triggered, this, [this] { wall_->ask(); });
    connect(save, &QAction::triggered, this, [this] { wall_->saveResults(); });
    connect(end, &QAction::triggered, this, &LiveActions::endClass);
}

LiveActions::~LiveActions() {
    // The main window deletes the wall, whose signals must no longer reach this object.
    if (wall_ != nullptr) {
        wall_->disconnect(this);
    }
}

QString LiveActions::host() const {
    return wall_ == nullptr ? QString() : wall_->liveClass().host();
}

void LiveActions::openClass() {
    if (wall_ == nullptr) {
        LiveDialog dialog(workbench_.document.game(), window_);
        if (dialog.exec() != QDialog::Accepted) {
            return;
        }
        wall_ = new LiveWindow(dialog.takeClass(), workbench_, book_, window_);
        connect(wall_, &LiveWindow::closed, this, [this] {
            wall_ = nullptr;
            refresh();
            Q_EMIT changed();
        });
        refresh();
        Q_EMIT changed();
    }
    wall_->show();
    wall_->raise();
    wall_->activateWindow();
}

void LiveActions::askClass(const ClassQuestion& question) {
    wall_->ask(question);
}

bool LiveActions::endClass() {
    return wall_ == nullptr || wall_->close(true);
}

void LiveActions::refresh() {
    open->setText(isOpen() ? tr("Show the live-class &window") : tr("&Open a live class …"));
    open->setToolTip(tr("Lets pupils play along in their phone browsers"));
    everyone->setText(tr("Give &everyone this board"));
    everyone->setToolTip(tr("Gives the class the current board"));
    ask->setText(tr("&Ask the class …"));
    ask->setToolTip(tr("Sends a question to the class's phones"));
    save->setText(tr("&Save results …"));
    save->setToolTip(tr("Saves the results as a table"));
    end->setText(tr("E&nd the class"));
    end->setToolTip(tr("Closes the live-class window and shows a message on the phones"));
    for (QAction* action : {everyone, ask, save, end}) {
        action->setEnabled(isOpen());
    }
}

} // namespace lightsout

#include "moc_LiveActions.cpp"
