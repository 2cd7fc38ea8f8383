// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/Page.h"

#include <QTabWidget>

#include <array>

namespace lightsout {

class TabLine;

/// A stack of pages below a row that contains their tabs and, at the end, the modes of the current
/// page. If the row is too short for both, the modes have a separate row below the tabs.
///
/// A page is created when it first becomes current. Until then, an empty widget takes its place.
class PageTabs : public QTabWidget {
    Q_OBJECT

public:
    explicit PageTabs(QWidget* parent);

    /// Sets the pages and shows the page `first`, or the first page if there is no such page. Each
    /// page has the shortcut Alt and a digit. `make` creates a page.
    void setPages(const std::vector<PageDescription>& pages,
                  std::function<Page*(const PageDescription&)> make, const QString& first);
    Page& current() const { return *tabs_[static_cast<std::size_t>(currentIndex())].page; }
    /// Returns the pages that have been created.
    std::vector<Page*> pages() const;
    /// Makes a page current. Does nothing if there is no page with this id.
    void showPage(const QString& id);
    /// Adds a widget at the very end of the row. It is shown for all pages.
    void addToEnd(QWidget* widget);
    /// Sets the texts of the pages after the language has changed.
    void setTexts(const std::vector<PageDescription>& pages);
    /// Returns the title of the current page, even if its tab shows the short one.
    QString title() const {
        return tabs_[static_cast<std::size_t>(currentIndex())].description.title;
    }
    /// Returns the id of the page that is shown when the board is requested.
    QString pageForPlaying() const;
    /// Returns the position of the tab of a page.
    LandmarkPlace tabOf(const QString& id) const;

    /// Stores the state of each page under its id.
    void keepStates() const;
    /// Restores the states stored by keepStates(). Each page gets its state when it is created.
    void restoreStates();

    /// Returns the id of the current page and the states of all created pages.
    QJsonObject states() const;
    /// Restores the result of states(). A page that was created since then gets its stored state
    /// or, if there is none, its initial state.
    void setStates(const QJsonObject& states);
    /// Resets the current page to its initial state.
    void resetCurrent();

Q_SIGNALS:
    /// Emitted when the shortcut of a page is pressed anywhere in the window.
    void pageRequested(const QString& id);
    void pageMade(const lightsout::Page& page);
    /// Emitted when another page, or another mode of the current page, is shown.
    void shownChanged();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Tab {
        PageDescription description;
        Page* page = nullptr; ///< null until the page is created
        QJsonObject kept{};   ///< state to restore when the page is created
        QJsonObject made{};   ///< state right after the page was created

        /// Returns the title on the tab.
        QString title(bool isBrief) const;
    };

    int indexOf(const QString& id) const;
    /// If a question mark has the focus, moves the focus to the next widget that is not a question
    /// mark, so that a page is never entered at a question mark.
    void leaveQuestionMarks();
    void makePage(int index);
    /// Moves the modes of a page into the tab row. They are in a separate widget that is shown with
    /// the page, so that the page itself can hide its modes.
    void takeModes(ModeBar& modes);
    /// Shows the modes of the current page in the space that they need.
    void showFront();
    /// The arrangement of the tabs: far apart, close together, or close together with short titles.
    enum class Fit { loose, tight, brief };
    /// Fits tabs and modes into the width, in the same way for all pages. Uses the first
    /// arrangement in which the modes of every page fit: full titles with a button for each mode,
    /// short titles with buttons, full titles with a combo box for the modes, short titles with a
    /// combo box, or two rows. Full titles are far apart if there is room, otherwise close
    /// together.
    void fitModes();
    /// Returns the largest width that the modes of any page need, including those that are hidden
    /// and those of pages that have not been created.
    int modesWidth(bool isField);
    /// Returns the width of all tabs in a given fit, which may differ from the current one.
    int tabsWidth(Fit fit) const;
    void setFit(Fit fit);
    /// Puts the modes into a separate row, or back to the end of the tabs.
    void setTwoLines(bool areTwo);
    void placeLine();

    TabLine* tabLine_;
    QWidget* end_;
    bool areTwoLines_ = false;
    Fit fit_ = Fit::loose;
    std::array<int, 2> modesWidth_{}; ///< results of modesWidth(); 0 if not computed
    int modesHeight_ = 0;             ///< the largest height of the modes of any page
    std::function<Page*(const PageDescription&)> make_;
    std::vector<Tab> tabs_; ///< indexed by page
};

} // namespace lightsout
