// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "window/Appearance.h"

#include <QMainWindow>

namespace lightsout {

class AppearanceMenus;
class BoardActions;
class ClassroomActions;
class ClipboardActions;
class ContestActions;
class DrawingActions;
class FileActions;
class FirstPage;
class LabBookActions;
class LayoutActions;
class LessonDock;
class LessonShelf;
class ManualWindow;
class PageTabs;
class PictureActions;
class PictureCommands;
class PictureLightsAction;
class StageActions;
class ToolBar;
struct Tab;

/// The frame around the tabs: menus, toolbar, status line, files. Knows the inside of no tab.
///
/// It stays when the language, the colours or the text size change: its parts follow.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// The application wears `appearance` already.
    MainWindow(Workbench& workbench, const Appearance& appearance);

    /// Opens a file, or says in a dialog why it can't.
    void openFile(const QString& path);
    /// Shows the tab of this name; without one, nothing changes.
    void showTab(const QString& name);
    /// Brings the pages back as they were when a window was last closed.
    void restorePages();
    /// Goes on with a contest that a window was closed on. Until it is over it has the window to
    /// itself, and nothing leads to the boards and pages of the workbench.
    void resumeContest();
    /// Offers to bring back boards whose program ended in the midst of work, if there are any.
    void offerKeptBoards();

    /// Shows the first page, unless the user turned that off.
    void greet();

    /// Another language, theme, text size, or full screen for a wall.
    void setAppearance(const Appearance& appearance);
    const Appearance& appearance() const { return appearance_; }

protected:
    bool event(QEvent* event) override;
    /// Parts of pages move between parents, and Qt's own chain loses some on the way.
    bool focusNextPrevChild(bool isNext) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    /// Escape leaves the wall, where nothing else wants it.
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Says all texts of the frame in the language of the application.
    void retranslate();
    void makeMenus();
    void makeContestMenus();
    void makeDrawMenu();
    void makeViewMenu();
    void makeHelpMenu();
    /// Shows the frame and the pages as a desk or a wall asks for.
    void showStage();
    void putOnStage(QWidget& page);
    /// Lets text grow in a window that is larger than its pages ask for.
    void fitTextToRoom();
    void makeTabs();
    QWidget* makePage(const Tab& tab);
    void showFirstPage();
    void leaveFirstPage();
    void offerLessons();
    /// Shows a contest that begins, or the pages when it is left.
    void followContest();
    bool isInContest() const;
    /// While a contest is shown: its tools and, with locks, those and the pages that it keeps from.
    void showLocked();
    /// Shows a text in the status line for a moment.
    void say(const QString& text);
    void refreshTitle();
    /// Keeps the window's place, its tab and the state of its pages for the next one.
    void remember() const;
    /// Lets every command, page and board of the gallery be found by typing.
    void findCommand();
    void showPreferences();
    /// Says anew every text with a number of a cell in it.
    void sayAnew();
    /// At a place as in ManualEvent; without one, at the chapter of the page.
    void showManual(const QString& place = {});
    void showShortcuts();

    Workbench& workbench_;
    Appearance appearance_;
    double roomScale_ = 1; ///< of all text
    BoardActions* board_;
    FileActions* file_;
    ClipboardActions* clipboard_;
    ClassroomActions* classroom_;
    ContestActions* contest_;
    PictureLightsAction* fromPicture_;
    PictureActions* pictures_;
    PictureCommands* pictureOf_;
    LabBookActions* labBook_;
    DrawingActions* drawing_;
    LayoutActions* layouts_;
    LessonShelf* shelf_;
    LessonDock* lessons_;
    StageActions* stage_;
    QAction* find_;
    ToolBar* toolBar_;
    ToolBar* lockedBar_ = nullptr; ///< in its place, in a contest
    QWidget* stageBar_;            ///< beside the tabs, on a wall
    PageTabs* tabs_;
    FirstPage* firstPage_ = nullptr; ///< in place of the tabs and what belongs to them
    AppearanceMenus* choices_ = nullptr;
    ManualWindow* manual_ = nullptr; ///< once it was asked for
};

} // namespace lightsout
