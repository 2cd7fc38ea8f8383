// SPDX-License-Identifier: GPL-3.0-or-later
#include "Menus.h"

#include "Commands.h"
#include "HelpActions.h"
#include "classroom/ClassroomActions.h"
#include "contest/ContestActions.h"
#include "drawing/DrawingActions.h"
#include "drawing/LayoutActions.h"
#include "labbook/LabBookActions.h"
#include "lessons/LessonMenu.h"
#include "live/LiveActions.h"
#include "webpage/WebPageActions.h"
#include "window/AppearanceMenus.h"
#include "window/BoardActions.h"
#include "window/ClipboardActions.h"
#include "window/FileActions.h"
#include "window/FindAction.h"
#include "window/NewWindow.h"
#include "window/NumberingMenu.h"
#include "window/PictureActions.h"
#include "window/PictureLightsAction.h"
#include "window/PreferencesAction.h"
#include "window/RetiredMenus.h"
#include "window/StageActions.h"

#include <QMainWindow>
#include <QMenuBar>

namespace lightsout {

namespace {

/// Keeps the shortcuts of commands active while their menus are hidden.
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

Menus::Menus(const Commands& commands, Workbench& workbench, LessonShelf& shelf,
             LessonDock& lessons, QMainWindow* window)
    : QObject(window), commands_(commands), workbench_(workbench), shelf_(shelf), dock_(lessons),
      window_(window), retired_(new RetiredMenus(this)) {
    connect(commands.preferences, &PreferencesAction::chosen, this, &Menus::chosen);
    connect(commands.preferences, &PreferencesAction::numberingChosen, this,
            &Menus::numberingChosen);
}

void Menus::make(const Appearance& appearance) {
    for (QAction* action : window_->actions()) {
        window_->removeAction(action);
    }
    QMenuBar* bar = window_->menuBar();
    for (QMenu* menu : bar->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly)) {
        menu->disconnect(this);
        retired_->take(*menu);
    }
    lessons_ = nullptr;
    // A command that is in no menu and on no button is not available through its shortcut either.
    if (isInContest()) {
        makeContestMenus(appearance);
    } else {
        makeFileMenu();
        makeEditMenu();
        makeDrawMenu();
        makePlayMenu();
        makeViewMenu(appearance);
        lessons_ = new LessonMenu(workbench_, shelf_, dock_, bar);
        connect(lessons_, &LessonMenu::filled, this, &Menus::lessonsChanged);
        bar->addMenu(lessons_);
        makeClassMenu();
        makeHelpMenu();
    }
    keepKeys(*window_, bar->actions());
}

void Menus::show(const Appearance& appearance) {
    choices_->show(appearance);
}

QList<QAction*> Menus::lessons() const {
    return lessons_ == nullptr ? QList<QAction*>() : lessons_->lessons();
}

bool Menus::isInContest() const {
    return commands_.contest->page() != nullptr;
}

QMenu* Menus::addMenu(const QString& title) {
    return window_->menuBar()->addMenu(title);
}

void Menus::addCloseAndQuit(QMenu& file) {
    file.addAction(tr("&Close"), window_, &QWidget::close)->setShortcut(QKeySequence::Close);
    QAction* quit = file.addAction(tr("&Quit"), window_, &QWidget::close);
    quit->setShortcut(QKeySequence::Quit);
    quit->setMenuRole(QAction::QuitRole);
}

void Menus::makeFileMenu() {
    QMenu* file = addMenu(tr("&File"));
    file->addActions({commands_.board->newBoard, commands_.board->examples, commands_.fromPicture});
    file->addAction(tr("New &window"), this, [] { openNewWindow(); })
        ->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    file->addAction(commands_.file->open);
    file->addMenu(commands_.file->recent);
    file->addSeparator();
    file->addActions({commands_.file->save, commands_.file->saveAs, commands_.file->saveCopy});
    file->addAction(commands_.pictureOf->picture);
    file->addMenu(commands_.pictures->menu);
    file->addAction(commands_.pictureOf->print);
    file->addSeparator();
    file->addActions({commands_.labBook->keep, commands_.labBook->open});
    file->addSeparator();
    file->addActions(
        {commands_.classroom->challenge, commands_.classroom->worksheet, commands_.webPage->share});
    file->addSeparator();
    file->addAction(tr("Start pa&ge"), this, &Menus::startPageRequested);
    addCloseAndQuit(*file);
}

void Menus::makeEditMenu() {
    const BoardActions& board = *commands_.board;
    QMenu* edit = addMenu(tr("&Edit"));
    edit->addActions({board.undo, board.redo});
    edit->addSeparator();
    edit->addAction(commands_.clipboard->copyShown);
    edit->addMenu(commands_.clipboard->copyAs);
    edit->addAction(commands_.labBook->copyCommand);
    edit->addAction(commands_.clipboard->paste);
    edit->addSeparator();
    edit->addActions({board.random, board.solvable, board.allOn, board.allOff, board.offToOn});
    edit->addSeparator();
    edit->addAction(commands_.preferences);
}

void Menus::makeDrawMenu() {
    const DrawingActions& drawing = *commands_.drawing;
    QMenu* draw = addMenu(tr("&Draw"));
    draw->addActions({drawing.cut, drawing.copy, commands_.clipboard->pasteDrawing,
                      drawing.duplicate, drawing.erase, drawing.selectAll});
    draw->addSeparator();
    draw->addActions(drawing.influences());
    draw->addSeparator();
    draw->addActions(drawing.arrangements());
    draw->addSeparator();
    QMenu* layout = draw->addMenu(tr("Arrange &all"));
    layout->addActions(commands_.layouts->all());
    layout->setToolTipsVisible(true);
}

void Menus::makePlayMenu() {
    const BoardActions& board = *commands_.board;
    QMenu* play = addMenu(tr("&Play"));
    play->addActions({board.hint, board.solution, board.autoplay});
    play->addSeparator();
    play->addActions({board.restart, board.onlyLit, board.symmetry});
    play->addSeparator();
    play->addActions({board.pin, board.compare});
    play->addSeparator();
    play->addActions({commands_.classroom->today, commands_.contest->contest});
}

void Menus::makeViewMenu(const Appearance& appearance) {
    const StageActions& stage = *commands_.stage;
    QMenu* view = addMenu(tr("&View"));
    view->addAction(stage.projector);
    if (!isInContest()) {
        view->addActions({stage.subjectOnly, stage.forward, stage.back});
    }
    view->addSeparator();
    view->addActions({stage.larger, stage.smaller, stage.normalSize});
    view->addSeparator();
    auto* numbering = new NumberingMenu(view);
    view->addMenu(numbering);
    connect(numbering, &NumberingMenu::chosen, this, &Menus::numberingChosen);
    choices_ = new AppearanceMenus(*view, appearance);
    connect(choices_, &AppearanceMenus::chosen, this, &Menus::chosen);
}

void Menus::makeClassMenu() {
    const LiveActions& live = *commands_.live;
    QMenu* menu = addMenu(tr("&Class"));
    menu->addAction(live.open);
    menu->addSeparator();
    menu->addActions({live.everyone, live.ask});
    menu->addSeparator();
    menu->addActions({live.save, live.end});
}

void Menus::makeHelpMenu() {
    const HelpActions& report = *commands_.help;
    addMenu(tr("&Help"))
        ->addActions({report.manual, commands_.find, report.shortcuts, report.about});
}

void Menus::makeContestMenus(const Appearance& appearance) {
    const ContestPage& page = *commands_.contest->page();
    QMenu* file = addMenu(tr("&File"));
    file->addAction(page.saveResults);
    file->addSeparator();
    addCloseAndQuit(*file);
    addMenu(tr("&Edit"))->addActions({page.undo, page.redo});
    addMenu(tr("&Play"))->addAction(page.leave);
    makeViewMenu(appearance);
    makeHelpMenu();
}

} // namespace lightsout

#include "moc_Menus.cpp"
