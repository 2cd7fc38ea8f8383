// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "Commands.h"
#include "analysis/Workbench.h"
#include "lesson/Place.h"

#include <QMainWindow>

namespace lightsout {

class StartPage;
class LessonDock;
class LessonShelf;
class Menus;
class Page;
class PageTabs;
class StatusBar;
class TextFit;
class ToolBar;
struct LandmarkPlace;
struct PageDescription;

/// The main window. It provides menus, a toolbar, a status bar and file handling around the tabs,
/// but does not depend on the content of the tabs.
///
/// When the language, the colours or the text size change, the window is not recreated: its widgets
/// adapt.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `appearance` must already be applied to the application.
    MainWindow(Workbench& workbench, const Appearance& appearance);

    /// Opens a file. If it can't be opened, shows the reason in a dialog.
    void openFile(const QString& path);
    PageTabs& tabs() { return *tabs_; }
    LessonDock& lessons() { return *lessons_; }
    /// Returns entries for everything that has a name, and for the typed text itself.
    SearchSources search();
    /// Shows the page with this id. Does nothing if there is none.
    void showTab(const QString& id);
    /// Returns the names of pages, landmarks and concealed parts that lessons can use.
    LessonVocabulary lessonVocabulary() const;
    /// Returns the visible position of a landmark.
    LandmarkPlace landmark(const Landmark& thing) const;
    /// Returns the widgets that show answers of one kind, which lessons conceal.
    QList<QWidget*> revealing(const std::string& name) const;
    /// Restores the pages to the state they had when a window was last closed.
    void restorePages();
    /// Offers to recover the boards of sessions that ended with unsaved work, and a live class that
    /// was open, if there are any.
    void offerKeptWork();

    /// Shows the start page, unless the user has disabled it.
    void greet();

    /// Applies a language, theme and text size, and the full-screen wall mode.
    void setAppearance(const Appearance& appearance);
    const Appearance& appearance() const { return appearance_; }

protected:
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool isNext) override;
    void closeEvent(QCloseEvent* event) override;
    /// Leaves wall mode when Escape is pressed, if nothing else handles the key.
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// A landmark outside the pages, and a function that finds it.
    struct WindowLandmark {
        LessonVocabulary::LandmarkName name;
        std::function<LandmarkPlace(const Landmark&)> find;
    };
    std::vector<WindowLandmark> landmarks() const;
    void connectCommands();
    /// Sets all strings of the window itself in the language of the application.
    void retranslate();
    /// Arranges the window and its pages for desk mode or wall mode.
    /// Moves the window to another screen, if there is one, and fills it in wall mode.
    void fillOtherScreen();
    void showStage();
    /// Stops or continues what moves on the current page.
    void pause();
    void putOnStage(Page& page);
    void makeTabs();
    Page* makePage(const PageDescription& description);
    /// Shows the page on which the board is played.
    void showBoard();
    void showStartPage();
    /// Lists the lessons on the start page, if it is shown.
    void offerLessons();
    void leaveStartPage();
    void refreshTitle();
    /// Moves the focus between the lesson, the board and the other parts of the page.
    void focusPart(bool isNext);
    /// Shows on the start page, and in lessons, whether a live class is open.
    void followClass();
    /// Saves the window's geometry, its current tab and the state of its pages for the next window.
    void remember() const;
    std::vector<SearchEntry> entriesToFind();
    /// Shows a place, and its card for a moment in a frame.
    void showPlace(const Place& place);

    Workbench& workbench_;
    Appearance appearance_;
    Commands commands_;
    PageTabs* tabs_;
    LessonShelf* shelf_;
    LessonDock* lessons_;
    Menus* menus_;
    ToolBar* toolBar_;
    QWidget* stageBar_; ///< shown next to the tabs in wall mode
    TextFit* fit_;
    StatusBar* statusBar_ = nullptr;
    /// The place of a window that has moved to another screen.
    struct PlaceBefore {
        QRect geometry;
        bool isMaximized;
    };
    std::optional<PlaceBefore> placeBefore_;
    bool hasLeftBoard_ = false;      ///< whether the window that is closing may discard the board
    StartPage* startPage_ = nullptr; ///< shown instead of the tabs and their controls
};

/// Runs the application until the window has been closed and deleted. Qt's own rule, to end after
/// the last window was closed, is not enough: a window that appears or an event loop that begins
/// before the program has ended, such as a tooltip or a dialog opened by a key typed earlier,
/// cancels the end for good.
int runUntilClosed(QWidget& window);

} // namespace lightsout
