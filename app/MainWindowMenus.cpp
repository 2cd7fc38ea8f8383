// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of the window, and the commands of its own that stand there.
#include "MainWindow.h"

#include "classroom/ClassroomActions.h"
#include "contest/ContestActions.h"
#include "drawing/DrawingActions.h"
#include "drawing/LayoutActions.h"
#include "labbook/LabBookActions.h"
#include "lessons/LessonMenu.h"
#include "look/WhyButton.h"
#include "manual/ManualWindow.h"
#include "picture/PictureCommands.h"
#include "window/About.h"
#include "window/AppearanceMenus.h"
#include "window/BoardActions.h"
#include "window/ClipboardActions.h"
#include "window/CommandPalette.h"
#include "window/FileActions.h"
#include "window/NewWindow.h"
#include "window/NumberingMenu.h"
#include "window/PageTabs.h"
#include "window/PictureActions.h"
#include "window/PictureLightsAction.h"
#include "window/PreferencesDialog.h"
#include "window/ShortcutList.h"
#include "window/StageActions.h"

#include <QApplication>
#include <QEvent>
#include <QMenuBar>
#include <QMessageBox>

namespace lightsout {

namespace {

/// Lets the keys of commands work while the menus with them are hidden.
void keepKeys(QWidget& window, const QList<QAction*>& actions) {
    for (QAction* action : actions) {
        if (action->menu() != nullptr) {
            keepKeys(window, action->menu()->actions());
        } else if (action->shortcutContext() == Qt::WindowShortcut) {
            window.addAction(action);
        }
    }
}

} // namespace

void MainWindow::makeMenus() {
    // What has no place in a menu and on no button can't be done, not by its keys either.
    if (isInContest()) {
        makeContestMenus();
        keepKeys(*this, menuBar()->actions());
        return;
    }
    QMenu* file = menuBar()->addMenu(tr("&File"));
    file->addActions({board_->newBoard, board_->examples, fromPicture_});
    file->addAction(tr("New &window"), this, [] { openNewWindow(); })
        ->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    file->addAction(file_->open);
    file->addMenu(file_->recent);
    file->addSeparator();
    file->addActions({file_->save, file_->saveAs, file_->saveCopy});
    file->addAction(pictureOf_->picture);
    file->addMenu(pictures_->menu);
    file->addAction(pictureOf_->print);
    file->addSeparator();
    file->addActions({labBook_->keep, labBook_->open});
    file->addSeparator();
    file->addActions({classroom_->challenge, classroom_->worksheet});
    file->addSeparator();
    file->addAction(tr("&First page"), this, &MainWindow::showFirstPage);
    QAction* quit = file->addAction(tr("&Quit"), this, &QWidget::close);
    quit->setShortcut(QKeySequence::Quit);
    quit->setMenuRole(QAction::QuitRole);

    QMenu* edit = menuBar()->addMenu(tr("&Edit"));
    edit->addActions({board_->undo, board_->redo});
    edit->addSeparator();
    edit->addAction(clipboard_->copyShown);
    edit->addMenu(clipboard_->copyAs);
    edit->addAction(labBook_->copyCommand);
    edit->addAction(clipboard_->paste);
    edit->addSeparator();
    edit->addActions(
        {board_->random, board_->solvable, board_->allOn, board_->allOff, board_->offToOn});

    edit->addSeparator();
    QAction* preferences =
        edit->addAction(tr("Pre&ferences …"), this, &MainWindow::showPreferences);
    preferences->setShortcut(QKeySequence::Preferences);
    preferences->setMenuRole(QAction::PreferencesRole);

    makeDrawMenu();
    QMenu* play = menuBar()->addMenu(tr("&Play"));
    play->addActions({board_->hint, board_->solution, board_->autoplay});
    play->addSeparator();
    play->addActions({board_->restart, board_->onlyLit, board_->symmetry});
    play->addSeparator();
    play->addActions({board_->pin, board_->compare});
    play->addSeparator();
    play->addActions({classroom_->today, contest_->contest});

    makeViewMenu();
    menuBar()->addMenu(new LessonMenu(workbench_, *shelf_, *lessons_, menuBar()));
    makeHelpMenu();
    keepKeys(*this, menuBar()->actions());
}

void MainWindow::makeDrawMenu() {
    QMenu* draw = menuBar()->addMenu(tr("&Draw"));
    draw->addActions({drawing_->cut, drawing_->copy, drawing_->paste, drawing_->duplicate,
                      drawing_->erase, drawing_->selectAll});
    draw->addSeparator();
    draw->addActions(drawing_->influences());
    draw->addSeparator();
    draw->addActions(drawing_->arrangements());
    draw->addSeparator();
    QMenu* layout = draw->addMenu(tr("Arrange &all"));
    layout->addActions(layouts_->all());
    layout->setToolTipsVisible(true);
}

void MainWindow::makeViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&View"));
    view->addAction(stage_->projector);
    if (!isInContest()) {
        view->addActions({stage_->subjectOnly, stage_->forward, stage_->back});
    }
    view->addSeparator();
    view->addActions({stage_->larger, stage_->smaller, stage_->normalSize});
    view->addSeparator();
    auto* numbering = new NumberingMenu(view);
    view->addMenu(numbering);
    // Numbers stand in texts everywhere, and are said anew like those of another language.
    connect(numbering, &NumberingMenu::chosen, this, &MainWindow::sayAnew);

