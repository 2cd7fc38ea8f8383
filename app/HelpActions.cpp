// SPDX-License-Identifier: GPL-3.0-or-later
#include "HelpActions.h"

#include "manual/ManualWindow.h"
#include "theme/LookChanges.h"
#include "window/About.h"
#include "window/ShortcutList.h"

#include <QMainWindow>
#include <QMenuBar>

#include <utility>

namespace lightsout {

HelpActions::HelpActions(std::function<QString()> chapter, QMainWindow* window)
    : QObject(window), manual(new QAction(this)), shortcuts(new QAction(this)),
      about(new QAction(this)), chapter_(std::move(chapter)), window_(window) {
    manual->setShortcut(QKeySequence::HelpContents);
    connect(manual, &QAction::triggered, this, [this] { showManual({}); });
    shortcuts->setShortcut(Qt::Key_Question);
    connect(shortcuts, &QAction::triggered, this,
            [this] { showShortcuts(window_->menuBar()->actions(), window_); });
    connect(about, &QAction::triggered, this, [this] { showAbout(window_); });
    onLanguageChanged(this, [this] {
        manual->setText(tr("&Manual"));
        shortcuts->setText(tr("&Keyboard and mouse"));
        about->setText(tr("&About"));
    });
}

void HelpActions::showManual(const QString& place) {
    if (shown_ == nullptr) {
        shown_ = new ManualWindow(window_);
    }
    if (place.isEmpty()) {
        shown_->showChapter(chapter_());
    } else {
        shown_->showPlaceOf(place);
    }
    shown_->show();
    shown_->activateWindow();
}

} // namespace lightsout

#include "moc_HelpActions.cpp"
