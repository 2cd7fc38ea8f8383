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

/// The frame around the tabs: menus, toolbar, status line, files. It does not know what is inside a
/// tab.
///
/// The window is not recreated when the language, the colours or the text size change: its parts
/// adapt.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `appearance` must already be applied to the application.
    MainWindow(Workbench& workbench, const Appearance& appearance);

    /// Opens a file, or shows in a dialog why it can't be opened.
    void openFile(const QString& path);
    /// Shows the tab of this name; nothing changes if there is none.
    void showTab(const QString& name);
    /// Restores the pages as they were when a window was last closed.
    void restorePages();
    /// Resumes a contest during which a window was closed. The contest replaces the pages until it
    /// is left.
    void resumeContest();
    /// Offers to recover boards whose program ended with unsaved work, if there are any.
    void offerKeptBoards();

    /// Shows the start page, unless the user turned that off.
    void greet();

    /// Applies another language, theme, text size, or full screen for a wall.
    void setAppearance(const Appearance& appearance);
    const Appearance& appearance() const { return appearance_; }

protected:
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool isNext) override;
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    /// Leaves the wall on Escape, if nothing else handles the key.
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Sets all texts of the frame in the language of the application.
    void retranslate();
    /// Arranges the frame and the pages for a desk or a wall.
    void showStage();
    void putOnStage(QWidget& page);
    void makeTabs();
    QWidget* makePage(const Tab& tab);
    void showStartPage();
    /// Puts the lessons on the start page, if it is shown.
    void offerLessons();
    void leaveFirstPage();
    /// Shows a contest when it begins, or the pages when it is left.
    void followContest();
    bool isInContest() const;
    void refreshTitle();
    /// Shows on the start page, and in lessons, whether a live class is open.
    void followClass();
    /// Saves the window's geometry, its tab and the state of its pages for the next one.
    void remember() const;
    /// Returns every command, page and board of the gallery.
    std::vector<Command> commandsToFind();
    /// Refreshes every text that contains the number of a cell.
    void refreshTexts();

    Workbench& workbench_;
    Appearance appearance_;
    Commands commands_;
    LessonShelf* shelf_;
    LessonDock* lessons_;
    Menus* menus_;
    ToolBar* toolBar_;
    QWidget* stageBar_; ///< next to the tabs, on a wall
    PageTabs* tabs_;
    TextFit* fit_;
    StatusBar* statusBar_ = nullptr;
    StartPage* firstPage_ = nullptr; ///< shown in place of the tabs and what belongs to them
};

} // namespace lightsout
