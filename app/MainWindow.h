// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Commands.h"
#include "analysis/Workbench.h"

#include <QMainWindow>

namespace lightsout {

class StartPage;
class LessonDock;
class LessonShelf;
class Menus;
class PageTabs;
class StatusBar;
class TextFit;
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
    /// Resumes a contest during which a window was closed. It takes the place of the pages until it
    /// is left.
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
    bool focusNextPrevChild(bool isNext) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    /// Escape leaves the wall, where nothing else wants it.
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Says all texts of the frame in the language of the application.
    void retranslate();
    /// Shows the frame and the pages as a desk or a wall asks for.
    void showStage();
    void putOnStage(QWidget& page);
    void makeTabs();
    QWidget* makePage(const Tab& tab);
    void showStartPage();
    /// Puts the lessons on the first page, if it is shown.
    void offerLessons();
    void leaveFirstPage();
    /// Shows a contest that begins, or the pages when it is left.
    void followContest();
    bool isInContest() const;
    void refreshTitle();
    /// Shows on the first page, and in lessons, whether a live class is open.
    void followClass();
    /// Keeps the window's place, its tab and the state of its pages for the next one.
    void remember() const;
    /// Every command, page and board of the gallery.
    std::vector<Command> commandsToFind();
    /// Says anew every text with a number of a cell in it.
    void refreshTexts();

    Workbench& workbench_;
    Appearance appearance_;
    Commands commands_;
    LessonShelf* shelf_;
    LessonDock* lessons_;
    Menus* menus_;
    ToolBar* toolBar_;
    QWidget* stageBar_; ///< beside the tabs, on a wall
    PageTabs* tabs_;
    TextFit* fit_;
    StatusBar* statusBar_ = nullptr;
    StartPage* firstPage_ = nullptr; ///< in place of the tabs and what belongs to them
};

} // namespace lightsout
