// SPDX-License-Identifier: GPL-3.0-or-later
#include "Menus.h"

#include "Commands.h"
#include "HelpActions.h"
#include "classroom/ClassroomActions.h"
#include "drawing/DrawingActions.h"
#include "drawing/LayoutActions.h"
#include "files/ClipboardActions.h"
#include "files/FileActions.h"
#include "files/NewWindow.h"
#include "files/PictureActions.h"
#include "files/PictureLightsAction.h"
#include "labbook/LabBookActions.h"
#include "lessons/LessonMenu.h"
#include "live/LiveActions.h"
#include "settings/AppearanceMenus.h"
#include "settings/PreferencesDialog.h"
#include "theme/LookChanges.h"
#include "webpage/WebPageDialog.h"
#include "window/BoardActions.h"
#include "window/CommandPalette.h"
#include "window/SizeBar.h"
#include "window/StageActions.h"

#include <QApplication>
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

Menus::Menus(const Commands& commands, Workbench& workbench, LessonShelf& shelf, LessonDock& dock,
             const Appearance& appearance, QMainWindow* window)
    : QObject(window), startPage(makeAction(QT_TR_NOOP("Start pa&ge"))),
      lessons(new LessonMenu(workbench, shelf, dock, window->menuBar())), commands_(commands),
      window_(window), close_(makeAction(QT_TR_NOOP("&Close"))),
      quit_(makeAction(QT_TR_NOOP("&Quit"))) {
    startPage->setObjectName(QStringLiteral("startPage"));
    close_->setShortcut(QKeySequence::Close);
    quit_->setShortcut(QKeySequence::Quit);
    quit_->setMenuRole(QAction::QuitRole);
    for (QAction* action : {close_, quit_}) {
        action->setProperty(isDestructive, true);
    }
    connect(quit_, &QAction::triggered, window, &QWidget::close);
    connect(close_, &QAction::triggered, window, [this] {
        // Other windows that show the document have the key, too.
        QWidget* front = QApplication::activeWindow();
        (front != nullptr && front->actions().contains(close_) ? front : window_)->close();
    });
    QMenu* view = makeViewMenu();
    choices = new AppearanceMenus(*view, appearance);
    QMenu* help = makeHelpMenu();
    QMenuBar* bar = window->menuBar();
    for (QMenu* menu : {makeFileMenu(), makeEditMenu(), makeDrawMenu(), makePlayMenu(), view,
                        static_cast<QMenu*>(lessons), makeClassMenu(), help}) {
        bar->addMenu(menu);
    }
    keepKeys(*window, bar->actions());
}

QMenu* Menus::makeMenu(const char* title) {
    auto* menu = new QMenu(window_->menuBar());
    setTexts<Menus>(menu->menuAction(), title);
    return menu;
}

QAction* Menus::makeAction(const char* text) {
    auto* action = new QAction(this);
    setTexts<Menus>(action, text);
    return action;
}

QMenu* Menus::makeFileMenu() {
    QMenu* file = makeMenu(QT_TR_NOOP("&File"));
    file->addActions({commands_.board->newBoard, commands_.board->examples, commands_.fromPicture});
    QAction* newWindow = makeAction(QT_TR_NOOP("New &window"));
    newWindow->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    connect(newWindow, &QAction::triggered, this, [] { openNewWindow(); });
    file->addActions({newWindow, commands_.file->open});
    file->addMenu(commands_.file->recent);
    file->addAction(commands_.file->rereading->action);
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
    file->addActions({startPage, close_, quit_});
    return file;
}

QMenu* Menus::makeEditMenu() {
    const BoardActions& board = *commands_.board;
    QMenu* edit = makeMenu(QT_TR_NOOP("&Edit"));
    edit->addActions({board.undo, board.redo});
    edit->addSeparator();
    edit->addAction(commands_.clipboard->copyShown);
    edit->addMenu(commands_.clipboard->copyAs);
    edit->addAction(commands_.labBook->copyCommand);
    edit->addAction(commands_.clipboard->paste);
    edit->addSeparator();
    edit->addActions({board.solvable, board.random, board.allOn, board.allOff, board.offToOn});
    edit->addSeparator();
    edit->addAction(commands_.preferences);
    return edit;
}

QMenu* Menus::makeDrawMenu() {
    const DrawingActions& drawing = *commands_.drawing;
    QMenu* draw = makeMenu(QT_TR_NOOP("&Draw"));
    draw->addActions({drawing.cut, drawing.copy, commands_.clipboard->pasteDrawing,
                      drawing.duplicate, drawing.erase, drawing.selectAll});
    draw->addSeparator();
    draw->addActions(drawing.influences());
    draw->addSeparator();
    draw->addActions(drawing.arrangements());
    draw->addSeparator();
    QMenu* layout = makeMenu(QT_TR_NOOP("Arrange &all"));
    layout->addActions(commands_.layouts->all());
    layout->setToolTipsVisible(true);
    draw->addMenu(layout);
    return draw;
}

QMenu* Menus::makePlayMenu() {
    const BoardActions& board = *commands_.board;
    QMenu* play = makeMenu(QT_TR_NOOP("&Play"));
    play->addActions({board.hint, board.solution, board.autoplay});
    play->addSeparator();
    play->addActions({board.restart, board.onlyLit, board.symmetry});
    play->addSeparator();
    play->addActions({board.pin, board.compare});
    play->addSeparator();
    play->addAction(commands_.classroom->today);
    return play;
}

QMenu* Menus::makeViewMenu() {
    const StageActions& stage = *commands_.stage;
    QMenu* view = makeMenu(QT_TR_NOOP("&View"));
    view->addActions({stage.projector, stage.otherScreen, stage.subjectOnly, stage.forward,
                      stage.back, stage.pause, stage.black, stage.white});
    view->addSeparator();
    view->addActions({stage.larger, stage.smaller, stage.normalSize});
    view->addSeparator();
    view->addAction(commands_.sizeBar->action());
    view->addMenu(new NumberingMenu(view));
    return view;
}

QMenu* Menus::makeClassMenu() {
    const LiveActions& live = *commands_.live;
    QMenu* menu = makeMenu(QT_TR_NOOP("&Class"));
    menu->addAction(live.open);
    menu->addSeparator();
    menu->addActions({live.everyone, live.boards, live.ask});
    menu->addSeparator();
    menu->addActions({live.save, live.keep, live.end});
    menu->addSeparator();
    menu->addActions({live.wider, live.narrower});
    menu->addSeparator();
    menu->addAction(commands_.webPage->rank);
    return menu;
}

QMenu* Menus::makeHelpMenu() {
    const HelpActions& actions = *commands_.help;
    QMenu* help = makeMenu(QT_TR_NOOP("&Help"));
    help->addActions({actions.manual, lessons->books, commands_.find, actions.shortcuts,
                      actions.news, actions.report, actions.about});
    return help;
}

} // namespace lightsout

#include "moc_Menus.cpp"
