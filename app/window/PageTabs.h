// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QJsonObject>
#include <QTabWidget>
#include <QTimer>

#include <functional>
#include <vector>

namespace lightsout {

class ModeBar;
class TabLine;

/// The pages under one line, which contains their tabs and at its end the modes of the current
/// page. If the line is too short for both, the modes have a separate line under the tabs.
///
/// A page is created when it first becomes current. Until then an empty widget of its name takes
/// its place.
class PageTabs : public QTabWidget {
    Q_OBJECT

public:
    /// The name of a page, and a function that creates it.
    struct Page {
        QString name;
        std::function<QWidget*()> make;
    };
    struct Texts {
        QString title;
        QString shortTitle; ///< used if there is little room
        QString toolTip;
    };

    explicit PageTabs(QWidget* parent);

    /// Shows the page named `first`, or else the first one. Alt and a digit lead to each page.
    void setPages(const std::vector<Page>& pages, const QString& first);
    /// Makes a page current; nothing changes if there is none of this name.
    void showPage(const QString& name);
    /// Creates the page of this name if it does not exist yet.
    void makePage(const QString& name);
    /// Adds a widget at the very end of the line, shown for all pages.
    void addToEnd(QWidget* widget);
    /// Sets the texts of all pages, in their order.
    void setTexts(const QList<Texts>& texts);
    /// Returns the title of the current page, even if its tab shows the short one.
    QString title() const { return texts_.value(currentIndex()).title; }
    /// Hides the line after a while, and shows it again when the pointer touches the top or another
    /// page is shown.
    void setLineHides(bool hides);

    /// Stores the state of each page under its name.
    void keepStates() const;
    /// Restores the states stored by keepStates(), for each page when it is created.
    void restoreStates();

    /// Returns the name of the current page and the states of all created pages.
    QJsonObject states() const;
    /// Restores the result of states(). Pages created since then are restored as by
    /// restoreStates().
    void setStates(const QJsonObject& states);
    /// Resets a page, if it has been created, to its initial state.
    void resetPage(const QString& name);

Q_SIGNALS:
    /// The shortcut of a page was pressed anywhere in the window.
    void pageRequested(const QString& name);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Place {
        std::function<QWidget*()> make; ///< null once the page was created
        QJsonObject kept;               ///< state to restore then
        QJsonObject made;               ///< state right after the page was created
        /// Null if it has none. It is in a separate widget, which is shown with the page, so that a
        /// page may hide its modes itself.
        ModeBar* modes = nullptr;
    };

    int indexOf(const QString& name) const;
    /// Moves the focus from the first question mark of a page to the next stop, so that it is not
    /// opened there.
    void leaveQuestionMarks();
    void makePage(int index);
    /// Moves the ModeBar of a page, if it has one, into the line.
    ModeBar* takeModes(QWidget& page);
    /// Shows the modes of the current page in the space that it needs.
    void showFront();
    /// How tabs are fitted: far apart, close together, or with short titles as well.
    enum class Fit { loose, tight, brief };
    /// Shows tabs and modes as the width allows, in this order of preference: tabs far apart and a
    /// button for each mode; tabs close together; modes in a field; short titles; two lines.
    void fitModes();
    /// Returns the width of all tabs in a fit that may differ from the current one.
    int tabsWidth(Fit fit) const;
    void setFit(Fit fit);
    /// Puts the modes into a separate line, or back to the end of the tabs.
    void setTwoLines(bool areTwo);
    void placeLine();
    /// Returns the height of the tabs and, in two lines, the modes.
    int lineHeight() const;
    void watchPointer();
    bool isLineWanted() const;
    void showLine(bool isShown);

    TabLine* tabLine_;
    QWidget* end_;
    bool areTwoLines_ = false;
    Fit fit_ = Fit::loose;
    int fitWidth_ = 0; ///< width for which it was chosen; at this width it is the same on all pages
    QList<Texts> texts_;
    QTimer watch_;
    QElapsedTimer unused_;      ///< since the line was last wanted
    std::vector<Place> places_; ///< by page
};

} // namespace lightsout