    choices_ = new AppearanceMenus(*view, appearance_);
    connect(choices_, &AppearanceMenus::chosen, this, &MainWindow::setAppearance);
}

void MainWindow::showPreferences() {
    Preferences preferences = Preferences::load();
    preferences.appearance = appearance_;
    PreferencesDialog dialog(preferences, this);
    connect(&dialog, &PreferencesDialog::chosen, this, [this](const Preferences& wanted) {
        const Preferences before = Preferences::load();
        wanted.save();
        wanted.apply();
        setAppearance(wanted.appearance);
        if (workbench_.autosave != nullptr) {
            workbench_.autosave->setOn(wanted.autosaves);
        }
        if (wanted.numbering != before.numbering) {
            sayAnew();
        }
        const Facts* facts = workbench_.analysis.facts();
        if (wanted.memory != before.memory && facts != nullptr && facts->refusal) {
            workbench_.analysis.restart();
        }
    });
    dialog.exec();
}

void MainWindow::sayAnew() {
    QCoreApplication::postEvent(this, new QEvent(QEvent::LanguageChange));
}

void MainWindow::makeHelpMenu() {
    QMenu* help = menuBar()->addMenu(tr("&Help"));
    help->addAction(tr("&Manual"), this, [this] { showManual(); })
        ->setShortcut(QKeySequence::HelpContents);
    help->addAction(find_);
    help->addAction(tr("&Keyboard and mouse"), this, &MainWindow::showShortcuts)
        ->setShortcut(Qt::Key_Question);
    help->addAction(tr("&About"), this, [this] { showAbout(this); });
}

void MainWindow::findCommand() {
    std::vector<Command> commands = commandsOf(menuBar()->actions());
    if (!isInContest()) {
        for (int i = 0; i < tabs_->count(); ++i) {
            commands.push_back({tabs_->tabText(i), tr("Page"), QString(), [this, i] {
                                    leaveFirstPage();
                                    tabs_->setCurrentIndex(i);
                                }});
        }
        for (const BoardKind& kind : boardKinds()) {
            commands.push_back({kind.name, categoryName(kind.category), QString(), [this, kind] {
                                    Progress progress;
                                    workbench_.document.begin(
                                        kind.make(kind.firstOptions(), progress));
                                }});
        }
    }
    CommandPalette palette(std::move(commands), this);
    if (palette.exec() == QDialog::Accepted && palette.chosen() != nullptr) {
        palette.chosen()->run();
    }
}

bool MainWindow::focusNextPrevChild(bool isNext) {
    QWidgetList stops;
    for (auto* widget : findChildren<QWidget*>()) {
        if (widget->window() == this && widget->isVisible() && widget->isEnabled() &&
            widget->focusProxy() == nullptr && (widget->focusPolicy() & Qt::TabFocus) != 0) {
            stops << widget;
        }
    }
    if (stops.isEmpty()) {
        return false;
    }
    const auto at = stops.indexOf(focusWidget());
    const auto count = stops.size();
    const auto next = at < 0 ? (isNext ? 0 : count - 1) : (at + (isNext ? 1 : count - 1)) % count;
    stops[next]->setFocus(isNext ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

bool MainWindow::event(QEvent* event) {
    if (event->type() == ManualEvent::kind()) {
        showManual(static_cast<ManualEvent*>(event)->place());
        return true;
    }
    return QMainWindow::event(event);
}

void MainWindow::showManual(const QString& place) {
    if (manual_ == nullptr) {
        manual_ = new ManualWindow(this);
    }
    if (place.isEmpty()) {
        manual_->showChapter(firstPage_ == nullptr ? tabs_->currentWidget()->objectName()
                                                   : QString());
    } else {
        manual_->showPlaceOf(place);
    }
    manual_->show();
    manual_->activateWindow();
}

void MainWindow::showShortcuts() {
    lightsout::showShortcuts(menuBar()->actions(), this);
}

} // namespace lightsout
