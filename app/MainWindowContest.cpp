// SPDX-License-Identifier: GPL-3.0-or-later
// The window while a contest has it to itself.
#include "MainWindow.h"

#include "contest/ContestActions.h"
#include "lessons/LessonDock.h"
#include "lessons/LessonMenu.h"
#include "window/PageTabs.h"
#include "window/StageActions.h"
#include "window/ToolBar.h"

#include <QMenuBar>
#include <QPushButton>
#include <QStackedWidget>

#include <utility>

namespace lightsout {

void MainWindow::resumeContest() {
    contest_->resume();
}

bool MainWindow::isInContest() const {
    return contest_->page() != nullptr;
}

void MainWindow::followContest() {
    if (isInContest()) {
        lessons_->session().close();
    }
    leaveFirstPage();
    workbench_.guide.setPlaying(false);
    auto* middle = static_cast<QStackedWidget*>(centralWidget());
    middle->setCurrentIndex(isInContest() ? middle->addWidget(contest_->page()) : 0);
    retranslate(); // other menus
    showStage();
    middle->currentWidget()->setFocus();
}

void MainWindow::makeContestMenus() {
    ContestPage* page = contest_->page();
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addAction(page->saveResults);
    file->addSeparator();
    QAction* quit = file->addAction(tr("&Quit"), this, &QWidget::close);
    quit->setShortcut(QKeySequence::Quit);
    quit->setMenuRole(QAction::QuitRole);
    menuBar()->addMenu(tr("&Edit"))->addActions({page->undo, page->redo});
    menuBar()->addMenu(tr("&Draw"))->setEnabled(false);
    menuBar()->addMenu(tr("&Play"))->addAction(page->leave);
    makeViewMenu();
    menuBar()->addMenu(LessonMenu::tr("&Lessons"))->setEnabled(false);
    makeHelpMenu();
}

void MainWindow::showLocked() {
    delete std::exchange(lockedBar_, nullptr);
    if (!isInContest()) {
        return;
    }
    ContestPage* page = contest_->page();
    Tools tools = lockedTools(toolsOf(*board_, find_, stage_->projector), page);
    tools.undo = page->undo;
    tools.redo = page->redo;
    lockedBar_ = new ToolBar(tools, this);
    lockedBar_->setObjectName(QStringLiteral("lockedToolbar"));
    addToolBar(lockedBar_);
    lockedBar_->setVisible(stage_->stage() == Stage::desk);
    QStringList pages;
    for (int i = 0; i < tabs_->count(); ++i) {
        pages << tabs_->tabText(i);
    }
    // The contest begins among the modes of the first page.
    tabs_->makePage(QStringLiteral("play"));
    QStringList modes;
    const QWidget* first = findChild<QPushButton*>(QStringLiteral("contest"))->parentWidget();
    for (const QPushButton* mode : first->findChildren<QPushButton*>()) {
        modes << mode->text();
    }
    page->showLocked(pages, modes);
}

} // namespace lightsout
